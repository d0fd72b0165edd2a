"""How many of three stars a lesson has brought, drawn, with the words beside them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ui.panels.worded import Worded
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_star
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_MOST: Final = 3
_SIZE: Final = 24
_GAP: Final = 5


class Stars(Worded):
    """Three stars in a row, those that were won filled."""

    def __init__(self, theme: Theme) -> None:
        """None is won yet."""
        super().__init__(theme)
        self.won = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._renew()

    def show_stars(self, won: int) -> None:
        """Show so many of three."""
        self.won = won
        self._renew()

    def _renew(self) -> None:
        self._words = self.tr("%n of 3 star(s)", "", self.won)
        self.setAccessibleName(self._words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The stars, and the words beside them."""
        return QSize(round(self._across + line_width(self._words, self._theme.sans(Step.TEXT))) + 2, self._side + 4)

    def minimumSizeHint(self) -> QSize:
        """As much."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the stars and the words."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        for place in range(_MOST):
            left = place * (self._side + theme.length(_GAP))
            spot = QRectF(left, middle - self._side / 2, self._side, self._side)
            paint_star(painter, spot, tokens.star, filled=place < self.won)
        paint_line(
            painter, QPointF(self._across, middle), self._words, theme.sans(Step.TEXT), tokens.ink2, theme.text_suit
        )
        painter.end()

    @property
    def _side(self) -> int:
        return self._theme.length(_SIZE)

    @property
    def _across(self) -> float:
        return _MOST * self._side + (_MOST + 1) * self._theme.length(_GAP)
