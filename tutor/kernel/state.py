"""The phases of a hand. A state is a value of one of them, and never changes."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.cards import Card, Suit
from tutor.kernel.deal import Deal
from tutor.kernel.scoring import HandScore, Match
from tutor.kernel.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Contract:
    """What an auction ended in. `needs` are the tricks or points its side must win, None where it must win none."""

    seat: Seat
    side: Side
    call: Call
    value: int
    needs: int | None


@dataclass(frozen=True, slots=True)
class State:
    """What every phase knows: where the match stands, the cards as dealt, the calls made so far."""

    match: Match
    deal: Deal
    calls: tuple[MakeCall, ...]


@dataclass(frozen=True, slots=True)
class Auction(State):
    """The calls are being made."""

    to_act: Seat


@dataclass(frozen=True, slots=True)
class Exchanging(State):
    """Cards change hands before play: the contractor holds the kitty, or partners pass cards."""

    to_act: Seat
    contract: Contract | None
    cards: tuple[Card, ...]
    """The cards that `to_act` chooses from."""
    passed: tuple[tuple[Seat, Seat, tuple[Card, ...]], ...] = ()
    """Cards passed so far: from, to, which."""


@dataclass(frozen=True, slots=True)
class Playing(State):
    """Cards are being played. `contract` is None where the game has none, or it is not known."""

    contract: Contract | None
    play: CardPlay
    discarded: tuple[Card, ...] = ()
    joker: Suit | None = None
    """The suit that the contractor named for the joker."""
    open_hand: Seat | None = None
    """A hand that lies face up for all."""
    passed: tuple[tuple[Seat, Seat, tuple[Card, ...]], ...] = ()

    @property
    def to_act(self) -> Seat | None:
        return self.play.to_act


@dataclass(frozen=True, slots=True)
class Over(State):
    """The hand is over. `played` is its last moment of play, None where all passed; `score` None if it has none."""

    contract: Contract | None
    played: Playing | None
    score: HandScore | None

    @property
    def to_act(self) -> None:
        return None


Phase = Auction | Exchanging | Playing | Over
