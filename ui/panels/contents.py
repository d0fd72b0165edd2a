"""A course's page of contents: its lessons as rows with dotted leaders."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tutor.kernel.cards import Card
from ui.panels.paper import SHADOW_ROOM, Paper, renew, words
from ui.panels.press import PressButton
from ui.panels.review import ReviewSheet
from ui.table.face import paint_card_at
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_ribbon_sideways, paint_star
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.prose import Prose, ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO, ClothName, Step

_ROW: Final = 34
_STARS: Final = 3
_INDENT: Final = 30
_CARD: Final = 68
_FAN_ROOM: Final = 10
_NARROW: Final = 352
_COLUMN: Final = 300


class LessonState(Enum):
    """Where a lesson stands: `HERE` is where the learner stopped, `NEXT` the one to open next."""

    OPEN = "open"
    NEXT = "next"
    HERE = "here"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A lesson of a course; `note` says where in it the learner stopped."""

    id: str
    number: int
    title: str
    minutes: int
    state: LessonState = LessonState.OPEN
    stars: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class CourseSheet:
    """A course: its name, what it is about, two cards that look out of its page, its lessons."""

    title: str
    line: str
    cards: tuple[Card, Card]
    lessons: tuple[LessonRow, ...]

    @property
    def done(self) -> int:
        """How many lessons have been passed."""
        return sum(row.state is LessonState.DONE for row in self.lessons)


@dataclass(frozen=True, slots=True)
class MiniTrick:
    """The trick on the little felt: cards by their place (`left`, `top`, `right`, `bottom`), and who is to play."""

    cards: tuple[tuple[str, Card], ...] = ()
    place: str = ""
    seat: str = ""
    cloth: ClothName = "green"


@dataclass(frozen=True, slots=True)
class ResumeSheet:
    """The lesson to go on with, or to begin with; `where` says which it is and how long it takes."""

    lesson: str
    title: str
    text: str
    where: str
    begun: bool
    trick: MiniTrick = MiniTrick()


@dataclass(frozen=True, slots=True)
class HomeSheet:
    """All of the home page."""

    resume: ResumeSheet | None
    courses: tuple[CourseSheet, ...]
    review: ReviewSheet | None = None


class LessonButton(PressButton):
    """A row of the contents. A press opens the lesson."""

    def __init__(self, row: LessonRow, theme: Theme) -> None:
        """Show a lesson."""
        super().__init__()
        self.row = row
        self._theme = theme
        self.setText(" ".join(filter(None, (str(row.number), plain(row.title), self._right_words()))))
        self.grow_with_words()

    def heightForWidth(self, width: int) -> int:
        """As high as the title's lines."""
        return max(self._theme.length(_ROW), self._title(width).height + self._theme.length(8))

    def sizeHint(self) -> QSize:
        """A sheet wide."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Number, some words, the right side."""
        return QSize(self._theme.px(150), self._theme.length(_ROW))

    def outgrown(self) -> int:
        """By how many px the title outgrows the row."""
        return max(0, self._title(self.width()).height - self.height())

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
        paint_line(painter, at, str(row.number), number, ink, theme.text_suit, Qt.AlignmentFlag.AlignHCenter)
        title = self._title(self.width())
        start = left + theme.length(_INDENT)
        title.paint(painter, QPointF(start, middle - title.height / 2))
        self._paint_right(painter, middle)
        if title.line_count == 1:
            end = self.width() - self._right - self._right_width() - 10
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
                return minutes

    def _right_width(self) -> float:
        if self.row.state is LessonState.DONE:
            return _STARS * (self._theme.px(14) + 3)
        return line_width(self._right_words(), self._theme.sans(Step.LABEL, bold=self.row.state is LessonState.HERE))

    def _title(self, width: int) -> Prose:
        strong = self.row.state in (LessonState.HERE, LessonState.NEXT)
        room = width - self._left - self._theme.length(_INDENT) - self._right - self._right_width() - 12
        return lay_out(self.row.title, self._theme, ProseStyle(Step.CONTROL, bold=strong), max(60.0, room))

    @property
    def _left(self) -> int:
        return self._theme.length(24)

    @property
    def _right(self) -> int:
        return self._theme.length(24)


