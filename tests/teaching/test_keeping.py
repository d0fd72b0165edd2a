"""A lesson that is taken up again stands where it was left, and has cost what it had cost."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.games.all import GAMES
from tutor.kernel.actions import Exchange, LookAtKitty, PassCards, PlayCard
from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seat, Seats
from tutor.kernel.view import seen_by
from tutor.players.all import PLAYERS
from tutor.teaching.checker import answered, right_answer
from tutor.teaching.course import bundled, lesson_folders
from tutor.teaching.keeping import Kept, kept, read_action, resumed, told, written
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import LessonRun, StepMark
from tutor.teaching.runner import back, begin, climb, engine_turn, play_on, reply, screen, undo
from tutor.teaching.screen import Act, GoOn, Level, Pick, PointSeat, Rung, Turn

N, E, S, W = (Seat(name) for name in "NESW")
RUFF = "  - {id: ruff, scene: base, at: plays/2, ask: play, seat: N, accept: [S2], show: {rule: spades/void}}\n"
WHO = '  - {id: who, ask: winner, wrong: [leader-wins], right: "North."}\n'
SAY = '  - {id: say, say: "x"}\n'
DIAL = "  - {id: dial, scene: calls, ask: explore, vary: result.tricks.NS, values: [6, 7, 8]}\n"
ALONE = """  whole:
    record:
      dealer: W
      state: {to_lead: S, broken: true, taken: {N: 3, E: 4, S: 2, W: 2}, bids: [[N, "3"], [E, "3"], [S, "3"], [W, "2"]]}
      hands: {N: [S2, DA], E: [H3, C9], S: [HK, C3], W: [HA, C5]}
      plays: [[S, HK], [W, HA], [N, S2], [E, H3], [N, DA], [E, C9], [S, C3], [W, C5]]
alone: {seat: N, from: plays/0, scene: whole}
"""


def begun(start) -> LessonRun:
    """A hand that has left the record: North has played, and the others have answered."""
    run = start(SAY, ALONE, Level.ALONE)
    run, _ = reply(run, Act(PlayCard(N, card("DA"))))
    while screen(run).awaits_player is not None:
        run, _ = engine_turn(run)
    return run


def again(run: LessonRun) -> LessonRun:
    """The run as another day takes it up."""
    return resumed(run.lesson, run.level, kept(run))


def test_what_was_lost_stays_lost(start):
    """A second try and an answer that was given away cost a star, though the lesson was left in between."""
    run = start(RUFF + WHO + SAY + "  - {id: again, scene: heart, at: plays/2, ask: winner}\n")
    run, _ = reply(climb(climb(run)), Act(PlayCard(N, card("S2"))))
    assert 2 == run.stars
    later = again(run)
    assert ("who", 2) == (screen(later).step, later.stars)
    later, _ = reply(later, PointSeat(S))
    assert 1 == later.stars == again(later).stars


def test_the_steps_passed_are_open_behind_it(start):
    """Back leads to a step that is passed, and forward to where one was."""
    run = start(RUFF + WHO + SAY)
    run, _ = reply(run, Act(PlayCard(N, card("S2"))))
    run, _ = reply(run, PointSeat(N))
    run, _ = reply(run, GoOn())
    later = again(run)
    assert "say" == screen(later).step
    earlier = back(later)
    assert (True, "who") == (screen(earlier).passed, screen(earlier).step)
    assert 2 == earlier.seen


def test_whoever_went_back_is_taken_up_there(start):
    """The step at which it was left, not the furthest one; that one is still seen."""
    run = start(RUFF + WHO + SAY)
    run, _ = reply(run, Act(PlayCard(N, card("S2"))))
    later = again(back(run))
    assert ("ruff", 1) == (screen(later).step, later.seen)


def test_a_dial_has_shown_what_it_had_shown(start):
    """And a value that it has no more is left out."""
    run = start(DIAL)
    run, _ = reply(run, Turn("6"))
    assert ("6",) == again(run).mark.visited
    stale = Kept("dial", {"dial": StepMark(visited=("12", "6"))})
    assert ("6",) == resumed(run.lesson, run.level, stale).mark.visited


def test_a_step_that_is_gone_leads_to_the_first(start):
    """A lesson may have been written anew since."""
    run = start(RUFF + WHO)
    later = resumed(run.lesson, run.level, Kept("long-gone", {"long-gone": StepMark(slips=2)}))
    assert ("ruff", 3) == (screen(later).step, later.stars)


def test_an_unfinished_hand_is_resumed_at_the_same_card(start):
    """Each card that was played lies where it lay, and the others go on as they would have."""
    run = begun(start)
    later = again(run)
    assert run.free.film.state(run.free.film.last) == later.free.film.state(later.free.film.last)
    assert screen(run) == screen(later)
    assert kept(run) == kept(later)


def test_a_card_taken_back_stays_taken_back(start):
    """What is kept is the hand as it stands."""
    run = undo(begun(start))
    later = again(run)
    assert kept(run) == kept(later)
    assert screen(run) == screen(later)


@pytest.mark.parametrize("hand", [("play H9",), ("fly away",), ("call 3",), ("play S2",), ("",), ("lay S2", "look")])
def test_a_hand_of_another_deal_is_begun_anew(start, hand):
    """The lesson's cards have changed: the hand begins at its first card."""
    run = start(SAY, ALONE, Level.ALONE)
    later = resumed(run.lesson, Level.ALONE, Kept("alone", {}, hand))
    assert kept(run) == kept(later)


def test_a_hand_played_to_its_end_is_shown_at_its_end(start):
    """The sheet, not the first card."""
    run = begun(start)
    while screen(run).score is None:
        run = answered(run)
    later = again(run)
    assert screen(run).score == screen(later).score
    assert screen(run).input == screen(later).input


