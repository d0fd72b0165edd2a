"""The score lab: a hand entered by calls and tricks scores as the articles say, under any rule set."""

import pytest

from tutor.games.all import GAMES
from tutor.games.pitch.reasons import CallAboveMaximum
from tutor.games.spades.call_reasons import NoNil
from tutor.games.spades.calls import NIL
from tutor.kernel.calls import PASS, number
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import COMPASS, Seat, Side
from tutor.kernel.state import Over
from tutor.records import lab as score_lab
from tutor.records.faults import WrongSum
from tutor.records.lab import Lab, new_lab, next_hand, outcome_of, sheets, with_before, with_call, with_points
from tutor.records.lab_reasons import (
    HandNotOver,
    MatchHasEnded,
    PointNotGiven,
    SeatSitsOut,
    TricksDoNotAddUp,
)
from tutor.records.lab_records import Opened, Remark, examples, open_text
from tutor.records.lab_saving import to_text
from tutor.records.record import Standing

N, E, S, W = COMPASS
NS, EW = Side("NS"), Side("EW")
SPADES = GAMES["spades"]
FIVE_HUNDRED = GAMES["five-hundred"]
PITCH = GAMES["pitch"]
EXAMPLES = {name: lab for game in GAMES for name, lab in examples(game).items()}


def entered(calls, tricks, preset="neuralplay-standard", game=SPADES, before=None):
    """A hand by its calls and tricks, N E S W, dealt by West."""
    lab = new_lab(game, game.presets[preset], COMPASS)
    for seat, notation in zip(COMPASS, calls.split(), strict=True):
        lab = with_call(lab, seat, game.call(lab.rules, notation))
    for seat, count in zip(COMPASS, tricks.split(), strict=True):
        lab = score_lab.with_tricks(lab, seat, int(count))
    for side, standing in (before or {}).items():
        lab = with_before(lab, Side(side), standing)
    return lab


def hands(lab, preset=None):
    """What each side gets for the hand."""
    rules = GAMES[lab.game].presets[preset] if preset else lab.rules
    over = sheets(lab, rules)
    assert isinstance(over, Over), over
    return {sheet.side: sheet.hand for sheet in over.score.sheets}


@pytest.mark.parametrize(
    ("calls", "tricks", "before", "score"),
    [
        ("3 3 3 2", "4 3 3 3", {}, 61),
        ("3 3 3 2", "3 4 3 3", {}, 60),
        ("3 3 3 2", "3 4 2 4", {}, -60),
        ("nil 4 4 3", "0 4 5 4", {}, 141),
        ("nil 4 4 3", "1 5 3 4", {}, -139),
        ("3 3 2 2", "5 3 3 2", {"NS": Standing(200, 8)}, -47),
        ("3 2 3 2", "4 3 4 2", {}, 62),
    ],
    ids=["61", "60", "-60", "141", "-139", "-47", "62"],
)
def test_the_numbers_of_the_spades_articles(calls, tricks, before, score):
    """S0 section 3 and S1, rebuilt from calls and tricks."""
    assert score == hands(entered(calls, tricks, before=before))[NS]


@pytest.mark.parametrize(
    ("tricks", "score"),
    [("4 2 3 1", (200, 30)), ("5 1 3 1", (200, 20)), ("3 2 3 2", (-200, 40)), ("6 0 4 0", (250, 0))],
)
def test_the_four_endings_of_seven_hearts(tricks, score):
    """S2 section 4."""
    lab = entered("7H pass pass pass", tricks, "pagat-australian", FIVE_HUNDRED)
    assert score == tuple(hands(lab).values())


@pytest.mark.parametrize("preset", ["neuralplay-standard", "cards4", "pagat"])
def test_a_failed_nil_under_each_preset(preset):
    """One hand, and who asks what the nil's trick is gets −139 or −60."""
    lab = entered("nil 4 4 3", "1 5 3 4")
    assert (-60 if preset == "cards4" else -139) == hands(lab, preset)[NS]


