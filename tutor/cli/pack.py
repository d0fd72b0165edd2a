"""`trickwise pack`: a course's folder becomes one file that others can open."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tutor.cli.checking import problem_line
from tutor.cli.command import NOT_READABLE, READ_WELL, SOME_PROBLEM, Command
from tutor.cli.wording import Wording
from tutor.records.faults import Fault, Written
from tutor.records.file_faults import CannotOpen
from tutor.records.tree import Mark, UnreadableError
from tutor.teaching.checker import check
from tutor.teaching.course import COURSE
from tutor.teaching.faults import Problem
from tutor.teaching.pack import unpack, write_pack
from tutor.teaching.packs import SUFFIX
from tutor.text.language import languages


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=wording.say("cli.pack.folder"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=wording.say("cli.pack.out"))
    parser.add_argument("--lang", choices=languages(), help=wording.say("cli.lang"))


def _run(options: argparse.Namespace, wording: Wording) -> int:
    folder: Path = options.folder
    if not folder.is_dir():
        print(wording.say("cli.pack.no-folder", path=str(folder)), file=sys.stderr)
        return NOT_READABLE
    if not (folder / COURSE).is_file():
        print(wording.say("cli.pack.no-course", path=str(folder)), file=sys.stderr)
        return NOT_READABLE
    problems = check(folder, wording.texts.has)
    for problem in problems:
        print(problem_line(problem, wording))
    if problems:
        print(wording.say("cli.check.found", problems=len(problems)), file=sys.stderr)
        return SOME_PROBLEM
    file: Path = options.out or Path(f"{folder.resolve().name}{SUFFIX}")
    try:
        write_pack(folder, file)
        with TemporaryDirectory() as place:
            unpack(file, Path(place))  # what cannot be opened is not given away
    except UnreadableError as error:
        file.unlink(missing_ok=True)
        return _told(file, error.unreadable.fault, wording)
    except OSError as error:
        return _told(file, CannotOpen(Written(error.strerror or str(error))), wording)
    print(wording.say("cli.pack.written", path=str(file)), file=sys.stderr)
    return READ_WELL


def _told(file: Path, fault: Fault, wording: Wording) -> int:
    print(problem_line(Problem(file, Mark(1, 1), fault), wording), file=sys.stderr)
    return NOT_READABLE


COMMAND = Command(_arguments, _run)
