"""How a match of Pitch ends: the target, the order of counting, smudge (S4 section 5)."""

import pytest

from tutor.games.pitch.score_reasons import (
    AllFourWin,
    BidToGoOut,
    CountingOrder,
    DealCapReached,
    GoesOn,
    HigherTotalWins,
    LevelAtTarget,
    PitcherCountsFirst,
    SmudgeBelowZero,
    SmudgeWins,
    Won,
)

BID = "甲 {}, 乙 pass, 丙 pass"
N_BIDS = "N {}, E pass, S pass, W pass"


def before(*totals: int) -> dict[str, int]:
    return dict(zip("甲乙丙", totals, strict=True))


class TestCounting:
    """Count the pitcher first, the others from their old totals in the order High, Low, Jack, Game."""

    @pytest.mark.parametrize(
        ("hand", "winner", "why"),
        [
            (((5, 6, 0), 2, "甲 high jack; 乙 low game"), "甲", PitcherCountsFirst("甲", 7, "乙", 8)),
            (((4, 6, 0), 3, "甲 high low jack; 乙 game"), "甲", PitcherCountsFirst("甲", 7, "乙", 7)),
            (((0, 6, 6), 2, "甲 high jack; 乙 game; 丙 low"), "丙", CountingOrder("丙", 7, "low", "乙")),
            (((0, 5, 6), 2, "甲 high; 乙 low game; 丙 jack"), "丙", CountingOrder("丙", 7, "jack", "乙")),
            (((0, 6, 4), 2, "甲 jack game; 乙 high; 丙 low"), "乙", Won("乙", 7)),
            (((0, 6, 6), 2, "乙 high low jack; 丙 game"), "乙", CountingOrder("乙", 7, "high", "丙")),
            (((6, 6, 0), 3, "甲 high jack; 乙 low; 丙 game"), "乙", Won("乙", 7)),
            (((6, 5, 4), 3, "甲 high jack; 乙 low; 丙 game"), None, GoesOn(7, "甲")),
            (((5, 0, 0), 2, "甲 high jack; 乙 low; 丙 game"), "甲", Won("甲", 7)),
        ],
    )
    def test_who_wins(self, pitch, hand, winner, why):
        """A pitcher who gets there wins against a higher total; one who misses is not counted."""
        totals, bid, points = hand
        outcome = pitch.after(pitch.settled(pitch.match(before=before(*totals)), BID.format(bid), points)).outcome
        assert (winner is not None, winner, why) == (outcome.over, outcome.winner, outcome.why)

    def test_a_record_that_begins_beyond_the_target(self, pitch):
        """Nobody has to touch the target to be there."""
        over = pitch.settled(pitch.match(before=before(0, 9, 0)), BID.format(2), "甲 high low jack; 丙 game")
        assert ("乙", "won") == pitch.winner(over)


class TestSmudge:
    """A 4 called and made wins the match at once, unless from below zero."""

    @pytest.mark.parametrize("total", [0, 1, 2, 3])
    def test_from_zero_or_above(self, pitch, scenes, total):
        """0 is not below zero; the tricks need not be all six."""
        over = pitch.whole(pitch.match(before=before(total, 0, 0)), *scenes["whole-4"])
        outcome = pitch.after(over).outcome
        assert ("甲", SmudgeWins("甲", 4, total)) == (outcome.winner, outcome.why)
        assert (3, 4 + total) == (over.played.play.taken("甲"), over.score.sheet("甲").total)

    @pytest.mark.parametrize("total", [-4, -2, -1])
    def test_from_below_zero(self, pitch, scenes, total):
        """−2 becomes 2, and play goes on."""
        outcome = pitch.after(pitch.whole(pitch.match(before=before(total, 0, 0)), *scenes["whole-4"])).outcome
        assert (False, None, SmudgeBelowZero("甲", total, 4)) == (outcome.over, outcome.winner, outcome.why)

    def test_from_below_zero_to_a_near_target(self, pitch, scenes):
        """Counting still applies: −1 and 4 are 3."""
        over = pitch.whole(pitch.match(before=before(-1, 0, 0), target="3"), *scenes["whole-4"])
        assert ("甲", "won") == pitch.winner(over)

    def test_four_points_on_a_three(self, pitch, scenes):
        """Not called, not won; from 3 it would be 7, and won by counting."""
        assert (None, "goes-on") == pitch.winner(pitch.whole(pitch.match(), *scenes["whole"]))
        from_three = pitch.whole(pitch.match(before=before(3, 0, 0)), *scenes["whole"])
        assert ("甲", "won") == pitch.winner(from_three)

    def test_three_points_on_a_four(self, pitch, scenes):
        """No Jack was dealt, or Low stayed with its holder: −4, no smudge."""
        hands, _, plays = scenes["no-jack"]
        assert (None, "goes-on") == pitch.winner(pitch.whole(pitch.match(), hands, "甲 4", plays))
        held = pitch.whole(pitch.match(low_to="holder"), *scenes["whole-4"])
        assert {"甲": -4, "乙": 1, "丙": 0} == pitch.hand_scores(held)
        assert (None, "goes-on") == pitch.winner(held)

    def test_off(self, pitch, scenes):
        """Where there is no smudge a 4 made is +4."""
        assert (None, "goes-on") == pitch.winner(pitch.whole(pitch.match(smudge="off"), *scenes["whole-4"]))

    @pytest.mark.parametrize(
        ("bid", "points", "side"),
        [
            (2, "甲 high low jack game", "甲"),
            (3, "乙 high low jack game", "乙"),
            (2, "甲 high low jack; 乙 game", None),
        ],
    )
    def test_any_player(self, pitch, bid, points, side):
        """Bicycle's Smudge game: all four points win for anybody, whatever the bid and the total."""
        over = pitch.settled(pitch.match(smudge="any_player_wins", before=before(-5, -5, 0)), BID.format(bid), points)
        outcome = pitch.after(over).outcome
        assert side == outcome.winner
        assert (AllFourWin(side) if side else GoesOn(7, "甲")) == outcome.why

    def test_pagats_five_wins_nothing_at_once(self, pitch):
        """+5 of 21."""
        over = pitch.settled(pitch.four(), N_BIDS.format(5), "NS high low jack game", {"N": 6})
        assert (5, (None, "goes-on")) == (over.score.sheet("NS").total, pitch.winner(over))


