"""The one place that builds the window and joins its parts."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from tutor.text.language import Language as TextLanguage
from ui.language import LanguageSwitch, language_names, window_language
from ui.main_window import MainWindow
from ui.pages.home import HomePage
from ui.pages.rulebook import RuleBookPage
from ui.pages.settings import SettingsPage
from ui.panels.rule import GLOSSARY
from ui.presenters.home import HomePresenter, Progress
from ui.presenters.rulebook import RuleBookPresenter
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
_LAST: Final = "progress/last"


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
        self._books = RuleBookPresenter(self._homes.game_name, self)
        self.window = MainWindow(self.theme, language_names())
        self.home = HomePage(self.theme)
        self.book = RuleBookPage(self.theme)
        self.settings_page = SettingsPage(self.settings, self.theme)
        for page in (self.home, self.book, self.settings_page):
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
        delete(self.window)

    # --- where to go ----------------------------------------------------------------------------------------------

    def go_home(self) -> None:
        """Turn to the contents."""
        self.home.show_home(self._homes.sheet(self.switch.language, self._progress()))
        self.window.show_page(self.home)
        self.home.focus_first()

    def open_lesson(self, lesson: str) -> None:
        """Turn to a lesson, by its id."""
        self._store.setValue(_LAST, lesson)

    def open_book(self, entry: str = "") -> None:
        """Turn to the rule book, at an entry."""
        self._fill_book()
        self.window.show_page(self.book, "", self.tr("Rule book"))
        if entry:
            self.book.open(entry)
        self.book.focus_first()

    def open_settings(self) -> None:
        """Turn to the settings."""
        self.window.show_page(self.settings_page, "", self.tr("Settings"))

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
        theme = theme_for(self.settings, self.switch.language, self._system_look(), self.window.width())
        if theme == self.theme:
            return
        reworded = theme.language != self.theme.language
        self.theme = theme
        apply_theme(self._qt, theme)
        self.window.set_theme(theme)
        for page in self._pages():
            page.set_theme(theme)
        self.settings_page.show_settings(self.settings)
        if reworded:
            self._reword()

    def _reword(self) -> None:
        self.home.show_home(self._homes.sheet(self.switch.language, self._progress()))
        current = self.window.stack.currentWidget()
        if current is self.book:
            self.window.show_page(self.book, "", self.tr("Rule book"))
        elif current is self.settings_page:
            self.window.show_page(self.settings_page, "", self.tr("Settings"))
        self._fill_book()

    def _pages(self) -> tuple[HomePage | RuleBookPage | SettingsPage, ...]:
        return self.home, self.book, self.settings_page

    def _fill_book(self) -> None:
        self.book.show_book(self._books.chapters(TextLanguage(self.switch.language)))

    def _progress(self) -> Progress:
        return Progress(last=str(self._store.value(_LAST, "")))

    def _system_look(self) -> SystemLook:
        hints = self._qt.styleHints()
        contrast = hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
        return SystemLook(hints.colorScheme() is Qt.ColorScheme.Dark, contrast)

    # --- joining --------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        bar, window = self.window.bar, self.window
        bar.went_home.connect(self.go_home)
        bar.rulebook_opened.connect(self.open_book)
        bar.settings_opened.connect(self.open_settings)
        bar.theme_toggled.connect(lambda: self.change(toggled(self.settings, is_dark=self.theme.tokens.dark)))
        bar.language_chosen.connect(lambda code: self.change(replace(self.settings, language=code)))
        window.text_size_stepped.connect(self._step_text)
        window.book_searched.connect(self.open_book)
        window.resized.connect(self._resized)
        window.closing.connect(lambda: save_geometry(self._store, window.saveGeometry()))
        self.home.lesson_opened.connect(self.open_lesson)
        self.home.rulebook_opened.connect(self.open_book)
        self.home.glossary_opened.connect(lambda: self.open_book(f"{GLOSSARY}/trick"))
        self.home.keys_opened.connect(window.keys.open_sheet)
        self.settings_page.changed.connect(self.change)
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
    return QCoreApplication.translate("App", "There is no display here to open a window on. `trickwise --help` tells what works without one.")
