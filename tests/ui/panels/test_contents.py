"""A course's sheet: where the learner is, and the checks at both ends."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from tutor.kernel.cards import cards
from ui.panels.button import Button
from ui.panels.contents import CoursePanel, CourseSheet
from ui.panels.lesson_row import LessonButton, LessonRow, LessonState
from ui.theme.theme import Theme

ENTRY = LessonRow("spades/entry", 0, "What you know already", 3, note="2 of 6")
EXIT = LessonRow("spades/exit", 0, "What you know now", 6)


def course(state: LessonState, at: int, count: int = 10) -> CourseSheet:
    """A course with checks, where one lesson is marked."""
    rows = tuple(
        LessonRow(f"spades/{number:02}", number, f"Lesson {number}", 7, state if number == at else LessonState.OPEN)
        for number in range(1, count + 1)
    )
    first, second = cards("SK SA")
    return CourseSheet("Spades", "The first trick", (first, second), rows, ENTRY, EXIT)


@pytest.mark.parametrize(
    ("at", "near"),
    [
        (1, ["entry", "01", "02", "03", "04"]),
        (5, ["04", "05", "06", "07", "08"]),
        (10, ["07", "08", "09", "10", "exit"]),
    ],
)
@pytest.mark.parametrize("state", [LessonState.HERE, LessonState.NEXT])
def test_a_few_rows_about_the_learner(state, at, near):
    """One before, the others after; all of them at the ends."""
    assert near == [row.id.partition("/")[2] for row in course(state, at).near(5)]


@pytest.mark.parametrize(
    ("fresh", "here", "near"),
    [
        (2, 7, ["01", "02", "03", "04", "07"]),
        (7, 2, ["02", "06", "07", "08", "09"]),
        (4, 5, ["03", "04", "05", "06", "07"]),
    ],
)
def test_a_lesson_that_was_peeked_into_leaves_the_next_one_in_sight(fresh, here, near):
    """Both are shown, and what lies about the next one stays where it was."""
    sheet = course(LessonState.NEXT, fresh)
    rows = tuple(replace(row, state=LessonState.HERE) if row.number == here else row for row in sheet.lessons)
    assert near == [row.id.partition("/")[2] for row in replace(sheet, lessons=rows).near(5)]


def test_who_has_done_everything_sees_the_end():
    """With the check that tells what was learned."""
    assert "spades/exit" == course(LessonState.OPEN, 0).near(5)[-1].id


def test_checks_are_no_lessons():
    """They do not count for how much is done."""
    sheet = course(LessonState.DONE, 3)
    assert (1, 12) == (sheet.done, len(sheet.rows))


def test_all_lessons_are_one_press_away(qtbot, shown):
    """And a press leads back to the few."""
    panel = shown(CoursePanel(Theme()), 400, 700)
    panel.show_course(course(LessonState.NEXT, 4))
    assert 5 == len(rows(panel))
    more = next(button for button in panel.findChildren(Button) if button.isVisible())
    assert "All 10 lessons" == more.words
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert 12 == len(rows(panel))
    qtbot.mouseClick(next(b for b in panel.findChildren(Button) if b.isVisible()), Qt.MouseButton.LeftButton)
    assert 5 == len(rows(panel))


def test_a_short_course_is_shown_whole(shown):
    """Nothing is folded that has room."""
    panel = shown(CoursePanel(Theme()), 400, 500)
    panel.show_course(course(LessonState.NEXT, 1, 3))
    assert 5 == len(rows(panel))
    assert [] == [button for button in panel.findChildren(Button) if button.isVisible()]


def test_a_check_tells_how_it_went(qtbot, shown):
    """It has no number; a press takes it, as often as one likes."""
    panel = shown(CoursePanel(Theme()), 400, 500)
    panel.show_course(course(LessonState.NEXT, 1))
    entry = rows(panel)[0]
    assert "What you know already 2 of 6" == entry.text()
    with qtbot.waitSignal(panel.lesson_opened) as opened:
        qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert ["spades/entry"] == opened.args


def rows(panel) -> list[LessonButton]:
    return [row for row in panel.findChildren(LessonButton) if row.isVisible()]


def test_two_lessons_that_were_left_are_both_in_sight():
    """Whichever of them was opened last."""
    sheet = course(LessonState.NEXT, 1)
    rows = tuple(replace(row, state=LessonState.HERE) if row.number in (4, 7) else row for row in sheet.lessons)
    near = [row.id.partition("/")[2] for row in replace(sheet, lessons=rows).near(5)]
    assert near == ["entry", "01", "02", "04", "07"]
