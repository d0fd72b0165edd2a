"""What another rule set has, told only where it would tell the moment otherwise."""

import pytest

from tutor.games.all import GAMES
from tutor.games.spades.reasons import NotBroken
from tutor.games.spades.score_reasons import NilBags
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.cards import card
from tutor.kernel.reasons import CardNotHeld
from tutor.records.elsewhere import Elsewhere, Retold, of_turn
from tutor.records.judge import match_of
from tutor.records.run import Run

SPADES = GAMES["spades"]
FAILED_NIL = (
    "game: spades\ndealer: W\nauction: [[N, nil], [E, '4'], [S, '4'], [W, '3']]\n"
    "result: {tricks: {N: 2, E: 4, S: 3, W: 4}}\n"
)
LEAD = (
    "game: spades\ndealer: W\nauction: [[N, '3'], [E, '3'], [S, '3'], [W, '3']]\n"
    "hands: {N: [SA, HA, HK, HQ, HJ, HT, H9, H8, H7, H6, H5, H4, H3]}\n"
)
DEFENDING = (
    "game: five-hundred\nbefore: {NS: {score: 490}}\ncontract: {seat: E, call: 7H}\nresult: {tricks: {NS: 2, EW: 8}}\n"
)


def lines(report, side):
    return next(sheet.lines for sheet in report.judged.score.sheets if sheet.side == side)


def line_of(report, side, kind):
    return next(line for line in lines(report, side) if isinstance(line.reason, kind))


def test_the_tricks_of_a_failed_nil_help_the_side_elsewhere(judged):
    """NeuralPlay counts them as bags; Cards4 does not."""
    report = judged(FAILED_NIL)
    told = line_of(report, "NS", NilBags)
    found = Retold(report.reading.record).line("NS", told, ("failed_nil_tricks", "failed_nil_bag_points"))
    assert Elsewhere("failed_nil_tricks", SPADES.presets["cards4"]) == found


def test_what_no_rule_set_has_otherwise_is_not_offered(judged):
    """A nil costs 100 at every table that has one, and bags are bags; that other tables score alone is no offer."""
    report = judged(FAILED_NIL)
    retold = Retold(report.reading.record)
    contract = lines(report, "EW")[0]
    assert retold.line("EW", contract, ("partnership", "set_penalty", "ten_for_200")) is None
    assert retold.line("NS", lines(report, "NS")[0], ("nil_who", "nil_points", "zero_bid")) is None


def test_a_changed_table_is_told_what_its_own_rule_set_has(judged):
    """The rule set that it is named after comes before the others."""
    report = judged(FAILED_NIL.replace("dealer", "options: {failed_nil_tricks: none}\ndealer", 1))
    told = lines(report, "NS")[1]
    found = Retold(report.reading.record).line("NS", told, ("failed_nil_tricks",))
    assert Elsewhere("failed_nil_tricks", SPADES.presets["neuralplay-standard"]) == found


def test_the_match_ends_elsewhere(judged):
    """On defenders' tricks at one table, by one's own contract alone at another."""
    report = judged(DEFENDING)
    why = report.judged.after.outcome.why
    found = Retold(report.reading.record).outcome(why, ("must_bid_to_win", "target"))
    assert Elsewhere("must_bid_to_win", GAMES["five-hundred"].presets["neuralplay"]) == found


@pytest.mark.parametrize(
    ("source", "options", "expected"),
    [
        ("game: spades\ndealer: W\nauction: [[N, blind-nil]]", ("blind_nil_who", "bidding"), ("blind_nil_who", True)),
        (LEAD + "plays: [[N, SA]]", ("lead_spades",), ("lead_spades", False)),
        ("game: five-hundred\ndealer: W\nauction: [[N, misere]]", ("misere_when",), ("misere_when", True)),
        (LEAD + "plays: [[E, S2]]", ("first_lead",), None),
    ],
)
def test_what_is_refused_here_goes_elsewhere(judged, source, options, expected):
    """By a rule set with a name, else at some table; what no option decides is not offered."""
    report = judged(source)
    found = Retold(report.reading.record).problem(report.problems[0], options)
    assert expected == (found and (found.option, found.named))


def test_two_or_three_are_not_told_of_partners(judged):
    """A rule set for four that are partners is none for them."""
    report = judged("game: pitch\nseats: [A, B, C]\ndealer: C\nauction: [[A, pass], [B, '4'], [C, '4']]\n")
    found = Retold(report.reading.record).problem(report.problems[0], ("dealer_may_equal",))
    assert not found.named


def state_of(report):
    record = report.reading.record
    return Run(SPADES, record, match_of(record), traced=False).state


def test_a_turn_is_judged_again_without_its_record(judged):
    """From the moment alone: which action the reason is of is found again."""
    state = state_of(judged(LEAD))
    reason = SPADES.judge(state, PlayCard("N", card("SA"))).reason
    assert isinstance(reason, NotBroken)
    assert not of_turn(SPADES, state, reason, ("lead_spades",)).named
    assert of_turn(SPADES, state, reason, ()) is None


def test_a_call_that_this_table_does_not_know_is_found_too(judged):
    """Blind nil is on another table's list."""
    state = state_of(judged("game: spades\ndealer: W"))
    call = SPADES.call(SPADES.presets["cards4"], "blind-nil")
    reason = SPADES.judge(state, MakeCall("N", call)).reason
    found = of_turn(SPADES, state, reason, ("blind_nil_who",))
    assert Elsewhere("blind_nil_who", SPADES.presets["cards4"]) == found


def test_what_nobody_could_have_done_here_is_not_looked_for(judged):
    """A reason of another moment belongs to no call of this one."""
    state = state_of(judged("game: spades\ndealer: W"))
    assert of_turn(SPADES, state, CardNotHeld(card("SA"), None), ("blind_nil_who",)) is None
