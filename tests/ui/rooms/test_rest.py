"""A word to rest: after so long without a pause, between two steps, once."""

from dataclasses import replace

import pytest

from tutor.teaching.checker import right_answer
from ui.rooms.rest import Rest


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def pass_minutes(self, minutes: float) -> None:
        """Time goes by."""
        self.now += minutes * 60


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_time_counts_from_gesture_to_gesture(clock):
    """Each within a few minutes of the last."""
    rest = Rest(clock)
    for _ in range(6):
        clock.pass_minutes(4)
        reached = rest.minutes()
    assert 24 == reached


def test_a_pause_begins_the_count_anew(clock):
    """Whoever went for tea has rested."""
    rest = Rest(clock)
    clock.pass_minutes(4)
    assert 4 == rest.minutes()
    clock.pass_minutes(6)
    assert 0 == rest.minutes()


def test_what_was_said_is_not_said_again_at_once(clock):
    """The count begins anew."""
    rest = Rest(clock)
    clock.pass_minutes(4)
    rest.minutes()
    rest.begin()
    clock.pass_minutes(1)
    assert 1 == rest.minutes()


@pytest.mark.parametrize(("wished", "said"), [(0, ""), (20, "You set 20 minutes, and they are up.")])
def test_a_lesson_says_it_between_two_steps(app, clock, wished, said):
    """Once that was wished for; the next page takes it away again."""
    app.change(replace(app.settings, rest_after=wished))
    app.lessons._rest = Rest(clock)
    app.open_lesson("spades/01-one-trick")
    presenter, notice = app.lessons.presenter, app.furniture.notice
    for minutes in (4, 4, 4, 4):
        clock.pass_minutes(minutes)
        presenter._answer(right_answer(presenter.run))
        assert notice.notice is None
    clock.pass_minutes(4.5)
    step = presenter.screen.step
    while presenter.screen.step == step:
        presenter._answer(right_answer(presenter.run))
    assert said in (notice.notice.words() if notice.notice else "")
    assert bool(said) == (notice.notice is not None)
    app.go_home()
    assert notice.notice is None
