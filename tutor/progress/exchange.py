"""A learner in one file, to be carried to another machine: JSON Lines, so that every mistake in it has a line.

    {"format": "trickwise-learner/1", "learner": "Ann", "rows": 2}
    {"table": "places", "lesson": "spades/07-whole-hand", "level": "guided", "step": "trick-4", "at": "2026-11-30T..."}
    {"table": "passes", ...}

The fields of a row are those of the classes in `values`. The file may come from a stranger: it is text, nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Final

from tutor.progress.files import FORMAT
from tutor.progress.learners import Learner, add, free_name
from tutor.progress.opening import open_store
from tutor.progress.schema import TABLES, Kind, Table, column_values, to_cells
from tutor.progress.store import Store
from tutor.progress.troubles import StoreError
from tutor.progress.values import Value

SUFFIX: Final = ".trickwise-learner"
_FORMAT: Final = "trickwise-learner/"
_MOST: Final = 64 * 1024 * 1024
"""How many bytes a file may have: a learner of many years needs one."""
_MOST_COUNT: Final = 2**53
_BY_NAME: Final[Mapping[str, Table]] = {table.name: table for table in TABLES}


class Wrong(Enum):
    """Why a file is not taken, by its code: the sentences are `progress.import.<code>`."""

    CANNOT_OPEN = "cannot-open"
    TOO_LARGE = "too-large"
    NO_LEARNER = "no-learner"
    """It is none of these files."""
    TOO_NEW = "too-new"
    CUT_SHORT = "cut-short"
    NO_JSON = "no-json"
    NO_TABLE = "no-table"
    FIELDS = "fields"
    """A row lacks a field, or has one too many."""
    VALUE = "value"
    """A field holds something else than it should."""


@dataclass(frozen=True, slots=True)
class ImportFault:
    """What is wrong with a file, and where: the line and the column from 1, the field where one is meant."""

    wrong: Wrong
    file: Path
    line: int = 1
    column: int = 1
    given: str = ""

    @property
    def has_place(self) -> bool:
        """Whether it is something in the file, not the file itself."""
        return self.wrong not in (Wrong.CANNOT_OPEN, Wrong.TOO_LARGE, Wrong.NO_LEARNER)

    @property
    def key(self) -> str:
        """The key of its sentence; `progress.at` says where."""
        return f"progress.import.{self.wrong.value}"

    @property
    def facts(self) -> Mapping[str, str]:
        """What its sentence names."""
        return {"file": str(self.file), "given": self.given}


class ImportRefusedError(Exception):
    """A file is not taken; nothing of it was."""

    def __init__(self, fault: ImportFault) -> None:
        super().__init__(f"{fault.file}:{fault.line}:{fault.column}: {fault.wrong.value} {fault.given}")
        self.fault = fault


def export_learner(store: Store, name: str, file: Path) -> None:
    """Writes everything about a learner into one file. Raises OSError, StoreError; what was there stays then."""
    with store.together():
        rows = [_row(table, value) for table in TABLES for value in store.all_of(table.holds)]
    head = {"format": f"{_FORMAT}{FORMAT}", "learner": name, "rows": len(rows)}
    fresh = file.with_name(f"{file.name}.new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as out:
            out.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in (head, *rows))
        fresh.replace(file)
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def import_learner(file: Path, folder: Path, now: datetime) -> Learner:
    """A new learner out of a file, under the name in it or one like it. Raises ImportRefusedError, StoreError."""
    name, values = _read(file)
    learner = add(folder, free_name(folder, name or file.stem))
    try:
        _fill(learner.file, values, now)
    except StoreError:
        learner.file.unlink(missing_ok=True)
        raise
    return learner


def _fill(file: Path, values: tuple[Value, ...], now: datetime) -> None:
    opened = open_store(file, now)
    with opened.store as store:
        if opened.trouble is not None:
            raise StoreError(opened.trouble)
        store.put_all(values)


def _row(table: Table, value: Value) -> dict[str, object]:
    return {"table": table.name, **column_values(value)}


# --- reading ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a file: its number, and what stands in it."""

    file: Path
    number: int
    text: str

    def fields(self) -> dict[str, object]:
        """What the line holds."""
        try:
            read = json.loads(self.text)
        except json.JSONDecodeError as error:
            raise self.refusal(Wrong.NO_JSON, column=error.colno) from error
        except (ValueError, RecursionError) as error:  # a number of five thousand digits, a list of lists of lists
            raise self.refusal(Wrong.NO_JSON) from error
        if not isinstance(read, dict):
            raise self.refusal(Wrong.NO_JSON)
        return read

    def refusal(self, wrong: Wrong, given: str = "", column: int = 0) -> ImportRefusedError:
        """The file is not taken, for this line."""
        column = column or self.text.find(f'"{given}"') + 1 or 1
        return ImportRefusedError(ImportFault(wrong, self.file, self.number, column, given))


