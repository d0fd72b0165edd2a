"""Opens a learner's file: makes it where there is none, migrates an older one, sets a damaged one aside.

`open_store` never fails: where a file cannot be used, what can be read of it stands in memory, and a trouble says why.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from tutor.progress.files import (
    MIGRATIONS,
    Migration,
    alone,
    ask_to_write,
    connect,
    copy_of,
    create,
    examine,
    form_of,
    lay_out,
    memory,
    migrate,
    move,
    name_aside,
    told,
)
from tutor.progress.store import Store
from tutor.progress.troubles import StoreError, Trouble, Why


@dataclass(frozen=True, slots=True)
class Opened:
    """A store, and what went wrong on the way to it. With a trouble it may be one that does not last."""

    store: Store
    trouble: Trouble | None = None


def open_store(file: Path, now: datetime, migrations: Sequence[Migration] = MIGRATIONS) -> Opened:
    """The store of a learner; `now` names what is set aside. `migrations` are those up to the present format."""
    try:
        return Opened(_opened(file, now, migrations))
    except StoreError as error:
        trouble = error.trouble
    if trouble.why is Why.DAMAGED:
        with suppress(StoreError), alone(file):
            return _mended(file, now, migrations)
    return Opened(_standing_in(file, migrations), trouble)


def open_again(file: Path, now: datetime, migrations: Sequence[Migration] = MIGRATIONS) -> Store | None:
    """The store of a file that another program held when it was opened; None while it still does, or cannot be used."""
    try:
        return _opened(file, now, migrations)
    except StoreError:
        return None


def peek(file: Path, migrations: Sequence[Migration] = MIGRATIONS) -> Store:
    """What is in a file now, in memory; the file stays as it is. Raises StoreError."""
    for mode in ("ro", "ro&immutable=1"):  # the second for a folder in which SQLite may write nothing
        copy = memory()
        try:
            with told(file), closing(connect(file, mode=mode)) as connection:
                examine(connection, file, 1 + len(migrations))
                connection.backup(copy)
                migrate(copy, migrations)
        except StoreError as error:
            copy.close()
            if error.trouble.why is not Why.SHUT or mode != "ro":
                raise
        else:
            return Store(copy, file, lasts=False)
    raise AssertionError(file)


def keep_copy(store: Store) -> bool:
    """Keeps a whole copy beside the file, for the day on which it is damaged; whether that could be done."""
    if not store.lasts:
        return False
    fresh = store.file.with_name(f"{copy_of(store.file).name}.{os.getpid()}.new")  # another window may be at it too
    with suppress(OSError, sqlite3.Error):
        fresh.unlink(missing_ok=True)
        store.copy_to(fresh)
        fresh.replace(copy_of(store.file))
        return True
    with suppress(OSError):
        fresh.unlink(missing_ok=True)
    return False


def _opened(file: Path, now: datetime, migrations: Sequence[Migration]) -> Store:
    """The store of a file that is whole, or new. Raises StoreError."""
    with told(file):
        if not file.exists():
            create(file)
        elif file.stat().st_size == 0:
            raise StoreError(Trouble(Why.DAMAGED, file))
        connection = connect(file)
    try:
        with told(file):
            examine(connection, file, 1 + len(migrations))
            ask_to_write(file)
            _bring_up(connection, file, now, migrations)
            connection.execute("PRAGMA journal_mode = WAL").fetchone()  # a file that another program holds says so now
            connection.execute("PRAGMA synchronous = FULL")  # a power cut takes no more than the gesture under way
            _ask_for_room(connection)
    except StoreError:
        connection.close()
        raise
    return Store(connection, file)


def _ask_for_room(connection: sqlite3.Connection) -> None:
    """Whether it can be written at all; another window that writes just now is soon done, and is no trouble."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise


def _bring_up(connection: sqlite3.Connection, file: Path, now: datetime, migrations: Sequence[Migration]) -> None:
    """An older format is migrated; the file as it was is kept."""
    form = form_of(connection)
    if form == 1 + len(migrations):
        return
    with closing(sqlite3.connect(name_aside(file, now, f"format-{form}"))) as kept:
        connection.backup(kept)
    migrate(connection, migrations)


def _mended(file: Path, now: datetime, migrations: Sequence[Migration]) -> Opened:
    """The store of a file that was damaged a moment ago: another window may have mended it since."""
    try:
        return Opened(_opened(file, now, migrations))
    except StoreError as error:
        if error.trouble.why is Why.DAMAGED:
            return _anew(file, now, migrations, error.trouble)
        raise


def _anew(file: Path, now: datetime, migrations: Sequence[Migration], trouble: Trouble) -> Opened:
    """A damaged file is set aside; the copy that was kept takes its place, or an empty one."""
    try:
        aside = name_aside(file, now, "damaged")
        move(file, aside)
    except StoreError:
        return Opened(_standing_in(file, migrations), trouble)
    trouble = replace(trouble, aside=aside)
    with suppress(StoreError, OSError):
        copy_of(file).rename(file)
        return Opened(_opened(file, now, migrations), replace(trouble, restored=True))
    with suppress(StoreError):
        move(file, name_aside(file, now, "copy"))  # it was no better
    with suppress(StoreError):
        return Opened(_opened(file, now, migrations), trouble)
    return Opened(_standing_in(file, migrations), trouble)


def _standing_in(file: Path, migrations: Sequence[Migration]) -> Store:
    """A store that does not last, with what can be read of a file that can only be read."""
    with suppress(StoreError):
        return peek(file, migrations)
    empty = memory()
    lay_out(empty)
    return Store(empty, file, lasts=False)
