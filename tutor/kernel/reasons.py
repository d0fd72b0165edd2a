"""Why a call or a card goes or does not go, why a trick was won: values, worded elsewhere in each language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason of the rule book. Its fields are its facts; their names are the placeholders of its texts."""

    code: ClassVar[str]
    """Stable; verdicts and texts put the game before it: `spades.must-follow-suit`."""
    rule: ClassVar[str]
    """The entry of the game's rule book that it rests on."""

    @property
    def variant(self) -> str:
        """Which of the code's texts words it, where it has several; empty for the only one."""
        return ""


@dataclass(frozen=True, slots=True)
class MustFollowSuit(Reason):
    """A player who holds a card of the led suit must play one."""

    code = "must-follow-suit"
    rule = "following-suit"
    led: Suit
    played: Card
    could_play: tuple[Card, ...]

    @property
    def variant(self) -> str:
        return "only" if len(self.could_play) == 1 else ""


@dataclass(frozen=True, slots=True)
class FollowsSuit(Reason):
    """A card of the led suit always goes, high or low."""

    code = "follows-suit"
    rule = "following-suit"
    card: Card
    led: Suit


@dataclass(frozen=True, slots=True)
class VoidAnyCard(Reason):
    """A player who holds no card of the led suit may play any card."""

    code = "void-any-card"
    rule = "void"
    led: Suit
    trump: Suit | None

    @property
    def variant(self) -> str:
        if self.trump is None:
            return "no-trump"
        return "trump-led" if self.trump is self.led else ""


@dataclass(frozen=True, slots=True)
class MayLeadAnything(Reason):
    """The leader has a free choice."""

    code = "may-lead-anything"
    rule = "leading"
    card: Card


@dataclass(frozen=True, slots=True)
class CardNotHeld(Reason):
    """Only a card in hand may be played. `trick` is the number of the trick in which this seat played it."""

    code = "card-not-held"
    rule = "turn-order"
    card: Card
    trick: int | None

    @property
    def variant(self) -> str:
        return "never" if self.trick is None else ""


@dataclass(frozen=True, slots=True)
class NotYourTurn(Reason):
    """Cards are played clockwise, and the winner of a trick leads the next. `seat` is whose turn it is."""

    code = "not-your-turn"
    rule = "turn-order"
    seat: Seat
    position: str
    """`first`: this seat leads to the first trick; `lead`: it took the last trick; `follow`: it is next clockwise."""

    @property
    def variant(self) -> str:
        return self.position


@dataclass(frozen=True, slots=True)
class SitsOut(Reason):
    """A seat that sits the hand out plays no card."""

    code = "sits-out"
    rule = "turn-order"
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandIsOver(Reason):
    """After the last trick no card is left to play."""

    code = "hand-is-over"
    rule = "turn-order"


@dataclass(frozen=True, slots=True)
class AuctionGoesOn(Reason):
    """No card is played before the calls are over. `seat` calls next."""

    code = "auction-goes-on"
    rule = "bidding"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ExchangeComesFirst(Reason):
    """No card is played before the exchange is done. `seat` has to do it."""

    code = "exchange-comes-first"
    rule = "exchange"
    seat: Seat


@dataclass(frozen=True, slots=True)
class NotYourTurnToCall(Reason):
    """Calls go round clockwise. `seat` calls next."""

    code = "not-your-turn-to-call"
    rule = "bidding"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionIsOver(Reason):
    """Nobody calls once the auction is over."""

    code = "auction-is-over"
    rule = "bidding"


@dataclass(frozen=True, slots=True)
class NothingToExchange(Reason):
    """Cards are exchanged only where, and when, the game has an exchange."""

    code = "nothing-to-exchange"
    rule = "exchange"


@dataclass(frozen=True, slots=True)
class CallTooLow(Reason):
    """A call must outrank the last. `calls` are those that would, lowest first."""

    code = "call-too-low"
    rule = "bidding"
    seat: Seat
    call: Call
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class CallNotAllowed(Reason):
    """A call that this table does not know."""

    code = "call-not-allowed"
    rule = "bidding"
    call: Call


@dataclass(frozen=True, slots=True)
class CallStands(Reason):
    """A call that goes."""

    code = "call-stands"
    rule = "bidding"
    call: Call


@dataclass(frozen=True, slots=True)
class TrumpIs(Reason):
    """What the table's corner says while a suit is trump."""

    code = "trump-is"
    rule = "trick-winner"
    trump: Suit


@dataclass(frozen=True, slots=True)
class HighestTrump(Reason):
    """The highest trump takes the trick. `other` is the highest card of the led suit among the rest, beaten by it."""

    code = "highest-trump"
    rule = "trick-winner"
    seat: Seat
    card: Card
    other: Card | None

    @property
    def variant(self) -> str:
        return "trump-led" if self.other is None else ""


@dataclass(frozen=True, slots=True)
class HighestOfLedSuit(Reason):
    """Where nobody trumped, the highest card of the led suit takes the trick."""

    code = "highest-of-led-suit"
    rule = "trick-winner"
    seat: Seat
    card: Card
    suit: Suit | None
    trump: Suit | None

    @property
    def variant(self) -> str:
        return "no-trump" if self.trump is None else ""
