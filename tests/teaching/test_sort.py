"""`sort`: the engine, or the script, knows where each thing belongs; what lies elsewhere is told apart."""

import pytest

from tutor.kernel.cards import card, cards
from tutor.teaching.checker import check_lesson
from tutor.teaching.faults import (
    Expectation,
    IdTwice,
    NotComputed,
    NothingToSay,
    UnknownValue,
    WrongIsRight,
    WrongTwice,
)
from tutor.teaching.lines import Coach, Prose
from tutor.teaching.placing import PutInBins
from tutor.teaching.run import asked
from tutor.teaching.runner import climb, reply, screen
from tutor.teaching.screen import PointCards

BOWERS = """
  bowers:
    record:
      game: five-hundred
      rules: pagat-australian
      state: {to_lead: N}
      contract: {seat: N, call: 7H}
      hands: {N: [HJ, DJ, JO, SA], E: [H5, D5, S5, C5], S: [H6, D6, S6, C6], W: [H7, D7, S7, C7]}
"""
POINTS = """
  points:
    record:
      game: pitch
      rules: bicycle
      seats: [甲, 乙, 丙]
      dealer: 丙
      hands:
        甲: [SA, SK, HA, HT, C2, D3]
        乙: [S2, SJ, HK, H2, CA, DT]
        丙: [SQ, ST, HQ, H3, CK, DA]
      auction: [[甲, "3"], [乙, pass], [丙, pass]]
      plays: [[甲, SA], [乙, S2], [丙, SQ], [甲, SK], [乙, SJ], [丙, ST], [甲, HA], [乙, H2], [丙, H3], [甲, HT],
              [乙, HK], [丙, HQ], [乙, CA], [丙, CK], [甲, C2], [乙, DT], [丙, DA], [甲, D3]]
  holder: {like: points, options: {low_to: holder}}
"""
OWN = """  - id: own
    scene: base
    ask: sort
    by: own
    items: [SA, {id: hope, say: "A bare king"}, D8]
    bins: [{id: sure, say: "Sure"}, {id: maybe, say: "Maybe"}, {id: no, say: "None"}]
    answer: [{sure: SA, maybe: hope, no: D8}, {sure: SA, no: [hope, D8]}]
    wrong: [{id: honours, when: [{hope: sure}, {D8: sure}], say: "Count what is sure."}]
"""


def put(**bins: str) -> PutInBins:
    return PutInBins(frozenset((thing, name) for name, things in bins.items() for thing in things.split()))


def bins(run) -> dict[str, str]:
    """The right answer, bin by bin."""
    answer = run.station.ask.answers(asked(run))[0]
    things = [thing.id for thing in screen(run).input.things]
    found = {option.id: [t for t in things if (t, option.id) in answer.places] for option in screen(run).input.bins}
    return {name: " ".join(own) for name, own in found.items() if own}


@pytest.mark.parametrize(
    ("ask", "expected"),
    [
        ("by: trump, seat: N", {"trump": "HJ DJ JO", "other": "SA"}),
        ("by: trump, trump: S, items: [CJ, DJ, S4, JO]", {"trump": "CJ S4 JO", "other": "DJ"}),
        ("by: effective-suit, items: [DJ, CJ, JO]", {"H": "DJ JO", "C": "CJ"}),
        ("by: effective-suit, trump: none, items: [DJ, JO]", {"D": "DJ", "none": "JO"}),
        ("by: removed, items: [S4, H4, JO, S3]", {"stays": "H4 JO", "removed": "S4 S3"}),
        ("by: deck, items: [S4, H4]", {"in": "H4", "out": "S4"}),
    ],
)
def test_the_engine_knows_where_cards_belong(start, ask, expected):
    """By trump, suit or pack, of the cards listed or of a hand; `trump` asks about another trump than the scene's."""
    run = start(f"  - {{id: s, scene: bowers, ask: sort, {ask}}}", BOWERS)
    assert expected == bins(run)
    assert reply(run, put(**expected))[1].right


def test_points_go_to_who_has_them_at_the_end(start):
    """Also where it is asked after the first trick; and as the table has agreed."""
    run = start("  - {id: s, scene: points, at: plays/3, ask: sort, by: point-taker, items: [high, low]}", POINTS)
    assert {"甲": "high low"} == bins(run)
    assert 1 == len(screen(run).state.play.tricks)
    assert ["甲", "乙", "丙", "nobody"] == [option.id for option in screen(run).input.bins]
    run = start("  - {id: s, scene: holder, ask: sort, by: point-taker, items: [high, low]}", POINTS)
    assert {"甲": "high", "乙": "low"} == bins(run)


@pytest.mark.parametrize(
    ("ask", "answer", "mistake"),
    [
        ("scene: bowers, by: trump, seat: N", {"trump": "HJ JO", "other": "DJ SA"}, "left-bower-left-out"),
        ("scene: bowers, by: trump, seat: N", {"trump": "HJ DJ", "other": "JO SA"}, "joker-left-out"),
        ("scene: bowers, by: trump, items: [DJ, CJ]", {"trump": "DJ CJ"}, "other-colour-guest"),
        ("scene: bowers, by: effective-suit, trump: none, items: [DJ, C5]", {"H": "DJ", "C": "C5"}, "left-bower-stays"),
        ("scene: bowers, by: removed, items: [S4, H4]", {"removed": "S4 H4"}, "whole-rank-out"),
        ("scene: bowers, by: removed, items: [S4, H4]", {"stays": "S4 H4"}, "whole-rank-kept"),
        ("scene: bowers, by: removed, items: [JO, H4]", {"removed": "JO", "stays": "H4"}, "joker-out"),
        ("scene: points, by: point-taker, items: [low]", {"乙": "low"}, "held-not-taken"),
        ("scene: holder, by: point-taker, items: [low]", {"甲": "low"}, "taken-not-held"),
    ],
)
def test_misunderstandings_are_known_without_a_word_of_the_script(start, ask, answer, mistake):
    """One thing in the wrong place is enough to tell."""
    run = start(f"  - {{id: s, {ask}, ask: sort}}", BOWERS + POINTS)
    assert mistake == reply(run, put(**answer))[1].mistake


