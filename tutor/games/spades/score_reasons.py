"""What each line of a score stands for in Spades, and how a match ends."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class ContractMade(Reason):
    """Ten points for each trick bid, once the side has taken as many."""

    code = "contract-made"
    rule = "contract"
    side: Side
    bid: int
    tricks: int
    points: int


@dataclass(frozen=True, slots=True)
class ContractMissed(Reason):
    """A side short of its bid loses ten points for each trick bid, or nothing where the table has it so."""

    code = "contract-missed"
    rule = "contract"
    side: Side
    bid: int
    tricks: int
    points: int

    @property
    def variant(self) -> str:
        return "" if self.points else "costs-nothing"


@dataclass(frozen=True, slots=True)
class TenFor200(Reason):
    """At some tables a side's bid of ten or more is worth 200 either way."""

    code = "ten-for-200"
    rule = "variants"
    side: Side
    bid: int
    tricks: int
    points: int

    @property
    def variant(self) -> str:
        return "made" if self.points > 0 else "missed"


@dataclass(frozen=True, slots=True)
class Overtricks(Reason):
    """Each trick beyond the bid is one point, and a bag where bags are counted."""

    code = "overtricks"
    rule = "bags"
    side: Side
    tricks: int
    points: int
    counted: bool

    @property
    def variant(self) -> str:
        return "" if self.counted else "no-bags"


@dataclass(frozen=True, slots=True)
class NilMade(Reason):
    """A nil bidder who takes no trick scores the nil."""

    code = "nil-made"
    rule = "nil"
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class NilFailed(Reason):
    """A nil bidder who takes a trick loses what the nil was worth."""

    code = "nil-failed"
    rule = "failed-nil"
    seat: Seat
    tricks: int
    points: int


@dataclass(frozen=True, slots=True)
class BlindNilMade(Reason):
    """A nil called blind is worth more."""

    code = "blind-nil-made"
    rule = "blind-nil"
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class BlindNilFailed(Reason):
    """A nil called blind costs as much as it would have scored."""

    code = "blind-nil-failed"
    rule = "blind-nil"
    seat: Seat
    tricks: int
    points: int


@dataclass(frozen=True, slots=True)
class NilBags(Reason):
    """The tricks of a failed nil are bags, and never fill the partner's contract."""

    code = "nil-bags"
    rule = "failed-nil"
    seat: Seat
    partner: Seat | None
    """None where no partner has a contract: both called nil, or each plays alone."""
    tricks: int
    points: int

    @property
    def variant(self) -> str:
        return "" if self.partner else "no-contract"


@dataclass(frozen=True, slots=True)
class NilHelps(Reason):
    """At some tables a failed nil's tricks count towards the side's contract. `total` is the side's tricks."""

    code = "nil-helps"
    rule = "failed-nil"
    seat: Seat
    tricks: int
    total: int
    bid: int


@dataclass(frozen=True, slots=True)
class NilTricksLost(Reason):
    """At some tables a failed nil's tricks count for nothing, neither contract nor bags."""

    code = "nil-tricks-lost"
    rule = "failed-nil"
    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class BagPenalty(Reason):
    """Every ten bags cost a hundred points; the rest stays on the count, or goes where the table has it so."""

    code = "bag-penalty"
    rule = "bag-penalty"
    old: int
    new: int
    total: int
    every: int
    cost: int
    points: int
    rest: int
    carried: bool

    @property
    def variant(self) -> str:
        return "" if self.carried else "emptied"


@dataclass(frozen=True, slots=True)
class MatchWon(Reason):
    """A side at the target wins, the higher total first."""

    code = "match-won"
    rule = "match-end"
    side: Side
    total: int
    target: int


@dataclass(frozen=True, slots=True)
class MatchLost(Reason):
    """A side at the floor ends the match, and the highest total wins it. `loser` is the side that fell there."""

    code = "match-lost"
    rule = "match-end"
    side: Side
    total: int
    loser: Side
    low: int
    floor: int


@dataclass(frozen=True, slots=True)
class MatchCapped(Reason):
    """After the agreed number of hands the totals decide."""

    code = "match-capped"
    rule = "match-end"
    side: Side
    total: int
    hands: int


@dataclass(frozen=True, slots=True)
class MatchTied(Reason):
    """Level at the top, nobody wins yet: another hand is played, or the match ends so where it was to be the last."""

    code = "match-tied"
    rule = "match-end"
    total: int
    last: bool

    @property
    def variant(self) -> str:
        return "last" if self.last else ""


@dataclass(frozen=True, slots=True)
class MatchGoesOn(Reason):
    """No side has reached the target, nor the floor where there is one. `dealer` deals next."""

    code = "match-goes-on"
    rule = "match-end"
    target: int
    dealer: Seat
