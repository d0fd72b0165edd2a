"""S2: Five Hundred, four hands, as Pagat has the Australian game."""

import pytest

from tutor.kernel.cards import card
from tutor.kernel.seats import Seat

N, E, S, W = map(Seat, "NESW")
GAME = "game: five-hundred\ndealer: W\n"
AUCTION = "auction: [[N, 6H], [E, 7C], [S, pass], [W, pass], [N, 7H], [E, pass]]\n"
NORTH = "hands: {N: [HJ, HA, HK, HT, SA, SK, DA, D8, C9, C5]}\nkitty: [JO, DJ, C6]\n"
EXCHANGE = "exchange: {discard: [D8, C9, C5]}\n"
SEVEN_HEARTS = "contract: {seat: N, call: 7H}\n"


def position(judged, hands, plays, call="7H", more=""):
    return judged(
        f"game: five-hundred\ncontract: {{seat: N, call: {call}}}\n{more or 'state: {to_lead: N}'}\n"
        f"hands: {{{hands}}}\nplays: [{plays}]\n"
    )


def test_forty_three_cards(judged):
    """Section 1: eleven of each red suit, ten of each black one, the joker; ten each and a kitty of three."""
    deal = judged(GAME).judged.deal
    assert (43, {"S": 10, "H": 11, "D": 11, "C": 10}, 10, 3) == (deal.pack, dict(deal.suits), deal.each, deal.kitty)
    for code in ("S4", "C4", "H3", "D2"):
        assert judged(f"{GAME}kitty: [JO, DJ, {code}]").problems[0].reason.code == "record.not-in-pack"


def test_the_ladder_of_calls(judged):
    """Section 2: spades, clubs, diamonds, hearts, no-trump; misère over every 7, open misère over ten diamonds."""
    legal = judged(f"{GAME}auction: [[N, 7S]]").trace[1].legal
    assert legal[:6] == ("pass", "7C", "7D", "7H", "7NT", "misere")
    assert legal[6] == "8S"
    assert legal[legal.index("open-misere") - 1 : legal.index("open-misere") + 2] == ("10D", "open-misere", "10H")


def test_the_auction_that_ends_in_seven_hearts(judged):
    """Section 2: North plays 7♥, worth 200: seven tricks and no more are needed."""
    contract = judged(GAME + AUCTION).judged.contract
    assert (N, "NS", "7H", 200, 7) == (
        contract.seat,
        contract.side,
        contract.call.notation,
        contract.value,
        contract.needs,
    )


def test_a_pass_is_final(judged):
    """Section 2: South has passed, and may not come back."""
    report = judged(f"{GAME}auction: [[N, 6H], [E, 7C], [S, pass], [W, pass], [N, 7H], [E, 7NT], [S, 8S]]")
    assert ("auction/6", "pass-is-final") == (report.problems[0].where, report.problems[0].reason.code)


def test_all_pass_and_the_next_seat_deals(judged):
    """Section 2: the cards are thrown in."""
    report = judged(f"{GAME}auction: [[N, pass], [E, pass], [S, pass], [W, pass]]")
    assert (0, "N") == (sum(sheet.hand for sheet in report.judged.score.sheets), report.judged.next_dealer)


def test_thirteen_cards_go_back_to_ten(judged):
    """Section 3: North puts ♦8 ♣9 ♣5 away and holds seven trumps."""
    report = judged(GAME + AUCTION + NORTH + EXCHANGE)
    assert report.ok
    assert len(report.trace[-2].legal) == 13
    assert report.trace[-1].legal == ("SA", "SK", "HA", "HK", "HJ", "HT", "DA", "DJ", "C6", "JO")


def test_the_order_of_trumps(judged):
    """Section 3: joker, right bower, left bower, ace."""
    hands = "N: [HA], E: [DJ], S: [HJ], W: [JO]"
    report = position(judged, hands, "[N, HA], [E, DJ], [S, HJ], [W, JO]")
    assert (W, 13) == (report.judged.tricks[0].winner, report.judged.moment.trumps)
    assert (
        position(judged, "N: [HA], E: [DJ], S: [HK], W: [HQ]", "[N, HA], [E, DJ], [S, HK], [W, HQ]")
        .judged.tricks[0]
        .winner
        == E
    )


