"""How a lesson runs: every function is pure, and the run says all that is shown."""

from pathlib import Path
from random import Random

import pytest

from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.events import CardPlayed, TrickTaken
from tutor.kernel.reasons import MustFollowSuit, VoidAnyCard
from tutor.kernel.seats import Seat
from tutor.kernel.view import seen_by
from tutor.players.player import RandomPlayer
from tutor.teaching.asks import KINDS
from tutor.teaching.lines import Coach
from tutor.teaching.moment import plays_on
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import asked, place
from tutor.teaching.runner import (
    back,
    back_to_lesson,
    begin,
    climb,
    engine_acts,
    forward,
    go_to,
    play_on,
    recall,
    reply,
    screen,
    undo,
    why,
)
from tutor.teaching.screen import Accepted, Act, ActInput, Go, GoOn, Level, PointSeat, Refused, Rung
from tutor.text.catalogue import Texts
from tutor.text.language import languages

LESSONS = Path(__file__).parents[2] / "lessons"
N, E, S, W = (Seat(name) for name in "NESW")
RUFF = "  - {id: ruff, scene: base, at: plays/2, ask: play, seat: N, accept: [S2], show: {cards: [N.S2, W.HA]}}\n"
WHO = "  - {id: who, ask: winner}\n"
DEALT = '  - {id: dealt, scene: base, at: plays/0, say: "x"}\n'
SAY = '  - {id: say, scene: base, at: plays/0, play: plays/2, say: "x"}\n'


def play(seat: Seat, code: str) -> Act:
    return Act(PlayCard(seat, card(code)))


def played(events) -> tuple:
    return tuple(event.card for event in events if isinstance(event, CardPlayed))


def test_the_cards_of_a_step_are_played_as_it_is_come_to(start):
    """`play` plays the record forwards; the next step goes on from there."""
    run, answer = reply(start(DEALT + SAY + RUFF), GoOn())
    assert cards("HK HA") == played(answer.events)
    assert Go() == screen(run).input
    run, answer = reply(run, GoOn())
    assert ("ruff", ()) == (run.station.step.id, answer.events)


def test_an_accepted_card_leads_on_through_the_others(start):
    """The others' scripted cards come in the same reply, and the trick stays on the table while it is asked about."""
    run, answer = reply(start(RUFF + WHO), play(N, "S2"))
    assert cards("S2 H3") == played(answer.events)
    assert not any(isinstance(event, TrickTaken) for event in answer.events)
    run, answer = reply(run, PointSeat(N))
    assert [TrickTaken] == [type(event) for event in answer.events]


def test_a_refused_card_changes_nothing_on_the_table(start):
    """The card goes home; what was said is remembered until the next answer."""
    steps = "  - {id: f, scene: heart, at: plays/2, ask: play, seat: N, accept: [H5]}"
    run = start(steps)
    after, answer = reply(run, play(N, "S2"))
    assert isinstance(answer, Refused)
    assert place(run) == place(after)
    assert (answer.reason,) == screen(after).said
    assert cards("H5") == answer.shown.legal


def test_help_climbs_a_ladder(start):
    """Goal, evidence, rule, what goes, the answer; then the answer again."""
    run = start(RUFF)
    assert tuple(Rung) == screen(run).offered
    for _ in Rung:
        run = climb(run)
    assert tuple(Rung) == screen(run).help
    assert run.said == climb(run).said
    assert 1 <= screen(run).stars < 3


def test_help_does_not_say_one_of_these_of_a_single_card(start):
    """East has one heart and must follow; North, who is void, has a choice of two."""
    forced = "  - {id: h, at: plays/3, ask: play, seat: E, accept: [H3]}\n"
    for steps, key in ((forced, "hint.this"), (RUFF, "hint.these")):
        run = start(steps)
        while Rung.LEGAL not in screen(run).help:
            run = climb(run)
        assert key == run.said[0].key


def test_hearing_the_goal_in_other_words_is_free(start):
    """Help costs stars from the second rung on. The first is no repetition of the question beside it."""
    run = climb(start(RUFF))
    assert 3 == screen(run).stars
    assert "hint.goal.play" == run.said[0].key


