"""The whole window: each page can be reached by wish, re-worded and re-dressed where it stands."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QWidget

from ui.opening import run
from ui.panels.lesson_row import LessonButton
from ui.settings import Look
from ui.theme.tokens import DARK


def test_it_begins_at_home(app):
    """The first lesson is offered, and the keyboard stands on it."""
    assert app.furniture.stack.currentWidget() is app.home
    assert app.home._sheet.resume is not None
    assert not app.home._sheet.resume.begun


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_the_first_lesson_is_seen_without_scrolling(qtbot, app, language, size):
    """With the button that begins it, and in the course's own page its row."""
    app.furniture.bar.language_chosen.emit(language)
    app.window.resize(*size)
    first = app.home._sheet.courses[0].lessons[0].id
    row = next(button for button in app.home._courses[0].findChildren(LessonButton) if button.row.id == first)
    page = app.home._scroll.viewport()

    def is_seen(part):
        top = part.mapTo(page, QPoint(0, 0)).y()
        return 0 <= top and top + part.height() <= page.height()

    qtbot.waitUntil(lambda: page.width() <= size[0] and row.height() > 0 and is_seen(row))
    assert is_seen(app.home._resume.button)
    assert 0 == app.home._scroll.verticalScrollBar().value()


def test_a_lesson_is_opened_and_remembered(qtbot, app):
    """It opens from its row; home then says where one stopped."""
    lesson = app.home._sheet.courses[0].lessons[0].id
    app.home.lesson_opened.emit(lesson)
    assert app.furniture.stack.currentWidget() is app.lessons.page
    app.furniture.bar.went_home.emit()
    assert app.home._sheet.resume.begun
    assert lesson == app.home._sheet.resume.lesson


def test_the_rule_book_opened_in_a_lesson_leads_back(app):
    """The lesson waits where it was."""
    app.open_lesson(app.home._sheet.courses[0].lessons[0].id)
    app.open_book("spades/void")
    assert "spades/void" == app.books.page._entry
    app.furniture.bar.went_home.emit()
    assert app.furniture.stack.currentWidget() is app.lessons.page


def test_going_back_leads_where_one_came_from(app):
    """Page by page, and the bar says whereto: from a rule to the rules that come back, from there home."""
    app.open_rules("pitch")
    app.reviews.page.rule_wanted.emit("pitch/smudge")
    app.open_settings()
    assert "Rule book" == app.furniture.bar._back.words
    app.go_back()
    assert "pitch/smudge" == app.books.page._entry
    assert "Rules that come back" == app.furniture.bar._back.words
    app.furniture.bar.went_home.emit()
    assert app.furniture.stack.currentWidget() is app.reviews.page
    assert "Contents" == app.furniture.bar._back.words
    app.furniture.bar.went_home.emit()
    assert app.furniture.stack.currentWidget() is app.home


def test_a_page_gone_back_to_is_gone_through_once(app):
    """Book, settings and the book again are one way: back from the book leads to the lab."""
    for opened in (app.open_lab, app.open_book, app.open_settings, app.open_book):
        opened()
    app.go_back()
    assert app.furniture.stack.currentWidget() is app.labs.page


def test_a_room_that_cannot_be_opened_says_so(qtbot, app, monkeypatch):
    """One stays where one was, is told why, and may try again; a room that then opens has nothing more to say."""
    monkeypatch.setattr("ui.rooms.lab.LabRoom.__init__", lambda *_: 1 / 0)
    strip = app.furniture.notice
    with qtbot.captureExceptions() as raised:
        app.home.lab_opened.emit()
    assert ZeroDivisionError is raised[0][0]
    assert app.furniture.stack.currentWidget() is app.home
    assert strip.isVisible()
    assert strip.notice.is_trouble
    assert "ZeroDivisionError: division by zero" in strip.notice.words()
    with qtbot.captureExceptions() as raised:
        strip.button.click()
    assert raised
    assert strip.isVisible()
    monkeypatch.undo()
    strip.button.click()
    assert app.furniture.stack.currentWidget() is app.labs.page
    assert not strip.isVisible()


