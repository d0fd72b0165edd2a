"""Things are sorted and put in order by typing; what is printed plainly can be typed again."""

import pytest

from tutor.cli.answer_places import example, read_places, read_row, written_places, written_row
from tutor.cli.told import Walk
from tutor.cli.walk import walked
from tutor.cli.wording import Wording
from tutor.kernel.cards import card
from tutor.teaching.lines import Coach, Option, Prose
from tutor.teaching.placing import OrderInput, PutInBins, PutInOrder, SortInput, Thing
from tutor.teaching.reader import read_lesson
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level
from tutor.text.language import ENGLISH

CARDS = tuple(Thing(code, Prose(code), card=card(code)) for code in ("HJ", "DT", "SA"))
SORT = SortInput((*CARDS, Thing("own", Prose("own"))), (Option("trump", Prose("t")), Option("other", Prose("o"))))
LESSON = """
format: trickwise-lesson/1
id: spades/t
game: spades
title: "A test"
scenes: {base: {record: {state: {to_lead: S}, hands: {S: [HK], W: [HA], N: [S2], E: [H3]}}}}
steps:
  - {id: s, scene: base, ask: sort, by: removed, items: [S2]}
  - {id: o, ask: order, by: rank, first: lowest, items: [HA, HK, H2]}
"""
ORDER = OrderInput(CARDS, (Coach("end.highest"), Coach("end.lowest")))


@pytest.mark.parametrize(
    "typed",
    ["trump: HJ D10; other: own", "trump: ♥J, ♦10; other: own", "other：own；trump：J♥、DT"],
)
def test_bins_are_typed_with_their_things(typed):
    """In any order and spelling; what is left out lies nowhere."""
    assert PutInBins(frozenset((("HJ", "trump"), ("DT", "trump"), ("own", "other")))) == read_places(SORT, typed)


@pytest.mark.parametrize("typed", ["", "HJ", "trump: HK", "trumps: HJ", "trump: HJ; other: HJ", "trump:"])
def test_what_puts_nothing_anywhere_is_no_answer(typed):
    """A bin or a thing that is not there, or one in two places."""
    assert read_places(SORT, typed) is None


def test_a_row_is_typed_whole():
    """Each thing once."""
    assert PutInOrder(("SA", "DT", "HJ")) == read_row(ORDER, "sa, 10♦ HJ")
    assert read_row(ORDER, "SA DT") is None
    assert read_row(ORDER, "SA DT HJ HJ") is None
    assert read_row(ORDER, "SA DT HK") is None


def test_what_is_printed_plainly_can_be_typed():
    """Also the example, which stands in the order of the question and is no hint."""
    places = frozenset((("HJ", "other"), ("own", "trump")))
    assert PutInBins(places) == read_places(SORT, written_places(SORT, places, None))
    assert PutInOrder(("SA", "HJ", "DT")) == read_row(ORDER, written_row(ORDER, ("SA", "HJ", "DT"), None))
    assert "trump: HJ DT; other: SA own" == example(SORT)
    assert "HJ DT SA" == example(ORDER)


def test_in_words_the_things_stand_bin_by_bin():
    """Each line is worded by whoever prints it, the colon between a bin and its things too."""

    def say(line: Coach | Prose) -> str:
        match line:
            case Coach(key="figure", facts=((_, Prose(name)), (_, things))):
                return f"{name}：{things}"
            case _:
                return line.key

    assert "o：option.row" == written_places(SORT, frozenset((("HJ", "other"),)), say)


def test_sorting_and_ordering_at_the_terminal(tmp_path):
    """What is typed is judged; the words are those of the mistake, then the step is passed."""
    folder = tmp_path / "spades" / "t"
    folder.mkdir(parents=True)
    (folder / "lesson.yaml").write_text(LESSON, encoding="utf-8")
    lesson = read_lesson(folder).lesson
    typed = iter(["removed: S2", "stays: S2", "", "HA HK H2", ""])
    run = begin(lesson, Level.GUIDED)
    lines = list(walked(Walk(lesson, Wording(ENGLISH)), run, mistakes=False, ask=lambda _: next(typed, "q")))
    told = [line for line in lines if line.startswith(("  ·", "  ✓"))]
    assert "  stays: Stays | removed: Left out" in lines
    assert "  lowest … highest" in lines
    assert ["  · In place so far: 0 of 1. The marked ones go elsewhere.", "  ✓ Yes."] == told[:2]
    assert "  · In order so far: 1 of 3. Look at the marked ones beside their neighbours." == told[2]
