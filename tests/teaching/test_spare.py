"""What stands in a lesson and comes to nothing is told with its place, as is what it says and is not so."""

import pytest

from tutor.kernel.cards import Suit, card
from tutor.records.faults import FieldTwice, NotANumber
from tutor.records.file_faults import IsFolder
from tutor.teaching.checker import check
from tutor.teaching.course import read_course
from tutor.teaching.faults import NotInScene
from tutor.teaching.folder_faults import NoRecordFile
from tutor.teaching.spare import spare
from tutor.teaching.spare_faults import (
    CardElsewhere,
    NeverComes,
    NotADate,
    NothingListed,
    NotVoid,
    SceneUnused,
    SpareFile,
    SwapIdle,
    TextEmpty,
    UnknownLanguage,
)

STEP = (
    '  - {id: w, scene: base, at: plays/4, ask: winner, say: "Look."}\n'
    '  - {id: u, scene: heart, at: end, say: "x"}\n  - {id: m, scene: made, at: end, say: "x"}\n'
)
BESIDE = "title: T\nsteps: {{w: {{say: 看。}}, u: {{say: x}}, m: {{say: x}}{more}}}\n"


@pytest.fixture
def found(read, tmp_path):
    """What `check` has to say of a lesson of some steps, once the lines before them are changed as `changed` says."""

    def finding(steps="", more="", changed=("", ""), **files):
        read(STEP + steps, more, **files)
        script = tmp_path / "spades" / "t" / "lesson.yaml"
        script.write_text(script.read_text().replace(*changed, 1) if changed[0] else script.read_text())
        problems = (*check(tmp_path / "spades" / "t"), *spare(tmp_path))
        return [(each.file.name, each.mark.line, each.mark.column, each.fault) for each in problems]

    return finding


def test_a_sound_lesson_has_no_problem(found):
    """Nothing is found where nothing is wrong."""
    assert [] == found(zh_CN=BESIDE.format(more=""))


@pytest.mark.parametrize(
    ("changed", "to", "place", "fault"),
    [
        ('title: "A test"', 'title: ""', (4, 8), TextEmpty("title")),
        ("levels: [guided]", "levels: []", (5, 9), NothingListed("levels")),
        ("seat: N", "minutes: -1", (6, 10), NotANumber("-1")),
        ("seat: N", "language: fr", (6, 11), UnknownLanguage("fr", None, ("en", "zh_TW", "zh_CN"))),
        ("seat: N", "source: {checked: 2026-13-99}", (6, 19), NotADate("2026-13-99")),
        ("seat: N", "source: {checked: 20261108}", (6, 19), NotADate("20261108")),
        ("steps:", "  odd: {like: base}\nsteps:", (19, 3), SceneUnused("odd")),
        ("steps:\n", "  odd: {like: base, swap: {H8: C8}}\nsteps:\n", (19, 28), SwapIdle(card("H8"), card("C8"))),
        ("steps:\n", "  odd: {like: base, swap: {HK: HK}}\nsteps:\n", (19, 28), SwapIdle(card("HK"), card("HK"))),
    ],
)
def test_a_field_that_means_nothing_is_told(found, changed, to, place, fault):
    """Empty, impossible, or of no effect."""
    more = '  - {id: o, scene: odd, at: end, say: "x"}\n' if "swap" in to else ""
    assert ("lesson.yaml", *place, fault) in found(more, changed=(changed, to))


@pytest.mark.parametrize(
    ("step", "column", "fault"),
    [
        ('{id: a, scene: base, say: ""}', 31, TextEmpty("a.say")),
        ('{id: a, scene: base, levels: [alone], say: "x"}', 5, NeverComes(("alone",))),
        ('{id: a, scene: base, levels: [], say: "x"}', 34, NothingListed("levels")),
        ('{id: a, scene: base, say: "x", show: {cards: [S9]}}', 51, NotInScene("S9")),
        ('{id: a, scene: base, say: "x", show: {cards: [N.S9]}}', 51, CardElsewhere(card("S9"), "N")),
        ('{id: a, scene: base, say: "x", show: {cards: [E.S2]}}', 51, CardElsewhere(card("S2"), "E")),
        ('{id: a, scene: base, at: plays/1, say: "x", show: {void: [S, H]}}', 62, NotVoid("S", Suit.HEARTS)),
        ('{id: a, scene: base, at: plays/0, say: "x", show: {void: [N, D]}}', 62, NotVoid("N", Suit.DIAMONDS)),
        ("{id: a, scene: base, ask: exercise, of: []}", 45, NothingListed("of")),
    ],
)
def test_a_step_that_says_what_is_not_so_is_told(found, step, column, fault):
    """What it points at is there, and it comes at some level."""
    assert [("lesson.yaml", 23, column, fault)] == found(f"  - {step}\n")


@pytest.mark.parametrize(
    "step",
    [
        '{id: a, scene: base, at: plays/3, say: "x", show: {cards: [N.S2, S.HK], void: [N, H]}}',
        '{id: a, scene: base, at: plays/4, say: "x", show: {cards: [S2]}}',
        '{id: a, scene: made, at: end, say: "x", show: {cards: [N.S9]}}',
    ],
)
def test_what_is_there_may_be_pointed_at(found, step):
    """Held or played by now; where the hands are not known, any card may be there."""
    assert [] == found(f"  - {step}\n")


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ("title: A\n" + BESIDE.format(more=""), 2, "title"),
        (BESIDE.format(more=", w: {say: y}"), 2, "w"),
        (BESIDE.format(more="").replace("{say: 看。}", "{say: 看。, say: 看。}"), 2, "say"),
    ],
)
def test_a_text_that_stands_twice_is_told(found, text, line, field):
    """At the top, among the steps, and in a step of a translation."""
    assert [("zh_CN.yaml", line, FieldTwice(field))] == [(file, at, fault) for file, at, _, fault in found(zh_CN=text)]


def test_a_file_that_nothing_reads_is_told(found):
    """No language, and no record of a scene."""
    fault = SpareFile(("zh_TW.yaml", "zh_CN.yaml"))
    assert [("xx_YY.yaml", 1, 1, fault)] == found(xx_YY="title: T\n")


def test_a_record_that_is_not_there_is_named(found, tmp_path):
    """Told where the scene names it; a folder in its place is told of the folder."""
    more = "  gone: {record: gone.yaml}"
    assert ("lesson.yaml", 18, 18, NoRecordFile("gone.yaml")) in found(more=more)
    (tmp_path / "spades" / "t" / "gone.yaml").mkdir()
    assert ("gone.yaml", 1, 1, IsFolder()) in found(more=more)


def test_a_course_has_a_title_and_checks_that_ask_something(tmp_path):
    """An empty title, a list of nothing, and a language without words."""
    course = tmp_path / "spades"
    course.mkdir()
    text = 'format: trickwise-course/1\ngame: spades\nlanguage: fr\ntitle: ""\nlessons: []\nentry: {of: []}\n'
    (course / "course.yaml").write_text(text)
    faults = {(each.mark.line, type(each.fault)) for each in read_course(course)[1]}
    assert {(3, UnknownLanguage), (4, TextEmpty), (6, NothingListed)} <= faults