def test_a_trick_that_lies_turned_down_is_told_in_words(start):
    """Nothing on the felt shows it any more: who led, and the four cards as they were played."""
    run = climb(climb(start("  - {id: next, at: plays/4, ask: next, expect: N, show: {tricks: [1]}}\n")))
    (line,) = run.said
    told = {"number": 1, "seat": S, "cards": tuple(cards("HK HA S2 H3"))}
    assert ("hint.look-trick", told) == (line.key, dict(line.facts))


def test_a_rung_that_was_climbed_is_told_again_for_nothing(start):
    """The same words, the same stars; one that waits is not told out of its turn."""
    goal = climb(start(RUFF))
    further = climb(climb(goal))
    again = recall(further, Rung.GOAL)
    assert (goal.said, goal.shown) == (again.said, again.shown)
    assert further.mark == again.mark
    assert screen(further).stars == screen(again).stars
    assert further == recall(further, Rung.ANSWER)


@pytest.mark.parametrize("kind", [name for name in KINDS if name not in ("hand", "exercise")])
@pytest.mark.parametrize("language", languages())
def test_every_kind_of_question_has_its_goal_in_other_words(kind, language):
    """In each language; what is played out and what is dealt afresh have no rungs of their own."""
    texts = Texts.load(language)
    assert texts.say(f"hint.goal.{kind}").endswith((".", "。"))


def test_a_branch_leaves_the_lesson_where_it_was(start):
    """Play on from here; undo; back to the very same step, which has not been passed."""
    run = start(RUFF + WHO)
    wide = play_on(run, PlayCard(N, card("DA")))
    assert screen(wide).in_branch
    assert E == screen(wide).awaits_player
    wide, answer = engine_acts(wide, PlayCard(E, card("H3")))
    assert W == place(wide)[0].state(place(wide)[1]).to_act
    assert any(isinstance(event, TrickTaken) for event in answer.events)
    assert W == screen(wide).awaits_player
    home = back_to_lesson(wide)
    assert screen(run).state is screen(home).state
    assert ("ruff", False) == (home.station.step.id, home.mark.passed)
    assert (Coach("back"),) == home.said


def test_a_hand_is_played_on_only_where_something_is_left_to_play(start):
    """The cards of a last trick that lies there are all that was; so nothing begins."""
    steps = "  - {id: who, scene: base, at: plays/8, ask: winner}\n  - {id: early, at: plays/4, ask: winner}\n"
    last = start(steps)
    assert last is play_on(last)
    assert plays_on(screen(last).state, screen(last).learner) is None
    early = go_to(last, "early")
    assert N == plays_on(screen(early).state, screen(early).learner)
    assert screen(play_on(early)).in_branch


def test_a_seat_that_sits_out_plays_nothing_on():
    """In a misère the contractor's partner has cards, and none to play."""
    run = begin(read_lesson(LESSONS / "five-hundred" / "09-misere").lesson, Level.GUIDED, "join-in")
    assert N == screen(run).learner
    assert run is play_on(run)


def test_undo_in_a_branch_goes_before_the_learners_last_card(start):
    """The branch itself can be taken back card by card."""
    run = play_on(start(RUFF + WHO))
    assert ActInput(N) == screen(run).input
    after, _ = reply(run, play(N, "DA"))
    assert cards("S2") == screen(after).state.play.hands[N]
    assert cards("S2 DA") == screen(undo(after)).state.play.hands[N]


def test_steps_that_were_seen_can_be_gone_back_to(start):
    """Back and forward among the steps seen; any step by its id."""
    run, _ = reply(start(SAY + RUFF + WHO), GoOn())
    assert "say" == back(run).station.step.id
    assert "ruff" == forward(back(run)).station.step.id
    assert "ruff" == forward(forward(back(run))).station.step.id
    assert "who" == go_to(run, "who").station.step.id


def test_a_step_that_was_passed_says_its_answer_again(start):
    """Whoever comes back to it, or takes the lesson up there, sees what it came to; an open question says nothing."""
    run, _ = reply(start("  - {id: who, scene: base, at: plays/4, ask: winner}\n" + RUFF), PointSeat(N))
    run, _ = reply(run, GoOn())
    again = back(run)
    assert again.mark.passed
    assert again.station.ask.solution(asked(again))[0] == again.said != ()
    assert () == forward(again).said


