"""Home: where one stopped, the courses as pages of contents, and a shelf."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.icons import paint_icon
from ui.panels.button import Button
from ui.panels.contents import CoursePanel, HomeSheet, MiniTrick, ResumeSheet
from ui.panels.flow import flow_of
from ui.panels.paper import SHADOW_ROOM, Paper, Scroll, words
from ui.panels.press import PressButton
from ui.table.card import paint_card_at
from ui.theme.lines import paint_line
from ui.theme.marks import paint_place, paint_ribbon
from ui.theme.paint import paint_felt, paint_sheet
from ui.theme.prose import Prose, ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO, Radius, Step

_WIDEST: Final = 1440
_MARGIN: Final = 44
_GAP: Final = 28
_COLUMN: Final = 270
_FELT_FROM: Final = 620
_RESUME_MOST: Final = 260
_MOST_ACROSS: Final = 3
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
        self._head.set_markup(self.tr("You stopped here") if sheet.begun else self.tr("Begin here"))
        self._title.set_markup(sheet.title)
        self._text.set_markup(sheet.text)
        self._where.set_markup(sheet.where)
        self.button.set_theme(theme)
        self.button.set_words(self.tr("Continue") if sheet.begun else self.tr("Begin"))
        self._felt.show_trick(sheet.trick, theme)
        self._felt.setVisible(self.width() >= theme.px(_FELT_FROM))

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        super().set_theme(theme)
        self._again()

    def changeEvent(self, event: QEvent) -> None:
        """Word it again."""
        if event.type() is QEvent.Type.LanguageChange:
            self._again()
        super().changeEvent(event)

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

    def _again(self) -> None:
        if self._sheet is not None:
            self.show_resume(self._sheet)


class ShelfButton(PressButton):
    """A sheet of the shelf: an icon, a name, a line."""

    def __init__(self, icon: str, theme: Theme) -> None:
        """Show an icon; words come by `set_words`."""
        super().__init__()
        self._icon = icon
        self._theme = theme
        self._title = self._line = ""
        self.setProperty("focus_radius", Radius.SHEET)
        self.grow_with_words()

    def set_words(self, title: str, line: str) -> None:
        """Say what it opens."""
        self._title, self._line = title, line
        self.setText(title)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """As high as its words."""
        title, line = self._proses(width)
        return max(self._theme.length(72), title.height + line.height + self._theme.length(24)) + 2 * SHADOW_ROOM

    def sizeHint(self) -> QSize:
        """A column wide."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Icon and some words."""
        return QSize(self._theme.px(200), self._theme.length(72) + 2 * SHADOW_ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, the icon on its round ground, the words, and a small arrow."""
        theme, tokens, length = self._theme, self._theme.tokens, self._theme.length
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(SHADOW_ROOM, SHADOW_ROOM // 2, -SHADOW_ROOM, -SHADOW_ROOM)
        paint_sheet(painter, sheet, theme)
        side, middle = length(48), sheet.center().y()
        disc = QRectF(sheet.left() + length(22), middle - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.tokens.sunk if not self.underMouse() else theme.tokens.hair)
        painter.drawEllipse(disc)
        half = length(12)
        paint_icon(painter, self._icon, disc.adjusted(half, half, -half, -half), tokens.ink)
        title, line = self._proses(self.width())
        top = middle - (title.height + line.height) / 2
        title.paint(painter, QPointF(sheet.left() + length(86), top))
        line.paint(painter, QPointF(sheet.left() + length(86), top + title.height))
        arrow = QRectF(sheet.right() - length(30), middle - 8, 16, 16)
        paint_icon(painter, "right", arrow, tokens.ink3)
        painter.end()

    def _proses(self, width: int) -> tuple[Prose, Prose]:
        theme = self._theme
        room = float(max(80, width - 2 * SHADOW_ROOM - theme.length(86 + 36)))
        line = ProseStyle(Step.LABEL, colour=theme.tokens.ink2)
        return (
            lay_out(self._title, theme, ProseStyle(Step.TEXT, serif=True, bold=True), room),
            lay_out(self._line, theme, line, room),
        )


class HomePage(QWidget):
    """Signals, all wishes: `lesson_opened(id)`, `lab_opened`, `rulebook_opened`, `glossary_opened`, `keys_opened`."""

    lesson_opened = Signal(str)
    lab_opened = Signal()
    rulebook_opened = Signal()
    glossary_opened = Signal()
    keys_opened = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(parent)
        self._theme = theme
        self._sheet = HomeSheet(None, ())
        self._resume = ResumePanel(theme)
        self._resume.lesson_opened.connect(self.lesson_opened)
        self._courses: list[CoursePanel] = []
        self._shelf = tuple(ShelfButton(icon, theme) for icon in ("scales", "book", "globe", "question"))
        for button, wish in zip(
            self._shelf,
            (self.lab_opened, self.rulebook_opened, self.glossary_opened, self.keys_opened),
            strict=True,
        ):
            button.clicked.connect(wish)
        self._across = 0
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.setSpacing(0)
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(0)
        self._shelf_grid = QGridLayout()
        self._shelf_grid.setVerticalSpacing(0)
        self._column.addWidget(self._resume, 2)
        self._column.addLayout(self._grid, 3)
        self._column.addLayout(self._shelf_grid)
        self._column.addStretch(1)
        self._scroll = Scroll(self._content)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self._word()

    def show_home(self, sheet: HomeSheet) -> None:
        """Show the courses and where one stopped."""
        self._sheet = sheet
        self._resume.setVisible(sheet.resume is not None)
        if sheet.resume is not None:
            self._resume.show_resume(sheet.resume)
        for panel in self._courses:
            panel.hide()
            panel.deleteLater()
        self._courses = [CoursePanel(self._theme) for _ in sheet.courses]
        for panel in self._courses:
            panel.lesson_opened.connect(self.lesson_opened)
        self._across = 0
        self._arrange()
        for panel, course in zip(self._courses, sheet.courses, strict=True):
            panel.show_course(course)

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._theme = theme
        self._resume.set_theme(theme)
        for panel in self._courses:
            panel.set_theme(theme)
        for button in self._shelf:
            button.set_theme(theme)
        self._across = 0
        self._arrange()
        self._word()

    def focus_first(self) -> None:
        """Give the focus to the button that goes on."""
        self._resume.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Word the shelf again."""
        if event.type() is QEvent.Type.LanguageChange:
            self._word()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One, two or three columns, never wider than a book."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        length = self._theme.length
        side = max(length(_MARGIN), (self.width() - length(_WIDEST)) // 2) if self.width() > 0 else length(_MARGIN)
        self._column.setContentsMargins(side - SHADOW_ROOM, 2, side - SHADOW_ROOM, 12)
        for grid in (self._grid, self._shelf_grid):
            grid.setHorizontalSpacing(max(0, length(_GAP) - 2 * SHADOW_ROOM))
        self._resume.setMaximumHeight(length(_RESUME_MOST + 240 * (self._theme.text_scale - 1)))
        inside = self.width() - 2 * side
        across = max(1, min(_MOST_ACROSS, (inside + length(_GAP)) // (self._theme.px(_COLUMN) + length(_GAP))))
        if across == self._across:
            return
        self._across = across
        on_shelf = len(self._shelf) if across == _MOST_ACROSS else across  # the shelf is one row where it can be
        rows: tuple[tuple[QGridLayout, Sequence[QWidget], int], ...] = (
            (self._grid, self._courses, across),
            (self._shelf_grid, self._shelf, on_shelf),
        )
        for grid, parts, columns in rows:
            while grid.takeAt(0) is not None:
                pass
            for column in range(len(self._shelf)):
                grid.setColumnStretch(column, 1 if column < columns else 0)
            for place, part in enumerate(parts):
                grid.addWidget(part, place // columns, place % columns)

    def _word(self) -> None:
        lab, book, glossary, keys = self._shelf
        lab.set_words(self.tr("Score lab"), self.tr("One hand under every rule set"))
        book.set_words(self.tr("Rule book"), self.tr("Every rule with its source"))
        glossary.set_words(self.tr("Glossary"), self.tr("Every term in three languages"))
        keys.set_words(self.tr("Keys"), self.tr("Everything without a mouse · F1"))
