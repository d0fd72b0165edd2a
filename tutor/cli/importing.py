"""`trickwise import`: records from tables of tricks as people publish them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from tutor.cli.command import NOT_READABLE, READ_WELL, SOME_PROBLEM, Command, add_common
from tutor.cli.hand_table import told
from tutor.cli.judge import complaint
from tutor.cli.wording import Wording
from tutor.cli.writing import write_file
from tutor.games.all import GAMES
from tutor.records.article import Terms, gaps, record_of
from tutor.records.file_faults import NoRows
from tutor.records.files import file_text
from tutor.records.jsonable import Json
from tutor.records.judge import judge_document
from tutor.records.report import Report
from tutor.records.rows import Table, find_tables
from tutor.records.tree import Mark, Node, UnreadableError
from tutor.records.verdict import problem_json, verdict
from tutor.records.writer import record_json, record_yaml


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument("file", metavar="FILE", help=wording.say("cli.import.file"))
    parser.add_argument("--game", choices=tuple(GAMES), required=True, help=wording.say("cli.import.game"))
    parser.add_argument("--rules", metavar="RULES", help=wording.say("cli.import.rules"))
    parser.add_argument("--dealer", metavar="SEAT", help=wording.say("cli.import.dealer"))
    parser.add_argument("--seats", nargs="+", default=[], metavar="SEAT", help=wording.say("cli.import.seats"))
    parser.add_argument("--auction", metavar="CALLS", default="", help=wording.say("cli.import.auction"))
    parser.add_argument("--out", metavar="FILE", help=wording.say("cli.import.out"))
    add_common(parser, wording)


def _run(options: argparse.Namespace, wording: Wording) -> int:
    try:
        tables = _tables(Path(options.file))
    except UnreadableError as error:
        print(complaint(options.file, error.unreadable, wording), file=sys.stderr)
        return NOT_READABLE
    found = [record_of(table, _terms(options)) for table in tables]
    judged = [(written, _judged(table, document)) for table, (written, document) in zip(tables, found, strict=True)]
    records = [_sound(written, report) for written, report in judged]
    reports = [report for _, report in judged]
    if options.out and not write_file(Path(options.out), _stream(records), wording):
        return NOT_READABLE
    if options.json:
        _print_json(records, reports, wording)
    else:
        _print_told(options, records, reports, wording)
    return READ_WELL if all(report.ok for report in reports) else SOME_PROBLEM


def _tables(file: Path) -> tuple[Table, ...]:
    """The tables of a file. Raises UnreadableError where it cannot be read, or has none."""
    tables = find_tables(file_text(file))
    if not tables:
        raise UnreadableError(Mark(1, 1), NoRows())
    return tables


def _judged(table: Table, document: Node) -> Report:
    """The verdict on a record, and on the table that it comes from."""
    report = judge_document(document)
    missing = tuple(gaps(table))
    places = {**report.reading.places, **{problem.where: mark for problem, mark in missing}}
    problems = (*(problem for problem, _ in missing), *report.problems)
    return replace(report, reading=replace(report.reading, places=places), problems=problems)


def _terms(options: argparse.Namespace) -> Terms:
    return Terms(
        GAMES[options.game],
        rules=options.rules,
        seats=tuple(parts(options.seats)),
        dealer=options.dealer,
        auction=tuple(calls(options.auction)),
        source=Path(options.file).name,
    )


def parts(given: Sequence[str]) -> list[str]:
    """Names parted by blanks, commas or 、."""
    return [name for text in given for name in text.replace("、", " ").replace(",", " ").split()]


def calls(auction: str) -> list[tuple[str, str]]:
    """`N 3, E 4, …`: a seat and a call, parted by a blank, from the next by a comma."""
    each = (call.split(maxsplit=1) for call in auction.replace("、", ",").replace(";", ",").split(",") if call.strip())
    return [(call[0], call[-1] if len(call) > 1 else "") for call in each]


def _sound(written: Mapping[str, Json], report: Report) -> Mapping[str, Json]:
    """The record as it was understood; as it stands in the text where it was not."""
    record = report.reading.record
    return record_json(record) if record and not report.reading.problems else written


def _stream(records: list[Mapping[str, Json]]) -> str:
    return "---\n".join(record_yaml(record) for record in records)


def _print_json(records: list[Mapping[str, Json]], reports: list[Report], wording: Wording) -> None:
    for record, report in zip(records, reports, strict=True):
        say = wording.at(report.reading.record.seats) if report.reading.record else wording
        found = verdict(report, say)
        found["problems"] = [
            {**problem_json(report.reading.game, each, say), "line": report.reading.place(each.where).line}
            for each in report.problems
        ]
        print(json.dumps({"record": record, "verdict": found}, ensure_ascii=False))


def _print_told(
    options: argparse.Namespace, records: list[Mapping[str, Json]], reports: list[Report], wording: Wording
) -> None:
    if not options.out:
        print(_stream(records), end="")
    for report in reports:
        say = wording.at(report.reading.record.seats) if report.reading.record else wording
        print(told(options.file, report, say), file=sys.stderr)


COMMAND = Command(_arguments, _run)
