"""Suits, ranks, cards and packs. There is exactly one object for each card, so cards compare by identity."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum


class Suit(Enum):
    """A printed suit, in the order in which hands are listed. The value is its letter in records."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    __hash__ = object.__hash__

    @property
    def is_red(self) -> bool:
        return self in (Suit.HEARTS, Suit.DIAMONDS)

    @property
    def same_colour(self) -> Suit:
        """The other suit of this suit's colour, the home of its left bower."""
        return _SAME_COLOUR[self]


_SAME_COLOUR = {
    Suit.SPADES: Suit.CLUBS,
    Suit.CLUBS: Suit.SPADES,
    Suit.HEARTS: Suit.DIAMONDS,
    Suit.DIAMONDS: Suit.HEARTS,
}


class Rank(IntEnum):
    """A printed rank; a higher value is the higher card where no game says otherwise."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """One character, as records write it: `T` for ten."""
        return "  23456789TJQKA"[self]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card of a suit, or a joker (no suit, no rank). Take cards from `card`, `suited`, `JOKER`; never build one."""

    suit: Suit | None
    rank: Rank | None
    code: str

    @property
    def is_joker(self) -> bool:
        return self.suit is None

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)


_SUITED = {(suit, rank): Card(suit, rank, suit.value + rank.letter) for suit in Suit for rank in Rank}
JOKER = Card(None, None, "JO")
HIGH_JOKER = Card(None, None, "JO1")
LOW_JOKER = Card(None, None, "JO2")
_BY_CODE = {c.code: c for c in (*_SUITED.values(), JOKER, HIGH_JOKER, LOW_JOKER)}

_ALL_CARDS = tuple(_SUITED[suit, rank] for suit in Suit for rank in sorted(Rank, reverse=True))
_LISTED = {c: place for place, c in enumerate((*_ALL_CARDS, JOKER, HIGH_JOKER, LOW_JOKER))}


def suited(suit: Suit, rank: Rank) -> Card:
    """The card of a suit and a rank."""
    return _SUITED[suit, rank]


def card(code: str) -> Card:
    """The card of a record's code (`H9`, `ST`, `JO`). Raises KeyError for anything else."""
    return _BY_CODE[code]


def cards(codes: str) -> tuple[Card, ...]:
    """Cards by their codes, parted by blanks, in the order given."""
    return tuple(card(code) for code in codes.split())


def listed(held: Iterable[Card]) -> tuple[Card, ...]:
    """By printed suit, spades, hearts, diamonds, clubs, joker last, high to low: the order of every list of cards."""
    return tuple(sorted(held, key=_LISTED.__getitem__))


STANDARD_PACK: tuple[Card, ...] = _ALL_CARDS
