"""The score of a hand and the end of a match: every number of S0, S1 and the course."""

import pytest

from tutor.games.spades.reasons import REASONS
from tutor.games.spades.score_reasons import (
    BagPenalty,
    BlindNilFailed,
    BlindNilMade,
    ContractMade,
    ContractMissed,
    MatchCapped,
    MatchGoesOn,
    MatchLost,
    MatchTied,
    MatchWon,
    NilBags,
    NilFailed,
    NilHelps,
    NilMade,
    NilTricksLost,
    Overtricks,
    TenFor200,
)
from tutor.kernel.scoring import PointsWon, ScoreLine, TricksTaken

PLAIN = "N 3, E 3, S 3, W 2"
FIVE = "N 3, E 3, S 2, W 2"
NIL_N = "N nil, E 4, S 4, W 3"
TWO_NILS = "N nil, E 5, S nil, W 4"
BLIND = "N blind-nil, E 4, S 4, W 3"

NUMBERS = [  # claim, calls, tricks of N E S W, how the table plays, before, hand and bags of N-S
    ("6 bid, 7 taken", PLAIN, "4 3 3 3", {}, (0, 0), 61, 1),
    ("6 bid, 6 taken", PLAIN, "3 4 3 3", {}, (0, 0), 60, 0),
    ("6 bid, 5 taken", PLAIN, "3 4 2 4", {}, (0, 0), -60, 0),
    ("a side is judged, not a seat", "N 3, E 4, S 3, W 2", "5 4 2 2", {}, (0, 0), 61, 1),
    ("8 bags, 5 bid, 8 taken", FIVE, "5 3 3 2", {}, (200, 8), -47, 1),
    ("a set side's bags stay", PLAIN, "3 4 2 4", {}, (200, 8), -60, 8),
    ("9 and 11 bags are two tens", "N 1, E 1, S 1, W 1", "7 0 6 0", {}, (100, 9), -169, 0),
    ("6 bid, 8 taken", "N 3, E 2, S 3, W 2", "4 3 4 2", {"preset": "cards4"}, (0, 0), 62, 2),
    ("bags stay from deal to deal", "N 3, E 2, S 3, W 2", "4 3 4 2", {}, (61, 1), 62, 3),
    ("some tables empty the count", FIVE, "5 3 3 2", {"bag_carry": "false"}, (200, 8), -47, 0),
    ("without a penalty no count", FIVE, "5 3 3 2", {"bag_every": "0"}, (200, 8), 53, None),
    ("five bags cost fifty at some tables", FIVE, "5 3 3 2", {"bag_every": "5", "bag_penalty": "50"}, (0, 4), 3, 2),
    ("nil made beside 5 of 4", NIL_N, "0 4 5 4", {}, (0, 0), 141, 1),
    ("nil took 1, the partner 3 of 4", NIL_N, "1 5 3 4", {}, (0, 0), -139, 1),
    ("nil took 1, the partner 4 of 4", NIL_N, "1 4 4 4", {}, (0, 0), -59, 1),
    ("the same at Cards4", NIL_N, "1 4 4 4", {"preset": "cards4"}, (0, 0), -59, 1),
    ("at Cards4 the nil's trick helps", NIL_N, "1 5 3 4", {"preset": "cards4"}, (0, 0), -60, 0),
    ("at Pagat's table it does not", NIL_N, "1 5 3 4", {"preset": "pagat"}, (0, 0), -139, 1),
    ("nor does it anywhere else", NIL_N, "1 5 3 4", {"failed_nil_tricks": "none"}, (0, 0), -140, 0),
    ("a bag worth nothing is counted", NIL_N, "1 5 3 4", {"failed_nil_bag_points": "0"}, (0, 0), -140, 1),
    ("two nils made", TWO_NILS, "0 8 0 5", {}, (0, 0), 200, 0),
    ("one nil of two failed", TWO_NILS, "0 7 1 5", {}, (0, 0), 1, 1),
    ("two nils failed", TWO_NILS, "2 6 1 4", {}, (0, 0), -197, 3),
    ("two nils, tricks lost", TWO_NILS, "2 6 1 4", {"failed_nil_tricks": "none"}, (0, 0), -200, 0),
    ("two nils where all tricks count", TWO_NILS, "2 6 1 4", {"failed_nil_tricks": "team_total"}, (0, 0), -197, 3),
    ("blind nil made", BLIND, "0 4 5 4", {"preset": "cards4"}, (0, 0), 241, 1),
    ("blind nil failed at Cards4", BLIND, "1 5 3 4", {"preset": "cards4"}, (0, 0), -160, 0),
    ("blind nil failed at Pagat's", BLIND, "1 5 3 4", {"preset": "pagat", "blind_nil_who": "anyone"}, (0, 0), -239, 1),
    ("a nil's bag is the tenth", NIL_N, "1 5 3 4", {}, (0, 9), -239, 0),
    ("the partner makes 5 of 5", "N nil, E 4, S 5, W 3", "1 5 4 3", {}, (0, 0), -149, 1),
    ("one trick more repairs nothing", "N nil, E 4, S 5, W 3", "1 3 6 3", {}, (0, 0), -48, 2),
    ("5 of 4 with 9 bags", "N 2, E 4, S 2, W 4", "3 4 2 4", {}, (320, 9), -59, 0),
    ("a zero adds nothing at Cards4", "N 0, E 4, S 4, W 3", "1 4 4 4", {"preset": "cards4"}, (0, 0), 41, 1),
    ("two zeros are a contract of none", "N 0, E 4, S 0, W 3", "1 4 2 6", {"preset": "cards4"}, (0, 0), 3, 3),
    ("ten for 200 made", "N 6, E 1, S 5, W 1", "6 1 6 0", {"ten_for_200": "true"}, (0, 0), 201, 1),
    ("ten for 200 missed", "N 6, E 1, S 4, W 1", "5 2 4 2", {"ten_for_200": "true"}, (0, 0), -200, 0),
    ("nine is nine", "N 5, E 1, S 4, W 1", "5 2 4 2", {"ten_for_200": "true"}, (0, 0), 90, 0),
    ("a miss that costs nothing", PLAIN, "3 4 2 4", {"set_penalty": "zero"}, (0, 0), 0, 0),
]