def test_the_book_opens_at_the_game_of_the_lesson(app):
    """In a lesson of Pitch the book is opened at Pitch."""
    app.open_lesson("pitch/03-first-card")
    app.open_book()
    assert "pitch" == app.books.page._at


def test_escape_closes_what_lies_over_a_lesson_and_no_lesson(qtbot, app):
    """Book and settings go; the lesson stays."""
    app.open_lesson(app.home._sheet.courses[0].lessons[0].id)
    for opened in (app.open_book, app.open_settings, app.open_transcript):
        opened()
        qtbot.keyClick(app.furniture.stack.currentWidget(), Qt.Key.Key_Escape)
        assert app.furniture.stack.currentWidget() is app.lessons.page
    qtbot.keyClick(app.lessons.page, Qt.Key.Key_Escape)
    assert app.furniture.stack.currentWidget() is app.lessons.page


def test_every_page_is_reworded_where_it_stands(app):
    """A change of language words the page that is open, and keeps it open."""
    app.open_settings()
    app.furniture.bar.language_chosen.emit("zh_TW")
    assert "zh_TW" == app.theme.language
    assert app.furniture.stack.currentWidget() is app.settings_room.page
    app.open_book("glossary/trick")
    app.furniture.bar.language_chosen.emit("zh_CN")
    assert "glossary/trick" == app.books.page._entry


def test_day_turns_to_lamp(app):
    """One press, and it is kept."""
    app.furniture.bar.theme_toggled.emit()
    assert DARK == app.theme.tokens
    assert Look.DARK is app.settings.look


def test_the_text_grows_and_stops(app):
    """Ctrl + goes up the four sizes and no further."""
    for _ in range(6):
        app.furniture.text_size_stepped.emit(1)
    assert 1.5 == app.theme.text_scale


def test_f1_shows_the_keys_and_escape_takes_them_away(qtbot, app):
    """No key of the sheet reaches the page below."""
    app.furniture.keys.open_sheet()
    assert app.furniture.keys.isVisible()
    qtbot.keyClick(app.furniture.keys, Qt.Key.Key_Escape)
    assert not app.furniture.keys.isVisible()


def test_a_search_in_the_book_finds_the_rule(app):
    """Rules in which all the words occur; what is open stays in reach."""
    app.open_book()
    app.books.page._search.setText("throw trump")
    assert any(name.endswith("/void") for name in app.books.page._buttons)
    app.books.page._search.setText("no such words at all")
    assert not app.books.page._buttons


def test_without_a_display_a_sentence_is_said(monkeypatch, qapp):
    """Not an abort of Qt's."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("ui.language.no_display", lambda: "There is no display here.")
    with pytest.raises(SystemExit) as left:
        run([])
    assert "There is no display here." == left.value.code


class Beside(QObject):
    """Notes each widget that is shown as a window of its own."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._window = window
        self.shown: list[QWidget] = []

    def eventFilter(self, seen: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        is_window = isinstance(seen, QWidget) and seen.isWindow() and seen is not self._window
        if event.type() is QEvent.Type.Show and is_window:
            self.shown.append(seen)
        return False


def test_nothing_flashes_beside_the_window(app, qt):
    """No part of a page is shown before it has its place, neither when a room is entered nor in another language."""
    beside = Beside(app.window)
    qt.installEventFilter(beside)
    rooms = [
        app.open_lab,
        *(lambda entry=entry: app.open_book(entry) for entry in ("spades/@options", "spades/nil", "glossary/trick")),
        lambda: app.open_rules("spades"),
        app.open_settings,
        lambda: app.open_lesson("five-hundred/03-auction"),
        app.open_transcript,
        app.go_home,
    ]
    for enter in rooms:
        enter()
        for language in ("zh_TW", "en"):
            app.furniture.bar.language_chosen.emit(language)
            qt.processEvents()
    qt.removeEventFilter(beside)
    assert [] == beside.shown
