"""`number`: what number belongs here?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from tutor.records.faults import Fault, Written
from tutor.records.notation import read_number
from tutor.records.tree import Mark
from tutor.teaching.asks.base import Wrong, facts, read_wrong
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.because import of_value
from tutor.teaching.concealed import Fact, facts_of_path
from tutor.teaching.facts import is_of_the_end
from tutor.teaching.faults import NoPath
from tutor.teaching.fields import Ground, Reader, text_of
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, Answer, GiveNumber, NumberInput, Shown


@dataclass(frozen=True, slots=True)
class Number(Pointing[int]):
    """Asks for a number of the verdict at this moment, or, where none is there, for one that the script knows."""

    kind = "number"
    of: str | None = None
    known_answer: int | None = None
    wrongs: tuple[Wrong[int], ...] = ()
    by_path: tuple[tuple[str, str], ...] = ()
    """Foreseen answers that are other numbers of the verdict: the mistake's id, and the path."""
    expects: str | None = None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{of: path, answer: number, wrong: [{id, value: number or path, say}], expect: number}`."""
        values = read_wrong(fields, text_of, "value")
        wrongs = tuple(Wrong(wrong.id, read_number(wrong.value or ""), wrong.mark) for wrong in values)
        by_path = tuple((wrong.id, wrong.value) for wrong in values if wrong.value and read_number(wrong.value) is None)
        return cls(fields.text("of"), fields.number("answer"), wrongs, by_path, fields.text("expect"))

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        return facts_of_path(self.of)

    def task(self, moment: Moment) -> Line:
        path = (self.of or "").split(".")
        sides = moment.seats.sides
        match path:
            case ["scores", side, ("hand" | "total" | "bags") as what] if side in sides:
                return Coach(f"task.number.{what}", facts(side=side))
            case ["taken", side] if side in sides:
                return Coach("task.number.taken", facts(side=side))
            case ["tricks", _, "card_points"]:
                return Coach("task.number.card-points")
            case _:
                return Coach("task.number")

    def input(self, moment: Moment) -> NumberInput:
        return NumberInput()

    def given(self, moment: Moment, answer: Answer) -> int | None:
        match answer:
            case GiveNumber(number):
                return number
            case _:
                return None

    def answer(self, moment: Moment, value: int) -> Answer:
        return GiveNumber(value)

    def expectation(self) -> str | None:
        return self.expects

    def written(self, value: int) -> str:
        return str(value)

    def named(self, moment: Moment, value: int) -> Line:
        return Coach("option.fact", facts(fact=value))

    def arrive(self, film: Film, frame: int) -> int:
        return film.last if is_of_the_end(self.of) else frame

    def truth(self, moment: Moment) -> tuple[int, ...]:
        if self.of is None:
            return () if self.known_answer is None else (self.known_answer,)
        number = _at(moment, self.of)
        return () if number is None else (number,)

    def computed(self, moment: Moment) -> dict[str, int]:
        numbers = ((name, _at(moment, path)) for name, path in self.by_path)
        return {name: number for name, number in numbers if number is not None}

    def because(self, moment: Moment) -> Line | None:
        return of_value(moment, self.of)

    def unlike(self, moment: Moment, value: int) -> tuple[tuple[Line, ...], Shown]:
        truth = self.truth(moment)
        name = "number-too-low" if truth and value < truth[0] else "number-too-high"
        return (Coach(name, facts(given=value)),), NOTHING

    def pointed(self, moment: Moment) -> Shown:
        """The lines of the sheet that a score is made of."""
        path = (self.of or "").split(".")
        score = moment.score
        match path:
            case ["scores", side, *_] if score and side in moment.seats.sides:
                sheet = next(sheet for sheet in score.sheets if sheet.side == side)
                return Shown(lines=tuple((sheet.side, line.reason.code) for line in sheet.lines))
            case _:
                return NOTHING

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        if self.of is not None and _at(moment, self.of) is None:
            return ((None, NoPath(Written(self.of))),)
        return Pointing.faults(self, moment)


def _at(moment: Moment, path: str) -> int | None:
    match moment.look_up(path):
        case bool():
            return None
        case int(number):
            return number
        case _:
            return None
