"""Why what was entered in the score lab is no hand yet. Their codes stand by themselves, without a game before them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class TricksDoNotAddUp(Reason):
    """The tricks of all seats make up the hand. `off` is how many are left over, or too many."""

    code = "lab.tricks"
    rule = ""
    total: int
    size: int
    off: int

    @property
    def variant(self) -> str:
        return "short" if self.total < self.size else "over"


@dataclass(frozen=True, slots=True)
class SeatSitsOut(Reason):
    """The partner of a misère's contractor takes no trick."""

    code = "lab.sits-out"
    rule = ""
    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class PointNotGiven(Reason):
    """High and Low are won in every hand. `point` is the word of the one that nobody has."""

    code = "lab.point-missing"
    rule = ""
    point: str


@dataclass(frozen=True, slots=True)
class HandNotOver(Reason):
    """Only a hand that is over, or its result, has a score."""

    code = "lab.not-over"
    rule = ""


@dataclass(frozen=True, slots=True)
class MatchHasEnded(Reason):
    """No hand follows the one that ended the match."""

    code = "lab.match-over"
    rule = ""


@dataclass(frozen=True, slots=True)
class NotAllKept(Reason):
    """A hand was saved before it was whole; a record has no field for this part of it."""

    code = "lab.not-kept"
    rule = ""
    part: Literal["tricks", "points"]

    @property
    def variant(self) -> str:
        return self.part


@dataclass(frozen=True, slots=True)
class BegunAnew(Reason):
    """A match begins with this hand, as the hands before it no longer lead to it."""

    code = "lab.begun-anew"
    rule = ""
    hands: int


@dataclass(frozen=True, slots=True)
class HandsRescored(Reason):
    """Another rule set scores the hands before this one too."""

    code = "lab.rescored"
    rule = ""
    hands: int
