"""Rounds of fresh positions, by ids as lessons have them: `spades/review`, `pitch/entry`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from tutor.progress.check_results import offer_start
from tutor.progress.review import due
from tutor.progress.store import Store
from tutor.teaching.checks import Check
from tutor.teaching.course import read_course
from tutor.teaching.exercises.names import reviewable
from tutor.teaching.packs import is_whole
from tutor.teaching.rounds import ENTRY, KINDS, REVIEW, ROUND, check, review
from tutor.teaching.run import LessonRun
from tutor.teaching.script import Lesson
from tutor.teaching.shelf import Shelf
from tutor.teaching.tally import results
from ui.learner_file import now
from ui.rooms.room import House

_FEWEST = 6
"""A round that is asked for while nothing is due."""


def is_round(shelf: Shelf, lesson: str) -> bool:
    """Whether an id names a round instead of a lesson."""
    return lesson.rpartition("/")[2] in KINDS and shelf.spine(lesson) is None


def making(house: House, lesson: str, seed: int) -> Callable[[], Lesson] | None:
    """How to deal a round; None where the course has no such check, or is not what it was when it was checked."""
    (name, _, kind), course = lesson.rpartition("/"), house.titles.shelf.course_of(lesson)
    if course is None or (course.pack and not is_whole(course.pack)):
        return None
    game = course.game
    if kind == REVIEW:
        known, nothing = reviewable(game), tuple[str, ...]()
        rules = house.keeper.ask(lambda store: due(store, known, now().astimezone()), nothing)[:ROUND]
        met = house.keeper.ask(lambda store: met_rules(store, known), nothing)
        count = len(rules) or _FEWEST
        return lambda: review(game, rules or met, count, seed)
    asked = check_of(course.folder, kind)
    return None if asked is None else lambda: replace(check(game, kind, asked, seed), id=f"{name}/{kind}")


def met_rules(store: Store, known: tuple[str, ...]) -> tuple[str, ...]:
    """The rules that have been met, those that come back first at the front. Raises StoreError."""
    return tuple(card.rule for card in store.cards() if card.rule in known)


def following(house: House, run: LessonRun) -> str:
    """The lesson to which a round leads: after an entry check the one at which to start; empty for none.

    The offer is kept, so that the contents show it.
    """
    course = house.titles.shelf.course_of(run.lesson.id)
    asked = check_of(course.folder, ENTRY) if course else None
    if course is None or run.lesson.round != ENTRY or not run.finished or asked is None:
        return ""
    start = course.lesson_id(asked.start([result.right for result in results(run)]) or "")
    house.keeper.keep(lambda store: offer_start(store, course.id, start))
    return start or next((spine.id for spine in course.lessons), "")


@lru_cache(maxsize=8)
def check_of(folder: Path, kind: str) -> Check | None:
    """The check at one end of the course in a folder."""
    course = read_course(folder)[0]
    if course is None:
        return None
    return course.entry if kind == ENTRY else course.exit
