"""Checks records that belong to no lesson, and tells what is wrong as it is told of lessons."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tutor.records.judge import judge_document
from tutor.records.tree import UnreadableError
from tutor.teaching.faults import Problem
from tutor.teaching.files import documents_of

_ENDINGS = (".yaml", ".yml", ".json", ".jsonl", ".ndjson")


def record_files(path: Path) -> tuple[Path, ...]:
    """The file itself, or every file of records in a folder that has no lessons."""
    if path.is_file():
        return (path,)
    return tuple(sorted(file for file in path.rglob("*") if file.suffix.lower() in _ENDINGS and file.is_file()))


def check_records(files: Iterable[Path]) -> tuple[Problem, ...]:
    """What is wrong with the records of some files."""
    return tuple(problem for file in files for problem in _of_file(file))


def _of_file(file: Path) -> Iterable[Problem]:
    try:
        documents = documents_of(file, file.parent).found
    except UnreadableError as error:
        return (Problem(file, error.unreadable.mark, error.unreadable.fault),)
    reports = map(judge_document, documents)
    return [
        Problem(file, report.reading.place(each.where), each.reason) for report in reports for each in report.problems
    ]
