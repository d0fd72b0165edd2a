"""How far a learner has come in a lesson: a value, from which everything that is shown follows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase
from tutor.teaching.film import Film
from tutor.teaching.lines import Line
from tutor.teaching.moment import Moment
from tutor.teaching.plan import Station, moment, plan
from tutor.teaching.screen import NOTHING, Level, Rung, Shown
from tutor.teaching.script import Lesson

MOST_STARS = 3
_SHARE_OF_TWO_STARS = 4


@dataclass(frozen=True, slots=True)
class StepMark:
    """How a step stands. `slips` are answers that missed, `mistakes` the misconceptions that they showed.

    `visited` are the values that its dial has shown.
    """

    passed: bool = False
    slips: int = 0
    rungs: tuple[Rung, ...] = ()
    visited: tuple[str, ...] = ()
    mistakes: tuple[str, ...] = ()

    @property
    def was_helped(self) -> bool:
        """Whether it took a second try, or more help than hearing the goal again."""
        return self.slips > 0 or any(rung is not Rung.GOAL for rung in self.rungs)


@dataclass(frozen=True, slots=True)
class FreePlay:
    """A hand that the learner plays on: `seat` is the learner's, the film ends at the present moment.

    While `record` is there, the others play its cards; from the first card that leaves it, the engine's players do.
    """

    film: Film
    base: int
    """The moment at which it began."""
    seat: Seat
    record: Film | None
    is_branch: bool
    seed: int
    """Fixes the engine's players."""
    ahead: Film | None = None
    """What was taken back, until another card is played."""

    @property
    def is_over(self) -> bool:
        """Whether a hand played out has come to its end; a branch only ever goes back."""
        return not self.is_branch and self.film.state(self.film.last).to_act is None


@dataclass(frozen=True, slots=True)
class Left:
    """What the learner's own cards had made of a step's table when the step was left, and what was said to them."""

    table: Film | None
    keeps: bool
    free: FreePlay | None
    said: tuple[Line, ...]
    shown: Shown


@dataclass(frozen=True, slots=True)
class LessonRun:
    """A lesson under way. `marks` stand for the steps of the level in order."""

    lesson: Lesson
    level: Level
    marks: tuple[StepMark, ...]
    at: int = 0
    seen: int = 0
    """The furthest step that has been reached."""
    table: Film | None = None
    """A film that stands for the scene's: the learner's own card was played, and the table shows what came of it."""
    keeps: bool = False
    """Whether `table` goes on into the next steps."""
    said: tuple[Line, ...] = ()
    shown: Shown = NOTHING
    free: FreePlay | None = None
    finished: bool = False
    left: tuple[tuple[int, Left], ...] = ()
    """The steps, by place, that were left with other cards on the table than the record's."""

    @property
    def stations(self) -> tuple[Station, ...]:
        return plan(self.lesson, self.level)

    @property
    def station(self) -> Station:
        return self.stations[self.at]

    @property
    def mark(self) -> StepMark:
        return self.marks[self.at]

    @property
    def stars(self) -> int:
        """Three while no counted step was helped, two while a quarter of them at most was, else one.

        Watching has none, nor has a round. Help is an answer that missed, and any rung above the goal; asides do not
        count.
        """
        if self.level is Level.WATCH or self.lesson.round:
            return 0
        counted = [
            mark
            for mark, station in zip(self.marks, self.stations, strict=True)
            if station.ask is not None and not station.step.aside
        ]
        helped = sum(mark.was_helped for mark in counted)
        if helped == 0:
            return MOST_STARS
        return MOST_STARS - 1 if helped <= max(1, len(counted) // _SHARE_OF_TWO_STARS) else 1

    def marked(self, mark: StepMark) -> LessonRun:
        """The run with another mark for the present step."""
        return replace(self, marks=(*self.marks[: self.at], mark, *self.marks[self.at + 1 :]))

    def saying(self, lines: tuple[Line, ...], shown: Shown = NOTHING) -> LessonRun:
        return replace(self, said=lines, shown=shown)


def leaving(run: LessonRun) -> LessonRun:
    """The run as its step is left: looked back at, the step shows what was played in it.

    Where that is new, what was played in later steps no longer follows from it, and is forgotten.
    """
    free = run.free if run.free is not None and not run.free.is_branch else None
    own = Left(run.table, run.keeps, free, run.said, run.shown) if run.table is not None or free is not None else None
    before = left_at(run, run.at)
    if _hand(own) == _hand(before):
        return run
    kept = tuple((at, each) for at, each in run.left if at < run.at)
    return replace(run, left=(*kept, (run.at, own)) if own is not None else kept)


def left_at(run: LessonRun, at: int) -> Left | None:
    """How a step was left, where the learner's own cards lay there."""
    return next((each for place, each in run.left if place == at), None)


def _hand(left: Left | None) -> tuple[Film | None, Film | None]:
    if left is None:
        return None, None
    return left.table, left.free.film if left.free is not None else None


def place(run: LessonRun) -> tuple[Film, int]:
    """The film and the moment at which the table stands."""
    station = run.station
    if run.free is not None:
        return run.free.film, run.free.film.last
    if run.table is not None:
        return run.table, run.table.last
    return station.scene.film, station.after if run.mark.passed else station.frame


def asked(run: LessonRun) -> Moment:
    """Where the present step's question is asked, or would be."""
    station = run.station
    film, frame = station.scene.film, station.frame
    if run.table is not None and run.keeps and not run.mark.passed:
        film, frame = run.table, run.table.last
    return moment(run.lesson, station, film, frame, run.mark.visited)


def recorded(run: LessonRun) -> Phase | None:
    """How the hand ends as it was recorded; None where the learner has left the record."""
    film = run.station.scene.film
    return film.state(film.last) if run.free is None and run.table is None else None
