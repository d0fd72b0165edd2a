"""Words one fact of a game: a card, a suit, a seat, a call, a count, or a list of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import assert_never

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import COMPASS, Seat, Seats, Side
from tutor.text.facts import Fact, Pair, SeatName, SideName, Word
from tutor.text.template import TextError

SYMBOLS: Mapping[Suit, str] = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
MINUS = "\u2212"

_SUIT_CALL = re.compile(r"(\d+)(NT|[SHDC])")
_LONGEST_LIST_OF_CALLS = 5
_OR = "or"


@dataclass(frozen=True, slots=True)
class Names:
    """What the seats of a table are called. A seat that `shown` leaves out has its own name."""

    shown: Mapping[Seat, str] = field(default_factory=dict)
    you: Seat | None = None
    """The learner's seat."""
    seats: Seats | None = None
    """The table's seats: needed to name the sides of seats that are not N, E, S, W."""


UNNAMED = Names()


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a language with the names of a table; `spoken` says a card aloud instead of printing its sign."""

    words: Mapping[str, str]
    names: Names = UNNAMED
    spoken: bool = False

    def word(self, key: str) -> str:
        """The word or pattern of a key. Raises TextError."""
        if key not in self.words:
            raise TextError(key)
        return self.words[key]

    def fact(self, fact: Fact, form: str = "") -> str:  # noqa: C901 - a line for each kind of fact
        """A fact as it stands in a sentence; `form` is `signed`, `abs` or a unit for numbers, `or` for lists."""
        match fact:
            case Card():
                return self.card(fact)
            case Suit():
                return SYMBOLS[fact] if form == "sign" and not self.spoken else self.word(f"suit.{fact.value}")
            case Call():
                return self.call(fact)
            case SeatName(seat):
                return self.seat(seat)
            case SideName(side):
                return self.side(side)
            case Word(key):
                return self.word(f"word.{key}")
            case Pair(first, second):
                return self.word("list.pair").format(first=self.fact(first), second=self.fact(second, form))
            case int():
                return self.number(fact, form)
            case str():
                return fact
            case tuple():
                return self.list(fact, last="list.or") if form == _OR else self.list(fact, form)
            case _:
                assert_never(fact)

    def card(self, card: Card) -> str:
        if card.suit is None:
            return self.word(f"card.{card.code}")
        letter = card.code[1]
        if not self.spoken:
            return SYMBOLS[card.suit] + ("10" if letter == "T" else letter)
        suit = self.word(f"suit.{card.suit.value}")
        return self.word("card.spoken").format(rank=self.words.get(f"rank.{letter}", letter), suit=suit)

    def seat(self, seat: Seat) -> str:
        name = self._name(seat)
        return self.word("seat.you").format(seat=name) if seat == self.names.you else name

    def side(self, side: Side) -> str:
        """A side by its seats; no seat of it is told to be the learner's."""
        members = self._members(side)
        if len(members) == 1:
            return self.seat(members[0])
        key = f"side.{side}.spoken" if self.spoken else f"side.{side}"
        if key in self.words and not any(seat in self.names.shown for seat in members):
            return self.words[key]
        return self.word("list.side").join(self._name(seat) for seat in members)

    def call(self, call: Call) -> str:
        """A call as it stands in a sentence: `7♥`, `nil`."""
        of_suit = _SUIT_CALL.fullmatch(call.notation)
        if not of_suit:
            return self.words.get(f"call.{call.notation}", call.notation)
        level, strain = of_suit.groups()
        if self.spoken:
            return self.word("call.spoken").format(level=level, strain=self.word(f"suit.{strain}"))
        return level + (strain if strain == "NT" else SYMBOLS[Suit(strain)])

    def number(self, number: int, form: str = "") -> str:
        """A number, bare, `signed`, `abs`, or counting a unit: `3 tricks`."""
        if form == "abs":
            return str(abs(number))
        digits = f"{MINUS}{-number}" if number < 0 else str(number)
        if form == "signed":
            return f"+{digits}" if number > 0 else digits
        return self._count(number, digits, form) if form else digits

    def list(self, facts: tuple[Fact, ...], form: str = "", last: str = "list.and") -> str:
        """`a, b and c`, or as the key of another word before the last says; the first few of many calls."""
        if not facts:
            return self.word("list.none")
        if isinstance(facts[0], Call) and len(facts) > _LONGEST_LIST_OF_CALLS:
            shown = self.word("list.comma").join(self.fact(fact, form) for fact in facts[: _LONGEST_LIST_OF_CALLS - 1])
            return self.word("list.more").format(list=shown)
        *most, end = (self.fact(fact, form) for fact in facts)
        return self.word("list.comma").join(most) + self.word(last) + end if most else end

    def _count(self, number: int, digits: str, unit: str) -> str:
        plural = {0: "none", 1: "one"}.get(number, "other")
        pattern = self.words.get(f"unit.{unit}.{plural}") or self.word(f"unit.{unit}.other")
        return pattern.format(n=digits)

    def _name(self, seat: Seat) -> str:
        return self.names.shown.get(seat) or self.words.get(f"seat.{seat}", seat)

    def _members(self, side: Side) -> tuple[Seat, ...]:
        if self.names.seats and side in self.names.seats.sides:
            return self.names.seats.members(side)
        compass = tuple(Seat(letter) for letter in side)
        return compass if set(compass) <= set(COMPASS) else (Seat(side),)
