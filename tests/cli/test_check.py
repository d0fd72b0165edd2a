"""`trickwise check` and the warnings of `trickwise walk`, run as a person runs them."""

import json
import shutil
from pathlib import Path

import pytest

from tutor.teaching.course import bundled

LESSON = "spades/02-follow-suit"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A lesson in English alone, in which a rule is misspelt."""
    folder = tmp_path / "spades" / "02-follow-suit"
    shutil.copytree(bundled() / LESSON, folder)
    for name in ("zh_TW", "zh_CN"):
        (folder / f"{name}.yaml").unlink()
    script = folder / "lesson.yaml"
    script.write_text(script.read_text(encoding="utf-8").replace("rule: spades/", "rule: spadez/", 1), encoding="utf-8")
    return folder


def test_a_record_is_judged(run):
    """A file of records, or a folder with nothing else, is checked too."""
    ran = run("check", "a.yaml", a_yaml="game: spades\nhands: {N: [ZZ]}\n")
    assert (1, True) == (ran.code, "a.yaml:2:" in ran.out)
    assert 1 == run("check", ".").code


def test_a_missing_path_is_a_problem_in_json(run):
    """Whoever reads JSON reads it there."""
    ran = run("check", "nowhere", "--json")
    assert (2, "nowhere") == (ran.code, json.loads(ran.out)["file"])


def test_a_broken_lesson_is_walked_with_a_warning(run, broken):
    """The first problem is told, and the exit code is not that of a sound lesson."""
    ran = run("walk", str(broken))
    assert (1, True, True) == (ran.code, "trickwise check finds" in ran.err, "lesson.yaml:" in ran.err)


def test_a_language_that_is_missing_is_told(run, broken):
    """The lesson is told in its own language, and that is said."""
    assert "en" in run("walk", str(broken), "--lang", "zh_TW").err


def test_what_is_of_no_use_is_told(run, broken):
    """A scene that no step comes to, a file that nothing reads, and a record that is not there, with its name."""
    script = broken / "lesson.yaml"
    text = script.read_text(encoding="utf-8").replace("spadez/", "spades/")
    script.write_text(text.replace("scenes:\n", "scenes:\n  gone: {record: gone.yaml}\n", 1), encoding="utf-8")
    (broken / "xx_YY.yaml").write_text("title: T\n", encoding="utf-8")
    found = [json.loads(line) for line in run("check", str(broken), "--json").out.splitlines()]
    assert {"check.spare-file", "check.no-record-file"} <= {each["code"] for each in found}
    assert {"given": "gone.yaml"} in [each["facts"] for each in found]


def test_a_level_that_is_missing_is_told(run):
    """The levels that there are are named."""
    ran = run("walk", LESSON, "--level", "alone")
    assert (2, True) == (ran.code, "This lesson has" in ran.err)


def test_a_walk_ends_with_what_was_learned(run):
    """The goal and the lesson that follows."""
    assert "You can now" in run("walk", LESSON).out
