"""The transcript: everything that has happened, as text to read, copy, save and print."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.panels.button import Button
from ui.panels.flow import flow_of
from ui.panels.paper import Paper, Scroll, clear, words
from ui.theme.markup import plain
from ui.theme.theme import Theme
from ui.theme.tokens import Step


@dataclass(frozen=True, slots=True)
class TranscriptWords:
    """A title, and paragraphs in order; one that begins with `**` is a head."""

    title: str
    paragraphs: tuple[str, ...]

    @property
    def text(self) -> str:
        """All of it as plain text."""
        return "\n".join(plain(part) for part in (self.title, "", *self.paragraphs)) + "\n"


class TranscriptPanel(Paper):
    """Signals, wishes: `save_requested(plain text)`, `print_requested`, `lab_requested`, `closed`."""

    save_requested = Signal(str)
    print_requested = Signal()
    lab_requested = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._shown = TranscriptWords("", ())
        self._has_score = False
        self._title = words("", theme, Step.TITLE, serif=True, bold=True)
        self._copy = Button("", theme, icon="copy")
        self._save = Button("", theme, icon="save")
        self._print = Button("", theme, icon="print")
        self.lab_button = Button("", theme, icon="scales")
        self._close = Button("", theme, kind="quiet", icon="close")
        content = QWidget()
        self._lines = QVBoxLayout(content)
        self._lines.setContentsMargins(0, 0, 8, 0)
        self._lines.setSpacing(6)
        self._scroll = Scroll(content)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(self.margins_inside(28, 22, 28, 22))
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addLayout(flow_of(*self._buttons(), fill="start"))
        column.addWidget(self._scroll, 1)
        self._copy.clicked.connect(self.copy)
        self._save.clicked.connect(lambda: self.save_requested.emit(self._shown.text))
        self._print.clicked.connect(self.print_requested)
        self.lab_button.clicked.connect(self.lab_requested)
        self._close.clicked.connect(self.closed)
        self._renew()

    @property
    def shown(self) -> TranscriptWords:
        """What stands there."""
        return self._shown

    def show_words(self, shown: TranscriptWords, *, has_score: bool = False) -> None:
        """Show a transcript, from its end, where the newest stands; a hand with a score can be compared."""
        self._shown, self._has_score = shown, has_score
        self.lab_button.setVisible(has_score)
        self._title.set_markup(shown.title)
        clear(self._lines)
        for part in shown.paragraphs:
            self._lines.addWidget(words(part, self.theme, Step.CONTROL))
        self._lines.addStretch(1)

    def copy(self) -> None:
        """Put the text on the clipboard."""
        QGuiApplication.clipboard().setText(self._shown.text)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._title.set_theme(theme)
        for button in self._buttons():
            button.set_theme(theme)
        super().set_theme(theme)
        self.show_words(self._shown, has_score=self._has_score)

    def _buttons(self) -> tuple[Button, ...]:
        return self._copy, self._save, self._print, self.lab_button, self._close

    def _renew(self) -> None:
        self._copy.set_words(self.tr("Copy"))
        self._save.set_words(self.tr("Save…"))
        self._print.set_words(self.tr("Print…"))
        self.lab_button.set_words(self.tr("Compare in the score lab"))
        self._close.set_words(self.tr("Close"))
