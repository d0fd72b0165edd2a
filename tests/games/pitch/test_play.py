"""Which cards may be played in Pitch, and why (S4 section 2)."""

import pytest

from tutor.games.pitch.reasons import FollowOrTrump, MayTrump, MustFollowTrump, SetsTrump
from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import JOKER, Suit, card, cards
from tutor.kernel.events import CardPlayed, HandScored, TrickTaken, TrumpSet
from tutor.kernel.game import IllegalActionError
from tutor.kernel.reasons import (
    AuctionIsOver,
    CardNotHeld,
    FollowsSuit,
    HandIsOver,
    HighestOfLedSuit,
    HighestTrump,
    MayLeadAnything,
    NotYourTurn,
    SitsOut,
    VoidAnyCard,
)

HEART = "甲 SA HA D3; 乙 SJ H2 CK; 丙 S5 D9 CJ"
CLUB = "甲 SA CA D3; 乙 SJ H2 CK; 丙 S5 D9 CJ"
NO_BOWER = "甲 SA HA D3; 乙 SJ H2 CK; 丙 H9 D9 CJ"
QUEEN = "甲 SQ HA D3; 乙 SJ H2 CK; 丙 S5 D9 CJ"
TEN_UNDER_JACK = "甲 HT D3; 乙 HJ D4; 丙 H9 D5"


class TestFirstCard:
    """The pitcher leads, and the suit of that card is trump for the whole hand (S4 section 2)."""

    def test_any_of_six_may_go(self, pitch, scenes):
        """Not the best suit, nor the longest: the first card's."""
        hands, calls, _ = scenes["whole"]
        state = pitch.auction(pitch.match(), calls, hands)
        assert "SA SK HA HT D3 C2" == pitch.legal(state)
        assert SetsTrump(card("D3"), Suit.DIAMONDS) == pitch.why(state, "甲", "D3")

    @pytest.mark.parametrize("first", ["SA", "HT", "D3", "C2"])
    def test_its_suit_is_trump(self, pitch, scenes, first):
        """Before it no suit is trump; after it that suit is."""
        hands, calls, _ = scenes["whole"]
        state = pitch.auction(pitch.match(), calls, hands)
        assert pitch.game.order(state).trump is None
        step = pitch.game.apply(state, PlayCard("甲", card(first)))
        assert (CardPlayed("甲", card(first)), TrumpSet(card(first).suit)) == step.events
        assert card(first).suit is pitch.game.order(step.state).trump

    def test_later_leads_change_nothing(self, pitch, scenes):
        """♥A leads the third trick of S4's hand, and spades stay trump."""
        hands, calls, plays = scenes["whole"]
        state = pitch.auction(pitch.match(), calls, hands)
        state = pitch.play(state, ",".join(plays.split(",")[:6]))
        assert MayLeadAnything(card("HA")) == pitch.why(state, "甲", "HA")
        state = pitch.play(state, "甲 HA")
        assert (Suit.SPADES, Suit.HEARTS) == (state.play.order.trump, state.play.led)

    def test_the_pitcher_leads_not_the_dealers_left(self, pitch, scenes):
        """丙 took the bid, so 丙 leads."""
        state = pitch.auction(pitch.match(), "甲 2, 乙 3, 丙 3", scenes["whole"][0])
        assert NotYourTurn("丙", "first") == pitch.why(state, "甲", "SA")

    def test_in_a_position_the_trump_stands(self, pitch):
        """The first lead of a position sets nothing."""
        state = pitch.position(HEART)
        assert MayLeadAnything(card("HA")) == pitch.why(state, "甲", "HA")
        assert Suit.SPADES is pitch.play(state, "甲 HA").play.order.trump

    def test_a_position_without_trump_gets_one_by_its_lead(self, pitch):
        """What a position does not say has not happened."""
        state = pitch.position(HEART, trump="")
        assert Suit.HEARTS is pitch.play(state, "甲 HA").play.order.trump


class TestTrumpLed:
    """Trump led: a trump if you hold one (S4 section 2, rule 1)."""

    def test_a_trump_goes_on_a_trump(self, pitch):
        """♠A led: 乙 has ♠J and may not throw a heart."""
        state = pitch.position(HEART, "甲 SA")
        assert "SJ" == pitch.legal(state)
        assert MustFollowTrump(Suit.SPADES, card("H2"), cards("SJ")) == pitch.why(state, "乙", "H2")
        assert FollowsSuit(card("SJ"), Suit.SPADES) == pitch.why(state, "乙", "SJ")

    def test_without_a_trump_any_card_goes(self, pitch):
        """♣J is a club, no left bower: 丙 holds no trump at all."""
        state = pitch.position(NO_BOWER, "甲 SA, 乙 SJ")
        assert "H9 D9 CJ" == pitch.legal(state)
        assert VoidAnyCard(Suit.SPADES, Suit.SPADES) == pitch.why(state, "丙", "CJ")


