"""What each score line is, and why a match is won or goes on: as values."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.calls import Call
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat, Side

# --- The score -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ContractMade(Reason):
    """A contract made scores its value, and extra tricks add nothing."""

    code = "contract-made"
    rule = "contract-score"
    side: Side
    call: Call
    tricks: int
    points: int
    extra: int
    """How many of the tricks are beyond the contract."""

    @property
    def variant(self) -> str:
        return "" if self.extra else "exact"


@dataclass(frozen=True, slots=True)
class ContractFailed(Reason):
    """A contract that fails costs its value."""

    code = "contract-failed"
    rule = "contract-score"
    side: Side
    call: Call
    tricks: int
    points: int


@dataclass(frozen=True, slots=True)
class Slam(Reason):
    """All ten tricks lift a contract of less than 250 to 250. `value` is what it would have scored."""

    code = "slam"
    rule = "slam"
    side: Side
    call: Call
    value: int
    points: int


@dataclass(frozen=True, slots=True)
class DefendersTricks(Reason):
    """The defenders score 10 a trick, whether the contract is made or not."""

    code = "defenders-tricks"
    rule = "defenders-tricks"
    side: Side
    tricks: int
    points: int

    @property
    def variant(self) -> str:
        return "" if self.tricks else "none"


@dataclass(frozen=True, slots=True)
class DefendersUnpaid(Reason):
    """In a misère the defenders' tricks score nothing."""

    code = "defenders-unpaid"
    rule = "misere-score"
    side: Side
    tricks: int


@dataclass(frozen=True, slots=True)
class MisereMade(Reason):
    """A misère is made by taking no trick at all."""

    code = "misere-made"
    rule = "misere-score"
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class MisereFailed(Reason):
    """One trick is enough to lose a misère. `trick` is the first one taken, None where that is not known."""

    code = "misere-failed"
    rule = "misere-score"
    seat: Seat
    trick: int | None
    tricks: int
    points: int

    @property
    def variant(self) -> str:
        return "tricks" if self.trick is None else ""


@dataclass(frozen=True, slots=True)
class OpenMisereMade(MisereMade):
    """An open misère is made by taking no trick at all."""

    code = "open-misere-made"


@dataclass(frozen=True, slots=True)
class OpenMisereFailed(MisereFailed):
    """One trick is enough to lose an open misère."""

    code = "open-misere-failed"


# --- The match -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WonOnOwnContract(Reason):
    """A side that reaches the target by making its own contract wins."""

    code = "won-on-own-contract"
    rule = "match-win"
    side: Side
    total: int
    target: int


@dataclass(frozen=True, slots=True)
class DefendingDoesNotWin(Reason):
    """A side that stands at the target without having just made its own contract has not won yet."""

    code = "defending-does-not-win"
    rule = "match-win"
    side: Side
    total: int
    target: int
    failed: bool

    @property
    def variant(self) -> str:
        return "failed" if self.failed else ""


@dataclass(frozen=True, slots=True)
class BelowMinus500(Reason):
    """A side at the floor or below it loses at once, whatever the other has."""

    code = "below-minus-500"
    rule = "match-loss"
    side: Side
    total: int
    floor: int
    winner: Side


@dataclass(frozen=True, slots=True)
class WonOnTotal(Reason):
    """Where any 500 wins, the higher total does when a side is there."""

    code = "won-on-total"
    rule = "match-win"
    side: Side
    total: int
    target: int


@dataclass(frozen=True, slots=True)
class TiePlaysOn(Reason):
    """Two equal totals decide nothing: another hand is played."""

    code = "tie-plays-on"
    rule = "match-win"
    total: int


@dataclass(frozen=True, slots=True)
class GoesOn(Reason):
    """Nobody is at either end yet. `dealer` deals the next hand."""

    code = "goes-on"
    rule = "match-win"
    totals: tuple[tuple[Side, int], ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class AllPassed(Reason):
    """When all four pass, nobody scores and `dealer` deals."""

    code = "all-passed"
    rule = "thrown-in"
    dealer: Seat


@dataclass(frozen=True, slots=True)
class DealCapReached(Reason):
    """A match with a set number of hands ends by the totals. `side` has the higher, None where they are equal."""

    code = "deal-cap-reached"
    rule = "match-win"
    hands: int
    side: Side | None
    total: int

    @property
    def variant(self) -> str:
        return "tied" if self.side is None else ""


SCORE_REASONS: tuple[type[Reason], ...] = (
    ContractMade,
    ContractFailed,
    Slam,
    DefendersTricks,
    DefendersUnpaid,
    MisereMade,
    MisereFailed,
    OpenMisereMade,
    OpenMisereFailed,
    WonOnOwnContract,
    DefendingDoesNotWin,
    BelowMinus500,
    WonOnTotal,
    TiePlaysOn,
    GoesOn,
    AllPassed,
    DealCapReached,
)
"""Every reason of a score line or an outcome."""
