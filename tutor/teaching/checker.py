"""Checks lessons and courses: every lesson is read, then played at every level with right and with foreseen answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from tutor.records.faults import Fault, Written
from tutor.records.file_faults import NoSuchFile
from tutor.records.tree import Mark
from tutor.teaching.asks.acting import Acting
from tutor.teaching.asks.hand import HandAsk
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.course import COURSE, lesson_folders, read_course
from tutor.teaching.coverage import COVERAGE, check_coverage
from tutor.teaching.faults import (
    Backwards,
    NoPath,
    NothingToSay,
    NotItsTurn,
    NotPassed,
    NotReached,
    Problem,
    TextMissing,
    UnknownScene,
)
from tutor.teaching.film import Film, find, written_address
from tutor.teaching.free_play import next_action, played_out
from tutor.teaching.lines import Coach
from tutor.teaching.plan import Station, moment, plan
from tutor.teaching.pointed import pointed_faults
from tutor.teaching.practice import dealt
from tutor.teaching.reader import SCRIPT, LessonReading, read_lesson
from tutor.teaching.run import LessonRun, asked
from tutor.teaching.runner import begin, engine_turn, reply, screen
from tutor.teaching.screen import Act, ActInput, Answer, GoOn, Level
from tutor.teaching.script import Lesson, Step
from tutor.teaching.spare_faults import NeverComes
from tutor.text.language import languages

Knows = Callable[[str], bool]
"""Whether the coach has words for a key."""
Told = Callable[[str, int, int], None]
"""Is told of each lesson once it was checked: its id, and how many of how many that makes."""
_MOST_ANSWERS = 2000
_DEALS = 3
"""How often an exercise is dealt."""


def check(
    path: Path, knows: Knows = lambda _: True, told: Told = lambda _lesson, _done, _count: None
) -> tuple[Problem, ...]:
    """What is wrong with a lesson, a course, or everything in a folder; nothing twice."""
    root = path.parent if path.name == SCRIPT else path
    folders = lesson_folders(root)
    if not folders and not (root / COURSE).is_file():
        return (Problem(path, Mark(1, 1), NoSuchFile()),)
    found: list[Problem] = []
    steps: dict[str, frozenset[str] | None] = {}
    for done, folder in enumerate(folders, 1):
        lesson, problems = check_lesson(folder, knows)
        name = f"{folder.parent.name}/{folder.name}"
        steps[name] = frozenset(step.id for step in lesson.steps) if lesson else None
        found.extend(problems)
        told(name, done, len(folders))
    for course in sorted({file.parent for file in root.rglob(COURSE)}):
        found.extend(read_course(course)[1])
    found.extend(check_coverage(root / COVERAGE, steps))
    return tuple(dict.fromkeys(found))


def check_lesson(folder: Path, knows: Knows = lambda _: True) -> tuple[Lesson | None, tuple[Problem, ...]]:
    """A lesson, and what is wrong with it. It is played only where it could be read."""
    reading = read_lesson(folder)
    lesson = reading.lesson
    if lesson is None:
        return None, reading.problems
    file = folder / SCRIPT
    found = [*reading.problems, *_languages(lesson)]
    for each in _deals(lesson):
        found.extend(Problem(file, mark, fault) for mark, fault in _steps(reading, each, knows))
    if not found:
        for each in _deals(lesson):
            found.extend(Problem(file, mark, fault) for level in each.levels for mark, fault in _played(each, level))
    return lesson, tuple(dict.fromkeys((*found, *_never(lesson))))


def _deals(lesson: Lesson) -> Iterable[Lesson]:
    """The lesson as it may come; more than once where it has exercises."""
    first = dealt(lesson, 0)
    return (first,) if first is lesson else (first, *(dealt(lesson, seed) for seed in range(1, _DEALS)))


def _steps(reading: LessonReading, lesson: Lesson, knows: Knows) -> Iterable[tuple[Mark, Fault]]:
    for level in lesson.levels:
        for station, kept in _with_kept(lesson, plan(lesson, level)):
            if not _is_silent(reading, lesson, station):
                faults = _faults(lesson, station, kept, knows)
                yield from ((mark, fault) for mark, fault in faults if not _looks_at(fault, reading))


def _is_silent(reading: LessonReading, lesson: Lesson, station: Station) -> bool:
    """Whether a step stands in a scene that failed: what is wrong with the scene is told, and that is enough."""
    if station.plays_out:
        return lesson.alone is not None and lesson.alone.scene in reading.failed
    return station.step.id in reading.silent


def _looks_at(fault: Fault, reading: LessonReading) -> bool:
    """Whether a fault is only that a failed scene cannot be looked at."""
    match fault:
        case NoPath(given):
            return given.partition(".")[0] in reading.failed
        case UnknownScene(given):
            return given in reading.failed
        case _:
            return False


def _languages(lesson: Lesson) -> Iterable[Problem]:
    """A language that the course has elsewhere, and this lesson has not."""
    there = {file.stem for file in lesson.folder.parent.glob("*/*.yaml") if file.stem in languages()}
    for language in sorted(there - set(lesson.prose)):
        file = lesson.folder / f"{language}.yaml"
        yield Problem(file, Mark(1, 1), TextMissing(Written("title"), Written(language)))


def _never(lesson: Lesson) -> Iterable[Problem]:
    """Steps of levels that the lesson does not have."""
    for step in lesson.steps:
        if not step.levels & set(lesson.levels):
            levels = tuple(Written(level.value) for level in Level if level in step.levels)
            yield Problem(lesson.folder / SCRIPT, step.mark, NeverComes(levels))


# --- each step by itself ---------------------------------------------------------------------------------------------


def _with_kept(lesson: Lesson, stations: Iterable[Station]) -> Iterable[tuple[Station, Film | None]]:
    """Each station with the hand that stands for its scene's there: one that was played out and is kept."""
    kept: Film | None = None
    scene = None
    for station in stations:
        if station.moved or station.scene is not scene:
            kept = None
        scene = station.scene
        yield station, kept
        match station.ask:
            case HandAsk(keeps=True, seed=seed):
                kept = played_out(scene.film.until(station.frame), lesson.seed if seed is None else seed)
            case _:
                continue


