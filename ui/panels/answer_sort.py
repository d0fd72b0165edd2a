"""Sorting on the page: the board, and the button that hands in how it stands."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.panels.answer_sort_board import BETWEEN, AskSort, SortBoard
from ui.panels.button import Button
from ui.theme.theme import Theme


class SortArea(QWidget):
    """The board and "done". Signal: `placed(frozenset of (thing, bin))`."""

    placed = Signal(object)

    def __init__(self, asked: AskSort, theme: Theme) -> None:
        """Ask for this."""
        super().__init__()
        self.board = SortBoard(theme)
        self._done = Button("", theme, kind="primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.length(BETWEEN))
        column.addWidget(self.board)
        column.addWidget(self._done, alignment=Qt.AlignmentFlag.AlignLeft)
        self._done.clicked.connect(lambda: self.placed.emit(frozenset(self.board.places.items())))
        self.board.changed.connect(self._count)
        self.show_ask(asked)

    def show_ask(self, asked: AskSort) -> None:
        """The same question, as it stands after an answer or in another language."""
        self.board.show_ask(asked)
        first = next(iter(self.board.row()), None)
        if first is not None:
            self.setFocusProxy(self.board.pieces[first])
        self._count()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.board.set_theme(theme)
        self._done.set_theme(theme)
        self._count()

    def _count(self) -> None:
        """How many have no place yet; the last one placed by key leaves the focus to the button."""
        left = len(self.board.pieces) - len(self.board.places)
        self._done.set_words(self.tr("%n left · Done", "", left) if left else self.tr("Done"))
        self._done.setEnabled(bool(self.board.places))
        if not left and self.board.has_focus_inside():
            self._done.setFocus(Qt.FocusReason.TabFocusReason)