def _read(file: Path) -> tuple[str, tuple[Value, ...]]:
    """The name and everything else in a file."""
    lines = _lines(file)
    first = next(lines, None)
    head = _head(first) if first else {}
    if first is None or not str(head.get("format", "")).startswith(_FORMAT):
        raise ImportRefusedError(ImportFault(Wrong.NO_LEARNER, file))
    if head["format"] != f"{_FORMAT}{FORMAT}":
        raise first.refusal(Wrong.TOO_NEW, str(head["format"])[:40])
    name, rows = head.get("learner"), head.get("rows")
    if not isinstance(name, str) or not _is_text(name):
        raise first.refusal(Wrong.VALUE, "learner")
    values = tuple(_value(line) for line in lines)
    if len(values) != rows:
        raise ImportRefusedError(ImportFault(Wrong.CUT_SHORT, file, len(values) + 1, given=str(rows)[:40]))
    return name, values


def _head(first: _Line) -> dict[str, object]:
    """What the first line says; a line that is no such thing makes it another kind of file."""
    try:
        return first.fields()
    except ImportRefusedError:
        return {}


def _lines(file: Path) -> Iterator[_Line]:
    try:
        if file.stat().st_size > _MOST:
            raise ImportRefusedError(ImportFault(Wrong.TOO_LARGE, file, given=str(_MOST // 2**20)))
        with file.open(encoding="utf-8-sig", errors="replace", newline="\n") as source:
            for number, text in enumerate(source, 1):
                if text.strip():
                    yield _Line(file, number, text.rstrip("\r\n"))
    except OSError as error:
        raise ImportRefusedError(ImportFault(Wrong.CANNOT_OPEN, file, given=error.strerror or str(error))) from error


def _value(line: _Line) -> Value:
    """The value of a row, each field of the kind that it should be."""
    fields = line.fields()
    name = fields.pop("table", None)
    table = _BY_NAME.get(name) if isinstance(name, str) else None
    if table is None:
        raise line.refusal(Wrong.NO_TABLE, str(name)[:40])
    odd = sorted(table.columns.keys() ^ fields.keys())
    if odd:
        raise line.refusal(Wrong.FIELDS, odd[0][:40])
    build: Callable[..., Value] = table.holds
    made = build(*(_field(line, field, kind, fields[field]) for field, kind in table.columns.items()))
    try:
        to_cells(made)
    except (OverflowError, ValueError) as error:  # a moment in the year 0 of some zone
        raise line.refusal(Wrong.VALUE, "at") from error
    return made


def _field(line: _Line, name: str, kind: Kind, given: object) -> object:
    match kind, given:
        case Kind.TEXT, str() if _is_text(given):
            return given
        case Kind.COUNT, int() if not isinstance(given, bool) and abs(given) < _MOST_COUNT:
            return given
        case Kind.SWITCH, bool():
            return given
        case Kind.MOMENT_OR_NONE, None:
            return None
        case ((Kind.MOMENT | Kind.MOMENT_OR_NONE), str()):
            return _moment(line, name, given)
        case Kind.LIST, list() if all(isinstance(part, str) and _is_text(part) for part in given):
            return tuple(given)
        case _:
            raise line.refusal(Wrong.VALUE, name)


def _moment(line: _Line, name: str, given: str) -> datetime:
    try:
        at = datetime.fromisoformat(given)
    except ValueError as error:
        raise line.refusal(Wrong.VALUE, name) from error
    if at.tzinfo is None:
        raise line.refusal(Wrong.VALUE, name)
    return at


def _is_text(given: str) -> bool:
    """Whether it can be written down: JSON may hold halves of signs."""
    return not any("\ud800" <= sign <= "\udfff" for sign in given)
