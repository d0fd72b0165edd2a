"""What a hand is worth before anything is played: tricks by suit, points by trump."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tutor.kernel.cards import Card, Rank, Suit
from tutor.kernel.order import CardOrder

_TRUMPS: Mapping[int, float] = {0: 1.0, 1: 0.75, 2: 0.4}
_PLAIN: Mapping[int, float] = {0: 0.9, 1: 0.55, 2: 0.2}
"""What a card takes on average by how many cards above it are not held, with as many below it to spare."""
_ROUNDS = (1.0, 0.8, 0.5)
"""A suit's second and third winner may be trumped."""
_LONG = 3
_LENGTH = 0.75
"""What a trump beyond the third takes; without trumps, a card beyond the fourth of a suit."""
_SHORT: Mapping[int, float] = {0: 0.8, 1: 0.4}
"""What a void and a lone card bring, with a trump to spare."""


def tricks_of(order: CardOrder, hand: Iterable[Card], pack: Iterable[Card]) -> float:
    """How many tricks a hand is likely to take under an order of suits."""
    held, all_cards = tuple(hand), tuple(pack)
    trumps = order.of_suit(order.trump, held) if order.trump else ()
    spare = max(0, len(trumps) - 2)
    found = _trump_tricks(order, trumps, all_cards) if order.trump else 0.0
    for suit in Suit:
        if suit is order.trump:
            continue
        own = order.of_suit(suit, held)
        found += _plain_tricks(order, own, order.of_suit(suit, all_cards))
        if len(own) in _SHORT and spare:
            found += _SHORT[len(own)]
            spare -= 1
        if order.trump is None:
            found += _LENGTH * max(0, len(own) - _LONG - 1)
    return found + _loose(order, held)


def _trump_tricks(order: CardOrder, own: tuple[Card, ...], pack: tuple[Card, ...]) -> float:
    """High trumps, and each one beyond the third that is not high."""
    above = _above(order, own, order.of_suit(order.trump, pack))
    high = [_TRUMPS[missing] for missing in above if missing in _TRUMPS and len(own) > missing]
    return sum(high) + _LENGTH * max(0, len(own) - max(_LONG, len(high)))


def _plain_tricks(order: CardOrder, own: tuple[Card, ...], pack: tuple[Card, ...]) -> float:
    long = 0.6 if len(own) > _LONG + 2 and order.trump is not None else 1.0
    worth = [_PLAIN[missing] for missing in _above(order, own, pack) if missing in _PLAIN and len(own) > missing]
    return long * sum(each * part for each, part in zip(worth, _ROUNDS, strict=False))


def _above(order: CardOrder, own: tuple[Card, ...], pack: tuple[Card, ...]) -> list[int]:
    """For each own card of a suit, high to low, how many cards above it are not held."""
    ranked = order.descending(pack)
    return [ranked.index(card) - place for place, card in enumerate(order.descending(own))]


def _loose(order: CardOrder, held: tuple[Card, ...]) -> float:
    """A joker without a suit takes a trick, unless it is the lowest card."""
    return sum(1.0 for card in held if order.suit_of(card) is None and not order.joker_is_low)


def trump_points(hand: Iterable[Card], trump: Suit) -> float:
    """Pitch: how many of the four points a hand is likely to bring with a trump of its own choice."""
    held = tuple(hand)
    own = {card.rank for card in held if card.suit is trump and card.rank is not None}
    weight = sum(_GAME.get(card.rank, 0.0) for card in held if card.rank is not None)
    high = max((_HIGH.get(rank, 0.0) for rank in own), default=0.0)
    low = max((_LOW.get(rank, 0.0) for rank in own), default=0.0)
    jack = 0.0 if Rank.JACK not in own else 0.35 + 0.2 * len(own & {Rank.ACE, Rank.KING, Rank.QUEEN}) + 0.05 * len(own)
    return high + low + min(jack, 0.95) + min(0.9, 0.08 * len(own) + weight)


_HIGH: Mapping[Rank, float] = {Rank.ACE: 1.0, Rank.KING: 0.6, Rank.QUEEN: 0.35, Rank.JACK: 0.2}
_LOW: Mapping[Rank, float] = {Rank.TWO: 0.8, Rank.THREE: 0.5, Rank.FOUR: 0.3}
_GAME: Mapping[Rank, float] = {Rank.ACE: 0.1, Rank.KING: 0.08, Rank.TEN: 0.1, Rank.QUEEN: 0.05, Rank.JACK: 0.03}
"""Chances of High, of Low and of Game that cards of these ranks give."""
