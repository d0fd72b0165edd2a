"""Tricks that have been won: laid-by packets that open to show what lies in them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.table.face import paint_card_at
from ui.table.scene import Packet
from ui.theme.marks import paint_focus_ring
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO

_SIDE: Final = 36
_WIDTH: Final = 19.0
_FRAME: Final = 3.0
"""The square frame round a packet that is evidence, in px."""


class PacketButton(QAbstractButton):
    """A trick laid by, alternately crossed. Pressed, it asks to be opened; one of which nothing is known just lies.

    One that is `lit` is evidence.
    """

    def __init__(self, packet: Packet, parent: QWidget, theme: Theme, *, crossed: bool, lit: bool = False) -> None:
        super().__init__(parent)
        self.packet, self.lit = packet, lit
        opens = packet.number > 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if opens else Qt.FocusPolicy.NoFocus)
        self.setProperty("focus_ring", False)
        self._theme, self._crossed = theme, crossed
        self.setAccessibleName(packet.words)
        self.setToolTip(packet.words)
        self.setEnabled(opens)
        if opens:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        side = round(_SIDE * theme.zoom)
        self.resize(side, side)

    def stand(self, middle: QPointF) -> None:
        """Lies with its middle on a point of the felt."""
        self.move(round(middle.x() - self.width() / 2), round(middle.y() - self.height() / 2))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the packet's uppermost back."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.width() / 2, self.height() / 2)
        if self._crossed:
            painter.rotate(90)
        width = _WIDTH * self._theme.zoom
        face = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
        paint_card_at(painter, None, face, self.devicePixelRatioF(), self._theme)
        if self.lit:
            painter.setPen(QPen(QColor(self._theme.tokens.felt_evidence), _FRAME))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(face.adjusted(-1, -1, 1, 1))
        if self.hasFocus():
            paint_focus_ring(painter, face, self._theme, on_felt=True, radius=2)
