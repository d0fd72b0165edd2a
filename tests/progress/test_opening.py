"""A file that cannot be used as it should is told in a value; nothing else is touched, and nothing is lost."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from random import Random

import pytest

from tutor.progress.files import ASIDE, FORMAT, connect, copy_of
from tutor.progress.learners import add, learners
from tutor.progress.opening import keep_copy, open_store, peek
from tutor.progress.schema import TABLES
from tutor.progress.store import Store
from tutor.progress.troubles import StoreError, Why
from tutor.progress.values import Place
from tutor.text.catalogue import Texts
from tutor.text.language import languages

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
LESSON = "spades/07-whole-hand"


def everything(store: Store) -> list:
    """All values of all tables."""
    return [value for table in TABLES for value in store.all_of(table.holds)]


def worded(trouble) -> None:
    """A sentence in each language, which names the file."""
    for language in languages():
        assert trouble.file.name in Texts.load(language).say(trouble.key, **trouble.facts)


def truncated(file):
    """The end is missing, as after a power cut on a bad disk."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 3])


def random_bytes(file):
    """Something else has been written there."""
    file.write_bytes(Random(7).randbytes(8192))


def zeros(file):
    """The blocks were never written."""
    file.write_bytes(bytes(8192))


def empty(file):
    """The file has lost its content."""
    file.write_bytes(b"")


def a_page_overwritten(file):
    """Somewhere in the middle."""
    content = bytearray(file.read_bytes())
    content[8192:12288] = Random(3).randbytes(4096)
    file.write_bytes(content)


def text(file):
    """A text with the same name."""
    file.write_text("not a database, and long enough to have a header of its own. " * 20, encoding="utf-8")


def foreign(file):
    """Another program's database."""
    file.unlink()
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE places (x)")
        other.commit()


def without_a_table(file):
    """One of ours, with something missing."""
    with closing(sqlite3.connect(file)) as other:
        other.execute("DROP TABLE reviews")


DAMAGES = [truncated, random_bytes, zeros, empty, a_page_overwritten, text, foreign, without_a_table]


@pytest.fixture
def filled(store, file, fill):
    """A file in which something stands, closed."""
    fill(store)
    kept = everything(store)
    store.close()
    with closing(connect(file)) as settled:
        settled.execute("PRAGMA journal_mode = DELETE")
    return kept


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_set_aside(file, filled, damage):
    """A new one takes its place; what was there is kept as it is, and the other learners' files are untouched."""
    folder = file.parent
    with open_store(add(folder, "Bob").file, NOW).store as other:
        other.reach(Place(LESSON, "guided", "t4", 0, NOW))
    damage(file)
    broken = file.read_bytes()
    opened = open_store(file, NOW)
    with opened.store as store:
        assert [] == everything(store)
        assert store.lasts
        store.reach(Place(LESSON, "guided", "t1", 0, NOW))
    assert Why.DAMAGED is opened.trouble.why
    assert broken == opened.trouble.aside.read_bytes()
    assert folder / ASIDE == opened.trouble.aside.parent
    worded(opened.trouble)
    assert ["Ann", "Bob"] == [each.name for each in learners(folder)]
    for name, step in (("Ann", "t1"), ("Bob", "t4")):
        again = open_store(folder / f"{name}.sqlite", NOW)
        with again.store as store:
            assert (None, step) == (again.trouble, store.place(LESSON, "guided").step)


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_copy_takes_the_place_of_a_damaged_file(file, filled, damage):
    """With all that was there when it was made."""
    with open_store(file, NOW).store as store:
        assert keep_copy(store)
    with closing(connect(file)) as settled:
        settled.execute("PRAGMA journal_mode = DELETE")
    damage(file)
    opened = open_store(file, NOW)
    with opened.store as store:
        assert filled == everything(store)
        assert keep_copy(store)
    assert (Why.DAMAGED, True) == (opened.trouble.why, opened.trouble.restored)
    worded(opened.trouble)


def test_a_copy_that_is_damaged_too_is_not_used(file, filled):
    """An empty file is better than none; both are kept for whoever can mend them."""
    with open_store(file, NOW).store as store:
        keep_copy(store)
    random_bytes(file)
    truncated(copy_of(file))
    broken = {file.read_bytes(), copy_of(file).read_bytes()}
    opened = open_store(file, NOW)
    with opened.store as store:
        assert [] == everything(store)
        assert (True, False) == (store.lasts, opened.trouble.restored)
    assert broken == {each.read_bytes() for each in (file.parent / ASIDE).iterdir()}


def test_one_file_after_another_is_set_aside(file, filled):
    """None takes the place of one that was set aside before, in the same second."""
    found = []
    for _ in range(3):
        random_bytes(file)
        opened = open_store(file, NOW)
        opened.store.close()
        found.append(opened.trouble.aside)
    assert 3 == len(set(found))
    assert all(each.exists() for each in found)


