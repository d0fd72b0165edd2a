"""The rules that come back, by name."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tutor.text.language import Language as TextLanguage
from ui.learner_file import now
from ui.pages.review import ReviewPage
from ui.rooms.room import House, Place, Room
from ui.settings import Settings
from ui.theme.fonts import Language
from ui.theme.theme import Theme


class ReviewRoom(Room):
    """Shows how the rules stand. Signal besides those of a room: `round_wanted(id)`."""

    round_wanted = Signal(str)
    page: ReviewPage

    def __init__(self, house: House, parent: QObject) -> None:
        super().__init__(house, parent)
        self.page = ReviewPage(Theme())
        self.page.round_wanted.connect(self.round_wanted)
        self.page.rule_wanted.connect(self.book_wanted)
        self._language: Language = "en"
        house.keeper.learner_changed.connect(self._show)

    def open(self, game: str) -> None:
        """Turns to a game's sheet."""
        self.page.open(game)

    def show_dealing(self, lesson: str) -> None:
        """Says that a round is being dealt, by its id; empty for none."""
        self.page.show_dealing(self.tr("The cards are being dealt…") if lesson else "")

    def enter(self) -> None:
        self._show()

    def place(self) -> Place:
        return Place(title=self.tr("Rules that come back"))

    def dress(self, theme: Theme, settings: Settings) -> None:
        self.page.set_theme(theme)

    def word(self, language: Language) -> None:
        self._language = language
        self._show()

    def _show(self) -> None:
        mastery, progress = self.house.titles.mastery, self.house.keeper.progress()
        self.page.show_rules(mastery.rules(TextLanguage(self._language), progress, now().astimezone()))
