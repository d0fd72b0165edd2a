"""Naming the joker: as it is led, and as the contractor lays cards away; and what is refused of it."""

from pathlib import Path

import pytest

from tutor.kernel.actions import Exchange, PlayCard
from tutor.kernel.cards import JOKER, Suit, card, cards
from tutor.kernel.events import CardPlayed, JokerNamed
from tutor.kernel.seats import Seat
from tutor.teaching.checker import answered, check_lesson
from tutor.teaching.lines import Prose
from tutor.teaching.run import asked
from tutor.teaching.runner import begin, climb, reply, screen
from tutor.teaching.screen import (
    Accepted,
    Act,
    ActInput,
    Level,
    NotThisStep,
    OptionInput,
    Pick,
    PointSuit,
    Refused,
    Rung,
    SuitInput,
)

S = Seat("S")
HEAD = """format: trickwise-lesson/1
id: five-hundred/t
game: five-hundred
title: "A test"
open: all
scenes:
  nt: {record: records/7nt.yaml}
  led: {like: nt, plays: [[S, DA], [W, D4], [N, D5], [E, D7], [S, JO=S], [W, SJ]]}
  hearts: {like: nt, auction: [[E, pass], [S, 7H], [W, pass], [N, pass]], plays: null}
steps:
"""


@pytest.fixture
def start(five_hundred: Path):
    """A run of a lesson of these steps, which must be sound."""

    def starting(steps: str):
        (five_hundred / "lesson.yaml").write_text(HEAD + steps, encoding="utf-8")
        lesson, problems = check_lesson(five_hundred)
        assert () == problems
        return begin(lesson, Level.GUIDED)

    return starting


@pytest.fixture
def faults(five_hundred: Path):
    """What is wrong with a lesson of these steps, by code."""

    def found(steps: str):
        (five_hundred / "lesson.yaml").write_text(HEAD + steps, encoding="utf-8")
        return [problem.fault.code for problem in check_lesson(five_hundred)[1]]

    return found


LEAD = "  - {id: n, scene: nt, at: plays/4, ask: name-joker, seat: S, accept: [S, H], go: learner}\n"


def test_naming_leads_the_joker(start):
    """A suit that has not been led is named, and the joker lies on the table asking for it."""
    run = start(LEAD)
    assert SuitInput(tuple(Suit)) == screen(run).input
    run, back = reply(run, PointSuit(Suit.SPADES))
    assert CardPlayed(S, JOKER, Suit.SPADES) in back.events
    assert run.mark.passed


def test_a_suit_that_has_been_led_is_refused(start):
    """The rules decide first, with the same reason as for the card itself."""
    run = start(LEAD)
    after, back = reply(run, PointSuit(Suit.DIAMONDS))
    assert isinstance(back, Refused)
    assert "joker-names-unled-suit" == back.reason.reason.code
    assert back == reply(run, Act(PlayCard(S, JOKER, Suit.DIAMONDS)))[1]
    assert not after.mark.passed


def test_another_suit_or_another_card_is_answered(start):
    """What goes and is not asked has its words, and may be played out."""
    run = start(LEAD)
    back = reply(run, PointSuit(Suit.CLUBS))[1]
    assert isinstance(back, NotThisStep)
    assert "naming-off-point" == back.lines[0].key
    assert PlayCard(S, JOKER, Suit.CLUBS) == back.action
    assert "legal-off-point" == reply(run, Act(PlayCard(S, card("DK"))))[1].lines[0].key


def test_a_foreseen_suit_has_the_scripts_words(start):
    """`when` takes suits."""
    steps = LEAD.replace("go: learner", 'wrong: [{id: clubs, when: [C], say: "x"}]')
    assert (Prose("n.wrong.clubs"),) == reply(start(steps), PointSuit(Suit.CLUBS))[1].lines


EXCHANGE = """  - id: n
    scene: nt
    at: exchange
    ask: name-joker
    seat: S
    notes: [{id: unnamed, when: [none], say: "x"}, {id: hearts, when: {joker: H}, say: "y"}]
"""


