"""What a question has brought out is told while later ones about the same table are open; what a lesson leaves
untold is not; an aside is no numbered step."""

import pytest

from tutor.teaching.checker import right_answer
from tutor.teaching.concealed import Fact
from tutor.teaching.course import bundled
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import LessonRun
from tutor.teaching.runner import begin, reply, screen
from tutor.teaching.screen import GoOn, Level


def opened(lesson: str, step: str | None = None) -> LessonRun:
    return begin(read_lesson(bundled() / lesson).lesson, Level.GUIDED, step)


def answered(run: LessonRun) -> LessonRun:
    """The run at the next step, the present one answered right."""
    step = run.station.step.id
    while run.station.step.id == step and not run.finished:
        run, _ = reply(run, GoOn() if run.mark.passed else right_answer(run))
    return run


def test_the_winner_that_was_named_stands_in_the_table():
    """Whose turn it is stays untold, for that is asked next; who won is known by now."""
    run = opened("spades/01-one-trick", "first-trick")
    assert {Fact.WINNING, Fact.LAST, Fact.TURN} <= screen(run).concealed
    for step in ("partner", "leads-next"):
        run = answered(run)
        assert step == screen(run).step
        assert Fact.TURN in screen(run).concealed
        assert not {Fact.WINNING, Fact.LAST} & screen(run).concealed


def test_whoever_begins_at_a_later_step_is_told_no_winner():
    """Nobody has named one."""
    assert {Fact.WINNING, Fact.LAST} <= screen(opened("spades/01-one-trick", "partner")).concealed


@pytest.mark.parametrize(
    ("lesson", "step"), [("five-hundred/01-deck-and-deal", "next-deal"), ("pitch/01-six-cards", "trump")]
)
def test_a_score_that_comes_in_a_later_lesson_is_not_shown(lesson: str, step: str):
    """The hand is over, and no sheet lies there."""
    run = opened(lesson, step)
    assert Fact.SCORE in screen(run).concealed
    assert screen(run).score is None
    assert screen(answered(run)).score is None


def test_the_calls_wait_for_their_lesson():
    """The first lesson of Five Hundred lets a kitty be asked for, with no ladder beside it; the second shows it."""
    assert Fact.CALLS in screen(opened("five-hundred/01-deck-and-deal", "closed")).concealed
    assert Fact.CALLS not in screen(opened("five-hundred/02-ladder")).concealed


def test_an_aside_has_no_number_of_its_own():
    """It says that it is one."""
    run = opened("spades/01-one-trick", "whole-pack")
    assert not screen(run).aside
    run = answered(run)
    assert ("history", True) == (screen(run).step, screen(run).aside)
