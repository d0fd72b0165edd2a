"""The tables: made from the classes in `values`, so that a row and its value are one thing."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from enum import Enum
from typing import Final, TypeVar, get_type_hints

from tutor.progress.values import (
    Checked,
    Given,
    Hand,
    Mark,
    Note,
    Passed,
    Place,
    Reached,
    ReviewCard,
    Reviewed,
    Value,
)

V = TypeVar("V")
Cell = str | int | None
"""What a column holds."""


class Kind(Enum):
    """What a column's cells mean."""

    TEXT = "text"
    COUNT = "count"
    SWITCH = "switch"
    MOMENT = "moment"
    MOMENT_OR_NONE = "moment or none"
    LIST = "list"


_DECLARED: Final = {
    Kind.TEXT: "TEXT NOT NULL",
    Kind.COUNT: "INTEGER NOT NULL",
    Kind.SWITCH: "INTEGER NOT NULL",
    Kind.MOMENT: "TEXT NOT NULL",
    Kind.MOMENT_OR_NONE: "TEXT",
    Kind.LIST: "TEXT NOT NULL",
}
_KINDS: Final[Mapping[object, Kind]] = {
    str: Kind.TEXT,
    int: Kind.COUNT,
    bool: Kind.SWITCH,
    datetime: Kind.MOMENT,
    datetime | None: Kind.MOMENT_OR_NONE,
    tuple[str, ...]: Kind.LIST,
}


@dataclass(frozen=True, slots=True)
class Table:
    """A table of values of a class. Where it has a `key`, a value with the same key takes the place of the old one."""

    name: str
    holds: type[Value]
    key: tuple[str, ...] = ()

    @property
    def columns(self) -> Mapping[str, Kind]:
        """The columns in order."""
        return _columns(self.holds)

    @property
    def made_by(self) -> str:
        """The statement that creates it."""
        parts = [f'"{name}" {_DECLARED[kind]}' for name, kind in self.columns.items()]
        if self.key:
            parts.append(f"PRIMARY KEY ({', '.join(self.key)})")
        return f'CREATE TABLE "{self.name}" ({", ".join(parts)})'


TABLES: Final = (
    Table("places", Place, ("lesson", "level")),
    Table("steps", Reached),
    Table("marks", Mark, ("lesson", "level", "step")),
    Table("answers", Given),
    Table("passes", Passed),
    Table("hands", Hand, ("lesson", "level", "step")),
    Table("cards", ReviewCard, ("rule",)),
    Table("reviews", Reviewed),
    Table("checks", Checked),
    Table("notes", Note, ("key",)),
)
TABLE_OF: Final[Mapping[type, Table]] = {table.holds: table for table in TABLES}


def to_cells(value: Value) -> tuple[Cell, ...]:
    """The row of a value."""
    columns = TABLE_OF[type(value)].columns
    return tuple(_to_cell(getattr(value, name)) for name in columns)


def column_values(value: Value) -> dict[str, object]:
    """The fields of a value as JSON can hold them."""
    table = TABLE_OF[type(value)]
    return {name: _plain(kind, getattr(value, name)) for name, kind in table.columns.items()}


def from_cells(holds: type[V], row: tuple[object, ...]) -> V:
    """The value of a row. A cell that holds something else than it should is empty, or 0."""
    build: Callable[..., V] = holds
    kinds = _columns(holds).values()
    return build(*(_from_cell(kind, cell) for kind, cell in zip(kinds, row, strict=True)))


def written(at: datetime) -> str:
    """A moment as it is kept: in UTC, all of one length, so that later ones sort behind earlier ones."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds")


def _columns(holds: type) -> Mapping[str, Kind]:
    return _COLUMNS[holds]


def _read_off(holds: type[Value]) -> Mapping[str, Kind]:
    hints = get_type_hints(holds)
    return {field.name: _KINDS[hints[field.name]] for field in fields(holds)}


_COLUMNS: Final[Mapping[type, Mapping[str, Kind]]] = {table.holds: _read_off(table.holds) for table in TABLES}


def _plain(kind: Kind, part: object) -> object:
    return _to_cell(part) if kind in (Kind.MOMENT, Kind.MOMENT_OR_NONE) else part


def _to_cell(part: object) -> Cell:
    match part:
        case datetime():
            return written(part)
        case tuple():
            return json.dumps(part, ensure_ascii=False)
        case bool():
            return int(part)
        case str() | int() | None:
            return part
        case _:
            raise TypeError(part)


def _from_cell(kind: Kind, cell: object) -> object:
    match kind:
        case Kind.TEXT:
            return cell if isinstance(cell, str) else ""
        case Kind.COUNT:
            return cell if isinstance(cell, int) else 0
        case Kind.SWITCH:
            return cell == 1
        case Kind.MOMENT:
            return _moment(cell) or datetime.min.replace(tzinfo=UTC)
        case Kind.MOMENT_OR_NONE:
            return _moment(cell)
        case Kind.LIST:
            return _list(cell)


def _moment(cell: object) -> datetime | None:
    try:
        at = datetime.fromisoformat(cell if isinstance(cell, str) else "")
    except ValueError:
        return None
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def _list(cell: object) -> tuple[str, ...]:
    try:
        read = json.loads(cell if isinstance(cell, str) else "[]")
    except (ValueError, RecursionError):
        return ()
    return tuple(str(part) for part in read) if isinstance(read, list) else ()
