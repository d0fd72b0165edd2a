"""The best cards by the solver: accepted, foreseen, compared with a list; and the card that cost most."""

from pathlib import Path

import pytest

from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import card
from tutor.kernel.seats import Seat
from tutor.teaching.asks.find import Find
from tutor.teaching.checker import check_lesson
from tutor.teaching.lines import Prose
from tutor.teaching.run import asked
from tutor.teaching.runner import begin, reply
from tutor.teaching.screen import Accepted, Act, Level, NotThisStep, PointMoment

S = Seat("S")
HEAD = """format: trickwise-lesson/1
id: spades/t
game: spades
title: "A test"
open: all
scenes:
  cheap:
    record:
      state: {to_lead: W, broken: true}
      hands: {N: [D3, C7, H2], E: [DJ, HK, C9], S: [DA, DQ, D5], W: [D8, DK, H5]}
      plays: [[W, D8], [N, D3], [E, DJ]]
  wasted: {like: cheap, plays: [[W, D8], [N, D3], [E, DJ], [S, DA], [S, DQ], [W, DK], [N, C7], [E, C9], [W, H5]]}
  first-then:
    record:
      dealer: W
      before: {NS: {score: 300, bags: 9}}
      state:
        {to_lead: W, broken: true, taken: {N: 2, E: 3, S: 3, W: 1}, bids: [[N, "3"], [E, "2"], [S, "3"], [W, "2"]]}
      hands: {N: [D2, C5, C2, H5], E: [DJ, HQ, H8, H7], S: [DK, D6, D4, C3], W: [D9, C9, H4, H3]}
      plays: [[W, D9], [N, D2], [E, DJ]]
  home:
    like: first-then
    state: {to_lead: W, broken: true, taken: {N: 3, E: 2, S: 3, W: 1}, bids: [[N, "3"], [E, "2"], [S, "3"], [W, "2"]]}
  shed:
    record:
      state: {to_lead: W, broken: true}
      hands: {N: [H5, D8, C7, C3], E: [H8, D9, CJ, CT], S: [HQ, HJ, H4, D3], W: [HK, H6, DT, C9]}
      plays: [[W, HK], [N, H5], [E, H8]]
  whole: {deal: {seed: 1, from: plays}}
steps:
"""


@pytest.fixture
def check(tmp_path: Path):
    """A lesson of these steps, and the codes of what is wrong with it."""

    def checking(steps: str):
        folder = tmp_path / "spades" / "t"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "lesson.yaml").write_text(HEAD + steps, encoding="utf-8")
        lesson, problems = check_lesson(folder)
        return lesson, [problem.fault.code for problem in problems]

    return checking


@pytest.fixture
def start(check):
    """A run of such a lesson, which must be sound."""

    def starting(steps: str):
        lesson, codes = check(steps)
        assert [] == codes
        return begin(lesson, Level.GUIDED)

    return starting


def answers(run) -> set[str]:
    return {answer.action.card.code for answer in run.station.ask.answers(asked(run))}


def ask(scene: str, rest: str) -> str:
    return f"  - {{id: p, scene: {scene}, at: plays/3, ask: play, seat: S, {rest}}}\n"


@pytest.mark.parametrize(
    ("scene", "best", "cards"),
    [
        ("cheap", "tricks", {"DQ"}),
        ("first-then", "score", {"DK"}),
        ("home", "score", {"D6", "D4"}),
        ("first-then", "goal", {"DK"}),
        ("home", "goal", {"DK", "D6", "D4"}),
        ("shed", "{nil: S}", {"HQ", "HJ"}),
    ],
)
def test_the_best_cards_are_accepted(start, scene, best, cards):
    """Just those that minimax over all play finds, for what the step plays for."""
    run = start(ask(scene, f"accept: {{best: {best}}}"))
    assert cards == answers(run)
    assert isinstance(reply(run, Act(PlayCard(S, card(min(cards)))))[1], Accepted)


def test_another_card_is_answered_and_not_refused(start):
    """A legal card that is not the best may be played out."""
    steps = ask("cheap", 'best: tricks, wrong: [{id: more, when: {wins: true}, say: "x"}]')
    run = start(steps)
    back = reply(run, Act(PlayCard(S, card("DA"))))[1]
    assert isinstance(back, NotThisStep)
    assert (Prose("p.wrong.more"),) == back.lines
    assert "legal-off-point" == reply(run, Act(PlayCard(S, card("D5"))))[1].lines[0].key


def test_what_is_not_best_may_be_foreseen(start):
    """`best` goes with the other conditions."""
    steps = ask(
        "cheap", 'accept: [DQ], wrong: [{id: low, when: {all-of: [{loses: true}, {not: {best: tricks}}]}, say: "x"}]'
    )
    assert (Prose("p.wrong.low"),) == reply(start(steps), Act(PlayCard(S, card("D5"))))[1].lines


def test_a_list_beside_best_is_compared(check):
    """It must be the best cards, or say why it is not."""
    assert [] == check(ask("cheap", "accept: [DQ], best: tricks"))[1]
    assert ["check.listed-not-best"] == check(ask("cheap", "accept: [DA, DQ], best: tricks"))[1]
    assert [] == check(ask("cheap", 'accept: [DA, DQ], best: tricks, differs: "both win"'))[1]


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (ask("cheap", "accept: {best: nil}"), "check.best-not-known"),
        (ask("cheap", "accept: {best: score}"), "check.best-not-known"),
        (ask("cheap", "accept: {best: goal}"), "check.best-not-known"),
        (ask("cheap", "accept: {best: {nil: Q}}"), "check.best-not-known"),
        (ask("cheap", "accept: {best: trick}"), "check.unknown-value"),
        (ask("cheap", "accept: {best: [nil]}"), "record.field-missing"),
        (
            "  - {id: p, scene: whole, at: plays/0, ask: play, seat: N, accept: {best: tricks}}\n",
            "check.too-many-cards",
        ),
    ],
)
def test_what_the_solver_cannot_say_is_told(check, step, code):
    """Each with the one word for it, and no other."""
    assert [code] == check(step)[1]


FIND = "  - {id: f, scene: wasted, at: end, ask: find, what: costliest, seat: S, expect: 1}\n"


def test_the_costliest_card_is_found(start):
    """The ace that beat the jack let the king win later."""
    for steps in (FIND, FIND.replace(", expect: 1", ""), FIND.replace("seat: S, ", "")):
        run = start(steps)
        assert reply(run, PointMoment(1))[1].right
        assert not reply(run, PointMoment(2))[1].right


def test_the_costliest_card_is_checked(check):
    """What the script expects must be what the solver finds; where nothing was lost there is nothing to find."""
    assert ["check.expectation"] == check(FIND.replace("expect: 1", "expect: 2"))[1]
    assert ["check.no-answer"] == check(FIND.replace("seat: S", "seat: N").replace(", expect: 1", ""))[1]
    assert ["check.best-not-known"] == check(FIND.replace("expect: 1", "by: score"))[1]
    assert Find.kind == "find"
