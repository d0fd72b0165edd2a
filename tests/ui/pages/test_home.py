"""Home: what a first day needs stands on one screen, and a higher window shows more of each course."""

import pytest
from PySide6.QtCore import QPoint

from ui.panels.lesson_row import LessonButton
from ui.panels.review import MasteryRow, ReviewPanel
from ui.panels.shelf import ShelfButton


def is_seen(home, part) -> bool:
    """Whether a part of home can be seen whole, as it is scrolled."""
    page = home._scroll.viewport()
    top = part.mapTo(page, QPoint(0, 0)).y()
    return part.isVisible() and 0 <= top and top + part.height() <= page.height()


def shown(home, kind) -> list:
    """The parts of a kind that are not hidden."""
    return [part for part in home.findChildren(kind) if part.isVisible()]


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_a_first_day_needs_no_scrolling(app, language):
    """The next lesson, review, three courses and the shelf stand on a small laptop's screen."""
    app.furniture.bar.language_chosen.emit(language)
    app.window.resize(1280, 800)
    home = app.home
    assert [] == [part for part in (*home._courses, *shown(home, ShelfButton)) if not is_seen(home, part)]
    assert [] == [row for row in shown(home, MasteryRow) if not is_seen(home, row)]


def test_a_higher_window_shows_more_lessons(app):
    """As many rows of each course as there is room for; all of them, and no button for the rest, in a very high one."""
    rows = []
    for height in (800, 1000, 1500):
        app.window.resize(1280, height)
        rows.append(len(shown(app.home, LessonButton)))
        assert [] == [part for part in shown(app.home, ShelfButton) if not is_seen(app.home, part)]
    assert 15 == rows[0] < rows[1] < rows[2] == sum(len(course.rows) for course in app.home._sheet.courses)


def test_review_is_a_line_where_it_stands_below(app, qtbot):
    """As long as no rule was met; beside the next lesson it names the games."""
    app.window.resize(1280, 800)
    (review,) = shown(app.home, ReviewPanel)
    assert 3 == len(shown(app.home, MasteryRow))
    app.window.resize(1024, 700)
    qtbot.waitUntil(lambda: not shown(app.home, MasteryRow))
    qtbot.waitUntil(lambda: review.height() < 120)


def test_a_large_window_is_laid_out_before_it_is_seen(app, qtbot):
    """Words grow with the window; each has its place as soon as it has grown."""
    app.window.resize(1280, 800)
    qtbot.waitUntil(lambda: app.theme.zoom == 1.0)
    app.window.resize(2560, 1600)
    qtbot.waitUntil(lambda: app.theme.zoom > 1.0)
    bar, home = app.furniture.bar, app.home
    assert bar.height() >= bar.heightForWidth(bar.width())
    content = home._content
    assert content.height() == max(content.heightForWidth(content.width()), home._scroll.viewport().height())
