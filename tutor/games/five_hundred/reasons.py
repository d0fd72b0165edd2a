"""Why a call or an exchange goes or does not, as values; and every reason that those, a card or a trick may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.games.five_hundred.card_reasons import (
    JokerAllSuitsLed,
    JokerAsks,
    JokerComesOut,
    JokerLeadsLast,
    JokerMayWait,
    JokerNamesNothing,
    JokerNamesUnledSuit,
    JokerWins,
    LeftBowerHasLeft,
    LeftBowerMustFollow,
    LowJokerAlone,
    MustFollowSuit,
    MustPlayJoker,
    NoSuitAsked,
    VoidButLeftBower,
)
from tutor.kernel import reasons as kernel
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import OptionsExclude
from tutor.kernel.seats import Seat

Contradiction = Literal[
    "one-call-is-not-raised",
    "one-call-is-final",
    "no-misere-to-rank",
    "no-misere-to-stop",
    "no-misere-for-the-joker",
]


@dataclass(frozen=True, slots=True)
class OptionsContradict(OptionsExclude):
    """Two options of which one allows what the other rules out."""

    rule = "table-agreements"
    contradiction: Contradiction


# --- The auction -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CallBelowMinimum(Reason):
    """Calls in a suit or no-trump begin at six tricks."""

    code = "call-below-minimum"
    rule = "call-order"
    call: Call
    minimum: int


@dataclass(frozen=True, slots=True)
class CallAboveMaximum(Reason):
    """No call goes above ten tricks: there are no more."""

    code = "call-above-maximum"
    rule = "call-order"
    call: Call
    maximum: int


@dataclass(frozen=True, slots=True)
class CallTooLow(kernel.CallTooLow):
    """Each call must outrank the last. `lowest` is the first that would, None above the top of the ladder."""

    rule = "call-order"
    lowest: Call | None

    @property
    def variant(self) -> str:
        return "top" if self.lowest is None else ""


@dataclass(frozen=True, slots=True)
class PassIsFinal(Reason):
    """A player who has passed calls no more in this auction, or only once a higher call has come."""

    code = "pass-is-final"
    rule = "pass-is-final"
    until_changed: bool

    @property
    def variant(self) -> str:
        return "until-changed" if self.until_changed else ""


@dataclass(frozen=True, slots=True)
class OneCallEach(Reason):
    """Where the auction is one round, each player calls once. `call` is the one made."""

    code = "one-call-each"
    rule = "auction-turns"
    call: Call


@dataclass(frozen=True, slots=True)
class CannotRaiseOwnCall(Reason):
    """Nobody raises the highest call while it is their own."""

    code = "cannot-raise-own-call"
    rule = "auction-turns"
    call: Call


@dataclass(frozen=True, slots=True)
class MisereNeedsASeven(Reason):
    """Misère may be called once anybody has called a 7. `call` is the highest call so far."""

    code = "misere-needs-a-seven"
    rule = "misere-rank"
    call: Call | None

    @property
    def variant(self) -> str:
        return "opening" if self.call is None else ""


# --- The kitty -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KittyIsClosed(Reason):
    """Nobody looks at the kitty before the auction is over, and then the contractor alone."""

    code = "kitty-is-closed"
    rule = "kitty"
    contractor: Seat | None

    @property
    def variant(self) -> str:
        return "" if self.contractor is None else "contractor"


@dataclass(frozen=True, slots=True)
class KittyIsYours(Reason):
    """The contractor may look at the kitty."""

    code = "kitty-is-yours"
    rule = "kitty"


@dataclass(frozen=True, slots=True)
class DiscardThree(Reason):
    """As many cards go away as came in from the kitty. `laid` is how many lie there now."""

    code = "discard-three"
    rule = "discard-three"
    laid: int
    kitty: int
    keeps: int

    @property
    def variant(self) -> str:
        return "too-few" if self.laid < self.kitty else "too-many"


@dataclass(frozen=True, slots=True)
class DiscardNotHeld(Reason):
    """Only a card of the contractor's hand and the kitty may be put away."""

    code = "discard-not-held"
    rule = "discard-three"
    card: Card


@dataclass(frozen=True, slots=True)
class DiscardTwice(Reason):
    """The cards put away are different cards."""

    code = "discard-twice"
    rule = "discard-three"
    card: Card


@dataclass(frozen=True, slots=True)
class DiscardStands(Reason):
    """Any cards of hand and kitty may be put away, the joker included."""

    code = "discard-stands"
    rule = "discard-three"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class JokerNotHeld(Reason):
    """Only a contractor who keeps the joker names its suit."""

    code = "joker-not-held"
    rule = "joker-named"
    suit: Suit
    discarded: bool

    @property
    def variant(self) -> str:
        return "discarded" if self.discarded else ""


@dataclass(frozen=True, slots=True)
class JokerIsTrump(Reason):
    """In a suit contract the joker is the highest trump and is given no other suit."""

    code = "joker-is-trump"
    rule = "joker-is-trump"
    trump: Suit


@dataclass(frozen=True, slots=True)
class JokerNeedsNoTrump(Reason):
    """Where the joker is the lowest card in the misères, its suit is named in no-trump contracts alone."""

    code = "joker-needs-no-trump"
    rule = "misere-joker"
    call: Call


REASONS: tuple[type[Reason], ...] = (
    OptionsContradict,
    kernel.FollowsSuit,
    kernel.VoidAnyCard,
    kernel.MayLeadAnything,
    kernel.CardNotHeld,
    kernel.NotYourTurn,
    kernel.SitsOut,
    kernel.HandIsOver,
    kernel.AuctionGoesOn,
    kernel.ExchangeComesFirst,
    kernel.NotYourTurnToCall,
    kernel.AuctionIsOver,
    kernel.NothingToExchange,
    kernel.CallNotAllowed,
    CallBelowMinimum,
    CallAboveMaximum,
    kernel.CallStands,
    kernel.HighestTrump,
    kernel.HighestOfLedSuit,
    CallTooLow,
    PassIsFinal,
    OneCallEach,
    CannotRaiseOwnCall,
    MisereNeedsASeven,
    KittyIsClosed,
    KittyIsYours,
    DiscardThree,
    DiscardNotHeld,
    DiscardTwice,
    DiscardStands,
    JokerNotHeld,
    JokerIsTrump,
    JokerNeedsNoTrump,
    MustFollowSuit,
    LeftBowerHasLeft,
    LeftBowerMustFollow,
    VoidButLeftBower,
    MustPlayJoker,
    JokerComesOut,
    JokerMayWait,
    JokerNamesUnledSuit,
    JokerAllSuitsLed,
    JokerNamesNothing,
    JokerAsks,
    JokerLeadsLast,
    NoSuitAsked,
    JokerWins,
    LowJokerAlone,
)
"""Every reason that a call, an exchange, a card or a trick may have."""
