"""Several learners on one machine: a file for each, named as they are."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.progress.home import learners_home
from tutor.progress.learners import (
    LONGEST,
    Learner,
    NameFault,
    add,
    fault_of,
    forget,
    free_name,
    learner,
    learners,
    remove,
    rename,
    restore,
    tidied,
)
from tutor.progress.opening import keep_copy, open_store
from tutor.progress.troubles import StoreError, Why
from tutor.progress.values import Place

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
LESSON = "spades/07-whole-hand"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "learners"


def been_at(known: Learner) -> str:
    """The step at which a learner's lesson stands."""
    with open_store(known.file, NOW).store as store:
        at = store.place(LESSON, "guided")
        return at.step if at else ""


def goes_to(known: Learner, step: str) -> None:
    """A learner comes to a step."""
    with open_store(known.file, NOW).store as store:
        store.reach(Place(LESSON, "guided", step, 0, NOW))


def test_everyone_is_listed_by_name(folder):
    """Whatever script it is in; what else lies in the folder is nobody."""
    for name in ("Zoé", "ann", "Bob", "小明", "Ålesund/2. B", "A.B", "100 %", "_", "..", "'(x)'"):
        assert name == add(folder, name).name
    (folder / "Bob.sqlite.copy").write_bytes(b"")
    (folder / "notes.txt").write_text("x", encoding="utf-8")
    (folder / "set-aside.sqlite").mkdir()
    names = [each.name for each in learners(folder)]
    assert {"Zoé", "ann", "Bob", "小明", "Ålesund/2. B", "A.B", "100 %", "_", "..", "'(x)'"} == set(names)
    assert names.index("ann") < names.index("Bob") < names.index("Zoé")
    assert all(each.file.parent == folder for each in learners(folder))


@pytest.mark.parametrize(
    "name",
    [
        "CON",
        "con",
        "Nul",
        "prn",
        "AUX",
        "COM1",
        "lpt9",
        "COM¹",
        "Com0",
        "NUL.txt",
        "CON ",
        "Ann.",
        "Ann ",
        "a. .",
        "A:B",
    ],
)
def test_no_file_has_a_name_that_windows_keeps_for_itself(folder, name):
    """Devices, with or without something after them, and what it would cut off; the name reads as it was written."""
    file = learner(folder, name).file
    first, trunk = file.name.partition(".")[0], file.name.removesuffix(".sqlite")
    assert first.strip().casefold() not in {"con", "nul", "prn", "aux", "com0", "com1", "com¹", "lpt9"}
    assert trunk == trunk.rstrip(". ")
    assert not set('<>:"/\\|?*') & set(file.name)
    goes_to(learner(folder, name), "t1")
    (found,) = learners(folder)
    assert (name, "t1") == (found.name, been_at(found))


def test_a_file_that_bears_such_a_name_already_is_found(folder):
    """It was made where there are no devices, before they were minded."""
    add(folder, "Ann").file.rename(folder / "CON.sqlite")
    assert Learner("CON", folder / "CON.sqlite") == learner(folder, "CON")


def test_the_first_learner_has_no_name(folder):
    """Nobody is asked for one; it can be given later."""
    first = learner(folder, "")
    goes_to(first, "t1")
    assert [Learner("", first.file)] == list(learners(folder))
    named = rename(folder, first, " Ann ")
    assert ["Ann"] == [each.name for each in learners(folder)]
    assert "t1" == been_at(named)


def test_nobody_is_there_before_the_first_start(folder):
    """Listing makes no folder."""
    assert () == learners(folder)
    assert not folder.exists()


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", NameFault.EMPTY),
        ("  \n ", NameFault.EMPTY),
        ("ann", NameFault.TAKEN),
        (" ANN ", NameFault.TAKEN),
        ("x" * LONGEST, None),
        ("x" * (LONGEST + 1), NameFault.TOO_LONG),
        ("🂡" * LONGEST, NameFault.TOO_LONG),
        ("小" * LONGEST, None),
        ("Bob", None),
    ],
    ids=lambda value: ascii(value)[:12] if isinstance(value, str) else None,
)
def test_a_name_is_new_and_fits_a_file(folder, name, fault):
    """Names that differ in capitals alone are one on many disks."""
    add(folder, "Ann")
    assert fault is fault_of(folder, name)


