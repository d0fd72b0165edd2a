"""What a gesture in a lesson leaves in the learner's file."""

from datetime import UTC, datetime

import pytest

from tutor.progress.opening import open_store
from tutor.teaching.checker import answered, right_answer
from tutor.teaching.course import lesson_folder
from tutor.teaching.keeping import resumed, told
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import asked
from tutor.teaching.runner import begin, climb, engine_turn, reply, screen, undo
from tutor.teaching.screen import Level
from ui.rooms.lesson_keeping import Gesture, level_of, taken_up

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
WHOLE, FOLLOW = "spades/07-whole-hand", "spades/02-follow-suit"


@pytest.fixture
def store(tmp_path):
    with open_store(tmp_path / "Ann.sqlite", NOW).store as opened:
        yield opened


def lesson(name: str):
    """A bundled lesson."""
    return read_lesson(lesson_folder(name)).lesson


def keep(store, run, about=None):
    """Writes what a gesture has led to, and hands it on."""
    Gesture(run, about, 7, NOW).write(store)
    return run


def answer(store, run, given):
    """An answer, kept with what it says."""
    after, said = reply(run, given)
    return keep(store, after, told(run, after, said))


def asking(name: str, *, foreseen: bool):
    """The first question of a lesson; one with a foreseen wrong answer, where that is wanted."""
    run = begin(lesson(name), Level.GUIDED)
    while run.station.ask is None or (foreseen and not run.station.ask.foreseen(asked(run))):
        run = answered(run)
    return run


def test_a_wrong_answer_is_kept_with_its_misconception(store):
    """And with the rule that comes back for it; the step has cost a slip."""
    run = asking(FOLLOW, foreseen=True)
    foreseen = run.station.ask.foreseen(asked(run))[0]
    after = answer(store, keep(store, run), foreseen.answer)
    (given,) = store.answers()
    assert (FOLLOW, "guided", run.station.step.id, False) == (given.lesson, given.level, given.step, given.right)
    assert (foreseen.id,) == given.mistakes
    assert given.rules
    assert [(run.station.step.id, 1, (foreseen.id,))] == [
        (mark.step, mark.slips, mark.mistakes) for mark in store.marks(FOLLOW, "guided") if mark.slips
    ]
    assert after.stars == resumed(after.lesson, Level.GUIDED, taken_up(store, FOLLOW, Level.GUIDED)).stars


def test_help_is_kept_before_the_answer_and_with_it(store):
    """A rung that was climbed costs its star though nothing was answered yet."""
    run = asking(FOLLOW, foreseen=False)
    for _ in screen(run).offered:
        run = keep(store, climb(run))
    rungs = tuple(rung.name.lower() for rung in run.mark.rungs)
    assert rungs == next(mark.rungs for mark in store.marks(FOLLOW, "guided") if mark.rungs)
    answer(store, run, right_answer(run))
    assert (True, rungs) == (store.answers()[0].right, store.answers()[0].rungs)


def test_a_lesson_to_its_end(store):
    """Each step in its order, all answers right, three stars; nothing is left under way."""
    run, steps = keep(store, begin(lesson(FOLLOW), Level.GUIDED)), []
    while not run.finished:
        steps += [run.station.step.id] if steps[-1:] != [run.station.step.id] else []
        run = answer(store, run, right_answer(run))
    assert steps == [step.step for step in store.steps()]
    assert {FOLLOW: 3} == store.stars()
    assert all(given.right for given in store.answers())
    assert ((), (), None) == (store.places(), store.marks(FOLLOW, "guided"), taken_up(store, FOLLOW, Level.GUIDED))


def test_a_hand_is_kept_card_by_card(store):
    """Forwards, and backwards when a card is taken back; once it is over, none is left."""
    run = keep(store, begin(lesson(WHOLE), Level.ALONE))
    for _ in range(12):
        given = right_answer(run)
        run = keep(store, engine_turn(run)[0]) if screen(run).awaits_player else answer(store, run, given)
    kept = store.hand(WHOLE, "alone", "alone").actions
    assert 12 < len(kept)
    run = keep(store, undo(run))
    assert kept[: len(store.hand(WHOLE, "alone", "alone").actions)] == store.hand(WHOLE, "alone", "alone").actions
    assert len(store.hand(WHOLE, "alone", "alone").actions) < len(kept)
    assert screen(run) == screen(resumed(run.lesson, Level.ALONE, taken_up(store, WHOLE, Level.ALONE)))
    while not run.finished:
        run = keep(store, answered(run))
    assert None is store.hand(WHOLE, "alone", "alone")


def test_the_level_opened_last_is_opened_again(store):
    """Guided at first, and once the lesson is over."""
    script = lesson(WHOLE)
    assert Level.GUIDED is level_of(store, script)
    keep(store, begin(script, Level.GUIDED))
    run = keep(store, begin(script, Level.WATCH))
    assert Level.WATCH is level_of(store, script)
    while not run.finished:
        run = keep(store, answered(run))
    assert Level.GUIDED is level_of(store, script)
    assert taken_up(store, WHOLE, Level.GUIDED).seed == 7
