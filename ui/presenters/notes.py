"""What the window itself says to a learner in a lesson, where neither the lesson nor the engine has words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tutor.teaching.screen import CardsInput, Screen
from ui.presenters.lesson_facts import asks_which_go


class Notes(QObject):
    """Short notes, in the language in force."""

    def dropped_beside(self, screen: Screen) -> str:
        """A card was let go where nothing takes it."""
        match screen.input:
            case CardsInput():
                return self.tr("Here cards are only pointed at: click each one, then press Done.")
            case _:
                return self.tr("Drop the card in the middle of the table, or double-click it.")

    def which_card(self) -> str:
        """Why? was asked, and of no card."""
        return self.tr("Choose a card first: click it, or go to it with the arrow keys.")

    def no_why(self, screen: Screen) -> str:
        """Why? was asked where it has no answer: the step is after just that, it is a check, or no card lies open."""
        if asks_which_go(screen):
            return self.tr("That is just what this step asks. Try a set of cards and press Done, or ask for help.")
        if screen.is_check:
            return self.tr("This is a check: answer first, then ask why.")
        return self.tr("No card lies face up here.")
