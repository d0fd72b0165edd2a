"""The exchange: three different cards of thirteen, and the joker's suit."""

import pytest

from tutor.games.five_hundred.reasons import (
    DiscardNotHeld,
    DiscardStands,
    DiscardThree,
    DiscardTwice,
    JokerIsTrump,
    JokerNeedsNoTrump,
    JokerNotHeld,
    KittyIsClosed,
)
from tutor.kernel.actions import Exchange
from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.game import Legal
from tutor.kernel.seats import COMPASS

N, E, S, W = COMPASS


def why(table, state, away, joker=None, seat=None):
    return table.game.judge(state, Exchange(seat or state.to_act, cards(away), joker)).reason


def test_the_contractor_holds_thirteen(table):
    """Ten dealt and three from the kitty to choose from."""
    assert cards("SA SK HA HK HJ HT DA DJ D8 C9 C6 C5 JO") == table.exchange(table.hearts).cards


@pytest.mark.parametrize("away", ["D8 C9 C5", "JO DJ C6", "HA HK HJ", "JO HA SA"])
def test_any_three_may_go(table, away):
    """Cards of the hand or the kitty, trumps and the joker included."""
    assert DiscardStands(cards(away)) == why(table, table.exchange(table.hearts), away)


@pytest.mark.parametrize(("away", "laid"), [("", 0), ("D8 C9", 2), ("D8 C9 C5 C6", 4)])
def test_exactly_three(table, away, laid):
    """As many go away as came in, so that ten stay."""
    assert DiscardThree(laid, 3, 10) == why(table, table.exchange(table.hearts), away)


def test_five_where_the_kitty_has_five(table):
    """The American kitty."""
    deals = type(table.hearts)(table.hearts.hands, "JO DJ C6 S4 C4", "N 7H, E pass, S pass, W pass", "")
    state = table.exchange(deals, table.match("american"))
    assert DiscardThree(3, 5, 10) == why(table, state, "D8 C9 C5")
    assert DiscardStands(cards("D8 C9 C5 S4 C4")) == why(table, state, "D8 C9 C5 S4 C4")


def test_only_what_is_held(table):
    """A card of another hand can't be put away."""
    assert DiscardNotHeld(card("H7")) == why(table, table.exchange(table.hearts), "D8 C9 H7")


def test_three_different_cards(table):
    """No card goes twice."""
    assert DiscardTwice(card("D8")) == why(table, table.exchange(table.hearts), "D8 C9 D8")


def test_the_partner_does_not_exchange(table):
    """The contractor alone does."""
    assert KittyIsClosed(N) == why(table, table.exchange(table.hearts), "DT D7 D6", seat=S)


def test_the_joker_is_a_trump_in_a_suit_contract(table):
    """It is named no suit there, whatever else is said."""
    state = table.exchange(table.hearts)
    assert JokerIsTrump(Suit.HEARTS) == why(table, state, "D8 C9 C5", Suit.SPADES)
    assert JokerIsTrump(Suit.HEARTS) == why(table, state, "", Suit.SPADES)


@pytest.mark.parametrize("suit", [None, *Suit])
def test_a_joker_that_is_held_may_be_named_any_suit(table, suit):
    """In no-trump and in the misères."""
    assert DiscardStands(cards("H5 H8 S6")) == why(table, table.exchange(table.no_trump), "H5 H8 S6", suit)
    assert DiscardStands(cards("S9 SK HQ")) == why(table, table.exchange(table.misere), "S9 SK HQ", suit)


def test_only_a_joker_that_is_held_is_named(table):
    """Neither one that lies elsewhere nor one that is put away."""
    deals = type(table.no_trump)(
        table.no_trump.hands.replace("H7", "JO"), "H7 H8 S6", table.no_trump.calls, "H5 H8 S6", "N"
    )
    assert JokerNotHeld(Suit.HEARTS, discarded=False) == why(table, table.exchange(deals), "H5 H8 S6", Suit.HEARTS)
    assert JokerNotHeld(Suit.HEARTS, discarded=True) == why(
        table, table.exchange(table.no_trump), "JO H8 S6", Suit.HEARTS
    )


def test_a_joker_that_is_lowest_is_not_named_in_a_misere(table):
    """Where the joker is the lowest card of a misère, it has no suit there; in no-trump it may still be named."""
    misere = table.exchange(table.misere, table.match(joker_no_trump="low_in_misere"))
    no_trump = table.exchange(table.no_trump, table.match(dealer="N", joker_no_trump="low_in_misere"))
    assert JokerNeedsNoTrump(table.call("misere")) == why(table, misere, "S9 SK HQ", Suit.HEARTS)
    assert DiscardStands(cards("H5 H8 S6")) == why(table, no_trump, "H5 H8 S6", Suit.HEARTS)


def test_there_is_something_to_pick_from(table):
    """The candidates of an exchange all go, and there are few of them."""
    state = table.exchange(table.hearts)
    verdicts = [table.game.judge(state, action) for action in table.game.candidates(state)]
    assert (11, True) == (len(verdicts), all(isinstance(verdict, Legal) for verdict in verdicts))
