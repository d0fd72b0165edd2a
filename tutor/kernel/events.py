"""What has happened: the facts that a table shows and a transcript tells, in order."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.scoring import HandScore
from tutor.kernel.seats import Seat
from tutor.kernel.state import Contract
from tutor.kernel.trick import Trick


@dataclass(frozen=True, slots=True)
class CallMade:
    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class AuctionWon:
    contract: Contract


@dataclass(frozen=True, slots=True)
class AllPassed:
    """Nobody called: the cards are thrown in."""


@dataclass(frozen=True, slots=True)
class KittyTaken:
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsPassed:
    seat: Seat
    to: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class JokerNamed:
    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class PlayBegins:
    """The calls, and any exchange, are over; `leader` leads. `sits_out` plays no card in this hand."""

    leader: Seat
    sits_out: Seat | None = None


@dataclass(frozen=True, slots=True)
class TrumpSet:
    """The first card led has made its suit the trump."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: Seat
    card: Card
    names: Suit | None = None


@dataclass(frozen=True, slots=True)
class SuitBroken:
    """A suit that could not be led so far may be led from now on."""

    suit: Suit
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    trick: Trick


@dataclass(frozen=True, slots=True)
class HandLaidOpen:
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandScored:
    score: HandScore


Event = (
    CallMade
    | AuctionWon
    | AllPassed
    | KittyTaken
    | Discarded
    | CardsPassed
    | JokerNamed
    | PlayBegins
    | TrumpSet
    | CardPlayed
    | SuitBroken
    | TrickTaken
    | HandLaidOpen
    | HandScored
)
