"""S4: Pitch, Bicycle's game with Pagat's four points."""

import pytest

from tutor.kernel.seats import Seat

A, B, C = map(Seat, "甲乙丙")
GAME = "game: pitch\nseats: [甲, 乙, 丙]\ndealer: 丙\n"
HANDS = "hands: {甲: [SA, HA, D3], 乙: [SJ, H2, CK], 丙: [S5, D9, CJ]}\nstate: {trump: S, to_lead: 甲}\n"


def scored(judged, bid, points, before="{}"):
    """A hand that 甲 has pitched, by who won which points."""
    report = judged(
        f'{GAME}auction: [[甲, "{bid}"], [乙, pass], [丙, pass]]\nresult: {{points: {points}}}\nbefore: {before}\n'
    )
    assert report.ok
    return report.judged


def test_six_cards_each_and_the_rest_stays_out(judged):
    """Section 1: eighteen of fifty-two for three players, six tricks of three cards."""
    deal = judged(GAME).judged.deal
    assert (52, 6, 18, 34, 6, 3) == (deal.pack, deal.each, deal.played, deal.out, deal.tricks, deal.trick)


@pytest.mark.parametrize(
    ("calls", "seat"),
    [('[甲, "2"], [乙, "3"], [丙, "3"]', C), ('[甲, "2"], [乙, "3"], [丙, pass]', B)],
    ids=["dealer-takes-3", "dealer-passes"],
)
def test_the_dealer_may_take_the_bid_at_the_same_number(judged, calls, seat):
    """Section 1: 乙 calls 3, and the dealer may have it for 3."""
    assert judged(f"{GAME}auction: [{calls}]").judged.contract.seat == seat


def test_a_four_cannot_be_taken(judged):
    """Section 1: not even by the dealer."""
    report = judged(f'{GAME}auction: [[甲, "2"], [乙, "4"], [丙, "4"]]')
    assert ("auction/2", "dealer-may-not-take-four") == (report.problems[0].where, report.problems[0].reason.code)


def test_calls_begin_at_two_and_rise(judged):
    """Section 1: a 1 is too few, and nobody but the dealer matches a call."""
    assert not judged(f'{GAME}auction: [[甲, "1"]]').ok
    assert judged(f'{GAME}auction: [[甲, "2"], [乙, "2"]]').problems[0].reason.code == "call-too-low"


def test_the_first_card_makes_the_trump(judged):
    """Section 2: ♠A is led, and spades are trump for the hand."""
    report = judged(f'{GAME}auction: [[甲, "2"], [乙, pass], [丙, pass]]\nplays: [[甲, SA]]')
    assert report.judged.trump == "S"


def test_one_may_trump_with_the_led_suit_in_hand(judged):
    """Section 2: ♥A is led; ♠J goes although ♥2 is held, ♣K does not."""
    assert judged(f"{GAME}{HANDS}plays: [[甲, HA], [乙, SJ]]").ok
    report = judged(f"{GAME}{HANDS}plays: [[甲, HA], [乙, CK]]")
    assert ("plays/1", "follow-or-trump") == (report.problems[0].where, report.problems[0].reason.code)


def test_a_led_trump_is_followed(judged):
    """Section 2: ♠A is led; a heart does not go while a spade is held."""
    report = judged(f"{GAME}{HANDS}plays: [[甲, SA], [乙, H2]]")
    assert ("plays/1", "must-follow-trump") == (report.problems[0].where, report.problems[0].reason.code)


def test_the_other_black_jack_stays_a_club(judged):
    """Section 2: no bowers; ♣J is no trump when spades are."""
    hands = "hands: {甲: [SA, HA], 乙: [SJ, H2], 丙: [CJ, D9]}\nstate: {trump: S, to_lead: 甲}\n"
    assert judged(f"{GAME}{hands}plays: [[甲, SA], [乙, SJ], [丙, D9]]").ok


