"""What is sorted or put in order on the page: a small card, or a slip with words, that can be pressed and dragged."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tutor.kernel.cards import Card
from ui.panels.grip import Grip
from ui.panels.press import PressButton
from ui.table.face import paint_card_at
from ui.theme.marks import paint_evidence_tab
from ui.theme.paint import paint_box
from ui.theme.prose import Prose, ProseStyle, lay_out, measure
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RADIUS, CARD_RATIO, Radius, Step

CARD_WIDTH: Final = 40
"""In px, where there are few; any of them has the large index."""
_ROOM: Final = 3
_TAB: Final = 15
_SLIP: Final = 34
_PADDING: Final = 10
_STYLE: Final = ProseStyle(Step.CONTROL)
_OF_THE_BOARD: Final = frozenset(
    {
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Escape),
    },
)
"""Keys that a button would keep to itself."""


@dataclass(frozen=True, slots=True)
class PieceWords:
    """A thing by its id, in words, and as it is said aloud; drawn where it is a card."""

    id: str
    words: str
    spoken: str
    card: Card | None = None


class Piece(PressButton):
    """A thing on a board. It never moves by itself, but follows the pointer that carries it.

    Signals: `tapped`, by mouse or screen reader; `taken`, by key; `picked_up`; `carried(QPoint)` and `let_go(QPoint)`
    with the pointer's place on the board; `put_back`, by Escape.
    """

    tapped = Signal()
    taken = Signal()
    picked_up = Signal()
    carried = Signal(QPoint)
    let_go = Signal(QPoint)
    put_back = Signal()

    def __init__(self, shown: PieceWords, theme: Theme, board: QWidget) -> None:
        """Lie on a board."""
        super().__init__(board)
        self.shown = shown
        self.chosen = False
        """Pressed, and waiting for its place."""
        self.marked = False
        """Pointed at: by the help, or because it lay in the wrong place."""
        self.card_width = float(CARD_WIDTH)
        self._theme = theme
        self._grip = Grip(self)
        self.clicked.connect(self.tapped)  # by a screen reader: mouse and keys have their own way below

    def show_piece(self, shown: PieceWords, theme: Theme) -> None:
        """Show it in other words or another look."""
        self.shown, self._theme = shown, theme
        self.update()

    @property
    def is_carried(self) -> bool:
        """Whether the pointer carries it."""
        return self._grip.carries

    def needs(self, room: int) -> QSize:
        """How large it is where it may be `room` px wide."""
        if self.shown.card is not None:
            width = self._theme.length(self.card_width)
            return QSize(width + 2 * _ROOM, ceil(width * CARD_RATIO) + 2 * _ROOM)
        natural = ceil(measure(self.shown.words, self._theme, _STYLE)) + 2 * self._theme.length(_PADDING) + 2
        width = min(room, natural)
        prose = self._prose(width)
        return QSize(width, max(self._theme.length(_SLIP), ceil(prose.height) + self._theme.length(12)))

    def outgrown(self) -> int:
        """By how many px the words outgrow the slip's height."""
        return 0 if self.shown.card is not None else max(0, ceil(self._prose(self.width()).height) - self.height())

    # --- mouse and keys -----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        self._grip.take(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it, once the system's distance is passed."""
        if self._grip.lifts(event):
            self.raise_()
            self.picked_up.emit()
        if self._grip.at is not None and self._grip.carries:
            place = self.mapToParent(event.position().toPoint())
            self.move(place - self._grip.at)
            self.carried.emit(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lay it down, or press it."""
        if self._grip.at is None:
            return
        at = event.position().toPoint()
        if self._grip.let_go():
            self.let_go.emit(self.mapToParent(at))
        elif self.rect().contains(at):
            self.tapped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and the space bar take it; the other keys are the board's."""
        key = event.key()
        if self._grip.is_given_up(event):
            self.put_back.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.taken.emit()
        elif key in _OF_THE_BOARD:
            event.ignore()
        else:
            super().keyPressEvent(event)

    # --- drawing ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint card or slip, and the mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.shown.card is not None:
            self._paint_card(painter, self.shown.card)
        else:
            self._paint_slip(painter)
        if self.marked:
            side = self._theme.length(_TAB)
            paint_evidence_tab(painter, QRectF(self.width() - side, 0, side, side), self._theme, on_felt=False)
        painter.end()

    def _paint_card(self, painter: QPainter, card: Card) -> None:
        theme = self._theme
        face = QRectF(self.rect()).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        paint_card_at(painter, card, face, self.devicePixelRatioF(), replace(theme, large_index=True))
        if self.chosen or self.is_carried:
            radius = face.width() * CARD_RADIUS + 3
            paint_box(painter, face.adjusted(-3, -3, 3, 3), radius, None, theme.tokens.accent, 2.4)

    def _paint_slip(self, painter: QPainter) -> None:
        theme, tokens = self._theme, self._theme.tokens
        held = self.chosen or self.is_carried
        ground = tokens.accent_soft if held else tokens.sunk if self.underMouse() else tokens.sheet
        width = 2.4 if held else 2 if tokens.high_contrast else 1
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, frame, Radius.CONTROL, ground, tokens.accent if held else tokens.line, width)
        prose = self._prose(self.width())
        prose.paint(painter, QPointF(theme.length(_PADDING), (self.height() - prose.height) / 2))

    def _prose(self, width: int) -> Prose:
        return lay_out(self.shown.words, self._theme, _STYLE, float(max(30, width - 2 * self._theme.length(_PADDING))))
