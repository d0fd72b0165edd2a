"""`trickwise judge`: verdicts on the records of files."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tutor.cli.command import NOT_READABLE, READ_WELL, SOME_PROBLEM, Command, add_common
from tutor.cli.hand_table import told
from tutor.cli.wording import Wording
from tutor.records.files import LARGEST, Documents, decoded, read_file, read_text
from tutor.records.judge import judge_reading
from tutor.records.matches import judge_match
from tutor.records.places import place_of
from tutor.records.reader import read_record
from tutor.records.record import Reading
from tutor.records.report import Report
from tutor.records.tree import Unreadable, UnreadableError
from tutor.records.verdict import verdict

_STANDARD_INPUT = "-"


@dataclass(frozen=True, slots=True)
class _Read:
    """What was read of a file."""

    file: str
    reading: Reading


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=wording.say("cli.judge.file"))
    parser.add_argument("--trace", action="store_true", help=wording.say("cli.judge.trace"))
    parser.add_argument("--match", action="store_true", help=wording.say("cli.judge.match"))
    add_common(parser, wording)


def _run(options: argparse.Namespace, wording: Wording) -> int:
    found: list[_Read] = []
    unreadable = False
    for file in options.files:
        try:
            documents = _documents(file)
        except UnreadableError as error:
            unreadable = True
            print(complaint(file, error.unreadable, wording), file=sys.stderr)
        else:
            found += [_Read(file, read_record(document)) for document in documents.found]
    failed = False
    for read, report in _judged(found, traced=options.trace, as_match=options.match):
        failed = failed or not report.ok
        say = wording.at(report.reading.record.seats) if report.reading.record else wording
        if options.json:
            print(json.dumps(verdict(report, say), ensure_ascii=False))
        else:
            print(told(read.file, report, say))
    if unreadable:
        return NOT_READABLE
    return SOME_PROBLEM if failed else READ_WELL


def _documents(file: str) -> Documents:
    return read_text(decoded(sys.stdin.buffer.read(LARGEST + 1))) if file == _STANDARD_INPUT else read_file(Path(file))


def _judged(found: Iterable[_Read], *, traced: bool, as_match: bool) -> Iterator[tuple[_Read, Report]]:
    reads = tuple(found)
    readings = [read.reading for read in reads]
    if as_match:
        return zip(reads, judge_match(readings, traced=traced), strict=True)
    return ((read, judge_reading(read.reading, traced=traced)) for read in reads)


def complaint(file: str, unreadable: Unreadable, wording: Wording) -> str:
    """`file:line:column: what is wrong`."""
    return f"{place_of(file, unreadable.mark, unreadable.fault)}: {wording(None, unreadable.fault)}"


COMMAND = Command(_arguments, _run)
