"""Faults of form: each is named by its path, and a wrong name by the nearest right one."""

import pytest

from tutor.games.spades.call_reasons import CallAbove13
from tutor.kernel.cards import JOKER, Suit, card
from tutor.kernel.seats import Seat
from tutor.records.faults import (
    CardTwice,
    EitherOr,
    FieldMissing,
    FieldTwice,
    HandSize,
    HolderMissing,
    NotANumber,
    NotInPack,
    NoTrumpCaptured,
    OptionValue,
    PointMissing,
    PointTwice,
    SeatCount,
    SeatsForPartners,
    SeatTwice,
    UnknownCard,
    UnknownField,
    UnknownFormat,
    UnknownGame,
    UnknownOption,
    UnknownRules,
    UnknownSeat,
    UnknownSide,
    WrongShape,
    WrongSum,
)

SPADES = "game: spades\n"
PITCH = "game: pitch\nseats: [甲, 乙, 丙]\ndealer: 丙\n"
NORTH = "[SA, SK, SQ, SJ, ST, S9, S8, S7, S6, S5, S4, S3, S2]"
EAST = "[HA, HK, HQ, HJ, HT, H9, H8, H7, H6, H5, H4, H3, H2]"


def faults(report):
    return [(problem.where, problem.reason) for problem in report.problems]


@pytest.mark.parametrize(
    ("source", "where", "kind", "nearest"),
    [
        (SPADES + "aucton: []", "aucton", UnknownField, "auction"),
        ("game: spaeds", "game", UnknownGame, "spades"),
        (SPADES + "rules: neuralplay", "rules", UnknownRules, "neuralplay-standard"),
        (SPADES + "options: {flor: null}", "options/flor", UnknownOption, "floor"),
        (SPADES + 'auction: [[NN, "3"]]', "auction/0/0", UnknownSeat, "N"),
        (SPADES + "before: {NE: {score: 1}}", "before/NE", UnknownSide, "NS"),
        (SPADES + "hands: {X: []}", "hands/X", UnknownSeat, None),
        (SPADES + "claims: {winner: N}", "claims/winner", UnknownField, "winners"),
    ],
)
def test_an_unknown_name_suggests_the_nearest(judged, source, where, kind, nearest):
    """Fields, games, rule sets, options, seats and sides: each is told, with the one most like it."""
    (problem,) = judged(source).problems
    assert (where, kind, nearest) == (problem.where, type(problem.reason), problem.reason.nearest)


@pytest.mark.parametrize(
    ("source", "where", "fault"),
    [
        ("id: x", "", FieldMissing("game")),
        (SPADES + "format: trickwise-record/9", "format", UnknownFormat("trickwise-record/9", "trickwise-record/1")),
        (SPADES + "options: {target: many}", "options/target", OptionValue("target", "many", ("1 …",), low="1")),
        (SPADES + "id: a\nid: b", "id", FieldTwice("id")),
        (SPADES + "plays: []\nresult: {tricks: {N: 13}}", "result", EitherOr("plays", "result")),
        (SPADES + "seats: [A, B, C]", "seats", SeatCount(3, (4,))),
        (SPADES + "seats: [A, B, A, D]", "seats", SeatTwice(Seat("A"))),
        (PITCH + "options: {partnership: true}", "seats", SeatsForPartners(3, (4,))),
        ("game: pitch\nrules: pagat-partnership\nseats: [A, B]", "seats", SeatsForPartners(2, (4,))),
        (SPADES + "hands: {N: [H9]}", "hands/N", HandSize(1, 13)),
        (SPADES + "result: {tricks: {N: 4, E: 4, S: 4, W: 2}}", "result/tricks", WrongSum(14, 13)),
        (SPADES + "result: {tricks: {N: -1, E: 14}}", "result/tricks/N", NotANumber("-1")),
        (SPADES + "before: {NS: {score: lots}}", "before/NS/score", NotANumber("lots")),
        (SPADES + f"before: {{NS: {{score: {'9' * 5000}}}}}", "before/NS/score", NotANumber("9" * 5000)),
        (SPADES + "auction: N", "auction", WrongShape("shape-list")),
        (SPADES + "auction: [[N]]", "auction/0", WrongShape("shape-2")),
        (SPADES + "hands: [N]", "hands", WrongShape("shape-fields")),
        (SPADES + "plays: [[N, H19]]", "plays/0/1", UnknownCard("H19")),
        (SPADES + "plays: [[N, JO]]", "plays/0/1", NotInPack(JOKER)),
        ("game: five-hundred\nkitty: [H9, H8]", "kitty", HandSize(2, 3)),
        (PITCH + "result: {points: {甲: [high, high, low]}}", "result/points/甲/1", PointTwice("high")),
        (PITCH + "result: {points: {甲: [high]}}", "result/points", PointMissing("low")),
    ],
)
def test_a_fault_is_named_by_its_path(judged, source, where, fault):
    """What is wrong, and where."""
    assert [(where, fault)] == faults(judged(source))


