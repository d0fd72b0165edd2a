"""A course's page of contents: its lessons as rows with dotted leaders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tutor.kernel.cards import Card
from ui.panels.button import Button
from ui.panels.lesson_row import LessonButton, LessonRow, LessonState
from ui.panels.paper import SHADOW_ROOM, Paper, renew, words
from ui.panels.review import ReviewSheet
from ui.table.face import paint_card_at
from ui.theme.paint import paint_box
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO, ClothName, Step

FEW: Final = 5
"""So many rows are shown where there is no room for more."""
_MOST_BEGUN: Final = 2
"""So many lessons that were left elsewhere are shown beside those about the next one."""
_CARD: Final = 68
_FAN_ROOM: Final = 10
_NARROW: Final = 352
_COLUMN: Final = 300


@dataclass(frozen=True, slots=True)
class CourseSheet:
    """A course: its name, what it is about, two cards that look out of its page, its lessons."""

    title: str
    line: str
    cards: tuple[Card, Card]
    lessons: tuple[LessonRow, ...]
    entry: LessonRow | None = None
    exit: LessonRow | None = None
    """What may be asked before the first lesson, and after the last."""
    pack: str = ""
    """The pack that it came in, by its name; empty for the program's own."""
    note: str = ""
    """What there is to know of it besides."""

    @property
    def done(self) -> int:
        """How many lessons have been passed."""
        return sum(row.state is LessonState.DONE for row in self.lessons)

    @property
    def rows(self) -> tuple[LessonRow, ...]:
        """Everything, from the check before the first lesson to that after the last."""
        return tuple(row for row in (self.entry, *self.lessons, self.exit) if row is not None)

    def near(self, most: int) -> tuple[LessonRow, ...]:
        """So many rows about the lesson to take next, one before it, the others after it; and where one stopped."""
        rows = self.rows
        begun = [place for place, row in enumerate(rows) if row.state is LessonState.HERE]
        next_ = [place for place, row in enumerate(rows) if row.state is LessonState.NEXT]
        at = (next_ or begun or [len(rows) - 1])[0]
        start = max(0, min(at - 1, len(rows) - most))
        shown = range(start, min(start + most, len(rows)))
        missing = [place for place in begun if place not in shown][-_MOST_BEGUN:]
        kept = [place for place in shown if place in (*begun, *next_)]
        plain = [place for place in shown if place not in kept][: max(0, most - len(kept) - len(missing))]
        return tuple(rows[place] for place in sorted((*kept, *plain, *missing))[:most])


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
    follows: bool = False
    """Whether it comes after others that were passed."""
    trick: MiniTrick = MiniTrick()


@dataclass(frozen=True, slots=True)
class HomeSheet:
    """All of the home page. The names of files with packs end in `pack_suffix`."""

    resume: ResumeSheet | None
    courses: tuple[CourseSheet, ...]
    review: ReviewSheet | None = None
    pack_suffix: str = ""


class CoursePanel(Paper):
    """A course's sheet, two cards looking out of it. Signals: `lesson_opened(id)`, `removal_wanted(pack)`."""

    lesson_opened = Signal(str)
    removal_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._sheet: CourseSheet | None = None
        self._buttons: list[LessonButton] = []
        self._progress: QWidget = self
        self._has_fan = False
        self._is_whole = False
        self._most = FEW
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
        if sheet.note:
            head.addWidget(words(sheet.note, theme, Step.LABEL, colour=tokens.evidence))
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
        rows = sheet.rows if self._is_whole else sheet.near(self._most)
        self._buttons = [LessonButton(row, theme) for row in rows]
        for button in self._buttons:
            button.clicked.connect(lambda _=False, its=button.row.id: self.lesson_opened.emit(its))
            column.addWidget(button)
        column.addStretch(1)
        if len(sheet.rows) > self._most or sheet.pack:
            column.addLayout(self._foot(sheet))
        renew(self._column, body)
        body.show()  # now, so that the page is measured with it
        self.setAccessibleName(sheet.title)
        self.update()

    def show_most(self, rows: int) -> None:
        """There is room for so many rows."""
        was, self._most = self._most, rows
        if self._sheet is not None and min(was, len(self._sheet.rows)) != min(rows, len(self._sheet.rows)):
            self._renew()

    def _foot(self, sheet: CourseSheet) -> QHBoxLayout:
        """The button under the rows that shows all of them, or a few again; and that which takes a pack away."""
        row = QHBoxLayout()
        row.setContentsMargins(self.theme.length(14), self.theme.length(4), self.theme.length(14), 0)
        if len(sheet.rows) > self._most:
            shown = self.tr("Fewer") if self._is_whole else self.tr("All %n lessons", "", len(sheet.lessons))
            button = Button(shown, self.theme, kind="quiet", icon="up" if self._is_whole else "down")
            button.clicked.connect(self._turn)
            row.addWidget(button)
        row.addStretch(1)
        if sheet.pack:
            remove = Button(self.tr("Remove…"), self.theme, kind="quiet")
            remove.set_words(self.tr("Remove…"), spoken=self.tr("Remove the pack {}").format(sheet.title))
            remove.clicked.connect(lambda: self.removal_wanted.emit(sheet.pack))
            row.addWidget(remove)
        return row

    def _turn(self) -> None:
        self._is_whole = not self._is_whole
        self._renew()

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
            self._renew()

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
        painter.setClipRect(QRectF(0, 0, self.width(), self._bar_top))
        width = theme.length(_CARD)
        for place, card in enumerate(self._sheet.cards):
            painter.save()
            x = sheet.right() - theme.length(24 + 66 - place * 34)
            painter.translate(x, max(sheet.top() + theme.length(44), self._bar_top - theme.length(42)))
            painter.rotate(-9 + place * 15)
            face = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
            paint_card_at(painter, card, face, self.devicePixelRatioF(), theme)
            painter.restore()
        painter.end()

    @property
    def _bar_top(self) -> int:
        return self._progress.mapTo(self, QPoint(0, 0)).y()

    def _renew(self) -> None:
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
