"""Why a call or a card goes, or does not go, in Pitch alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.kernel import reasons as kernel
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import (
    AuctionGoesOn,
    AuctionIsOver,
    CallNotAllowed,
    CallStands,
    CardNotHeld,
    FollowsSuit,
    HandIsOver,
    HighestOfLedSuit,
    HighestTrump,
    MayLeadAnything,
    NothingToExchange,
    NotYourTurn,
    NotYourTurnToCall,
    Reason,
    SitsOut,
    VoidAnyCard,
)
from tutor.kernel.rules import OptionsExclude
from tutor.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class OptionsContradict(OptionsExclude):
    """Two options of which one allows what the other rules out."""

    rule = "agree-first"
    contradiction: Literal["smudge-needs-a-five"]


@dataclass(frozen=True, slots=True)
class CallBelowMinimum(Reason):
    """Calls begin at the table's minimum."""

    code = "call-below-minimum"
    rule = "auction"
    call: Call
    minimum: int


@dataclass(frozen=True, slots=True)
class CallAboveMaximum(Reason):
    """No call goes above the table's top."""

    code = "call-above-maximum"
    rule = "auction"
    call: Call
    maximum: int

    @property
    def variant(self) -> str:
        return "five" if self.maximum > 4 else ""  # noqa: PLR2004 - four points exist; a 5 asks for all tricks as well


@dataclass(frozen=True, slots=True)
class CallTooLow(kernel.CallTooLow):
    """Each call must be above the last."""

    rule = "auction"


@dataclass(frozen=True, slots=True)
class DealersCallTooLow(CallTooLow):
    """The dealer's call is below what the table lets a dealer match. `may_match` says whether any number may be."""

    rule = "dealers-privilege"
    may_match: bool

    @property
    def variant(self) -> str:
        return "dealer" if self.may_match else "dealer-no-match"


@dataclass(frozen=True, slots=True)
class TopIsCalled(Reason):
    """Nothing goes above the top call, and only the dealer may match it. `seat` made it."""

    code = "top-is-called"
    rule = "auction"
    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class DealerMayNotTakeFour(Reason):
    """The dealer may match a lower call, never the top one. `seat` made it."""

    code = "dealer-may-not-take-four"
    rule = "dealers-privilege"
    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class DealerMayMatch(Reason):
    """The dealer, last, takes the bid at the number that `seat` called."""

    code = "dealer-may-match"
    rule = "dealers-privilege"
    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class DealerMustCall(Reason):
    """Where the table agreed so, the dealer calls when all others have passed."""

    code = "dealer-must-call"
    rule = "all-pass"
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class MustFollowTrump(Reason):
    """Trump led: a player who holds a trump plays one."""

    code = "must-follow-trump"
    rule = "must-follow-trump"
    led: Suit
    played: Card
    could_play: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FollowOrTrump(Reason):
    """Another suit led: a player who holds it follows or trumps. `held` are the cards of that suit."""

    code = "follow-or-trump"
    rule = "follow-or-trump"
    led: Suit
    trump: Suit
    played: Card
    held: tuple[Card, ...]
    could_play: tuple[Card, ...]

    @property
    def variant(self) -> str:
        return "no-trump-held" if self.held == self.could_play else ""


@dataclass(frozen=True, slots=True)
class MayTrump(Reason):
    """A trump goes on any other suit, even when its player could follow."""

    code = "may-trump"
    rule = "follow-or-trump"
    card: Card
    led: Suit
    could_follow: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetsTrump(Reason):
    """The pitcher may lead any card first, and its suit is trump for the whole hand."""

    code = "sets-trump"
    rule = "first-card-trump"
    card: Card
    trump: Suit


REASONS: tuple[type[Reason], ...] = (
    OptionsContradict,
    NotYourTurnToCall,
    CallNotAllowed,
    CallBelowMinimum,
    CallAboveMaximum,
    DealerMayNotTakeFour,
    CallTooLow,
    DealersCallTooLow,
    TopIsCalled,
    DealerMustCall,
    DealerMayMatch,
    CallStands,
    AuctionIsOver,
    AuctionGoesOn,
    NothingToExchange,
    HandIsOver,
    SitsOut,
    NotYourTurn,
    CardNotHeld,
    MustFollowTrump,
    FollowOrTrump,
    SetsTrump,
    MayLeadAnything,
    MayTrump,
    FollowsSuit,
    VoidAnyCard,
    HighestTrump,
    HighestOfLedSuit,
)
"""Why calls and cards go or do not, and why tricks are won; the kernel's reasons included."""
