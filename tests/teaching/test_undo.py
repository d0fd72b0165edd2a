"""Undo then redo is the identity: for a hand that is played on, and for the steps of a lesson."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.kernel.seats import Seat
from tutor.teaching.course import bundled
from tutor.teaching.keeping import kept, resumed
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import place
from tutor.teaching.runner import (
    back,
    begin,
    forward,
    go_to,
    may_redo,
    play_on,
    redo,
    reply,
    screen,
    undo,
    with_players,
)
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


@pytest.mark.parametrize("level", [Level.GUIDED, Level.ALONE])
def test_cards_that_were_taken_back_are_played_again(start, level):
    """All the way back, and card by card forth again: every turn is what it was, its end too."""
    begun = start(SAY, more=WHOLE + ALONE, level=level)
    begun = begun if level is Level.ALONE else play_on(begun)
    reached = [run for run, _ in turns(begun, [0] * 4)]
    run = reached[-1]
    assert run is redo(run), "nothing was taken back"
    for _ in reached[1:]:
        run = undo(run)
    for before, after in pairwise(reached):
        assert (frames(before), True) == (frames(run), may_redo(run))
        run = redo(run)
        assert (frames(after), after.free.record) == (frames(run), run.free.record)
    assert screen(reached[-1]).score == screen(run).score
    assert not may_redo(run)


def test_another_card_ends_what_was_taken_back(start):
    """Once something else is played there is nothing to go forth to."""
    *_, (run, _) = turns(play_on(start(SAY, more=WHOLE + ALONE)), [0] * 2)
    run = undo(undo(run))
    assert may_redo(run)
    legal = run.free.film.game.legal(run.free.film.state(run.free.film.last))
    run = with_players(reply(run, Act(legal[-1]))[0])
    assert not may_redo(run)
    assert run is redo(run)


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


LATER = "  - {{id: {}, levels: [alone], say: x}}\n"


def played_out(run):
    """The run once its hand is over, each of the learner's cards the last that goes: another hand than the record's."""
    run = with_players(run)
    while not run.free.is_over:
        legal = run.free.film.game.legal(run.free.film.state(run.free.film.last))
        run = with_players(reply(run, Act(legal[-1]))[0])
    return run


def own_hand(start):
    """A hand played out another way than the record's, and a step after it."""
    run = played_out(start(LATER.format("say") + LATER.format("more"), more=WHOLE + ALONE, level=Level.ALONE))
    after, _ = reply(run, GoOn())
    assert "say" == screen(after).step
    return run, after


def test_looking_back_shows_the_hand_that_was_played(start):
    """Not the recorded one; what it came to stands beside the record's, and its last card can be taken back."""
    run, after = own_hand(start)
    looked = back(after)
    assert replace(screen(run), passed=True) == screen(looked)
    assert frames(undo(run)) == frames(undo(looked))
    assert screen(after) == screen(forward(looked))
    further, _ = reply(after, GoOn())
    assert screen(looked) == screen(back(back(further)))


def test_looking_back_on_another_day_shows_it_too(start):
    """The lesson was left at a later step; the hand was kept when it was the present one."""
    run, after = own_hand(start)
    hand = kept(run).hand
    later = resumed(after.lesson, after.level, replace(kept(after), earlier={"alone": hand}))
    assert screen(after) == screen(later)
    assert screen(run).state == screen(back(later)).state
    assert screen(run).beside == screen(back(later)).beside


def test_looking_back_shows_the_cards_that_were_laid_away():
    """Where any would do, the learner's own lie away, and what was said to them is said again."""
    lesson = read_lesson(bundled() / "five-hundred/04-kitty").lesson
    run = begin(lesson, Level.GUIDED, "any-three")
    film, frame = place(run)
    recorded = film.frames[frame + 1].action
    own = next(a for a in film.game.legal(film.state(frame)) if not set(a.discard) & set(recorded.discard))
    run, _ = reply(run, Act(own))
    after, _ = reply(run, GoOn())
    assert after.at == run.at + 1
    assert frames(run) == frames(back(after))
    assert screen(run).said == screen(back(after)).said
