"""A seat's name card: who sits there, what it has called and taken, whose turn it is. It can be pointed at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.table.scene import Plate
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_focus_ring, paint_ribbon
from ui.theme.paint import paint_box
from ui.theme.shadows import PLATE_SHADOW, paint_shadow
from ui.theme.tags import paint_dealer
from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step

_MARGIN: Final = 10
_RING: Final = 14
"""The ring of a choice, as on a ballot: this one, or another."""
_SIGN: Final = 20


class PlateWidget(QAbstractButton):
    """A name card. Pressed, it says that its seat is meant; while `pointable` it shows that it may be."""

    def __init__(self, plate: Plate, parent: QWidget) -> None:
        super().__init__(parent)
        self.plate = plate
        self.pointable = False
        self.pointed = False
        self._theme = Theme()
        self._picture = QPixmap()
        self._ringed = False
        self.setProperty("focus_ring", False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_plate(self, plate: Plate, theme: Theme, *, pointable: bool, pointed: bool) -> None:
        """Changes what stands on it."""
        self.plate, self._theme, self.pointable, self.pointed = plate, theme, pointable, pointed
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if pointable else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if pointable else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(" ".join(filter(None, (plate.name + plate.you, plate.caption, plate.dealer))))
        self.setToolTip(plate.dealer)  # what its disc means
        self._picture = QPixmap()
        self.update()

    def stand(self, rect: QRectF) -> None:
        """Stands at a place of the felt."""
        self.setGeometry(rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN).toAlignedRect())
        self._picture = QPixmap()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter points at it as the space bar does; other keys are the felt's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shows the card, rendered once for each change; over it what the mouse and the keyboard do there."""
        dpr = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != dpr:
            self._picture = QPixmap(self.size() * dpr)
            self._picture.setDevicePixelRatio(dpr)
            self._picture.fill(Qt.GlobalColor.transparent)
            rendering = QPainter(self._picture)
            self._paint(rendering, self._card)
            rendering.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        if self.pointable:
            self._paint_choice(painter)
        if self.hasFocus() and self._ringed:
            paint_focus_ring(painter, self._card, self._theme, on_felt=True, radius=Radius.PLATE)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard's ring, unless it was the mouse that brought the focus."""
        self._ringed = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.update()

    @property
    def _card(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def _paint(self, painter: QPainter, card: QRectF) -> None:
        """Draws card, words, dealer's disc and ribbon."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, plate, tokens = self._theme, self.plate, self._theme.tokens
        painter.setOpacity(0.62 if plate.sits_out else 1.0)
        paint_shadow(painter, card, PLATE_SHADOW, theme)
        paint_box(painter, card, Radius.PLATE, tokens.plate)
        if tokens.dark or tokens.high_contrast:
            paint_box(painter, card.adjusted(0.5, 0.5, -0.5, -0.5), Radius.PLATE, None, tokens.line, 1)
        if plate.active or self.pointed:
            paint_box(painter, card.adjusted(1, 1, -1, -1), Radius.PLATE, None, tokens.accent, 2)
        elif self.pointable:
            paint_box(painter, card.adjusted(1, 1, -1, -1), Radius.PLATE, None, tokens.accent, 1.5)
        self._paint_words(painter, card)

    def _paint_choice(self, painter: QPainter) -> None:
        """The ring of a choice; stronger while the mouse is over it, filled only while it is pressed."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent, ring = QColor(self._theme.tokens.accent), self._choice
        painter.setPen(QPen(accent, 2.6 if self.underMouse() else 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        if self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawEllipse(ring.adjusted(3.5, 3.5, -3.5, -3.5))

    @property
    def _choice(self) -> QRectF:
        """Where the ring stands: before the name, behind the ribbon of whose turn it is."""
        ring = QRectF(0, 0, _RING, _RING)
        ring.moveCenter(QPointF(self._card.left() + self._signs - 6 + _RING / 2, self._first))
        return ring

    @property
    def _signs(self) -> int:
        return _signs(self.plate, pointable=self.pointable)

    @property
    def _first(self) -> float:
        """The middle of the first line: of the card itself where it is the only one."""
        return self._card.top() + self._card.height() * (0.33 if self.plate.caption else 0.5)

    def _paint_words(self, painter: QPainter, card: QRectF) -> None:
        theme, plate, tokens = self._theme, self.plate, self._theme.tokens
        x = card.left() + 14
        if plate.active:
            ribbon = QRectF(card.left() + 11, card.top() - 5, 13, card.height() * (0.62 if plate.caption else 0.8))
            paint_ribbon(painter, ribbon, theme, on_felt=False)
        x += self._signs
        first, second = self._first, card.top() + card.height() * 0.72
        name = theme.serif(Step.TEXT, bold=True)
        width = paint_line(painter, QPointF(x, first), plate.name, name, tokens.plate_ink, theme.text_suit)
        label = theme.sans(Step.LABEL)
        if plate.you:
            gap = 0 if theme.is_han else 6
            paint_line(painter, QPointF(x + width + gap, first), plate.you, label, tokens.plate_ink2, theme.text_suit)
        below = card.left() + 14 + _SIGN * plate.active  # the ring stands beside the name alone
        paint_line(painter, QPointF(below, second), plate.caption, label, tokens.plate_ink2, theme.text_suit)
        if plate.dealer:
            paint_dealer(painter, QRectF(card.right() - 28, first - 10, 20, 20), theme, plate.dealer)


def plate_width(plate: Plate, theme: Theme, least: float, *, pointable: bool) -> float:
    """The width that the words of a name card need."""
    title = line_width(plate.name, theme.serif(Step.TEXT, bold=True)) + line_width(plate.you, theme.sans(Step.LABEL))
    caption = line_width(plate.caption, theme.sans(Step.LABEL))
    beside, below = (28 + _signs(plate, pointable=rings) for rings in (pointable, False))
    dealer = 30 if plate.dealer else 0
    return max(least, title + 8 + beside + dealer, caption + below + (0 if title < caption else dealer / 2))


def _signs(plate: Plate, *, pointable: bool) -> int:
    """The room that ribbon and ring take before the words."""
    return _SIGN * (plate.active + pointable)
