"""S1: Spades as Cards4 plays it."""

import pytest

RULES = "game: spades\nrules: cards4\ndealer: W\n"


def scored(judged, auction, tricks, before=""):
    report = judged(f"{RULES}auction: {auction}\nresult: {{tricks: {tricks}}}\n{before}")
    assert report.ok
    return {sheet.side: sheet for sheet in report.judged.score.sheets}


@pytest.mark.parametrize(
    ("tricks", "hand", "bags"),
    [("{N: 4, E: 3, S: 4, W: 2}", 62, 2), ("{N: 3, E: 4, S: 2, W: 4}", -60, 0)],
    ids=["6-taken-8", "6-taken-5"],
)
def test_a_side_that_called_6(judged, tricks, hand, bags):
    """Detailed guide: with 8 taken 62 points and 2 bags, with 5 taken −60."""
    sheet = scored(judged, '[[N, "3"], [E, "2"], [S, "3"], [W, "2"]]', tricks)["NS"]
    assert (hand, bags) == (sheet.hand, sheet.bags)


@pytest.mark.parametrize(
    ("call", "taken", "points"),
    [("nil", 0, 100), ("nil", 1, -100), ("blind-nil", 0, 200), ("blind-nil", 2, -200)],
)
def test_nil_is_100_and_blind_nil_200(judged, call, taken, points):
    """How to play 4: made or failed."""
    tricks = f"{{N: {taken}, E: {5 - taken}, S: 4, W: 4}}"
    lines = scored(judged, f'[[N, {call}], [E, "4"], [S, "4"], [W, "3"]]', tricks)["NS"].lines
    assert lines[0].points == points


def test_a_failed_nils_tricks_count_for_the_side(judged):
    """Detailed guide: the partner's contract is settled by the tricks of the whole side."""
    sheet = scored(judged, '[[N, nil], [E, "4"], [S, "4"], [W, "3"]]', "{N: 1, E: 5, S: 3, W: 4}")["NS"]
    assert (-60, 0) == (sheet.hand, sheet.bags)


def test_blind_nil_is_closed_once_the_partner_has_called(judged):
    """Detailed guide: it is open to the first to call; once the partner has called, nil is no more."""
    report = judged(RULES + 'auction: [[N, "3"], [E, "3"], [S, "3"]]')
    assert ["blind-nil" in entry.legal for entry in report.trace] == [True, True, False, False]


@pytest.mark.parametrize(
    ("tricks", "hand", "bags"),
    [("{N: 0, E: 4, S: 5, W: 4}", 241, 1), ("{N: 1, E: 5, S: 3, W: 4}", -160, 0)],
    ids=["kept", "failed"],
)
def test_a_blind_nil_beside_a_call_of_4(judged, tricks, hand, bags):
    """How to play 4: 200 either way, and the contract of the whole side's tricks beside it."""
    sheet = scored(judged, '[[N, blind-nil], [E, "4"], [S, "4"], [W, "3"]]', tricks)["NS"]
    assert (hand, bags) == (sheet.hand, sheet.bags)


def test_an_ordinary_zero_adds_nothing_and_promises_nothing(judged):
    """Detailed guide: 0 is a number like the others; 4 called and 5 taken are 41."""
    auction = '[[N, "0"], [E, "4"], [S, "4"], [W, "3"]]'
    assert scored(judged, auction, "{N: 0, E: 4, S: 5, W: 4}")["NS"].hand == 41
    assert scored(judged, auction, "{N: 1, E: 4, S: 4, W: 4}")["NS"].hand == 41


@pytest.mark.parametrize(
    ("calls", "totals"),
    [
        ('[[N, "3"], [E, "4"], [S, "2"], [W, "4"]]', [(50, 0), (100, 0), (150, 0), (200, 0), (250, 0)]),
        ('[[N, "2"], [E, "4"], [S, "1"], [W, "4"]]', [(32, 2), (64, 4), (96, 6), (128, 8), (60, 0)]),
    ],
    ids=["5-called", "3-called"],
)
def test_calling_low_for_long_is_punished(judged, calls, totals):
    """Detailed guide: five hands of 5 tricks each, called as 5 or as 3."""
    score, bags = 0, 0
    for total in totals:
        before = f"before: {{NS: {{score: {score}, bags: {bags}}}}}\n"
        sheet = scored(judged, calls, "{N: 3, E: 4, S: 2, W: 4}", before)["NS"]
        score, bags = sheet.total, sheet.bags
        assert total == (score, bags)


