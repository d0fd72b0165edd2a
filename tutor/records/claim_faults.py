"""Claims of a record that do not hold. The types of their values tell what they are, so that each is said in words."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.cards import Suit
from tutor.kernel.seats import Seat, Side
from tutor.records.faults import Fault, Written


@dataclass(frozen=True, slots=True)
class NotACall(Fault):
    """A claimed contract that no call of this table makes."""

    code = "record.not-a-call"
    given: Written
    known: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class ClaimFault(Fault):
    """A claim that does not hold, with both values; `actual` is None for nobody, or nothing."""

    claimed: int | Seat | Side | MakeCall | None
    actual: int | Seat | Side | MakeCall | None

    @property
    def variant(self) -> str:
        return "nothing" if self.actual is None else ""


@dataclass(frozen=True, slots=True)
class ClaimContract(ClaimFault):
    code = "claim.contract"
    claimed: MakeCall
    actual: MakeCall | None


@dataclass(frozen=True, slots=True)
class ClaimWinner(ClaimFault):
    code = "claim.winner"
    claimed: Seat
    actual: Seat | None
    trick: int


@dataclass(frozen=True, slots=True)
class ClaimTricks(ClaimFault):
    code = "claim.tricks"
    claimed: int
    actual: int | None
    seat: Seat | Side


@dataclass(frozen=True, slots=True)
class ClaimSideTricks(ClaimTricks):
    """The same of a side."""

    seat: Side


@dataclass(frozen=True, slots=True)
class ClaimCardPoints(ClaimFault):
    code = "claim.card-points"
    claimed: int
    actual: int | None
    trick: int


@dataclass(frozen=True, slots=True)
class ClaimBroken(ClaimFault):
    code = "claim.broken"
    claimed: int
    actual: int | None


@dataclass(frozen=True, slots=True)
class ClaimVoid(ClaimFault):
    code = "claim.void"
    claimed: int
    actual: int | None
    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class ClaimScore(ClaimFault):
    code = "claim.score"
    claimed: int
    actual: int | None
    side: Side


@dataclass(frozen=True, slots=True)
class ClaimMatch(ClaimFault):
    """Who has won the match; None where the claim is that nobody has."""

    code = "claim.match"
    claimed: Side | None
    actual: Side | None

    @property
    def variant(self) -> str:
        return "nobody" if self.claimed is None else "nothing" if self.actual is None else ""


@dataclass(frozen=True, slots=True)
class ClaimNotReached(Fault):
    """A claim about something that the record never comes to."""

    code = "claim.not-reached"
    claimed: Written | int | Seat | Side | MakeCall | None

    @property
    def variant(self) -> str:
        return "nobody" if self.claimed is None else ""


@dataclass(frozen=True, slots=True)
class SeatNotReached(ClaimNotReached):
    """Of a seat: who takes a trick."""

    claimed: Seat


@dataclass(frozen=True, slots=True)
class SideNotReached(ClaimNotReached):
    """Of a side: who wins the match."""

    claimed: Side | None


@dataclass(frozen=True, slots=True)
class ContractNotReached(ClaimNotReached):
    """Of a contract."""

    claimed: MakeCall
