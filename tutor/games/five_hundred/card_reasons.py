"""Why a card of Five Hundred goes or does not, and why the joker takes a trick: as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.kernel import reasons as kernel
from tutor.kernel.cards import JOKER, Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class MustFollowSuit(kernel.MustFollowSuit):
    """A player who holds a card of the led suit must play one, were it the joker."""

    @property
    def variant(self) -> str:
        if self.could_play == (JOKER,):
            return "joker"
        return "only" if len(self.could_play) == 1 else ""


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