def test_the_hand_of_six_tricks(example):
    """Section 4: three, two and one tricks; 24, 22 and 14 card points; four points to 甲."""
    found = example("s4-whole-hand").judged
    assert {"甲": 3, "乙": 2, "丙": 1} == found.taken
    assert [6, 14, 4, 15, 7, 14] == [trick.card_points for trick in found.tricks]
    assert {A: 24, B: 22, C: 14} == dict(found.score.card_points)
    assert {"high": A, "low": A, "jack": A, "game": A} == dict(found.score.points)
    assert [4, 0, 0] == [sheet.hand for sheet in found.score.sheets]


def test_a_trick_below_the_ten_weighs_nothing(judged):
    """Sections 1 and 3: small cards have no card points, and may carry Low all the same."""
    report = judged(
        "game: pitch\nseats: [甲, 乙, 丙]\ndealer: 丙\nstate: {to_lead: 甲, trump: S}\n"
        "hands: {甲: [S7], 乙: [C5], 丙: [C4]}\nplays: [[甲, S7], [乙, C5], [丙, C4]]"
    )
    assert [0] == [trick.card_points for trick in report.judged.tricks]


def test_a_made_bid_scores_all_that_was_won(judged):
    """Section 5: 3 called, 4 won: 4."""
    assert scored(judged, 3, "{甲: [high, low, jack, game]}").score.sheet(A).hand == 4


def test_a_missed_bid_costs_the_bid_and_keeps_nothing(judged):
    """Section 5: 5 points, 3 called, High and Jack won: 2 points, and the others keep theirs."""
    score = scored(judged, 3, "{甲: [high, jack], 乙: [low], 丙: [game]}", "{甲: {score: 5}}").score
    assert [(-3, 2), (1, 1), (1, 1)] == [(sheet.hand, sheet.total) for sheet in score.sheets]


def test_the_pitcher_is_counted_first(judged):
    """Section 5: both reach seven, and the pitcher wins against a higher total."""
    points = "{甲: [high, jack], 乙: [low, game]}"
    assert scored(judged, 2, points, "{甲: {score: 5}, 乙: {score: 6}}").after.outcome.winner == A


def test_two_others_are_counted_by_high_low_jack_game(judged):
    """Section 5: Low comes before Game."""
    points = "{甲: [high, jack], 乙: [game], 丙: [low]}"
    assert scored(judged, 2, points, "{乙: {score: 6}, 丙: {score: 6}}").after.outcome.winner == C


@pytest.mark.parametrize(
    ("bid", "before", "winner", "total"),
    [(4, 0, A, 4), (4, -2, None, 2), (3, 0, None, 4)],
    ids=["smudge-at-0", "smudge-at-minus-2", "four-points-on-a-3"],
)
def test_a_smudge_wins_unless_the_score_was_below_zero(judged, bid, before, winner, total):
    """Section 5: 4 called and all four won, from 0 or above; −2 becomes 2."""
    found = scored(judged, bid, "{甲: [high, low, jack, game]}", f"{{甲: {{score: {before}}}}}")
    assert (winner, total) == (found.after.outcome.winner, found.score.sheet(A).total)


def test_a_tie_gives_game_to_nobody(judged):
    """Sections 3 and 6: 甲 and 乙 are level at 24."""
    assert scored(judged, 2, "{甲: [high, low], 乙: [jack]}").score.points["game"] is None


def test_without_the_jack_of_trumps_there_is_no_jack(judged):
    """Sections 3 and 6: no other jack stands in."""
    assert scored(judged, 2, "{甲: [high], 乙: [low], 丙: [game]}").score.points["jack"] is None


def test_low_goes_to_who_took_it(judged, example):
    """Sections 3 and 6: ♠2 was 乙's, and 甲 took it; another table gives it to the holder."""
    assert example("s4-whole-hand").judged.score.points["low"] == A
    captured = "{甲: [SA, S2, SQ, SK, SJ, ST], 乙: [HA, H2, H3, HT, HK, HQ], 丙: [CA, CK, C2, DT, DA, D3]}"
    report = judged(
        f'{GAME}options: {{low_to: holder}}\nauction: [[甲, "3"], [乙, pass], [丙, pass]]\n'
        f"result: {{trump: S, captured: {captured}, held: {{乙: [S2]}}}}\n"
    )
    assert report.judged.score.points["low"] == B
