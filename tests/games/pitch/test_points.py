"""High, Low, Jack, Game: four questions to the cards in play (S4 section 3)."""

import pytest

from tutor.games.pitch.points import card_points
from tutor.games.pitch.score_reasons import GamePoint, GameTied, High, Jack, JackNotDealt, LoneTrump, Low
from tutor.kernel.cards import STANDARD_PACK, card, cards
from tutor.kernel.reasons import Reason
from tutor.kernel.state import Over

ALL_TO_FIRST = {"high": "甲", "low": "甲", "jack": "甲", "game": "甲"}


def why(over: Over, name: str) -> Reason:
    """Why a point goes where it goes."""
    return next(point.why for point in over.score.tally.points if point.name == name)


class TestCardPoints:
    """10 is 10, A 4, K 3, Q 2, J 1, in every suit; the rest nothing (S4 section 3)."""

    @pytest.mark.parametrize(
        ("taken", "points"),
        [
            ("SA S2 SQ", 6),
            ("SK SJ ST", 14),
            ("HA H2 H3", 4),
            ("HT HK HQ", 15),
            ("CA CK C2", 7),
            ("DT DA D3", 14),
            ("H9 D8 C7 S6", 0),
            ("", 0),
        ],
    )
    def test_tricks_of_the_article(self, taken, points):
        """S4's six tricks weigh 6, 14, 4, 15, 7, 14."""
        assert points == card_points(cards(taken))

    def test_the_pack_weighs_eighty(self):
        """Twenty in each suit."""
        assert 80 == card_points(STANDARD_PACK)

    def test_the_game_answers_for_the_kernel(self, pitch):
        """Whoever knows games by the kernel alone may ask."""
        assert 14 == pitch.game.card_points(cards("SK SJ ST"))


@pytest.mark.parametrize(
    ("scene", "books", "points"),
    [
        ("whole", ([3, 2, 1], [24, 22, 14]), ALL_TO_FIRST),
        ("one-trick", ([1, 5, 0], [5, 3, 0]), ALL_TO_FIRST),
        ("no-jack", ([3, 2, 1], [24, 22, 14]), {**ALL_TO_FIRST, "jack": None}),
        ("tied", ([3, 2, 1], [24, 24, 14]), {**ALL_TO_FIRST, "game": None}),
        ("tie-no-jack", ([3, 2, 1], [23, 23, 14]), {**ALL_TO_FIRST, "jack": None, "game": None}),
        ("split", ([2, 1, 3], [7, 3, 28]), {"high": "甲", "low": "乙", "jack": "丙", "game": "丙"}),
        ("lone", ([3, 1, 2], [7, 14, 15]), {"high": "甲", "low": "甲", "jack": None, "game": "丙"}),
        ("lone-jack", ([3, 1, 2], [8, 14, 15]), {"high": "甲", "low": "甲", "jack": "甲", "game": "丙"}),
        ("anew-s", ([2, 1, 3], [20, 24, 16]), {"high": "甲", "low": "甲", "jack": "丙", "game": "乙"}),
        ("anew-h", ([2, 3, 1], [13, 23, 24]), {"high": "甲", "low": "甲", "jack": None, "game": "丙"}),
    ],
)
def test_three_books(pitch, scenes, scene, books, points):
    """Tricks, card points and points are three different counts of one hand (S4 sections 4 and 7)."""
    tricks, weighed = books
    over = pitch.whole(pitch.match(), *scenes[scene])
    assert tricks == [over.played.play.taken(seat) for seat in "甲乙丙"]
    assert weighed == list(over.score.card_points.values())
    assert points == pitch.points(over)
    assert points == over.score.tally.by_seat


