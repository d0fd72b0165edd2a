"""Which cards may be played, and why: the rules of S0 section 2, card by card."""

import pytest

from tutor.games.spades.card_reasons import (
    NoSuitToName,
    NotBroken,
    OnlySpades,
    SpadeOnFirstTrick,
    SpadesAnyTime,
    SpadesAreBroken,
    SpadesLast,
    TwoOfClubsLeads,
    VoidOnFirstTrick,
)
from tutor.kernel.actions import Exchange, LookAtKitty, MakeCall, PlayCard
from tutor.kernel.calls import number
from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.events import CardPlayed, HandScored, SuitBroken, TrickTaken
from tutor.kernel.reasons import (
    AuctionGoesOn,
    CardNotHeld,
    FollowsSuit,
    HandIsOver,
    HighestOfLedSuit,
    HighestTrump,
    MayLeadAnything,
    MustFollowSuit,
    NothingToExchange,
    NotYourTurn,
    NotYourTurnToCall,
    VoidAnyCard,
)

ACE_COVERED = "N S2 DA; E H3 C9; S HK C3; W HA C5"
CLOSED = "N ST H3 D9 C7; E S6 HK DJ C5; S SK S9 H5 C8; W S4 H8 D6 C2"
RUFF = "N D7 H8 S2 CQ; E D4 H2 H9 C4; S SK S9 C8 C3; W DK H6 S5 C6"
FOUR = "N H9 D2 CK SQ; E HA D9 C3 S8; S H5 DA C8 S4; W HJ C5 S6 S2"
FOUR_PLAYS = "S H5, W HJ, N H9, E HA, E D9, S DA, W C5, N D2, S C8, W S6, N CK, E C3, W S2, N SQ, E S8, S S4"
ONLY = "N SJ C5 C6; E H2 H3 D7; S SA S7 S3; W S9 HK D4"


class TestFollowing:
    """Follow the led suit if you can; void, play anything (S0 section 2, S1 how to play 5)."""

    def test_a_void_hand_may_trump_or_throw(self, spades):
        """North has no heart: the two of spades goes, and so does the ace of diamonds."""
        state = spades.position(spades.match(), ACE_COVERED, "S", plays="S HK, W HA")
        assert "S2 DA" == spades.legal(state)
        assert VoidAnyCard(Suit.HEARTS, Suit.SPADES) == spades.why(state, "N", "DA")

    def test_a_hand_with_a_heart_follows(self, spades):
        """With a heart in hand North may not trump."""
        state = spades.position(spades.match(), ACE_COVERED.replace("DA", "H5"), "S", plays="S HK, W HA")
        assert MustFollowSuit(Suit.HEARTS, card("S2"), cards("H5")) == spades.why(state, "N", "S2")
        assert FollowsSuit(card("H5"), Suit.HEARTS) == spades.why(state, "N", "H5")

    def test_high_or_low_as_one_likes(self, spades):
        """A follower need not beat what lies there."""
        hands = "N HQ H6 SA D3; E HJ H9 C9 D2; S HT C3 D8 C7; W H4 C5 D9 C8"
        assert "HQ H6" == spades.legal(spades.position(spades.match(), hands, "S", plays="S HT, W H4"))

    def test_a_spade_on_the_table_changes_nothing(self, spades):
        """The first card asks, not the latest: North still follows hearts."""
        hands = "N H9 S9; E HA DJ; S HK D2; W S5 D6"
        state = spades.position(spades.match(), hands, "S", plays="S HK, W S5")
        assert Suit.HEARTS == state.play.led
        assert MustFollowSuit(Suit.HEARTS, card("S9"), cards("H9")) == spades.why(state, "N", "S9")

    def test_spades_led_are_followed_like_any_suit(self, spades):
        """West holds the nine of spades and plays it."""
        state = spades.position(spades.match(), ONLY, "S", plays="S S7")
        assert MustFollowSuit(Suit.SPADES, card("HK"), cards("S9")) == spades.why(state, "W", "HK")

    def test_a_nil_bidder_follows_too(self, spades):
        """Nil frees nobody from following."""
        hands = "N HA CQ DK; E H5 C9 D8; S HK C2 D3; W H8 CJ DT"
        state = spades.position(spades.match(), hands, "E", plays="E H5", bids="N 3, E 4, S nil, W 3")
        assert "HK" == spades.legal(state)