def test_a_learner_may_change_the_capitals_of_a_name(folder):
    """That name is taken by nobody else."""
    ann = add(folder, "ann")
    assert None is fault_of(folder, "Ann", ann)
    assert "Ann" == rename(folder, ann, "Ann").name


@given(st.text(min_size=1, max_size=LONGEST))
def test_any_name_can_be_a_file(tmp_path_factory, name):
    """What is let pass is listed as it was given, and nothing is written outside the folder."""
    folder = tmp_path_factory.mktemp("names") / "learners"
    if fault_of(folder, name) is None:
        assert tidied(name).encode("utf-8", "replace") == add(folder, name).name.encode("utf-8", "replace")
        assert [folder] == list(folder.parent.iterdir())
        assert 1 == len(learners(folder))


def test_a_renamed_learner_keeps_everything(folder):
    """The copy goes along."""
    ann = add(folder, "Ann")
    with open_store(ann.file, NOW).store as store:
        store.reach(Place(LESSON, "guided", "t4", 0, NOW))
        keep_copy(store)
    eve = rename(folder, ann, "Eve")
    assert ["Eve"] == [each.name for each in learners(folder)]
    assert "t4" == been_at(eve)
    eve.file.write_bytes(b"x" * 5000)
    assert "t4" == been_at(eve)


MOVES = {"rename": lambda at, known: rename(at, known, "Eve"), "remove": lambda at, known: remove(at, known, NOW)}


@pytest.mark.parametrize("moves", MOVES.values(), ids=MOVES)
def test_a_file_that_is_open_in_a_window_is_not_moved(folder, moves):
    """Moved from under it, the two would spoil it."""
    ann = add(folder, "Ann")
    with open_store(ann.file, NOW).store as window:
        window.reach(Place(LESSON, "guided", "t4", 0, NOW))
        with pytest.raises(StoreError) as found:
            moves(folder, ann)
        window.reach(Place(LESSON, "guided", "t5", 0, NOW))
    assert Why.LOCKED is found.value.trouble.why
    assert ["Ann"] == [each.name for each in learners(folder)]
    assert "t5" == been_at(ann)


def test_a_removed_learner_can_be_brought_back(folder):
    """With everything; and under another name where the old one was given away."""
    ann = add(folder, "Ann")
    goes_to(ann, "t4")
    removed = remove(folder, ann, NOW)
    assert () == learners(folder)
    assert "t4" == been_at(restore(folder, removed))
    removed = remove(folder, learner(folder, "Ann"), NOW)
    add(folder, "Ann")
    back = restore(folder, removed)
    assert ("Ann (2)", "t4") == (back.name, been_at(back))


def test_a_damaged_learner_can_be_removed(folder):
    """Nothing has to be read for that."""
    ann = add(folder, "Ann")
    ann.file.write_bytes(b"x" * 5000)
    removed = remove(folder, ann, NOW)
    assert b"x" * 5000 == removed.waits.read_bytes()


def test_who_was_removed_long_ago_is_gone(folder):
    """After thirty days, not before."""
    removed = remove(folder, add(folder, "Ann"), NOW)
    forget(folder, NOW + timedelta(days=30))
    assert removed.waits.exists()
    forget(folder, NOW + timedelta(days=31))
    assert not removed.waits.exists()


def test_a_name_that_is_free(folder):
    """The wished one, or one like it."""
    assert "Ann" == free_name(folder, "Ann")
    add(folder, "Ann")
    add(folder, "ann (2)")
    assert "Ann (3)" == free_name(folder, "Ann")
    assert None is fault_of(folder, free_name(folder, "y" * 500))
    assert free_name(folder, "")


def test_the_folder_can_be_named_by_the_environment(tmp_path):
    """For a stick, a class's share, or a test."""
    assert tmp_path / "learners" == learners_home({"TRICKWISE_HOME": str(tmp_path)}, tmp_path / "usual")
    assert tmp_path / "usual" / "learners" == learners_home({"TRICKWISE_HOME": ""}, tmp_path / "usual")
