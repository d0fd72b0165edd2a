"""A learner who has done a little of everything."""

import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tutor.progress.opening import open_store
from tutor.progress.store import Store
from tutor.progress.values import Checked, Given, Hand, Mark, Passed, Place, ReviewCard, Reviewed

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
LESSON = "spades/07-whole-hand"
NOBODY = 65534


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a learner's file is, or will be."""
    return tmp_path / "learners" / "Ann.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    """A new learner's store."""
    with open_store(file, NOW).store as opened:
        yield opened


@pytest.fixture
def now() -> datetime:
    """The day of these tests."""
    return NOW


@pytest.fixture
def shut() -> Iterator[Callable[[Path], None]]:
    """Shuts a folder, so that nobody here may write there; the superuser becomes somebody else for that."""
    folders = []

    def shutting(folder: Path) -> None:
        folders.append(folder)
        for inside in folder.iterdir():
            inside.chmod(0o444)
        folder.chmod(0o555)
        if os.geteuid() == 0:
            os.seteuid(NOBODY)

    yield shutting
    os.seteuid(os.getuid())
    for folder in folders:
        folder.chmod(0o755)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that anybody may read, which a test's own is not."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.fixture
def fill() -> Callable[[Store], None]:
    """Writes something to every table."""
    return filling


def filling(store: Store) -> None:
    """A little of everything."""
    later = NOW + timedelta(hours=1)
    store.reach(Place(LESSON, "guided", "t1", 5, NOW))
    store.reach(Place(LESSON, "guided", "t1-south", 5, NOW))
    store.mark(
        Mark(LESSON, "guided", "t1", passed=True, slips=2, rungs=("goal", "rule"), visited=("6",), mistakes=("last",))
    )
    winner = Given(
        LESSON,
        "guided",
        "t1",
        "winner",
        right=True,
        mistakes=(),
        rules=("spades/trick-winner",),
        rungs=("goal",),
        at=later,
    )
    store.answer(replace(winner, right=False, mistakes=("leader-wins",), rungs=(), at=NOW))
    store.answer(winner)
    store.keep_hand(Hand(LESSON, "alone", "alone", ("play HT", "call 4", "lay H9 D3 =H"), NOW))
    store.finish(Passed("spades/02-follow-suit", "guided", 2, NOW))
    store.put_card(ReviewCard("spades/void", '{"stability": 2.5}', later, 3, NOW))
    store.put_card(ReviewCard("pitch/high", "{}", NOW, 0, None))
    store.review(Reviewed("spades/void", "legal", right=True, rating=3, at=NOW))
    store.check(Checked("spades", "entry", "know-1", "spades/void", right=False, at=NOW))
    store.put_note("清單", "♠♥ 名字")
