"""A learner in one file: everything goes along, and nothing that is not as it should be is taken in."""

import json
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.progress import exchange
from tutor.progress.exchange import ImportRefusedError, Wrong, export_learner, import_learner
from tutor.progress.learners import learners
from tutor.progress.opening import open_store
from tutor.progress.schema import TABLES
from tutor.progress.store import Store
from tutor.text.catalogue import Texts
from tutor.text.language import languages

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
HEAD = '{"format": "trickwise-learner/1", "learner": "Ann", "rows": %d}\n'
PLACE = (
    '{"table": "places", "lesson": "a/b", "level": "guided", "step": "c", "seed": 0, "at": "2026-11-30T09:30:00Z"}\n'
)


def everything(store: Store) -> list:
    """All values of all tables."""
    return [value for table in TABLES for value in store.all_of(table.holds)]


@pytest.fixture
def exported(store, fill, tmp_path):
    """A file with everything about a learner."""
    fill(store)
    file = tmp_path / "Ann.trickwise-learner"
    export_learner(store, "Ann", file)
    return file


def refused(file, folder):
    """What is said about a file; nobody was added, and every language has a sentence."""
    with pytest.raises(ImportRefusedError) as found:
        import_learner(file, folder, NOW)
    assert () == learners(folder)
    fault = found.value.fault
    for language in languages():
        texts = Texts.load(language)
        said = texts.say(fault.key, **fault.facts)
        at = texts.say("progress.at", file=str(fault.file), line=fault.line, column=fault.column, problem=said)
        assert str(fault.file) in at
    return fault


def test_everything_goes_along(exported, store, tmp_path):
    """To another machine, under the same name."""
    learner = import_learner(exported, tmp_path / "elsewhere", NOW)
    assert "Ann" == learner.name
    with open_store(learner.file, NOW).store as there:
        assert everything(store) == everything(there)


def test_nobody_is_written_over(exported, tmp_path, store):
    """Taken in twice, there are two."""
    folder = tmp_path / "elsewhere"
    names = [import_learner(exported, folder, NOW).name for _ in range(3)]
    assert ["Ann", "Ann (2)", "Ann (3)"] == names


def test_what_is_exported_is_text_that_a_teacher_can_read(exported):
    """A line a row, the names as they are."""
    lines = exported.read_text(encoding="utf-8").splitlines()
    assert {"format": "trickwise-learner/1", "learner": "Ann", "rows": len(lines) - 1} == json.loads(lines[0])
    assert any("♠♥ 名字" in line for line in lines)


def test_the_first_learner_is_named_by_the_file(store, fill, tmp_path):
    """A name has to come from somewhere."""
    fill(store)
    file = tmp_path / "小明.trickwise-learner"
    export_learner(store, "", file)
    assert "小明" == import_learner(file, tmp_path / "elsewhere", NOW).name


def test_an_export_that_fails_leaves_what_was_there(exported, store, tmp_path, open_folder, shut):
    """Not half a file."""
    file = open_folder / "kept.trickwise-learner"
    file.write_text("as it was", encoding="utf-8")
    shut(open_folder)
    with pytest.raises(OSError, match="denied"):
        export_learner(store, "Ann", file)
    assert "as it was" == file.read_text(encoding="utf-8")


