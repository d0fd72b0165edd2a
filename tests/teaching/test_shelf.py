"""The shelf of several roots: the program's courses and the packs, with no id twice, and none lost for another."""

import os
import shutil
from pathlib import Path

import pytest

from tutor.games.all import GAMES
from tutor.teaching.course import bundled, read_course
from tutor.teaching.packs import Pack, put
from tutor.teaching.shelf import PACKS, Shelf, in_language, read_shelf


@pytest.fixture
def home(tmp_path) -> Path:
    return tmp_path / "packs"


@pytest.fixture
def shelf(home):
    """The shelf with these folders as packs."""

    def read(*folders: Path) -> Shelf:
        for folder in folders:
            place = home / f"new-{folder.name}"
            shutil.copytree(folder, place / folder.name)
            put(home, Pack(place / folder.name))
        return read_shelf(home)

    return read


def test_packs_stand_behind_the_programs_courses(shelf, club):
    """By their names; the lessons are called by the pack."""
    found = shelf(club("zoo"), club("ace"))
    assert [*GAMES, "packs/ace", "packs/zoo"] == [course.id for course in found.courses]
    assert tuple(GAMES) == found.games
    assert ["packs/ace/01-first", "packs/ace/02-second"] == [spine.id for spine in found.course("packs/ace").lessons]
    assert "packs/ace" == found.course_of("packs/ace/02-second").id
    assert "packs/ace" == found.course_of("packs/ace/entry").id


def test_without_packs_there_are_the_programs_courses(home):
    """Whether the folder is there or not."""
    assert read_shelf() == read_shelf(home)


def test_no_id_stands_there_twice(shelf, club):
    """Not even where a pack is a copy of a course, or two packs have the same lessons."""
    found = shelf(bundled() / "spades", club("club"), club("other"))
    ids = [spine.id for course in found.courses for spine in course.lessons]
    assert len(ids) == len(set(ids))
    assert found.spine("spades/01-one-trick").folder != found.spine("packs/spades/01-one-trick").folder
    assert PACKS not in GAMES


def test_a_pack_has_its_titles_in_every_language(shelf, club):
    """Those beside its scripts, and that beside its course; English stands in, then what there is."""
    folder = club("club", "01-first")
    (folder / "01-first" / "zh_TW.yaml").write_text("title: 第一墩\n", encoding="utf-8")
    (folder / "course.zh_TW.yaml").write_text("title: 牌社\n", encoding="utf-8")
    course = shelf(folder).course("packs/club")
    assert {"en": "The club", "zh_TW": "牌社"} == course.titles
    assert {"en": "01-first of club", "zh_TW": "第一墩"} == course.lessons[0].titles
    assert ("牌社", "The club") == (in_language(course.titles, "zh_TW"), in_language(course.titles, "zh_CN"))
    assert "牌社" == in_language({"zh_TW": "牌社"}, "zh_CN")


def test_the_title_of_a_course_is_checked_in_each_language(club):
    """A field that is none is told with its place."""
    folder = club()
    (folder / "course.zh_TW.yaml").write_text("titel: 牌社\n", encoding="utf-8")
    told = [(problem.file.name, problem.mark.line, problem.fault.code) for problem in read_course(folder)[1]]
    assert [("course.zh_TW.yaml", 1, "record.field-missing"), ("course.zh_TW.yaml", 1, "record.unknown-field")] == told


def test_lessons_in_folders_within_are_found_as_they_are_listed(shelf, club):
    """What the check lets pass stands on the shelf."""
    folder = club("club", "a/01-first")
    assert () == read_course(folder)[1]
    course = shelf(folder).course("packs/club")
    assert course.is_whole
    assert ["packs/club/a/01-first"] == [spine.id for spine in course.lessons]


def _without_script(folder: Path) -> None:
    (folder / "02-second" / "lesson.yaml").unlink()


def _of_bytes(folder: Path) -> None:
    (folder / "02-second" / "lesson.yaml").write_bytes(bytes(range(256)))


def _without_course(folder: Path) -> None:
    (folder / "course.yaml").unlink()


def _odd_course(text: str):
    def damage(folder: Path) -> None:
        (folder / "course.yaml").write_text(text, encoding="utf-8")

    return damage


@pytest.mark.parametrize("damage", [_without_script, _of_bytes, _without_course])
def test_a_pack_that_lacks_something_is_marked(shelf, home, club, damage):
    """A lesson's script, its sense, or the course itself."""
    assert_marked(shelf, home, club, damage)


@pytest.mark.parametrize(
    "damage",
    [
        _odd_course(""),
        _odd_course("\0"),
        _odd_course("lessons: x\n"),
        _odd_course("lessons: [[club/01-first], {id: {a: b}}, {[a]: b}]\n"),
        _odd_course("[a, b]: c\nlessons: [club/01-first, club/../../out]\n"),
        _odd_course("lessons: [other/01-first]\n"),
        _odd_course("lessons: [club/01-first, club/99-gone]\n"),
        _odd_course("[" * 100_000),
        _odd_course("{a: " * 900),
        _odd_course("a: &a [*a]\nlessons: *a\n"),
    ],
    ids=range(10),
)
def test_a_damaged_pack_is_marked_and_nothing_else_is_lost(shelf, home, club, damage):
    """Whatever stands in its file."""
    assert_marked(shelf, home, club, damage)


def assert_marked(shelf, home, club, damage) -> None:
    """A pack that is damaged so is marked; the others stand there as before."""
    shelf(club(), club("other"))
    damage(home / "1" / "club")
    found = read_shelf(home)
    assert [*GAMES, "packs/club", "packs/other"] == [course.id for course in found.courses]
    assert [True, True, True, False, True] == [course.is_whole for course in found.courses]
    assert len(found.course("packs/other").lessons) == 2


def test_a_title_has_a_row_and_no_more(shelf, club):
    """Long ones are cut, lines are joined, and minutes are a number that a lesson may take."""
    folder = club("club", "01-first")
    script = folder / "01-first" / "lesson.yaml"
    text = script.read_text(encoding="utf-8")
    text = text.replace('"01-first of club"', f'"{"x" * 100_000}"').replace("minutes: 2", f"minutes: {'9' * 10_000}")
    script.write_text(text.replace('"say who', '"say\\nwho'), encoding="utf-8")
    spine = shelf(folder).spine("packs/club/01-first")
    assert (80, "…", 0) == (len(spine.titles["en"]), spine.titles["en"][-1], spine.minutes)
    assert "say who takes a trick" == spine.goals["en"]


def test_a_title_commands_nothing(shelf, club):
    """Signs that turn the way of writing, or that a terminal obeys, are left out; a line is one line."""
    found = shelf(club("club", "01-first", title="\\u202eThe\\nclub\\u0007\\u2066"))
    assert {"en": "The club"} == found.course("packs/club").titles


def test_a_pipe_among_a_packs_files_is_not_waited_for(shelf, club, home):
    """It stands on the shelf as damaged."""
    pack = shelf(club("club", "01-first")).course("packs/club").pack
    for file in (pack.folder / "course.yaml", pack.folder / "01-first" / "lesson.yaml"):
        file.unlink()
        os.mkfifo(file)
    assert not read_shelf(home).course("packs/club").is_whole
