"""Rounds of fresh positions in the window: dealt while it goes on, kept, and where they lead."""

from datetime import timedelta

import pytest

from tutor.progress.review import Grade, graded
from tutor.progress.values import Checked
from tutor.teaching.checker import right_answer
from tutor.teaching.exercises.names import reviewable
from tutor.teaching.rounds import ROUND
from tutor.teaching.run import asked
from tutor.teaching.screen import Level
from ui.learner_file import now

SOON = 60_000


@pytest.fixture
def dealt(qtbot, app):
    """Opens a round and waits until it lies there."""

    def opened(name: str):
        app.open_lesson(name)
        qtbot.waitUntil(lambda: app.lessons.lesson == name, timeout=SOON)
        assert app.furniture.stack.currentWidget() is app.lessons.page
        return app.lessons.presenter

    return opened


def through(qtbot, presenter, *, wrong: frozenset[int] = frozenset()):
    """A round to its end; some positions answered with a known misunderstanding, where there is one."""
    for _ in range(200):
        run = presenter.run
        if run.finished:
            return
        if presenter.screen.passed:
            presenter._go_on()
            continue
        number = int(run.station.step.fresh.item.rpartition("-")[2])
        foreseen = run.station.ask.foreseen(asked(run)) if number in wrong else ()
        presenter._answer(foreseen[0].answer if foreseen else right_answer(run))
        qtbot.wait(1)


def test_a_round_is_dealt_while_the_window_goes_on(qtbot, app):
    """Home says so, and the page turns once it lies there."""
    with qtbot.waitSignal(app.lessons.dealing) as told:
        app.open_lesson("pitch/review")
    assert ["pitch/review"] == told.args
    assert app.furniture.stack.currentWidget() is app.home
    assert "Dealing… Stop" == app.home._review.button.words
    qtbot.waitUntil(lambda: app.furniture.stack.currentWidget() is app.lessons.page, timeout=SOON)
    assert "Dealing… Stop" != app.home._review.button.words


def test_dealing_can_be_stopped(qtbot, app):
    """Then no page turns."""
    app.open_lesson("pitch/review")
    app.home._review.review_wanted.emit("")
    qtbot.wait(1500)
    assert app.furniture.stack.currentWidget() is app.home
    assert "" == app.lessons.lesson


def test_another_wish_drops_what_is_dealt(qtbot, app):
    """A lesson opened meanwhile stays."""
    app.open_lesson("pitch/review")
    app.open_lesson("spades/02-follow-suit")
    qtbot.wait(1500)
    assert "spades/02-follow-suit" == app.lessons.lesson


def test_what_is_due_is_asked(qtbot, app, dealt):
    """The longest due first, at most twenty; and it comes back later for a right answer."""
    today = now()
    due = reviewable("pitch")[:3]

    def fill(store) -> None:
        for place, rule in enumerate(due):
            store.put_card(graded(None, rule, Grade.MISSED, today - timedelta(days=3 + place)))

    app.keeper.keep(fill)
    presenter = dealt("pitch/review")
    assert len(due) == len({step.fresh.item for step in presenter.run.lesson.steps})
    through(qtbot, presenter)
    assert all(app.keeper.ask(lambda store: [store.card(rule).due > today for rule in due], []))
    app.go_home()
    assert "nothing today" == app.home._sheet.review.note


def test_a_round_is_no_longer_than_twenty(qtbot, app, dealt):
    """Whatever is due: the rest comes another time."""
    today = now()

    def fill(store) -> None:
        for rule in reviewable("five-hundred"):
            store.put_card(graded(None, rule, Grade.MISSED, today - timedelta(days=5)))

    app.keeper.keep(fill)
    steps = dealt("five-hundred/review").run.lesson.steps
    assert ROUND == len({step.fresh.item for step in steps})


def test_who_knows_cards_is_offered_a_later_lesson(qtbot, app, dealt):
    """The check is kept, home has its result, and its button leads there; nothing is locked."""
    presenter = dealt("pitch/entry")
    through(qtbot, presenter)
    progress = app.keeper.progress()
    assert {"pitch": "pitch/02-auction"} == progress.starts
    right, count = progress.checks["pitch/entry"]
    assert right == count == 4
    assert ("", 0) == (progress.last, len(progress.stars))
    app.lessons._go_on()
    assert "pitch/02-auction" == app.lessons.lesson


def test_who_misses_begins_at_the_beginning(qtbot, app, dealt):
    """What was missed was never taught: it does not come back."""
    presenter = dealt("pitch/entry")
    for _ in range(60):
        if presenter.run.finished:
            break
        if presenter.screen.passed:
            presenter._go_on()
            continue
        foreseen = presenter.run.station.ask.foreseen(asked(presenter.run))
        presenter._answer(foreseen[0].answer if foreseen else right_answer(presenter.run))
    answers = app.keeper.ask(lambda store: store.all_of(Checked), ())
    missed = {answer.rule for answer in answers if not answer.right}
    assert missed
    cards = app.keeper.ask(lambda store: {card.rule for card in store.cards()}, set())
    known = {answer.rule for answer in answers if answer.right}
    assert cards <= known


def test_a_check_that_is_taken_twice_is_kept_twice(qtbot, app, dealt):
    """Home has the last."""
    for wrong in (frozenset(), frozenset((1, 2, 3, 4))):
        through(qtbot, dealt("pitch/entry"), wrong=wrong)
        app.go_home()
    answers = app.keeper.ask(lambda store: store.all_of(Checked), ())
    assert 2 == len({answer.item.partition("/")[0] for answer in answers})
    assert app.keeper.progress().checks["pitch/entry"][0] < 4


def test_a_round_is_left_as_a_lesson_is(qtbot, app, dealt):
    """What was answered counts; there is nothing to resume."""
    presenter = dealt("spades/review")
    presenter._answer(right_answer(presenter.run))
    app.go_home()
    assert "" == app.lessons.lesson
    assert app.home._sheet.resume.lesson.endswith("01-one-trick")
    assert app.keeper.ask(lambda store: len(store.answers()), 0)


def test_a_lesson_feeds_review(qtbot, app):
    """Its rules come back the day after, those that were asked about by how they were answered."""
    app.open_lesson("spades/02-follow-suit")
    presenter = app.lessons.presenter
    assert Level.GUIDED is presenter.run.level
    for _ in range(80):
        if presenter.run.finished:
            break
        if presenter.screen.passed or presenter.run.station.ask is None:
            presenter._go_on()
        else:
            presenter._answer(right_answer(presenter.run))
    cards = app.keeper.ask(lambda store: {card.rule: card for card in store.cards()}, {})
    taught = [rule for rule in presenter.run.lesson.teaches if rule in reviewable("spades")]
    assert taught
    assert set(taught) <= set(cards)
    asked = [rule for rule, card in cards.items() if card.reps]
    assert asked
    assert all(cards[rule].due > now() for rule in cards)


def test_rules_by_name_are_one_press_from_home(qtbot, app):
    """And lead to a round, and back."""
    app.home._review.rules_wanted.emit("pitch")
    assert app.furniture.stack.currentWidget() is app.reviews.page
    app.reviews.page.round_wanted.emit("pitch/exit")
    qtbot.waitUntil(lambda: app.lessons.lesson == "pitch/exit", timeout=SOON)
    app.furniture.bar.went_home.emit()
    assert app.furniture.stack.currentWidget() is app.home
