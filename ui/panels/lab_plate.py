"""A seat on the score lab's felt: its name card, with a stepper for its call and one for its tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.panels.lab_step import Stepper, Steps
from ui.panels.lab_token import CHIP_HEIGHT, Chip
from ui.theme.lines import paint_line
from ui.theme.marks import paint_brackets
from ui.theme.paint import paint_box
from ui.theme.shadows import PLATE_SHADOW, paint_shadow
from ui.theme.tags import paint_dealer
from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step

PLATE_ROOM: Final = 8
"""Room round a name card for its shadow, in px."""
_PLATE: Final = 134


@dataclass(frozen=True, slots=True)
class PlateSheet:
    """A seat: its name, what it has called and taken; `dealer` is the word for who deals, empty for the others.

    `tricks` packets and `chips` lie with it.
    """

    seat: str
    name: str
    dealer: str
    call: Steps
    took: Steps | None
    tricks: int = 0
    tricks_words: str = ""
    chips: tuple[Chip, ...] = ()


class LabPlate(QWidget):
    """A seat's name card with its steppers. Signals: `call_chosen(notation)`, `tricks_chosen(count)`."""

    call_chosen = Signal(str)
    tricks_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """A card without words."""
        super().__init__(parent)
        self._theme = theme
        self.sheet: PlateSheet | None = None
        self.hot = False
        self.marked = False
        self.call = Stepper(theme)
        self.took = Stepper(theme)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.call)
        self._column.addWidget(self.took)
        self._column.addStretch(1)
        self.call.chosen.connect(self.call_chosen)
        self.took.chosen.connect(self.tricks_chosen)

    def show_plate(self, sheet: PlateSheet) -> None:
        """Show a seat."""
        self.sheet = sheet
        self.call.show_steps(sheet.call)
        self.took.setVisible(sheet.took is not None)
        if sheet.took is not None:
            self.took.show_steps(sheet.took)
        self.setAccessibleName(sheet.name)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        length = theme.length
        self.call.set_theme(theme)
        self.took.set_theme(theme)
        head = round(theme.px(Step.TEXT) * 1.5) + length(4)
        self._column.setContentsMargins(PLATE_ROOM + length(7), PLATE_ROOM + head, PLATE_ROOM + length(7), PLATE_ROOM)
        self._column.setSpacing(length(2))

    @property
    def card(self) -> QRectF:
        """The card without its shadow."""
        return QRectF(self.rect()).adjusted(PLATE_ROOM, PLATE_ROOM, -PLATE_ROOM, -PLATE_ROOM)

    @property
    def words_height(self) -> int:
        """How far down the name and the steppers reach."""
        rows = 1 + (self.sheet is not None and self.sheet.took is not None)
        head = round(self._theme.px(Step.TEXT) * 1.5) + self._theme.length(4)
        return head + rows * (self.call.sizeHint().height() + 2)

    def needs(self) -> QSize:
        """The card with everything on it, and a row for what lies there."""
        theme = self._theme
        rows = 1 + (self.sheet is not None and self.sheet.took is not None)
        width = max(theme.length(_PLATE), self.call.sizeHint().width() + theme.length(16))
        lying = theme.length(26) if rows > 1 else 2 * theme.length(CHIP_HEIGHT + 4)
        return QSize(width + 2 * PLATE_ROOM, self.words_height + lying + 2 * PLATE_ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint card, name and dealer's disc."""
        theme, tokens, card = self._theme, self._theme.tokens, self.card
        painter = QPainter(self)
        paint_shadow(painter, card, PLATE_SHADOW, theme)
        paint_box(painter, card, Radius.PLATE, tokens.plate)
        if tokens.dark or tokens.high_contrast:
            paint_box(painter, card, Radius.PLATE, None, tokens.line, 1)
        if self.hot:
            paint_box(painter, card, Radius.PLATE, None, tokens.accent, 2)
        if self.marked:
            paint_brackets(painter, card, theme, on_felt=True, gap=4)
        if self.sheet is not None:
            y = card.top() + theme.px(Step.TEXT) * 0.75 + theme.length(3)
            font, name = theme.serif(Step.TEXT, bold=True), self.sheet.name
            middle = Qt.AlignmentFlag.AlignHCenter
            paint_line(painter, QPointF(card.center().x(), y), name, font, tokens.plate_ink, theme.text_suit, middle)
            if self.sheet.dealer:
                side = theme.length(18)
                disc = QRectF(card.right() - side - 8, y - side / 2, side, side)
                paint_dealer(painter, disc, theme, self.sheet.dealer)
        painter.end()
