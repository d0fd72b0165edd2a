"""`order`: the engine, or the script, knows what stands above what; the fewest that have to move are told apart."""

import pytest

from tutor.kernel.cards import cards
from tutor.teaching.asks.order_rows import out_of_line
from tutor.teaching.checker import check_lesson
from tutor.teaching.faults import (
    Expectation,
    NoPath,
    NotAllOfThem,
    NotComputed,
    NothingToSay,
    UnknownScene,
    UnknownValue,
    WrongIsRight,
)
from tutor.teaching.lines import Coach, Prose, RuleText
from tutor.teaching.placing import PutInOrder
from tutor.teaching.run import asked
from tutor.teaching.runner import climb, reply, screen

SCENES = """
  bowers:
    record:
      game: five-hundred
      rules: pagat-australian
      state: {to_lead: N}
      contract: {seat: N, call: 7H}
      hands: {N: [HJ, DJ, JO, SA], E: [H5, D5, S5, C5], S: [H6, D6, S6, C6], W: [H7, D7, S7, C7]}
  pitch:
    record:
      game: pitch
      rules: bicycle
      seats: [甲, 乙]
      state: {to_lead: 甲, trump: S}
      hands: {甲: [SA, HA], 乙: [S2, HK]}
  jokers: {like: base, options: {jokers: 2, deuces_high: true}}
  few: {like: calls, result: {tricks: {NS: 3, EW: 10}}, title: "Few"}
  many: {like: calls, result: {tricks: {NS: 9, EW: 4}}, title: "Many"}
  some: {like: calls, title: "Some"}
"""


def row(names: str) -> PutInOrder:
    return PutInOrder(tuple(names.split()))


def right_row(run) -> str:
    return " ".join(run.station.ask.answers(asked(run))[0].ids)


@pytest.mark.parametrize(
    ("ask", "expected"),
    [
        ("scene: base, by: rank, items: [HT, H9, H2, HA, HK]", "HA HK HT H9 H2"),
        ("scene: base, by: rank, first: lowest, items: [HT, HA, H2]", "H2 HT HA"),
        ("scene: jokers, by: rank, items: [S2, SA, JO2, D2, JO1]", "JO1 JO2 D2 S2 SA"),
        ("scene: bowers, by: trump-rank, items: [HQ, DJ, SA, HA, JO, HJ]", "JO HJ DJ HA HQ SA"),
        ("scene: bowers, by: trump-rank, seat: N", "JO HJ DJ SA"),
        ("scene: bowers, by: trump-rank, trump: S, items: [SA, CJ, JO, SQ, SJ]", "JO SJ CJ SA SQ"),
        ("scene: bowers, by: rank, trump: none, items: [HJ, HA, HT, HK, HQ]", "HA HK HQ HJ HT"),
        (
            "scene: bowers, by: calls, items: [10H, misere, 10D, 8S, open-misere, 7NT]",
            "7NT misere 8S 10D open-misere 10H",
        ),
        ("scene: pitch, by: card-points, items: [SA, ST, SK, S2]", "ST SA SK S2"),
        ("of: scenes, path: taken.NS, items: [few, many, some]", "many some few"),
        ('scene: base, by: own, items: [SA, {id: a, say: "a"}, D8], answer: [a, D8, SA]', "a D8 SA"),
    ],
)
def test_the_engine_knows_the_order(start, ask, expected):
    """The highest first, of calls the lowest, where the step does not say otherwise."""
    run = start(f"  - {{id: o, ask: order, {ask}}}", SCENES)
    assert expected == right_row(run)
    assert reply(run, row(expected))[1].right


def test_things_that_are_level_may_stand_as_they_like(start):
    """Two aces weigh the same."""
    run = start("  - {id: o, scene: pitch, ask: order, by: card-points, items: [HA, SA, SK]}", SCENES)
    assert reply(run, row("HA SA SK"))[1].right
    assert reply(run, row("SA HA SK"))[1].right
    assert not reply(run, row("SA SK HA"))[1].right


@pytest.mark.parametrize(
    ("ask", "given", "mistake"),
    [
        ("scene: base, by: rank, items: [HT, H2, HA, HK]", "H2 HA HK HT", "two-is-high"),
        ("scene: base, by: rank, items: [HT, H2, HA, HK]", "HK HT H2 HA", "ace-low"),
        ("scene: jokers, by: rank, items: [SA, JO2, JO1]", "SA JO1 JO2", "joker-last"),
        ("scene: bowers, by: rank, trump: none, items: [HJ, HA, HT]", "HJ HA HT", "bowers-stay"),
        ("scene: pitch, by: rank, items: [HJ, HA, HT]", "HT HA HJ", "points-for-rank"),
        ("scene: pitch, by: trump-rank, items: [SJ, SA, ST]", "SJ SA ST", "jack-is-bower"),
        ("scene: pitch, by: card-points, items: [SJ, SA, ST]", "SA SJ ST", "rank-for-points"),
        ("scene: bowers, by: trump-rank, items: [DJ, HA, JO, HJ]", "JO HA HJ DJ", "printed-rank"),
        ("scene: bowers, by: trump-rank, items: [DJ, HA, JO, HJ]", "JO DJ HJ HA", "left-over-right"),
        ("scene: bowers, by: trump-rank, items: [DJ, HA, JO, HJ]", "JO HJ HA DJ", "left-bower-left-out"),
        ("scene: bowers, by: calls, items: [6S, 6H, 6NT]", "6H 6S 6NT", "bridge-order"),
        ("scene: bowers, by: calls, items: [7S, 6H, 6NT]", "7S 6H 6NT", "strain-first"),
        ("scene: bowers, by: calls, items: [misere, 8S, 8C]", "8S misere 8C", "by-points"),
        ("scene: bowers, by: calls, items: [6S, 6NT]", "6NT 6S", None),
    ],
)
def test_misunderstandings_are_known_without_a_word_of_the_script(start, ask, given, mistake):
    """A row that is in order by another rank shows whose rank that is."""
    run = start(f"  - {{id: o, ask: order, {ask}}}", SCENES)
    assert mistake == reply(run, row(given))[1].mistake


