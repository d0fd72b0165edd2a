"""The language of the window: its translators, its locale, and the signal that all is to be worded anew."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from tutor.text.language import best_language, languages, style
from ui.theme.fonts import Language

LANGUAGES: Final[dict[str, Language]] = {"en": "en", "zh_TW": "zh_TW", "zh_CN": "zh_CN"}


def window_language(chosen: str, system: QLocale | None = None) -> Language:
    """The language to show: the chosen one, or the best for the system's (zh_HK and zh_MO read 繁體, zh_SG 简体)."""
    if chosen in LANGUAGES:
        return LANGUAGES[chosen]
    wanted = (system or QLocale.system()).uiLanguages() or ["en"]
    return LANGUAGES.get(best_language(wanted[0]), "en")


def language_names() -> tuple[tuple[str, str], ...]:
    """Each language by its code, and what its own readers call it."""
    return tuple((language, style(language).name) for language in languages() if language in LANGUAGES)


def no_display() -> str:
    """Why nothing opens where there is no display, in the system's language."""
    qt = QCoreApplication([])
    switch = LanguageSwitch(qt)
    switch.choose(window_language(""))
    return QCoreApplication.translate(
        "App",
        "There is no display here to open a window on. `trickwise --help` tells what works without one.",
    )


class LanguageSwitch(QObject):
    """Switches the whole application. Signal: `changed(language)`, once every widget has worded itself anew."""

    changed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        """No translator yet: words are as they stand in the code."""
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self.language: Language = "en"

    def choose(self, language: Language) -> None:
        """Speak a language. Qt tells every widget by a LanguageChange event."""
        self.language = language
        # Without it Han glyphs come out in Japanese shapes.
        QLocale.setDefault(QLocale(language))
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
        self._translators = [made for made in (self._qt_words(language), self._own_words(language)) if made is not None]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)  # at once: what is built next is not told
        self.changed.emit(language)

    def _qt_words(self, language: Language) -> QTranslator | None:
        """Qt's own words: the buttons of its dialogs."""
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        return self._loaded(f"qtbase_{language}", folder)

    def _own_words(self, language: Language) -> QTranslator | None:
        return self._loaded(f"trickwise_{language}", str(files("resources") / "i18n"))

    def _loaded(self, name: str, folder: str) -> QTranslator | None:
        translator = QTranslator(self)
        return translator if translator.load(name, folder) else None
