"""A bin of the page: a place with a name and a number, into which things are put."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.panels.answer_options import Choice
from ui.panels.press import PressButton
from ui.theme.markup import plain
from ui.theme.paint import tint
from ui.theme.prose import Prose, ProseStyle, lay_out
from ui.theme.tags import keycap_size, paint_keycap
from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step

EDGE: Final = 8
"""Between the bin's edge and what lies in it."""
_STYLE: Final = ProseStyle(Step.CONTROL, bold=True)
_ARROWS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape})


class Bin(PressButton):
    """A place on the board; pressing it puts there what is held."""

    def __init__(self, shown: Choice, number: int, theme: Theme, board: QWidget) -> None:
        """Lie on a board, under the pieces."""
        super().__init__(board)
        self.shown, self.number = shown, number
        self.hot = False
        """Something is carried over it."""
        self.waits = False
        """Something is held that could be put here."""
        self._theme = theme

    def show_bin(self, shown: Choice, theme: Theme) -> None:
        """Show it in other words or another look."""
        self.shown, self._theme = shown, theme
        self.update()

    def set_state(self, *, hot: bool, waits: bool) -> None:
        """Whether something is carried over it, or held."""
        if (hot, waits) != (self.hot, self.waits):
            self.hot, self.waits = hot, waits
            self.update()

    def head(self, width: int) -> int:
        """How much of its height is its name's, at a width."""
        return ceil(self._prose(width).height) + self._theme.length(EDGE)

    @property
    def words(self) -> str:
        """Its name without signs of markup."""
        return plain(self.shown.words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the other bins: that is the board's affair."""
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the place, its name and its number."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(tokens.accent if self.hot else tokens.ink if self.waits else tokens.line))
        pen.setWidthF(2.0 if self.hot or tokens.high_contrast else 1.3)
        if not self.hot:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(tint(tokens.accent_soft if self.hot else tokens.sunk, 1.0 if self.hot else 0.6))
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(frame, Radius.CONTROL, Radius.CONTROL)
        edge = theme.length(EDGE)
        self._prose(self.width()).paint(painter, QPointF(edge, edge))
        key = str(self.number)
        size = keycap_size(key, theme)
        cap = QRectF(self.width() - edge - size.width(), edge, size.width(), size.height())
        paint_keycap(painter, cap, theme, key, tokens.ink2)
        painter.end()

    def _prose(self, width: int) -> Prose:
        room = width - 3 * self._theme.length(EDGE) - keycap_size("9", self._theme).width()
        return lay_out(self.shown.words, self._theme, _STYLE, float(max(30, room)))
