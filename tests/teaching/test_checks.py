"""The checks at both ends of a course: what they ask, and where they offer to start."""

import pytest

from tutor.records.faults import FieldMissing, NotANumber
from tutor.teaching.checks import Check, Offer
from tutor.teaching.course import bundled, read_course
from tutor.teaching.course_faults import UnknownLesson
from tutor.teaching.exercises.names import Wish, practices
from tutor.teaching.faults import UnknownValue

HEAD = """format: trickwise-course/1
game: spades
language: en
title: "A test"
lessons: [{id: spades/a}, {id: spades/b}]
"""
GAMES = ("spades", "five-hundred", "pitch")
OFFERS = (Offer("all", right=(1, 2, 3)), Offer("two", least=2), Offer("third", missed=(3,)))


@pytest.fixture
def course(tmp_path):
    """A course with some fields more."""

    def reading(more: str):
        folder = tmp_path / "spades"
        folder.mkdir(exist_ok=True)
        text = HEAD + more
        (folder / "course.yaml").write_text(text, encoding="utf-8")
        for name in "ab":
            (folder / name).mkdir(exist_ok=True)
            (folder / name / "lesson.yaml").touch()
        return read_course(folder)

    return reading


@pytest.mark.parametrize(
    ("right", "start"),
    [
        ((True, True, True), "all"),
        ((True, True, False), "two"),
        ((True, False, False), "third"),
        ((False, False, True), None),
    ],
)
def test_the_first_offer_that_holds_is_made(right, start):
    """By how many are right, by which, or by which are missed; else the course's first lesson."""
    assert start == Check((Wish("x"),), 3, OFFERS).start(right)


def ids(course) -> list[str]:
    return [entry.id for entry in course.lessons]


@pytest.mark.parametrize("game", GAMES)
def test_each_course_begins_and_ends_with_a_check(game):
    """Short at its beginning; at its end, of everything that is practised."""
    found, problems = read_course(bundled() / game)
    assert () == tuple(problem for problem in problems if problem.file.name == "course.yaml")
    assert 3 <= found.entry.count <= 8
    assert {practice.name for practice in practices(game)} == {wish.name for wish in found.exit.of}
    assert found.entry.start([True] * found.entry.count) in ids(found)
    assert found.entry.start([False] * found.entry.count) in (None, ids(found)[0])


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_check_asks_about_what_comes_before_the_lesson_that_it_offers(game):
    """Nobody who misses one is sent past it."""
    found, _ = read_course(bundled() / game)
    starts = [ids(found).index(offer.start) for offer in found.entry.offers]
    missing_all_but = [[place != missed for place in range(found.entry.count)] for missed in range(found.entry.count)]
    best = ids(found).index(found.entry.start([True] * found.entry.count))
    assert max(starts) == best
    for right in missing_all_but:
        start = found.entry.start(right)
        assert best >= (0 if start is None else ids(found).index(start))


def test_a_course_without_checks_has_none(course):
    """They may be left out."""
    found, _ = course("")
    assert (None, None) == (found.entry, found.exit)


def test_the_fields_of_a_check(course):
    """One of each generator, where no count is named."""
    found, problems = course(
        "entry: {of: [spades/nil, spades/legal-cards#void], offers: [{least: 1, start: spades/b}]}\n"
    )
    assert () == problems
    assert (Wish("spades/nil"), Wish("spades/legal-cards", "void")) == found.entry.of
    assert (2, "spades/b") == (found.entry.count, found.entry.start([True, False]))


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ("entry: {of: spades/nul}\n", UnknownValue),
        ("exit: {of: spades/nil, count: 0}\n", NotANumber),
        ("exit: {of: spades/nil, offers: [{least: 1, start: spades/c}]}\n", UnknownLesson),
    ],
)
def test_what_is_wrong_in_a_check_is_told(course, more, fault):
    """As any other fault, at its place."""
    assert [fault] == [type(problem.fault) for problem in course(more)[1]]


def test_an_entry_without_an_id_is_told_once(tmp_path):
    """As a field that is missing, and not also as a lesson without a name."""
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "lesson.yaml").touch()
    head = HEAD.replace("[{id: spades/a}, {id: spades/b}]", f"[{{id: {tmp_path.name}/a}}, {{}}]")
    (tmp_path / "course.yaml").write_text(head, encoding="utf-8")
    (problem,) = read_course(tmp_path)[1]
    assert isinstance(problem.fault, FieldMissing)