class TestWhoTakesIt:
    """The highest spade takes a trick, else the highest card of the led suit (S0 section 2)."""

    @pytest.mark.parametrize(
        ("hands", "plays", "winner", "why"),
        [
            (ACE_COVERED, "S HK, W HA, N S2, E H3", "N", HighestTrump("N", card("S2"), card("HA"))),
            (
                ACE_COVERED,
                "S HK, W HA, N DA, E H3",
                "W",
                HighestOfLedSuit("W", card("HA"), Suit.HEARTS, Suit.SPADES),
            ),
            (
                "N HJ D4; E S9 C2; S HK C3; W S5 C8",
                "S HK, W S5, N HJ, E S9",
                "E",
                HighestTrump("E", card("S9"), card("HK")),
            ),
            (
                "N HK H8; E C6 D3; S C4 D2; W DA D8",
                "S C4, W DA, N HK, E C6",
                "E",
                HighestOfLedSuit("E", card("C6"), Suit.CLUBS, Suit.SPADES),
            ),
            (ONLY, "S S7, W S9, N SJ, E H2", "N", HighestTrump("N", card("SJ"), None)),
        ],
    )
    def test_the_winner_and_why(self, spades, hands, plays, winner, why):
        """A two of spades beats an ace; the higher of two spades wins; no suit outranks another, but spades."""
        (trick,) = spades.tricks(spades.position(spades.match(), hands, "S", plays=plays))
        assert (winner, why) == (trick.winner, trick.why)

    def test_the_winner_leads(self, spades):
        """North takes the trick and leads the next (S0 section 2)."""
        state = spades.position(spades.match(), ACE_COVERED, "S", plays="S HK, W HA, N S2, E H3")
        assert "N" == state.to_act
        assert NotYourTurn("N", "lead") == spades.why(state, "S", "C3")

    def test_jokers_and_high_deuces_stand_above_the_ace(self, spades):
        """JO1, JO2, D2, S2, SA: the red deuce above the black one."""
        match = spades.match(jokers="2", deuces_high="true")
        hands = "N SA C3; E S2 C4; S D2 C5; W JO2 C6"
        state = spades.position(match, hands, "N", broken=True, plays="N SA, E S2, S D2")
        assert "S" == state.play.order.winning(state.play.table).seat
        assert "W" == spades.tricks(spades.play(state, "W JO2"))[0].winner

    def test_a_joker_names_no_suit(self, spades):
        """It is a spade, so nothing is named for it."""
        state = spades.position(spades.match(jokers="1"), "N JO C3; E S2 C4; S D2 C5; W D3 C6", "N", broken=True)
        named = spades.game.judge(state, PlayCard("N", card("JO"), Suit.HEARTS))
        assert NoSuitToName(card("JO")) == named.reason


