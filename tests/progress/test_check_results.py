"""What the checks at both ends of a course have shown."""

from datetime import UTC, datetime, timedelta

import pytest

from tutor.progress.check_results import attempts, checks_in, offer_start, results_in, right_in, starts_in
from tutor.progress.values import Checked

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
VOID, BAGS = "spades/void", "spades/bags"


def answer(item: str, rule: str, which: str = "entry", *, right: bool, day: int = 0) -> Checked:
    return Checked("spades", which, item, rule, right, NOW + timedelta(days=day))


FIRST = (
    answer("7/entry-1", VOID, right=True),
    answer("7/entry-1", BAGS, right=False),
    answer("7/entry-2", VOID, right=True),
)
AGAIN = (answer("9/entry-1", VOID, right=True, day=1), answer("9/entry-2", BAGS, right=True, day=1))


def test_a_position_is_right_where_all_its_questions_are():
    """And an attempt is what has the same deal."""
    assert (FIRST, AGAIN) == attempts((*FIRST, *AGAIN))
    assert (False, True) == right_in(FIRST)


def test_home_has_the_last_time():
    """How many positions were right, of how many."""
    assert {"spades/entry": (1, 2)} == checks_in(FIRST)
    assert {"spades/entry": (2, 2)} == checks_in((*FIRST, *AGAIN))
    assert {} == checks_in(())


def test_a_report_has_the_first_entry_check_and_the_last_exit_check():
    """What was known before, and what is known now."""
    exits = (
        answer("3/exit-1", BAGS, "exit", right=False, day=2),
        answer("4/exit-1", BAGS, "exit", right=True, day=3),
        answer("4/exit-2", VOID, "exit", right=False, day=3),
    )
    entry, exit_ = results_in((*FIRST, *AGAIN, *exits))
    assert ("entry", 1, 2, {VOID: True, BAGS: False}) == (entry.which, entry.right, entry.count, entry.rules)
    assert ("exit", 1, 2, {VOID: False, BAGS: True}) == (exit_.which, exit_.right, exit_.count, exit_.rules)
    assert NOW + timedelta(days=3) == exit_.at


def test_a_rule_is_known_where_no_question_about_it_was_missed():
    """Whichever came first."""
    (entry,) = results_in((answer("1/entry-1", VOID, right=False), answer("1/entry-2", VOID, right=True)))
    assert {VOID: False} == entry.rules


@pytest.mark.parametrize("lesson", ["spades/04-bids", ""])
def test_where_a_course_may_be_started_is_kept(store, lesson):
    """An offer, until the check is taken again; no offer is none."""
    offer_start(store, "spades", "spades/02-follow-suit")
    offer_start(store, "spades", lesson)
    store.put_note("something", "else")
    assert ({"spades": lesson} if lesson else {}) == starts_in(store)
