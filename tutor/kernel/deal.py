"""What a hand begins with: the cards of each seat, or a position of a few cards with what has happened before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from zlib import crc32

from tutor.kernel.actions import MakeCall
from tutor.kernel.cards import Card, Suit, listed
from tutor.kernel.seats import Seat, Seats


@dataclass(frozen=True, slots=True)
class Position:
    """The facts that a position of a few cards brings along; what it does not say has not happened."""

    to_lead: Seat | None = None
    broken: bool = False
    led: tuple[Suit, ...] = ()
    """Suits that have been led."""
    trump: Suit | None = None
    taken: Mapping[Seat, int] = field(default_factory=dict)
    shown: tuple[tuple[Seat, Suit], ...] = ()
    """Seats that have shown out of a suit."""
    bids: tuple[MakeCall, ...] = ()
    contract: MakeCall | None = None
    joker: Suit | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a hand as dealt.

    Hands are listed in the order of `listed`; a seat whose cards are not known has only those that are.
    """

    hands: Mapping[Seat, tuple[Card, ...]]
    kitty: tuple[Card, ...] = ()
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class Packet:
    """One round of dealing: so many cards to each seat, then so many laid aside."""

    each: int
    aside: int = 0


def after_packets(deal: Deal, packets: Sequence[Packet]) -> Deal:
    """A deal while it is made: these packets are out. Which of a seat's cards came first, no record tells."""
    each, aside = sum(packet.each for packet in packets), sum(packet.aside for packet in packets)
    hands = {seat: listed(sorted(cards, key=_any_order)[:each]) for seat, cards in deal.hands.items()}
    return Deal(hands, deal.kitty[:aside], deal.position)


def _any_order(card: Card) -> int:
    """An order that follows no suit, the same on every machine."""
    return crc32(card.code.encode())


Passed = tuple[tuple[Seat, Seat, tuple[Card, ...]], ...]
"""Cards that changed hands before play, in order: from whom, to whom, which."""


def after_passing(deal: Deal, passed: Passed) -> Mapping[Seat, tuple[Card, ...]]:
    """Each seat's cards once some have been passed."""
    hands = dict(deal.hands)
    for giver, taker, given in passed:
        hands[giver] = tuple(held for held in hands[giver] if held not in given)
        hands[taker] = listed((*hands[taker], *given))
    return hands


def dealt(pack: tuple[Card, ...], seats: Seats, each: int, rng: Random) -> Deal:
    """A random deal of `each` cards to a seat; what is left over is the kitty, or stays out, as the game has it.

    The same for the same `rng` on every machine: `Random.random` alone is drawn from.
    """
    order = sorted(pack, key=lambda _: rng.random())
    hands = {seat: listed(order[place * each : (place + 1) * each]) for place, seat in enumerate(seats)}
    return Deal(hands, listed(order[each * len(seats) :]))