def test_a_card_stands_in_one_hand_only(judged):
    """The second place of a card is the wrong one, and the first is told."""
    report = judged(f"game: spades\nhands: {{N: {NORTH}, E: {EAST.replace('H2', 'SA')}}}")
    assert [("hands/E/12", CardTwice(card("SA"), "hands/N/0"))] == faults(report)


def test_a_pack_has_no_fifty_third_card(judged):
    """A hand with one card too many is told."""
    report = judged(f"game: spades\nhands: {{N: {NORTH}, E: {EAST.replace('[', '[C2, ')}}}")
    assert [("hands/E", HandSize(14, 13))] == faults(report)


def test_null_fields_are_not_given(judged):
    """A field that is null is as good as missing."""
    report = judged("game: spades\nrules: null\nauction: ~\nplays:\nclaims: null\nhands: null\n")
    assert report.ok
    assert report.reading.record.auction is None


def test_a_null_is_a_value_of_an_option(judged):
    """No floor is a floor of its own."""
    assert judged("game: spades\noptions: {floor: null}").reading.record.rules.floor is None


def test_every_scalar_is_a_text(judged):
    """N, off and 3 mean what they say."""
    report = judged("game: spades\nid: off\ntitle: 3\nseats: [N, off, yes, 1]\nauction: [[N, 3]]\n")
    assert report.ok
    assert ("off", ("N", "off", "yes", "1")) == (report.reading.id, report.reading.record.seats.order)


def test_numbers_as_keys_are_names(judged):
    """A key that is a number is a name like any other."""
    assert [UnknownField] == [type(problem.reason) for problem in judged("game: spades\n3: x\n").problems]


def test_all_faults_are_told_at_once(judged):
    """Reading goes on after a fault."""
    assert len(judged("game: spades\naucton: []\ndealer: Q\nhands: {N: [H9, XX]}\n").problems) == 3


def test_a_call_that_no_table_knows_is_judged_by_the_game(judged):
    """A bid of 14 is the game's to refuse, not the reader's."""
    (problem,) = judged('game: spades\nauction: [[N, "14"]]').problems
    assert ("auction/0", "14") == (problem.where, problem.action)
    assert isinstance(problem.reason, CallAbove13)


@pytest.mark.parametrize(
    ("game", "option", "given", "told"),
    [
        ("spades", "bidding", "miror", ("mirror", "")),
        ("spades", "partnership", "ture", ("true", "")),
        ("pitch", "low_to", "thetaker", ("taker", "")),
        ("spades", "bidding", "xyz", (None, "no-nearest")),
        ("spades", "nil_points", "-1", (None, "from")),
        ("spades", "deal_cap", "0", (None, "from-or-null")),
        ("spades", "minimum_bid", "14", (None, "range")),
        ("spades", "floor", "5", (None, "range-or-null")),
    ],
)
def test_a_value_that_an_option_does_not_take_is_told_with_what_it_takes(judged, game, option, given, told):
    """The nearest name; else all names, or where its numbers begin and end."""
    (problem,) = judged(f"game: {game}\noptions: {{{option}: {given}}}").problems
    assert (f"options/{option}", told) == (problem.where, (problem.reason.nearest, problem.reason.variant))


def test_options_that_contradict_each_other_are_told_by_the_game(judged):
    """The game says which options do not go together."""
    (problem,) = judged("game: spades\noptions: {bidding: mirror, nil_who: nobody}").problems
    assert problem.reason.code == "options-contradict"


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("game: five-hundred\noptions:\n  auction: one_round\n  bid_after_pass: always\n  target: 300\n", 4),
        ("game: pitch\noptions:\n  smudge: five_all_tricks\n  target: 11\n", 3),
        ("game: spades\noptions:\n  target: 300\n  nil_pass: 2\n  nil_who: nobody\n", 5),
    ],
)
def test_a_contradiction_stands_where_it_can_be_mended(judged, source, line):
    """Line and column of the last option that it hangs on, in every game."""
    report = judged(source)
    (problem,) = report.problems
    assert problem.reason.code == "options-contradict"
    assert line == report.reading.place(problem.where).line


