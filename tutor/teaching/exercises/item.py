"""A fresh position with its questions, as a generator makes it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from tutor.kernel.seats import Seat
from tutor.records.record import Record
from tutor.records.tree import Mark
from tutor.records.writer import record_json
from tutor.teaching.asks.base import Ask, Wrong
from tutor.teaching.asks.number import Number
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.facts import Known, Missing
from tutor.teaching.film import Address, End, Film, find
from tutor.teaching.lines import Line
from tutor.teaching.moment import Moment, Voice
from tutor.teaching.scenes import film_of

T = TypeVar("T")
NOWHERE = Mark(1, 1)
"""Where what no file says stands."""
_END = End()
_SILENT = Voice("", frozenset())


@dataclass(frozen=True, slots=True)
class Question:
    """A question, and the moment of the film at which it is asked."""

    ask: Ask
    at: Address = _END
    rules: tuple[str, ...] = ()
    """The entries of the rule book that it is about, without their game; none where the item's are."""
    told: tuple[Line, ...] = ()
    """What is said above this question alone."""


@dataclass(frozen=True, slots=True, eq=False)
class Item:
    """A fresh position. Its film is what the engine makes of its record."""

    film: Film
    questions: tuple[Question, ...]
    told: tuple[Line, ...] = ()
    """What is said above the task."""
    open: frozenset[Seat] = frozenset()
    """Hands that lie face up beside that of the seat asked."""
    view: Seat | None = None
    about: str = ""
    """What is asked about besides the cards: those to be sorted, the seat whose score it is."""
    rules: tuple[str, ...] = ()
    """The entries that it exercises, without their game, where they are not those of its generator."""

    @property
    def record(self) -> Record:
        if self.film.record is None:
            raise LookupError
        return self.film.record

    @property
    def position(self) -> str:
        """The position as a text: two items are the same one where their texts are."""
        return f"{json.dumps(record_json(self.record), ensure_ascii=False, sort_keys=True)} {self.about}"

    def moment(self, question: Question) -> Moment:
        """Where a question is asked."""
        return moment_of(self.film, question.at)


Make = Callable[[Random, str], Item | None]
"""Deals one item of a shape; None where the draw was not of use, and another has to be made."""


def moment_of(film: Film, at: Address) -> Moment:
    """A moment of a film by its address. Raises LookupError where the film has none."""
    frame = find(film, at)
    if frame is None:
        raise LookupError(at)
    return Moment(film, frame, _SILENT, {})


def stage(record: Record) -> Film | None:
    """The record as the engine plays it; None where it refuses some of it."""
    film = film_of(record)
    calls, plays = len(record.auction or ()), len(record.plays or ())
    given = calls + plays + (record.exchange is not None and record.state is None) + (record.result is not None)
    return film if film.last == given else None


def value(film: Film, path: str, at: Address = _END) -> int | None:
    """The number to which a path leads."""
    found: Known | Missing = moment_of(film, at).look_up(path)
    return found if isinstance(found, int) and not isinstance(found, bool) else None


# --- foreseen answers ------------------------------------------------------------------------------------------------


def wrongs(truth: Iterable[T], guesses: Mapping[str, T | None]) -> tuple[Wrong[T], ...]:
    """The mistakes whose answers differ from the right ones and from each other."""
    right, found = tuple(truth), dict[T, str]()
    for name, guess in guesses.items():
        if guess is not None and guess not in right:
            found.setdefault(guess, name)
    return tuple(Wrong(name, guess, NOWHERE) for guess, name in found.items())


def number(film: Film, path: str, guesses: Mapping[str, int | None]) -> Number | None:
    """A question for a number of the verdict at the film's end; None where the engine has none there."""
    truth = value(film, path)
    return None if truth is None else Number(path, wrongs=wrongs((truth,), guesses))


def differing(moment: Moment, ask: Pointing[T]) -> int:
    """How many different wrong answers known misunderstandings give here."""
    truth = ask.truth(moment)
    named = {wrong.id: wrong.value for wrong in ask.wrongs if wrong.value is not None}
    guesses = {**ask.computed(moment), **named}.values()
    return len({guess for guess in guesses if guess not in truth})