class TestAnotherSuitLed:
    """Another suit led: follow it or trump it, even if you can follow (S4 section 2, rule 2)."""

    def test_follow_or_trump(self, pitch):
        """S4's own case: ♥A led, ♥2 and ♠J both go."""
        state = pitch.position(HEART, "甲 HA")
        assert "SJ H2" == pitch.legal(state)
        assert MayTrump(card("SJ"), Suit.HEARTS, cards("H2")) == pitch.why(state, "乙", "SJ")
        assert FollowsSuit(card("H2"), Suit.HEARTS) == pitch.why(state, "乙", "H2")

    def test_a_third_suit_does_not_go(self, pitch):
        """♣K is neither a heart nor a trump."""
        reason = FollowOrTrump(Suit.HEARTS, Suit.SPADES, card("CK"), cards("H2"), cards("SJ H2"))
        assert reason == pitch.why(pitch.position(HEART, "甲 HA"), "乙", "CK")

    def test_nor_where_no_trump_is_held(self, pitch):
        """乙 holds ♥2 and no spade: ♥2 it is."""
        state = pitch.position("甲 HA D3; 乙 H2 CK; 丙 S5 D9", "甲 HA")
        reason = FollowOrTrump(Suit.HEARTS, Suit.SPADES, card("CK"), cards("H2"), cards("H2"))
        assert (reason, "no-trump-held") == (pitch.why(state, "乙", "CK"), reason.variant)

    def test_the_jack_of_clubs_is_a_club(self, pitch):
        """♣A led: 丙 has to follow with ♣J, or trump."""
        state = pitch.position(CLUB, "甲 CA, 乙 CK")
        assert "S5 CJ" == pitch.legal(state)
        reason = FollowOrTrump(Suit.CLUBS, Suit.SPADES, card("D9"), cards("CJ"), cards("S5 CJ"))
        assert reason == pitch.why(state, "丙", "D9")


class TestVoid:
    """No card of the led suit: any card (S4 section 2, rule 3)."""

    @pytest.mark.parametrize("code", ["S5", "D9", "CJ"])
    def test_any_card_goes(self, pitch, code):
        """丙 holds no heart, and nobody is made to trump."""
        state = pitch.position(HEART, "甲 HA, 乙 SJ")
        assert VoidAnyCard(Suit.HEARTS, Suit.SPADES) == pitch.why(state, "丙", code)


class TestWhoTakesIt:
    """The highest trump, else the highest card of the led suit (S4 section 2, rule 4)."""

    @pytest.mark.parametrize(
        ("hands", "plays", "winner", "why"),
        [
            (HEART, "甲 HA, 乙 H2, 丙 S5", "丙", HighestTrump("丙", card("S5"), card("HA"))),
            (HEART, "甲 HA, 乙 SJ, 丙 S5", "乙", HighestTrump("乙", card("SJ"), card("HA"))),
            (HEART, "甲 HA, 乙 H2, 丙 CJ", "甲", HighestOfLedSuit("甲", card("HA"), Suit.HEARTS, Suit.SPADES)),
            (NO_BOWER, "甲 SA, 乙 SJ, 丙 CJ", "甲", HighestTrump("甲", card("SA"), None)),
            (QUEEN, "甲 SQ, 乙 SJ, 丙 S5", "甲", HighestTrump("甲", card("SQ"), None)),
            (TEN_UNDER_JACK, "甲 HT, 乙 HJ, 丙 H9", "乙", HighestOfLedSuit("乙", card("HJ"), Suit.HEARTS, Suit.SPADES)),
        ],
    )
    def test_the_winner_and_why(self, pitch, hands, plays, winner, why):
        """The lowest trump beats an ace; a jack is under the queen and over the ten; a thrown card never wins."""
        trick = pitch.position(hands, plays).play.tricks[-1]
        assert (winner, why) == (trick.winner, trick.why)

    def test_the_winner_leads(self, pitch):
        """丙 trumped low, and leads on."""
        state = pitch.position(HEART, "甲 HA, 乙 H2, 丙 S5")
        assert NotYourTurn("丙", "lead") == pitch.why(state, "甲", "SA")
        assert MayLeadAnything(card("CJ")) == pitch.why(state, "丙", "CJ")


class TestTurns:
    """Cards come from a hand, in turn, while the hand lasts."""

    def test_clockwise(self, pitch):
        """After 甲 comes 乙."""
        assert NotYourTurn("乙", "follow") == pitch.why(pitch.position(HEART, "甲 HA"), "丙", "S5")

    def test_only_a_card_in_hand(self, pitch):
        """♠A went in trick 1; ♠K and the joker never were there."""
        state = pitch.position(HEART, "甲 SA, 乙 SJ, 丙 S5")
        assert CardNotHeld(card("SA"), 1) == pitch.why(state, "甲", "SA")
        assert CardNotHeld(card("SK"), None) == pitch.why(state, "甲", "SK")
        assert CardNotHeld(JOKER, None) == pitch.why(state, "甲", "JO")

    def test_nobody_plays_for_a_seat_that_is_not_there(self, pitch):
        """A bad action is judged, never raised."""
        assert SitsOut("丁") == pitch.why(pitch.position(HEART), "丁", "SA")

    def test_nothing_after_the_hand(self, pitch, scenes):
        """The last trick is over: no card, no call."""
        over = pitch.whole(pitch.match(), *scenes["whole"])
        assert HandIsOver() == pitch.why(over, "丙", "SA")
        assert AuctionIsOver() == pitch.why(over, "丙", "2")
        assert "" == pitch.legal(over)

    def test_an_illegal_card_is_the_callers_bug(self, pitch):
        """`apply` raises with the reason that `judge` gives."""
        with pytest.raises(IllegalActionError) as caught:
            pitch.play(pitch.position(HEART, "甲 HA"), "乙 CK")
        assert "follow-or-trump" == caught.value.reason.code

    def test_the_last_card_scores_the_hand(self, pitch, scenes):
        """The trick, then the score."""
        hands, calls, plays = scenes["whole"]
        state = pitch.play(pitch.auction(pitch.match(), calls, hands), ",".join(plays.split(",")[:-1]))
        step = pitch.game.apply(state, PlayCard("甲", card("D3")))
        assert [CardPlayed, TrickTaken, HandScored] == [type(event) for event in step.events]
