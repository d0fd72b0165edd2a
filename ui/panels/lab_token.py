"""What is dragged on the score lab's felt: a packet of tricks, or a named point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.panels.grip import Grip
from ui.table.face import paint_card_at
from ui.theme.lines import line_width, paint_line
from ui.theme.paint import paint_box
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO, Step

TRICK: Final = "trick"
CHIP_HEIGHT: Final = 24
_BACK: Final = 14
_STEP: Final = 6


@dataclass(frozen=True, slots=True)
class Chip:
    """A named point that can be dragged: `high`, and its word."""

    id: str
    words: str


class Token(QWidget):
    """Something that can be dragged from a seat: a packet of tricks, or a named point. `kind` says which.

    Signals: `lifted`; `hovered(QPoint)` and `dropped(QPoint)` with a point of the felt; `put_back`, by Escape.
    """

    lifted = Signal()
    hovered = Signal(QPoint)
    dropped = Signal(QPoint)
    put_back = Signal()

    def __init__(self, felt: QWidget, theme: Theme, kind: str, holder: str) -> None:
        """Lie on a felt, with `holder` (empty: nobody)."""
        super().__init__(felt)
        self.kind, self.holder = kind, holder
        self.count, self.words = 0, ""
        self._grip = Grip(self)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty("focus_ring", False)

    def show_token(self, count: int, words: str, theme: Theme) -> None:
        """Show so many packets, or a chip's word."""
        self.count, self.words, self._theme = count, words, theme
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.resize(self.sizeHint())
        self.setVisible(count > 0)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as what lies here."""
        theme = self._theme
        if self.kind != TRICK:
            width = line_width(self.words, theme.sans(Step.LABEL, bold=True)) + 2 * theme.length(9)
            return QSize(round(width), max(theme.length(CHIP_HEIGHT), round(theme.px(Step.LABEL) * 1.6)))
        shown = 1 if self._grip.carries else self.count
        height = round(theme.length(_BACK) * CARD_RATIO) + 4
        return QSize(theme.length(_BACK + _STEP * max(0, shown - 1)) + 4, max(24, height))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        self._grip.take(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it, once the system's distance is passed."""
        if self._grip.lifts(event):
            self.lifted.emit()
            self.resize(self.sizeHint())
        if self._grip.carries:
            centre = QPoint(self.width() // 2, self.height() // 2)
            self.move(self.mapToParent(event.position().toPoint()) - centre)
            self.hovered.emit(self.mapToParent(centre))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lay it down."""
        if self._grip.let_go():
            self.resize(self.sizeHint())
            self.dropped.emit(self.mapToParent(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes it home."""
        if self._grip.is_given_up(event):
            self.resize(self.sizeHint())
            self.put_back.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint backs, or a chip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme, tokens = self._theme, self._theme.tokens
        if self.kind != TRICK:
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            paint_box(painter, box, box.height() / 2, tokens.evidence_soft, tokens.evidence, 1.2)
            font = theme.sans(Step.LABEL, bold=True)
            middle = Qt.AlignmentFlag.AlignHCenter
            paint_line(painter, box.center(), self.words, font, tokens.ink, theme.text_suit, middle)
            painter.end()
            return
        width = float(theme.length(_BACK))
        top = (self.height() - width * CARD_RATIO) / 2
        for place in range(1 if self._grip.carries else self.count):
            face = QRectF(2 + place * theme.length(_STEP), top, width, width * CARD_RATIO)
            paint_card_at(painter, None, face, self.devicePixelRatioF(), theme)
        painter.end()
