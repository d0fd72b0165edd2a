"""Why a call, an exchange or a card goes or does not, and why the joker takes a trick: as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.kernel import reasons as kernel
from tutor.kernel.calls import Call
from tutor.kernel.cards import JOKER, Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat

# --- The auction -----------------------------------------------------------------------------------------------------


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


# --- The cards -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MustFollowSuit(kernel.MustFollowSuit):
    """A player who holds a card of the led suit must play one, were it the joker."""

    @property
    def variant(self) -> str:
        return "joker" if self.could_play == (JOKER,) else ""


@dataclass(frozen=True, slots=True)
class LeftBowerHasLeft(Reason):
    """The left bower is a trump, so it does not follow its printed suit while a card of that suit is held."""

    code = "left-bower-has-left"
    rule = "left-bower"
    card: Card
    led: Suit
    trump: Suit
    could_play: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LeftBowerMustFollow(Reason):
    """The left bower is a trump, and must follow a trump lead where no other trump is held."""

    code = "left-bower-must-follow"
    rule = "left-bower"
    card: Card
    trump: Suit
    played: Card


@dataclass(frozen=True, slots=True)
class VoidButLeftBower(Reason):
    """A player whose only card printed with the led suit is the left bower is void in it."""

    code = "void-but-left-bower"
    rule = "left-bower"
    card: Card
    led: Suit
    trump: Suit


@dataclass(frozen=True, slots=True)
class MustPlayJoker(Reason):
    """In a misère a joker without a suit must be played as soon as its holder is void in the led suit."""

    code = "must-play-joker"
    rule = "misere-joker"
    led: Suit
    played: Card
    could_play: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class JokerComesOut(Reason):
    """Void in the led suit in a misère, the joker's holder plays it."""

    code = "joker-comes-out"
    rule = "misere-joker"
    led: Suit


@dataclass(frozen=True, slots=True)
class JokerMayWait(Reason):
    """A joker that has no suit may be played when its holder is void; it need not be."""

    code = "joker-may-wait"
    rule = "joker-when-void"
    led: Suit
    low: bool

    @property
    def variant(self) -> str:
        return "low" if self.low else ""


@dataclass(frozen=True, slots=True)
class JokerNamesUnledSuit(Reason):
    """A joker without a suit, when led, names one that may still be named. `suits` have been led, `free` have not."""

    code = "joker-names-unled-suit"
    rule = "joker-lead"
    suits: tuple[Suit, ...]
    free: tuple[Suit, ...]
    named: Suit | None

    @property
    def variant(self) -> str:
        return "unnamed" if self.named is None else ""


@dataclass(frozen=True, slots=True)
class JokerAllSuitsLed(Reason):
    """Once all four suits have been led, a joker without a suit may be led to the last trick alone, and names none."""

    code = "joker-all-suits-led"
    rule = "joker-lead"
    last: bool

    @property
    def variant(self) -> str:
        return "last" if self.last else ""


@dataclass(frozen=True, slots=True)
class JokerNamesNothing(Reason):
    """A suit is named only for a joker that is led and has none."""

    code = "joker-names-nothing"
    rule = "joker-lead"
    card: Card
    suit: Suit | None
    why: Literal["other-card", "following", "trump", "named"]
    """With `trump` and `named`, `suit` is the one that the joker has."""

    @property
    def variant(self) -> str:
        return self.why


@dataclass(frozen=True, slots=True)
class JokerAsks(Reason):
    """A joker without a suit may be led, and the others follow the suit that it names."""

    code = "joker-asks"
    rule = "joker-lead"
    suit: Suit


@dataclass(frozen=True, slots=True)
class JokerLeadsLast(Reason):
    """When all four suits have been led, the joker may still be led to the last trick."""

    code = "joker-leads-last"
    rule = "joker-lead"


@dataclass(frozen=True, slots=True)
class NoSuitAsked(Reason):
    """A joker led to the last trick asks for no suit, so any card goes."""

    code = "no-suit-asked"
    rule = "joker-lead"


@dataclass(frozen=True, slots=True)
class JokerWins(Reason):
    """Nothing beats the joker, unless it has been named a suit that was not led."""

    code = "joker-wins"
    rule = "trick-winner"
    seat: Seat
    trump: Suit | None

    @property
    def variant(self) -> str:
        return "no-trump" if self.trump is None else ""


@dataclass(frozen=True, slots=True)
class LowJokerAlone(Reason):
    """The joker that is lowest takes a trick only where nobody can play the suit that it named."""

    code = "low-joker-alone"
    rule = "misere-joker"
    seat: Seat
    suit: Suit


REASONS: tuple[type[Reason], ...] = (
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
