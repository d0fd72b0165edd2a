"""Files of other formats: older ones are migrated and kept, and every file says what it is."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from tutor.progress.files import APPLICATION, ASIDE, FORMAT, connect, form_of
from tutor.progress.opening import open_store, peek
from tutor.progress.schema import TABLES
from tutor.progress.store import Store
from tutor.progress.troubles import Why

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)


def everything(store: Store) -> list:
    """All values of all tables."""
    return [value for table in TABLES for value in store.all_of(table.holds)]


@pytest.fixture
def filled(store, file, fill):
    """What stands in a file that is closed."""
    fill(store)
    kept = everything(store)
    store.close()
    return kept


def with_a_wish(connection: sqlite3.Connection) -> None:
    """A format after the present one: a table of wishes, and notes in capitals."""
    connection.execute("CREATE TABLE wishes (text TEXT)")
    connection.execute("UPDATE notes SET text = upper(text)")


def with_two(connection: sqlite3.Connection) -> None:
    """The format after that."""
    connection.execute("INSERT INTO wishes VALUES ('two')")


def failing(connection: sqlite3.Connection) -> None:
    """A migration that comes upon what it did not expect."""
    connection.execute("UPDATE notes SET text = 'half done'")
    connection.execute("SELECT * FROM nowhere")


def test_an_older_format_is_migrated_and_kept(file, filled):
    """Step by step to the present one; the file as it was stands beside it."""
    opened = open_store(file, NOW, (with_a_wish, with_two))
    with opened.store as store:
        assert None is opened.trouble
        assert [("two",)] == store._connection.execute("SELECT * FROM wishes").fetchall()
        assert "♠♥ 名字" == store.note("清單")
        assert filled[:5] == everything(store)[:5]
    with closing(connect(file)) as migrated:
        assert FORMAT + 2 == form_of(migrated)
    (kept,) = (file.parent / ASIDE).iterdir()
    assert f"format-{FORMAT}" in kept.name
    with peek(kept) as store:
        assert filled == everything(store)


def test_a_migration_that_fails_leaves_the_file_as_it_was(file, filled):
    """It is set aside whole, with everything that was in it."""
    opened = open_store(file, NOW, (failing,))
    opened.store.close()
    assert Why.DAMAGED is opened.trouble.why
    with peek(opened.trouble.aside) as store:
        assert filled == everything(store)


def test_a_file_says_what_it_is(store, file):
    """By SQLite's own two numbers."""
    with closing(connect(file)) as ours:
        assert APPLICATION == ours.execute("PRAGMA application_id").fetchone()[0]
        assert FORMAT == form_of(ours)
        assert "wal" == ours.execute("PRAGMA journal_mode").fetchone()[0]
