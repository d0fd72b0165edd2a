"""The report of a class: lessons done, rules that are hard, by learner."""

import csv
import io
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tutor.progress.learners import add, learner
from tutor.progress.opening import open_store
from tutor.progress.report import COLUMNS, HardRule, as_csv, class_report
from tutor.progress.troubles import Why
from tutor.progress.values import Checked, Given, Passed, Place

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
VOID, TRUMP, BAGS = "spades/void", "spades/trick-winner", "spades/bags"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "learners"


def answered(rules: tuple[str, ...], *, right: bool) -> Given:
    """An answer about some rules."""
    return Given("spades/02-follow-suit", "guided", "s", "legal", right, (), rules, (), NOW)


@pytest.fixture
def a_class(folder):
    """Ann has passed two lessons and begun one; Bob has done nothing; the first learner never gave a name."""
    with open_store(add(folder, "Ann").file, NOW).store as store:
        store.reach(Place("spades/01-one-trick", "guided", "a", 0, NOW))
        store.finish(Passed("spades/01-one-trick", "guided", 3, NOW))
        store.reach(Place("spades/02-follow-suit", "guided", "a", 0, NOW))
        store.finish(Passed("spades/02-follow-suit", "guided", 2, NOW))
        store.finish(Passed("spades/02-follow-suit", "guided", 1, NOW + timedelta(days=1)))
        store.reach(Place("spades/07-whole-hand", "watch", "t4", 0, NOW))
        for right in (True, False, False, True):
            store.answer(answered((VOID,), right=right))
        store.answer(answered((TRUMP, BAGS), right=False))
        store.answer(replace(answered((BAGS, "spades/nil"), right=True), lesson="spades/review", level=""))
    add(folder, "Bob")
    open_store(learner(folder, "").file, NOW).store.close()
    return folder


def test_each_learner_has_a_report(a_class):
    """By name, the one without a name first."""
    assert ["", "Ann", "Bob"] == [report.learner for report in class_report(a_class)]


def test_lessons_done_and_begun(a_class):
    """The best stars, the day of the last time; a lesson begun has its step."""
    ann = class_report(a_class)[1]
    assert [("spades/01-one-trick", 3), ("spades/02-follow-suit", 2)] == [
        (line.lesson, line.stars) for line in ann.passed
    ]
    assert NOW + timedelta(days=1) == ann.passed[1].last
    begun = ann.lessons[-1]
    assert ("spades/07-whole-hand", None, "watch", "t4") == (begun.lesson, begun.stars, begun.level, begun.step)


def test_rules_that_are_hard(a_class):
    """The share that was missed, in lessons and in review; a rule that was always known is not among them."""
    ann = class_report(a_class)[1]
    assert (HardRule(TRUMP, 1, 1), HardRule(VOID, 4, 2), HardRule(BAGS, 2, 1)) == ann.hard


def test_what_was_missed_again_and_again_is_harder(folder):
    """Two of three are more than one of one."""
    with open_store(add(folder, "Eve").file, NOW).store as store:
        for rules in ((BAGS,), (VOID,), (VOID,)):
            store.answer(answered(rules, right=False))
        store.answer(answered((VOID,), right=True))
    assert [VOID, BAGS] == [hard.rule for hard in class_report(folder)[0].hard]


def test_a_learner_who_has_done_nothing(a_class):
    """Is in the report all the same."""
    bob = class_report(a_class)[2]
    assert ((), ()) == (bob.lessons, bob.hard)


def test_a_file_that_cannot_be_read_stays_and_is_told(a_class):
    """The others' reports do not suffer."""
    broken = a_class / "Bob.sqlite"
    broken.write_bytes(b"x" * 9000)
    _, ann, bob = class_report(a_class)
    assert Why.DAMAGED is bob.trouble.why
    assert ann.lessons
    assert b"x" * 9000 == broken.read_bytes()


def test_a_learner_may_be_at_work_while_it_is_made(a_class):
    """What is written up to now is in it."""
    with open_store(a_class / "Bob.sqlite", NOW).store as window:
        window.finish(Passed("pitch/03-first-card", "guided", 1, NOW))
        assert "pitch/03-first-card" == class_report(a_class)[2].passed[0].lesson


def rows(folder) -> list[dict[str, str]]:
    """The table, as a spreadsheet reads it."""
    return list(csv.DictReader(io.StringIO(as_csv(class_report(folder), lambda name: name.upper()))))


def test_the_table_has_a_row_for_each_lesson_and_each_hard_rule(a_class):
    """With its titles, so that nobody has to look them up."""
    found = rows(a_class)
    assert tuple(found[0]) == COLUMNS
    assert [("", "nothing")] == [(row["learner"], row["what"]) for row in found if row["learner"] == ""]
    ann = [row for row in found if row["learner"] == "Ann"]
    assert ["passed", "passed", "begun", "rule", "rule", "rule"] == [row["what"] for row in ann]
    assert ("2", "SPADES/02-FOLLOW-SUIT", "2026-12-01") == (ann[1]["stars"], ann[1]["title"], ann[1]["last"])
    assert (VOID, "4", "2") == (ann[4]["id"], ann[4]["asked"], ann[4]["missed"])


def checked(which: str, item: str, rule: str, *, right: bool) -> Checked:
    """An answer in a check of Spades."""
    return Checked("spades", which, f"{item}/{which}-1", rule, right, NOW)


@pytest.fixture
def examined(folder):
    """Ann missed one rule before the course, and knows it after; Bob has taken the first check alone."""
    with open_store(add(folder, "Ann").file, NOW).store as store:
        for answer in (checked("entry", "1", VOID, right=True), checked("exit", "2", BAGS, right=True)):
            store.check(answer)
        store.check(replace(checked("entry", "1", BAGS, right=False), item="1/entry-2"))
    with open_store(add(folder, "Bob").file, NOW).store as store:
        store.check(checked("entry", "5", VOID, right=False))
    return folder


def test_what_was_learned_between_the_checks(examined):
    """What the first has missed and the last has not; nothing before there is a last."""
    ann, bob = class_report(examined)
    assert [("entry", 1, 2), ("exit", 1, 1)] == [(check.which, check.right, check.count) for check in ann.checks]
    assert ((BAGS,), ()) == (ann.learned("spades"), ann.learned("pitch"))
    assert ((), False) == (bob.learned("spades"), bob.is_empty)


def test_the_table_has_a_row_for_each_check_and_each_rule_learned(examined):
    """With how many were asked and missed."""
    found = [(row["learner"], row["what"], row["id"], row["asked"], row["missed"]) for row in rows(examined)]
    assert [
        ("Ann", "entry", "spades/entry", "2", "1"),
        ("Ann", "exit", "spades/exit", "1", "0"),
        ("Ann", "learned", BAGS, "", ""),
        ("Bob", "entry", "spades/entry", "1", "1"),
    ] == found


def test_no_cell_is_a_formula(folder):
    """A name may be anything; a spreadsheet must not work it out."""
    add(folder, '=HYPERLINK("x")')
    add(folder, "-1")
    add(folder, 'say "no", now')
    assert ["'-1", '\'=HYPERLINK("x")', 'say "no", now'] == sorted(
        (row["learner"] for row in rows(folder)), key=lambda name: (len(name) > 3, name)
    )
