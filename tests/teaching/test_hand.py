"""A hand that a step asks to play out: scored as it falls, the other seats held by the engine's players."""

from pathlib import Path

import pytest

from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.cards import card
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Over
from tutor.players.principles.advice import ADVICE
from tutor.teaching.checker import answered, check_lesson
from tutor.teaching.lines import Prose
from tutor.teaching.run import place
from tutor.teaching.runner import back, begin, climb, engine_turn, play_on, reply, screen, undo
from tutor.teaching.screen import Accepted, Act, ActInput, GiveNumber, Go, GoOn, Level, Refused, Rung

N, E, S, W = (Seat(name) for name in "NESW")
HEAD = """format: trickwise-lesson/1
id: spades/t
game: spades
title: "A test"
levels: [{levels}]
scenes:
  end:
    record:
      dealer: W
      state:
        {{to_lead: S, broken: true, taken: {{N: 3, E: 4, S: 2, W: 2}}, bids: [[N, "3"], [E, "3"], [S, "3"], [W, "2"]]}}
      hands: {{N: [S2, DA], E: [H3, C9], S: [HK, C3], W: [HA, C5]}}
      plays: [[S, HK], [W, HA], [N, S2], [E, H3], [N, DA], [E, C9], [S, C3], [W, C5]]
  fresh: {{deal: {{seed: 3}}, dealer: E}}
  bare: {{record: {{state: {{to_lead: S}}, hands: {{S: [HK, C3], W: [HA, C5]}}}}}}
steps:
"""


@pytest.fixture
def check(tmp_path: Path):
    """A lesson of these steps, and the codes of what is wrong with it."""

    def checking(steps: str, levels: str = "guided"):
        folder = tmp_path / "spades" / "t"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "lesson.yaml").write_text(HEAD.format(levels=levels) + steps, encoding="utf-8")
        lesson, problems = check_lesson(folder)
        return lesson, [problem.fault.code for problem in problems]

    return checking


@pytest.fixture
def start(check):
    """A run of such a lesson, which must be sound."""

    def starting(steps: str, level: Level = Level.GUIDED):
        lesson, codes = check(steps, level.value)
        assert [] == codes
        return begin(lesson, level)

    return starting


def players(run):
    """The run at the learner's next turn, or at the end."""
    while screen(run).awaits_player is not None:
        run = engine_turn(run)[0]
    return run


def out(run):
    """The hand played out by itself."""
    while screen(run).state.to_act is not None:
        run = answered(run)
    return run


HAND = '  - {id: h, scene: end, at: plays/0, ask: hand, seat: N, right: "That is the hand."}\n'


def test_every_card_that_goes_is_played(start):
    """The learner's turn comes when the others have played; what does not go is refused as ever."""
    run = start(HAND)
    assert S == screen(run).awaits_player
    run = players(run)
    assert ActInput(N) == screen(run).input
    assert "task.hand" == screen(run).task.key
    run, answer = reply(run, Act(PlayCard(N, card("HA"))))
    assert isinstance(answer, Refused)
    run, answer = reply(run, Act(PlayCard(N, card("DA"))))
    assert isinstance(answer, Accepted)
    assert not run.mark.passed


def test_it_is_passed_when_it_is_over(start):
    """However it falls; it is scored, the record's sheet stands beside it, and the step has its word."""
    run = out(start(HAND))
    assert run.mark.passed
    assert (Prose("h.right"),) == screen(run).said
    assert isinstance(screen(run).state, Over)
    (record,) = screen(run).beside
    assert [61, 51] == [sheet.hand for sheet in record.score.sheets]
    assert {sheet.side for sheet in record.score.sheets} == {sheet.side for sheet in screen(run).score.sheets}
    assert Go() == screen(run).input
    assert reply(run, GoOn())[0].finished