def test_one_joker_takes_the_ace_of_spades_and_the_place_of_a_heart(judged):
    """Detailed guide: Joker Spades adds one or two jokers above the other spades."""
    table = f"{RULES}options: {{jokers: 1}}\nstate: {{to_lead: S, broken: true}}\n"
    hands = "hands: {S: [SK], W: [SA], N: [JO], E: [S4]}\n"
    assert judged(f"{table}{hands}plays: [[S, SK], [W, SA], [N, JO], [E, S4]]").judged.tricks[0].winner == "N"
    assert judged(f"{RULES}options: {{jokers: 1}}").judged.deal.pack == 52
    assert not judged(f"{table}hands: {{S: [H2], W: [SA], N: [JO], E: [S4]}}").ok


def test_mirror_without_a_spade_leaves_nil_alone(judged):
    """Detailed guide: only then is nil called."""
    hand = "hands: {N: [CA, C2, HA, HK, HQ, HJ, HT, H9, H8, H7, H6, H5, H4]}\n"
    legal = judged(f"{RULES}options: {{bidding: mirror}}\n{hand}").trace[0].legal
    assert ("nil",) == tuple(call for call in legal if call != "blind-nil")


def test_zero_is_a_call_of_its_own(judged):
    """Detailed guide: a number from 0 to 13, or nil."""
    legal = judged(RULES).trace[0].legal
    assert ("nil", "blind-nil", *map(str, range(14))) == legal


def test_ten_bags_cost_100(judged):
    """How to play 8: and the rest is carried."""
    before = "before: {NS: {score: 100, bags: 9}}"
    sheet = scored(judged, '[[N, "3"], [E, "2"], [S, "3"], [W, "2"]]', "{N: 4, E: 3, S: 4, W: 2}", before)["NS"]
    assert (62 - 100, 62, 1) == (sheet.hand, sheet.total, sheet.bags)


def test_a_match_has_no_floor(judged):
    """Detailed guide: totals may fall below zero, and 500 alone ends the match."""
    report = judged(
        RULES + 'auction: [[N, "3"], [E, "3"], [S, "3"], [W, "2"]]\nresult: {tricks: {N: 3, E: 4, S: 2, W: 4}}\n'
        "before: {NS: {score: -900}}\n"
    )
    assert not report.judged.after.outcome.over


def test_the_deuce_of_spades_beats_an_ace(judged):
    """Detailed guide: all thirteen spades are trump."""
    report = judged(
        RULES + "state: {to_lead: N}\nhands: {N: [HA], E: [S2], S: [H3], W: [H4]}\n"
        "plays: [[N, HA], [E, S2], [S, H3], [W, H4]]"
    )
    assert report.judged.tricks[0].winner == "E"


@pytest.mark.parametrize(("bidding", "calls"), [("mirror", ("2",)), ("whiz", ("nil", "2")), ("suicide", None)])
def test_mirror_whiz_and_suicide(judged, bidding, calls):
    """Detailed guide: the number of spades; that, or nil; one of each side nil."""
    hand = "hands: {N: [SA, S2, HA, HK, HQ, HJ, HT, H9, H8, H7, H6, H5, H4]}\n"
    report = judged(f"{RULES}options: {{bidding: {bidding}}}\n{hand}")
    if calls:
        assert calls == tuple(call for call in report.trace[0].legal if call != "blind-nil")
        return
    second = judged(f'{RULES}options: {{bidding: {bidding}}}\nauction: [[N, "3"], [E, "3"], [S, "3"]]')
    assert second.problems[0].where == "auction/2"
