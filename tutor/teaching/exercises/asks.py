"""Questions that fresh positions ask in the coach's own words, since no lesson has words for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card
from tutor.kernel.seats import Seat
from tutor.teaching.asks.base import Wrong, facts
from tutor.teaching.asks.choice import Choice, Ids
from tutor.teaching.asks.legal import LegalAsk, Marked
from tutor.teaching.asks.next import Next
from tutor.teaching.asks.number import Number
from tutor.teaching.concealed import Fact, facts_of_path
from tutor.teaching.exercises.item import moment_of, wrongs
from tutor.teaching.facts import answer_id
from tutor.teaching.film import End, Film
from tutor.teaching.lines import Coach, Line, Option
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, Answer, Input, OptionInput, Shown

Guesses = Mapping[str, str | None]
"""What a misconception would answer, by its name; None where it has no answer here."""


@dataclass(frozen=True, slots=True)
class Options(Choice):
    """Some of several answers, each in the coach's words."""

    lines: tuple[Option, ...] = ()
    question: Line | None = None
    reason: Line | None = None
    """Why the right answer is right."""

    def task(self, moment: Moment) -> Line:
        return self.question or Choice.task(self, moment)

    def input(self, moment: Moment) -> Input:
        return OptionInput(self.lines, self.many)

    def answer(self, moment: Moment, value: Ids) -> Answer:
        return Choice.answer(self, moment, value)

    def because(self, moment: Moment) -> Line | None:
        return self.reason

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        truth = next(iter(self.truth(moment)), frozenset())
        named = tuple(option.line for option in self.lines if option.id in truth)
        return (Coach("hint.answers", facts(answers=named)), *((self.reason,) if self.reason else ())), NOTHING


def options(
    truth: Iterable[str],
    lines: tuple[Option, ...],
    question: Line,
    foreseen: tuple[Wrong[Ids], ...] = (),
    reason: Line | None = None,
) -> Options:
    """A choice of one among lines of the coach's."""
    ids, answer = tuple(option.id for option in lines), frozenset(truth)
    return Options(
        of=None,
        pick="",
        options_=ids,
        known_answer=answer,
        many=False,
        wrongs=foreseen,
        expects=None,
        with_nobody=False,
        lines=lines,
        question=question,
        reason=reason,
    )


@dataclass(frozen=True, slots=True)
class Counted(Number):
    """A number that the cards themselves give, asked in the coach's words."""

    question: Line | None = None
    reason: Line | None = None
    pointing: Shown = NOTHING
    hides: str = ""
    """The path whose facts the table must not tell."""

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        return facts_of_path(self.hides or self.of)

    def task(self, moment: Moment) -> Line:
        return self.question or Number.task(self, moment)

    def because(self, moment: Moment) -> Line | None:
        return self.reason or Number.because(self, moment)

    def pointed(self, moment: Moment) -> Shown:
        return self.pointing


def asked_for(ask: Number | None, question: Line | None, reason: Line | None = None) -> Counted | None:
    """A question for a number of the verdict, in the coach's words; its reason too, where the engine has none."""
    return None if ask is None else Counted(ask.of, wrongs=ask.wrongs, question=question, reason=reason)


@dataclass(frozen=True, slots=True)
class WhoActs(Next):
    """Who acts next, asked in the coach's words."""

    question: Line | None = None
    reason: Line | None = None

    def task(self, moment: Moment) -> Line:
        return self.question or Next.task(self, moment)

    def because(self, moment: Moment) -> Line | None:
        return self.reason or Next.because(self, moment)


def counted(
    truth: int, question: Line, foreseen: tuple[Wrong[int], ...], reason: Line | None = None, pointing: Shown = NOTHING
) -> Counted:
    """A question for a number that is known."""
    return Counted(known_answer=truth, wrongs=foreseen, question=question, reason=reason, pointing=pointing)


@dataclass(frozen=True, slots=True)
class Marks(LegalAsk):
    """Every card that goes, or every call; the mistakes that it knows are those that its generator names."""

    def computed(self, moment: Moment) -> Mapping[str, Marked]:
        return {}


def marks(moment: Moment, seat: Seat, guesses: Mapping[str, Iterable[Card | Call]], *offer: Call) -> Marks:
    """All that a seat may play (or, of the calls offered, make) at a moment, with the mistakes that differ from it."""
    truth = Marks(seat, offer).truth(moment)
    marked = {name: frozenset(guess) or None for name, guess in guesses.items()}
    return Marks(seat, offer, wrongs(truth, marked))


@dataclass(frozen=True, slots=True)
class Which(Choice):
    """A seat, a side or a suit, asked for in the coach's words."""

    question: Line | None = None
    reason: Line | None = None

    def task(self, moment: Moment) -> Line:
        return self.question or Choice.task(self, moment)

    def because(self, moment: Moment) -> Line | None:
        return self.reason or Choice.because(self, moment)


def which(pick: str, right: str, question: Line, guesses: Guesses, reason: Line | None = None) -> Which:
    """A question for a `seat`, a `side` or a `suit` that is known."""
    known = frozenset((right,))
    named = {name: frozenset((guess,)) if guess else None for name, guess in guesses.items()}
    return Which(pick=pick, known_answer=known, wrongs=wrongs((known,), named), question=question, reason=reason)


def which_seat(truth: Seat, question: Line, guesses: Guesses, reason: Line | None = None) -> Which:
    """A question for a seat that is known."""
    return which("seat", str(truth), question, guesses, reason)


def which_side(film: Film, path: str, question: Line, guesses: Guesses, reason: Line | None = None) -> Which | None:
    """A question for the side, or nobody, that the film's end has at a path; None where it has nothing there."""
    found = moment_of(film, End()).look_up(path)
    if not (found is None or isinstance(found, str)):
        return None
    return replace(which("side", answer_id(found), question, guesses, reason), of=path, with_nobody=True)