@pytest.mark.parametrize(
    ("played", "table", "worked_out"),
    [(row[1:3], row[3:5], row[5:]) for row in NUMBERS],
    ids=[row[0] for row in NUMBERS],
)
def test_a_worked_number(spades, played, table, worked_out):
    """Each number that an article or the course works out is the sum of its lines."""
    (calls, taken), (options, before), (hand, bags) = played, table, worked_out
    sheet = spades.score(calls, taken, before={"NS": before}, **options).sheet("NS")
    assert (hand, bags) == (sheet.hand, sheet.bags)
    assert before[0] + hand == sheet.total


def lines(sheet):
    return [(line.reason, line.points) for line in sheet.lines]


class TestLines:
    """The lines of a sheet say where each point comes from."""

    def test_made_with_an_overtrick(self, spades):
        """60 and 1."""
        assert [
            (ContractMade("NS", 6, 7, 60), 60),
            (Overtricks("NS", 1, 1, counted=True), 1),
        ] == lines(spades.score(PLAIN, "4 3 3 3").sheet("NS"))

    def test_missed(self, spades):
        """-60, and no bags."""
        assert [(ContractMissed("NS", 6, 5, -60), -60)] == lines(spades.score(PLAIN, "3 4 2 4").sheet("NS"))

    def test_the_tenth_bag(self, spades):
        """50, 3, -100: the numbers of the penalty's text are those of the score."""
        assert [
            (ContractMade("NS", 5, 8, 50), 50),
            (Overtricks("NS", 3, 3, counted=True), 3),
            (BagPenalty(8, 3, 11, 10, 100, -100, 1, carried=True), -100),
        ] == lines(spades.score(FIVE, "5 3 3 2", before={"NS": (200, 8)}).sheet("NS"))

    def test_a_nil_made(self, spades):
        """100, 40 and 1."""
        assert [
            (NilMade("N", 100), 100),
            (ContractMade("NS", 4, 5, 40), 40),
            (Overtricks("NS", 1, 1, counted=True), 1),
        ] == lines(spades.score(NIL_N, "0 4 5 4").sheet("NS"))

    def test_a_nil_failed(self, spades):
        """-100, the bag's 1, and -40: the nil's trick never fills the partner's contract (S0 section 3)."""
        assert [
            (NilFailed("N", 1, -100), -100),
            (NilBags("N", "S", 1, 1), 1),
            (ContractMissed("NS", 4, 3, -40), -40),
        ] == lines(spades.score(NIL_N, "1 5 3 4").sheet("NS"))

    def test_a_nil_failed_at_cards4(self, spades):
        """-100, and 40 for the side's four tricks (S1, detailed guide)."""
        assert [
            (NilFailed("N", 1, -100), -100),
            (NilHelps("N", 1, 4, 4), 0),
            (ContractMade("NS", 4, 4, 40), 40),
        ] == lines(spades.score(NIL_N, "1 5 3 4", "cards4").sheet("NS"))

    def test_a_nil_whose_tricks_are_lost(self, spades):
        """They count for nothing, and a line says so."""
        sheet = spades.score(NIL_N, "1 5 3 4", failed_nil_tricks="none").sheet("NS")
        assert (NilTricksLost("N", 1), 0) == lines(sheet)[1]

    def test_two_nils_leave_no_contract(self, spades):
        """100, -100 and the bag's 1."""
        assert [
            (NilMade("N", 100), 100),
            (NilFailed("S", 1, -100), -100),
            (NilBags("S", None, 1, 1), 1),
        ] == lines(spades.score(TWO_NILS, "0 7 1 5").sheet("NS"))

    def test_blind_nils(self, spades):
        """200 either way."""
        made = spades.score(BLIND, "0 4 5 4", "cards4").sheet("NS")
        assert (BlindNilMade("N", 200), 200) == lines(made)[0]
        failed = spades.score(BLIND, "1 5 3 4", "cards4").sheet("NS")
        assert (BlindNilFailed("N", 1, -200), -200) == lines(failed)[0]

    def test_ten_for_200(self, spades):
        """One line says why the bid is worth 200."""
        sheet = spades.score("N 6, E 1, S 5, W 1", "6 1 6 0", ten_for_200="true").sheet("NS")
        assert (TenFor200("NS", 11, 12, 200), 200) == lines(sheet)[0]

    def test_the_other_side(self, spades):
        """S0 section 4: 61 with a bag, and 60 with none."""
        score = spades.score("N 3, E 4, S 3, W 2", "2 4 5 2")
        assert {"NS": 61, "EW": 60} == score.totals
        assert (1, 0) == (score.sheet("NS").bags, score.sheet("EW").bags)