def test_a_wal_of_nonsense_loses_nothing_that_was_settled(file, filled):
    """What SQLite keeps beside the file may be anything."""
    file.with_name(f"{file.name}-wal").write_bytes(Random(1).randbytes(5000))
    opened = open_store(file, NOW)
    with opened.store as store:
        assert filled == everything(store)


def test_a_file_of_a_later_version_is_left_alone(file, filled):
    """The learner can go on, but nothing is written there, nor anything kept."""
    with closing(connect(file)) as later:
        later.execute(f"PRAGMA user_version = {FORMAT + 1}")
    before = file.read_bytes()
    opened = open_store(file, NOW)
    with opened.store as store:
        assert not store.lasts
        store.reach(Place(LESSON, "guided", "t9", 0, NOW))
        assert not keep_copy(store)
    assert (Why.TOO_NEW, None) == (opened.trouble.why, opened.trouble.aside)
    assert before == file.read_bytes()
    worded(opened.trouble)


HOLDS = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("PRAGMA locking_mode = EXCLUSIVE")
held.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


USES = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from tutor.progress.opening import open_store
store = open_store(Path(sys.argv[1]), datetime.now(UTC)).store
store.put_note("last", "written")
print("used", flush=True)
sys.stdin.read()
"""


def test_a_file_that_another_process_holds_is_left_alone(file, filled):
    """Told in a moment, without waiting for the other to end; afterwards it is as it was."""
    with subprocess.Popen(  # noqa: S603 - our own snippet
        [sys.executable, "-c", HOLDS, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert "held\n" == other.stdout.readline()
        opened = open_store(file, NOW)
        with opened.store as store:
            assert not store.lasts
            assert [] == everything(store)
        other.communicate("")
    assert Why.LOCKED is opened.trouble.why
    worded(opened.trouble)
    with open_store(file, NOW).store as store:
        assert filled == everything(store)


def test_a_folder_that_cannot_be_written_is_read(file, filled, open_folder, shut):
    """What was done can be seen and gone on with; nothing more is kept, and that is said."""
    shutil.copy(file, open_folder / file.name)
    shut(open_folder)
    opened = open_store(open_folder / file.name, NOW)
    with opened.store as store:
        assert filled == everything(store)
        assert not store.lasts
        store.reach(Place(LESSON, "guided", "t9", 0, NOW))
    assert Why.SHUT is opened.trouble.why
    worded(opened.trouble)


def test_a_file_in_use_in_a_folder_that_was_shut_since_is_read(file, filled, open_folder, shut):
    """With what another window has written, and SQLite keeps beside the file."""
    target = open_folder / file.name
    shutil.copy(file, target)
    with subprocess.Popen(  # noqa: S603 - our own snippet
        [sys.executable, "-c", USES, str(target)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert "used\n" == other.stdout.readline()
        shut(open_folder)
        opened = open_store(target, NOW)
        with opened.store as store:
            assert "written" == store.note("last")
            assert not store.lasts
        other.communicate("")
    assert Why.SHUT is opened.trouble.why


def test_a_folder_that_cannot_be_made_is_told(open_folder, shut):
    """The first start on a machine that keeps its disk to itself."""
    shut(open_folder)
    opened = open_store(open_folder / "learners" / "Ann.sqlite", NOW)
    with opened.store as store:
        assert not store.lasts
        store.reach(Place(LESSON, "guided", "t1", 0, NOW))
    assert Why.SHUT is opened.trouble.why
    worded(opened.trouble)


def test_a_damaged_file_that_cannot_be_moved_stays(file, filled, open_folder, shut):
    """Nothing is written over it."""
    target = open_folder / file.name
    shutil.copy(file, target)
    random_bytes(target)
    shut(open_folder)
    opened = open_store(target, NOW)
    with opened.store as store:
        assert not store.lasts
    assert (Why.DAMAGED, None) == (opened.trouble.why, opened.trouble.aside)
    assert "progress.damaged.stays" == opened.trouble.key
    worded(opened.trouble)
    assert Random(7).randbytes(8192) == target.read_bytes()


def test_a_folder_in_the_place_of_the_file_is_told(file):
    """Not a traceback."""
    file.mkdir(parents=True)
    opened = open_store(file, NOW)
    assert not opened.store.lasts
    assert (Why.SHUT, None) == (opened.trouble.why, opened.trouble.aside)
    worded(opened.trouble)
    opened.store.close()


def test_peeking_changes_nothing(file, filled):
    """Neither a whole file nor a damaged one."""
    with peek(file) as store:
        assert filled == everything(store)
    random_bytes(file)
    before = sorted(file.parent.iterdir()), file.read_bytes()
    with pytest.raises(StoreError) as found:
        peek(file)
    assert Why.DAMAGED is found.value.trouble.why
    assert before == (sorted(file.parent.iterdir()), file.read_bytes())