@pytest.mark.parametrize("given", ["HA HK HT HJ", "HT HA HK HJ", "HK HA HT HJ"])
def test_what_stands_above_what_may_be_foreseen(start, given):
    """Any row with the ten above the jack is meant, whatever else is in it."""
    ask = "by: rank, items: [HT, HJ, HA, HK], wrong: [{id: ten, when: T>J, say: x}]"
    run = start(f"  - {{id: o, scene: pitch, ask: order, {ask}}}", SCENES)
    _, back = reply(run, row(given))
    assert ("ten", (Prose("o.wrong.ten"),)) == (back.mistake, back.lines)
    assert [row("HA HK HT HJ")] == [each.answer for each in run.station.ask.foreseen(asked(run))]


def test_above_means_higher_also_where_the_lowest_comes_first(start):
    """`open-misere>10NT` puts it behind 10NT in a row that begins with the lowest."""
    ask = "by: calls, items: [open-misere, 10NT, 10H], wrong: [{id: top, when: open-misere>10NT>10H, say: x}]"
    run = start(f"  - {{id: o, scene: bowers, ask: order, {ask}}}", SCENES)
    assert "top" == reply(run, row("10H 10NT open-misere"))[1].mistake


def test_the_fewest_that_have_to_move_are_told_apart(start):
    """Without a known mistake their number is said; one card that stands astray does not make the others wrong."""
    run = start("  - {id: o, scene: base, ask: order, by: rank, items: [HT, H9, H2, HA, HK]}")
    after, back = reply(run, row("HK HA HT H9 H2"))
    assert 1 == len(back.shown.misplaced)
    assert back.shown.misplaced == screen(after).shown.misplaced
    assert (Coach("order-part", (("found", 4), ("count", 5))),) == back.lines


@pytest.mark.parametrize(
    ("given", "expected"), [("abcd", ""), ("dabc", "d"), ("bcda", "a"), ("acbd", "c"), ("dcba", "cba"), ("", "")]
)
def test_out_of_line(given, expected):
    """What is left over beside the longest row that is in order."""
    ranks = {name: place for place, name in enumerate("abcd")}
    assert len(expected) == len(out_of_line(tuple(given), ranks))
    if len(expected) == 1 and given != "acbd":
        assert tuple(expected) == out_of_line(tuple(given), ranks)


def test_help_points_at_the_odd_cards_and_then_answers(start):
    """Bowers and joker are the evidence; the answer is the row."""
    run = climb(climb(start("  - {id: o, scene: bowers, ask: order, by: trump-rank, seat: N}", SCENES)))
    assert frozenset(cards("HJ DJ JO")) == frozenset(run.shown.evidence)
    run = climb(climb(run))
    assert (
        Coach(
            "hint.answer-reason",
            (
                ("answer", Coach("option.row", (("items", cards("JO HJ DJ SA")),))),
                ("reason", RuleText("five-hundred/trump-order")),
            ),
        ),
    ) == run.said


def test_a_row_that_is_not_whole_is_no_answer(start):
    """It is not right, and no place is told."""
    run = start("  - {id: o, scene: base, ask: order, by: rank, items: [HT, H9]}")
    _, back = reply(run, row("HT"))
    assert (False, ()) == (back.right, back.shown.misplaced)


@pytest.mark.parametrize(
    ("ask", "fault"),
    [
        ("scene: base, by: rank, items: [HT, HA], wrong: [{id: x, when: [HT, H2], say: x}]", UnknownValue),
        ("scene: base, by: rank, items: [HT, HA], wrong: [{id: x, when: T>9, say: x}]", UnknownValue),
        ("scene: base, by: rank, items: [HT, HA, H2], wrong: [{id: x, when: [HT, HA], say: x}]", NotAllOfThem),
        ("scene: base, by: rank, items: [HT, HA], wrong: [{id: x, when: A>T, say: x}]", WrongIsRight),
        ("scene: base, by: rank, items: [HT, HA], wrong: [{id: x, when: [HA, HT], say: x}]", WrongIsRight),
        ("scene: base, by: rank, items: [HT, HA], wrong: [two-is-high]", NotComputed),
        ("scene: base, by: rank, items: [HT, HA], expect: [HT, HA]", Expectation),
        ("scene: base, by: card-points, items: [HT, HA]", NoPath),
        ("of: scenes, path: taken.NS, items: [few, none]", UnknownScene),
        ("of: scenes, path: no.where, items: [few, many]", NoPath),
        ("of: scenes, path: taken.NS, items: [few, calls]", NothingToSay),
    ],
)
def test_a_broken_order_is_told(read, tmp_path, ask, fault):
    """A thing without a rank, a row that is not whole, a wrong row that is right."""
    read(f"  - {{id: o, ask: order, {ask}}}\n", SCENES)
    problems = check_lesson(tmp_path / "spades" / "t")[1]
    assert fault in {type(problem.fault) for problem in problems}
