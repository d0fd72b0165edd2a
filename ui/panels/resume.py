"""Where the learner stopped: words at the left, the table as it was left at the right."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.panels.button import Button
from ui.panels.contents import MiniTrick, ResumeSheet
from ui.panels.flow import flow_of
from ui.panels.paper import Paper, words
from ui.table.face import paint_card_at
from ui.theme.lines import paint_line
from ui.theme.marks import paint_place, paint_ribbon
from ui.theme.paint import paint_felt
from ui.theme.prose import ProseStyle
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO, Step

_FELT_FROM: Final = 620
_PLACES: Final = {
    "top": (-0.04, -0.74, -3.0),
    "left": (-1.24, 0.04, -5.0),
    "bottom": (0.04, 0.74, 2.0),
    "right": (1.24, 0.0, 3.0),
}
"""Where a card lies from the felt's middle, in card widths, and its turn in degrees."""


class MiniFelt(QWidget):
    """The table as it was left, small."""

    def __init__(self, theme: Theme) -> None:
        """An empty table."""
        super().__init__()
        self._trick = MiniTrick()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_trick(self, trick: MiniTrick, theme: Theme) -> None:
        """Show a trick."""
        self._trick, self._theme = trick, replace(theme, cloth=trick.cloth)
        self.setMinimumSize(theme.length(300), theme.length(180))
        self.setMaximumWidth(theme.length(460))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint felt, cards and the place for the next one."""
        theme, trick = self._theme, self._trick
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        inside = paint_felt(painter, QRectF(self.rect()).adjusted(16, 10, -16, -20), theme, rim=7)
        width = min(inside.height() / 3.2, inside.width() / 6)
        for place, card in trick.cards:
            painter.save()
            turn = self._go_to(painter, place, inside, width)
            painter.rotate(turn)
            paint_card_at(painter, card, _card_rect(width), self.devicePixelRatioF(), theme)
            painter.restore()
        if trick.place:
            painter.save()
            self._go_to(painter, trick.place, inside, width)
            box = _card_rect(width)
            paint_place(painter, box, theme)
            paint_ribbon(painter, QRectF(-width * 0.14, box.top() - 4, width * 0.28, width * 0.6), theme, on_felt=True)
            font = theme.serif(Step.LABEL, bold=True)
            at = QPointF(0, box.height() * 0.2)
            centre = Qt.AlignmentFlag.AlignHCenter
            paint_line(painter, at, trick.seat, font, theme.tokens.on_felt, theme.felt_suit, centre)
            painter.restore()
        painter.end()

    def _go_to(self, painter: QPainter, place: str, inside: QRectF, width: float) -> float:
        across, down, turn = _PLACES[place]
        painter.translate(inside.center() + QPointF(across * width, down * width))
        return turn


def _card_rect(width: float) -> QRectF:
    return QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)


class ResumePanel(Paper):
    """Where the learner stopped: words at the left, the table at the right. Signal: `lesson_opened(id)`."""

    lesson_opened = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._sheet: ResumeSheet | None = None
        self._head = words("", theme, Step.LABEL, bold=True)
        self._title = words("", theme, Step.TITLE, serif=True, bold=True)
        self._text = words("", theme, Step.TEXT)
        self._where = words("", theme, Step.LABEL)
        self._felt = MiniFelt(theme)
        self.button = Button("", theme, kind="primary", key="Enter")
        self.button.clicked.connect(lambda: self.lesson_opened.emit(self._sheet.lesson if self._sheet else ""))
        self._column = QVBoxLayout()
        for part in (self._head, self._title, self._text):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._column.addLayout(flow_of(self.button, self._where, fill="start", gap=18))
        self._column.addSpacing(6)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._column, 1)
        self._row.addWidget(self._felt, 1)

    def show_resume(self, sheet: ResumeSheet) -> None:
        """Show the lesson to go on with."""
        self._sheet = sheet
        theme, tokens = self.theme, self.theme.tokens
        self._row.setContentsMargins(self.margins_inside(66, 18, 10, 14))
        self._row.setSpacing(theme.length(24))
        self._column.setSpacing(theme.length(4))
        for part, style, colour in (
            (self._head, ProseStyle(Step.LABEL, bold=True), tokens.accent),
            (self._title, ProseStyle(Step.TITLE, serif=True, bold=True), tokens.ink),
            (self._text, ProseStyle(Step.TEXT), tokens.ink2),
            (self._where, ProseStyle(Step.LABEL), tokens.ink3),
        ):
            part.set_theme(theme)
            part.set_style(replace(style, colour=colour))
        first = self.tr("Next lesson") if sheet.follows else self.tr("Begin here")
        self._head.set_markup(self.tr("You stopped here") if sheet.begun else first)
        self._title.set_markup(sheet.title)
        self._text.set_markup(sheet.text)
        self._where.set_markup(sheet.where)
        self.button.set_theme(theme)
        self.button.set_words(self.tr("Continue") if sheet.begun else self.tr("Begin"))
        self._felt.show_trick(sheet.trick, theme)
        self._felt.setVisible(self.width() >= theme.px(_FELT_FROM))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The felt is left out where it is narrow."""
        super().resizeEvent(event)
        self._felt.setVisible(self.width() >= self.theme.px(_FELT_FROM))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, and the ribbon that hangs over its edge."""
        super().paintEvent(event)
        length, sheet = self.theme.length, self.sheet_rect
        painter = QPainter(self)
        ribbon = QRectF(sheet.left() + length(30), sheet.top() - 6, length(20), length(56))
        paint_ribbon(painter, ribbon, self.theme, on_felt=False)
        painter.end()

    def _renew(self) -> None:
        if self._sheet is not None:
            self.show_resume(self._sheet)
