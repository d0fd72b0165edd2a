"""The suit and the strength of each card under a trump: bowers, jokers and misère, decided here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tutor.kernel.cards import HIGH_JOKER, JOKER, LOW_JOKER, STANDARD_PACK, Card, Rank, Suit, suited
from tutor.kernel.trick import Play

_JOKER = 30
_LOW_JOKER = 29
_RIGHT_BOWER = 22
_LEFT_BOWER = 21
_DIAMOND_DEUCE = 26
_SPADE_DEUCE = 25
_ABOVE_ACE = 20
_TRUMP = 100
_TAKES_ANYTHING = 1000
_CANNOT_WIN = -1


@dataclass(frozen=True, slots=True, eq=False)
class CardOrder:
    """Which suit each card belongs to and how strong it is within it. There is one object for each order.

    A joker without a suit takes any trick, or, where `joker_is_low`, none that anybody else can win.
    """

    trump: Suit | None
    suits: Mapping[Card, Suit | None]
    strengths: Mapping[Card, int]
    joker_is_low: bool = False

    def suit_of(self, card: Card) -> Suit | None:
        """The suit that a card counts as here; None for a joker that has none."""
        return self.suits[card]

    def strength(self, card: Card) -> int:
        """How high a card stands within its suit; comparable only there."""
        return self.strengths[card]

    def is_trump(self, card: Card) -> bool:
        return self.trump is not None and self.suits[card] is self.trump

    def led(self, plays: Sequence[Play]) -> Suit | None:
        """The suit that a trick asks for: its first card's, or the one named for it."""
        if not plays:
            return None
        return plays[0].names or self.suits[plays[0].card]

    def power(self, play: Play, led: Suit | None) -> int:
        """How a card stands in a trick that asks for `led`; the highest takes it, a negative one never does."""
        suit = self.suits[play.card]
        if suit is None:
            if not self.joker_is_low:
                return _TAKES_ANYTHING
            return 0 if play.names is led else _CANNOT_WIN
        if suit is self.trump:
            return _TRUMP + self.strengths[play.card]
        return self.strengths[play.card] if suit is led else _CANNOT_WIN

    def winning(self, plays: Sequence[Play]) -> Play:
        """The card that takes the trick, or is taking it so far. `plays` is not empty."""
        led = self.led(plays)
        return max(plays, key=lambda play: self.power(play, led))

    def of_suit(self, suit: Suit | None, held: Iterable[Card]) -> tuple[Card, ...]:
        """The cards that count as `suit`, in the order given."""
        suits = self.suits
        return tuple(card for card in held if suits[card] is suit)

    def descending(self, held: Iterable[Card]) -> tuple[Card, ...]:
        """Cards of one suit, the strongest first."""
        return tuple(sorted(held, key=self.strengths.__getitem__, reverse=True))


def _printed() -> tuple[dict[Card, Suit | None], dict[Card, int]]:
    suits: dict[Card, Suit | None] = {card: card.suit for card in STANDARD_PACK}
    strengths = {card: int(card.rank or 0) for card in STANDARD_PACK}
    for joker in (JOKER, HIGH_JOKER, LOW_JOKER):
        suits[joker], strengths[joker] = None, _JOKER
    return suits, strengths


@lru_cache(maxsize=16)
def plain(trump: Suit | None) -> CardOrder:
    """Ace high, two low in each suit; a trump suit beats the others."""
    return CardOrder(trump, *_printed())


@lru_cache(maxsize=16)
def with_bowers(trump: Suit) -> CardOrder:
    """Joker, right bower, left bower, ace, king, queen, ten and down; joker and left bower are trumps."""
    suits, strengths = _printed()
    right, left = suited(trump, Rank.JACK), suited(trump.same_colour, Rank.JACK)
    strengths |= {JOKER: _JOKER, right: _RIGHT_BOWER, left: _LEFT_BOWER}
    suits |= {JOKER: trump, left: trump}
    return CardOrder(trump, suits, strengths)


@lru_cache(maxsize=16)
def no_trump(joker: Suit | None = None, *, joker_is_low: bool = False) -> CardOrder:
    """No trump, no bowers. A named joker is the highest card of its suit; else it has no suit."""
    suits, strengths = _printed()
    suits[JOKER], strengths[JOKER] = joker, _ABOVE_ACE
    return CardOrder(None, suits, strengths, joker_is_low)


@lru_cache(maxsize=16)
def spades_trump(jokers: int = 0, *, deuces_high: bool = False) -> CardOrder:
    """Spades are trump; jokers, then high deuces (♦2 only beside two jokers), stand above the ace."""
    suits, strengths = _printed()
    for joker, strength in ((JOKER, _JOKER), (HIGH_JOKER, _JOKER), (LOW_JOKER, _LOW_JOKER)):
        suits[joker], strengths[joker] = Suit.SPADES, strength
    if deuces_high:
        strengths[suited(Suit.SPADES, Rank.TWO)] = _SPADE_DEUCE
        if jokers == 2:  # noqa: PLR2004 - the second joker takes the place of a deuce, so another one rises
            diamond = suited(Suit.DIAMONDS, Rank.TWO)
            suits[diamond], strengths[diamond] = Suit.SPADES, _DIAMOND_DEUCE
    return CardOrder(Suit.SPADES, suits, strengths)
