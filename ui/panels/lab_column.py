"""What a rule set makes of the lab's hand, and how two of them are laid beside each other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ui.panels.score import SideSheet
from ui.panels.score_line import ScoreRow

RowKey = tuple[str, str, int]
"""A line by its side, its rule, and how many of that rule came before it (two nils are two lines)."""


@dataclass(frozen=True, slots=True)
class LabColumn:
    """A rule set: its sheets, or in `refused` why it has none. `outcome` says how the match stands after the hand."""

    id: str
    title: str
    note: str
    sides: tuple[SideSheet, ...] = ()
    refused: str = ""
    outcome: str = ""
    over: bool = False
    flips: frozenset[RowKey] = frozenset()
    """Lines that the last change has turned."""

    def side(self, side: str) -> SideSheet | None:
        """A side's sheet."""
        return next((sheet for sheet in self.sides if sheet.side == side), None)

    def rows(self, side: str) -> dict[RowKey, ScoreRow]:
        """A side's lines by what they are lines of."""
        sheet = self.side(side)
        lines = sheet.lines if sheet else ()
        return {
            (side, line.rule, sum(before.rule == line.rule for before in lines[:place])): line
            for place, line in enumerate(lines)
        }

    @property
    def all_rows(self) -> dict[RowKey, ScoreRow]:
        """The lines of all sides."""
        return {key: row for sheet in self.sides for key, row in self.rows(sheet.side).items()}


def sides_of(columns: Iterable[LabColumn]) -> dict[str, str]:
    """The names of all sides that some rule set scores, in table order, those of partners first."""
    return {sheet.side: sheet.name for column in columns for sheet in column.sides}


def keys_of(columns: Iterable[LabColumn], side: str) -> tuple[RowKey, ...]:
    """The lines that some rule set has for a side."""
    return tuple(dict.fromkeys(key for column in columns for key in column.rows(side)))


def differ(columns: Iterable[LabColumn], key: RowKey) -> bool:
    """Whether rule sets that score a line's side do not agree on the line."""
    rows = [column.rows(key[0]).get(key) for column in columns if column.side(key[0]) is not None]
    return any(row != rows[0] for row in rows)


def turned(before: LabColumn | None, now: LabColumn) -> frozenset[RowKey]:
    """The lines that are otherwise than they were; none where there was nothing before."""
    if before is None or not before.sides or not now.sides or before.id != now.id:
        return frozenset()
    old, new = before.all_rows, now.all_rows
    return frozenset(key for key in new if old.get(key) != new[key])
