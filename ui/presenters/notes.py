"""What the window itself says to a learner in a lesson, where neither the lesson nor the engine has words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tutor.teaching.screen import CardsInput, Screen


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

    def just_asked(self) -> str:
        """Why? was asked where the answer to it is what the step is after."""
        return self.tr("That is just what this step asks. Try a set of cards and press Done, or ask for help.")