class TestEachAlone:
    """Bicycle: own bids, own scores, a miss scores nothing, no bag penalty (S0 section 5)."""

    def test_a_miss_scores_nothing(self, spades):
        """6 bid, 5 taken: 0."""
        score = spades.score("N 6, E 2, S 3, W 1", "5 3 4 1", "bicycle")
        assert [ScoreLine(ContractMissed("N", 6, 5, 0), 0)] == list(score.sheet("N").lines)

    def test_a_made_bid_scores_as_anywhere(self, spades):
        """6 bid, 7 taken: 61, and no bags are counted."""
        sheet = spades.score("N 6, E 2, S 3, W 1", "7 2 3 1", "bicycle").sheet("N")
        assert (61, None) == (sheet.hand, sheet.bags)
        assert ScoreLine(Overtricks("N", 1, 1, counted=False), 1) == sheet.lines[1]

    def test_the_whole_hand(self, spades):
        """N 3 took 2: 0; E 4 and 4: 40; S 3 took 5: 32; W 2 and 2: 20."""
        score = spades.score("N 3, E 4, S 3, W 2", "2 4 5 2", "bicycle")
        assert {"N": 0, "E": 40, "S": 32, "W": 20} == score.totals

    def test_a_table_may_play_nil_alone(self, spades):
        """A nil that failed has no partner whose contract it could fill."""
        score = spades.score("N nil, E 4, S 4, W 3", "1 5 3 4", partnership="false")
        assert {"N": -99, "E": 41, "S": -40, "W": 31} == score.totals


