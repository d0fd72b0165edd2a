"""Bids: one round, no passes, who may call nil, and what the variants ask."""

import pytest

from tutor.games.spades.call_reasons import (
    BlindNilAfterPartner,
    BlindNilNotFirst,
    BlindNilNotTrailing,
    CallAbove13,
    NilAfterPartner,
    NoBlindNil,
    NobodyPasses,
    NoNil,
)
from tutor.games.spades.calls import BLIND_NIL, NIL
from tutor.games.spades.reasons import BelowMinimum, MinimumSideBid, MirrorBid, SuicideNeedsNil, WhizBid
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS, Call, number
from tutor.kernel.events import CallMade, PlayBegins
from tutor.kernel.reasons import AuctionIsOver, CallNotAllowed, CallStands, NotYourTurnToCall

NUMBERS = " ".join(str(n) for n in range(1, 14))
TRICK_1 = (
    "N SA S9 S5 HK H6 H3 DQ D7 D3 CA CT C7 C2; E SQ S7 S3 HJ H9 H4 DT D4 CQ CJ C9 C5 C4; "
    "S SK S8 S4 HQ H7 H2 DA D9 D5 CK C8 C6 C3; W SJ ST S6 S2 HA HT H8 H5 DK DJ D8 D6 D2"
)
NO_SPADE = (
    "S HQ H7 H2 DA D9 D5 CK C8 C6 C3 HA HT H8; W SJ ST S6 S2 S3 S4 S5 S7 DK DJ D8 D6 D2; "
    "N SA S9 S8 HK H6 H3 DQ D7 D3 CA CT C7 C2; E SQ SK H5 HJ H9 H4 DT D4 CQ CJ C9 C5 C4"
)


def test_the_dealers_left_calls_first(spades):
    """Calls go round once, clockwise from the dealer's left (S0 section 1)."""
    state = spades.auction(spades.match(dealer="W"))
    assert "N" == state.to_act
    assert NotYourTurnToCall("N") == spades.why(state, "E", "4")


def test_every_number_and_nil_may_be_called(spades):
    """Bids do not climb: after N 3, E 4 South may call nil or any number (S0 section 1)."""
    assert f"nil {NUMBERS}" == spades.legal(spades.auction(spades.match(), "N 3, E 4"))


def test_zero_is_nil(spades):
    """A bid of 0 is nil (S0 section 1)."""
    state = spades.auction(spades.match())
    assert CallStands(NIL) == spades.why(state, "N", "0")
    assert CallStands(NIL) == spades.game.judge(state, MakeCall("N", number(0))).reason
    assert MakeCall("N", NIL) == spades.game.apply(state, MakeCall("N", number(0))).state.calls[0]


def test_zero_is_an_ordinary_bid_at_cards4(spades):
    """S1 writes a number from 0 to 13, or nil when allowed: two different calls."""
    state = spades.auction(spades.match("cards4"))
    assert f"nil blind-nil 0 {NUMBERS}" == spades.legal(state)
    assert CallStands(number(0)) == spades.why(state, "N", "0")


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("pass", NobodyPasses(PASS)),
        ("14", CallAbove13(number(14))),
        ("7H", CallNotAllowed(Call("7H"))),
        ("99999", CallNotAllowed(Call("99999"))),
        ("blind-nil", NoBlindNil(BLIND_NIL)),
    ],
)
def test_a_call_that_spades_does_not_know(spades, said, reason):
    """Nobody passes, nobody bids more than 13, and blind nil is not NeuralPlay's (S0 section 1)."""
    assert reason == spades.why(spades.auction(spades.match(), "N 3, E 4"), "S", said)


def test_a_call_written_by_another_hand_is_read(spades):
    """A plain call of the right notation is understood."""
    assert CallStands(number(4)) == spades.game.judge(spades.auction(spades.match()), MakeCall("N", Call("4"))).reason


@pytest.mark.parametrize(("said", "reason"), [("nil", NoNil(NIL)), ("0", NoNil(NIL))])
def test_bicycle_has_no_nil(spades, said, reason):
    """Bicycle's lowest bid is 1, and its page has no nil (S0 section 5)."""
    state = spades.auction(spades.match("bicycle"))
    assert reason == spades.why(state, "N", said)
    assert NUMBERS == spades.legal(state)


def test_a_bid_below_the_tables_lowest(spades):
    """A table may agree on a lowest bid; nil stays open beside it."""
    state = spades.auction(spades.match(minimum_bid="3"))
    assert BelowMinimum(number(2), 3) == spades.why(state, "N", "2")
    assert spades.goes(state, "N", "nil")


