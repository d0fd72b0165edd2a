"""The rule sets that the score lab offers: by name, as agreed in the rule book, as a record has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutor.games.all import GAMES
from tutor.kernel.rules import RuleSet

RECORD: Final = "@record"
"""The options of the hand that was opened."""
BOOK: Final = "@book"
"""The table that the rule book has agreed on."""


@dataclass(frozen=True, slots=True)
class LabTable:
    """A rule set to choose: its preset's name as `id`, or one of the two above."""

    id: str
    rules: RuleSet


def offered(game: str, record: RuleSet, agreed: RuleSet | None) -> tuple[LabTable, ...]:
    """All of a game, none twice: that of the record, that of the rule book, those by name."""
    presets = GAMES[game].presets
    own = () if record in presets.values() else (LabTable(RECORD, record),)
    book = () if agreed is None or agreed in (record, *presets.values()) else (LabTable(BOOK, agreed),)
    return (*own, *book, *(LabTable(name, rules) for name, rules in presets.items()))


def beside(tables: tuple[LabTable, ...], rules: RuleSet) -> tuple[LabTable, ...]:
    """The tables with that of a hand first, then, where it is a changed one, the one that it is named after."""
    first = next(table for table in tables if table.rules == rules)
    others = (table for table in tables if table is not first)
    return (first, *sorted(others, key=lambda table: (table.id != rules.preset, table.id == BOOK)))


def kept_in_order(held: tuple[LabTable, ...], tables: tuple[LabTable, ...]) -> tuple[LabTable, ...]:
    """The tables in the order in which they stood, new ones last."""
    order = {table.id: place for place, table in enumerate(held)}
    return tuple(sorted(tables, key=lambda table: order.get(table.id, len(order))))