class CoursePanel(Paper):
    """A course's sheet, two cards looking out of it. Signal: `lesson_opened(id)`."""

    lesson_opened = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._sheet: CourseSheet | None = None
        self._buttons: list[LessonButton] = []
        self._progress: QWidget = self
        self._has_fan = False
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)

    def show_course(self, sheet: CourseSheet) -> None:
        """Show a course."""
        self._sheet = sheet
        theme, tokens = self.theme, self.theme.tokens
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        left = SHADOW_ROOM + theme.length(24)
        self._column.setContentsMargins(SHADOW_ROOM, SHADOW_ROOM // 2 + _FAN_ROOM, SHADOW_ROOM, SHADOW_ROOM + 12)
        head = QVBoxLayout()
        head.setSpacing(2)
        self._has_fan = self.width() >= theme.length(_NARROW)
        fan = theme.length(_CARD * 2) if self._has_fan else 0
        head.setContentsMargins(left - SHADOW_ROOM, theme.length(10), theme.length(16) + fan, 0)
        head.addWidget(words(sheet.title, theme, Step.TITLE, serif=True, bold=True))
        head.addWidget(words(sheet.line, theme, Step.LABEL, colour=tokens.ink2))
        column.addLayout(head)
        column.addSpacing(theme.length(10))
        self._progress = _Progress(sheet, theme)
        column.addWidget(self._progress)
        told = words(self._told(sheet), theme, Step.LABEL, colour=tokens.ink3)
        told.setContentsMargins(0, 0, 0, 0)
        foot = QVBoxLayout()
        foot.setContentsMargins(left - SHADOW_ROOM, theme.length(6), theme.length(24), theme.length(6))
        foot.addWidget(told)
        column.addLayout(foot)
        self._buttons = [LessonButton(row, theme) for row in sheet.lessons]
        for button in self._buttons:
            button.clicked.connect(lambda _=False, its=button.row.id: self.lesson_opened.emit(its))
            column.addWidget(button)
        column.addStretch(1)
        renew(self._column, body)
        body.show()  # now, so that the page is measured with it
        self.setAccessibleName(sheet.title)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        super().set_theme(theme)
        self._again()

    def changeEvent(self, event: QEvent) -> None:
        """Word it again."""
        if event.type() is QEvent.Type.LanguageChange:
            self._again()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from lesson to lesson."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        focused = next((place for place, button in enumerate(self._buttons) if button.hasFocus()), None)
        if not step or focused is None:
            super().keyPressEvent(event)
            return
        self._buttons[(focused + step) % len(self._buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def minimumSizeHint(self) -> QSize:
        """All courses are equally wide, whatever their titles."""
        return QSize(self.theme.px(220), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """As its column."""
        return QSize(self.theme.length(_COLUMN), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The cards look out only where there is room for them."""
        super().resizeEvent(event)
        if self._has_fan != (self.width() >= self.theme.length(_NARROW)):
            self._again()

    @property
    def sheet_rect(self) -> QRectF:
        """The sheet, below the room that the cards look into."""
        return super().sheet_rect.adjusted(0, _FAN_ROOM, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet and its two cards."""
        super().paintEvent(event)
        if self._sheet is None or not self._has_fan:
            return
        theme, sheet = self.theme, self.sheet_rect
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(QRectF(0, 0, self.width(), self._progress.y()))
        width = theme.length(_CARD)
        for place, card in enumerate(self._sheet.cards):
            painter.save()
            x = sheet.right() - theme.length(24 + 66 - place * 34)
            painter.translate(x, max(sheet.top() + theme.length(44), self._progress.y() - theme.length(42)))
            painter.rotate(-9 + place * 15)
            face = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
            paint_card_at(painter, card, face, self.devicePixelRatioF(), theme)
            painter.restore()
        painter.end()

    def _again(self) -> None:
        if self._sheet is not None:
            self.show_course(self._sheet)

    def _told(self, sheet: CourseSheet) -> str:
        if not sheet.done:
            return (
                self.tr("Not begun")
                if all(row.state is not LessonState.HERE for row in sheet.lessons)
                else self.tr("Begun")
            )
        return self.tr("{0} of {1} lessons").format(sheet.done, len(sheet.lessons))


class _Progress(QWidget):
    """How much of a course is done: a thin bar."""

    def __init__(self, sheet: CourseSheet, theme: Theme) -> None:
        super().__init__()
        self._share = sheet.done / max(1, len(sheet.lessons))
        self._theme = theme
        self.setFixedHeight(4)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = self._theme.tokens
        painter = QPainter(self)
        inset = self._theme.length(24)
        bar = QRectF(self.rect()).adjusted(inset, 0, -inset, 0)
        if tokens.high_contrast:
            paint_box(painter, bar, 2, None, tokens.line)
        else:
            paint_box(painter, bar, 2, tokens.hair)
        if self._share:
            bar.setWidth(bar.width() * self._share)
            paint_box(painter, bar, 2, tokens.ink)
        painter.end()