def test_the_same_seed_plays_the_same(start):
    """Undone and played again, or begun anew, the others do the same."""
    run = players(start(HAND))
    once = [frame.action for frame in place(run)[0].frames]
    assert once == [frame.action for frame in place(players(start(HAND)))[0].frames]
    after = out(run)
    assert once == [frame.action for frame in place(players(undo(undo(after))))[0].frames][: len(once)]


def test_the_record_may_be_followed(start):
    """`others: record`: the other seats play its cards until the learner leaves them."""
    run = start(HAND.replace("seat: N", "seat: N, others: record"))
    assert None is screen(run).awaits_player
    run, answer = reply(run, Act(PlayCard(N, card("S2"))))
    assert card("H3") in [getattr(event, "card", None) for event in answer.events]
    run, _ = reply(run, Act(PlayCard(N, card("DA"))))
    assert run.mark.passed
    assert screen(run).score == screen(run).beside[0].score


FRESH = """  - {id: h, scene: fresh, ask: hand, seat: S, seed: 4, go: learner}
  - {id: n, ask: number, of: taken.S}
  - {id: m, ask: number, of: scores.NS.hand}
"""


def test_a_fresh_hand_is_called_and_played(start):
    """From the first call on; what follows is asked of the hand as it fell."""
    run = start(FRESH)
    assert isinstance(screen(run).state, Auction)
    run = players(run)
    assert S == screen(run).state.to_act
    run, answer = reply(run, Act(MakeCall(S, screen(run).input.calls[-1])))
    assert isinstance(answer, Accepted)
    run = out(run)
    over = screen(run).state
    assert None is screen(run).score, "what is asked next is not told"
    run, _ = reply(run, GoOn())
    assert over is screen(run).state
    run, answer = reply(run, GiveNumber(over.played.play.taken(S)))
    assert answer.right
    run, _ = reply(run, GoOn())
    run, answer = reply(run, GiveNumber(over.score.sheets[0].hand))
    assert answer.right
    assert over.score == screen(run).score


def test_watching_shows_the_records_hand(start):
    """Nothing is asked; the record goes on to its end."""
    run = start(HAND, Level.WATCH)
    assert Go() == screen(run).input
    run, answer = reply(run, GoOn())
    assert 8 == sum(1 for event in answer.events if getattr(event, "card", None))
    assert run.mark.passed


def test_going_back_and_forth_keeps_the_step(start):
    """A hand that was played out is passed, and can be looked at again."""
    run, _ = reply(out(start(HAND + '  - {id: s, say: "x"}\n')), GoOn())
    assert "s" == run.station.step.id
    assert back(run).mark.passed


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("{id: h, scene: end, at: end, ask: hand, seat: N}", "check.not-its-turn"),
        ("{id: h, scene: bare, ask: hand, seat: S}", "check.hand-not-known"),
        ("{id: h, scene: end, ask: hand}", "record.field-missing"),
        ("{id: h, scene: end, ask: hand, seat: N, others: random}", "check.unknown-value"),
    ],
)
def test_a_hand_that_cannot_be_played_out_is_told(check, step, code):
    """By the check, at its step."""
    assert code in check(f"  - {step}\n")[1]


def test_a_sensible_players_card_can_be_asked_for(start):
    """The one rung of help names a card and the principle behind it; it costs what help costs, and plays nothing."""
    run = players(start(HAND))
    assert (Rung.ANSWER,) == screen(run).offered
    helped = climb(run)
    (line,) = helped.said
    assert "hint.answer" == line.key
    assert isinstance(dict(line.facts)["reason"].reason, ADVICE)
    assert place(run) == place(helped)
    assert screen(helped).stars < screen(run).stars
    run = players(start(FRESH))
    assert "hint.answer-call" == climb(run).said[0].key


def test_in_a_branch_help_is_free(start):
    """What is played on there touches no progress."""
    run = play_on(start("  - {id: p, scene: end, at: plays/2, ask: play, seat: N, accept: [S2]}"))
    helped = climb(run)
    assert "hint.answer" == helped.said[0].key
    assert 3 == screen(helped).stars