def test_a_led_left_bower_asks_for_hearts(judged):
    """Section 3: ♦J is led, and a heart must follow."""
    hands = "N: [DJ, C6], E: [H4, D5], S: [C7, C8], W: [D9, S8]"
    report = position(judged, hands, "[N, DJ], [E, D5]")
    assert ("plays/1", (card("H4"),)) == (report.problems[0].where, report.problems[0].reason.could_play)


def test_who_holds_only_the_left_bower_is_out_of_diamonds(judged):
    """Section 3: ♦A is led; with ♦J alone any card goes."""
    hands = "N: [DA, C6], E: [DJ, S5], S: [D7, C8], W: [D9, S8]"
    assert position(judged, hands, "[N, DA], [E, S5], [S, D7], [W, D9]").ok
    assert position(judged, hands, "[N, DA], [E, DJ], [S, D7], [W, D9]").judged.tricks[0].winner == E


def test_a_named_joker_is_the_highest_of_its_suit(judged):
    """Section 3, no-trump: it follows like one, and loses when thrown."""
    more = "state: {to_lead: E}\nexchange: {joker: H}"
    hands = "N: [JO, S5], E: [HA, C6], S: [H4, C7], W: [H5, C8]"
    assert position(judged, hands, "[E, HA], [S, H4], [W, H5], [N, JO]", "6NT", more).judged.tricks[0].winner == N
    report = position(
        judged, "N: [JO, D5], E: [CA, C6], S: [C9, C7], W: [CT, C8]", "[E, CA], [S, C9], [W, CT], [N, JO]", "6NT", more
    )
    assert report.judged.tricks[0].winner == E


def test_a_joker_without_a_suit_waits_for_a_void(judged):
    """Section 3: to another's lead only when void; in no-trump it may wait, in misère it must come out."""
    more = "state: {to_lead: E}"
    held = "N: [JO, H5], E: [HA, C6], S: [H4, C7], W: [H6, C8]"
    assert position(judged, held, "[E, HA], [S, H4], [W, H6], [N, JO]", "6NT", more).problems[0].where == "plays/3"
    void = "N: [JO, D5], E: [HA, C6], S: [H4, C7], W: [H6, C8]"
    assert position(judged, void, "[E, HA], [S, H4], [W, H6], [N, D5]", "6NT", more).ok
    assert position(judged, void, "[E, HA], [S, H4], [W, H6], [N, JO]", "6NT", more).judged.tricks[0].winner == N
    misere = "N: [JO, D5], E: [HA, C6], W: [H6, C8]"
    report = position(judged, misere, "[E, HA], [W, H6], [N, D5]", "open-misere", more)
    assert report.problems[0].reason.code == "must-play-joker"


def test_a_led_joker_names_a_suit_that_was_not_led(judged):
    """Section 3: and once all four were led, it may be led to the last trick alone."""
    hands = "N: [JO, S5], E: [HA, C6], S: [H4, C7], W: [H5, C8]"
    led = "state: {to_lead: N, led: [S, H, D]}"
    assert position(judged, hands, "[N, JO=C]", "6NT", led).ok
    assert position(judged, hands, "[N, JO=H]", "6NT", led).problems[0].reason.code == "joker-names-unled-suit"
    every = "state: {to_lead: N, led: [S, H, D, C]}"
    assert position(judged, hands, "[N, JO]", "6NT", every).problems[0].reason.code == "joker-all-suits-led"
    assert position(judged, "N: [JO], E: [HA], S: [H4], W: [H5]", "[N, JO]", "6NT", every).ok


@pytest.mark.parametrize(
    ("call", "value"),
    [
        ("6S", 40),
        ("6C", 60),
        ("6D", 80),
        ("6H", 100),
        ("6NT", 120),
        ("7H", 200),
        ("8S", 240),
        ("8D", 280),
        ("10NT", 520),
        ("open-misere", 500),
    ],
)
def test_what_calls_are_worth(judged, call, value):
    """Section 4: 40 to 120 for six tricks, 100 for each more. Section 5: open misère 500."""
    assert judged(f"{GAME}contract: {{seat: N, call: {call}}}").judged.contract.value == value


