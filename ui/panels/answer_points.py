"""Answers that point: at a suit, at cards on the felt, at a trick of the ruler."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tutor.kernel.cards import Suit
from ui.panels.button import Button
from ui.panels.worded import Worded
from ui.theme.markup import SIGNS
from ui.theme.theme import Theme

SIGN_OF: Final = {suit: sign for sign, suit in SIGNS.items()}


class SuitsArea(QWidget):
    """A button for each suit. Signal: `pointed(Suit)`."""

    pointed = Signal(object)

    def __init__(self, suits: tuple[tuple[Suit, str], ...], theme: Theme) -> None:
        """Offer `suits` by their names."""
        super().__init__()
        self._buttons = [Button(f"{SIGN_OF[suit]} {name}", theme) for suit, name in suits]
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(theme.length(7))
        for start in range(0, len(suits), 2):
            row = QHBoxLayout()
            row.setSpacing(theme.length(7))
            rows.addLayout(row)
            for (suit, name), button in list(zip(suits, self._buttons, strict=True))[start : start + 2]:
                button.set_words(button.words, spoken=name)
                button.clicked.connect(lambda _=False, its=suit: self.pointed.emit(its))
                row.addWidget(button, 1)
        if self._buttons:
            self.setFocusProxy(self._buttons[0])

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        for button in self._buttons:
            button.set_theme(theme)


class _OneButton(Worded):
    """An answer that is given by one button."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._button = Button("", theme, kind="primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._button)
        row.addStretch(1)
        self.setFocusProxy(self._button)

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._button.set_theme(theme)
        super().set_theme(theme)


class PointingArea(_OneButton):
    """How many cards are chosen, and "done". Signal: `done`."""

    done = Signal()

    def __init__(self, count: int, theme: Theme) -> None:
        """Stand at `count` chosen cards."""
        super().__init__(theme)
        self._button.clicked.connect(self.done)
        self.show_count(count)

    def show_count(self, count: int) -> None:
        """Say how many are chosen now."""
        self._count = count
        self._button.set_words(self.tr("%n chosen · Done", "", count))
        self._button.setEnabled(count > 0)  # there is always a card that may go

    def _renew(self) -> None:
        self.show_count(self._count)


class MomentArea(_OneButton):
    """A button that says "this trick", with its number. Signal: `pointed`."""

    pointed = Signal()

    def __init__(self, trick: int, theme: Theme) -> None:
        """Stand at a trick."""
        super().__init__(theme)
        self._button.clicked.connect(self.pointed)
        self.show_trick(trick)

    def show_trick(self, trick: int) -> None:
        """Say where the ruler stands now."""
        self._trick = trick
        self._button.set_words(self.tr("This trick: {}").format(trick))

    def _renew(self) -> None:
        self.show_trick(self._trick)
