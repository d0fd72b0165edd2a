"""S0: Spades, NeuralPlay's Standard, and Bicycle's beside it."""

from collections import Counter

import pytest

from tutor.kernel.cards import Suit
from tutor.kernel.seats import Seat

N, E, S, W = map(Seat, "NESW")


def scored(judged, calls, tricks, before="", rules="neuralplay-standard"):
    """The sheets of a hand, North calling first."""
    auction = ", ".join(f'[{seat}, "{call}"]' for seat, call in zip("NESW", calls.split(), strict=True))
    taken = ", ".join(f"{seat}: {n}" for seat, n in zip("NESW", tricks, strict=True))
    report = judged(
        f"game: spades\nrules: {rules}\ndealer: W\nauction: [{auction}]\nresult: {{tricks: {{{taken}}}}}\n{before}"
    )
    assert report.ok
    return {sheet.side: sheet for sheet in report.judged.score.sheets}


def position(judged, hands, plays, to_lead="S", broken="false"):
    return judged(
        f"game: spades\nstate: {{to_lead: {to_lead}, broken: {broken}}}\nhands: {{{hands}}}\nplays: [{plays}]\n"
    )


def test_fifty_two_cards_thirteen_each(judged):
    """Section 1: no joker, thirteen cards to each of four."""
    deal = judged("game: spades").judged.deal
    assert (52, 13, 13, 4) == (deal.pack, deal.each, deal.tricks, deal.trick)


def test_the_dealers_left_calls_and_leads(judged):
    """Section 1: both begin at the dealer's left, clockwise, and the next seat deals next."""
    report = judged('game: spades\ndealer: W\nauction: [[N, "3"], [E, "4"], [S, "3"], [W, "2"]]')
    assert (N, "N") == (report.judged.to_act, report.judged.next_dealer)


def test_calls_go_from_0_to_13_and_0_is_nil(judged):
    """Section 1: anything from nil to thirteen; nobody passes, and 14 is too many."""
    report = judged("game: spades\ndealer: W")
    assert ("nil", *map(str, range(1, 14))) == report.trace[0].legal
    for call in ("pass", "14", "-1"):
        assert not judged(f'game: spades\ndealer: W\nauction: [[N, "{call}"]]').ok


def test_a_call_of_0_is_nil_and_scored_as_one(judged):
    """Section 1: 0 promises no trick: 100 for keeping it, beside the partner's 41."""
    assert scored(judged, "0 4 4 3", (0, 4, 5, 4))["NS"].hand == 141


def test_partners_make_the_contract_together(judged):
    """Section 1: both called 3; North takes 5, South 2, and 7 are enough."""
    assert scored(judged, "3 3 3 3", (5, 3, 2, 3))["NS"].hand == 61


def test_four_bids_need_not_make_thirteen(judged):
    """Section 1: where the contracts pass thirteen, at least one side is set."""
    sheets = scored(judged, "4 4 4 4", (4, 3, 4, 2))
    assert (80, -80) == (sheets["NS"].hand, sheets["EW"].hand)


def test_the_deuce_of_spades_takes_the_ace_of_hearts(judged):
    """Section 2: hearts are led, North has none and trumps."""
    hands = "S: [HK, C3], W: [HA, C5], N: [S2, DA], E: [H3, C9]"
    assert position(judged, hands, "[S, HK], [W, HA], [N, S2], [E, H3]").judged.tricks[0].winner == N


def test_a_heart_in_hand_forbids_the_spade(judged):
    """Section 2: with a heart North may not trump."""
    hands = "S: [HK, C3], W: [HA, C5], N: [S2, H5], E: [H3, C9]"
    report = position(judged, hands, "[S, HK], [W, HA], [N, S2]")
    assert ("plays/2", "must-follow-suit") == (report.problems[0].where, report.problems[0].reason.code)


def test_a_thrown_ace_cannot_win(judged):
    """Section 2: the ace of diamonds thrown on hearts loses to the ace of hearts."""
    hands = "S: [HK, C3], W: [HA, C5], N: [S2, DA], E: [H3, C9]"
    assert position(judged, hands, "[S, HK], [W, HA], [N, DA], [E, H3]").judged.tricks[0].winner == W


def test_a_spade_is_not_led_before_spades_are_broken(judged):
    """Section 2: not while another suit is held."""
    hands = "N: [S9, H2], E: [S3, H3], S: [S4, H4], W: [S5, H5]"
    report = position(judged, hands, "[N, S9]", to_lead="N")
    assert report.problems[0].reason.code == "not-broken"
    assert position(judged, hands, "[N, S9]", to_lead="N", broken="true").ok


def test_a_hand_of_spades_alone_may_lead_them(judged):
    """Section 2: the exception."""
    hands = "N: [S9, S2], E: [S3, H3], S: [S4, H4], W: [S5, H5]"
    assert position(judged, hands, "[N, S9]", to_lead="N").ok


