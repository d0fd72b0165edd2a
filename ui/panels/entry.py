"""A row of a list of entries, its words wrapped, the chosen one with a band."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from ui.panels.press import PressButton
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.prose import Prose, ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_ROW: Final = 34
_PAD: Final = 12


class EntryButton(PressButton):
    """An entry to open."""

    def __init__(self, words: str, theme: Theme) -> None:
        """Show an entry's title."""
        super().__init__()
        self.words = words
        self._theme = theme
        self._chosen = False
        self.setText(plain(words))
        self.grow_with_words()

    def set_chosen(self, *, chosen: bool) -> None:
        """Show whether this entry is open."""
        self._chosen = chosen
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """As high as its lines."""
        return max(self._theme.length(_ROW), self._prose(width).height + 10)

    def sizeHint(self) -> QSize:
        """A list wide."""
        return QSize(260, self.heightForWidth(260))

    def minimumSizeHint(self) -> QSize:
        """Some words wide."""
        return QSize(self._theme.px(120), self._theme.length(_ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint band and words."""
        tokens = self._theme.tokens
        painter = QPainter(self)
        if self._chosen:
            paint_box(painter, QRectF(self.rect()), 4, tokens.accent_soft)
            paint_box(painter, QRectF(0, 3, 4, self.height() - 6), 2, tokens.accent)
        elif self.underMouse() or self.hasFocus():
            paint_box(painter, QRectF(self.rect()), 4, tokens.sunk)
        prose = self._prose(self.width())
        prose.paint(painter, QPointF(_PAD, (self.height() - prose.height) / 2))
        painter.end()

    def _prose(self, width: int) -> Prose:
        style = ProseStyle(Step.CONTROL, bold=self._chosen)
        return lay_out(self.words, self._theme, style, float(max(60, width - 2 * _PAD)))
