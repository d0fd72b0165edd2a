"""Questions whose answer is a value that is pointed at, picked or typed: a seat, a suit, a number, a set of cards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.tree import Mark
from tutor.teaching.asks.base import Ask, Foreseen, Judged, Wrong, missed, not_asked, right
from tutor.teaching.faults import Expectation, NotComputed, WrongIsRight, WrongTwice
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, Answer, PointSeat, Shown

T = TypeVar("T")


class Pointing(Ask, Generic[T]):
    """A question with a value for an answer."""

    __slots__ = ()

    wrongs: tuple[Wrong[T], ...]
    """The foreseen wrong answers of the script."""

    def expectation(self) -> str | None:
        """The answer that the script's words rely on, as it writes it."""
        return None

    @abstractmethod
    def given(self, moment: Moment, answer: Answer) -> T | None:
        """The value of an answer; None for an answer of another kind."""

    @abstractmethod
    def answer(self, moment: Moment, value: T) -> Answer:
        """The answer that gives a value."""

    @abstractmethod
    def truth(self, moment: Moment) -> tuple[T, ...]:
        """The right values, as the engine (or, where it cannot know, the script) has them."""

    def fits(self, moment: Moment, value: T) -> bool:
        """Whether a value is right."""
        return value in self.truth(moment)

    @abstractmethod
    def written(self, value: T) -> str:
        """A value as scripts write it."""

    def computed(self, moment: Moment) -> Mapping[str, T]:
        """The values that known misunderstandings give here."""
        return {}

    def because(self, moment: Moment) -> Line | None:
        """Why the right value is right."""
        return None

    def named(self, moment: Moment, value: T) -> Line:
        """A value in words."""
        return Coach("option.text", (("text", self.written(value)),))

    def fact(self, moment: Moment, value: T) -> object:
        """A value as it stands within a sentence."""
        return self.named(moment, value)

    def unlike(self, moment: Moment, value: T) -> tuple[tuple[Line, ...], Shown]:
        """What is said to a wrong value that nobody foresaw, and pointed at; where that is nothing, a general word."""
        return (), NOTHING

    def shows(self, moment: Moment, value: T, shown: Shown) -> Shown:
        """What the words for a known misunderstanding speak of; `shown` is what is pointed at without them."""
        return shown

    def pointed(self, moment: Moment) -> Shown:
        """What shows that the answer is right."""
        return self.evidence(moment)

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        value = self.given(moment, answer)
        if value is None:
            return not_asked(moment)
        if self.fits(moment, value):
            return right(moment, self.because(moment), self.pointed(moment))
        lines, shown = self.unlike(moment, value)
        mistake = self.mistake(moment, value)
        if mistake is not None:
            shown = self.shows(moment, value, shown)
        return missed(moment, mistake, lines or (Coach("choice-unanswered"),), shown)

    def mistake(self, moment: Moment, value: T) -> str | None:
        """The misunderstanding that a wrong value shows, the script's before those that the engine knows."""
        foreseen = ((wrong.id, self._value(moment, wrong)) for wrong in self.wrongs)
        known = self.computed(moment).items()
        return next((name for name, its in (*foreseen, *known) if its == value), None)

    def answers(self, moment: Moment) -> tuple[Answer, ...]:
        return tuple(self.answer(moment, value) for value in self.truth(moment))

    def foreseen(self, moment: Moment) -> tuple[Foreseen, ...]:
        values = ((wrong.id, self._value(moment, wrong)) for wrong in self.wrongs)
        return tuple(Foreseen(name, self.answer(moment, value)) for name, value in values if value is not None)

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        """The answer, and why: in the step's own words where it has some, else by the engine."""
        truth, own = self.truth(moment), moment.voice.own("right")
        if not truth:
            return (), NOTHING
        reason = None if own else self.because(moment)
        answer = ("answer", self.fact(moment, truth[0]))
        because = () if reason is None else (("reason", reason),)
        named = Coach("hint.answer-reason" if because else "hint.answer-text", (answer, *because))
        return (named, *own), self.pointed(moment)

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        yield from super().faults(moment)
        truth = self.truth(moment)
        expected = self.expectation()
        if expected is not None and truth and expected not in map(self.written, truth):
            yield None, Expectation(Written(self.written(truth[0])), Written(expected))
        seen: list[tuple[T, str]] = []
        for wrong in self.wrongs:
            value = self._value(moment, wrong)
            if value is None:
                yield wrong.mark, NotComputed(Written(wrong.id))
                continue
            if self.fits(moment, value):
                yield wrong.mark, WrongIsRight(Written(wrong.id))
            twice = next((name for other, name in seen if other == value), None)
            if twice is not None:
                yield wrong.mark, WrongTwice(Written(wrong.id), Written(twice))
            seen.append((value, wrong.id))

    def _value(self, moment: Moment, wrong: Wrong[T]) -> T | None:
        return self.computed(moment).get(wrong.id) if wrong.value is None else wrong.value


class PointingSeat(Pointing[Seat]):
    """A question with a seat for an answer."""

    __slots__ = ()
    expects: str | None

    def given(self, moment: Moment, answer: Answer) -> Seat | None:
        match answer:
            case PointSeat(seat):
                return seat
            case _:
                return None

    def answer(self, moment: Moment, value: Seat) -> Answer:
        return PointSeat(value)

    def expectation(self) -> str | None:
        return self.expects

    def written(self, value: Seat) -> str:
        return value
