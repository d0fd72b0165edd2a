"""After a lesson's end home leads on, today and tomorrow."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.teaching.screen import Level
from ui.panels.help import HelpLadder, Ladder

FIRST, SECOND, THIRD = "spades/01-one-trick", "spades/02-follow-suit", "spades/03-breaking-spades"


def finish(app, lesson: str) -> None:
    """Opens a lesson at its last step, and goes on."""
    app.open_lesson(lesson)
    presenter = app.lessons.presenter
    presenter.open(presenter.run.lesson, Level.GUIDED, step="end")
    QTest.keyClick(app.lessons.page, Qt.Key.Key_Return)
    assert presenter.screen.finished
    app.go_home()


def offered(app) -> tuple[str, str, str]:
    """The lesson on home's large sheet, what it is called there, and the button's word."""
    resume = app.home._resume
    return app.home._sheet.resume.lesson, resume._head.markup, resume.button.words


def test_after_a_lesson_comes_the_next(opens):
    """A finished lesson is not where one stopped, not after a restart either; the button opens the next one."""
    app = opens()
    assert (FIRST, "Begin here", "Begin") == offered(app)
    finish(app, FIRST)
    assert (SECOND, "Next lesson", "Begin") == offered(app)
    app.keeper.let_go()
    again = opens()
    assert (SECOND, "Next lesson", "Begin") == offered(again)
    QTest.mouseClick(again.home._resume.button, Qt.MouseButton.LeftButton)
    assert SECOND == again.lessons.lesson
    again.go_home()
    assert (SECOND, "You stopped here", "Continue") == offered(again)


def test_a_finished_lesson_that_is_looked_at_again_is_no_stop(app):
    """It is replayed from its row; home leads on to the one that is not done."""
    finish(app, FIRST)
    app.home.lesson_opened.emit(FIRST)
    assert FIRST == app.lessons.lesson
    app.go_home()
    assert (SECOND, "Next lesson", "Begin") == offered(app)


def test_the_lesson_that_was_left_comes_before_others(app):
    """Whoever left the third and finished the second has the third to go on with."""
    app.open_lesson(THIRD)
    app.go_home()
    finish(app, SECOND)
    assert (THIRD, "You stopped here", "Continue") == offered(app)


def test_the_lesson_is_level_with_what_comes_back(qtbot, app):
    """Side by side the two sheets begin and end at the same height."""
    app.window.resize(1280, 800)
    finish(app, FIRST)
    home = app.home
    qtbot.waitUntil(lambda: home._review.isVisible() and home._review.x() > home._resume.x())
    qtbot.waitUntil(lambda: home._review.height() == home._resume.height())
    assert home._resume.y() == home._review.y()


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_home_has_its_places_as_soon_as_it_is_seen(app, language):
    """With the rules just met in the panel beside; nothing moves once the event loop comes round."""
    app.furniture.bar.language_chosen.emit(language)
    app.window.resize(1280, 800)
    finish(app, FIRST)
    parts = (app.home._resume, app.home._review, *app.home._courses)
    seen = [part.geometry() for part in parts]
    for _ in range(6):
        QApplication.processEvents()
    assert seen == [part.geometry() for part in parts]
    assert app.home._review.height() == app.home._resume.height()


@pytest.mark.parametrize(("stars", "words"), [(1, "1 star still to win"), (2, "2 stars still to win")])
def test_english_counts_its_stars(app, stars, words):
    """One star, two stars: the window's English has its plurals."""
    ladder = HelpLadder(app.theme)
    ladder.show_ladder(Ladder((1, 2), frozenset(), stars))
    assert words == ladder._stars.text()


def test_a_lesson_that_is_over_is_begun_again(app):
    """From its first step, with nothing passed; and that is where it is opened again."""
    app.open_lesson(FIRST)
    presenter = app.lessons.presenter
    presenter.open(presenter.run.lesson, Level.GUIDED, step="end")
    QTest.keyClick(app.lessons.page, Qt.Key.Key_Return)
    QTest.mouseClick(app.lessons.page.panel._again, Qt.MouseButton.LeftButton)
    assert (1, False) == (presenter.screen.number, presenter.screen.finished)
    assert not any(mark.passed for mark in presenter.run.marks)
    app.go_home()
    app.open_lesson(FIRST)
    assert (1, False) == (presenter.screen.number, presenter.screen.finished)
