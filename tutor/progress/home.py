"""Where the learners' files are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

HOME: Final = "TRICKWISE_HOME"
"""The variable of the environment that names another folder than the usual one."""


def learners_home(environment: Mapping[str, str], usual: Path) -> Path:
    """The folder of the learners' files, in the folder that the environment names, else in the usual one."""
    named = environment.get(HOME, "")
    return (Path(named) if named else usual) / "learners"


def packs_home(learners: Path) -> Path:
    """The folder of the packs on this machine's shelf, beside that of the learners' files."""
    return learners.with_name("packs")
