"""Cards passed for a nil, where the table has it so."""

import pytest

from tutor.games.spades.reasons import NotYourTurnToPass, PassCount, PassGoes, PassToPartner
from tutor.kernel.actions import PassCards, PlayCard
from tutor.kernel.cards import card, cards
from tutor.kernel.events import CardsPassed, PlayBegins
from tutor.kernel.reasons import AuctionGoesOn, CardNotHeld, ExchangeComesFirst, NothingToExchange
from tutor.kernel.state import Exchanging, Playing
from tutor.kernel.view import seen_by

HANDS = (
    "N SA S9 S5 HK H6 H3 DQ D7 D3 CA CT C7 C2; E SQ S7 S3 HJ H9 H4 DT D4 CQ CJ C9 C5 C4; "
    "S SK S8 S4 HQ H7 H2 DA D9 D5 CK C8 C6 C3; W SJ ST S6 S2 HA HT H8 H5 DK DJ D8 D6 D2"
)


@pytest.fixture
def passing(spades):
    """North has called nil, and two cards are passed."""
    return spades.auction(spades.match(nil_pass="2"), "N nil, E 4, S 4, W 3", HANDS)


def test_the_nil_bidder_passes_first(spades, passing):
    """North gives two cards to South, and chooses from its own."""
    assert isinstance(passing, Exchanging)
    assert ("N", cards("SA S9 S5 HK H6 H3 DQ D7 D3 CA CT C7 C2")) == (passing.to_act, passing.cards)
    assert PassGoes("S", cards("SA CA")) == spades.game.judge(passing, spades.passes("N", "S", "SA CA")).reason


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (("S", "N", "C3 H2"), NotYourTurnToPass("N")),
        (("N", "E", "SA CA"), PassToPartner("S")),
        (("N", "S", "SA"), PassCount(1, 2)),
        (("N", "S", "SA CA HK"), PassCount(3, 2)),
        (("N", "S", "SA SA"), PassCount(1, 2)),
        (("N", "S", "SA SK"), CardNotHeld(card("SK"), None)),
    ],
)
def test_a_pass_that_does_not_go(spades, passing, given, reason):
    """Two different cards of one's own, to the partner, in turn."""
    assert reason == spades.game.judge(passing, spades.passes(*given)).reason


def test_no_card_before_the_pass(spades, passing):
    """The exchange comes first."""
    assert ExchangeComesFirst("N") == spades.game.judge(passing, PlayCard("N", card("H3"))).reason


def test_the_partner_passes_back_from_all_that_is_held(spades, passing):
    """South chooses from its hand and the two that came; then play begins."""
    step = spades.game.apply(passing, spades.passes("N", "S", "SA CA"))
    assert (CardsPassed("N", "S", cards("SA CA")),) == step.events
    assert ("S", cards("SA SK S8 S4 HQ H7 H2 DA D9 D5 CA CK C8 C6 C3")) == (step.state.to_act, step.state.cards)
    step = spades.game.apply(step.state, spades.passes("S", "N", "C3 H2"))
    assert (CardsPassed("S", "N", cards("C3 H2")), PlayBegins("N")) == step.events
    assert isinstance(step.state, Playing)
    assert cards("S9 S5 HK H6 H3 H2 DQ D7 D3 CT C7 C3 C2") == step.state.play.hands["N"]
    assert 13 == len(step.state.play.hands["S"])


def test_each_seat_sees_its_own_cards_only(spades, passing):
    """While South chooses, North sees the eleven cards that it kept, South the fifteen to choose from."""
    state = spades.game.apply(passing, spades.passes("N", "S", "SA CA")).state
    assert cards("S9 S5 HK H6 H3 DQ D7 D3 CT C7 C2") == seen_by(state, "N").hand
    assert state.cards == seen_by(state, "S").hand
    assert 13 == len(seen_by(state, "E").hand)


def test_both_sides_may_have_a_nil(spades):
    """From the dealer's left, one exchange after the other."""
    state = spades.auction(spades.match(nil_pass="1"), "N 3, E nil, S nil, W 3", HANDS)
    order = []
    while isinstance(state, Exchanging):
        action = spades.game.legal(state)[0]
        order.append(action.seat + action.to)
        state = spades.game.apply(state, action).state
    assert ["EW", "WE", "SN", "NS"] == order
    assert [13] * 4 == [len(hand) for hand in state.play.hands.values()]


def test_two_nils_of_a_side_pass_nothing(spades):
    """Neither has a contract to strengthen."""
    assert isinstance(spades.auction(spades.match(nil_pass="2"), "N nil, E 4, S nil, W 3", HANDS), Playing)


def test_without_a_nil_nothing_is_passed(spades):
    """Play begins at once."""
    state = spades.auction(spades.match(nil_pass="2"), "N 3, E 4, S 3, W 2", HANDS)
    assert isinstance(state, Playing)
    assert NothingToExchange() == spades.game.judge(state, spades.passes("N", "S", "SA CA")).reason


def test_nothing_is_passed_while_calls_are_made(spades):
    """East calls next."""
    state = spades.auction(spades.match(nil_pass="2"), "N nil", HANDS)
    assert AuctionGoesOn("E") == spades.game.judge(state, spades.passes("N", "S", "SA CA")).reason


def test_a_pass_that_is_not_known_is_left_out(spades, passing):
    """A record without passes plays the hands as dealt; any other state stays as it is."""
    state = spades.game.skip_exchange(passing)
    assert isinstance(state, Playing)
    assert passing.deal.hands["N"] == state.play.hands["N"]
    assert state is spades.game.skip_exchange(state)


def test_the_candidates_are_the_ways_to_choose(spades, passing):
    """Two of thirteen cards: 78 ways, all of which go."""
    assert 78 == len(spades.game.legal(passing))
    assert all(isinstance(action, PassCards) for action in spades.game.candidates(passing))
