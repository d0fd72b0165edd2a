"""The rule book: rules, options, differences, the glossary."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from tutor.text.language import Language as TextLanguage
from ui.agreed import keep_table, load_tables
from ui.pages.rulebook import RuleBookPage
from ui.panels.notice import saved, unsaved
from ui.presenters.rulebook import RuleBookPresenter
from ui.rooms.room import House, Place, Room
from ui.settings import Settings
from ui.theme.fonts import Language
from ui.theme.theme import Theme


class BookRoom(Room):
    """Opens the book at an entry, and keeps the rule sets in force."""

    page: RuleBookPage

    def __init__(self, house: House, parent: QObject) -> None:
        super().__init__(house, parent)
        self.page = RuleBookPage(Theme())
        self._books = RuleBookPresenter(self.page, house.titles.game_name, self)
        self._books.restore(load_tables(house.store))
        self._books.table_agreed.connect(partial(keep_table, house.store))
        self._books.saved.connect(lambda path: self.notice_wanted.emit(saved(path)))
        self._books.unsaved.connect(lambda path: self.notice_wanted.emit(unsaved(path)))
        self._language: Language = "en"

    def open(self, entry: str) -> None:
        """Turns to an entry."""
        self.page.open(entry)

    def enter(self) -> None:
        self._books.show(TextLanguage(self._language))
        self.page.focus_first()

    def place(self) -> Place:
        return Place(title=self.tr("Rule book"), is_book=True)

    def dress(self, theme: Theme, settings: Settings) -> None:
        self.page.set_theme(theme)

    def word(self, language: Language) -> None:
        self._language = language
        self._books.show(TextLanguage(language))
