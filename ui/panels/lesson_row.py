"""A row of a course's contents: a lesson, or a check at either end of the course."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from ui.panels.titled_row import TitledRow
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_ribbon_sideways, paint_star
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.prose import ProseStyle
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_ROW: Final = 34
_STARS: Final = 3
_INDENT: Final = 30


class LessonState(Enum):
    """Where a lesson stands: `HERE` is where the learner stopped, `NEXT` the one to open next."""

    OPEN = "open"
    NEXT = "next"
    HERE = "here"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A lesson of a course, or, with the number 0, a check; `note` says where the learner stopped, or how it went.

    `goal` says what one can do afterwards.
    """

    id: str
    number: int
    title: str
    minutes: int
    state: LessonState = LessonState.OPEN
    stars: int = 0
    note: str = ""
    goal: str = ""


class LessonButton(TitledRow):
    """A row of the contents. A press opens the lesson."""

    def __init__(self, row: LessonRow, theme: Theme) -> None:
        """Show a lesson."""
        super().__init__(row.title, theme, least=_ROW, air=8)
        self.row = row
        self.setText(" ".join(filter(None, (self._number, plain(row.title), self._right_words()))))
        self.setToolTip(plain(row.goal))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ribbon or band, number, title, leader and what stands at the right."""
        theme, tokens, row = self._theme, self._theme.tokens, self.row
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        here = row.state is LessonState.HERE
        self._paint_band(painter)
        middle, left = self.height() / 2, self._left
        number = theme.serif(Step.CONTROL, bold=True)
        ink = tokens.on_accent if here else tokens.ink2
        at = QPointF(left + theme.length(8), middle)
        paint_line(painter, at, self._number, number, ink, theme.text_suit, Qt.AlignmentFlag.AlignHCenter)
        title = self._title(self.width())
        start = left + theme.length(_INDENT)
        title.paint(painter, QPointF(start, middle - title.height / 2))
        self._paint_right(painter, middle)
        if title.line_count == 1:
            end = self.width() - self._right - self._right_width - 10
            self._paint_leader(painter, start + title.natural_width + 8, end, middle)
        painter.end()

    def _paint_band(self, painter: QPainter) -> None:
        theme, tokens = self._theme, self._theme.tokens
        band = QRectF(self.rect()).adjusted(0, 1, -self._right / 2, -1)
        match self.row.state:
            case LessonState.HERE:
                paint_box(painter, band, 4, tokens.accent_soft)
                ribbon = QRectF(0, 1, self._left + theme.length(28), self.height() - 2)
                paint_ribbon_sideways(painter, ribbon, theme)
            case LessonState.NEXT:
                paint_box(painter, band.adjusted(self._left / 2, 0, 0, 0), 4, tokens.sunk)
            case LessonState.OPEN | LessonState.DONE:
                if self.underMouse():
                    paint_box(painter, band.adjusted(self._left / 2, 0, 0, 0), 4, tokens.sunk)

    def _paint_leader(self, painter: QPainter, start: float, end: float, middle: float) -> None:
        pen = QPen(QColor(self._theme.tokens.line), 1.4)
        pen.setDashPattern([0.1, 4])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if end > start + 6:
            painter.drawLine(QPointF(start, middle + 5), QPointF(end, middle + 5))

    def _paint_right(self, painter: QPainter, middle: float) -> None:
        theme, tokens, row = self._theme, self._theme.tokens, self.row
        right = self.width() - self._right
        if row.state is LessonState.DONE:
            side = theme.px(14)
            for star in range(_STARS):
                spot = QRectF(right - (_STARS - star) * (side + 3), middle - side / 2, side, side)
                paint_star(painter, spot, tokens.star, filled=star < row.stars)
            return
        here = row.state is LessonState.HERE
        font = theme.sans(Step.LABEL, bold=here)
        ink = tokens.accent if here else tokens.ink2 if row.state is LessonState.NEXT else tokens.ink3
        end = Qt.AlignmentFlag.AlignRight
        paint_line(painter, QPointF(right, middle), self._right_words(), font, ink, theme.text_suit, end)

    def _right_words(self) -> str:
        row = self.row
        minutes = self.tr("%n min", "", row.minutes)
        match row.state:
            case LessonState.HERE:
                return row.note or minutes
            case LessonState.NEXT:
                return self.tr("next · {}").format(minutes)
            case LessonState.DONE:
                return self.tr("%n of 3 star(s)", "", row.stars)
            case LessonState.OPEN:
                return row.note or minutes

    @cached_property
    def _right_width(self) -> float:
        if self.row.state is LessonState.DONE:
            return _STARS * (self._theme.px(14) + 3)
        return line_width(self._right_words(), self._theme.sans(Step.LABEL, bold=self.row.state is LessonState.HERE))

    def _title_room(self, width: int) -> float:
        return max(60.0, width - self._left - self._theme.length(_INDENT) - self._right - self._right_width - 12)

    @property
    def _style(self) -> ProseStyle:
        return ProseStyle(Step.CONTROL, bold=self.row.state in (LessonState.HERE, LessonState.NEXT))

    @property
    def _number(self) -> str:
        return str(self.row.number) if self.row.number else ""

    @property
    def _left(self) -> int:
        return self._theme.length(24)

    @property
    def _right(self) -> int:
        return self._theme.length(24)