def test_a_table_that_does_not_know_a_call_says_why():
    """Bicycle has no nil, so that column is a reason; the others score."""
    lab = entered("nil 4 4 3", "1 5 3 4")
    assert NoNil(NIL) == sheets(lab, SPADES.presets["bicycle"])


def test_each_plays_alone_under_bicycle():
    """The same tricks make four sheets where there are no partners."""
    lab = entered("6 2 3 1", "5 3 4 1")
    assert {"N": 0, "E": 21, "S": 31, "W": 10} == hands(lab, "bicycle")


@pytest.mark.parametrize(
    ("tricks", "off"), [("4 3 3 2", (12, 13, 1)), ("5 5 3 3", (16, 13, 3)), ("0 0 0 0", (0, 13, 13))]
)
def test_tricks_that_do_not_add_up_are_told(tricks, off):
    """Nothing is silently corrected."""
    lab = entered("3 3 3 2", tricks)
    assert TricksDoNotAddUp(*off) == sheets(lab, lab.rules)


def test_a_moved_trick_keeps_the_sum():
    """From a seat to a seat, to the middle, and back; none is taken from who has none."""
    lab = entered("nil 4 4 3", "1 5 3 4")
    moved = score_lab.with_trick_moved(lab, N, S)
    assert ((0, 4), 13) == ((moved.tricks[N], moved.tricks[S]), moved.all_tricks)
    assert moved == score_lab.with_trick_moved(moved, N, S)
    assert 12 == score_lab.with_trick_moved(lab, E, None).all_tricks
    assert lab == score_lab.with_trick_moved(score_lab.with_trick_moved(lab, E, None), None, E)
    assert lab == score_lab.with_trick_moved(lab, None, E)


def test_one_side_has_the_contract():
    """A bid of Five Hundred makes the others pass; in Spades each has a call."""
    lab = entered("7H pass pass pass", "4 2 3 1", "pagat-australian", FIVE_HUNDRED)
    lab = with_call(lab, E, FIVE_HUNDRED.call(lab.rules, "8S"))
    assert {N: PASS, S: PASS, W: PASS} == {seat: call for seat, call in lab.calls.items() if seat != E}
    assert 3 == sum(call == number(3) for call in entered("3 3 3 2", "0 0 0 0").calls.values())


def test_a_misere_needs_no_auction():
    """The contract stands for it, though a real auction would ask for a 7 first."""
    lab = entered("pass misere pass pass", "6 0 4 0", "pagat-australian", FIVE_HUNDRED)
    assert {NS: 0, EW: 250} == hands(lab)


def test_the_idle_partner_of_a_misere_takes_no_trick():
    """West sits out while East plays a misère."""
    lab = entered("pass misere pass pass", "6 0 3 1", "pagat-australian", FIVE_HUNDRED)
    assert SeatSitsOut(W, 1) == sheets(lab, lab.rules)


def test_all_passed():
    """Nobody scores, and the next seat deals."""
    lab = entered("pass pass pass pass", "0 0 0 0", "pagat-australian", FIVE_HUNDRED)
    assert {NS: 0, EW: 0} == hands(lab)
    following = next_hand(lab)
    assert isinstance(following, Lab)
    assert N == following.dealer


def test_pitch_is_entered_by_its_points():
    """S4 section 5: 3 called at 5, High and Jack won: −3, which makes 2."""
    first, second, third = people = tuple(map(Seat, "甲乙丙"))
    lab = with_call(new_lab(PITCH, PITCH.presets["bicycle"], people), first, number(3))
    lab = with_before(lab, Side(first), Standing(5))
    assert PointNotGiven("high") == sheets(lab, lab.rules)
    for point, seat in (("high", first), ("jack", first), ("low", second), ("game", third)):
        lab = with_points(lab, point, seat)
    assert {"甲": -3, "乙": 1, "丙": 1} == hands(lab)
    assert 0 == hands(with_points(lab, "game", None))["丙"]