def test_the_contractor_names_it_or_not_while_laying_away(start):
    """The record's cards go away; the joker is given a suit, or keeps none."""
    run = start(EXCHANGE)
    assert isinstance(screen(run).input, OptionInput)
    after, back = reply(run, Pick(frozenset({"H"})))
    assert JokerNamed(S, Suit.HEARTS) in back.events
    assert cards("H5 H8 S6") == screen(after).state.discarded
    assert (Prose("n.note.hearts"),) == back.lines
    after, back = reply(run, Pick(frozenset({"none"})))
    assert None is screen(after).state.joker
    assert (Prose("n.note.unnamed"),) == back.lines


def test_it_answers_itself(start):
    """The record's own way is the first right answer; the ladder names it."""
    run = start(EXCHANGE)
    assert Pick(frozenset({"none"})) == run.station.ask.answers(asked(run))[0]
    assert answered(run).mark.passed
    run = start(LEAD)
    for _ in screen(run).offered:
        run = climb(run)
    assert Rung.ANSWER in screen(run).help
    assert "hint.answer-reason" == run.said[0].key


def test_in_a_suit_contract_there_is_nothing_to_name(faults):
    """Nor is an illegal suit accepted, and the check says so."""
    assert [] == faults(LEAD)
    steps = EXCHANGE.replace("scene: nt", "scene: hearts").replace("notes:", "accept: [H]\n    notes:")
    assert {"check.nothing-accepted", "check.accepts-illegal"} <= set(faults(steps))
    assert "check.accepts-illegal" in faults(LEAD.replace("[S, H]", "[D]"))


@pytest.mark.parametrize(
    "step",
    [
        "scene: nt, at: plays/4, ask: refuse, seat: S, joker: D, because: five-hundred.joker-names-unled-suit",
        "scene: hearts, at: exchange, ask: refuse, seat: S, joker: S, because: five-hundred.joker-is-trump",
    ],
)
def test_a_suit_for_the_joker_may_be_refused(start, step):
    """`joker: suit` invites to name it: as the joker is led, or as the cards are laid away."""
    run = start(f"  - {{id: r, {step}}}\n")
    assert SuitInput(tuple(Suit)) == screen(run).input
    (answer,) = run.station.ask.answers(asked(run))
    after, back = reply(run, answer)
    assert back.invited
    assert after.mark.passed


def test_another_suit_is_not_the_refusal_to_see(start):
    """A suit that goes is answered as such."""
    step = "scene: nt, at: plays/4, ask: refuse, seat: S, joker: D, because: five-hundred.joker-names-unled-suit"
    after, back = reply(start(f"  - {{id: r, {step}}}\n"), PointSuit(Suit.HEARTS))
    assert isinstance(back, NotThisStep)
    assert not after.mark.passed


def test_the_kitty_may_not_be_looked_at(start):
    """`pile: kitty` invites to turn it up."""
    run = start("  - {id: r, scene: nt, at: auction/2, ask: refuse, seat: W, pile: kitty, because: kitty-is-closed}\n")
    (answer,) = run.station.ask.answers(asked(run))
    assert answer.action == screen(run).invited
    assert reply(run, answer)[1].invited


def test_an_exchange_asks_for_a_suit_only_where_one_may_be_named(start):
    """In no-trump the joker may be named as cards are laid away; in a suit contract it may not."""
    run = start("  - {id: e, scene: nt, at: exchange, ask: exchange, seat: S}\n")
    assert ActInput(S, discards=3, names=tuple(Suit)) == screen(run).input
    assert isinstance(reply(run, Act(Exchange(S, cards("H5 H8 S6"), Suit.CLUBS)))[1], Accepted)
    run = start("  - {id: e, scene: hearts, at: exchange, ask: exchange, seat: S}\n")
    assert ActInput(S, discards=3) == screen(run).input


def test_a_play_may_ask_for_a_suit_by_condition(start):
    """`{joker: S}` is the joker led with that suit."""
    run = start("  - {id: p, scene: nt, at: plays/4, ask: play, seat: S, accept: {joker: S}}\n")
    assert isinstance(reply(run, Act(PlayCard(S, JOKER, Suit.HEARTS)))[1], NotThisStep)
    assert isinstance(reply(run, Act(PlayCard(S, JOKER, Suit.SPADES)))[1], Accepted)
