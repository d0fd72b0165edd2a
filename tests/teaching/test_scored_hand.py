"""The hand of a score sheet as a record: what the score lab is opened with."""

import pytest

from tutor.games.all import GAMES
from tutor.kernel.state import Over
from tutor.records.lab import Lab, sheets
from tutor.records.lab_records import from_record
from tutor.teaching import runner
from tutor.teaching.course import bundled
from tutor.teaching.reader import read_lesson
from tutor.teaching.screen import Act, Level, Turn
from tutor.teaching.view import scored_hand


def begun(lesson, step):
    """A lesson at a step, with help."""
    return runner.begin(read_lesson(bundled() / lesson).lesson, Level.GUIDED, step)


def told(score):
    """What each side gets, and has."""
    return [(sheet.side, sheet.hand, sheet.total, sheet.bags) for sheet in score.sheets]


@pytest.mark.parametrize(
    ("lesson", "step"),
    [
        ("spades/07-whole-hand", "end"),
        ("five-hundred/07-score", "dial"),
        ("five-hundred/08-match", "edge"),
        ("pitch/06-bid", "won-dial"),
        ("pitch/08-which-rules", "side-by-side"),
    ],
)
def test_the_lab_scores_it_as_its_sheet_does(lesson, step):
    """Whether it was played, told by its tricks, or turned on a dial: under its own rules all figures are the same."""
    run = begun(lesson, step)
    shown = runner.screen(run).score
    assert shown is not None
    hand = from_record(scored_hand(run))
    assert isinstance(hand, Lab)
    over = sheets(hand, hand.rules)
    assert isinstance(over, Over)
    assert told(shown) == told(over.score)


def test_a_dial_turns_the_hand():
    """What the dial shows stands in the lab."""
    run = begun("five-hundred/07-score", "dial")
    turned = runner.reply(run, Turn("8"))[0]
    assert [7, 8] == [from_record(scored_hand(each)).tricks["N"] for each in (run, turned)]


def test_a_hand_played_on_is_the_learners_own():
    """Played to its end off the lesson's path: what fell there, and not what was recorded."""
    run = runner.play_on(begun("spades/07-whole-hand", "t10-west"), None)
    while (state := runner.screen(run).state).to_act is not None:
        acts = runner.screen(run).awaits_player is None
        move = Act(GAMES["spades"].legal(state)[-1])
        run = (runner.reply(run, move) if acts else runner.engine_turn(run))[0]
    hand = from_record(scored_hand(run))
    assert 13 == hand.all_tricks
    assert told(runner.screen(run).score) == told(sheets(hand, hand.rules).score)


def test_a_hand_whose_score_is_asked_for_is_not_given_away():
    """While the step asks for a figure of the sheet there is nothing to compare."""
    assert scored_hand(begun("pitch/06-bid", "exact")) is None


def test_a_hand_under_way_has_no_score():
    """Nor while cards are still held."""
    run = begun("spades/07-whole-hand", "t12-winner")
    assert not isinstance(runner.screen(run).state, Over)
    assert scored_hand(run) is None
