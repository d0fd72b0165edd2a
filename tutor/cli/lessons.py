"""`trickwise check` and `trickwise walk`: lessons are checked, and taken in the terminal."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tutor.cli.command import NOT_READABLE, READ_WELL, SOME_PROBLEM, Command, add_common
from tutor.cli.walk import Walk, walked
from tutor.cli.wording import Wording
from tutor.records.faults import NoSuchFile
from tutor.records.jsonable import facts_of
from tutor.records.tree import Mark
from tutor.teaching.checker import check, check_lesson
from tutor.teaching.course import COURSE, lesson_folder, lesson_folders
from tutor.teaching.faults import Problem
from tutor.teaching.reader import SCRIPT, read_lesson
from tutor.teaching.record_files import check_records, record_files
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level
from tutor.teaching.wording import problem_text
from tutor.text.language import languages

_LEVELS = tuple(level.value for level in Level)


def _check_arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help=wording.say("cli.check.path"))
    add_common(parser, wording)


def _check(options: argparse.Namespace, wording: Wording) -> int:
    found: list[Problem] = []
    lessons, records, unreadable = 0, 0, False
    for name in options.paths:
        path = lesson_folder(name) or Path(name)
        folders = lesson_folders(path.parent if path.name == SCRIPT else path)
        if folders or (path / COURSE).is_file():
            lessons += len(folders)
            found.extend(check(path, wording.texts.has))
            continue
        files = record_files(path)
        records += len(files)
        if files:
            found.extend(check_records(files))
            continue
        unreadable = True
        if options.json:
            print(_json(Problem(path, Mark(1, 1), NoSuchFile()), wording))
        else:
            print(wording.say("cli.check.nothing", path=name), file=sys.stderr)
    for problem in found:
        print(_json(problem, wording) if options.json else _line(problem, wording))
    if not options.json:
        summary = wording.say("cli.check.found", problems=len(found)) if found else _fine(lessons, records, wording)
        if summary:
            print(summary, file=sys.stderr)
    if unreadable:
        return NOT_READABLE
    return SOME_PROBLEM if found else READ_WELL


def _fine(lessons: int, records: int, wording: Wording) -> str:
    of_lessons = wording.say("cli.check.fine", lessons=lessons) if lessons else ""
    of_records = wording.say("cli.check.fine-records", records=records) if records else ""
    return "\n".join(line for line in (of_lessons, of_records) if line)


def _line(problem: Problem, wording: Wording) -> str:
    """`file:line:column: what is wrong`, as compilers write it."""
    return f"{problem.file}:{problem.mark.line}:{problem.mark.column}: {_text(problem, wording)}"


def _json(problem: Problem, wording: Wording) -> str:
    found = {
        "file": str(problem.file),
        "line": problem.mark.line,
        "column": problem.mark.column,
        "code": problem.fault.code,
        "facts": facts_of(problem.fault, None),
        "text": _text(problem, wording),
    }
    return json.dumps(found, ensure_ascii=False)


def _text(problem: Problem, wording: Wording) -> str:
    course = problem.file.parent.parent.name
    return problem_text(wording.texts, course, problem.fault)


def _walk_arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument("lesson", metavar="LESSON", help=wording.say("cli.walk.lesson"))
    parser.add_argument("--level", choices=_LEVELS, help=wording.say("cli.walk.level"))
    parser.add_argument("--from", dest="step", metavar="STEP", help=wording.say("cli.walk.from"))
    parser.add_argument("--mistakes", action="store_true", help=wording.say("cli.walk.mistakes"))
    parser.add_argument("--lang", choices=languages(), help=wording.say("cli.lang"))


def _walk(options: argparse.Namespace, wording: Wording) -> int:
    folder = lesson_folder(options.lesson)
    if folder is None:
        print(wording.say("cli.walk.no-lesson", name=options.lesson), file=sys.stderr)
        return NOT_READABLE
    lesson = read_lesson(folder).lesson
    if lesson is None:
        print(wording.say("cli.walk.broken", path=str(folder)), file=sys.stderr)
        return NOT_READABLE
    level = Level(options.level) if options.level else _usual(lesson.levels)
    if level not in lesson.levels:
        has = tuple(wording.say(f"cli.walk.level-{each.value}") for each in lesson.levels)
        print(wording.say("cli.walk.no-level", levels=has), file=sys.stderr)
        return NOT_READABLE
    try:
        run = begin(lesson, level, options.step)
    except (KeyError, ValueError):
        print(wording.say("cli.walk.no-step", name=options.step or level.value), file=sys.stderr)
        return NOT_READABLE
    problems = check_lesson(folder, wording.texts.has)[1]
    if problems:
        print(wording.say("cli.walk.problems", problems=len(problems)), file=sys.stderr)
        print(_line(problems[0], wording), file=sys.stderr)
    if wording.language not in lesson.prose:
        print(wording.say("cli.walk.no-language", language=lesson.language), file=sys.stderr)
    asks = sys.stdin.isatty()
    for line in walked(Walk(lesson, wording), run, mistakes=options.mistakes, ask=input if asks else None):
        print(line)
    return SOME_PROBLEM if problems else READ_WELL


CHECK = Command(_check_arguments, _check)
WALK = Command(_walk_arguments, _walk)


def _usual(levels: tuple[Level, ...]) -> Level:
    """The level at which a lesson is walked: the guided one, which asks, where it has it."""
    return Level.GUIDED if Level.GUIDED in levels else levels[0]
