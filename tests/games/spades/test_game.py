"""Spades as the kernel asks it: packs, seats, deals, and what an action leads to."""

from random import Random

import pytest

from tutor.games.spades.reasons import SpadesBroken, SpadesClosed
from tutor.kernel.actions import MakeCall, PassCards
from tutor.kernel.calls import number
from tutor.kernel.cards import Suit, card
from tutor.kernel.deal import Deal
from tutor.kernel.events import CardPlayed, HandScored, TrickTaken
from tutor.kernel.game import IllegalActionError
from tutor.kernel.order import spades_trump
from tutor.kernel.reasons import TrumpIs
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Auction, Over

S0_CALLS = "N 3, E 4, S 3, W 2"


def test_four_players_thirteen_cards_no_kitty(spades):
    """The whole pack is dealt (S0 section 1)."""
    rules = spades.rules()
    assert ((4,), 13, 0) == (spades.game.players, spades.game.hand_size(rules, 4), spades.game.kitty_size(rules))
    assert 52 == len(spades.game.pack(rules))


def test_partners_face_each_other_but_at_bicycle(spades):
    """N-S against E-W; Bicycle's four play alone."""
    assert spades.game.is_partnership(spades.rules(), 4)
    assert not spades.game.is_partnership(spades.rules("bicycle"), 4)


def test_bags_are_counted_but_at_bicycle(spades):
    """Where a table lets them cost nothing, there is nothing to count."""
    assert spades.game.keeps_bags(spades.rules())
    assert not spades.game.keeps_bags(spades.rules("bicycle"))


def test_another_games_rules_are_a_bug(spades):
    """The kernel hands each game its own rule sets."""
    with pytest.raises(TypeError):
        spades.game.pack(RuleSet())
    with pytest.raises(TypeError):
        spades.game.deal(Match(RuleSet(), Seats(COMPASS, partnership=True), "N"), Random(1))


def test_a_deal_is_the_same_for_the_same_seed(spades):
    """Thirteen cards each, the dealer's left to call."""
    match = spades.match(dealer="S")
    first, second = spades.game.deal(match, Random(7)), spades.game.deal(match, Random(7))
    assert first == second
    assert "W" == first.to_act
    assert [13] * 4 == [len(hand) for hand in first.deal.hands.values()]
    assert set(spades.game.pack(match.rules)) == {held for hand in first.deal.hands.values() for held in hand}


def test_spades_are_trump_in_every_phase(spades):
    """There is nothing to wait for."""
    assert spades_trump(0, deuces_high=False) is spades.game.order(spades.auction(spades.match()))
    assert Suit.SPADES is spades.game.order(spades.auction(spades.match(jokers="1"))).suit_of(card("JO"))


def test_the_last_card_ends_the_hand_with_its_score(spades, whole_hand):
    """S0's hand: 61 and 60, told by the last three events."""
    dealt = spades.whole(spades.match()).deal
    state = spades.game.start(spades.match(), Deal(dealt.hands))
    for call in (number(3), number(4), number(3), number(2)):
        state = spades.game.apply(state, MakeCall(state.to_act, call)).state
    over = spades.play(state, whole_hand)
    *_, played, taken, scored = spades.events(state, whole_hand)
    assert CardPlayed("S", card("SK")) == played
    assert TrickTaken(over.played.play.tricks[-1]) == taken
    assert HandScored(over.score) == scored
    assert {"NS": 61, "EW": 60} == over.score.totals
    assert (1, 0) == (over.score.sheet("NS").bags, over.score.sheet("EW").bags)


def test_the_twelfth_trick_decides_the_other_contract(spades, whole_hand):
    """Had South taken it with the king: 62 with two bags, and -60."""
    tail = whole_hand.replace("S S3, W D3, N CJ, E H8, S SK", "S SK, S S3, W D3, N CJ, E H8")
    state = spades.game.start(spades.match(), Deal(spades.whole(spades.match()).deal.hands))
    for call in (number(3), number(4), number(3), number(2)):
        state = spades.game.apply(state, MakeCall(state.to_act, call)).state
    score = spades.play(state, tail).score
    assert {"NS": 62, "EW": -60} == score.totals
    assert 2 == score.sheet("NS").bags


def test_an_illegal_action_is_the_callers_bug(spades):
    """`apply` raises what `judge` would have said."""
    state = spades.auction(spades.match())
    with pytest.raises(IllegalActionError) as raised:
        spades.game.apply(state, MakeCall("E", number(4)))
    assert spades.why(state, "E", "4") == raised.value.reason


def test_an_action_of_another_phase_is_the_callers_bug(spades):
    """`advance` does not judge, but knows which action belongs where."""
    with pytest.raises(TypeError):
        spades.game.advance(spades.auction(spades.match()), PassCards("N", "S", ()))


def test_spades_has_no_single_contract(spades):
    """A contract of one seat belongs to other games."""
    state = spades.auction(spades.match())
    assert isinstance(state, Auction)
    with pytest.raises(ValueError, match="contract"):
        spades.game.skip_calls(state, MakeCall("N", number(4)), None)


def test_calls_that_are_skipped_leave_the_lead_where_it_was(spades):
    """Without a leader named, the dealer's left leads."""
    state = spades.auction(spades.match(dealer="E"))
    assert "S" == spades.game.skip_calls(state, None, None).to_act


def test_a_position_counts_its_tricks(spades):
    """Three tricks taken and two cards each: trick 4 is in progress, five in all."""
    hands = "N S2 DA; E H3 C9; S HK C3; W HA C5"
    state = spades.position(spades.match(), hands, "S", taken={"N": 2, "E": 1})
    assert (4, 5, 2) == (state.play.number, state.play.size, state.play.taken("N"))
    over = spades.play(state, "S HK, W HA, N S2, E H3, N DA, E C9, S C3, W C5")
    assert isinstance(over, Over)
    assert 4 == over.played.play.taken("N")


def test_the_corner_of_the_table(spades):
    """Trump, and whether spades are broken: once a spade lies on a heart they are."""
    state = spades.auction(spades.match(), "N 3, E nil, S 3, W nil", "N S2 H2; E S3 C2; S H4 C3; W H5 C4")
    assert (TrumpIs(Suit.SPADES), SpadesClosed()) == spades.game.in_force(state)
    state = spades.play(state, "N H2, E S3")
    assert (TrumpIs(Suit.SPADES), SpadesBroken()) == spades.game.in_force(state)
    early = spades.auction(spades.match(), "N 3")
    assert (TrumpIs(Suit.SPADES),) == spades.game.in_force(early)
    anytime = spades.whole(spades.match(lead_spades="anytime"))
    assert (TrumpIs(Suit.SPADES),) == spades.game.in_force(anytime)


def test_no_candidates_once_it_is_over(spades):
    """Nothing is left to ask about."""
    over = spades.game.settle(spades.auction(spades.match(), S0_CALLS), spades.taken("2 4 5 2"))
    assert [] == list(spades.game.candidates(over))
    assert {"NS": 6, "EW": 6} == spades.game.contracts(over)
