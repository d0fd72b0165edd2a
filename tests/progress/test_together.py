"""Two processes at one learner's file: nothing is lost, and nothing is refused but by a value that says why."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tutor.progress.files import connect, copy_of
from tutor.progress.learners import Learner, remove, rename
from tutor.progress.opening import keep_copy, open_store
from tutor.progress.troubles import StoreError, Why

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
CHILD = Path(__file__).with_name("another_window.py")
MANY = 25
"""How many answers each of them writes."""

Start = Callable[[str], subprocess.Popen]


@pytest.fixture
def start(file) -> Iterator[Start]:
    """Starts another process, which waits at each of its stages until it is told to go on."""
    with ExitStack() as stack:

        def started(name: str) -> subprocess.Popen:
            command = [sys.executable, str(CHILD), str(file), name, str(MANY)]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
            return stack.enter_context(subprocess.Popen(command, text=True, **pipes))  # noqa: S603 - our own

        yield started


def stands_at(window: subprocess.Popen, stage: str) -> None:
    """The other has come to a stage."""
    assert f"{stage}\n" == window.stdout.readline(), window.stderr.read()


def goes_on(*windows: subprocess.Popen) -> None:
    """They go on, all at once."""
    for window in windows:
        window.stdin.write("on\n")
        window.stdin.flush()


def ended(window: subprocess.Popen) -> str:
    """What it has said on its way out, which it must have found."""
    said, complained = window.communicate("")
    assert (0, "") == (window.returncode, complained)
    return said


def meet(start: Start, *names: str) -> list[subprocess.Popen]:
    """Others that have opened the file at the same time, and write next."""
    windows = [start(name) for name in names]
    for window in windows:
        stands_at(window, "ready")
    goes_on(*windows)
    for window in windows:
        stands_at(window, "opened lasting")
    return windows


@pytest.mark.parametrize("there", [False, True])
def test_both_write_and_nothing_is_lost(file, start, there):
    """Into a new file and into one that is there: each answer of each, in order, and each count adds to the last."""
    if there:
        open_store(file, NOW).store.close()
    windows = meet(start, "one", "two", "three")
    goes_on(*windows)
    for window in windows:
        stands_at(window, "written")
    goes_on(*windows)
    assert [""] * 3 == [ended(window) for window in windows]
    with open_store(file, NOW).store as store:
        given = [answer.step for answer in store.answers()]
        assert str(3 * MANY) == store.note("count")
    for name in ("one", "two", "three"):
        assert [f"{name}-{n}" for n in range(MANY)] == [step for step in given if step.startswith(name)]


def test_the_copy_is_whole_though_both_have_made_it(file, start):
    """And it is of a moment between two writes."""
    windows = meet(start, "one", "two")
    goes_on(*windows)
    for window in windows:
        stands_at(window, "written")
    goes_on(*windows)
    for window in windows:
        ended(window)
    with closing(connect(copy_of(file), mode="ro&immutable=1")) as copy:
        assert "ok" == copy.execute("PRAGMA quick_check").fetchone()[0]
        (found,) = copy.execute("SELECT count(*) FROM answers").fetchone()
    assert 2 * MANY == found
    assert [file.name, copy_of(file).name] == sorted(each.name for each in file.parent.iterdir())


def test_one_sees_what_the_other_has_written(file, start):
    """At its next question, without opening anew."""
    with open_store(file, NOW).store as store:
        (other,) = meet(start, "other")
        assert () == store.answers()
        goes_on(other)
        stands_at(other, "written")
        assert MANY == len(store.answers())
        assert keep_copy(store)


def test_a_damaged_file_is_set_aside_once(file, start):
    """Both find it damaged: one puts the copy in its place, which the other leaves there."""
    with open_store(file, NOW).store as store:
        store.put_note("first", "kept")
        assert keep_copy(store)
    file.write_bytes(b"x" * 9000)
    windows = meet(start, "one", "two", "three")
    for window in windows:
        goes_on(window)
        stands_at(window, "written")
    with open_store(file, NOW).store as store:
        assert "kept" == store.note("first")
        assert str(3 * MANY) == store.note("count")
    assert 1 == len([each for each in (file.parent / "set-aside").iterdir() if each.suffix == ".sqlite"])


def test_a_learner_who_is_open_elsewhere_is_neither_renamed_nor_removed(file, start):
    """That is told; everything stays where it is."""
    (other,) = meet(start, "other")
    known = Learner("Ann", file)
    for change in (lambda: rename(file.parent, known, "Bea"), lambda: remove(file.parent, known, NOW)):
        with pytest.raises(StoreError) as found:
            change()
        assert Why.LOCKED is found.value.trouble.why
    goes_on(other)
    stands_at(other, "written")