class TestReasons:
    """Each point says its card, its trick and whom it went from and to."""

    def test_of_the_articles_hand(self, pitch, scenes):
        """♠2 is taken from 乙 in trick 1, ♠J in trick 2; 24 card points are the most."""
        over = pitch.whole(pitch.match(), *scenes["whole"])
        tally = (("甲", 24), ("乙", 22), ("丙", 14))
        assert High("甲", "甲", card("SA")) == why(over, "high")
        assert Low("甲", "taker", card("S2"), "甲", "乙", 1) == why(over, "low")
        assert Jack("甲", "甲", "乙", card("SJ"), 2) == why(over, "jack")
        assert GamePoint("甲", 24, tally) == why(over, "game")

    def test_high_needs_no_ace(self, pitch, scenes):
        """♥A sleeps in the pack: ♥K is the highest in play, ♥4 the lowest."""
        over = pitch.whole(pitch.match(), *scenes["split"])
        assert High("甲", "甲", card("HK")) == why(over, "high")
        assert Low("乙", "taker", card("H4"), "乙", "乙", 3) == why(over, "low")
        assert ("own", "kept") == (why(over, "low").variant, why(over, "jack").variant)

    def test_low_stays_with_its_holder_where_agreed(self, pitch, scenes):
        """The same hand under `low_to: holder`: 甲 took ♠2, 乙 has Low."""
        over = pitch.whole(pitch.match(low_to="holder"), *scenes["whole"])
        assert Low("乙", "holder", card("S2"), "甲", "乙", 1) == why(over, "low")
        assert {"甲": 3, "乙": 1, "丙": 0} == pitch.hand_scores(over)

    def test_no_other_jack_stands_in(self, pitch, scenes):
        """甲 takes ♥J, which is no trump."""
        assert JackNotDealt(card("SJ")) == why(pitch.whole(pitch.match(), *scenes["no-jack"]), "jack")

    def test_a_tie_for_game_gives_it_to_nobody(self, pitch, scenes):
        """24 and 24."""
        tally = (("甲", 24), ("乙", 24), ("丙", 14))
        assert GameTied(("甲", "乙"), 24, tally) == why(pitch.whole(pitch.match(), *scenes["tied"]), "game")

    def test_a_lone_trump_is_high_and_low(self, pitch, scenes):
        """♠7 is the only spade that was dealt (Pagat)."""
        over = pitch.whole(pitch.match(), *scenes["lone"])
        assert High("甲", "甲", card("S7")) == why(over, "high")
        assert Low("甲", "taker", card("S7"), "甲", "甲", 1, lone=True) == why(over, "low")

    def test_a_lone_trump_is_high_alone_where_agreed(self, pitch, scenes):
        """`one_trump: one`: a 2 is then missed with one point."""
        over = pitch.whole(pitch.match(one_trump="one"), *scenes["lone"])
        assert LoneTrump(card("S7")) == why(over, "low")
        assert {"甲": -2, "乙": 0, "丙": 1} == pitch.hand_scores(over)


class TestUnscored:
    """Points are told where a hand can't be scored, and not told where not all of it was seen."""

    def test_a_hand_without_a_bid(self, pitch, scenes):
        """The leader pitches; tricks and points are known, scores are not."""
        hands, _, plays = scenes["whole"]
        opened = pitch.game.skip_calls(pitch.auction(pitch.match(), hands=hands), None, "甲")
        over = pitch.play(opened, plays)
        assert over.score is None
        assert ALL_TO_FIRST == pitch.tally(over).by_side
        assert ALL_TO_FIRST == pitch.game.counted(over).points
        assert {"甲": 24, "乙": 22, "丙": 14} == pitch.game.counted(over).card_points

    def test_a_hand_with_its_score(self, pitch, scenes):
        """Where there is a score, it is the count."""
        over = pitch.whole(pitch.match(), *scenes["whole"])
        assert over.score is pitch.game.counted(over)

    def test_an_unfinished_hand(self, pitch, scenes):
        """Five tricks are no hand."""
        hands, calls, plays = scenes["whole"]
        state = pitch.play(pitch.auction(pitch.match(), calls, hands), ",".join(plays.split(",")[:15]))
        assert pitch.tally(state) is None

    def test_a_position_of_a_few_cards(self, pitch):
        """Its last trick ends the play, and nothing is scored."""
        over = pitch.play(pitch.position("甲 SA; 乙 SJ; 丙 S5"), "甲 SA, 乙 SJ, 丙 S5")
        assert (None, None, None) == (over.score, pitch.tally(over), pitch.game.counted(over))

    def test_a_position_with_tricks_behind_it(self, pitch):
        """The cards of five earlier tricks were not seen."""
        state = pitch.position("甲 SA; 乙 SJ; 丙 S5", taken={"甲": 3, "丙": 2})
        assert 6 == state.play.number
        over = pitch.play(state, "甲 SA, 乙 SJ, 丙 S5")
        assert (None, None) == (over.score, pitch.tally(over))

    def test_a_position_of_all_the_cards_is_a_hand(self, pitch, scenes):
        """Six cards each and a contract: that can be scored."""
        hands, _, plays = scenes["whole"]
        contract = pitch.call(pitch.match(), "甲", "3")
        over = pitch.play(pitch.position(hands, contract=contract), plays)
        assert {"甲": 4, "乙": 0, "丙": 0} == pitch.hand_scores(over)


class TestCaptured:
    """A hand told by the cards that each seat took."""

    TAKEN = "甲 SA S2 SQ SK SJ ST HA H2 H3; 乙 HT HK HQ CA CK C2; 丙 DT DA D3"

    def test_points_from_captured_cards(self, pitch):
        """S4's hand without its order of play."""
        over = pitch.captured(pitch.match(), "甲 3, 乙 pass, 丙 pass", "S", self.TAKEN)
        assert ALL_TO_FIRST == pitch.points(over)
        assert {"甲": 24, "乙": 22, "丙": 14} == over.score.card_points
        assert ("captured", "captured") == (why(over, "low").variant, why(over, "jack").variant)

    def test_low_to_its_holder_asks_who_held_it(self, pitch):
        """Without the cards held, that hand can't be scored."""
        match = pitch.match(low_to="holder")
        known = pitch.captured(match, "甲 3, 乙 pass, 丙 pass", "S", self.TAKEN, "乙 S2")
        assert ("乙", "captured-holder") == (pitch.points(known)["low"], why(known, "low").variant)
        assert pitch.captured(match, "甲 3, 乙 pass, 丙 pass", "S", self.TAKEN).score is None
