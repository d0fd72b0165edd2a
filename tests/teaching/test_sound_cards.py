"""Sound cards that a step is not after, and hands that can be played on."""

import pytest

from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import card
from tutor.kernel.seats import Seat
from tutor.teaching.lines import Prose
from tutor.teaching.run import place
from tutor.teaching.runner import begin, play_on, reply, screen
from tutor.teaching.screen import Act, Level, NotThisStep

N = Seat("N")
STEP = """
  - {{id: ruff, scene: base, at: plays/2, ask: play, seat: N, accept: [S2], task: "Take it.",
     wrong: [{{id: thrown, when: [DA], {free}say: "Thrown away."}}]}}
  - {{id: after, say: "Later."}}
"""
SCORED = """
  - {id: sum, scene: calls, at: auction, ask: choice, task: "Which?", options: [{id: a, say: A}, {id: b, say: B}],
     answer: a, wrong: [{id: b, say: "No."}]}
"""
HALF = """
  half:
    record:
      state: {to_lead: S}
      hands: {S: [HK, C3], W: [HA, C5], E: [H3, C9]}
      plays: [[S, HK], [W, HA]]
"""


@pytest.mark.parametrize(("free", "slips"), [("", 1), ("free: yes, ", 0), ("free: no, ", 1)])
def test_a_price_costs_no_star(start, free, slips):
    """A sound card marked `free` is answered in the step's words, shows no misunderstanding, and the card waits."""
    run, said = reply(start(STEP.format(free=free)), Act(PlayCard(N, card("DA"))))
    assert isinstance(said, NotThisStep)
    assert (Prose("ruff.wrong.thrown"),) == said.lines
    assert (slips, slips) == (run.mark.slips, len(run.mark.mistakes))
    assert not run.mark.passed


def test_only_acts_have_a_price(read):
    """To a question that is pointed at there is no sound answer beside the right one."""
    step = '  - {id: who, scene: base, at: plays/4, ask: winner, wrong: [{id: x, when: S, free: yes, say: "S?"}]}\n'
    assert ["record.unknown-field"] == [problem.fault.code for problem in read(step).problems]


def test_a_hand_that_nobody_knows_is_not_played_on(start, read):
    """Where only the score is known, or a hand is missing, there is nothing to play on from."""
    run = start(SCORED)
    assert run == play_on(run)
    lesson = read('  - {id: look, scene: half, at: plays/2, say: "Look."}\n', HALF).lesson
    half = begin(lesson, Level.GUIDED)
    assert N == place(half)[0].state(place(half)[1]).to_act
    assert half == play_on(half)
    assert screen(play_on(start(STEP.format(free="")))).in_branch
