"""Why? of any card at any time: in a hand, on the table, between tricks; and never the answer that is asked for."""

import pytest

from tutor.kernel.cards import card
from tutor.kernel.reasons import AuctionGoesOn, ExchangeComesFirst, HighestTrump, NotYourTurn
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction
from tutor.teaching.concealed import Fact
from tutor.teaching.course import bundled
from tutor.teaching.film import card_play, lying
from tutor.teaching.lines import Coach, Engine
from tutor.teaching.reader import read_lesson
from tutor.teaching.runner import begin, screen, why
from tutor.teaching.screen import Level

N, E, S, W = (Seat(name) for name in "NESW")
SECOND = "  - {id: s, at: plays/1, say: x}\n"
RUFFED = "  - {id: s, at: plays/3, say: x}\n"


def lines(line):
    """The sentences of an answer, one by one."""
    match line:
        case Coach(key="why.and", facts=(("first", first), ("then", then))):
            return (*lines(first), *lines(then))
        case _:
            return (line,)


def test_out_of_turn_it_is_told_whose_turn_it_is(start):
    """South has led, West is next: a card of North's waits, and so does one of South's own."""
    run = start(SECOND)
    said = Engine("spades", NotYourTurn(W, "follow"))
    assert Coach("why.not-their-turn", (("seat", N), ("reason", said))) == why(run, card("S2"))[0]
    assert Coach("why.not-their-turn", (("seat", S), ("reason", said))) == why(run, card("C3"))[0]


def test_before_the_play_no_card_goes():
    """The calls come first, or the kitty."""
    run = begin(read_lesson(bundled() / "five-hundred/04-kitty").lesson, Level.GUIDED, "any-three")
    assert ExchangeComesFirst(N) == why(run, card("JO"))[0].reason
    run = begin(read_lesson(bundled() / "five-hundred/03-auction").lesson, Level.GUIDED)
    while not isinstance(screen(run).state, Auction) or Fact.TURN in screen(run).concealed:
        run = begin(run.lesson, Level.GUIDED, run.stations[run.at + 1].step.id)
    state = screen(run).state
    seat = screen(run).learner
    assert AuctionGoesOn(state.to_act) == why(run, state.deal.hands[seat][0])[0].reason


def test_a_card_on_the_table_is_told_why_it_went_and_what_beats_it(start):
    """South's king was led, West's ace followed, North's deuce ruffed."""
    run = start(RUFFED)
    led, beaten = lines(why(run, card("HK"))[0])
    assert (Coach("why.led", (("seat", S), ("card", card("HK")))), "why.beaten-so-far") == (led, beaten.key)
    assert "why.followed" == lines(why(run, card("HA"))[0])[0].key
    void, best = lines(why(run, card("S2"))[0])
    assert ("why.was-void", "why.best-so-far") == (void.key, best.key)
    assert (card("HK"), card("S2")) == why(run, card("HA"))[1].evidence


def test_a_complete_trick_is_told_by_its_winner(start):
    """While it lies there, nothing is to be played from a hand."""
    run = start("  - {id: s, at: plays/4, say: x}\n")
    shown = lying(screen(run).state)
    *_, taken = lines(why(run, card("H3"), shown)[0])
    assert Engine("spades", HighestTrump(N, card("S2"), card("HA"))) == taken
    assert taken == lines(why(run, card("S2"), shown)[0])[-1]
    assert Coach("why.trick-complete") == why(run, card("DA"), shown)[0]


def test_a_card_that_is_nowhere_has_no_answer(start):
    """One that lies in a trick laid by, or in no hand at all."""
    run = start("  - {id: s, at: plays/4, say: x}\n")
    assert None is why(run, card("HK"))
    assert None is why(run, card("D2"))


@pytest.mark.parametrize("ask", ["winner", "next"])
def test_the_answer_that_is_asked_for_is_not_given(start, ask):
    """Who takes a trick, or who is next, is told of no card; that it was led may be."""
    run = start(f"  - {{id: s, at: plays/4, ask: {ask}, expect: N, right: x}}\n")
    for each in (play.card for play in card_play(screen(run).state).table):
        said = lines(why(run, each)[0])
        assert not [line for line in said if isinstance(line, Engine)]
        assert not {"why.best-so-far", "why.beaten-so-far"} & {line.key for line in said}
    for each in ("DA", "C9"):
        assert why(run, card(each))[0] in (Coach("why.asked-here"), Coach("why.trick-complete"))


@pytest.mark.parametrize("step", ["t6-winner", "t10-count", "king"])
def test_each_card_in_sight_has_an_answer(step):
    """At steps that ask for a name or a number too."""
    run = begin(read_lesson(bundled() / "spades/07-whole-hand").lesson, Level.GUIDED, step)
    state = screen(run).state
    held = [each for seat in screen(run).open_hands for each in state.play.hands[seat]]
    laid = [play.card for play in state.play.table]
    assert held
    assert all(why(run, each) is not None for each in (*held, *laid))
