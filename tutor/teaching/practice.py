"""Deals the exercises of a lesson: each becomes as many steps as its fresh positions have questions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from string import ascii_lowercase

from tutor.records.tree import Fields
from tutor.teaching.asks.exercise import Exercise
from tutor.teaching.exercises.item import NOWHERE
from tutor.teaching.exercises.round import Drawn, drawn
from tutor.teaching.lines import Prose
from tutor.teaching.scenes import Scene
from tutor.teaching.script import Fresh, Lesson, Step


def dealt(lesson: Lesson, seed: int) -> Lesson:
    """The lesson with fresh positions for its exercises; itself where it has none. The same for a seed everywhere."""
    if not any(isinstance(step.ask, Exercise) for step in lesson.steps):
        return lesson
    dealing = _Dealing(lesson, Random(seed))
    steps = tuple(dealing.steps())
    return replace(lesson, steps=steps, scenes={**lesson.scenes, **dealing.scenes})


class _Dealing:
    """Goes through the steps of a lesson, and collects the scenes that are dealt."""

    def __init__(self, lesson: Lesson, rng: Random) -> None:
        self._lesson, self._rng = lesson, rng
        self.scenes: dict[str, Scene] = {}

    def steps(self) -> Iterator[Step]:
        """Every step, exercises dealt; what follows one stands again in the scene before it, where it names none."""
        scene, away = next(iter(self._lesson.scenes), None), False
        for step in self._lesson.steps:
            scene = step.scene or scene
            match step.ask:
                case Exercise() as ask:
                    yield from self._exercise(step, ask)
                    away = True
                case _ if away and step.scene is None:
                    yield replace(step, scene=scene)
                    away = False
                case _:
                    yield step
                    away = False

    def _exercise(self, step: Step, ask: Exercise) -> Iterator[Step]:
        intro = f"{step.id}.say"
        told = (Prose(intro),) if intro in self._lesson.texts else ()
        for number, one in enumerate(drawn(ask.of, ask.count, self._rng) if ask.of else (), 1):
            name = f"{step.id}-{number}"
            self.scenes[name] = _scene(name, one)
            for place, question in enumerate(one.item.questions):
                lines = (*(told if number == 1 and not place else ()), *one.item.told, *question.told)
                yield replace(
                    step,
                    id=f"{name}{ascii_lowercase[place] if place else ''}",
                    scene=name,
                    at=question.at,
                    ask=question.ask,
                    open=one.item.open,
                    view=one.item.view,
                    fresh=Fresh(
                        item=name,
                        generator=one.wish.name,
                        rules=one.rules(question),
                        told=lines,
                        goes_on=place > 0,
                        is_check=not ask.helps,
                        keep=ask.keep,
                    ),
                )


def _scene(name: str, one: Drawn) -> Scene:
    item = one.item
    return Scene(name, Fields(NOWHERE, ()), item.record, item.film, "ours", item.open, item.view)