BAD = [
    ("", Wrong.NO_LEARNER, 1, 1),
    ("hello\n", Wrong.NO_LEARNER, 1, 1),
    ("[1, 2]\n", Wrong.NO_LEARNER, 1, 1),
    ('{"format": "trickwise-record/1"}\n', Wrong.NO_LEARNER, 1, 1),
    ('{"format": "trickwise-learner/2", "learner": "Ann", "rows": 0}\n', Wrong.TOO_NEW, 1, 12),
    ('{"format": "trickwise-learner/1", "learner": 5, "rows": 0}\n', Wrong.VALUE, 1, 35),
    ('{"format": "trickwise-learner/1", "learner": "\\ud800", "rows": 0}\n', Wrong.VALUE, 1, 35),
    (HEAD % 2 + PLACE, Wrong.CUT_SHORT, 2, 1),
    (HEAD % 1, Wrong.CUT_SHORT, 1, 1),
    (HEAD % 1 + PLACE[:-9], Wrong.NO_JSON, 2, 87),
    (HEAD % 1 + "7\n", Wrong.NO_JSON, 2, 1),
    (HEAD % 1 + "[" * 100_000 + "\n", Wrong.NO_JSON, 2, 1),
    (HEAD % 1 + '{"seed": ' + "9" * 5000 + "}\n", Wrong.NO_JSON, 2, 1),
    (HEAD % 1 + PLACE.replace("places", "spells"), Wrong.NO_TABLE, 2, 11),
    (HEAD % 1 + PLACE.replace('"table": "places"', '"table": ["places"]'), Wrong.NO_TABLE, 2, 1),
    (HEAD % 1 + PLACE.replace('"seed": 0, ', ""), Wrong.FIELDS, 2, 1),
    (HEAD % 1 + PLACE.replace('"seed"', '"seeds"'), Wrong.FIELDS, 2, 1),
    (HEAD % 1 + PLACE.replace(": 0", ": true"), Wrong.VALUE, 2, 70),
    (HEAD % 1 + PLACE.replace(": 0", ": 1e400"), Wrong.VALUE, 2, 70),
    (HEAD % 1 + PLACE.replace(": 0", f": {10**30}"), Wrong.VALUE, 2, 70),
    (HEAD % 1 + PLACE.replace('"c"', "null"), Wrong.VALUE, 2, 57),
    (HEAD % 1 + PLACE.replace("2026-11-30T09:30:00Z", "yesterday"), Wrong.VALUE, 2, 81),
    (HEAD % 1 + PLACE.replace("00Z", "00"), Wrong.VALUE, 2, 81),
    (HEAD % 1 + PLACE.replace("2026-11-30T09:30:00Z", "0001-01-01T00:00:00+14:00"), Wrong.VALUE, 2, 81),
]


@pytest.mark.parametrize(("text", "wrong", "line", "column"), BAD)
def test_a_file_that_is_not_as_it_should_be_is_refused(tmp_path, text, wrong, line, column):
    """With the line and the column of what is wrong; nothing of it is taken in."""
    file = tmp_path / "x.trickwise-learner"
    file.write_text(text, encoding="utf-8")
    fault = refused(file, tmp_path / "learners")
    assert (wrong, line, column) == (fault.wrong, fault.line, fault.column)


def test_what_is_no_file_is_refused(tmp_path):
    """A folder, a file that is not there, another kind of file."""
    assert Wrong.CANNOT_OPEN is refused(tmp_path, tmp_path / "learners").wrong
    assert Wrong.CANNOT_OPEN is refused(tmp_path / "gone", tmp_path / "learners").wrong
    (tmp_path / "noise").write_bytes(Random(5).randbytes(40_000))
    assert Wrong.NO_LEARNER is refused(tmp_path / "noise", tmp_path / "learners").wrong


def test_a_file_without_end_is_refused(tmp_path, monkeypatch):
    """Before it is read."""
    monkeypatch.setattr(exchange, "_MOST", 1000)
    (tmp_path / "x").write_text(HEAD % 50 + PLACE * 50, encoding="utf-8")
    assert Wrong.TOO_LARGE is refused(tmp_path / "x", tmp_path / "learners").wrong


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_file_that_was_changed_somewhere_is_taken_or_refused(exported, tmp_path_factory, seed):
    """A few bytes or a line, anywhere: never anything else than a fault with its place."""
    rng, folder = Random(seed), tmp_path_factory.mktemp("changed")
    content = bytearray(exported.read_bytes())
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(content))
        content[at : at + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
    file = folder / "changed.trickwise-learner"
    file.write_bytes(content)
    fault = None
    try:
        import_learner(file, folder / "learners", NOW)
    except ImportRefusedError as error:
        fault = error.fault
    assert fault is None or min(fault.line, fault.column) >= 1
