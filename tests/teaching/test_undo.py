"""Undo then redo is the identity: for a hand that is played on, and for the steps of a lesson."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.kernel.seats import Seat
from tutor.teaching.course import bundled
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import place
from tutor.teaching.runner import back, begin, forward, go_to, play_on, reply, screen, undo, with_players
from tutor.teaching.screen import Act, GoOn, Level

N = Seat("N")
WHOLE = """  whole:
    record:
      state: {to_lead: N}
      hands: {N: [S2, DA, H2, C2], E: [H3, C9, D3, S5], S: [HK, C3, D9, S7], W: [HA, C5, D2, S9]}
      plays: [[N, H2]]
"""
ALONE = "alone: {seat: N, from: plays/0, scene: whole}"
SAY = "  - {id: say, scene: whole, at: plays/0, say: x}\n"
CHOICES = st.lists(st.integers(0, 10), min_size=4, max_size=4)


def turns(run, choices):
    """The run at each of the learner's turns and at the end, and the answer that was given there."""
    run, answer, passed = with_players(run), None, []
    for choice in choices:
        film, frame = place(run)
        legal = film.game.legal(film.state(frame))
        if not legal:
            break
        answer = Act(legal[choice % len(legal)])
        passed.append((run, answer))
        run = with_players(reply(run, answer)[0])
    return [*passed, (run, None)]


def frames(run):
    return place(run)[0].frames


@pytest.mark.parametrize("level", [Level.GUIDED, Level.ALONE])
def test_a_hand_that_is_played_on_goes_back_and_forth(start, level):
    """Back to the learner's first card, card by card, and the same cards again: every moment is what it was."""
    begun = start(SAY, more=WHOLE + ALONE, level=level)
    begun = begun if level is Level.ALONE else play_on(begun)

    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(CHOICES)
    def holds(choices):
        *passed, (end, _) = turns(begun, choices)
        run = end
        for before, _ in reversed(passed):
            run = undo(run)
            assert frames(before) == frames(run)
        assert frames(undo(run)) == frames(run), "before the first card there is nothing to take back"
        for before, answer in passed:
            assert frames(before) == frames(run)
            run = with_players(reply(run, answer)[0])
        assert (frames(end), screen(end).score) == (frames(run), screen(run).score)

    holds()


@pytest.mark.parametrize("lesson", ["spades/07-whole-hand", "five-hundred/04-kitty", "pitch/05-whole-hand"])
def test_steps_go_back_and_forth(lesson):
    """From each step of a lesson to the one before, and forth again: the very same run; so too all the way."""
    run = begin(read_lesson(bundled() / lesson).lesson, Level.WATCH)
    reached = [run]
    while not run.finished:
        run, _ = reply(run, GoOn())
        if run.at > reached[-1].at:
            reached.append(run)
            assert run == forward(back(run))
    first = go_to(run, run.stations[0].step.id)
    assert first == back(first)
    for _ in reached[1:]:
        first = forward(first)
    assert go_to(run, run.station.step.id) == first == forward(first)
