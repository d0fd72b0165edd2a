"""The auction of Pitch: one call each, the dealer last (S4 section 1)."""

import pytest

from tutor.games.pitch.reasons import (
    CallAboveMaximum,
    CallBelowMinimum,
    CallTooLow,
    DealerMayMatch,
    DealerMayNotTakeFour,
    DealerMustCall,
    DealersCallTooLow,
    TopIsCalled,
)
from tutor.games.pitch.score_reasons import AllPassed as NobodyCalled
from tutor.kernel.actions import Exchange, LookAtKitty, MakeCall, PassCards
from tutor.kernel.calls import PASS, Call, number
from tutor.kernel.events import AllPassed, AuctionWon, CallMade, PlayBegins
from tutor.kernel.reasons import (
    AuctionGoesOn,
    AuctionIsOver,
    CallNotAllowed,
    CallStands,
    NothingToExchange,
    NotYourTurnToCall,
)
from tutor.kernel.state import Contract, Over, Playing


class TestCalls:
    """Pass, or at least 2 and above the last (S4 section 1)."""

    @pytest.mark.parametrize(
        ("calls", "legal"),
        [
            ("", "pass 2 3 4"),
            ("甲 2", "pass 3 4"),
            ("甲 pass", "pass 2 3 4"),
            ("甲 2, 乙 3", "pass 3 4"),
            ("甲 pass, 乙 pass", "pass 2 3 4"),
            ("甲 3, 乙 pass", "pass 3 4"),
        ],
    )
    def test_what_may_be_called(self, pitch, calls, legal):
        """After a 2 only more goes, save for the dealer 丙, who may say the last number again."""
        assert legal == pitch.legal(pitch.auction(pitch.match(), calls))

    def test_the_dealers_left_calls_first(self, pitch):
        """乙 waits for 甲."""
        assert NotYourTurnToCall("甲") == pitch.why(pitch.auction(pitch.match()), "乙", "2")

    def test_calls_begin_at_two(self, pitch):
        """A 1 is below what the table calls."""
        assert CallBelowMinimum(Call("1"), 2) == pitch.why(pitch.auction(pitch.match()), "甲", "1")

    def test_four_is_the_top(self, pitch):
        """Four points exist, so nobody calls 5 at a Bicycle table; partners of Pagat's do."""
        assert CallAboveMaximum(Call("5"), 4) == pitch.why(pitch.auction(pitch.match()), "甲", "5")
        assert CallStands(number(5)) == pitch.why(pitch.auction(pitch.four()), "N", "5")

    def test_a_call_says_pass_or_a_number(self, pitch):
        """`nil` is of another game."""
        state = pitch.auction(pitch.match())
        assert CallNotAllowed(Call("nil")) == pitch.game.judge(state, MakeCall("甲", Call("nil"))).reason

    def test_the_same_number_is_too_low(self, pitch):
        """乙 may not repeat a 2; 3 and 4 are above it."""
        state = pitch.auction(pitch.match(), "甲 2")
        why = pitch.why(state, "乙", "2")
        assert CallTooLow("甲", number(2), (number(3), number(4))) == why
        assert "auction" == why.rule

    def test_no_card_before_the_calls_are_over(self, pitch):
        """乙 still has to speak."""
        assert AuctionGoesOn("乙") == pitch.why(pitch.auction(pitch.match(), "甲 2"), "甲", "SA")

    @pytest.mark.parametrize("action", [Exchange("甲", ()), PassCards("甲", "丙", ()), LookAtKitty("甲")])
    def test_nothing_is_exchanged(self, pitch, action):
        """No card is drawn or turned in this form of Pitch."""
        assert NothingToExchange() == pitch.game.judge(pitch.auction(pitch.match()), action).reason