def test_nobody_calls_once_four_have(spades):
    """Four calls, and the auction is over."""
    state = spades.auction(spades.match(), "N 3, E 4, S 3, W 2")
    assert AuctionIsOver() == spades.game.judge(state, MakeCall("N", number(3))).reason


def test_the_contracts_add_partners(spades):
    """N 3 and S 3 make 6, E 4 and W 2 make 6: twelve of thirteen (S0 section 4)."""
    game = spades.game
    assert {"NS": 6, "EW": 6} == game.contracts(spades.auction(spades.match(), "N 3, E 4, S 3, W 2"))
    assert {} == game.contracts(spades.auction(spades.match(), "N 3, E 4, S 3"))
    assert {"NS": 4, "EW": 7} == game.contracts(spades.auction(spades.match(), "N nil, E 4, S 4, W 3"))
    alone = spades.auction(spades.match("bicycle"), "N 3, E 4, S 3, W 2")
    assert {"N": 3, "E": 4, "S": 3, "W": 2} == game.contracts(alone)


def test_the_last_call_begins_the_play(spades):
    """After the fourth call the dealer's left leads (S0 section 1)."""
    state = spades.auction(spades.match(dealer="S"), "W 3, N 4, E 3")
    step = spades.game.apply(state, MakeCall("S", number(2)))
    assert (CallMade("S", number(2)), PlayBegins("W")) == step.events
    assert "W" == step.state.to_act


class TestWhoMayCallNil:
    """S1: open to the first to bid; once your partner has bid you may not choose nil any more."""

    def test_at_cards4_nil_closes_with_the_partners_call(self, spades):
        """Our reading of S1: the first of each partnership."""
        state = spades.auction(spades.match("cards4"), "N 3, E 4")
        assert NilAfterPartner(NIL) == spades.why(state, "S", "nil")
        assert BlindNilAfterPartner(BLIND_NIL) == spades.why(state, "S", "blind-nil")
        assert spades.goes(spades.auction(spades.match("cards4"), "N 3"), "E", "nil")

    def test_blind_nil_for_the_first_bidder_of_the_deal(self, spades):
        """Another reading of the same sentence: only the very first to call."""
        match = spades.match(blind_nil_who="first_bidder_of_deal")
        assert spades.goes(spades.auction(match), "N", "blind-nil")
        late = spades.why(spades.auction(match, "N 3"), "E", "blind-nil")
        assert BlindNilNotFirst(BLIND_NIL) == late

    def test_blind_nil_for_a_side_100_behind(self, spades):
        """Pagat opens it to a side that trails by 100 or more."""
        match = spades.match("pagat", before={"NS": (100, 0), "EW": (250, 0)})
        assert f"nil blind-nil {NUMBERS}" == spades.legal(spades.auction(match))
        ahead = spades.why(spades.auction(match, "N blind-nil"), "E", "blind-nil")
        assert BlindNilNotTrailing(BLIND_NIL) == ahead

    @pytest.mark.parametrize(("behind", "goes"), [(99, False), (100, True)])
    def test_trailing_means_by_a_hundred(self, spades, behind, goes):
        """99 points behind do not open it, 100 do."""
        match = spades.match("pagat", before={"EW": (behind, 0)})
        assert goes == spades.goes(spades.auction(match), "N", "blind-nil")

    def test_blind_nil_for_anyone(self, spades):
        """Some tables let anybody call it."""
        assert spades.goes(spades.auction(spades.match(blind_nil_who="anyone"), "N 3, E 4, S 2"), "W", "blind-nil")

    def test_trailing_alone_is_measured_by_the_leader(self, spades):
        """Where each plays alone, the best of the others counts."""
        match = spades.match(partnership="false", blind_nil_who="trailing_100", before={"S": (120, 0), "N": (30, 0)})
        assert not spades.goes(spades.auction(match), "N", "blind-nil")
        assert spades.goes(spades.auction(match, "N 3"), "E", "blind-nil")


