"""Claims of a record that do not hold."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.cards import Suit
from tutor.kernel.seats import Seat, Side
from tutor.records.faults import Fault, Written


@dataclass(frozen=True, slots=True)
class ClaimFault(Fault):
    """A claim that does not hold, with both values; `actual` is None for nobody, or nothing."""

    claimed: Written | int
    actual: Written | int | None

    @property
    def variant(self) -> str:
        return "nothing" if self.actual is None else ""


@dataclass(frozen=True, slots=True)
class ClaimContract(ClaimFault):
    code = "claim.contract"


@dataclass(frozen=True, slots=True)
class ClaimWinner(ClaimFault):
    code = "claim.winner"
    trick: int


@dataclass(frozen=True, slots=True)
class ClaimTricks(ClaimFault):
    code = "claim.tricks"
    seat: Written


@dataclass(frozen=True, slots=True)
class ClaimCardPoints(ClaimFault):
    code = "claim.card-points"
    trick: int


@dataclass(frozen=True, slots=True)
class ClaimBroken(ClaimFault):
    code = "claim.broken"


@dataclass(frozen=True, slots=True)
class ClaimVoid(ClaimFault):
    code = "claim.void"
    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class ClaimScore(ClaimFault):
    code = "claim.score"
    side: Side


@dataclass(frozen=True, slots=True)
class ClaimMatch(ClaimFault):
    code = "claim.match"


@dataclass(frozen=True, slots=True)
class ClaimNotReached(Fault):
    """A claim about something that the record never comes to."""

    code = "claim.not-reached"
    claimed: Written | int
