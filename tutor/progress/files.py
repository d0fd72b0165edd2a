"""A learner's file on the disk: made, examined, migrated, copied, moved. Everything here raises StoreError."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tutor.progress.schema import TABLES
from tutor.progress.troubles import StoreError, Trouble, Why, trouble_of

SUFFIX: Final = ".sqlite"
FORMAT: Final = 1
"""The format that is written. `MIGRATIONS` has a step for each one before it."""
APPLICATION: Final = 0x54726B77
"""What tells our files from other SQLite files: "Trkw"."""
ASIDE: Final = "set-aside"
"""The folder, beside the learners' files, of what is damaged or was migrated."""
_COPY: Final = ".copy"
_PARTS: Final = ("", "-wal", "-shm", "-journal")
"""A file, and what SQLite keeps beside it while it is in use."""
_PATIENCE: Final = 250
"""How many ms a locked file is waited for."""
_TURN: Final = "turn"
"""An empty file, whose lock says whose turn it is to set files aside."""
_LONG: Final = 5.0
"""How many seconds a turn is waited for."""
_SETTINGS: Final = ("PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON", f"PRAGMA busy_timeout = {_PATIENCE}")

Migration = Callable[[sqlite3.Connection], None]
MIGRATIONS: Final[Sequence[Migration]] = ()
"""The first makes format 2 of format 1, and so on. Each runs in a transaction."""


@contextmanager
def told(file: Path) -> Iterator[None]:
    """What fails inside is told as the file's trouble."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(trouble_of(error, file)) from error
    except OSError as error:
        raise StoreError(Trouble(Why.SHUT, file)) from error


def connect(file: Path, *, mode: str = "rw") -> sqlite3.Connection:
    """A connection that trusts nothing in the file; transactions are begun and ended by hand."""
    made = sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None)
    made.text_factory = _decoded
    for setting in _SETTINGS:
        made.execute(setting)
    return made


def memory() -> sqlite3.Connection:
    """A database that is gone when it is closed."""
    return sqlite3.connect(":memory:", isolation_level=None)


def create(file: Path) -> None:
    """A new file appears whole, or not at all: it is made under another name."""
    with told(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(f"{file.name}.{os.getpid()}.new")
        fresh.unlink(missing_ok=True)
        try:
            with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
                connection.execute("PRAGMA journal_mode = WAL").fetchone()  # later, other windows would be in the way
                lay_out(connection)
            put_in_place(fresh, file)
        finally:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)


def put_in_place(fresh: Path, file: Path) -> None:
    """Gives a file its name, unless another window was first."""
    try:
        os.link(fresh, file)
    except FileExistsError:
        pass
    except OSError:  # a disk without hard links
        if not file.exists():
            fresh.rename(file)


def lay_out(connection: sqlite3.Connection) -> None:
    """The empty tables of the present format."""
    connection.execute("BEGIN")
    for table in TABLES:
        connection.execute(table.made_by)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.execute("COMMIT")


def examine(connection: sqlite3.Connection, file: Path, newest: int) -> None:
    """Raises StoreError for a file that is not whole, not ours, or of a later format than the newest known."""
    ours = _number(connection, "application_id") == APPLICATION
    form = form_of(connection)
    if ours and form > newest:
        raise StoreError(Trouble(Why.TOO_NEW, file))
    if not ours or form < 1 or connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise StoreError(Trouble(Why.DAMAGED, file))
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if form == FORMAT and not names.issuperset(table.name for table in TABLES):
        raise StoreError(Trouble(Why.DAMAGED, file))


def form_of(connection: sqlite3.Connection) -> int:
    """The format in which a file is written."""
    return _number(connection, "user_version")


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Takes an older format to the present one, all of it or nothing."""
    form = form_of(connection)
    connection.execute("BEGIN IMMEDIATE")
    for place, migration in enumerate(migrations[form - 1 :], form + 1):
        migration(connection)
        connection.execute(f"PRAGMA user_version = {place}")
    connection.execute("COMMIT")


def name_aside(file: Path, now: datetime, why: str) -> Path:
    """A free name in the folder for what is set aside, which is made."""
    with told(file):
        folder = file.parent / ASIDE
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"{file.stem}.{why}.{now.astimezone(UTC):%Y%m%dT%H%M%S}"
        names = (folder / f"{stem}{again}{SUFFIX}" for again in ("", *(f".{n}" for n in range(2, 1000))))
        return next(name for name in names if not name.exists())


def move(file: Path, to: Path) -> None:
    """Moves a file with what SQLite keeps beside it. Nobody may have it open."""
    with told(file):
        for part in _PARTS:
            beside = file.with_name(file.name + part)
            if beside.exists():
                beside.rename(to.with_name(to.name + part))


def settle(file: Path) -> None:
    """Leaves one file of the several that SQLite keeps; fails where another window has it open."""
    with told(file), closing(connect(file)) as connection:
        if connection.execute("PRAGMA journal_mode = DELETE").fetchone()[0] != "delete":
            raise StoreError(Trouble(Why.LOCKED, file))


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """One window at a time does what is done inside, on the files of a folder. Raises StoreError."""
    with told(file), closing(sqlite3.connect(file.with_name(_TURN), timeout=_LONG, isolation_level=None)) as turn:
        turn.execute("BEGIN EXCLUSIVE")  # it ends with the connection, or with the process
        yield


def ask_to_write(file: Path) -> None:
    """Raises StoreError where a file may not be written: while it is open in a window, SQLite notices too late.

    It is not opened for that: closing it again would undo SQLite's locks.
    """
    if not os.access(file, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        raise StoreError(Trouble(Why.SHUT, file))


def copy_of(file: Path) -> Path:
    """Where a whole copy of a learner's file is kept, for the day on which it is damaged."""
    return file.with_name(file.name + _COPY)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _decoded(raw: bytes) -> str:
    """What is no text any more does not stop what is."""
    return raw.decode("utf-8", "replace")
