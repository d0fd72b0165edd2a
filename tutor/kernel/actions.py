"""What a seat may try to do."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class MakeCall:
    """Says a call in the auction."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Plays a card to the trick. `names` is the suit that a led joker without a suit asks for."""

    seat: Seat
    card: Card
    names: Suit | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Takes the kitty and lays `discard` away; `joker` is the suit named for the joker, if any."""

    seat: Seat
    discard: tuple[Card, ...]
    joker: Suit | None = None


@dataclass(frozen=True, slots=True)
class PassCards:
    """Gives cards to the partner before play."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LookAtKitty:
    """Turns up the cards laid aside."""

    seat: Seat


Action = MakeCall | PlayCard | Exchange | PassCards | LookAtKitty
