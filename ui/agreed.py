"""The rule set in force at each game's table, kept with the settings: `cards4 floor=-300 nil_points=50`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSettings

_TABLES: Final = "tables"


def load_tables(store: QSettings) -> dict[str, tuple[str, dict[str, str]]]:
    """The preset and the changed options of each game that a store has."""
    store.beginGroup(_TABLES)
    kept = {game: str(store.value(game, "")).split() for game in store.childKeys()}
    store.endGroup()
    return {game: (parts[0], _changes(parts[1:])) for game, parts in kept.items() if parts}


def keep_table(store: QSettings, game: str, preset: str, changes: Mapping[str, str]) -> None:
    """Keep a game's rule set in force."""
    store.setValue(f"{_TABLES}/{game}", " ".join((preset, *(f"{name}={text}" for name, text in changes.items()))))


def _changes(parts: list[str]) -> dict[str, str]:
    return {name: text for name, _, text in (part.partition("=") for part in parts)}
