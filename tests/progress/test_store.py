"""What is written is read again as it was, whole or not at all."""

from datetime import UTC, datetime, timedelta, timezone
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.progress.files import lay_out, memory
from tutor.progress.opening import open_store
from tutor.progress.schema import TABLES
from tutor.progress.store import Store
from tutor.progress.troubles import StoreError, Why
from tutor.progress.values import Given, Hand, Mark, Passed, Place, ReviewCard, Value

LESSON = "spades/07-whole-hand"
NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)


def everything(store: Store) -> list[Value]:
    """All values of all tables."""
    return [value for table in TABLES for value in store.all_of(table.holds)]


def place(step: str, level: str = "guided", lesson: str = LESSON) -> Place:
    """A step of a lesson."""
    return Place(lesson, level, step, 0, NOW)


def test_every_kind_of_value_has_a_table():
    """Each once, and nothing else."""
    assert set(get_args(Value)) == {table.holds for table in TABLES}
    assert len(TABLES) == len({table.name for table in TABLES})


def test_another_day_finds_it_all(store, file, fill):
    """Every table, every field."""
    fill(store)
    before = everything(store)
    assert {type(value) for value in before} == set(get_args(Value))
    store.close()
    with open_store(file, NOW).store as later:
        assert before == everything(later)


def test_a_lesson_stands_where_it_was_left(store):
    """At each of its levels; the one opened last is the last of the list."""
    for at in (place("a"), place("b"), place("a", "watch"), place("c", lesson="pitch/03-first-card"), place("b")):
        store.reach(at)
    assert ("b", "a") == (store.place(LESSON, "guided").step, store.place(LESSON, "watch").step)
    assert ["watch", "guided", "guided"] == [at.level for at in store.places()]
    assert LESSON == store.places()[-1].lesson == store.last_lesson()
    assert None is store.place(LESSON, "alone")


def test_standing_still_is_no_step(store):
    """A step that is written again and again was come to once; going back is a step too."""
    for step in "aabba":
        store.reach(place(step))
    assert ["a", "b", "a"] == [reached.step for reached in store.steps()]


def test_a_lesson_that_was_passed_begins_anew(store):
    """Its best result stays; another level of it, and other lessons, stay where they are."""
    for at in (place("a"), place("a", "watch"), place("c", lesson="pitch/03-first-card")):
        store.reach(at)
        store.mark(Mark(at.lesson, at.level, at.step, passed=True, slips=1, rungs=(), visited=(), mistakes=()))
    store.keep_hand(Hand(LESSON, "guided", "a", ("play HT",), NOW))
    for stars in (1, 3, 2):
        store.finish(Passed(LESSON, "guided", stars, NOW))
    assert {LESSON: 3} == store.stars()
    assert ["watch", "guided"] == [at.level for at in store.places()]
    assert () == store.marks(LESSON, "guided")
    assert None is store.hand(LESSON, "guided", "a")
    assert 1 == len(store.marks(LESSON, "watch"))
    assert LESSON in {reached.lesson for reached in store.steps()}


def test_a_hand_is_kept_as_it_stands(store):
    """A card taken back is gone; a hand played out is dropped."""
    for actions in (("play HT", "play H4"), ("play HT",)):
        store.keep_hand(Hand(LESSON, "alone", "alone", actions, NOW))
    assert ("play HT",) == store.hand(LESSON, "alone", "alone").actions
    store.drop_hand(LESSON, "alone", "alone")
    assert None is store.hand(LESSON, "alone", "alone")


