"""The stations of a lesson at a level: where the table stands at each step, before and after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from tutor.kernel.seats import Seat
from tutor.teaching.asks.base import Ask
from tutor.teaching.film import Film, Start, find
from tutor.teaching.moment import Moment, Voice
from tutor.teaching.scenes import Scene
from tutor.teaching.screen import Level
from tutor.teaching.script import Lesson, Step

ALONE = "alone"
"""The id of the step in which the learner plays the hand out."""


@dataclass(frozen=True, slots=True, eq=False)
class Station:
    """A step with its place in a film: `start` is where it begins, `frame` where it asks, `after` its end."""

    step: Step
    scene: Scene
    start: int
    frame: int
    after: int
    moved: bool
    """Whether the step says itself where it stands, so that nothing kept from earlier steps goes on."""
    learner: Seat | None
    packets: int | None = None
    """How many packets are dealt, where the hand is still being dealt."""

    @property
    def ask(self) -> Ask | None:
        return self.step.ask

    @property
    def plays_out(self) -> bool:
        """Whether the learner plays the hand out here."""
        return self.step.id == ALONE or (self.step.ask is not None and self.step.ask.plays_out)

    @property
    def keeps_hand(self) -> bool:
        """Whether the hand played out here stands for the scene in the steps after it."""
        return self.step.ask is not None and self.step.ask.plays_out and self.step.ask.goes_on


@lru_cache(maxsize=64)
def plan(lesson: Lesson, level: Level) -> tuple[Station, ...]:
    """The steps of a level with their places, worked out once. The lesson has a scene."""
    stations = list(_alone(lesson)) if level is Level.ALONE else []
    scene, frame = next(iter(lesson.scenes.values())), 0
    if stations:
        scene, frame = stations[0].scene, stations[0].after
    done: int | None = None
    for step in lesson.steps:
        if level not in step.levels:
            continue
        if step.ask is not None and step.ask.of_trick and frame == done:
            frame = min(frame + 1, scene.film.last)
        station = _station(lesson, step, scene, frame)
        station = replace(station, packets=_packets(station, stations[-1] if stations else None))
        if station.scene is not scene:
            done = None
        scene, frame = station.scene, station.after
        if step.ask is not None and step.ask.of_trick:
            done = frame
        stations.append(station)
    return tuple(stations)


def _alone(lesson: Lesson) -> tuple[Station, ...]:
    alone = lesson.alone
    scene = lesson.scenes.get(alone.scene) if alone else None
    if alone is None or scene is None or not lesson.steps:
        return ()
    step = Step(ALONE, lesson.steps[0].mark, frozenset((Level.ALONE,)), scene=alone.scene, at=alone.start)
    start = find(scene.film, alone.start) or 0
    return (Station(step, scene, start, start, scene.film.last, moved=True, learner=alone.seat),)


def _station(lesson: Lesson, step: Step, scene: Scene, frame: int) -> Station:
    learner = (step.ask.seat if step.ask else None) or lesson.seat
    if step.scene is not None:
        scene, frame = lesson.scenes[step.scene], 0
    moved = step.scene is not None or step.at is not None
    film = scene.film
    start = frame if step.at is None else _found(film, step, frame)
    there = start
    if step.play is not None:
        target = find(film, step.play, done=True)
        there = start if target is None else max(start, target)
    if step.ask is not None:
        named = step.at is not None or step.play is not None
        there = step.ask.place(film, there) if named else step.ask.arrive(film, there)
    after = step.ask.after(film, there) if step.ask else there
    return Station(step, scene, start, there, after, moved, learner)


def _packets(station: Station, before: Station | None) -> int | None:
    """How many packets a step wants dealt, else as many as lie there; None where it is about a whole deal."""
    match station.step.play or station.step.at:
        case Start(packets=packets):
            return packets
        case None if before is not None and station.scene is before.scene and not station.frame:
            return before.packets
        case _:
            return None


def _found(film: Film, step: Step, frame: int) -> int:
    found = None if step.at is None else find(film, step.at)
    return frame if found is None else found


def moment(lesson: Lesson, station: Station, film: Film, frame: int, visited: tuple[str, ...] = ()) -> Moment:
    """Where a station's question is asked."""
    own = lesson.texts if station.step.fresh is None else frozenset[str]()  # the lesson's words are of other cards
    voice = Voice(station.step.id, own)
    films = {name: scene.film for name, scene in lesson.scenes.items()}
    return Moment(film, frame, voice, films, station.scene.node, visited)
