"""Itemised scores: a total is the sum of its lines, so that the explanation is the computation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import RuleSet
from tutor.kernel.seats import Seat, Seats, Side


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one line and why; a reason that costs nothing and gives nothing has 0."""

    reason: Reason
    points: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A side's score of one hand.

    `before` is its total before it; `bags` its count of bags after it, None where none are kept.
    """

    side: Side
    lines: tuple[ScoreLine, ...]
    before: int
    bags: int | None = None

    @property
    def hand(self) -> int:
        """What the side's total changes by."""
        return sum(line.points for line in self.lines)

    @property
    def total(self) -> int:
        return self.before + self.hand


@dataclass(frozen=True, slots=True)
class HandScore:
    """The sheets of a hand, one for each side in table order. A game adds what its match needs to know."""

    sheets: tuple[Sheet, ...]

    def sheet(self, side: Side) -> Sheet:
        return next(sheet for sheet in self.sheets if sheet.side == side)

    @property
    def totals(self) -> dict[Side, int]:
        return {sheet.side: sheet.total for sheet in self.sheets}

    @property
    def points(self) -> Mapping[Any, Side | None]:  # a game may name its points by a type of its own
        """Which side has each of the game's named points; empty where it has none, or they are not known."""
        return {}

    @property
    def card_points(self) -> Mapping[Side, int]:
        """What the cards weigh that each side has taken; empty where cards weigh nothing, or it is not known."""
        return {}


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether a match is over, who has won it (None where nobody has, yet), and why."""

    over: bool
    winner: Side | None
    why: Reason


@dataclass(frozen=True, slots=True)
class Match:
    """Where a match stands before a hand. `outcome` is what the last hand brought, None before the first."""

    rules: RuleSet
    seats: Seats
    dealer: Seat
    totals: Mapping[Side, int] = field(default_factory=dict)
    """A side that is missing has 0."""
    bags: Mapping[Side, int] = field(default_factory=dict)
    hands: int = 0
    """How many hands are over."""
    outcome: Outcome | None = None

    def total(self, side: Side) -> int:
        return self.totals.get(side, 0)

    def bag_count(self, side: Side) -> int:
        return self.bags.get(side, 0)


@dataclass(frozen=True, slots=True)
class TricksTaken:
    """A hand's result by the tricks of each seat, or, where no seat's own tricks matter, of each side."""

    by_seat: Mapping[Seat, int] = field(default_factory=dict)
    by_side: Mapping[Side, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PointsWon:
    """A hand's result by the named points (`high`, `low`, `jack`, `game`) that each side has won."""

    by_side: Mapping[Side, tuple[str, ...]]
    tricks: TricksTaken | None = None
    """Who took the tricks, where that is known: a bid may ask for all of them."""


@dataclass(frozen=True, slots=True)
class CardsCaptured:
    """A hand's result by the cards in each seat's tricks, and those that each was dealt where that is known."""

    trump: Suit
    by_seat: Mapping[Seat, tuple[Card, ...]]
    held: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)


Result = TricksTaken | PointsWon | CardsCaptured