class TestBidToGoOut:
    """By Pagat only the side that called, and made it, can go out."""

    @pytest.mark.parametrize(
        ("totals", "points", "winner", "why"),
        [
            ((18, 20), "NS high low jack; EW game", "NS", Won("NS", 21)),
            ((10, 20), "NS high low; EW jack game", None, BidToGoOut("EW", 22)),
            ((18, 20), "NS high; EW low jack game", None, BidToGoOut("EW", 23)),
            ((10, 10), "NS high low; EW jack game", None, GoesOn(21, "N")),
        ],
    )
    def test_who_goes_out(self, pitch, totals, points, winner, why):
        """A side's 22 points are of no use while the other side calls and makes it."""
        match = pitch.four(before=dict(zip(("NS", "EW"), totals, strict=True)))
        outcome = pitch.after(pitch.settled(match, N_BIDS.format(2), points)).outcome
        assert (winner, why) == (outcome.winner, outcome.why)


class TestHigherTotal:
    """Where the table agreed so, the higher total wins; a tie plays on."""

    @pytest.mark.parametrize(
        ("totals", "winner", "why"),
        [
            ((5, 6, 0), "乙", HigherTotalWins("乙", 8)),
            ((6, 0, 0), "甲", Won("甲", 8)),
            ((5, 5, 0), None, LevelAtTarget(7, "甲")),
        ],
    )
    def test_who_wins(self, pitch, totals, winner, why):
        """The pitcher has no privilege here."""
        match = pitch.match(finish="higher_total", before=before(*totals))
        outcome = pitch.after(pitch.settled(match, BID.format(2), "甲 high jack; 乙 low game")).outcome
        assert (winner, why) == (outcome.winner, outcome.why)


class TestNextHand:
    """Totals are carried, and the deal passes clockwise."""

    def test_the_deal_passes_on(self, pitch, scenes):
        """Whoever pitched and won, the next seat deals."""
        over = pitch.whole(pitch.match(seats="甲乙"), *scenes["two"])
        after = pitch.after(over)
        assert ("甲", {"甲": 1, "乙": 3}, 1) == (after.dealer, dict(after.totals), after.hands)

    def test_an_unscored_hand_changes_no_total(self, pitch, scenes):
        """Without a bid nothing is known of the match."""
        hands, _, plays = scenes["whole"]
        opened = pitch.game.skip_calls(pitch.auction(pitch.match(before=before(1, 2, 3)), hands=hands), None, "甲")
        after = pitch.after(pitch.play(opened, plays))
        assert (before(1, 2, 3), None) == (dict(after.totals), after.outcome)

    @pytest.mark.parametrize(("points", "winner"), [("甲 high low", "甲"), ("甲 high low; 乙 jack game", None)])
    def test_a_cap_ends_the_match_by_the_totals(self, pitch, points, winner):
        """For automatic play; level totals win for nobody."""
        over = pitch.settled(pitch.match(deal_cap="1"), BID.format(2), points)
        outcome = pitch.after(over).outcome
        assert (True, winner, DealCapReached(1)) == (outcome.over, outcome.winner, outcome.why)

    def test_a_cap_counts_hands_that_are_passed_out(self, pitch):
        """Else automatic play might never end."""
        over = pitch.auction(pitch.match(deal_cap="1", before=before(1, 2, 3)), "甲 pass, 乙 pass, 丙 pass")
        assert ("丙", "deal-cap") == pitch.winner(over)
