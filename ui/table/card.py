"""One card on the felt: a button with a cached picture, reachable by mouse, touch, keys and screen reader."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from tutor.kernel.cards import Card
from ui.table.face import paint_card_at
from ui.table.layout import Spot
from ui.theme.marks import paint_focus_ring
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RADIUS

_MARGIN = 8
_ARROWS: Final = frozenset((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down))


class CardWidget(QAbstractButton):
    """A card face up. It never moves by itself: it says what is wished of it.

    Signals: `touched` (a press, before anything comes of it), `tapped` (a press and release in place), `double_tapped`;
    `picked_up`, `dragged` and `let_go` with the pointer's place on the felt; `pulled`: a drag where none is taken.
    """

    touched = Signal()
    pulled = Signal()

    tapped = Signal()
    double_tapped = Signal()
    picked_up = Signal(QPointF)
    dragged = Signal(QPointF)
    let_go = Signal(QPointF)

    def __init__(self, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.may_drag = False
        self.is_held = False
        self._theme = Theme()
        self._spot = Spot(QPointF(), 1.0)
        self._veiled = False
        self._picture: QPixmap | None = None
        self._pressed: QPoint | None = None
        self._began = QPointF()
        self._dragging = False
        self._ringed = False
        self.setProperty("focus_ring", False)  # the window's ring would follow the shadow; this one follows the card
        self._doubled = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.tapped)  # by key or screen reader: the mouse has its own way below

    def place(self, spot: Spot, theme: Theme, *, veiled: bool = False) -> None:
        """Stands at a spot, drawn after `theme`."""
        if (spot, theme, veiled) == (self._spot, self._theme, self._veiled):
            return
        self._spot, self._theme, self._veiled, self._picture = spot, theme, veiled, None
        box = spot.rect
        if spot.turn:
            box = box.adjusted(-8, -8, 8, 8)
        self.setGeometry(box.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN).toAlignedRect())
        self.update()

    @property
    def spot(self) -> Spot:
        """Where it stands."""
        return self._spot

    @property
    def face(self) -> QRect:
        """The card itself, without the room for its shadow, in its own coordinates."""
        return self._spot.rect.translated(-QPointF(self.pos())).toAlignedRect()

    def hitButton(self, pos: QPoint) -> bool:
        """Whether a press hits the card rather than its shadow."""
        return self.face.contains(pos)

    def sizeHint(self) -> QSize:
        """As large as it stands."""
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shows the card, rendered once for each place, and the keyboard's ring; nothing while it is carried."""
        if self._dragging:
            return
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != dpr:
            self._picture = self._rendered(dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        if self.hasFocus() and self._ringed:
            spot = self._spot
            painter.translate(spot.centre - QPointF(self.pos()))
            painter.rotate(spot.turn)
            radius = spot.width * CARD_RADIUS
            paint_focus_ring(painter, spot.rect.translated(-spot.centre), self._theme, on_felt=True, radius=radius)

    def _rendered(self, dpr: float) -> QPixmap:
        """Shadow and face, turned as the card lies."""
        picture = QPixmap(self.size() * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        spot = self._spot
        painter.translate(spot.centre - QPointF(self.pos()))
        if spot.turn:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.rotate(spot.turn)
        face = spot.rect.translated(-spot.centre)
        paint_card_at(painter, self.card, face, dpr, self._theme, veiled=self._veiled)
        painter.end()
        return picture

    @property
    def is_carried(self) -> bool:
        """Whether the pointer carries it. It must not be hidden then: Qt would send it no move and no release."""
        return self._dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remembers where it was touched."""
        if event.button() != Qt.MouseButton.LeftButton or not self.hitButton(event.position().toPoint()):
            event.ignore()
            return
        on_felt = self.mapToParent(event.position())
        self.touched.emit()  # which may end what moves, and give the card another place
        self._pressed = self.mapFromParent(on_felt).toPoint()
        self._began = event.globalPosition()
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begins a drag after the system's distance, then follows the pointer."""
        if self._pressed is None or not self.may_drag:
            return
        here = event.position()
        if not self._dragging:
            if not self._is_far(event):
                return
            self._dragging = True
            self.picked_up.emit(self.mapToParent(QPointF(self._pressed)))
        self.dragged.emit(self.mapToParent(here))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ends a drag, or was a tap; another button that is let go meanwhile is nothing."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if pressed is None:
            return
        if dragging:
            self.let_go.emit(self.mapToParent(event.position()))
        elif self._doubled:
            self._doubled = False
        elif self.hitButton(event.position().toPoint()) or not self._is_far(event):
            self.tapped.emit()
        else:
            self.pulled.emit()

    def _is_far(self, event: QMouseEvent) -> bool:
        """Whether the pointer has gone the system's distance of a drag since the press, wherever the card is by now."""
        moved = (event.globalPosition() - self._began).manhattanLength()
        return moved >= QGuiApplication.styleHints().startDragDistance()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick presses are one wish; the release that follows is no second one."""
        if event.button() == Qt.MouseButton.LeftButton and self.hitButton(event.position().toPoint()):
            self._pressed, self._doubled = event.position().toPoint(), True
            self.double_tapped.emit()

    def forget_press(self) -> None:
        """Lets go of a drag that was broken off elsewhere."""
        self._pressed, self._dragging = None, False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the felt's: a button would give the focus to whatever lies that way on the page."""
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the ring, unless it was the mouse that brought the focus."""
        self._ringed = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Takes the ring away."""
        super().focusOutEvent(event)
        self.update()
