"""What a rule set makes of the lab's hand, and how two of them are laid beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from ui.panels.score import SideSheet
from ui.panels.score_line import ScoreRow

RowKey = tuple[str, str, int]
"""A line by its side, its rule, and how many of that rule came before it (two nils are two lines)."""

Group = tuple[str, ...]
"""Sides that the same players make up: one side where they are partners, a side each where they are not."""


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
    hidden: bool = False
    """The figures wait for a guess, and no mark tells of them."""
    members: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The seats of each side; one that is missing is a seat itself."""
    amounts: Mapping[RowKey, int] = field(default_factory=dict)
    """The points of each line."""

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

    def within(self, group: Group) -> tuple[str, ...]:
        """Its own sides of a group, in table order."""
        return tuple(sheet.side for sheet in self.sides if sheet.side in group)

    def sum_of(self, group: Group, rule: str = "") -> int:
        """What a group's sides get for the hand, or by the lines of one rule."""
        return sum(n for (side, its, _), n in self.amounts.items() if side in group and rule in ("", its))


def groups_of(columns: Iterable[LabColumn]) -> tuple[Group, ...]:
    """All sides that some rule set scores, in table order, those of the same players together and partners first."""
    found: list[tuple[frozenset[str], Group]] = []
    for column in columns:
        for sheet in column.sides:
            seats = frozenset(column.members.get(sheet.side, (sheet.side,)))
            at = next((place for place, (held, _) in enumerate(found) if held & seats), len(found))
            joined = [one for one in found if one[0] & seats]
            found = [one for one in found if not one[0] & seats]
            sides = dict.fromkeys(side for _, sides in joined for side in sides)
            larger = any(held < seats for held, _ in joined)
            own = (sheet.side, *sides) if larger else (*sides, sheet.side)
            everybody = seats.union(*(held for held, _ in joined))
            found.insert(at, (everybody, tuple(dict.fromkeys(own))))
    return tuple(sides for _, sides in found)


def sides_of(columns: Iterable[LabColumn]) -> dict[str, str]:
    """The names of all sides that some rule set scores, those of the same players one after another."""
    columns = tuple(columns)
    names = {sheet.side: sheet.name for column in columns for sheet in column.sides}
    return {side: names[side] for group in groups_of(columns) for side in group}


def keys_of(columns: Iterable[LabColumn], side: str) -> tuple[RowKey, ...]:
    """The lines that some rule set has for a side."""
    return tuple(dict.fromkeys(key for column in columns for key in column.rows(side)))


def differ(columns: Iterable[LabColumn], key: RowKey) -> bool:
    """Whether rule sets that score a line's players do not agree on the line; no while one of them is hidden."""
    scored = [column for column in columns if column.sides]
    if any(column.hidden for column in scored):
        return False
    group = next((group for group in groups_of(scored) if key[0] in group), (key[0],))
    return any(_part(one, other, group, key) for one, other in combinations(scored, 2))


def _part(one: LabColumn, other: LabColumn, group: Group, key: RowKey) -> bool:
    """Where one counts partners and the other each player, what the rule gives them together is compared."""
    if one.within(group) == other.within(group):
        return one.rows(key[0]).get(key) != other.rows(key[0]).get(key)
    return one.sum_of(group, key[1]) != other.sum_of(group, key[1])


def told_of(columns: Iterable[LabColumn], group: Group) -> tuple[object, ...]:
    """What each rule set gives a group for the hand, to be compared; None of one that is hidden or scores none of it.

    That is figure and bags, where these are the hand's own and do not run on; where some count partners and others each
    player, what they have together.
    """
    columns = tuple(columns)
    mixed = len({column.within(group) for column in columns if column.sides}) > 1
    return tuple(
        None
        if column.hidden or not column.within(group)
        else column.sum_of(group)
        if mixed
        else tuple((sheet.hand, "" if sheet.before else sheet.bags) for sheet in map(column.side, group) if sheet)
        for column in columns
    )


def turned(before: LabColumn | None, now: LabColumn) -> frozenset[RowKey]:
    """The lines that are otherwise than they were; none where there was nothing before."""
    if before is None or not before.sides or not now.sides or before.id != now.id:
        return frozenset()
    old, new = before.all_rows, now.all_rows
    return frozenset(key for key in new if old.get(key) != new[key])