def _faults(lesson: Lesson, station: Station, kept: Film | None, knows: Knows) -> Iterable[tuple[Mark, Fault]]:
    step, film = station.step, station.scene.film
    if kept is None and step.fresh is None:
        yield from pointed_faults(station.scene, (station.start, station.frame, station.after), step.pointed)
    if step.ask is None and station.plays_out:
        yield from ((step.mark, fault) for fault in _alone(lesson, film))
        return
    yield from ((step.mark, fault) for fault in _addresses(step, station, film))
    if step.ask is None:
        return
    at = moment(lesson, station, kept or film, kept.last if kept else station.frame)
    yield from ((mark or step.mark, fault) for mark, fault in step.ask.faults(at))
    for name, mark in _foreseen(step):
        for line in at.voice.answer_to(name):
            match line:
                case Coach(key=key) if not knows(key):
                    yield mark, NothingToSay(Written(name))
                case _:
                    continue


def _addresses(step: Step, station: Station, film: Film) -> Iterable[Fault]:
    if step.at is not None and find(film, step.at) is None:
        yield NotReached(Written(written_address(step.at)))
    if step.play is None:
        return
    target = find(film, step.play, done=True)
    if target is None:
        yield NotReached(Written(written_address(step.play)))
    elif target < station.start:
        yield Backwards(Written(written_address(step.play)))


def _alone(lesson: Lesson, film: Film) -> Iterable[Fault]:
    alone = lesson.alone
    if alone is None:
        return
    start = find(film, alone.start)
    if start is None:
        yield NotReached(Written(written_address(alone.start)))
    elif film.state(film.next_turn(alone.seat, start)).to_act != alone.seat:
        yield NotItsTurn(Written(alone.seat))


def _foreseen(step: Step) -> Iterable[tuple[str, Mark]]:
    match step.ask:
        case Pointing() as ask:
            return [(wrong.id, wrong.mark) for wrong in ask.wrongs]
        case Acting() as ask:
            return [(wrong.id, wrong.mark) for wrong in ask.wrongs]
        case _:
            return ()


# --- playing ---------------------------------------------------------------------------------------------------------


def _played(lesson: Lesson, level: Level) -> Iterable[tuple[Mark, Fault]]:
    """Steps that a right answer does not pass, or that a wrong one passes."""
    if not plan(lesson, level):
        yield lesson.steps[0].mark, NotPassed(Written(level.value))
        return
    run = begin(lesson, level)
    for _ in range(_MOST_ANSWERS):
        if run.finished:
            return
        screen(run)
        step = run.station.step
        if any(wrong_passes(run)):
            yield step.mark, NotPassed(Written(level.value))
        before, run = run, answered(run)
        if run == before:
            yield step.mark, NotPassed(Written(level.value))
            return
    yield run.station.step.mark, NotPassed(Written(level.value))


def wrong_passes(run: LessonRun) -> Iterable[bool]:
    """For each foreseen wrong answer of the present step, whether it passes it after all."""
    ask = run.station.ask
    if ask is None or run.mark.passed or run.level is Level.WATCH or run.free is not None:
        return ()
    if run.station.step.is_check:  # there a wrong answer is told, and the lesson goes on
        return ()
    return [reply(run, wrong.answer)[0].mark.passed for wrong in ask.foreseen(asked(run))]


def answered(run: LessonRun) -> LessonRun:
    """The run after the next right answer; where a hand is played out, after its next card."""
    seen = screen(run)
    if seen.awaits_player is not None:
        return engine_turn(run)[0]
    return reply(run, right_answer(run))[0]


def right_answer(run: LessonRun) -> Answer:
    """What passes the present step, or leads on."""
    ask = run.station.ask
    match screen(run).input:
        case ActInput() if run.free is not None:
            return Act(next_action(run.free))
        case _ if ask is None or run.mark.passed or run.level is Level.WATCH or run.free is not None:
            return GoOn()
        case _:
            return next(iter(ask.answers(asked(run))), GoOn())
