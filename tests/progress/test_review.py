"""What comes back when: the scheduler's answers, without a clock and without chance."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from fsrs import Card

from tutor.progress.review import Grade, answered, due, graded, met, taught
from tutor.progress.standing import Standing, standing
from tutor.progress.values import ReviewCard

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
VOID, BAGS, NIL = "spades/void", "spades/bags", "spades/nil"


def days(card: ReviewCard, now: datetime = NOW) -> float:
    """In how many days a card comes back."""
    return (card.due - now) / timedelta(days=1)


def asked(*grades: Grade) -> list[float]:
    """The intervals of a rule that is asked about whenever it is due."""
    card, now, found = None, NOW, []
    for grade in grades:
        card = graded(card, VOID, grade, now)
        found.append(days(card, now))
        now = card.due
    return found


def test_what_is_known_comes_back_later_and_later():
    """Each time after a longer while."""
    found = asked(*[Grade.RIGHT] * 5)
    assert found == sorted(found)
    assert found[0] >= 1
    assert found[-1] > 30


def test_what_was_missed_comes_back_within_days():
    """However long it was known; the next day where it never was."""
    known = asked(Grade.RIGHT, Grade.RIGHT, Grade.RIGHT, Grade.MISSED)
    assert known[-2] > 30
    assert known[-1] <= 3
    assert asked(Grade.MISSED) == [1]


def test_help_counts_between():
    """Sooner than what was known by oneself, later than what was missed."""
    missed, helped, right = (asked(Grade.RIGHT, Grade.RIGHT, grade)[-1] for grade in Grade)
    assert missed < helped < right


def test_the_same_answers_give_the_same_days():
    """No fuzz: two learners who answer alike see the same."""
    grades = (Grade.RIGHT, Grade.HELPED, Grade.MISSED, Grade.RIGHT)
    assert 1 == len({tuple(asked(*grades)) for _ in range(20)})
    assert 1 == len({graded(None, VOID, Grade.RIGHT, NOW).state for _ in range(5)})


def test_the_scheduler_is_never_told_the_time_of_the_machine():
    """A moment of another zone is the same moment."""
    taipei = NOW.astimezone(timezone(timedelta(hours=8)))
    assert graded(None, VOID, Grade.RIGHT, NOW) == graded(None, VOID, Grade.RIGHT, taipei)
    assert met(VOID, NOW) == met(VOID, taipei)
    long_ago = datetime(1999, 1, 1, tzinfo=UTC)
    assert 0 < days(graded(None, VOID, Grade.RIGHT, long_ago), long_ago) < 10


def test_what_a_lesson_has_taught_comes_the_next_day(store):
    """Once; what was met before keeps its day."""
    answered(store, "lesson/step", {BAGS: Grade.RIGHT}, NOW)
    before = store.card(BAGS)
    taught(store, (VOID, BAGS, VOID), NOW)
    assert (1, 0) == (days(store.card(VOID)), store.card(VOID).reps)
    assert before == store.card(BAGS)


def test_what_is_due_is_due_all_day(store):
    """The longest due first; nothing that nobody can ask about."""
    for rule, grade, ago in ((VOID, Grade.MISSED, 3), (BAGS, Grade.MISSED, 5), (NIL, Grade.RIGHT, 0)):
        answered(store, "x", {rule: grade}, NOW - timedelta(days=ago))
    assert (BAGS, VOID) == due(store, (VOID, BAGS, NIL), NOW)
    assert (VOID,) == due(store, (VOID, NIL), NOW)
    later = store.card(NIL).due
    assert NIL in due(store, (NIL,), later.replace(hour=0, minute=1))
    assert Standing.DUE is standing(later, NOW, later.replace(hour=0, minute=1))


def test_an_answer_is_kept_with_its_grade(store):
    """So that one can look it up."""
    answered(store, "spades/07-whole-hand/t1", {VOID: Grade.HELPED, BAGS: Grade.MISSED}, NOW)
    assert [(VOID, True, 2), (BAGS, False, 1)] == [(each.rule, each.right, each.rating) for each in store.reviews()]
    assert 1 == store.card(VOID).reps


@pytest.mark.parametrize("state", ["", "{}", "nothing", '{"card_id": 1}', '["x"]', Card().to_json()[:-5]])
def test_a_card_that_nobody_can_read_begins_anew(state):
    """Another version may have written it; it costs its history, and nothing else."""
    broken = ReviewCard(VOID, state, NOW, 7, NOW)
    after = graded(broken, VOID, Grade.RIGHT, NOW)
    assert (graded(None, VOID, Grade.RIGHT, NOW).due, 8) == (after.due, after.reps)
