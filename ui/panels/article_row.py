"""One trick of the table: its number, its cards in the order played, who won it. A press goes there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.panels.article_sheet import ArticleRow, ArticleSheet, Columns
from ui.panels.press import PressButton
from ui.theme.lines import paint_line
from ui.theme.marks import paint_focus_ring, paint_ribbon_sideways
from ui.theme.paint import paint_box
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_CENTRE = Qt.AlignmentFlag.AlignHCenter


class TrickRow(PressButton):
    """A row. Signal: `stepped(1 or -1)`, by the arrow keys."""

    stepped = Signal(int)

    def __init__(self, number: int, parent: QWidget) -> None:
        """The row of a trick, from 1."""
        super().__init__(parent)
        self.number = number
        self._drawn: tuple[ArticleSheet, Columns, Theme] | None = None
        self.setProperty("focus_ring", False)

    def show_row(self, sheet: ArticleSheet, columns: Columns, theme: Theme, *, words: str) -> None:
        """Show its trick; one that lies ahead can't be pressed."""
        self._drawn = sheet, columns, theme
        reachable = bool(sheet.rows[self.number - 1].plays) or self.number == sheet.current
        self.setEnabled(reachable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if reachable else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if reachable else Qt.CursorShape.ArrowCursor)
        self.setText(words)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from trick to trick."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if step:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint band and ribbon, number, cards, points and winner."""
        if self._drawn is None:
            return
        sheet, columns, theme = self._drawn
        tokens, shown, current = theme.tokens, sheet.rows[self.number - 1], self.number == sheet.current
        painter = QPainter(self)
        self._paint_band(painter, columns, theme, current=current)
        middle = self.height() / 2
        ink = tokens.on_accent if current else tokens.ink if shown.plays else tokens.ink3
        number = theme.sans(Step.LABEL, bold=current)
        paint_line(painter, QPointF(columns.number, middle), str(self.number), number, ink, theme.text_suit, _CENTRE)
        for place in range(sheet.seats):
            line, column = divmod(place, len(columns.plays))
            at = QPointF(columns.plays[column], self.height() * (line + 0.5) / columns.lines)
            self._paint_play(painter, shown, place, at, current=current)
        self._paint_winner(painter, shown, columns, theme, current=current)
        if sheet.with_points and shown.points:
            at, font = QPointF(columns.points, middle), theme.sans(Step.LABEL)
            paint_line(painter, at, shown.points, font, tokens.ink, theme.text_suit, _CENTRE)
        if self.hasFocus():
            inner = QRectF(self.rect()).adjusted(10, 4, -8, -4)
            paint_focus_ring(painter, inner, theme, on_felt=False, radius=2)
        painter.end()

    def _paint_band(self, painter: QPainter, columns: Columns, theme: Theme, *, current: bool) -> None:
        tokens, width, height = theme.tokens, self.width(), self.height()
        if current:
            paint_box(painter, QRectF(6, 0, width - 6 - columns.right / 2, height), 3, tokens.accent_soft)
            paint_ribbon_sideways(painter, QRectF(0, 0, columns.number + theme.px(18), height), theme)
        elif self.underMouse() and self.isEnabled():
            paint_box(painter, QRectF(columns.left - 12, 0, width - columns.left, height), 3, tokens.sunk)

    def _paint_winner(
        self, painter: QPainter, row: ArticleRow, columns: Columns, theme: Theme, *, current: bool
    ) -> None:
        tokens, at = theme.tokens, QPointF(columns.winner, self.height() / 2)
        if row.winner:
            paint_line(painter, at, row.winner, theme.sans(Step.LABEL, bold=True), tokens.ink, theme.text_suit, _CENTRE)
        elif current or row.plays:
            ink = tokens.accent if current else tokens.ink3
            paint_line(painter, at, "?", theme.serif(Step.CONTROL, bold=True), ink, theme.text_suit, _CENTRE)
        else:
            _paint_blank(painter, at - QPointF(9, 0), 18, tokens.hair)
        if row.winner and not current:
            across = self.width() - columns.left - columns.right
            painter.fillRect(QRectF(columns.left, self.height() - 1, across, 1), QColor(tokens.hair))

    def _paint_play(self, painter: QPainter, row: ArticleRow, place: int, at: QPointF, *, current: bool) -> None:
        if self._drawn is None:
            return
        sheet, columns, theme = self._drawn
        tokens, suits = theme.tokens, theme.text_suit
        if place < len(row.plays):
            play = row.plays[place]
            gap = paint_line(painter, at, play.seat, theme.sans(Step.LABEL), tokens.ink2, suits)
            beside = QPointF(at.x() + max(gap + 5, theme.px(18)), at.y())
            paint_line(painter, beside, play.card, theme.sans(Step.LABEL, bold=play.wins), tokens.ink, suits)
        elif current and place == len(row.plays) and sheet.next_seat:
            _paint_place(painter, at, sheet.next_seat, theme, suits)
        elif not row.plays:
            _paint_blank(painter, at, columns.play_width - 20, tokens.hair)


def _paint_place(painter: QPainter, at: QPointF, seat: str, theme: Theme, suits: Callable[..., str]) -> None:
    """Paint who plays the next card, and the place for it."""
    gap = paint_line(painter, at, seat, theme.sans(Step.LABEL, bold=True), theme.tokens.accent, suits)
    pen = QPen(QColor(theme.tokens.accent), 1.4)
    pen.setDashPattern([3, 2])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    side = theme.px(15)
    painter.drawRoundedRect(QRectF(at.x() + max(gap + 6, theme.px(18)), at.y() - side / 2, side * 1.45, side), 3, 3)


def _paint_blank(painter: QPainter, at: QPointF, width: float, colour: str) -> None:
    painter.fillRect(QRectF(at.x(), at.y() + 5, max(8.0, width), 1.2), QColor(colour))
