"""Cards played to a trick, and tricks that are complete."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A card on the table, whose it was, and the suit that a led joker named."""

    seat: Seat
    card: Card
    names: Suit | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick, numbered from 1, with its winner and why."""

    number: int
    plays: tuple[Play, ...]
    winner: Seat
    why: Reason

    @property
    def leader(self) -> Seat:
        return self.plays[0].seat

    def holds(self, card: Card) -> bool:
        return any(play.card is card for play in self.plays)
