"""The score lab."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tutor.records.lab import Lab
from tutor.text.language import ENGLISH
from tutor.text.language import Language as TextLanguage
from ui.agreed import load_tables
from ui.pages.score_lab import ScoreLabPage
from ui.panels.notice import saved
from ui.presenters.agreed_rules import rules_as_kept
from ui.presenters.score_lab import ScoreLabPresenter
from ui.rooms.room import House, Place, Room
from ui.settings import Settings
from ui.theme.fonts import Language
from ui.theme.theme import Theme


class LabRoom(Room):
    """The hand in it stays as it was left."""

    page: ScoreLabPage

    def __init__(self, house: House, parent: QObject) -> None:
        super().__init__(house, parent)
        self.page = ScoreLabPage(Theme())
        self._presenter = ScoreLabPresenter(self.page, ENGLISH, self)
        self._presenter.rule_wanted.connect(self.book_wanted)
        self._presenter.saved.connect(lambda path: self.notice_wanted.emit(saved(path)))

    def take(self, hand: Lab | None) -> None:
        """Put a hand on the table; None leaves the one that lies there."""
        if hand is not None:
            self._presenter.open_hand(hand)

    def enter(self) -> None:
        self._presenter.agree(rules_as_kept(load_tables(self.house.store)))
        self._presenter.show()
        self.page.focus_first()

    def place(self) -> Place:
        return Place(title=self.tr("Score lab"))

    def dress(self, theme: Theme, settings: Settings) -> None:
        self.page.set_theme(theme)

    def word(self, language: Language) -> None:
        self._presenter.set_language(TextLanguage(language))
