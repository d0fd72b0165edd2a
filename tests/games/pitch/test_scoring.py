"""What a hand of Pitch scores: the four points, then the bid (S4 section 5)."""

import pytest

from tutor.games.pitch.score_reasons import AllTricks, BidMade, BidMissed
from tutor.kernel.scoring import PointsWon, TricksTaken

BID = "甲 {}, 乙 pass, 丙 pass"


@pytest.mark.parametrize(
    ("scene", "scores"),
    [
        ("whole", [4, 0, 0]),
        ("one-trick", [4, 0, 0]),
        ("no-jack", [3, 0, 0]),
        ("tied", [3, 0, 0]),
        ("tie-no-jack", [-3, 0, 0]),
        ("split", [-2, 1, 2]),
        ("lone", [2, 0, 1]),
        ("lone-jack", [3, 0, 1]),
        ("anew-s", [2, 1, 1]),
        ("anew-h", [2, 0, 1]),
    ],
)
def test_hands_of_the_course(pitch, scenes, scene, scores):
    """Made: all points won; missed: minus the bid; the others always keep theirs."""
    over = pitch.whole(pitch.match(), *scenes[scene])
    assert scores == list(pitch.hand_scores(over).values())


@pytest.mark.parametrize(
    ("before", "bid", "points", "totals"),
    [
        ([5, 0, 0], 3, "甲 high jack; 乙 low; 丙 game", [2, 1, 1]),
        ([0, 0, 0], 2, "甲 high low game; 丙 jack", [3, 0, 1]),
        ([2, 0, 0], 3, "甲 high jack; 乙 low; 丙 game", [-1, 1, 1]),
        ([-2, 0, 0], 4, "甲 high low jack; 乙 game", [-6, 1, 0]),
        ([-2, 0, 0], 2, "甲 high low; 乙 jack; 丙 game", [0, 1, 1]),
        ([5, 0, 0], 2, "甲 high jack; 乙 low; 丙 game", [7, 1, 1]),
        ([5, 0, 0], 4, "甲 high jack; 乙 low; 丙 game", [1, 1, 1]),
        ([0, 0, 0], 3, "乙 high low jack game", [-3, 4, 0]),
        ([0, 0, 0], 3, "甲 high; 乙 low jack game", [-3, 3, 0]),
        ([0, 0, 0], 3, "甲 high low jack; 乙 game", [3, 1, 0]),
        ([0, 0, 0], 3, "甲 high low jack game", [4, 0, 0]),
        ([0, 0, 0], 2, "甲 high low; 乙 jack", [2, 1, 0]),
        ([0, 0, 0], 2, "甲 high; 乙 low; 丙 game", [-2, 1, 1]),
    ],
)
def test_totals(pitch, before, bid, points, totals):
    """5 and a missed 3 are 2, not 4; totals go below zero; more than the bid is never punished."""
    match = pitch.match(before=dict(zip("甲乙丙", before, strict=True)))
    over = pitch.settled(match, BID.format(bid), points)
    assert totals == list(over.score.totals.values())


class TestLines:
    """A side's score is the sum of its lines."""

    def test_a_bid_made(self, pitch, scenes):
        """Four points of one each; the bid adds nothing."""
        over = pitch.whole(pitch.match(), *scenes["whole"])
        assert {"high": 1, "low": 1, "jack": 1, "game": 1, "bid-made": 0} == pitch.lines(over, "甲")
        assert BidMade("甲", "甲", 3, 4) == over.score.sheet("甲").lines[-1].reason
        assert {} == pitch.lines(over, "乙")

    def test_a_bid_missed(self, pitch, scenes):
        """High is noted and not kept."""
        over = pitch.whole(pitch.match(), *scenes["split"])
        assert {"high": 0, "bid-missed": -2} == pitch.lines(over, "甲")
        assert BidMissed("甲", "甲", 2, 1, -2) == over.score.sheet("甲").lines[-1].reason
        assert {"jack": 1, "game": 1} == pitch.lines(over, "丙")

    def test_points_that_nobody_has(self, pitch, scenes):
        """They stand on the pitcher's sheet, since the bid had to do without them."""
        over = pitch.whole(pitch.match(), *scenes["tie-no-jack"])
        assert {"high": 0, "low": 0, "jack-not-dealt": 0, "game-tied": 0, "bid-missed": -3} == pitch.lines(over, "甲")

    def test_the_score_knows_bid_and_pitcher(self, pitch):
        """丙, the dealer, took the bid at 3."""
        over = pitch.settled(pitch.match(), "甲 2, 乙 3, 丙 3", "甲 high; 乙 low; 丙 jack game")
        assert (3, "丙", False) == (over.score.bid, over.score.pitcher, over.score.is_made)


