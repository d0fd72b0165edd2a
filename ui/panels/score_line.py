"""The rows of a score sheet: a line with its words and points, and a total."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.panels.press import PointedButton
from ui.theme.lines import line_width, paint_line
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.prose import Prose, ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_PAD: Final = 6


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line: what it is for, a note on how it came about, and its points with their sign."""

    code: str
    words: str
    points: str
    detail: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class TotalWords:
    """A total: its name, a note beside the figure, the figure; `small` for a head or a carried sum."""

    name: str
    note: str
    figure: str
    small: bool = False


class LineButton(PointedButton):
    """A score line. Signals: `pointed` (by mouse or focus), `left`."""

    def __init__(self, line: ScoreRow, theme: Theme, *, differs: bool) -> None:
        """Show a line; one that differs has a band and a bold name."""
        super().__init__()
        self._line = line
        self._theme = theme
        self._differs = differs
        self.setText(plain(" ".join(filter(None, (line.words, line.detail, line.points)))))
        if not line.rule:
            self.setCursor(Qt.CursorShape.ArrowCursor)

    def heightForWidth(self, width: int) -> int:
        """As high as its words need."""
        words, detail = self._proses(width)
        return words.height + (detail.height if detail else 0) + 2 * self._theme.length(_PAD)

    def sizeHint(self) -> QSize:
        """A narrow page wide."""
        return QSize(240, self.heightForWidth(240))

    def minimumSizeHint(self) -> QSize:
        """Its points and some words."""
        return QSize(self._theme.px(140), self._theme.length(30))

    def outgrown(self) -> int:
        """By how many px the words outgrow the row's height."""
        return max(0, self.heightForWidth(self.width()) - self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint band, words, note and points."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        if self._differs:
            paint_box(painter, QRectF(self.rect()).adjusted(-8, 1, 8, -1), 4, tokens.evidence_soft)
        elif self.underMouse() or self.hasFocus():
            paint_box(painter, QRectF(self.rect()), 4, tokens.sunk)
        words, detail = self._proses(self.width())
        height = words.height + (detail.height if detail else 0)
        top = (self.height() - height) / 2
        words.paint(painter, QPointF(_PAD, top))
        if detail is not None:
            detail.paint(painter, QPointF(_PAD, top + words.height))
        at = QPointF(self.width() - _PAD, self.height() / 2)
        end = Qt.AlignmentFlag.AlignRight
        paint_line(painter, at, self._line.points, theme.serif(Step.TEXT), tokens.ink, theme.text_suit, end)
        painter.end()

    def _proses(self, width: int) -> tuple[Prose, Prose | None]:
        theme, line = self._theme, self._line
        figures = line_width(line.points, theme.serif(Step.TEXT)) + 16
        room = float(max(60, width - 2 * _PAD - figures))
        words = lay_out(_sums_whole(line.words), theme, ProseStyle(Step.CONTROL, bold=self._differs), room)
        style = ProseStyle(Step.LABEL, colour=theme.tokens.ink2)
        return words, lay_out(line.detail, theme, style, room) if line.detail else None


def _sums_whole(text: str) -> str:
    """A text whose sums are not broken: 6 × 10 = +60 stays on one line."""
    return re.sub(r" ([×=+−]) ", "\N{NO-BREAK SPACE}\\1\N{NO-BREAK SPACE}", text)


class TotalRow(QWidget):
    """A total, or the head of a side."""

    def __init__(self, total: TotalWords, theme: Theme) -> None:
        """Show a total."""
        super().__init__()
        self._total = total
        self._theme = theme
        self.setAccessibleName(" ".join(filter(None, (total.name, total.note, total.figure))))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One line, or two where the name and the note are long."""
        step = Step.TEXT if self._total.small else Step.TITLE
        return QSize(200, round(self._theme.px(step) * 1.55) + (0 if self._total.small else 4))

    def minimumSizeHint(self) -> QSize:
        """Name, note and figure."""
        theme = self._theme
        width = line_width(self._total.name, self._name_font()) + line_width(self._total.figure, self._figure_font())
        note = line_width(self._total.note, theme.sans(Step.LABEL)) + 14 if self._total.note else 0
        return QSize(round(width + note) + 24, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name, note and figure on one line."""
        theme, tokens, total = self._theme, self._theme.tokens, self._total
        painter = QPainter(self)
        y, end = self.height() / 2, Qt.AlignmentFlag.AlignRight
        paint_line(painter, QPointF(_PAD, y), total.name, self._name_font(), tokens.ink, theme.text_suit)
        ink = tokens.ink3 if total.small and not total.figure[-1:].isdigit() else tokens.ink
        at = QPointF(self.width() - _PAD, y)
        width = paint_line(painter, at, total.figure, self._figure_font(), ink, theme.text_suit, end)
        if total.note:
            beside = QPointF(self.width() - _PAD - max(width, min(theme.px(70), self._room_for_figure())) - 14, y)
            paint_line(painter, beside, total.note, theme.sans(Step.LABEL), tokens.ink2, theme.text_suit, end)
        painter.end()

    def _room_for_figure(self) -> float:
        """What name and note leave, so that the note comes nearer to its figure before it meets the name."""
        note = line_width(self._total.note, self._theme.sans(Step.LABEL)) + 14
        return self.width() - 2 * _PAD - line_width(self._total.name, self._name_font()) - note - 8

    def _name_font(self) -> QFont:
        return self._theme.serif(Step.TEXT, bold=True)

    def _figure_font(self) -> QFont:
        theme, total = self._theme, self._total
        if not total.small:
            return theme.serif(Step.TITLE, bold=True)
        return theme.serif(Step.TEXT) if total.figure[-1:].isdigit() else theme.sans(Step.LABEL)
