"""The report of a class: for each learner the lessons done, and the rules that are hard."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from tutor.progress.check_results import CheckResult, results_in
from tutor.progress.learners import Learner, learners
from tutor.progress.opening import peek
from tutor.progress.store import Store
from tutor.progress.troubles import StoreError, Trouble
from tutor.progress.values import Checked

COLUMNS: Final = ("learner", "what", "id", "title", "stars", "level", "step", "asked", "missed", "last")
_DOUBT: Final = 2
"""So many answers that were never asked for count as known: one that was missed once may not be hard at all."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would work out instead of showing it."""

Titles = Callable[[str], str]
"""The title of a lesson or of a rule, by its id."""


@dataclass(frozen=True, slots=True)
class LessonLine:
    """A lesson that a learner has passed, or has begun: then `step` is where it stands."""

    lesson: str
    stars: int | None
    """None where it was never gone through to its end."""
    level: str
    step: str
    last: datetime


@dataclass(frozen=True, slots=True)
class HardRule:
    """A rule that was missed: how often it was asked about, in lessons and reviews, and how often not known."""

    rule: str
    asked: int
    missed: int


@dataclass(frozen=True, slots=True)
class Report:
    """What one learner has done. With a trouble, the file could not be read."""

    learner: str
    lessons: tuple[LessonLine, ...] = ()
    hard: tuple[HardRule, ...] = ()
    """The hardest first."""
    trouble: Trouble | None = None
    checks: tuple[CheckResult, ...] = ()
    """Of each entry check the first time, of each exit check the last."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing was done yet."""
        return not (self.lessons or self.hard or self.checks)

    def learned(self, course: str) -> tuple[str, ...]:
        """The rules that a course's entry check has missed, and its exit check has not."""
        before, after = (
            next((check.rules for check in self.checks if (check.course, check.which) == (course, which)), {})
            for which in ("entry", "exit")
        )
        return tuple(rule for rule, right in before.items() if not right and after.get(rule, False))

    @property
    def passed(self) -> tuple[LessonLine, ...]:
        """The lessons gone through to their end."""
        return tuple(line for line in self.lessons if line.stars is not None)


def class_report(folder: Path) -> tuple[Report, ...]:
    """The report of everyone who has a file, by name; the files stay as they are."""
    return tuple(_report(learner) for learner in learners(folder))


def report_of(name: str, store: Store) -> Report:
    """The report of one learner."""
    checks = results_in(store.all_of(Checked))
    return Report(name, tuple(_lessons(store)), tuple(_hard(store)), checks=checks)


def _report(learner: Learner) -> Report:
    try:
        with peek(learner.file) as store:
            return report_of(learner.name, store)
    except StoreError as error:
        return Report(learner.name, trouble=error.trouble)


def _lessons(store: Store) -> Iterator[LessonLine]:
    """In the order in which they were first come to."""
    stars, last = store.stars(), {passed.lesson: passed for passed in store.passes()}
    places = {place.lesson: place for place in store.places()}
    for lesson in dict.fromkeys((*(step.lesson for step in store.steps()), *last)):
        place, passed = places.get(lesson), last.get(lesson)
        if passed is not None:
            yield LessonLine(lesson, stars[lesson], passed.level, place.step if place else "", passed.at)
        elif place is not None:
            yield LessonLine(lesson, None, place.level, place.step, place.at)


def _hard(store: Store) -> Iterator[HardRule]:
    asked, missed = Counter[str](), Counter[str]()
    for given in store.answers():  # those of reviews are among them
        asked.update(given.rules)
        missed.update(() if given.right else given.rules)
    rules = [HardRule(rule, asked[rule], count) for rule, count in missed.items() if count]
    yield from sorted(rules, key=lambda hard: (-hard.missed / (hard.asked + _DOUBT), hard.rule))


# --- as a table -------------------------------------------------------------------------------------------------------


def as_csv(reports: Iterable[Report], titles: Titles) -> str:
    """A row for each lesson, each check, each rule learned and each hard rule of each learner, for any spreadsheet."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for report in reports:
        rows.writerows(tuple(map(_shown, row)) for row in _rows(report, titles))
    return out.getvalue()


def _rows(report: Report, titles: Titles) -> Iterator[tuple[object, ...]]:
    name = report.learner
    if report.trouble is not None:
        yield name, report.trouble.why.value, report.trouble.file.name, *[""] * 7
    elif report.is_empty:
        yield name, "nothing", *[""] * 8
    for line in report.lessons:
        what, stars = ("begun", "") if line.stars is None else ("passed", line.stars)
        day = f"{line.last:%Y-%m-%d}"
        yield name, what, line.lesson, titles(line.lesson), stars, line.level, line.step, "", "", day
    for check in report.checks:
        own, missed, day = f"{check.course}/{check.which}", check.count - check.right, f"{check.at:%Y-%m-%d}"
        yield name, check.which, own, titles(own), "", "", "", check.count, missed, day
    for course in dict.fromkeys(check.course for check in report.checks):
        for rule in report.learned(course):
            yield name, "learned", rule, titles(rule), *[""] * 6
    for hard in report.hard:
        yield name, "rule", hard.rule, titles(hard.rule), "", "", "", hard.asked, hard.missed, ""


def _shown(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