class TestBreaking:
    """Spades may be led only once broken, or when nothing else is held (S0 section 2, S1 how to play 6)."""

    def test_unbroken_spades_are_not_led(self, spades):
        """No spade at all, not even a small one, while other suits are held."""
        state = spades.position(spades.match(), CLOSED, "S")
        assert "H5 C8" == spades.legal(state)
        assert NotBroken(card("SK"), cards("H5 C8")) == spades.why(state, "S", "SK")
        assert MayLeadAnything(card("H5")) == spades.why(state, "S", "H5")

    def test_not_broken_limits_leads_only(self, spades):
        """A void hand may trump: this is how spades get broken."""
        assert "SK S9 C8 C3" == spades.legal(spades.position(spades.match(), RUFF, "E", plays="E D4"))

    def test_one_spade_from_anyone_opens_them(self, spades):
        """After South's nine of spades they may be led, and need not be."""
        state = spades.position(spades.match(), RUFF, "E", plays="E D4, S S9, W DK, N D7")
        assert "SK C8 C3" == spades.legal(state)
        assert SpadesAreBroken(card("SK"), 1) == spades.why(state, "S", "SK")

    def test_broken_before_the_position(self, spades):
        """A position may bring the fact along."""
        state = spades.position(spades.match(), CLOSED, "S", broken=True)
        assert SpadesAreBroken(card("SK"), None) == spades.why(state, "S", "SK")

    def test_only_the_trick_that_breaks_them_says_so(self, spades):
        """Trick 3 breaks them; the lead in trick 4 was allowed because of it. The event comes once."""
        events = spades.events(spades.position(spades.match(), FOUR, "S"), FOUR_PLAYS)
        broken = [event for event in events if isinstance(event, SuitBroken)]
        assert [SuitBroken(Suit.SPADES, "W")] == broken
        assert CardPlayed("W", card("S6")) == events[events.index(broken[0]) - 1]

    def test_a_discard_breaks_nothing(self, spades):
        """Only a spade breaks spades."""
        state = spades.position(spades.match(), FOUR, "S", plays="S H5, W HJ, N H9, E HA, E D9, S DA, W C5, N D2")
        assert NotBroken(card("S4"), cards("C8")) == spades.why(state, "S", "S4")

    def test_a_hand_of_spades_leads_one(self, spades):
        """Somebody must lead, so the rule steps aside, and that lead breaks them."""
        state = spades.position(spades.match(), ONLY, "S")
        assert "SA S7 S3" == spades.legal(state)
        assert OnlySpades(card("SA")) == spades.why(state, "S", "SA")
        assert SuitBroken(Suit.SPADES, "S") in spades.events(state, "S S7")

    def test_one_other_card_is_another_suit(self, spades):
        """Two spades and a diamond: the diamond is led."""
        assert "D3" == spades.legal(spades.position(spades.match(), ONLY.replace("S3", "D3"), "S"))

    def test_at_some_tables_any_time(self, spades):
        """`lead_spades` anytime: nothing is closed, so nothing is broken."""
        state = spades.position(spades.match(lead_spades="anytime"), CLOSED, "S")
        assert "SK S9 H5 C8" == spades.legal(state)
        assert SpadesAnyTime(card("SK")) == spades.why(state, "S", "SK")
        assert not [event for event in spades.events(state, "S SK") if isinstance(event, SuitBroken)]

    def test_at_some_tables_only_when_nothing_else_is_held(self, spades):
        """`lead_spades` only_if_nothing_else: a broken suit stays closed."""
        match = spades.match(lead_spades="only_if_nothing_else")
        state = spades.position(match, CLOSED, "S", broken=True)
        assert SpadesLast(card("SK"), cards("H5 C8")) == spades.why(state, "S", "SK")
        assert OnlySpades(card("SA")) == spades.why(spades.position(match, ONLY, "S"), "S", "SA")

    def test_a_joker_is_a_spade_to_lead_and_to_break(self, spades):
        """It may not be led before they are broken."""
        state = spades.position(spades.match(jokers="1"), "N JO C3; E S2 C4; S D2 C5; W D3 C6", "N")
        assert NotBroken(card("JO"), cards("C3")) == spades.why(state, "N", "JO")


TRICK_1 = (
    "N SA S9 S5 HK H6 H3 DQ D7 D3 CA CT C7 C2; E SQ S7 S3 HJ H9 H4 DT D4 CQ CJ C9 C5 C4; "
    "S SK S8 S4 HQ H7 H2 DA D9 D5 CK C8 C6 C3; W SJ ST S6 S2 HA HT H8 H5 DK DJ D8 D6 D2"
)
OTHERS = "HA HT H8 H5 DK DJ D8 D6 D2"


class TestFirstTrick:
    """Trumping on the first trick is an option, allowed by default."""

    def test_a_spade_goes_on_the_first_trick(self, spades):
        """West has no club and may trump at once."""
        state = spades.whole(spades.match(dealer="E"), TRICK_1, "S", "S C3")
        assert f"SJ ST S6 S2 {OTHERS}" == spades.legal(state)

    def test_where_the_table_has_none_on_it(self, spades):
        """The same card waits, and any of the nine others goes."""
        state = spades.whole(spades.match(dealer="E", first_trick_trump="false"), TRICK_1, "S", "S C3")
        assert OTHERS == spades.legal(state)
        assert SpadeOnFirstTrick(card("S2"), cards(OTHERS)) == spades.why(state, "W", "S2")
        assert VoidOnFirstTrick(Suit.CLUBS, only_spades=False) == spades.why(state, "W", "HA")

    def test_a_hand_of_spades_may_play_one(self, spades):
        """With nothing else in hand a spade goes, first trick or not."""
        hands = "S C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK CA; W S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"
        state = spades.whole(spades.match(first_trick_trump="false"), hands, "S", "S C3")
        assert VoidOnFirstTrick(Suit.CLUBS, only_spades=True) == spades.why(state, "W", "S2")

    def test_a_spade_led_to_it_is_followed(self, spades):
        """Such a lead came from a hand of spades only; whoever has one follows, whoever has none plays anything."""
        hands = "S S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK JO; W SA H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA; N D2 C3"
        match = spades.match(first_trick_trump="false", jokers="1")
        state = spades.whole(match, hands + "; E C4", "S", "S S2")
        assert "SA" == spades.legal(state)
        assert VoidAnyCard(Suit.SPADES, Suit.SPADES) == spades.why(spades.play(state, "W SA"), "N", "D2")

    def test_nor_may_one_be_led_to_it(self, spades):
        """Even where spades may be led any time."""
        match = spades.match(first_trick_trump="false", lead_spades="anytime")
        assert not spades.goes(spades.whole(match, TRICK_1, "S"), "S", "SK")

    def test_the_second_trick_is_free(self, spades):
        """From the second trick on a void hand may trump."""
        match = spades.match(first_trick_trump="false")
        state = spades.whole(match, TRICK_1, "S", "S C3, W D2, N CA, E C4, N C2, E C5, S C6")
        assert spades.goes(state, "W", "S2")

    def test_a_position_begins_later(self, spades):
        """Four cards each are not the first trick of a hand."""
        state = spades.position(spades.match(first_trick_trump="false"), RUFF, "E", plays="E D4")
        assert spades.goes(state, "S", "S9")

    def test_the_two_of_clubs_leads_where_the_table_has_it_so(self, spades):
        """Its holder leads it and nothing else."""
        state = spades.whole(spades.match(first_lead="two_of_clubs"), TRICK_1, "N")
        assert "C2" == spades.legal(state)
        assert TwoOfClubsLeads(card("C2"), card("CA")) == spades.why(state, "N", "CA")
        assert TwoOfClubsLeads(card("C2"), card("C2")) == spades.why(state, "N", "C2")