class TestDealersPrivilege:
    """The dealer may take the bid at the same number, but not a 4 (S4 section 1)."""

    def test_the_dealer_takes_a_three(self, pitch):
        """甲 2, 乙 3, 丙 3: 丙 pitches."""
        state = pitch.auction(pitch.match(), "甲 2, 乙 3")
        assert DealerMayMatch("乙", number(3)) == pitch.why(state, "丙", "3")
        taken = pitch.auction(pitch.match(), "甲 2, 乙 3, 丙 3")
        assert Contract("丙", "丙", number(3), 3, 3) == taken.contract

    def test_a_four_ends_the_auction(self, pitch):
        """After 乙's 4 nobody can do anything: 乙 leads."""
        state = pitch.auction(pitch.match(), "甲 2, 乙 4")
        assert isinstance(state, Playing)
        assert "乙" == state.to_act

    def test_a_four_stays_with_its_caller(self, pitch):
        """The dealer who says 4 as well hears whose it is; any other call comes too late."""
        state = pitch.auction(pitch.match(), "甲 2, 乙 4")
        assert DealerMayNotTakeFour("乙", number(4)) == pitch.why(state, "丙", "4")
        assert AuctionIsOver() == pitch.why(state, "丙", "3")
        assert AuctionIsOver() == pitch.why(state, "甲", "4")

    def test_the_dealer_may_not_go_below(self, pitch):
        """A 2 after a 3 is too low for the dealer too."""
        state = pitch.auction(pitch.match(), "甲 2, 乙 3")
        assert DealersCallTooLow("乙", number(3), (number(3), number(4)), may_match=True) == pitch.why(state, "丙", "2")

    def test_never(self, pitch):
        """Where no call may be matched, only a higher one goes."""
        match = pitch.match(dealer_may_equal="never")
        state = pitch.auction(match, "甲 2, 乙 3")
        assert "pass 4" == pitch.legal(state)
        assert DealersCallTooLow("乙", number(3), (number(4),), may_match=False) == pitch.why(state, "丙", "3")
        assert AuctionIsOver() == pitch.why(pitch.auction(match, "甲 4"), "丙", "4")

    def test_always(self, pitch):
        """Where any call may be matched, a 4 waits for the dealer, and nobody else may say it again."""
        match = pitch.match(dealer_may_equal="always")
        assert "pass 4" == pitch.legal(pitch.auction(match, "甲 2, 乙 4"))
        state = pitch.auction(match, "甲 4")
        assert "pass" == pitch.legal(state)
        assert TopIsCalled("甲", number(4)) == pitch.why(state, "乙", "4")

    def test_at_pagats_table_the_dealer_may_take_a_five(self, pitch):
        """N 2, E 3, S 5: West may say 5 as well."""
        assert "pass 5" == pitch.legal(pitch.auction(pitch.four(), "N 2, E 3, S 5"))

    def test_two_players(self, pitch):
        """乙 deals and may match at once."""
        assert "pass 2 3 4" == pitch.legal(pitch.auction(pitch.match(seats="甲乙"), "甲 2"))


class TestTheEnd:
    """The highest call is the bid; what follows when all pass is agreed."""

    def test_the_last_call_opens_the_play(self, pitch):
        """Three calls, then the pitcher leads."""
        state = pitch.auction(pitch.match(), "甲 pass, 乙 2")
        step = pitch.game.apply(state, MakeCall("丙", PASS))
        contract = Contract("乙", "乙", number(2), 2, 2)
        assert (CallMade("丙", PASS), AuctionWon(contract), PlayBegins("乙")) == step.events

    def test_all_pass(self, pitch):
        """Nobody scores, and the next seat deals."""
        state = pitch.auction(pitch.match(before={"甲": 3}), "甲 pass, 乙 pass")
        step = pitch.game.apply(state, MakeCall("丙", PASS))
        assert (CallMade("丙", PASS), AllPassed()) == step.events
        assert isinstance(step.state, Over)
        assert {"甲": 0, "乙": 0, "丙": 0} == pitch.hand_scores(step.state)
        after = pitch.after(step.state)
        assert ("甲", 3, 1) == (after.dealer, after.total("甲"), after.hands)
        assert NobodyCalled("甲", again=False) == after.outcome.why

    def test_the_same_dealer_deals_again(self, pitch):
        """Where the table agreed so."""
        over = pitch.auction(pitch.match(all_pass="redeal_same"), "甲 pass, 乙 pass, 丙 pass")
        after = pitch.after(over)
        assert ("丙", NobodyCalled("丙", again=True)) == (after.dealer, after.outcome.why)

    def test_the_dealer_is_stuck(self, pitch):
        """Where the table agreed so, the dealer calls."""
        state = pitch.auction(pitch.match(all_pass="stick_dealer"), "甲 pass, 乙 pass")
        assert "2 3 4" == pitch.legal(state)
        assert DealerMustCall((number(2), number(3), number(4))) == pitch.why(state, "丙", "pass")

    def test_a_stuck_dealer_may_pass_over_a_bid(self, pitch):
        """The agreement is for when all others have passed."""
        state = pitch.auction(pitch.match(all_pass="stick_dealer"), "甲 2, 乙 pass")
        assert CallStands(PASS) == pitch.why(state, "丙", "pass")

    def test_partners_are_stuck_too(self, pitch):
        """Pagat: N, E, S pass, and West calls from 2 to 5."""
        assert "2 3 4 5" == pitch.legal(pitch.auction(pitch.four(), "N pass, E pass, S pass"))


def test_the_contract_may_come_without_the_calls(pitch):
    """A record that only says who pitched, and at what."""
    state = pitch.auction(pitch.match())
    known = pitch.game.skip_calls(state, MakeCall("乙", number(3)), None)
    assert (Contract("乙", "乙", number(3), 3, 3), "乙") == (known.contract, known.to_act)


def test_without_any_call_the_leader_pitches(pitch):
    """The bid is then not known, and the hand is not scored."""
    known = pitch.game.skip_calls(pitch.auction(pitch.match()), None, "丙")
    assert (None, "丙") == (known.contract, known.to_act)
    assert "甲" == pitch.game.skip_calls(pitch.auction(pitch.match()), None, None).to_act