class TestMirror:
    """Mirror: as many as the spades held, nil without one (S1, detailed guide)."""

    def test_the_bid_is_the_number_of_spades(self, spades):
        """West holds four spades and bids four, nothing else."""
        state = spades.auction(spades.match(dealer="E", bidding="mirror"), "S 3", TRICK_1)
        assert "4" == spades.legal(state)
        assert MirrorBid(number(5), 4) == spades.why(state, "W", "5")
        assert MirrorBid(NIL, 4) == spades.why(state, "W", "nil")

    def test_the_four_bids_make_thirteen(self, spades):
        """There are thirteen spades."""
        state = spades.auction(spades.match(dealer="E", bidding="mirror"), "S 3, W 4, N 3, E 3", TRICK_1)
        assert 13 == sum(spades.game.contracts(state).values())

    def test_without_a_spade_it_is_nil(self, spades):
        """A nil that the variant asks for is open even where nil is the first partner's."""
        state = spades.auction(spades.match("cards4", dealer="E", bidding="mirror"), hands=NO_SPADE)
        assert "nil" == spades.legal(state)
        assert MirrorBid(number(0), 0) == spades.why(state, "S", "0")

    def test_jokers_and_high_deuces_are_spades(self, spades):
        """What counts as a spade counts for the bid."""
        hand = "S JO1 JO2 D2 SK S8 S4 HQ H7 DA D9 D5 CK C8"
        match = spades.match(dealer="E", bidding="mirror", jokers="2", deuces_high="true")
        assert "6" == spades.legal(spades.auction(match, hands=hand))

    def test_a_hand_that_is_not_known_may_call_anything(self, spades):
        """A record without hands is not held to spades that nobody has seen."""
        assert spades.goes(spades.auction(spades.match(bidding="mirror")), "N", "6")


class TestWhiz:
    """Whiz: the number of spades held, or nil (S1, detailed guide)."""

    def test_the_number_of_spades_or_nil(self, spades):
        """West's four spades: 4 or nil."""
        state = spades.auction(spades.match(dealer="E", bidding="whiz"), "S 3", TRICK_1)
        assert "nil 4" == spades.legal(state)
        assert WhizBid(number(5), 4) == spades.why(state, "W", "5")

    def test_without_a_spade_it_is_nil(self, spades):
        """No spade, no number."""
        state = spades.auction(spades.match(dealer="E", bidding="whiz"), hands=NO_SPADE)
        assert "nil" == spades.legal(state)
        assert WhizBid(number(1), 0) == spades.why(state, "S", "1")


class TestSuicide:
    """Suicide: one of each side bids nil (S1, detailed guide)."""

    def test_after_a_number_the_partner_bids_nil(self, spades):
        """South bid a number, so North must nil."""
        state = spades.auction(spades.match(dealer="E", bidding="suicide"), "S 3, W nil", TRICK_1)
        assert "nil" == spades.legal(state)
        assert SuicideNeedsNil(number(3), "S") == spades.why(state, "N", "3")

    def test_after_a_nil_the_partner_is_free(self, spades):
        """One nil is enough."""
        state = spades.auction(spades.match(dealer="E", bidding="suicide"), "S 3, W nil, N nil", TRICK_1)
        assert f"nil {NUMBERS}" == spades.legal(state)

    def test_the_nil_asked_for_is_open(self, spades):
        """Even where nil is otherwise the first partner's."""
        state = spades.auction(spades.match("cards4", bidding="suicide"), "N 3, E 4")
        assert "nil" == spades.legal(state)


class TestMinimumSideBid:
    """A table may ask each side for a minimum; the second partner is bound by it."""

    def test_the_second_partner_makes_it_up(self, spades):
        """With 4 agreed and 1 called, 3 are needed."""
        state = spades.auction(spades.match(minimum_side_bid="4"), "N 1, E 4")
        assert "3 4 5 6 7 8 9 10 11 12 13" == spades.legal(state)
        assert MinimumSideBid("N", number(1), 4, 3) == spades.why(state, "S", "2")

    def test_two_nils_are_exempt(self, spades):
        """After a nil, the partner's nil goes, and so does the whole minimum."""
        state = spades.auction(spades.match(minimum_side_bid="4"), "N nil, E 4")
        assert "nil 4 5 6 7 8 9 10 11 12 13" == spades.legal(state)


class TestFirstLead:
    """Who leads first is an option: on the cards of one deal, three different seats."""

    @pytest.mark.parametrize(
        ("first_lead", "leader"), [("dealers_left", "S"), ("two_of_clubs", "N"), ("highest_bidder", "W")]
    )
    def test_who_leads_first(self, spades, first_lead, leader):
        """South sits left of the dealer, North holds the two of clubs, West bid most."""
        match = spades.match(dealer="E", first_lead=first_lead)
        assert leader == spades.auction(match, "S 3, W 4, N 3, E 3", TRICK_1).to_act

    def test_of_equal_bids_the_first_leads(self, spades):
        """A tie goes to the one who called first."""
        match = spades.match(dealer="E", first_lead="highest_bidder")
        assert "W" == spades.auction(match, "S nil, W 4, N 4, E 4", TRICK_1).to_act

    def test_a_two_of_clubs_that_nobody_shows(self, spades):
        """Where the hands are not known the dealer's left leads."""
        assert "N" == spades.auction(spades.match(first_lead="two_of_clubs"), "N 3, E 4, S 3, W 2").to_act