class TestTheEndOfAMatch:
    """A side at 500, or at the floor, ends it; the higher total wins; a tie plays on (S0 section 3)."""

    def outcome(self, spades, calls, taken, preset="neuralplay-standard", **asked):
        match = spades.match(preset, **asked)
        over = spades.game.settle(spades.auction(match, calls), spades.taken(taken))
        return spades.game.next_hand(match, over).outcome

    def test_totals_decide_not_tricks(self, spades):
        """513 and 522: East and West win, with fewer tricks in the hand."""
        found = self.outcome(spades, "N 2, E 3, S 2, W 3", "4 3 3 3", before={"NS": (470, 2), "EW": (462, 1)})
        assert (True, "EW", MatchWon("EW", 522, 500)) == (found.over, found.winner, found.why)

    def test_the_floor_ends_it_too(self, spades):
        """-210 is below -200."""
        found = self.outcome(spades, PLAIN, "3 5 2 3", before={"NS": (-150, 3), "EW": (210, 4)})
        assert (True, "EW", MatchLost("EW", 263, "NS", -210, -200)) == (found.over, found.winner, found.why)

    def test_exactly_the_floor(self, spades):
        """-200 is at the floor (S0: 降到-200分時)."""
        assert self.outcome(spades, PLAIN, "3 5 2 3", before={"NS": (-140, 0)}).over

    def test_cards4_has_no_floor(self, spades):
        """Cards4 ends at 500 only."""
        found = self.outcome(spades, PLAIN, "3 5 2 3", "cards4", before={"NS": (-150, 3), "EW": (210, 4)})
        assert (False, MatchGoesOn(500, "N")) == (found.over, found.why)

    def test_level_at_the_target_plays_on(self, spades):
        """510 and 510: another hand (Pagat, Bicycle)."""
        found = self.outcome(spades, "N 3, E 3, S 3, W 3", "3 4 3 3", before={"NS": (450, 0), "EW": (449, 0)})
        assert (False, None, MatchTied(510, last=False)) == (found.over, found.winner, found.why)

    def test_level_at_the_floor_plays_on(self, spades):
        """Both at -210 (our reading: every source is silent)."""
        found = self.outcome(spades, "N 4, E 4, S 3, W 3", "3 3 3 4", before={"NS": (-140, 0), "EW": (-280, 0)})
        assert MatchTied(-210, last=False) == found.why

    def test_a_cap_ends_it_by_the_totals(self, spades):
        """After the last hand agreed the higher total wins."""
        found = self.outcome(spades, PLAIN, "4 3 3 3", deal_cap="1")
        assert (True, "NS", MatchCapped("NS", 61, 1)) == (found.over, found.winner, found.why)

    def test_a_cap_may_end_level(self, spades):
        """Then nobody has won."""
        found = self.outcome(spades, "N 3, E 3, S 3, W 3", "3 4 3 3", before={"NS": (1, 0)}, deal_cap="1")
        assert (True, None, MatchTied(61, last=True)) == (found.over, found.winner, found.why)

    def test_the_target_is_agreed_before(self, spades):
        """A shorter match ends sooner (S0 section 5)."""
        assert self.outcome(spades, PLAIN, "4 3 3 3", target="60").over

    def test_the_match_goes_on_with_its_totals_and_bags(self, spades):
        """The deal passes on; totals and bags are kept."""
        match = spades.match(before={"NS": (200, 8)})
        over = spades.game.settle(spades.auction(match, FIVE), TricksTaken({"N": 5, "E": 3, "S": 3, "W": 2}))
        after = spades.game.next_hand(match, over)
        assert ("N", 1) == (after.dealer, after.hands)
        assert {"NS": 153, "EW": 50} == after.totals
        assert {"NS": 1, "EW": 0} == after.bags


class TestSettling:
    """A hand may be scored from its tricks alone."""

    def test_by_side_where_nobody_bid_nil(self, spades):
        """7 and 6 tricks: 61 and 60."""
        state = spades.auction(spades.match(), "N 3, E 4, S 3, W 2")
        assert {"NS": 61, "EW": 60} == spades.game.settle(state, TricksTaken(by_side={"NS": 7, "EW": 6})).score.totals

    def test_a_nil_needs_its_own_tricks(self, spades):
        """A side's tricks do not say whose they were."""
        state = spades.auction(spades.match(), NIL_N)
        with pytest.raises(ValueError, match="each seat"):
            spades.game.settle(state, TricksTaken(by_side={"NS": 5, "EW": 8}))

    def test_points_of_another_game(self, spades):
        """Spades knows tricks only."""
        with pytest.raises(ValueError, match="tricks"):
            spades.game.settle(spades.auction(spades.match(), PLAIN), PointsWon({}))

    def test_without_bids_it_is_not_scored(self, spades):
        """Tricks without bids have no price, and the totals stay."""
        match = spades.match(before={"NS": (100, 2)})
        over = spades.game.settle(spades.whole(match), TricksTaken({"N": 13}))
        assert over.score is None
        assert {"NS": 100} == spades.game.next_hand(match, over).totals


def test_a_position_is_scored_where_it_makes_thirteen_tricks(spades):
    """Taken 9, four cards each, and the bids: the ending is scored; one trick fewer, and it is not."""
    hands = "N D2 C5 C2 H5; E DJ HQ H8 H7; S DK D6 D4 C3; W D9 C9 H4 H3"
    plays = "W D9, N D2, E DJ, S DK, S D6, W C9, N C2, E H7, S D4, W H3, N C5, E H8, S C3, W H4, N H5, E HQ"
    facts = {"broken": True, "bids": "N 3, E 2, S 3, W 2"}
    match = spades.match(before={"NS": (300, 9)})
    over = spades.position(match, hands, "W", plays=plays, taken={"N": 2, "E": 3, "S": 3, "W": 1}, **facts)
    assert 60 + 3 - 100 == over.score.sheet("NS").hand
    short = spades.position(match, hands, "W", plays=plays, taken={"N": 2, "E": 3, "S": 3}, **facts)
    assert short.score is None


def test_every_reason_has_a_code_and_a_rule():
    """What the game may say is in its list, each with an entry of the rule book."""
    assert all(reason.code and reason.rule for reason in REASONS)