def test_cards_come_when_they_are_due(store):
    """The longest due first, whatever zone a moment was written in."""
    tokyo = timezone(timedelta(hours=9))
    for rule, due in (
        ("b", NOW),
        ("a", NOW - timedelta(minutes=1)),
        ("c", (NOW - timedelta(hours=1)).astimezone(tokyo)),
        ("later", NOW + timedelta(seconds=1)),
    ):
        store.put_card(ReviewCard(rule, "{}", due, 0, None))
    assert ["c", "a", "b"] == [card.rule for card in store.due(NOW)]
    assert "later" == store.cards()[-1].rule
    store.put_card(ReviewCard("c", "{1}", NOW + timedelta(days=3), 1, NOW))
    assert ["a", "b"] == [card.rule for card in store.due(NOW)]
    assert ("{1}", 1, NOW) == (store.card("c").state, store.card("c").reps, store.card("c").last)
    assert None is store.card("unheard-of")


def test_answers_since_a_moment(store):
    """From that moment on, the moment itself among them."""
    for minute in range(3):
        at = NOW + timedelta(minutes=minute)
        store.answer(
            Given(LESSON, "guided", f"s{minute}", "winner", right=True, mistakes=(), rules=(), rungs=(), at=at)
        )
    assert ["s1", "s2"] == [answer.step for answer in store.answers(NOW + timedelta(minutes=1))]
    assert 3 == len(store.answers())


def _fail_inside(store: Store) -> None:
    with store.together():
        store.reach(place("b"))
        with store.together():
            store.put_note("x", "y")
            raise ZeroDivisionError


def test_what_goes_together_is_written_whole_or_not_at_all(store):
    """However deep inside it fails."""
    store.reach(place("a"))
    with pytest.raises(ZeroDivisionError):
        _fail_inside(store)
    assert ("a", "") == (store.place(LESSON, "guided").step, store.note("x"))
    with store.together():
        store.reach(place("c"))
        store.put_note("x", "y")
    assert ("c", "y") == (store.place(LESSON, "guided").step, store.note("x"))


def test_another_window_sees_it_at_once(store, file):
    """Two windows of one learner may be open."""
    with open_store(file, NOW).store as other:
        store.reach(place("a"))
        other.reach(place("b"))
        assert "b" == store.place(LESSON, "guided").step
        assert ["a", "b"] == [reached.step for reached in other.steps()]


def test_a_table_that_is_gone_is_a_damaged_file(store):
    """Told as a trouble, not as SQLite's complaint."""
    store._connection.execute("DROP TABLE cards")
    with pytest.raises(StoreError) as found:
        store.cards()
    assert Why.DAMAGED is found.value.trouble.why


def test_cells_that_hold_something_else_are_empty(store):
    """A byte that has fallen over stops nobody."""
    store._connection.execute(
        "INSERT INTO answers VALUES (x'01', x'ff', 'a', 'b', 'yes', '{', 'null', '[[1]]', 'noon')"
    )
    (found,) = store.answers()
    assert ("", "", False, (), (), ("[1]",)) == (
        found.lesson,
        found.level,
        found.right,
        found.mistakes,
        found.rules,
        found.rungs,
    )
    assert found.at.tzinfo is not None


def test_a_closed_store_is_the_callers_bug(store):
    """It is no trouble of the file's."""
    store.close()
    with pytest.raises(RuntimeError):
        store.places()


def test_stars_are_from_none_to_three(store):
    """Whatever stands in the file."""
    for lesson, stars in (("a", 9), ("b", -1)):
        store.finish(Passed(lesson, "guided", stars, NOW))
    assert {"a": 3, "b": 0} == store.stars()


WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
LISTS = st.lists(WORDS, max_size=4).map(tuple)


@given(
    st.builds(
        Given, WORDS, WORDS, WORDS, WORDS, st.booleans(), LISTS, LISTS, LISTS, st.datetimes(timezones=st.just(UTC))
    )
)
def test_any_value_comes_back(given_answer):
    """Whatever signs it has, to the thousandth of a second."""
    connection = memory()
    lay_out(connection)
    with Store(connection, None, lasts=False) as store:
        store.answer(given_answer)
        at = given_answer.at.replace(microsecond=given_answer.at.microsecond // 1000 * 1000)
        (back,) = store.answers()
        assert at == back.at
        assert (given_answer.mistakes, given_answer.lesson) == (back.mistakes, back.lesson)