def test_why_answers_for_any_card(start):
    """The rules' reason for a card, whether it goes or not."""
    run = start("  - {id: f, scene: heart, at: plays/2, ask: play, seat: N, accept: [H5]}")
    assert MustFollowSuit(Suit.HEARTS, card("S2"), cards("H5")) == why(run, card("S2"))[0].reason
    assert VoidAnyCard(Suit.HEARTS, Suit.SPADES) == why(start(RUFF), card("DA"))[0].reason
    assert "spades/void" == why(start(RUFF), card("DA"))[1].rule
    assert None is why(run, card("C2"))


def test_a_free_card_may_be_kept(start):
    """`go: learner` keeps the learner's own card for what follows; else the record goes on."""
    steps = """  - {id: any, scene: base, at: plays/2, ask: play, seat: N, go: GO}
  - {id: who, say: "x"}
"""
    run, _ = reply(start(steps.replace("GO", "learner")), play(N, "DA"))
    run, _ = reply(run, GoOn())
    assert cards("HK HA DA") == tuple(p.card for p in screen(run).state.play.table)
    run, _ = reply(start(steps.replace("GO", "script")), play(N, "DA"))
    run, _ = reply(run, GoOn())
    assert cards("HK HA S2") == tuple(p.card for p in screen(run).state.play.table)


def test_watching_plays_everything(start):
    """At the level of watching nothing is asked, and answers are given."""
    run = start(RUFF + WHO, level=Level.WATCH)
    for _ in range(8):
        assert Go() == screen(run).input
        run, _ = reply(run, GoOn())
        if run.finished:
            break
    assert run.finished
    assert 0 == screen(run).stars


ALONE = "alone: {seat: N, from: plays/0, scene: whole}"
DEAL = """  whole:
    record:
      dealer: W
      state: {to_lead: S, broken: true, taken: {N: 3, E: 4, S: 2, W: 2}, bids: [[N, "3"], [E, "3"], [S, "3"], [W, "2"]]}
      hands: {N: [S2, DA], E: [H3, C9], S: [HK, C3], W: [HA, C5]}
      plays: [[S, HK], [W, HA], [N, S2], [E, H3], [N, DA], [E, C9], [S, C3], [W, C5]]
"""


def test_alone_follows_the_record_until_it_is_left(start):
    """The others play the record's cards as long as the learner does; the hand is scored beside it."""
    run = start(SAY, more=DEAL + ALONE, level=Level.ALONE)
    assert ActInput(N) == screen(run).input
    run, answer = reply(run, play(N, "S2"))
    assert cards("S2 H3") == played(answer.events)
    assert None is screen(run).awaits_player
    run, answer = reply(run, play(N, "DA"))
    assert cards("DA C9 C3 C5") == played(answer.events)
    assert screen(run).score == screen(run).beside[0].score
    run, _ = reply(run, GoOn())
    assert run.finished


@pytest.mark.parametrize("seed", range(5))
def test_alone_departs_and_is_scored_as_it_falls(start, seed):
    """From the first other card on, engine's players hold the other seats, and every legal card is accepted."""
    run = start(SAY, more=DEAL + ALONE, level=Level.ALONE)
    run, answer = reply(run, play(N, "DA"))
    assert isinstance(answer, Accepted)
    rng, player = Random(seed), RandomPlayer()
    while screen(run).score is None:
        seen = screen(run)
        film, frame = place(run)
        state = film.state(frame)
        action = player.choose(seen_by(state, state.to_act), film.game.legal(state), rng)
        run = engine_acts(run, action)[0] if seen.awaits_player else reply(run, Act(action))[0]
    assert screen(run).score != screen(run).beside[0].score


def test_undo_while_playing_alone_follows_the_record_again(start):
    """Before the card that left the record, the record goes on."""
    run = start(SAY, more=DEAL + ALONE, level=Level.ALONE)
    left, _ = reply(run, play(N, "DA"))
    assert E == screen(left).awaits_player
    home, answer = reply(undo(left), play(N, "S2"))
    assert cards("S2 H3") == played(answer.events)
    assert None is screen(home).awaits_player
