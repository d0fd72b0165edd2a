"""The article's table of tricks: what was played, in order; what lies ahead is a blank line, to be predicted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.panels.article_row import TrickRow
from ui.panels.article_sheet import ArticleRow, ArticleSheet, Columns, columns, needs
from ui.panels.paper import Scroll
from ui.panels.worded import Worded
from ui.theme.lines import line_width, paint_line
from ui.theme.markup import plain
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_ROW_LEAST, _ROW_MOST = 24, 29
_FEWEST: Final = 5
_BEFORE: Final = 2
_FOOT: Final = 8


class ArticleTable(Worded):
    """It takes the height that is left, and scrolls where that is too little. Signal: `moment_requested(trick)`."""

    moment_requested = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(theme, parent)
        self._sheet = ArticleSheet("", "", ())
        self._rows: list[TrickRow] = []
        self._margins = 24, 12
        self._body = QWidget()
        self._scroll = Scroll(self._body, self)
        self._scroll.setWidgetResizable(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_sheet(self, sheet: ArticleSheet) -> None:
        """Show the table as it stands."""
        moved = sheet.current != self._sheet.current or len(sheet.rows) != len(self._sheet.rows)
        self._sheet = sheet
        while len(self._rows) > len(sheet.rows):
            gone = self._rows.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._rows) < len(sheet.rows):
            self._add_row()
        self._lay_out()
        if moved:
            self._reveal()
        self.updateGeometry()
        self.update()

    def set_page_margins(self, left: int, right: int) -> None:
        """Stand so far from the page's edges, in px; the current row's ribbon begins at the left one."""
        if (left, right) != self._margins:
            self._margins = left, right
            self._lay_out()
            self.updateGeometry()
            self.update()

    def _renew(self) -> None:
        self.show_sheet(self._sheet)

    def sizeHint(self) -> QSize:
        """No higher than it must be: it takes what height is left."""
        return QSize(280, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Some rows round the current one."""
        shown = min(len(self._sheet.rows), _FEWEST)
        across = needs(self._sheet, self._theme, self._margins, lines=2)
        return QSize(round(across), self._head + shown * self._least_row + _FOOT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The current row stays in sight."""
        super().resizeEvent(event)
        self._lay_out()
        self._reveal()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title, the heads of the columns and the rules."""
        theme, tokens, places = self._theme, self._theme.tokens, self._columns
        painter = QPainter(self)
        y = theme.line_height(Step.TEXT) / 2
        left, right = places.left, self.width() - places.right
        title, label = theme.serif(Step.TEXT, bold=True), theme.sans(Step.LABEL)
        paint_line(painter, QPointF(left, y), self._sheet.title, title, tokens.ink, theme.text_suit)
        end = Qt.AlignmentFlag.AlignRight
        at = QPointF(left, y + theme.line_height(Step.TEXT)) if self._has_two_heads else QPointF(right, y)
        align = Qt.AlignmentFlag.AlignLeft if self._has_two_heads else end
        paint_line(painter, at, self._sheet.caption, label, tokens.ink3, theme.text_suit, align)
        top = self._title_height + 2
        painter.fillRect(QRectF(left, top, right - left, 1.4), QColor(tokens.ink))
        self._paint_heads(painter, places, top + (self._head - top) / 2)
        painter.fillRect(QRectF(left, self._head - 1, right - left, 1), QColor(tokens.line))
        if self._rows:
            foot = min(self._scroll.geometry().bottom(), self._head + self._body.height()) + 3
            painter.fillRect(QRectF(left, foot, right - left, 1.4), QColor(tokens.ink))
        painter.end()

    def _paint_heads(self, painter: QPainter, places: Columns, y: float) -> None:
        theme, ink = self._theme, self._theme.tokens.ink2
        small, suits, centre = theme.sans(Step.SMALL), theme.text_suit, Qt.AlignmentFlag.AlignHCenter
        paint_line(painter, QPointF(places.number, y), self.tr("Trick"), small, ink, suits, centre)
        paint_line(painter, QPointF(places.plays[0], y), self.tr("In order played"), small, ink, suits)
        if self._sheet.with_points:
            paint_line(painter, QPointF(places.points, y), self.tr("Card points"), small, ink, suits, centre)
        right = QPointF(self.width() - places.right, y)
        paint_line(painter, right, self.tr("Won by"), small, ink, suits, Qt.AlignmentFlag.AlignRight)

    # --- rows ---------------------------------------------------------------------------------------------------------

    def _add_row(self) -> None:
        row = TrickRow(len(self._rows) + 1, self._body)
        row.clicked.connect(lambda _=False, its=row: self.moment_requested.emit(its.number))
        row.stepped.connect(lambda step, its=row: self._step(its, step))
        row.show()
        self._rows.append(row)

    def _step(self, row: TrickRow, step: int) -> None:
        """From one trick to the next by the keyboard: the felt goes with it."""
        number = row.number + step
        if 1 <= number <= len(self._rows) and self._rows[number - 1].isEnabled():
            self._rows[number - 1].setFocus(Qt.FocusReason.TabFocusReason)
            self.moment_requested.emit(number)

    def _lay_out(self) -> None:
        count = len(self._rows)
        room = max(self._least_row, self.height() - self._head - _FOOT)
        self._scroll.setGeometry(0, self._head, self.width(), room)
        if not count:
            return
        # a row is seen whole or not at all
        most = self._theme.length(_ROW_MOST) + self._least_row - self._theme.length(_ROW_LEAST)
        tall = max(self._least_row, min(most, room // count))
        if tall * count > room:
            self._scroll.setGeometry(0, self._head, self.width(), room // tall * tall)
        self._scroll.verticalScrollBar().setSingleStep(tall)
        bar = self._scroll.verticalScrollBar().sizeHint().width() if tall * count > room else 0
        self._body.resize(self.width() - bar, tall * count)
        places = self._columns
        for row in self._rows:
            words = self._spoken(row.number, self._sheet.rows[row.number - 1])
            row.setGeometry(0, (row.number - 1) * tall, self._body.width(), tall)
            row.show_row(self._sheet, places, self._theme, words=words)

    def _reveal(self) -> None:
        """Scroll so that the current row is in sight, with two before it."""
        current = self._sheet.current or len(self._rows)
        if not 1 <= current <= len(self._rows):
            return
        row, bar, room = self._rows[current - 1].geometry(), self._scroll.verticalScrollBar(), self._scroll.height()
        if row.top() < bar.value() or row.bottom() > bar.value() + room:
            bar.setValue(self._rows[max(0, current - 1 - _BEFORE)].y())

    @property
    def _columns(self) -> Columns:
        return columns(self._sheet, self._theme, self.width(), self._margins)

    @property
    def _least_row(self) -> int:
        theme = self._theme
        return max(theme.length(_ROW_LEAST), round(theme.px(Step.LABEL) * 1.5)) * self._columns.lines

    @property
    def _head(self) -> int:
        return self._title_height + 2 + round(self._theme.px(Step.SMALL) * 1.9)

    @property
    def _title_height(self) -> int:
        return self._theme.line_height(Step.TEXT) * (2 if self._has_two_heads else 1)

    @property
    def _has_two_heads(self) -> bool:
        """Whether title and caption need a line each."""
        theme, sheet = self._theme, self._sheet
        words = line_width(sheet.title, theme.serif(Step.TEXT, bold=True)) + line_width(
            sheet.caption, theme.sans(Step.LABEL)
        )
        return words + 16 > self.width() - sum(self._margins)

    def _spoken(self, number: int, row: ArticleRow) -> str:
        if row.spoken:
            return row.spoken
        if not row.plays:
            return self.tr("Trick {}, still to come").format(number)
        played = ", ".join(f"{play.seat} {plain(play.card)}" for play in row.plays)
        return self.tr("Trick {0}: {1}").format(number, played)