def test_what_came_before_a_wrong_card_is_still_judged(judged):
    """A fault in the plays stops the record there."""
    report = judged("game: spades\nplays: [[N, H9], [E, H3], [S, HT], [W, H4], [S, H99]]")
    assert ["plays/4/1"] == [problem.where for problem in report.problems]
    assert ("S", ["S"]) == (report.judged.to_act, [trick.winner for trick in report.judged.tricks])


def test_a_fault_knows_its_place_in_the_file(judged):
    """Line and column of the value."""
    report = judged("game: spades\nplays:\n- [N, H9]\n- [E, H99]\n")
    place = report.reading.place(report.problems[0].where)
    assert (4, 7) == (place.line, place.column)


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ("['', E, S, W]", "record.seat-unnamed"),
        ("[N, E, NS, W]", None),
        ("[N, NS, S, W]", "record.seat-is-side"),
        (f"[{'n' * 25}, E, S, W]", "record.seat-name-long"),
        ("[N, N, S, W]", "record.seat-twice"),
    ],
)
def test_each_bad_name_of_a_seat_has_its_reason(judged, names, code):
    """Empty, that of a side, too long, or there twice."""
    found = [problem.reason.code for problem in judged(f"game: spades\nseats: {names}\n").problems]
    assert found == ([] if code is None else [code])


def test_who_sits_out_takes_no_tricks(judged):
    """In a misère the contractor's partner has none."""
    report = judged(
        "game: five-hundred\ncontract: {seat: N, call: misere}\nresult: {tricks: {N: 0, E: 5, S: 2, W: 3}}\n"
    )
    assert [("result/tricks/S", "sits-out")] == [(each.where, each.reason.code) for each in report.problems]


def test_a_smudge_needs_the_tricks_too(judged):
    """The points alone do not tell whether a bid of all five takes all tricks."""
    report = judged(
        'game: pitch\nrules: pagat-partnership\ncontract: {seat: N, call: "5"}\n'
        "result: {points: {NS: [high, low, jack, game], EW: []}}\n"
    )
    assert [("result", "record.field-missing")] == [(each.where, each.reason.code) for each in report.problems]


CAPTURED = "captured: {甲: [SA, S2, SQ, SK, SJ, ST], 乙: [HA, H2, H3, HT, HK, HQ], 丙: [CA, CK, C2, DT, DA, D3]}"
HOLDER = PITCH + 'options: {low_to: holder}\ncontract: {seat: 甲, call: "3"}\n'


@pytest.mark.parametrize("held", ["", ", held: {乙: [HA]}"])
def test_where_low_stays_with_its_holder_somebody_has_to_hold_it(judged, held):
    """Captured cards do not tell who was dealt the lowest trump; what is missing is named."""
    report = judged(f"{HOLDER}result: {{trump: S, {CAPTURED}{held}}}\n")
    assert [("result/held", HolderMissing(card("S2")))] == faults(report)
    assert report.judged.score is None


def test_a_holder_that_is_given_is_enough(judged):
    """Then the hand is scored, and Low goes there."""
    report = judged(f"{HOLDER}result: {{trump: S, {CAPTURED}, held: {{乙: [S2]}}}}\n")
    assert report.ok
    assert "乙" == report.judged.score.points["low"]


def test_somebody_captures_a_trump(judged):
    """The first card led is one."""
    without = "captured: {甲: [DK, C3, C4, C5, C6, C7], 乙: [HA, H2, H3, HT, HK, HQ], 丙: [CA, CK, C2, DT, DA, D3]}"
    report = judged(f"{HOLDER}result: {{trump: S, {without}}}\n")
    assert [("result/trump", NoTrumpCaptured(Suit.SPADES))] == faults(report)


def test_an_empty_value_is_said_to_be_missing(judged):
    """Nothing is quoted where nothing stands."""
    found = judged('game: spades\nhands: {N: [""]}\nresult: {tricks: {N: ""}}\n').problems
    assert {"record.unknown-card": "empty", "record.not-a-number": "empty"} == {
        each.reason.code: each.reason.variant for each in found if each.reason.code != "record.hand-size"
    }
