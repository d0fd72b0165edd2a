"""Rounds of fresh positions, by ids as lessons have them: `spades/review`, `pitch/entry`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tutor.progress.check_results import offer_start
from tutor.progress.review import due
from tutor.progress.store import Store
from tutor.teaching.checks import Check
from tutor.teaching.course import bundled, read_course
from tutor.teaching.exercises.names import reviewable
from tutor.teaching.rounds import ENTRY, KINDS, REVIEW, ROUND, check, review
from tutor.teaching.run import LessonRun
from tutor.teaching.script import Lesson
from tutor.teaching.tally import results
from ui.learner_file import now
from ui.rooms.room import House

_FEWEST = 6
"""A round that is asked for while nothing is due."""


def is_round(lesson: str) -> bool:
    """Whether an id names a round instead of a lesson."""
    return lesson.rpartition("/")[2] in KINDS


def making(house: House, lesson: str, seed: int) -> Callable[[], Lesson] | None:
    """How to deal a round; None where the course has no such check."""
    game, _, kind = lesson.partition("/")
    if kind == REVIEW:
        known, nothing = reviewable(game), tuple[str, ...]()
        rules = house.keeper.ask(lambda store: due(store, known, now().astimezone()), nothing)[:ROUND]
        met = house.keeper.ask(lambda store: met_rules(store, known), nothing)
        count = len(rules) or _FEWEST
        return lambda: review(game, rules or met, count, seed)
    asked = check_of(game, kind)
    return None if asked is None else lambda: check(game, kind, asked, seed)


def met_rules(store: Store, known: tuple[str, ...]) -> tuple[str, ...]:
    """The rules that have been met, those that come back first at the front. Raises StoreError."""
    return tuple(card.rule for card in store.cards() if card.rule in known)


def following(house: House, run: LessonRun) -> str:
    """The lesson to which a round leads: after an entry check the one at which to start; empty for none.

    The offer is kept, so that the contents show it.
    """
    game = run.lesson.game
    asked = check_of(game, ENTRY)
    if run.lesson.round != ENTRY or not run.finished or asked is None:
        return ""
    start = asked.start([result.right for result in results(run)]) or ""
    house.keeper.keep(lambda store: offer_start(store, game, start))
    return start or next(iter(house.titles.shelf.get(game, ())), "")


@lru_cache(maxsize=8)
def check_of(game: str, kind: str) -> Check | None:
    """The check at one end of a bundled course."""
    course = read_course(bundled() / game)[0]
    if course is None:
        return None
    return course.entry if kind == ENTRY else course.exit
