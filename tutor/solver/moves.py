"""Which cards may be played in a position: cards are the bits of a mask, so that a search can afford to ask often."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.kernel.cards import Card, Suit
from tutor.kernel.order import CardOrder
from tutor.kernel.seats import Seat
from tutor.kernel.trick import Play
from tutor.solver.position import JokerDuty, MoveRules, TrumpLead

SUITS = tuple(Suit)
NO_SUIT = len(SUITS)
"""The place of the suit of a card that has none."""


_NOBODY = Seat("")


class Deck:
    """The cards of a position, each with a bit: its suit, and its power in a trick of each suit.

    Bits go by suit and strength, so that the higher of two cards of a suit has the higher bit.
    """

    def __init__(self, order: CardOrder, cards: tuple[Card, ...], rules: MoveRules) -> None:
        self.order, self.rules = order, rules
        self.cards = tuple(sorted(cards, key=lambda card: (_place(order.suit_of(card)), order.strength(card))))
        self.bit = {card: 1 << at for at, card in enumerate(self.cards)}
        self.suit = tuple(_place(order.suit_of(card)) for card in self.cards)
        self.of_suit = tuple(self._mask(place) for place in range(NO_SUIT + 1))
        self.trumps = 0 if order.trump is None else self.of_suit[_place(order.trump)]
        self.loose = self.of_suit[NO_SUIT]
        self.power = tuple(self._powers(place) for place in range(NO_SUIT + 1))

    def mask(self, cards: tuple[Card, ...]) -> int:
        return sum(self.bit[card] for card in cards)

    def follows(self, hand: int, led: int) -> int:
        """What a hand may play on a suit."""
        if led == NO_SUIT:
            return hand
        suited = hand & self.of_suit[led]
        if suited:
            free = self.rules.may_trump and self.of_suit[led] != self.trumps
            return suited | (hand & self.trumps) if free else suited
        loose = hand & self.loose
        return loose if loose and self.rules.joker_duty is JokerDuty.COMES_OUT else hand

    def leads(self, hand: int, *, broken: bool) -> int:
        """What a hand may lead, a loose joker aside."""
        suited = hand & ~self.loose
        others = suited & ~self.trumps
        match self.rules.trump_lead:
            case TrumpLead.ALWAYS:
                return suited
            case TrumpLead.BROKEN:
                return suited if broken or not others else others
            case TrumpLead.LAST:
                return others or suited

    def asks(self, hand: int, led: int, *, is_last: bool) -> tuple[int, ...]:
        """The suits that a loose joker may be led with, `led` being a mask of those that have been led."""
        if not hand & self.loose:
            return ()
        free = tuple(at for at in range(NO_SUIT) if self.rules.joker_names_any or not led >> at & 1)
        return free or ((NO_SUIT,) if is_last else ())

    def lead_power(self, at: int, asks: int) -> int:
        """How a card that is led stands in its own trick."""
        return self.order.power(Play(_NOBODY, self.cards[at], _suit(asks)), _suit(asks))

    def _mask(self, place: int) -> int:
        return sum(1 << at for at, suit in enumerate(self.suit) if suit == place)

    def _powers(self, place: int) -> tuple[int, ...]:
        """How each card stands in a trick of a suit, a joker that named it aside."""
        return tuple(self.order.power(Play(_NOBODY, card), _suit(place)) for card in self.cards)


def bits(mask: int) -> Iterator[int]:
    """The places of the bits of a mask, the highest first."""
    while mask:
        at = mask.bit_length() - 1
        mask ^= 1 << at
        yield at


def _suit(place: int) -> Suit | None:
    return SUITS[place] if place < NO_SUIT else None


def _place(suit: Suit | None) -> int:
    return NO_SUIT if suit is None else SUITS.index(suit)