def test_a_five_asks_for_the_tricks():
    """In Pagat's game a 5 is all four points and all six tricks; Bicycle knows no 5."""
    people = tuple(map(Seat, "甲乙丙丁"))
    lab = with_call(new_lab(PITCH, PITCH.presets["pagat-partnership"], people), people[0], number(5))
    for point in ("high", "low", "jack", "game"):
        lab = with_points(lab, point, people[0])
    assert TricksDoNotAddUp(0, 6, 6) == sheets(lab, lab.rules)
    lab = score_lab.with_tricks(lab, people[0], 6)
    assert 5 == hands(lab)["甲丙"]
    assert CallAboveMaximum is type(sheets(lab, PITCH.presets["bicycle"]))


def test_the_next_hand_carries_totals_bags_and_dealer():
    """Ten bags cost their hundred, the rest is carried, and the deal passes on."""
    following = next_hand(entered("3 3 2 2", "5 3 3 2", before={"NS": Standing(200, 8)}))
    assert isinstance(following, Lab)
    assert ({NS: Standing(153, 1), EW: Standing(50, 0)}, N, 1) == (following.before, following.dealer, following.hands)
    assert 0 == following.all_tricks


def test_a_match_that_is_won_has_no_next_hand():
    """At 500 the match ends, with its reason; at a table that ends elsewhere it goes on."""
    lab = entered("2 3 3 3", "4 3 3 3", before={"NS": Standing(-260), "EW": Standing(462)})
    after = outcome_of(lab, lab.rules)
    assert "match-won" == after.outcome.why.code
    assert MatchHasEnded() == next_hand(lab)
    lower = with_before(lab, EW, Standing(100))
    assert outcome_of(lower, SPADES.presets["neuralplay-standard"]).outcome.over
    assert not outcome_of(lower, SPADES.presets["cards4"]).outcome.over


@pytest.mark.parametrize("name", list(EXAMPLES))
def test_the_articles_hands_are_saved_and_opened(name):
    """What is written is what was entered, and its claims hold."""
    lab = EXAMPLES[name]
    assert Opened(lab) == open_text(to_text(lab))


def test_every_worked_number_can_be_opened():
    """Thirteen hands of the Spades articles, thirteen of S2, eight of S4."""
    assert [13, 13, 8] == [len(examples(game)) for game in GAMES]


def test_a_hand_that_was_played_fills_the_lab():
    """S0 section 4, thirteen tricks card by card: calls 3 4 3 2, tricks 2 4 5 2."""
    lab = EXAMPLES["s0-whole-hand"]
    assert ([3, 4, 3, 2], [2, 4, 5, 2]) == ([c.number for c in lab.calls.values()], [lab.tricks[s] for s in COMPASS])
    assert {NS: 61, EW: 60} == hands(lab)


def test_a_match_is_saved_as_a_stream():
    """Its hands in order, each beginning where the last one ended."""
    following = next_hand(entered("3 3 3 2", "4 3 3 3"))
    assert isinstance(following, Lab)
    for seat, count in zip(COMPASS, (3, 4, 3, 3), strict=True):
        following = score_lab.with_tricks(following, seat, count)
    opened = open_text(to_text(following))
    assert isinstance(opened, Opened)
    assert (1, to_text(following)) == (opened.lab.hands, to_text(opened.lab))
    assert 1 == to_text(following).count("---")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("game: spades\nauction: [[N, '3'], [E, '3'], [S, '3'], [W, '2']]\nplays: [[N, H9]]", HandNotOver),
        ("game: spades\nauction: [[N, '3'], [E, '3'], [S, '3'], [W, '2']]\nresult: {tricks: {NS: 7, EW: 7}}", WrongSum),
        ("nonsense", Reason),
    ],
)
def test_what_cannot_be_opened_says_why(source, reason):
    """A hand cut short, a sum that does not come out, no record at all."""
    found = open_text(source)
    assert isinstance(found, Remark)
    assert isinstance(found.reason, reason)
