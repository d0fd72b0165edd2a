"""The baked outlines of the cards' indices. Made by `packaging/bake_outlines.py`; see `resources/art/LICENCE.md`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QPainterPath

from tutor.kernel.cards import Rank
from ui.theme.paths import outline

_BAKED: Final = Path(__file__).resolve().parents[2] / "resources" / "art" / "indices.json"


@cache
def _notations() -> dict[str, str]:
    baked = json.loads(_BAKED.read_text(encoding="utf-8"))
    return {**baked["indices"], "JOKER": baked["joker"]}


@cache
def index_path(rank: Rank) -> QPainterPath:
    """A rank's index at cap height 1: left edge at 0, baseline at 0, y down."""
    return outline(_notations()["10" if rank is Rank.TEN else rank.letter])


@cache
def joker_path() -> QPainterPath:
    """The word JOKER set downwards at cap height 1, centred on x = 0, from y = 0 down to 5.8."""
    return outline(_notations()["JOKER"])