class TestTurns:
    """Cards are played clockwise, from the hand, and not before the calls are over."""

    def test_one_card_each_clockwise(self, spades):
        """South has played: West is next."""
        state = spades.position(spades.match(), ACE_COVERED, "S", plays="S HK")
        assert NotYourTurn("W", "follow") == spades.why(state, "S", "C3")

    def test_the_first_leader(self, spades):
        """Nobody leads for the dealer's left."""
        state = spades.whole(spades.match(dealer="E"), TRICK_1, "S")
        assert NotYourTurn("S", "first") == spades.why(state, "W", "HA")

    def test_a_card_that_went(self, spades):
        """The reason says in which trick it was played; a card never held has none."""
        state = spades.position(spades.match(), ACE_COVERED, "S", plays="S HK, W HA, N S2, E H3")
        assert CardNotHeld(card("S2"), 1) == spades.why(state, "N", "S2")
        assert CardNotHeld(card("SA"), None) == spades.why(state, "N", "SA")

    def test_no_card_before_the_calls_are_over(self, spades):
        """South calls next."""
        state = spades.auction(spades.match(), "N 3, E 4", TRICK_1)
        assert AuctionGoesOn("S") == spades.game.judge(state, PlayCard("S", card("SK"))).reason
        assert NotYourTurnToCall("S") == spades.game.judge(state, MakeCall("W", number(3))).reason

    def test_no_card_after_the_last(self, spades):
        """The hand is over."""
        plays = "S HK, W HA, N S2, E H3, N DA, E C9, S C3, W C5"
        state = spades.position(spades.match(), ACE_COVERED, "S", plays=plays)
        assert HandIsOver() == spades.why(state, "N", "SA")
        assert () == spades.game.legal(state)

    @pytest.mark.parametrize("action", [LookAtKitty("S"), Exchange("S", cards("HK C3 D2"))])
    def test_there_is_no_kitty(self, spades, action):
        """Nothing lies aside."""
        state = spades.position(spades.match(), ACE_COVERED, "S")
        assert NothingToExchange() == spades.game.judge(state, action).reason


class TestTheWholeHand:
    """S0 section 4, from the first lead to the sheet."""

    def test_each_trick_goes_where_the_article_says(self, spades, whole_hand):
        """Thirteen winners."""
        winners = ["S", "N", "S", "E", "S", "E", "N", "E", "E", "S", "W", "W", "S"]
        assert winners == [trick.winner for trick in spades.tricks(spades.whole(spades.match(), plays=whole_hand))]

    def test_trick_4_breaks_spades(self, spades, whole_hand):
        """East's clubs ran out in trick 3, so the queen of spades goes in trick 4, and breaks them."""
        events = spades.events(spades.whole(spades.match()), whole_hand)
        before = events[: events.index(SuitBroken(Suit.SPADES, "E"))]
        assert 3 == sum(isinstance(event, TrickTaken) for event in before)
        assert 1 == sum(isinstance(event, SuitBroken) for event in events)

    def test_bids_that_are_not_known_leave_it_unscored(self, spades, whole_hand):
        """Cards alone score nothing."""
        events = spades.events(spades.whole(spades.match()), whole_hand)
        assert [] == [event for event in events if isinstance(event, HandScored)]
        assert spades.whole(spades.match(), plays=whole_hand).score is None
