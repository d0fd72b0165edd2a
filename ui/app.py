"""The one place that builds the window and joins its parts."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from tutor.teaching.screen import Level
from tutor.text.language import Language as TextLanguage
from ui.agreed import keep_table, load_tables
from ui.language import LanguageSwitch, language_names, window_language
from ui.main_window import MainWindow
from ui.pages.home import HomePage
from ui.pages.lesson import LessonPage
from ui.pages.rulebook import RuleBookPage
from ui.pages.score_lab import ScoreLabPage
from ui.pages.settings import SettingsPage
from ui.panels.rule import GLOSSARY
from ui.panels.transcript import TranscriptPanel
from ui.paper_trail import print_text, save_as
from ui.presenters.home import HomePresenter, cloth_of
from ui.presenters.lesson import LessonPresenter
from ui.presenters.rulebook import RuleBookPresenter
from ui.presenters.score_lab import ScoreLabPresenter
from ui.presenters.transcript import Transcripts, hand_record
from ui.progress import Progress, keep_stars, keep_step, load_progress
from ui.settings import (
    Settings,
    SystemLook,
    load,
    load_geometry,
    save,
    save_geometry,
    theme_for,
    toggled,
    zoom_for,
)
from ui.theme.stylesheet import apply_theme
from ui.theme.theme import Theme
from ui.theme.tokens import TEXT_SCALES

_NAME: Final = "trickwise"


class App(QObject):
    """The window and what stands behind it. `start` opens it."""

    def __init__(self, qt: QApplication, store: QSettings) -> None:
        """Build everything; nothing is shown yet."""
        super().__init__()
        self._qt = qt
        self._store = store
        self.settings = load(store)
        self.switch = LanguageSwitch(self)
        self.switch.choose(window_language(self.settings.language))
        self.theme = theme_for(self.settings, self.switch.language, self._system_look(), 0)
        apply_theme(qt, self.theme)
        self._homes = HomePresenter(self)
        self.window = MainWindow(self.theme, language_names())
        self.home = HomePage(self.theme)
        self.book = RuleBookPage(self.theme)
        self._books = RuleBookPresenter(self.book, self._homes.game_name, self)
        self._books.restore(load_tables(store))
        self.settings_page = SettingsPage(self.settings, self.theme)
        self.lesson = LessonPage(self.theme)
        self._presenter = LessonPresenter(self.lesson, Random(), self)
        self.transcript = TranscriptPanel(self.theme)
        self.lab = ScoreLabPage(self.theme)
        self._lab_presenter = ScoreLabPresenter(self.lab, TextLanguage(self.switch.language), self)
        self._open = ""
        self._in_lab = False
        for page in (self.home, self.book, self.settings_page, self.lesson, self.transcript, self.lab):
            self.window.add_page(page)
        self._connect()

    def start(self) -> None:
        """Open the window where it stood, at home."""
        self.window.stand(load_geometry(self._store))
        self.go_home()
        self.window.show()
        self._dress()

    def end(self) -> None:
        """Let go of the window before Qt goes: widgets that outlive their application crash."""
        self.window.hide()
        delete(self.window)

    # --- where to go ----------------------------------------------------------------------------------------------

    def go_home(self) -> None:
        """Turn to the contents."""
        self._open = ""
        self._in_lab = False
        self.home.show_home(self._homes.sheet(self.switch.language, self._progress()))
        self.window.show_page(self.home)
        self.home.focus_first()

    def open_lesson(self, lesson: str) -> None:
        """Turn to a lesson, by its id, where the learner stopped."""
        script = self._homes.lesson(lesson)
        if script is None:
            return
        self._open = lesson
        self.lesson.set_theme(self._lesson_theme())
        self._presenter.set_language(TextLanguage(self.switch.language), self._next_title())
        self._show_lesson()
        level = Level.GUIDED if Level.GUIDED in script.levels else script.levels[0]
        self._presenter.open(script, level, step=load_progress(self._store).steps.get(lesson))

    def go_back(self) -> None:
        """From the book or the settings to the lesson or the hand under way, else to the contents."""
        if self._open and self.window.stack.currentWidget() is not self.lesson:
            self._show_lesson()
        elif self._in_lab and self.window.stack.currentWidget() is not self.lab:
            self.open_lab()
        else:
            self.go_home()

    def go_on(self) -> None:
        """To the next lesson of the course, or to the contents after the last."""
        following = self._homes.next_after(self._open)
        if following:
            self.open_lesson(following)
        else:
            self.go_home()

    def open_book(self, entry: str = "") -> None:
        """Turn to the rule book, at an entry."""
        self._fill_book()
        self.window.show_page(self.book, "", self.tr("Rule book"), in_lesson=bool(self._open))
        if entry:
            self.book.open(entry)
        self.book.focus_first()

    def open_lab(self) -> None:
        """Turn to the score lab, where its hand was left."""
        self._in_lab = True
        self._lab_presenter.show()
        self.window.show_page(self.lab, "", self.tr("Score lab"))
        self.lab.focus_first()

    def open_transcript(self) -> None:
        """Turn to the text of the hand under way."""
        self._fill_transcript()
        self.window.show_page(self.transcript, "", self.tr("Transcript"), in_lesson=True)

    def open_settings(self) -> None:
        """Turn to the settings."""
        self.window.show_page(self.settings_page, "", self.tr("Settings"), in_lesson=bool(self._open))

    # --- changes --------------------------------------------------------------------------------------------------

    def change(self, settings: Settings) -> None:
        """Take and keep other settings."""
        language = window_language(settings.language)
        self.settings = settings
        save(self._store, settings)
        if language != self.switch.language:
            self.switch.choose(language)
        self._dress()

    def announce(self, words: str) -> None:
        """Say something to a screen reader."""
        if words:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.window, words))

    def _dress(self) -> None:
        """Give every part the look, language and sizes in force."""
        self.settings_page.show_settings(self.settings)
        self._dress_lesson()
        theme = theme_for(self.settings, self.switch.language, self._system_look(), self.window.width())
        if theme == self.theme:
            return
        reworded = theme.language != self.theme.language
        self.theme = theme
        apply_theme(self._qt, theme)
        self.window.set_theme(theme)
        for page in self._pages():
            page.set_theme(theme)
        self._dress_lesson()
        if reworded:
            self._reword()

    def _reword(self) -> None:
        self.home.show_home(self._homes.sheet(self.switch.language, self._progress()))
        current = self.window.stack.currentWidget()
        if current is self.book:
            self.window.show_page(self.book, "", self.tr("Rule book"), in_lesson=bool(self._open))
        elif current is self.settings_page:
            self.open_settings()
        elif current is self.transcript:
            self.open_transcript()
        elif current is self.lesson:
            self._show_lesson()
        elif current is self.lab:
            self.window.show_page(self.lab, "", self.tr("Score lab"))
        self._lab_presenter.set_language(TextLanguage(self.switch.language))
        self._fill_book()
        if self._open:
            self._presenter.set_language(TextLanguage(self.switch.language), self._next_title())

    def _pages(self) -> tuple[HomePage | RuleBookPage | SettingsPage | TranscriptPanel | ScoreLabPage, ...]:
        return self.home, self.book, self.settings_page, self.transcript, self.lab

    def _show_lesson(self) -> None:
        course, title = self._homes.place(self._open, self.switch.language)
        self.window.show_page(self.lesson, course, title, transcript=True)

    def _dress_lesson(self) -> None:
        self.lesson.set_theme(self._lesson_theme())
        self.lesson.set_left_handed(left_handed=self.settings.left_handed)
        self.lesson.felt.animator.speed = self.settings.animation_speed

    def _lesson_theme(self) -> Theme:
        """Each course has its own cloth."""
        return replace(self.theme, cloth=cloth_of(self._open.partition("/")[0]))

    def _next_title(self) -> str:
        return self._homes.title(self._homes.next_after(self._open), self.switch.language)

    def _passed(self, lesson: str, stars: int) -> None:
        keep_stars(self._store, lesson, stars)

    def _reached(self, step: str) -> None:
        keep_step(self._store, self._open, step)

    def _fill_transcript(self) -> None:
        screen, title = self._presenter.screen, self._homes.place(self._open, self.switch.language)[1]
        if screen is not None:
            transcripts = Transcripts(self._presenter.view.saying, self)
            self.transcript.show_words(transcripts.told(title, screen.state, self._presenter.heard))

    def _save_transcript(self, text: str) -> None:
        screen = self._presenter.screen
        if screen is not None:
            save_as(self.window, text, hand_record(self._open.partition("/")[0], screen.state))

    def _fill_book(self) -> None:
        self._books.show(TextLanguage(self.switch.language))

    def _progress(self) -> Progress:
        return load_progress(self._store)

    def _system_look(self) -> SystemLook:
        hints = self._qt.styleHints()
        contrast = hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
        return SystemLook(hints.colorScheme() is Qt.ColorScheme.Dark, contrast)

    # --- joining --------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        bar, window = self.window.bar, self.window
        bar.went_home.connect(self.go_back)
        bar.rulebook_opened.connect(self.open_book)
        bar.transcript_opened.connect(self.open_transcript)
        self.transcript.closed.connect(self.go_back)
        self.transcript.save_requested.connect(self._save_transcript)
        self.transcript.print_requested.connect(lambda: print_text(window, self.transcript.shown.text))
        bar.settings_opened.connect(self.open_settings)
        bar.theme_toggled.connect(lambda: self.change(toggled(self.settings, is_dark=self.theme.tokens.dark)))
        bar.language_chosen.connect(lambda code: self.change(replace(self.settings, language=code)))
        window.text_size_stepped.connect(self._step_text)
        window.book_searched.connect(self.open_book)
        window.resized.connect(self._resized)
        window.closing.connect(lambda: save_geometry(self._store, window.saveGeometry()))
        self.home.lesson_opened.connect(self.open_lesson)
        self.home.rulebook_opened.connect(self.open_book)
        self.home.lab_opened.connect(self.open_lab)
        self._lab_presenter.rule_wanted.connect(self.open_book)
        self.home.glossary_opened.connect(lambda: self.open_book(f"{GLOSSARY}/trick"))
        self.home.keys_opened.connect(window.keys.open_sheet)
        self.settings_page.changed.connect(self.change)
        self._books.table_agreed.connect(partial(keep_table, self._store))
        self._presenter.step_reached.connect(self._reached)
        self._presenter.lesson_finished.connect(self._passed)
        self._presenter.next_wanted.connect(self.go_on)
        self._presenter.rule_wanted.connect(self.open_book)
        self._presenter.term_wanted.connect(self.open_book)
        hints = self._qt.styleHints()
        hints.colorSchemeChanged.connect(self._dress)
        hints.accessibility().contrastPreferenceChanged.connect(self._dress)

    def _resized(self, width: int) -> None:
        if zoom_for(width) != self.theme.zoom:
            QTimer.singleShot(0, self._dress)

    def _step_text(self, step: int) -> None:
        place = TEXT_SCALES.index(self.settings.text_scale) + step
        if 0 <= place < len(TEXT_SCALES):
            self.change(replace(self.settings, text_scale=TEXT_SCALES[place]))


def run(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed; the exit code. Without a display it exits with a sentence."""
    if not has_display():
        sys.exit(_no_display())
    qt = QApplication([_NAME, *arguments])
    qt.setApplicationName(_NAME)
    qt.setApplicationDisplayName("Trickwise")
    qt.setDesktopFileName(_NAME)
    app = App(qt, QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, _NAME, _NAME))
    app.start()
    code = qt.exec()
    app.end()
    return code


def has_display() -> bool:
    """Whether Qt will find a screen, or was told to do without."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


def _no_display() -> str:
    """Why nothing opens, in the system's language."""
    qt = QCoreApplication([_NAME])
    switch = LanguageSwitch(qt)
    switch.choose(window_language(""))
    return QCoreApplication.translate(
        "App",
        "There is no display here to open a window on. `trickwise --help` tells what works without one.",
    )
