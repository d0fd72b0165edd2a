"""`trickwise report`: what the learners of this machine have done, for a teacher at a terminal."""

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from tutor.progress.files import FORMAT
from tutor.progress.learners import add, learner
from tutor.progress.opening import open_store
from tutor.progress.troubles import Trouble, Why
from tutor.progress.values import Checked, Given, Passed, Place
from tutor.text.catalogue import Texts
from tutor.text.language import languages

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
FOLLOWING = "spades/following-suit"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A class: Ann has passed a lesson and begun another, Bob has done nothing, one has no name."""
    monkeypatch.setenv("TRICKWISE_HOME", str(tmp_path))
    folder = tmp_path / "learners"
    with open_store(add(folder, "Ann").file, NOW).store as store:
        store.finish(Passed("spades/02-follow-suit", "guided", 2, NOW))
        store.reach(Place("spades/07-whole-hand", "guided", "t4", 0, NOW))
        missed = Given("spades/02-follow-suit", "guided", "s", "legal", False, (), (FOLLOWING,), (), NOW)  # noqa: FBT003
        store.answer(missed)
        store.answer(missed)
    add(folder, "Bob")
    open_store(learner(folder, "").file, NOW).store.close()
    return folder


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Learner", "  nothing yet", "Ann", "  Spades: 1 of 10", "  Hard rules")),
        ("zh_TW", ("學習者", "  還沒有", "Ann", "  Spades：1/10課", "  難的規則")),
        ("zh_CN", ("学习者", "  还没有", "Ann", "  Spades：1/10 课", "  难的规则")),
    ],
)
def test_a_teacher_reads_it(run, folder, language, lines):
    """Each learner, the courses begun, the rules that are hard."""
    told = run("report", "--lang", language)
    assert 0 == told.code
    assert lines == tuple(told.out.splitlines()[:5])


def test_a_hard_rule_has_its_title_and_its_counts(run, folder):
    """Missed twice of two."""
    assert "    Following suit (Spades): missed 2 of 2" in run("report").out.splitlines()


def test_it_is_a_table_too(run, folder, tmp_path):
    """With titles in the language asked for; nothing is printed besides."""
    told = run("report", "--csv", "class.csv", "--lang", "zh_TW")
    assert (0, "") == (told.code, told.out)
    written = (tmp_path / "class.csv").read_text(encoding="utf-8-sig")
    assert "Ann,passed,spades/02-follow-suit,跟花，或不跟,2" in written


def test_other_programs_read_json(run, folder):
    """One list, a learner each."""
    _, ann, bob = json.loads(run("report", "--json").out)
    assert ["spades/02-follow-suit", "spades/07-whole-hand"] == sorted(line["lesson"] for line in ann["lessons"])
    assert [{"rule": FOLLOWING, "asked": 2, "missed": 2}] == ann["hard"]
    assert {"learner": "Bob", "trouble": None, "lessons": [], "checks": [], "hard": []} == bob


def test_a_file_that_cannot_be_read_is_named(run, folder):
    """The others are told; the exit code says that something is amiss."""
    (folder / "Bob.sqlite").write_bytes(b"x" * 5000)
    told = run("report")
    assert 1 == told.code
    assert f"  The file {folder / 'Bob.sqlite'} is damaged." in told.out
    assert "Ann" in told.out


@pytest.mark.parametrize(
    ("language", "what"),
    [("en", "Update Trickwise"), ("zh_TW", "更新Trickwise就讀得了"), ("zh_CN", "更新 Trickwise 就能读了")],
)
def test_a_file_of_a_later_version_is_told_as_such(run, folder, language, what):
    """Not as one that cannot be read: with what to do; the others are told, the file stays as it is."""
    with closing(sqlite3.connect(folder / "Bob.sqlite")) as later:
        later.execute(f"PRAGMA user_version = {FORMAT + 1}")
    before = (folder / "Bob.sqlite").read_bytes()
    told = run("report", "--lang", language)
    assert 1 == told.code
    (line,) = (line for line in told.out.splitlines() if "Bob.sqlite" in line)
    assert what in line
    assert "Ann" in told.out
    assert "too-new" == json.loads(run("report", "--json").out)[2]["trouble"]
    assert before == (folder / "Bob.sqlite").read_bytes()


def test_each_trouble_has_its_sentence_in_a_report(folder):
    """In each language, and none has that of another."""
    for language in languages():
        texts = Texts.load(language)
        said = {texts.say(Trouble(why, folder).report_key, file="Bob.sqlite") for why in Why}
        assert len(Why) == len(said)


def test_nobody_has_learnt_here(run, tmp_path, monkeypatch):
    """Said, with the folder that was looked into."""
    monkeypatch.setenv("TRICKWISE_HOME", str(tmp_path / "empty"))
    told = run("report")
    assert 0 == told.code
    assert str(tmp_path / "empty" / "learners") in told.out


def test_a_table_that_cannot_be_written_is_told(run, folder):
    """The file and the reason; exit code 2."""
    told = run("report", "--csv", "nowhere/class.csv")
    assert 2 == told.code
    assert "nowhere/class.csv" in told.err


def test_the_checks_of_a_course_are_told(run, folder):
    """What they came to, and what was learned between them; in words and as JSON."""
    with open_store(learner(folder, "Bob").file, NOW).store as store:
        store.check(Checked("pitch", "entry", "1/entry-1", "pitch/high", False, NOW))  # noqa: FBT003
        store.check(Checked("pitch", "exit", "2/exit-1", "pitch/high", True, NOW))  # noqa: FBT003
    told = run("report").out.splitlines()
    at = told.index("Bob")
    assert [
        "  Pitch: 0 of 9",
        "    Entry check: 0 of 1 right",
        "    Exit check: 1 of 1 right",
        "    Missed before, known after: High",
    ] == told[at + 1 : at + 5]
    bob = json.loads(run("report", "--json").out)[2]
    assert [("entry", 0, 1), ("exit", 1, 1)] == [
        (each["which"], each["right"], each["count"]) for each in bob["checks"]
    ]
