"""The article's table of tricks: what was played, in order; what lies ahead is a blank line, to be predicted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.panels.press import PressButton
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_focus_ring, paint_ribbon_sideways
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_ROW_LEAST, _ROW_MOST, _ROW = 24, 29, 24
_FEWEST: Final = 5
_BEFORE: Final = 2


@dataclass(frozen=True, slots=True)
class ArticlePlay:
    """A card of a row: the seat's short name and the card (`♥9`); `wins` where it took the trick."""

    seat: str
    card: str
    wins: bool = False


@dataclass(frozen=True, slots=True)
class ArticleRow:
    """A trick. Without plays it lies ahead; `winner` is empty until it is known. `points` are its card points."""

    plays: tuple[ArticlePlay, ...] = ()
    winner: str = ""
    points: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class ArticleSheet:
    """The table. `current` counts from 1; `next_seat` plays the current row's next card."""

    title: str
    caption: str
    rows: tuple[ArticleRow, ...]
    seats: int = 4
    current: int = 0
    next_seat: str = ""
    with_points: bool = False


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the columns stand, in px."""

    number: float
    plays: tuple[float, ...]
    points: float
    winner: float
    play_width: float


class _Row(PressButton):
    """One trick of the table; a press goes there."""

    def __init__(self, number: int, parent: ArticleTable) -> None:
        super().__init__(parent)
        self.number = number
        self._table = parent
        self.setProperty("focus_ring", False)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._table.paint_row(painter, self)
        painter.end()


class ArticleTable(QWidget):
    """It takes the height that is left, and shows as many rows as fit. Signal: `moment_requested(trick)`."""

    moment_requested = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(parent)
        self._theme = theme
        self._sheet = ArticleSheet("", "", ())
        self._rows: list[_Row] = []
        self._left, self._right = 24, 12
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_sheet(self, sheet: ArticleSheet) -> None:
        """Show the table as it stands."""
        self._sheet = sheet
        while len(self._rows) > len(sheet.rows):
            gone = self._rows.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._rows) < len(sheet.rows):
            row = _Row(len(self._rows) + 1, self)
            row.clicked.connect(lambda _=False, its=row: self.moment_requested.emit(its.number))
            self._rows.append(row)
        for row in self._rows:
            shown = sheet.rows[row.number - 1]
            reachable = bool(shown.plays) or row.number == sheet.current
            row.setEnabled(reachable)
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if reachable else Qt.FocusPolicy.NoFocus)
            row.setCursor(Qt.CursorShape.PointingHandCursor if reachable else Qt.CursorShape.ArrowCursor)
            row.setText(self._spoken(row.number, shown))
        self._lay_out()
        self.updateGeometry()
        self.update()

    def set_page_margins(self, left: int, right: int) -> None:
        """Stand so far from the page's edges, in px; the current row's ribbon begins at the left one."""
        self._left, self._right = left, right
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._theme = theme
        self.show_sheet(self._sheet)

    def sizeHint(self) -> QSize:
        """No higher than it must be: it takes what height is left."""
        return QSize(280, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Some rows round the current one."""
        shown = min(len(self._sheet.rows), _FEWEST)
        return QSize(round(self._needs(lines=2)), self._head + shown * self._least_row + 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many rows as fit."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Word it again."""
        if event.type() is QEvent.Type.LanguageChange:
            self.show_sheet(self._sheet)
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from row to row."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        focused = next((row.number for row in self._rows if row.hasFocus()), 0)
        if step and focused and 1 <= focused + step <= len(self._rows):
            self._rows[focused + step - 1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title, the heads of the columns and the rules."""
        theme, tokens, columns = self._theme, self._theme.tokens, self._columns()
        painter = QPainter(self)
        y = theme.line_height(Step.TEXT) / 2
        left, right = self._left, self.width() - self._right
        painter.setPen(Qt.PenStyle.NoPen)
        title = theme.serif(Step.TEXT, bold=True)
        paint_line(painter, QPointF(left, y), self._sheet.title, title, tokens.ink, theme.text_suit)
        end = Qt.AlignmentFlag.AlignRight
        label = theme.sans(Step.LABEL)
        if self._has_two_heads:
            below = QPointF(left, y + theme.line_height(Step.TEXT))
            paint_line(painter, below, self._sheet.caption, label, tokens.ink3, theme.text_suit)
        else:
            paint_line(painter, QPointF(right, y), self._sheet.caption, label, tokens.ink3, theme.text_suit, end)
        top = self._title_height + 2
        painter.fillRect(QRectF(left, top, right - left, 1.4), QColor(tokens.ink))
        y = top + (self._head - top) / 2
        centre, small = Qt.AlignmentFlag.AlignHCenter, theme.sans(Step.SMALL)
        paint_line(painter, QPointF(columns.number, y), self.tr("Trick"), small, tokens.ink2, theme.text_suit, centre)
        paint_line(
            painter, QPointF(columns.plays[0], y), self.tr("In order played"), small, tokens.ink2, theme.text_suit
        )
        if self._sheet.with_points:
            at = QPointF(columns.points, y)
            paint_line(painter, at, self.tr("Points"), small, tokens.ink2, theme.text_suit, centre)
        paint_line(painter, QPointF(right, y), self.tr("Won by"), small, tokens.ink2, theme.text_suit, end)
        painter.fillRect(QRectF(left, self._head - 1, right - left, 1), QColor(tokens.line))
        shown = [row for row in self._rows if row.isVisibleTo(self)]
        if shown:
            painter.fillRect(QRectF(left, shown[-1].geometry().bottom() + 4, right - left, 1.4), QColor(tokens.ink))
        painter.end()

    def paint_row(self, painter: QPainter, row: _Row) -> None:
        """Paint one row into its button."""
        theme, tokens, columns = self._theme, self._theme.tokens, self._columns()
        shown, current = self._sheet.rows[row.number - 1], row.number == self._sheet.current
        middle, centre = row.height() / 2, Qt.AlignmentFlag.AlignHCenter
        if current:
            paint_box(painter, QRectF(6, 0, row.width() - 6 - self._right / 2, row.height()), 3, tokens.accent_soft)
            paint_ribbon_sideways(painter, QRectF(0, 0, columns.number + 18, row.height()), theme)
        elif row.underMouse() and row.isEnabled():
            paint_box(painter, QRectF(self._left - 12, 0, row.width() - self._left, row.height()), 3, tokens.sunk)
        ink = tokens.on_accent if current else tokens.ink if shown.plays else tokens.ink3
        number = theme.sans(Step.LABEL, bold=current)
        paint_line(painter, QPointF(columns.number, middle), str(row.number), number, ink, theme.text_suit, centre)
        for place in range(self._sheet.seats):
            line, column = divmod(place, len(columns.plays))
            at = QPointF(columns.plays[column], row.height() * (line + 0.5) / self._lines)
            self._paint_play(painter, shown, place, at, columns.play_width, current=current)
        strong = theme.sans(Step.LABEL, bold=True)
        if shown.winner:
            paint_line(
                painter, QPointF(columns.winner, middle), shown.winner, strong, tokens.ink, theme.text_suit, centre
            )
        elif current:
            ask = theme.serif(Step.CONTROL, bold=True)
            paint_line(painter, QPointF(columns.winner, middle), "?", ask, tokens.accent, theme.text_suit, centre)
        else:
            _paint_blank(painter, QPointF(columns.winner - 9, middle), 18, tokens.hair)
        if self._sheet.with_points and shown.points:
            at = QPointF(columns.points, middle)
            paint_line(painter, at, shown.points, theme.sans(Step.LABEL), tokens.ink, theme.text_suit, centre)
        if shown.winner and not current:
            painter.fillRect(
                QRectF(self._left, row.height() - 1, row.width() - self._left - self._right, 1), QColor(tokens.hair)
            )
        if row.hasFocus():
            inner = QRectF(row.rect()).adjusted(10, 4, -8, -4)
            paint_focus_ring(painter, inner, theme, on_felt=False, radius=2)

    def _paint_play(
        self, painter: QPainter, row: ArticleRow, place: int, at: QPointF, width: float, *, current: bool
    ) -> None:
        theme, tokens = self._theme, self._theme.tokens
        suits: Callable[..., str] = theme.text_suit
        if place < len(row.plays):
            play = row.plays[place]
            gap = paint_line(painter, at, play.seat, theme.sans(Step.LABEL), tokens.ink2, suits)
            beside = QPointF(at.x() + max(gap + 5, theme.px(18)), at.y())
            paint_line(painter, beside, play.card, theme.sans(Step.LABEL, bold=play.wins), tokens.ink, suits)
        elif current and place == len(row.plays) and self._sheet.next_seat:
            font = theme.sans(Step.LABEL, bold=True)
            gap = paint_line(painter, at, self._sheet.next_seat, font, tokens.accent, suits)
            pen = QPen(QColor(tokens.accent), 1.4)
            pen.setDashPattern([3, 2])
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            side = theme.px(15)
            painter.drawRoundedRect(
                QRectF(at.x() + max(gap + 6, theme.px(18)), at.y() - side / 2, side * 1.45, side), 3, 3
            )
        elif not row.plays:
            _paint_blank(painter, at, width - 20, tokens.hair)

    def _columns(self) -> _Columns:
        left = self._left
        right = self.width() - self._right
        winner = right - self._theme.px(24)
        points = winner - self._theme.px(48) if self._sheet.with_points else winner
        number = left + self._theme.px(14)
        first = left + self._theme.px(40)
        seats = max(1, -(-self._sheet.seats // self._lines))
        width = (points - self._theme.px(24) - first) / seats
        return _Columns(number, tuple(first + place * width for place in range(seats)), points, winner, width)

    def _lay_out(self) -> None:
        """Show a window of rows: two before the current one, as many as fit."""
        count = len(self._rows)
        if not count:
            return
        room = max(self._least_row, self.height() - self._head - 8)
        fits = max(1, min(count, room // self._least_row))
        tall = min(self._theme.length(_ROW_MOST) + self._least_row - self._theme.length(_ROW_LEAST), room // fits)
        current = self._sheet.current or 1
        first = min(max(1, current - _BEFORE), count - fits + 1)
        for row in self._rows:
            seen = first <= row.number < first + fits
            row.setVisible(seen)
            if seen:
                row.setGeometry(0, self._head + (row.number - first) * tall, self.width(), tall)

    @property
    def _least_row(self) -> int:
        theme = self._theme
        return max(theme.length(19), round(theme.px(Step.LABEL) * 1.5)) * self._lines

    @property
    def _lines(self) -> int:
        """How many lines a row takes: two where the page is too narrow for all cards of a trick side by side."""
        return 1 if self.width() >= self._needs(lines=1) else 2

    def _needs(self, *, lines: int) -> float:
        """The width in px for rows of so many lines."""
        points = self._theme.px(48) if self._sheet.with_points else 0
        across = -(-self._sheet.seats // lines) * self._play_width
        return self._left + self._right + self._theme.px(40 + 40) + points + across

    @property
    def _head(self) -> int:
        theme = self._theme
        return self._title_height + 2 + round(theme.px(Step.SMALL) * 1.9)

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
        return words + 16 > self.width() - self._left - self._right

    @property
    def _play_width(self) -> float:
        font = self._theme.sans(Step.LABEL, bold=True)
        plays = [play for row in self._sheet.rows for play in row.plays]
        beside = max((line_width(play.seat, font) + 5 for play in plays), default=0.0)
        return max((line_width(play.card, font) for play in plays), default=24.0) + max(beside, self._theme.px(18)) + 4

    def _spoken(self, number: int, row: ArticleRow) -> str:
        if row.spoken:
            return row.spoken
        if not row.plays:
            return self.tr("Trick {}, still to come").format(number)
        played = ", ".join(f"{play.seat} {plain(play.card)}" for play in row.plays)
        return self.tr("Trick {0}: {1}").format(number, played)


def _paint_blank(painter: QPainter, at: QPointF, width: float, colour: str) -> None:
    painter.fillRect(QRectF(at.x(), at.y() + 5, max(8.0, width), 1.2), QColor(colour))