def test_a_branch_is_not_kept(start):
    """It never touches progress: the lesson waits where it was."""
    run = start(RUFF + WHO)
    branch = play_on(run, PlayCard(N, card("DA")))
    assert kept(run) == kept(branch)
    after, said = reply(branch, Act(PlayCard(N, card("S2"))))
    assert told(branch, after, said) is None


@pytest.mark.parametrize("folder", lesson_folders(bundled()), ids=lambda folder: f"{folder.parent.name}/{folder.name}")
def test_every_lesson_can_be_taken_up_at_every_step(folder):
    """Answered right, every step of every lesson that there is stands where it stood, at each of its levels."""
    lesson = read_lesson(folder).lesson
    for level in lesson.levels:
        assert ends(begin(lesson, level)), level


def ends(run: LessonRun) -> bool:
    """Whether a run comes to its end, taken up again at every step."""
    for _ in range(1000):
        later = again(run)
        assert (screen(run).step, run.stars, kept(run).hand) == (screen(later).step, later.stars, kept(later).hand)
        if run.finished:
            return True
        run = answered(run)
    return False


# --- what an answer says ---------------------------------------------------------------------------------------------


def test_a_wrong_answer_names_its_mistake_and_its_rules(start):
    """The rule that the question is about, and the one that the mistake brings back."""
    run = start(RUFF + WHO)
    run, _ = reply(run, Act(PlayCard(N, card("S2"))))
    after, said = reply(run, PointSeat(S))
    about = told(run, after, said)
    assert ("who", "winner", False, "leader-wins") == (about.step, about.kind, about.right, *about.mistakes)
    assert all(rule.startswith("spades/") for rule in about.rules)


def test_a_right_answer_has_no_mistake(start):
    """Nor does it hide that help came first."""
    run = climb(climb(start(RUFF + WHO)))
    after, said = reply(run, Act(PlayCard(N, card("S2"))))
    about = told(run, after, said)
    assert (True, (), ("spades/void",)) == (about.right, about.mistakes, about.rules)
    assert Rung.GOAL in about.rungs


def test_what_is_no_answer_says_nothing(start):
    """Going on where something is asked, an option that nobody offers."""
    run = start(RUFF + WHO)
    for answer in (GoOn(), Pick(frozenset({"x"})), PointSeat(E)):
        after, said = reply(run, answer)
        assert told(run, after, said) is None


def test_a_check_is_told_with_its_position(start):
    """The first answer counts, right or not, for the rules of the fresh position."""
    run = start(f"{RUFF}  - {{id: know, ask: exercise, of: [spades/who-takes-it], help: no, keep: entry}}\n")
    run, _ = reply(run, Act(PlayCard(N, card("S2"))))
    rules = run.station.step.fresh.rules
    after, said = reply(run, right_answer(run))
    about = told(run, after, said)
    assert ("entry", "know-1", True, rules) == (about.check, about.item, about.right, about.rules)
    missed = next(seat for seat in screen(run).input.seats if PointSeat(seat) != right_answer(run))
    after, said = reply(run, PointSeat(missed))
    about = told(run, after, said)
    assert ("entry", "know-1", False) == (about.check, about.item, about.right)
    assert set(rules) <= set(about.rules)


def test_fresh_positions_are_dealt_again_by_their_seed(read):
    """Whoever was at the second of them finds the very same cards."""
    lesson = read(f"{RUFF}  - {{id: know, ask: exercise, of: [spades/who-takes-it], count: 3}}\n").lesson
    run = answered(answered(answered(begin(lesson, Level.GUIDED, seed=77))))
    assert "know-2" == screen(run).step
    later = resumed(lesson, Level.GUIDED, replace(kept(run), seed=77))
    assert screen(run).state == screen(later).state
    assert screen(resumed(lesson, Level.GUIDED, replace(kept(run), seed=78))).state != screen(run).state


def test_a_card_refused_in_a_hand_names_its_rule(start):
    """North holds a spade of the led suit no more than anyone; a card that is not held is refused."""
    run = start(SAY, ALONE, Level.ALONE)
    after, said = reply(run, Act(PlayCard(N, card("C9"))))
    about = told(run, after, said)
    assert ("alone", "hand", False) == (about.step, about.kind, about.right)
    assert about.rules


def match_of(game) -> Match:
    """The first hand of a match at the game's usual table."""
    rules, players = next(iter(game.presets.values())), game.players[-1]
    seats = Seats(COMPASS[:players], game.is_partnership(rules, players))
    return Match(rules, seats, seats.order[0], dict.fromkeys(seats.sides, 0), dict.fromkeys(seats.sides, 0))


# --- actions as text -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(GAMES))
@given(seed=st.integers(0, 10_000))
def test_every_action_is_read_as_it_was_written(name, seed):
    """Through whole hands of each game, dealt at random."""
    rng, game = Random(seed), GAMES[name]
    state = game.deal(match_of(game), rng)
    while state.to_act is not None:
        player = PLAYERS["random"](game)
        action = player.choose(seen_by(state, state.to_act), game.legal(state), rng)
        assert action == read_action(game, state, written(action))
        state = game.apply(state, action).state


def test_an_exchange_names_its_joker():
    """Cards, then the suit; and what is given to a partner."""
    lay = Exchange(S, cards("H9 D3"), Suit.HEARTS)
    assert "lay H9 D3 =H" == written(lay)
    assert "pass H9 D3 >N" == written(PassCards(S, N, cards("H9 D3")))
    assert "look" == written(LookAtKitty(S))
