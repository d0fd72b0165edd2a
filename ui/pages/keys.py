"""The sheet of keys (F1): everything without a mouse."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from ui.panels.button import Button
from ui.panels.over import OverSheet
from ui.panels.paper import Scroll, clear, words
from ui.theme.tags import keycap_size, paint_keycap
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_WIDEST: Final = 760


class Keycaps(QWidget):
    """Keys beside each other."""

    def __init__(self, keys: tuple[str, ...], theme: Theme) -> None:
        """Show keys."""
        super().__init__()
        self._keys = keys
        self._theme = theme
        sizes = [keycap_size(key, theme) for key in keys]
        self.setFixedSize(round(sum(size.width() + 6 for size in sizes)), round(sizes[0].height()) + 4)
        self.setAccessibleName(" ".join(keys))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint each in its frame."""
        painter = QPainter(self)
        x = 0.0
        for key in self._keys:
            size = keycap_size(key, self._theme)
            paint_keycap(painter, QRectF(x, 2, size.width(), size.height()), self._theme, key, self._theme.tokens.ink)
            x += size.width() + 6
        painter.end()


class KeysSheet(OverSheet):
    """Lies over the window."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Hidden at first."""
        super().__init__(theme, parent, _WIDEST)
        self._close = Button("", theme, kind="primary", key="Esc")
        self._close.clicked.connect(self.close_sheet)
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(24)
        self._title = words("", theme, Step.TITLE, serif=True, bold=True)
        self.column.addWidget(self._title)
        self.column.addWidget(Scroll(content), 1)
        self.column.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignRight)
        self._renew()

    def open_sheet(self) -> None:
        """Lie over the whole parent."""
        super().open_sheet()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        for part in (self._close, self._title):
            part.set_theme(theme)
        super().set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Its own key closes it too."""
        if event.key() == Qt.Key.Key_F1:
            self.close_sheet()
        else:
            super().keyPressEvent(event)

    def _renew(self) -> None:
        self._title.set_markup(self.tr("Keys"))
        self._close.set_words(self.tr("Close"))
        clear(self._grid)
        for place, (keys, told) in enumerate(self._told()):
            self._grid.addWidget(Keycaps(keys, self._theme), place, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(words(told, self._theme, Step.CONTROL), place, 1)
        self._grid.setRowStretch(len(self._told()), 1)

    def _told(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        return (
            (("Tab", "⇧ Tab"), self.tr("From one part to the next, and back")),
            (("←", "→"), self.tr("Choose a card, or go through the ruler")),
            (("Enter",), self.tr("Play the chosen card; go on")),
            (("Space",), self.tr("Press what has the focus")),
            (("Esc",), self.tr("Let go of a card; close what lies on top")),
            (("1", "2", "3"), self.tr("Sorting: into the place with this number; 0 takes it back")),
            (("Ctrl ←", "Ctrl →"), self.tr("Ordering: move what has the focus along the row")),
            (("W",), self.tr("Why? – for the chosen card")),
            (("H",), self.tr("Help: the next rung")),
            (("R",), self.tr("The rule that was named last")),
            (("T",), self.tr("Read the table aloud")),
            (("A",), self.tr("The table of tricks takes the page, and gives it back")),
            (("O",), self.tr("All hands lie open, and are closed again: for teachers")),
            (("L",), self.tr("The hand that is over, in the score lab")),
            (("U", "Ctrl Z"), self.tr("Undo")),
            (("Ctrl Y",), self.tr("Redo, in the score lab")),
            (("Ctrl F",), self.tr("Search the rule book")),
            (("Ctrl +", "Ctrl −"), self.tr("Larger text, smaller text")),
            (("F11",), self.tr("The whole screen")),
            (("F1",), self.tr("This sheet")),
        )
