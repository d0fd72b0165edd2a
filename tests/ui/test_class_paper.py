"""The report of a class on paper: nobody is parted over two pages, and everybody is there."""

from datetime import UTC, datetime

import pytest
from PySide6.QtGui import QImage, QPainter

from tutor.progress.check_results import CheckResult
from tutor.progress.report import HardRule, LessonLine, Report
from tutor.progress.troubles import Trouble, Why
from ui.class_paper import LessonCell, pages_of, save_class
from ui.on_paper import PAGE
from ui.presenters.class_report import ClassReports
from ui.presenters.home import HomePresenter

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def report(name: str, lessons: int = 6) -> Report:
    """A learner who has passed some lessons of Spades, begun the next, and finds one rule hard."""
    ids = [spine.id for spine in HomePresenter().shelf.course("spades").lessons]
    passed = [LessonLine(lesson, place % 4, "guided", "", NOW) for place, lesson in enumerate(ids[:lessons])]
    begun = LessonLine(ids[lessons], None, "watch", "t4", NOW)
    return Report(name, (*passed, begun), (HardRule("spades/void", 9, 4), HardRule("spades/unheard-of", 1, 1)))


@pytest.fixture
def words(qapp):
    return ClassReports(HomePresenter(), "en")


def painted(page) -> QImage:
    """A page as a picture."""
    image = QImage(PAGE.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    page(painter)
    painter.end()
    return image


def ink(image: QImage, top: int, bottom: int) -> int:
    """How many dots of a band are not white."""
    return sum(image.pixel(x, y) != 0xFFFFFFFF for y in range(top, bottom) for x in range(68, 726))


def test_a_class_needs_several_pages(words):
    """Each has its head, its learners and its foot, and nothing runs into the margins."""
    paper = words.paper(tuple(report(f"Learner {number}") for number in range(12)), NOW)
    pages = pages_of(paper)
    assert len(pages) > 1
    for page in pages:
        image = painted(page)
        assert 0 == ink(image, 0, 60)
        assert ink(image, 68, 100) > 0
        assert 0 == ink(image, 1090, 1123)


def test_everybody_is_on_one_of_the_pages(words):
    """In order, once."""
    paper = words.paper(tuple(report(f"Learner {number}") for number in range(12)), NOW)
    assert paper.learners == tuple(block for page in pages_of(paper) for block in page.keywords["blocks"])


def test_a_lesson_has_its_number_and_its_stars(words):
    """Passed with stars, passed without, begun, untouched."""
    (block,) = words.paper((report("Ann", 2),), NOW).learners
    assert "Spades: 2 of 10" == block.courses[0].told
    assert (
        LessonCell(1, 0),
        LessonCell(2, 1),
        LessonCell(3, None, begun=True),
        LessonCell(4),
    ) == block.courses[0].cells[:4]


def test_hard_rules_are_named(words):
    """By their titles; one that is in no book by its id."""
    (block,) = words.paper((report("Ann"),), NOW).learners
    assert block.lines[0].endswith("(Spades): missed 4 of 9")
    assert "spades/unheard-of" in block.lines[1]


def test_what_the_checks_came_to_stands_below_the_course(words):
    """And what was learned between them; of a course that was not begun too."""
    before = CheckResult("pitch", "entry", 2, 4, {"pitch/high": False}, NOW)
    after = CheckResult("pitch", "exit", 9, 9, {"pitch/high": True}, NOW)
    (block,) = words.paper((Report("Ann", checks=(before, after)),), NOW).learners
    assert [
        ("Pitch: 0 of 9", ("Entry check: 2 of 4 right", "Exit check: 9 of 9 right", "Missed before, known after: High"))
    ] == [(row.told, row.notes) for row in block.courses]


def test_who_has_done_nothing_and_who_cannot_be_read(words, tmp_path):
    """Are there, with a word."""
    broken = Report("Bob", trouble=Trouble(Why.DAMAGED, tmp_path / "Bob.sqlite"))
    nobody, bob = words.paper((Report(""), broken), NOW).learners
    assert ("Learner", ("nothing yet",)) == (nobody.name, nobody.lines)
    assert bob.lines[0].startswith("The file Bob.sqlite is damaged.")


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_it_is_a_pdf_with_its_letters(qapp, tmp_path, language):
    """In each language; a class of nobody has a page too."""
    words = ClassReports(HomePresenter(), language)
    assert save_class(tmp_path / "class.pdf", words.paper((report("小明"),), NOW))
    assert b"/FontFile2" in (tmp_path / "class.pdf").read_bytes()
    assert 1 == len(pages_of(words.paper((), NOW)))


def test_what_cannot_be_written_is_told(words, tmp_path):
    """A folder that is not there takes no file."""
    assert not save_class(tmp_path / "nowhere" / "class.pdf", words.paper((), NOW))
