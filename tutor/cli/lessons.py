"""`trickwise walk`: a lesson is taken in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from tutor.cli.checking import problem_line
from tutor.cli.command import NOT_READABLE, READ_WELL, SOME_PROBLEM, Command
from tutor.cli.packs import Opened, opened
from tutor.cli.told import Walk
from tutor.cli.walk import walked
from tutor.cli.wording import Wording
from tutor.games.all import GAMES
from tutor.records.notation import nearest
from tutor.records.tree import UnreadableError
from tutor.teaching.checker import check_lesson
from tutor.teaching.course import bundled_lessons, lesson_folder, lesson_folders, near_lessons
from tutor.teaching.faults import Problem
from tutor.teaching.reader import read_lesson
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level
from tutor.text.facts import Word
from tutor.text.language import languages

_LEVELS = tuple(level.value for level in Level)


def _walk_arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument("lesson", metavar="LESSON", help=wording.say("cli.walk.lesson"))
    parser.add_argument("--level", choices=_LEVELS, help=wording.say("cli.walk.level"))
    parser.add_argument("--from", dest="step", metavar="STEP", help=wording.say("cli.walk.from"))
    parser.add_argument("--mistakes", action="store_true", help=wording.say("cli.walk.mistakes"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=wording.say("cli.seed"))
    parser.add_argument("--lang", choices=languages(), help=wording.say("cli.lang"))


def _walk(options: argparse.Namespace, wording: Wording) -> int:
    try:
        with opened(Path(options.lesson)) as place:
            found = lesson_folder(options.lesson)
            return _taken(found.resolve() if found else _first_of(place), options, wording)
    except UnreadableError as error:
        problem = Problem(Path(options.lesson), error.unreadable.mark, error.unreadable.fault)
        print(problem_line(problem, wording), file=sys.stderr)
        return NOT_READABLE


def _first_of(place: Opened) -> Path | None:
    """The lesson that is named of a pack, or the first in it."""
    return next(iter(lesson_folders(place.folder)), None) if place.pack else None


def _taken(folder: Path | None, options: argparse.Namespace, wording: Wording) -> int:
    if folder is None:
        print(wording.say("cli.walk.no-lesson", name=options.lesson), file=sys.stderr)
        print("\n".join(_instead(options.lesson, wording)), file=sys.stderr)
        return NOT_READABLE
    lesson = read_lesson(folder).lesson
    if lesson is None:
        print(wording.say("cli.walk.broken", path=options.lesson), file=sys.stderr)
        return NOT_READABLE
    level = Level(options.level) if options.level else _usual(lesson.levels)
    if level not in lesson.levels:
        has = tuple(wording.say(f"cli.walk.level-{each.value}") for each in lesson.levels)
        print(wording.say("cli.walk.no-level", levels=has), file=sys.stderr)
        return NOT_READABLE
    try:
        run = begin(lesson, level, options.step, options.seed)
    except (KeyError, ValueError):
        print(wording.say("cli.walk.no-step", name=options.step or level.value), file=sys.stderr)
        return NOT_READABLE
    problems = check_lesson(folder, wording.texts.has)[1]
    if problems:
        print(wording.say("cli.walk.problems", problems=len(problems)), file=sys.stderr)
        print(problem_line(problems[0], wording), file=sys.stderr)
    if wording.language not in lesson.prose:
        print(wording.say("cli.walk.no-language", language=lesson.language), file=sys.stderr)
    asks = sys.stdin.isatty()
    for line in walked(Walk(lesson, wording), run, mistakes=options.mistakes, ask=input if asks else None):
        print(line)
    return SOME_PROBLEM if problems else READ_WELL


def _instead(name: str, wording: Wording) -> Iterator[str]:
    """The lessons that may be meant by a name that none has: those of a course, or near it, else all there are."""
    course = name.rstrip("/")
    near = () if course in GAMES else near_lessons(name)
    if near:
        yield wording.say("cli.walk.near", lessons=near)
        return
    meant = nearest(course, GAMES)
    for game in (meant,) if meant else GAMES:
        lessons = tuple(lesson for lesson in bundled_lessons() if lesson.startswith(f"{game}/"))
        yield wording.say("cli.walk.course", course=Word(game), lessons=lessons)


WALK = Command(_walk_arguments, _walk)


def _usual(levels: tuple[Level, ...]) -> Level:
    """The level at which a lesson is walked: the guided one, which asks, where it has it."""
    return Level.GUIDED if Level.GUIDED in levels else levels[0]
