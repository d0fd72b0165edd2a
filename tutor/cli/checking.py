"""`trickwise check`: lessons, packs and records are checked, all problems at once."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from tutor.cli.command import NOT_READABLE, READ_WELL, SOME_PROBLEM, Command, add_common
from tutor.cli.packs import opened
from tutor.cli.watching import end_with_watcher, telling
from tutor.cli.wording import Wording
from tutor.records.file_faults import NoSuchFile
from tutor.records.jsonable import facts_of
from tutor.records.places import place_of
from tutor.records.tree import Mark, UnreadableError
from tutor.teaching.checker import Told, check
from tutor.teaching.course import COURSE, lesson_folder, lesson_folders
from tutor.teaching.faults import Problem
from tutor.teaching.reader import SCRIPT
from tutor.teaching.record_files import check_records, record_files
from tutor.teaching.spare import spare
from tutor.teaching.wording import problem_text


def _check_arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help=wording.say("cli.check.path"))
    parser.add_argument("--watched", action="store_true", help=argparse.SUPPRESS)  # for the window
    add_common(parser, wording)


def _check(options: argparse.Namespace, wording: Wording) -> int:
    found: list[Problem] = []
    lessons, records, unreadable = 0, 0, False
    told = telling(wording, as_json=options.json, watched=options.watched)
    if options.watched:
        end_with_watcher()
    for name in options.paths:
        try:
            with opened(lesson_folder(name) or Path(name)) as place:
                seen = _looked_at(place.folder, wording, told)
                found.extend(map(place.named, seen.problems))
        except UnreadableError as error:
            found.append(Problem(Path(name), error.unreadable.mark, error.unreadable.fault))
            unreadable = True
            continue
        lessons, records = lessons + seen.lessons, records + seen.records
        if seen.is_nothing:
            unreadable = True
            _nothing(name, wording, as_json=options.json)
    for problem in found:
        print(_json(problem, wording) if options.json else problem_line(problem, wording))
    if not options.json:
        summary = wording.say("cli.check.found", problems=len(found)) if found else _fine(lessons, records, wording)
        if summary:
            print(summary, file=sys.stderr)
    if unreadable:
        return NOT_READABLE
    return SOME_PROBLEM if found else READ_WELL


@dataclass(frozen=True, slots=True)
class Seen:
    """How many lessons and files of records there are, and what is wrong with them."""

    lessons: int
    records: int
    problems: tuple[Problem, ...]
    is_nothing: bool = False


def _looked_at(path: Path, wording: Wording, told: Told) -> Seen:
    """Lessons, or else files of records."""
    root = path.parent if path.name == SCRIPT else path
    folders = lesson_folders(root)
    if folders or (path / COURSE).is_file():
        return Seen(len(folders), 0, (*check(path, wording.texts.has, told), *spare(root)))
    files = record_files(path)
    return Seen(0, len(files), check_records(files), is_nothing=not files)


def _nothing(name: str, wording: Wording, *, as_json: bool) -> None:
    if as_json:
        print(_json(Problem(Path(name), Mark(1, 1), NoSuchFile()), wording))
    else:
        print(wording.say("cli.check.nothing", path=name), file=sys.stderr)


def _fine(lessons: int, records: int, wording: Wording) -> str:
    of_lessons = wording.say("cli.check.fine", lessons=lessons) if lessons else ""
    of_records = wording.say("cli.check.fine-records", records=records) if records else ""
    return "\n".join(line for line in (of_lessons, of_records) if line)


def problem_line(problem: Problem, wording: Wording) -> str:
    """`file:line:column: what is wrong`, as compilers write it."""
    return f"{place_of(problem.file, problem.mark, problem.fault)}: {_text(problem, wording)}"


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


CHECK = Command(_check_arguments, _check)
