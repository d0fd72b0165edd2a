"""A value among a few: side by side as segments, or behind a button that opens them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QMenu

from ui.panels.button import Button
from ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class Choice:
    """A value by its id, and its words."""

    id: str
    words: str


class Segments(QFrame):
    """A few choices side by side. Signal: `chosen(id)`, by the reader."""

    chosen = Signal(str)

    def __init__(self, choices: tuple[Choice, ...], at: str, spoken: str, theme: Theme) -> None:
        """Offer choices; `spoken` is what is chosen."""
        super().__init__()
        self.setProperty("kind", "segmented")
        self.setAccessibleName(spoken)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        group = QButtonGroup(self)
        self._buttons: dict[str, Button] = {}
        for choice in choices:
            button = Button(choice.words, theme, kind="segment")
            button.set_words(choice.words, spoken=f"{spoken}: {choice.words}")
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, its=choice.id: self.chosen.emit(its))
            group.addButton(button)
            self._buttons[choice.id] = button
            row.addWidget(button)
        self.show_choice(at)

    def show_choice(self, at: str) -> None:
        """Show what is chosen, without telling anybody."""
        for choice, button in self._buttons.items():
            button.setChecked(choice == at)


class Select(Button):
    """A button with what is chosen; it opens the others. Signal: `chosen(id)`, by the reader."""

    chosen = Signal(str)

    def __init__(self, choices: tuple[Choice, ...], at: str, spoken: str, theme: Theme) -> None:
        """Offer choices; `spoken` is what is chosen."""
        super().__init__("", theme, opens=True)
        self._choices = choices
        self._spoken = spoken
        self._at = at
        self.clicked.connect(self.open)
        self.show_choices(choices, at)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What may be chosen."""
        return self._choices

    def show_choice(self, at: str) -> None:
        """Show what is chosen, without telling anybody."""
        self.show_choices(self._choices, at)

    def show_choices(self, choices: tuple[Choice, ...], at: str) -> None:
        """Show other choices, without telling anybody."""
        self._choices, self._at = choices, at
        chosen = next((choice.words for choice in choices if choice.id == at), "")
        self.set_words(chosen, spoken=f"{self._spoken}: {chosen}")

    def set_spoken(self, spoken: str) -> None:
        """Name what is chosen."""
        self._spoken = spoken
        self.show_choice(self._at)

    def open(self) -> None:
        """Open the choices below the button."""
        menu = QMenu(self)
        for choice in self._choices:
            action = menu.addAction(choice.words)
            action.setCheckable(True)
            action.setChecked(choice.id == self._at)
            action.triggered.connect(lambda _=False, its=choice.id: self.chosen.emit(its))
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
