"""A lesson under way and the learner's file: what is written after each gesture, and how it is taken up again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from tutor.progress.review import Grade, answered, taught
from tutor.progress.store import Store
from tutor.progress.values import Checked, Given, Hand, Mark, Passed, Place
from tutor.teaching.exercises.names import reviewable
from tutor.teaching.keeping import Kept, Told, kept
from tutor.teaching.rounds import ENTRY
from tutor.teaching.run import LessonRun, StepMark
from tutor.teaching.screen import Level, Rung
from tutor.teaching.script import Lesson

_RUNGS = {rung.name.lower(): rung for rung in Rung}


@dataclass(frozen=True, slots=True)
class Gesture:
    """What one gesture has led to: the run, what the answer says about the learner, the seed of the exercises."""

    run: LessonRun
    told: Told | None
    seed: int
    at: datetime

    def write(self, store: Store) -> None:
        """Keeps all of it or nothing. Raises StoreError."""
        with store.together():
            if self.told is not None:
                self._answer(store, self.told)
            if self.run.lesson.round:
                return  # it stands nowhere: the next one is dealt anew
            if self.run.finished:
                taught(store, tuple(known_rules(self.run.lesson)), self.at)
                store.finish(Passed(self.run.lesson.id, self.run.level.value, self.run.stars, self.at))
            else:
                self._stand(store)

    def _answer(self, store: Store, told: Told) -> None:
        """Keeps an answer, what it says of rules that come back, and what it counts for in a check."""
        lesson, at = self.run.lesson, self.at
        rungs = tuple(rung.name.lower() for rung in told.rungs)
        name, level = (lesson.round, "") if lesson.round else (lesson.id, self.run.level.value)
        store.answer(Given(name, level, told.step, told.kind, told.right, told.mistakes, told.rules, rungs, at))
        answered(store, f"{lesson.id}/{told.step}", grades(lesson, told), at)
        if told.check:
            item = f"{self.seed}/{told.item}"
            course = lesson.id.rpartition("/")[0]
            for rule in told.rules:
                store.check(Checked(course, told.check, item, rule, told.right, at))

    def _stand(self, store: Store) -> None:
        """Keeps where the lesson stands and what it has cost."""
        lesson, level, now = self.run.lesson.id, self.run.level.value, kept(self.run)
        store.reach(Place(lesson, level, now.step, self.seed, self.at))
        known = {mark.step: mark for mark in store.marks(lesson, level)}
        for step, mark in now.marks.items():
            written = _mark(lesson, level, step, mark)
            if known.get(step) != written:
                store.mark(written)
        if now.hand:
            store.keep_hand(Hand(lesson, level, now.step, now.hand, self.at))
        elif self.run.free is not None and not self.run.free.is_branch:
            store.drop_hand(lesson, level, now.step)  # its first card was taken back


def taken_up(store: Store, lesson: str, level: Level) -> Kept | None:
    """How a lesson stands at a level; None where it is not under way. Raises StoreError."""
    place = store.place(lesson, level.value)
    if place is None:
        return None
    hand = store.hand(lesson, level.value, place.step)
    marks = {mark.step: _read(mark) for mark in store.marks(lesson, level.value)}
    hands = ((step, store.hand(lesson, level.value, step)) for step, mark in marks.items() if mark.passed)
    earlier = {step: played.actions for step, played in hands if played is not None}
    return Kept(place.step, marks, hand.actions if hand else (), place.seed, earlier)


def level_of(store: Store, script: Lesson) -> Level:
    """The level opened last, else the one with which a lesson begins. Raises StoreError."""
    last = {place.lesson: place.level for place in store.places()}.get(script.id)
    first = Level.GUIDED if Level.GUIDED in script.levels else script.levels[0]
    return next((level for level in script.levels if level.value == last), first)


def _mark(lesson: str, level: str, step: str, mark: StepMark) -> Mark:
    rungs = tuple(rung.name.lower() for rung in mark.rungs)
    return Mark(lesson, level, step, mark.passed, mark.slips, rungs, mark.visited, mark.mistakes)


def _read(mark: Mark) -> StepMark:
    rungs = tuple(_RUNGS[rung] for rung in mark.rungs if rung in _RUNGS)
    return StepMark(mark.passed, max(0, mark.slips), rungs, mark.visited, mark.mistakes)


def known_rules(lesson: Lesson) -> list[str]:
    """The rules that a lesson teaches and that fresh positions can ask about."""
    known = reviewable(lesson.game)
    return [rule for rule in lesson.teaches if rule in known]


def grades(lesson: Lesson, told: Told) -> Mapping[str, Grade]:
    """What an answer says of the rules that can come back.

    A right one is known, or known with help. Of a miss the rule of its misconception comes back; where the question is
    done with, all of its rules do; else it may have been a slip. What an entry check misses was never taught.
    """
    known = reviewable(lesson.game)
    if told.check == ENTRY and not told.right:
        return {}
    if told.right:
        found, grade = told.rules, Grade.HELPED if told.helped else Grade.RIGHT
    else:
        back = [lesson.returns.get(mistake, next(iter(told.rules), "")) for mistake in told.mistakes]
        found, grade = (told.rules if told.closed else tuple(back)), Grade.MISSED
    return {rule: grade for rule in found if rule in known}
