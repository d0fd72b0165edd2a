"""The calls made so far: a column for each seat, a line for each round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.theme.lines import line_width, paint_line
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_LINE: Final = 28


@dataclass(frozen=True, slots=True)
class MadeCall:
    """A call in words. `quiet` is a pass, `now` the one that stands."""

    words: str
    quiet: bool = False
    now: bool = False


class CallsMade(QWidget):
    """The table of calls."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(parent)
        self._theme = theme
        self._seats: tuple[str, ...] = ()
        self._calls: tuple[MadeCall, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_calls(self, seats: tuple[str, ...], calls: tuple[MadeCall, ...]) -> None:
        """Show calls in the order in which they were made."""
        self._seats, self._calls = seats, calls
        told = ((seats[place % len(seats)], plain(call.words)) for place, call in enumerate(calls))
        self.setAccessibleName(", ".join(f"{seat} {call}" for seat, call in told))
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The head and all rounds."""
        return QSize(160, self._line * (1 + self._rounds) + 4)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint seats, a rule, and the calls."""
        if not self._seats:
            return
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        centre = Qt.AlignmentFlag.AlignHCenter
        head, body = theme.sans(Step.LABEL, bold=True), theme.sans(Step.CONTROL)
        for column, seat in enumerate(self._seats):
            at = QPointF(self._x(column), self._line / 2)
            paint_line(painter, at, seat, head, tokens.ink2, theme.text_suit, centre)
        painter.fillRect(QRectF(0, self._line - 2, self.width(), 1), QColor(tokens.hair))
        strong = theme.sans(Step.CONTROL, bold=True)
        for place, call in enumerate(self._calls):
            column, row = place % len(self._seats), place // len(self._seats)
            at = QPointF(self._x(column), self._line * (row + 1.5) + 2)
            font = body if call.quiet else strong
            if call.now:
                width = line_width(call.words, font) + 26
                pill = QRectF(at.x() - width / 2, at.y() - self._line / 2 + 2, width, self._line - 4)
                paint_box(painter, pill, pill.height() / 2, tokens.accent)
                paint_line(painter, at, call.words, font, tokens.on_accent, lambda _suit: tokens.on_accent, centre)
            else:
                ink = tokens.ink3 if call.quiet else tokens.ink
                paint_line(painter, at, call.words, font, ink, theme.text_suit, centre)
        painter.end()

    @property
    def _rounds(self) -> int:
        return max(1, -(-len(self._calls) // max(1, len(self._seats))))

    @property
    def _line(self) -> int:
        return max(self._theme.length(_LINE), self._theme.line_height(Step.CONTROL) + 4)

    def _x(self, column: int) -> float:
        return self.width() * (column + 0.5) / len(self._seats)
