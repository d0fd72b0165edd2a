"""Broken and hostile lessons are told as problems, and nothing hangs, leaks or repeats itself."""

import pytest

from tutor.records.faults import FieldMissing, NotANumber, UnknownCard
from tutor.teaching.checker import check
from tutor.teaching.course import read_course
from tutor.teaching.course_faults import EmptyLesson, TooManySteps
from tutor.teaching.faults import IdTwice, TextMissing, TooManyValues
from tutor.teaching.film import address, written_address
from tutor.teaching.folder_faults import OutsideFolder, TooLarge
from tutor.teaching.reader import LARGEST, MOST_STEPS, read_lesson

STEP = '  - {id: w, scene: base, at: plays/4, ask: winner, say: "Look."}\n'
DIAL = "  - {{id: d, scene: made, ask: explore, vary: result.tricks.NS, from: {low}, to: {high}, watch: [taken.NS]}}\n"


def faults(problems):
    return [problem.fault for problem in problems]


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        ("x", "10", NotANumber("x")),
        ("0", "999999", TooManyValues(1000000, 200)),
        ("-999999", "0", TooManyValues(1000000, 200)),
    ],
)
def test_a_broken_dial_is_told(read, tmp_path, low, high, expected):
    """A dial without values, or with too many of them, is a problem and no crash."""
    read(DIAL.format(low=low, high=high))
    assert [expected] == faults(check(tmp_path / "spades" / "t"))


def test_a_lesson_of_very_many_steps_is_told_and_not_played(read):
    """Each step costs the check more than the one before: a lesson has its limit."""
    steps = "".join(f'  - {{id: s{number}, say: "x"}}\n' for number in range(MOST_STEPS + 1))
    found = read(steps)
    assert (None, [TooManySteps(MOST_STEPS + 1, MOST_STEPS)]) == (found.lesson, faults(found.problems))


def test_a_winner_asked_of_cards_that_never_come_is_told(read, tmp_path):
    """Of a trick that the record leaves off, no cards can be shown: a problem and no crash."""
    cut = "  cut: {like: base, plays: [[S, HK], [W, HA], [N, S2], [E, H3], [N, DA]]}"
    read("  - {id: w, scene: cut, at: plays/5, ask: winner, shown: 2}\n", more=cut)
    assert check(tmp_path / "spades" / "t")


@pytest.mark.parametrize("text", ["deal", "auction", "auction/2", "exchange", "plays/4", "trick/3", "end"])
def test_addresses_are_written_as_they_are_read(text):
    """A problem names a moment as the script does."""
    assert text == written_address(address(text))


def test_a_lesson_listed_twice_is_told(tmp_path):
    """Each lesson of a course stands in it once."""
    head = "format: trickwise-course/1\ngame: spades\nlanguage: en\ntitle: T\nlessons:\n"
    (tmp_path / "course.yaml").write_text(head + "  - {id: spades/a}\n  - {id: spades/a}\n", encoding="utf-8")
    assert IdTwice("spades/a", 6) in faults(read_course(tmp_path)[1])


def test_any_file_has_a_limit(read, tmp_path):
    """The course's own files are no larger than a lesson's."""
    (tmp_path / "spades").mkdir()
    (tmp_path / "spades" / "mistakes.yaml").write_text("# " + "x" * LARGEST, encoding="utf-8")
    (tmp_path / "spades" / "big.yaml").write_text("# " + "x" * LARGEST, encoding="utf-8")
    found = faults(read(STEP, more="  a: {record: big.yaml}").problems)
    assert 2 <= found.count(TooLarge(1024, 1024))


def test_a_link_out_of_the_folder_is_refused(read, tmp_path):
    """A translation or a record that is a link to elsewhere is not read."""
    (tmp_path / "secret.yaml").write_text("title: secret\n", encoding="utf-8")
    read(STEP)
    folder = tmp_path / "spades" / "t"
    for name in ("zh_TW.yaml", "record.yaml"):
        (folder / name).symlink_to(tmp_path / "secret.yaml")
    found = faults(read(STEP, more="  a: {record: record.yaml}").problems)
    assert {OutsideFolder("zh_TW.yaml"), OutsideFolder("record.yaml")} <= set(found)


def test_a_missing_text_is_told_at_its_step(read):
    """The line of the step in the file that lacks it."""
    found = read(STEP, zh_CN="title: 題目\nsteps:\n  w:\n    task: 題\n").problems
    missing = [each for each in found if each.fault == TextMissing("w.say", "zh_CN")]
    assert [3] == [each.mark.line for each in missing]


def test_an_empty_script_is_an_empty_lesson(tmp_path):
    """It is no record that is missing."""
    (tmp_path / "lesson.yaml").write_text("", encoding="utf-8")
    assert [EmptyLesson()] == faults(read_lesson(tmp_path).problems)


def test_a_level_alone_needs_a_seat(read):
    """The missing field is named."""
    assert FieldMissing("alone") in faults(read(STEP, levels="alone").problems)


def test_a_wrong_card_is_one_problem(read, tmp_path):
    """Steps in a scene that failed are silent."""
    steps = """  - {id: a, scene: bad, at: plays/4, ask: winner, expect: N}
  - {id: b, at: plays/8, ask: winner, expect: N}
  - {id: c, scene: bad, at: plays/2, ask: forced, seat: N}
"""
    read(steps, more="  bad: {like: base, plays: [[S, HK], [W, ZZ], [N, S2]]}")
    assert [UnknownCard] == [type(fault) for fault in faults(check(tmp_path / "spades" / "t"))]
