"""A sheet that lies over the whole window until it is closed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.panels.paper import Paper
from ui.panels.worded import Worded
from ui.theme.paint import tint
from ui.theme.theme import Theme

_MARGINS: Final = (34, 24, 34, 24)


class OverSheet(Worded):
    """A paper over a veil, as large as its parent. Signal: `closed`, by whatever it was.

    A subclass lays its words into `column`. While it is open, neither a key nor the focus goes to the page below.
    """

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget, widest: int) -> None:
        """Hidden at first; `widest` px at zoom 1."""
        super().__init__(theme, parent)
        self._widest = widest
        self._paper = Paper(theme)
        self.column = QVBoxLayout(self._paper)
        """What stands on the paper."""
        self._row = QHBoxLayout(self)
        self._row.addStretch(1)
        self._row.addWidget(self._paper, 40)
        self._row.addStretch(1)
        self._measure()
        parent.installEventFilter(self)
        self.hide()

    def open_sheet(self) -> None:
        """Lie over the whole parent."""
        self._cover()
        self.raise_()
        self.show()

    def hug(self, *, hugs: bool) -> None:
        """Make the paper as high as its words, or else as the window."""
        self._row.setAlignment(self._paper, Qt.AlignmentFlag.AlignVCenter if hugs else Qt.AlignmentFlag(0))

    def close_sheet(self) -> None:
        """Go away."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._paper.set_theme(theme)
        super().set_theme(theme)
        self._measure()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent."""
        if event.type() is QEvent.Type.Resize:
            self._cover()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it; no key goes through to the page below."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's
        """Tab goes round on the sheet."""
        own = [part for part in self.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
        shown = [part for part in own if part.isVisible() and part.isEnabled()]
        here = next_place(shown, self.focusWidget(), 1 if next else -1)
        if here is None:
            return False
        here.setFocus(Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Veil the page below."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), tint(self._theme.tokens.desk, 0.82))
        painter.end()

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def _measure(self) -> None:
        self.column.setContentsMargins(self._paper.margins_inside(*_MARGINS))
        self._paper.setMaximumWidth(self._theme.length(self._widest))


def next_place(parts: list[QWidget], here: QWidget | None, step: int) -> QWidget | None:
    """The part that comes after another, round in a circle; None where there are none."""
    if not parts:
        return None
    return parts[(parts.index(here) + step) % len(parts)] if here in parts else parts[0]