@pytest.mark.parametrize(
    ("calls", "tricks", "before", "score"),
    [
        ("3 3 3 2", (4, 3, 3, 3), "", (61, 1)),
        ("3 3 3 2", (3, 4, 2, 4), "", (-60, 0)),
        ("nil 4 4 3", (0, 4, 5, 4), "", (141, 1)),
        ("nil 4 4 3", (1, 5, 3, 4), "", (-139, 1)),
        ("3 3 2 2", (5, 3, 3, 2), "before: {NS: {score: 200, bags: 8}}", (-47, 1)),
    ],
    ids=["6-taken-7", "6-taken-5", "nil-and-5-of-4", "nil-failed-and-3-of-4", "8-bags-and-3-more"],
)
def test_the_numbers_of_section_3(judged, calls, tricks, before, score):
    """61, −60, 141, −139, and 8 bags with 5 called and 8 taken: −47, one bag left."""
    sheet = scored(judged, calls, tricks, before)["NS"]
    assert score == (sheet.hand, sheet.bags)


def test_a_failed_nils_bag_may_be_the_tenth(judged):
    """Section 3: from 200 points and 9 bags the −139 becomes −239, and −39 are left."""
    sheet = scored(judged, "nil 4 4 3", (1, 5, 3, 4), "before: {NS: {score: 200, bags: 9}}")["NS"]
    assert (-239, -39, 0) == (sheet.hand, sheet.total, sheet.bags)


def test_made_nil_and_contract_stand_on_lines_of_their_own(judged):
    """Section 3: 100 + 41."""
    lines = [line.points for line in scored(judged, "nil 4 4 3", (0, 4, 5, 4))["NS"].lines]
    assert (100, 41) == (lines[0], sum(lines[1:]))


@pytest.mark.parametrize(("before", "winner"), [(440, "NS"), (430, None)])
def test_a_match_ends_at_500(judged, before, winner):
    """Section 3: 440 and 61 are there, 430 and 61 are not."""
    report = judged(
        'game: spades\ndealer: W\nauction: [[N, "3"], [E, "3"], [S, "3"], [W, "2"]]\n'
        f"result: {{tricks: {{N: 4, E: 3, S: 3, W: 3}}}}\nbefore: {{NS: {{score: {before}}}}}\n"
    )
    assert report.judged.after.outcome.winner == winner


def test_a_match_ends_at_minus_200(judged):
    """Section 3: the higher total wins then."""
    report = judged(
        'game: spades\ndealer: W\nauction: [[N, "3"], [E, "3"], [S, "3"], [W, "2"]]\n'
        "result: {tricks: {N: 3, E: 4, S: 2, W: 4}}\nbefore: {NS: {score: -150}}\n"
    )
    outcome = report.judged.after.outcome
    assert (True, "EW") == (outcome.over, outcome.winner)


def test_the_hand_of_thirteen_tricks(example):
    """Section 4: winners, voids, spades broken in trick 4, 61 and 60, one bag."""
    report = example("s0-whole-hand")
    assert "SNSESENEESWWS" == "".join(trick.winner for trick in report.judged.tricks)
    assert [(61, 1), (60, 0)] == [(sheet.hand, sheet.bags) for sheet in report.judged.score.sheets]
    assert {"N": 2, "E": 4, "S": 5, "W": 2} == report.judged.taken
    assert report.judged.contracts == {"NS": 6, "EW": 6}


def test_the_rows_give_the_hands_back(example):
    """Section 4: 52 cards, 13 of each seat, of North's the ♠6 and the ♠2 the only spades."""
    plays = [play for trick in example("s0-whole-hand").judged.tricks for play in trick.plays]
    assert 52 == len({play.card for play in plays})
    assert {N: 13, E: 13, S: 13, W: 13} == Counter(play.seat for play in plays)
    assert ["S6", "S2"] == [play.card.code for play in plays if play.seat == N and play.card.suit is Suit.SPADES]


def test_in_trick_4_east_is_out_of_clubs_and_in_trick_7_south_of_hearts(example):
    """Section 4: why the one may trump, and the other may throw."""
    tricks = example("s0-whole-hand").judged.tricks
    fourth, seventh = tricks[3], tricks[6]
    assert (Suit.CLUBS, Suit.SPADES) == (fourth.plays[0].card.suit, fourth.plays[-1].card.suit)
    assert (Suit.HEARTS, Suit.CLUBS) == (seventh.plays[0].card.suit, seventh.plays[1].card.suit)


def test_bicycle_sets_cost_nothing(judged):
    """Section 5: each alone, at least 1, and 6 called with 5 taken scores 0."""
    assert scored(judged, "6 2 3 1", (5, 3, 4, 1), rules="bicycle")["N"].hand == 0
    assert scored(judged, "6 2 3 1", (7, 2, 3, 1), rules="bicycle")["N"].hand == 61
    assert not judged('game: spades\nrules: bicycle\nauction: [[N, "0"]]').ok


def test_a_partners_extra_trick_helps_but_not_a_nil(judged):
    """Section 6: 3 called and 2 taken is made up for by the partner; a nil's trick makes up for nothing."""
    assert scored(judged, "3 3 3 3", (2, 4, 4, 3))["NS"].hand == 60
    assert scored(judged, "nil 4 4 3", (1, 5, 3, 4))["NS"].hand == -139