def test_what_lies_elsewhere_is_told_apart(start):
    """The words are those of the mistake; the things that lie elsewhere are named by their ids, the right ones not."""
    run = start("  - {id: s, scene: bowers, ask: sort, by: trump, seat: N}", BOWERS)
    after, back = reply(run, put(trump="HJ JO SA", other="DJ"))
    assert ("SA", "DJ") == back.shown.misplaced == screen(after).shown.misplaced
    assert "left-bower-left-out" == back.mistake
    after, back = reply(run, put(trump="HJ DJ JO SA"))
    assert (Coach("sort-part", (("found", 3), ("count", 4))),) == back.lines


def test_what_is_not_placed_yet_is_counted(start):
    """Nothing lies wrong, and something is missing: that is all that is said."""
    run = start("  - {id: s, scene: bowers, ask: sort, by: trump, seat: N}", BOWERS)
    after, back = reply(run, put(trump="HJ JO"))
    assert not back.right
    assert (Coach("sort-more", (("found", 2), ("count", 4))),) == back.lines
    assert () == back.shown.misplaced
    assert not after.mark.passed


def test_own_bins_may_have_several_right_sortings(start):
    """Any of them passes; what is wrong is measured by the nearest."""
    run = start(OWN)
    assert reply(run, put(sure="SA", maybe="hope", no="D8"))[1].right
    assert reply(run, put(sure="SA", no="hope D8"))[1].right
    _, back = reply(run, put(maybe="SA D8", no="hope"))
    assert ("SA", "D8") == back.shown.misplaced
    _, back = reply(run, put(sure="SA D8", no="hope"))
    assert ("honours", (Prose("own.wrong.honours"),)) == (back.mistake, back.lines)
    things = screen(run).input.things
    assert [card("SA"), None, card("D8")] == [thing.card for thing in things]
    assert Prose("own.item.hope") == things[1].line


def test_calls_may_be_sorted(start):
    """Of a game that has them: there `7H` is a call and `H7` a card."""
    step = """  - id: c
    scene: bowers
    ask: sort
    by: own
    items: [7H, H7]
    bins: [{id: call, say: "Calls"}, {id: card, say: "Cards"}]
    answer: {call: 7H, card: H7}
"""
    things = screen(start(step, BOWERS)).input.things
    assert (None, card("H7")) == (things[0].card, things[1].card)
    assert "7H" == things[0].call.notation


def test_each_foreseen_answer_is_a_whole_sorting(start):
    """It is the right one but for what the script names."""
    run = start(OWN)
    foreseen = run.station.ask.foreseen(asked(run))
    assert [put(sure="SA hope", no="D8"), put(sure="SA D8", maybe="hope")] == [each.answer for each in foreseen]


def test_help_points_at_the_odd_cards_and_then_answers(start):
    """The evidence is what does not stand where it is printed; the answer names every bin."""
    run = start("  - {id: s, scene: bowers, ask: sort, by: trump, seat: N}", BOWERS)
    run = climb(climb(run))
    assert frozenset(cards("DJ JO")) == frozenset(run.shown.evidence)
    run = climb(climb(run))
    trumps = ("bin", Coach("bin.trump.trump")), ("items", cards("HJ DJ JO"))
    assert Coach("hint.sorted", trumps) == run.said[0]


def test_an_answer_of_another_kind_changes_nothing(start):
    """Nor does a thing that is not there."""
    run = start("  - {id: s, scene: bowers, ask: sort, by: trump, seat: N}", BOWERS)
    assert run == reply(run, PointCards(frozenset()))[0].saying(run.said, run.shown)
    assert not reply(run, put(trump="HJ DJ JO H2", other="SA"))[1].right


@pytest.mark.parametrize(
    ("ask", "fault"),
    [
        ("by: trump, items: [HJ, HJ]", IdTwice),
        ("by: trump, items: [HJ, DJ], wrong: [{id: x, when: {SA: other}, say: x}]", UnknownValue),
        ("by: trump, items: [HJ, DJ], wrong: [{id: x, when: {DJ: elsewhere}, say: x}]", UnknownValue),
        ("by: trump, items: [HJ, DJ], wrong: [{id: x, when: {DJ: trump}, say: x}]", WrongIsRight),
        ("by: trump, items: [HJ, DJ], wrong: [left-bower-left-out, {id: x, when: {DJ: other}, say: x}]", WrongTwice),
        ("by: trump, items: [HJ, SA], wrong: [left-bower-left-out]", NotComputed),
        ("by: trump, items: [HJ, DJ], expect: {other: DJ}", Expectation),
        ("by: own, items: [HJ, {id: a}], bins: [{id: b, say: b}], answer: {b: [HJ, a]}", NothingToSay),
    ],
)
def test_a_broken_sort_is_told(read, tmp_path, ask, fault):
    """A name that means nothing, a wrong answer that is right, an expectation that the engine does not share."""
    read(f"  - {{id: s, scene: bowers, ask: sort, {ask}}}\n", BOWERS)
    problems = check_lesson(tmp_path / "spades" / "t")[1]
    assert fault in {type(problem.fault) for problem in problems}