def test_a_trick_loses_open_misere_and_with_it_the_match(judged):
    """Section 5: −500, the defenders nothing; section 4: a side at −500 loses."""
    report = judged(
        f"{GAME}auction: [[N, open-misere], [E, pass], [S, pass], [W, pass]]\n"
        "result: {tricks: {N: 1, E: 6, S: 0, W: 3}}"
    )
    assert [-500, 0] == [sheet.hand for sheet in report.judged.score.sheets]
    assert "EW" == report.judged.after.outcome.winner


@pytest.mark.parametrize(
    ("ours", "theirs", "us", "them"),
    [(7, 3, 200, 30), (8, 2, 200, 20), (6, 4, -200, 40), (10, 0, 250, 0)],
    ids=["7-3", "8-2", "6-4", "10-0"],
)
def test_four_endings_of_seven_hearts(judged, ours, theirs, us, them):
    """Section 4: the table."""
    report = judged(f"{GAME}{AUCTION}result: {{tricks: {{NS: {ours}, EW: {theirs}}}}}")
    assert [us, them] == [sheet.hand for sheet in report.judged.score.sheets]


@pytest.mark.parametrize(
    ("before", "ours", "winner"),
    [("NS: {score: 300}", 7, "NS"), ("EW: {score: 490}", 8, None), ("NS: {score: -300}", 6, "EW")],
    ids=["300-and-200", "490-and-20-by-defending", "minus-500"],
)
def test_how_a_match_is_won(judged, before, ours, winner):
    """Section 4: by a contract of one's own to 500, never by defending; −500 loses."""
    result = f"result: {{tricks: {{NS: {ours}, EW: {10 - ours}}}}}\n"
    assert judged(f"{GAME}{AUCTION}{result}before: {{{before}}}").judged.after.outcome.winner == winner


@pytest.mark.parametrize(
    ("calls", "points"), [("[[N, 7S], [E, misere], ", 250), ("[[N, pass], [E, open-misere], ", 500)]
)
@pytest.mark.parametrize("tricks", [0, 1])
def test_misere_is_all_or_nothing(judged, calls, points, tricks):
    """Section 5: no trick, or it fails; the defenders score nothing."""
    passes = "[S, pass], [W, pass]" + (", [N, pass]]" if "7S" in calls else "]")
    result = f"result: {{tricks: {{N: {6 - tricks}, E: {tricks}, S: 4, W: 0}}}}\n"
    sheets = judged(f"{GAME}auction: {calls}{passes}\n{result}").judged.score.sheets
    assert [0, -points if tricks else points] == [sheet.hand for sheet in sheets]


def test_misere_needs_a_seven_and_open_misere_does_not(judged):
    """Section 5: anybody's seven will do."""
    assert judged(f"{GAME}auction: [[N, 6NT], [E, misere]]").problems[0].reason.code == "misere-needs-a-seven"
    assert judged(f"{GAME}auction: [[N, 7S], [E, misere]]").ok
    assert judged(f"{GAME}auction: [[N, open-misere]]").ok


def test_eight_spades_beat_misere_though_worth_less(judged):
    """Section 5: 250 stands below 240."""
    assert judged(f"{GAME}auction: [[N, 7S], [E, misere], [S, 8S]]").ok
    assert not judged(f"{GAME}auction: [[N, 8S], [E, misere]]").ok


def test_misere_is_played_by_three(judged):
    """Section 5: the partner sits out, three cards a trick, ten tricks."""
    report = judged(f"{GAME}contract: {{seat: N, call: open-misere}}\nplays: [[N, S5], [E, S6], [W, S7], [W, H4]]")
    assert report.ok
    assert (3, 10, 30) == (report.judged.deal.trick, report.judged.deal.tricks, report.judged.deal.played)
    out = judged(f"{GAME}contract: {{seat: N, call: open-misere}}\nplays: [[N, S5], [E, S6], [S, S7]]")
    assert out.problems[0].reason.code == "sits-out"


def test_ten_hearts_stand_above_open_misere(judged):
    """Section 6: so does ten no-trump."""
    assert judged(f"{GAME}auction: [[N, open-misere], [E, 10H], [S, 10NT]]").ok
    assert not judged(f"{GAME}auction: [[N, 10H], [E, open-misere]]").ok
