"""`led`: which suit does this trick ask for?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from tutor.kernel.cards import Suit
from tutor.kernel.trick import Play
from tutor.teaching.asks.base import Wrong, facts, read_wrong
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.concealed import Fact
from tutor.teaching.fields import Ground, Reader, suit_of
from tutor.teaching.film import last_trick
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import Answer, PointSuit, Shown, SuitInput


@dataclass(frozen=True, slots=True)
class Led(Pointing[Suit]):
    """Asked while a trick lies on the table."""

    kind = "led"
    known = ("follows-last-card", "printed-suit")
    wrongs: tuple[Wrong[Suit], ...]
    expects: str | None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{wrong: [id | {id, when: suit}], expect: suit}`."""
        wrongs = read_wrong(fields, suit_of)
        expected = fields.one("expect", suit_of)
        return cls(wrongs, expected.value if expected else None)

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        return frozenset({Fact.LED})

    def input(self, moment: Moment) -> SuitInput:
        return SuitInput(tuple(Suit))

    def given(self, moment: Moment, answer: Answer) -> Suit | None:
        match answer:
            case PointSuit(suit):
                return suit
            case _:
                return None

    def answer(self, moment: Moment, value: Suit) -> Answer:
        return PointSuit(value)

    def expectation(self) -> str | None:
        return self.expects

    def written(self, value: Suit) -> str:
        return value.value

    def truth(self, moment: Moment) -> tuple[Suit, ...]:
        led = moment.game.order(moment.state).led(_table(moment))
        return () if led is None else (led,)

    def computed(self, moment: Moment) -> Mapping[str, Suit]:
        """Only where it names another suit."""
        table, order = _table(moment), moment.game.order(moment.state)
        if not table:
            return {}
        guesses = {"follows-last-card": order.suit_of(table[-1].card), "printed-suit": table[0].card.suit}
        truth = self.truth(moment)
        return {name: suit for name, suit in guesses.items() if suit is not None and suit not in truth}

    def named(self, moment: Moment, value: Suit) -> Line:
        return Coach("option.suit", facts(suit=value))

    def unlike(self, moment: Moment, value: Suit) -> tuple[tuple[Line, ...], Shown]:
        first = tuple(play.card for play in _table(moment)[:1])
        lines = tuple(Coach("suit-missed", facts(card=card)) for card in first)
        return lines, self.evidence(moment)

    def fact(self, moment: Moment, value: Suit) -> object:
        return value

    def evidence(self, moment: Moment) -> Shown:
        first = tuple(play.card for play in _table(moment)[:1])
        return Shown(evidence=first, rule=f"{moment.game.name}/following-suit")


def _table(moment: Moment) -> tuple[Play, ...]:
    trick = last_trick(moment.state)
    return trick.plays if trick else (moment.play.table if moment.play else ())
