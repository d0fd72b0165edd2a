"""`exercise`: fresh deals, each with its own questions. A lesson is begun with every exercise dealt (practice.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from tutor.games.all import GAMES
from tutor.records.faults import NotANumber, Written
from tutor.records.notation import nearest
from tutor.records.tree import Node
from tutor.teaching.asks.base import Ask, Judged, not_asked
from tutor.teaching.exercises.names import Wish, practices
from tutor.teaching.faults import UnknownValue
from tutor.teaching.fields import Ground, Notes, Reader, number_of, text_of
from tutor.teaching.moment import Moment
from tutor.teaching.screen import Answer, Go, Input

ALL = "all"
KEPT = ("entry", "exit")
MOST = 100
"""How many positions an exercise or a check may have."""


@dataclass(frozen=True, slots=True)
class Exercise(Ask):
    """So many items of some generators. Without help it is a check: the first answer counts."""

    kind = "exercise"
    of: tuple[Wish, ...]
    count: int
    helps: bool
    keep: str
    """`entry` or `exit`, where the result is kept as the course's."""

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{of: generators or all, game (default the lesson's), count (default one of each), help: yes | no, …}`.

        `keep: entry | exit` keeps the result as the course's.
        """
        fields.required_node("of")
        wishes = read_wishes(fields, fields.word("game", tuple(GAMES), ground.lesson or ground.game.name))
        return cls(
            wishes,
            read_count(fields, wishes),
            fields.flag("help", missing=True),
            fields.word("keep", KEPT, ""),
        )

    def input(self, moment: Moment) -> Input:
        return Go()

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        return not_asked(moment)

    def answers(self, moment: Moment) -> tuple[Answer, ...]:
        return ()


def read_wishes(fields: Reader, game: str) -> tuple[Wish, ...]:
    """The generators that `of` names, each with its shape where it names one; every one of a game for `all`."""
    if fields.has("of") and fields.texts("of") == (ALL,):
        return tuple(Wish(practice.name) for practice in practices(game))
    return fields.some("of", lambda node, notes: _wish(node, notes, game))


def read_count(fields: Reader, wishes: tuple[Wish, ...]) -> int:
    """How many positions `count` wants; without it, one of each wish."""
    return fields.one("count", _count) or len(wishes)


def _count(node: Node, notes: Notes) -> int | None:
    count = number_of(node, notes)
    if count is None or 1 <= count <= MOST:
        return count
    notes.add(node.mark, NotANumber(Written(str(count))))
    return None


def _wish(node: Node, notes: Notes, game: str) -> Wish | None:
    """`pitch/who-takes-it`, or with a shape: `pitch/who-takes-it#none`."""
    text = text_of(node, notes)
    if text is None:
        return None
    known = {practice.name: practice for practice in practices(game)}
    name, marked, shape = text.partition("#")
    if name not in known:
        notes.add(node.mark, _unknown(name, (ALL, *known)))
    elif marked and shape not in known[name].shapes:
        notes.add(node.mark, _unknown(shape, known[name].shapes))
    else:
        return Wish(name, shape)
    return None


def _unknown(name: str, known: tuple[str, ...]) -> UnknownValue:
    known = tuple(each for each in known if each != name)  # `all` stands by itself, not in a list
    close = nearest(name, known)
    return UnknownValue(Written(name), Written(close) if close else None, tuple(map(Written, filter(None, known))))