class TestPartners:
    """Four in two sides (Pagat)."""

    def test_each_alone(self, pitch, scenes):
        """The same cards each alone: North misses a 3, East has Game with 17."""
        over = pitch.whole(pitch.four("bicycle"), *scenes["pairs"])
        assert {"N": -3, "E": 1, "S": 1, "W": 0} == pitch.hand_scores(over)
        assert {"N": 12, "E": 17, "S": 12, "W": 0} == over.score.card_points
        assert {"high": "N", "low": "S", "jack": "N", "game": "E"} == pitch.points(over)

    @pytest.mark.parametrize(("scene", "hand"), [("pairs", 4), ("pairs-4", 4), ("pairs-5", -5)])
    def test_together(self, pitch, scenes, scene, hand):
        """24 card points against 17; a 5 asks for all the tricks as well."""
        over = pitch.whole(pitch.four(), *scenes[scene])
        assert {"NS": hand, "EW": 0} == pitch.hand_scores(over)
        assert {"NS": 24, "EW": 17} == over.score.card_points
        assert {"high": "N", "low": "S", "jack": "N", "game": None} == over.score.tally.by_seat

    @pytest.mark.parametrize(
        ("tricks", "hand", "last"),
        [
            ({"N": 4, "S": 2}, 5, BidMade("N", "NS", 5, 4)),
            ({"N": 4, "S": 1, "W": 1}, -5, BidMissed("N", "NS", 5, 4, -5)),
        ],
    )
    def test_a_five_is_all_tricks_and_all_points(self, pitch, tricks, hand, last):
        """+5 or −5."""
        over = pitch.settled(pitch.four(), "N 5, E pass, S pass, W pass", "NS high low jack game", tricks)
        assert (hand, last) == (over.score.sheet("NS").hand, over.score.sheet("NS").lines[-1].reason)

    def test_the_fifth_point_is_a_line_of_its_own(self, pitch):
        """Four points and one for the tricks."""
        over = pitch.settled(pitch.four(), "N 5, E pass, S pass, W pass", "NS high low jack game", {"N": 6})
        assert 1 == pitch.lines(over, "NS")["smudge-all-tricks"]
        assert AllTricks("NS") in [line.reason for line in over.score.sheet("NS").lines]

    def test_a_five_with_unknown_tricks_is_not_scored(self, pitch):
        """Four points alone do not say whether a 5 is made; three say that it is missed."""
        calls = "N 5, E pass, S pass, W pass"
        assert pitch.settled(pitch.four(), calls, "NS high low jack game").score is None
        missed = pitch.settled(pitch.four(), calls, "NS high low jack; EW game")
        assert {"NS": -5, "EW": 1} == pitch.hand_scores(missed)

    def test_points_may_be_told_by_seat(self, pitch):
        """A partner's point is the side's."""
        over = pitch.settled(pitch.four(), "N 2, E pass, S pass, W pass", "N high; S low; E jack; W game")
        assert {"NS": 2, "EW": 2} == pitch.hand_scores(over)


def test_tricks_alone_do_not_settle_a_hand(pitch):
    """Three tricks say nothing of four points."""
    with pytest.raises(ValueError, match="tricks"):
        pitch.game.settle(pitch.auction(pitch.match(), BID.format(3)), TricksTaken({"甲": 6}))


def test_a_hand_is_not_settled_before_its_calls_are_over(pitch):
    """Nobody has pitched yet."""
    with pytest.raises(ValueError, match="calls"):
        pitch.settled(pitch.match(), "甲 2", "甲 high low")


def test_points_without_a_bid_are_not_scored(pitch):
    """Nothing says what the pitcher had to win."""
    opened = pitch.game.skip_calls(pitch.auction(pitch.match()), None, "甲")
    assert pitch.game.settle(opened, PointsWon({"甲": ("high", "low")})).score is None


def test_a_point_that_there_is_not(pitch):
    """Last trick is no point of this game."""
    with pytest.raises(ValueError, match="last"):
        pitch.settled(pitch.match(), BID.format(2), "甲 high low last")
