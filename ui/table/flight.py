"""Cards on their way: a ghost that is carried by the pointer or flies from place to place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import ceil

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from tutor.kernel.cards import Card
from ui.table.face import paint_card_at
from ui.table.layout import Spot
from ui.theme.shadows import CARD_SHADOW, LIFTED_SHADOW
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO

_MARGIN = 34
_LIFTED_SCALE = 1.04
_LIFTED_TURN = 2.0


class Pace(Enum):
    """How long a motion takes at the normal speed, in ms, and how it begins and ends."""

    PLAY = (220, QEasingCurve.Type.OutCubic)
    HOME = (320, QEasingCurve.Type.InOutCubic)
    GATHER = (280, QEasingCurve.Type.InOutCubic)


class Ghost(QWidget):
    """A picture of a card above everything else; it takes no press and is no card to a screen reader."""

    def __init__(self, parent: QWidget, card: Card | None, width: float, theme: Theme) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.card, self._width, self._theme = card, width, theme
        self._picture = QPixmap()
        self.draw(lifted=False)

    def draw(self, *, lifted: bool, turn: float = 0.0) -> None:
        """Renders the card once, lying on the cloth or lifted off it."""
        dpr = self.devicePixelRatioF()
        width = self._width * (_LIFTED_SCALE if lifted else 1.0)
        height = width * CARD_RATIO
        size = QSize(ceil(width + 2 * _MARGIN), ceil(height + 2 * _MARGIN))
        picture = QPixmap(size * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(size.width() / 2, size.height() / 2)
        painter.rotate(_LIFTED_TURN if lifted else turn)
        face = QRectF(-width / 2, -height / 2, width, height)
        paint_card_at(painter, self.card, face, dpr, self._theme, shadow=LIFTED_SHADOW if lifted else CARD_SHADOW)
        painter.end()
        self._picture = picture
        self.resize(size)
        self.update()

    def centre_on(self, point: QPointF) -> None:
        """Puts the card's middle on a point of the felt."""
        self.move(round(point.x() - self.width() / 2), round(point.y() - self.height() / 2))

    @property
    def centre(self) -> QPointF:
        return QPointF(self.x() + self.width() / 2, self.y() + self.height() / 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shows the rendered picture."""
        QPainter(self).drawPixmap(0, 0, self._picture)


@dataclass(frozen=True, slots=True)
class Leg:
    """One flight: what flies, from where, to where, and whether it bows on its way."""

    ghost: Ghost
    start: QPointF
    end: Spot
    bow: float = 0.0


class Flight(QObject):
    """Some ghosts flying at the same time. `land` calls back at once and for good; so does the end of the motion."""

    def __init__(
        self, parent: QObject, legs: tuple[Leg, ...], pace: Pace, speed: float, landed: Callable[[], None]
    ) -> None:
        """`speed` multiplies the duration; at 0 nothing moves and it lands at once."""
        super().__init__(parent)
        self._legs, self._landed, self._over = legs, landed, False
        duration, curve = pace.value
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(curve)
        self._motion.setDuration(round(duration * speed))
        self._motion.valueChanged.connect(self._step)
        self._motion.finished.connect(self.land)
        for leg in legs:
            leg.ghost.centre_on(leg.start)
            leg.ghost.show()
            leg.ghost.raise_()

    def take_off(self) -> None:
        """Begins to move."""
        if self._motion.duration() <= 0:
            self.land()
        else:
            self._motion.start()

    def land(self) -> None:
        """Ends the motion now."""
        if self._over:
            return
        self._over = True
        self._motion.stop()
        for leg in self._legs:
            leg.ghost.hide()
            leg.ghost.deleteLater()
        self._landed()
        self.deleteLater()

    def _step(self, share: float) -> None:
        for leg in self._legs:
            way = leg.end.centre - leg.start
            bow = QPointF(-way.y(), way.x()) * (leg.bow * share * (1 - share))
            leg.ghost.centre_on(leg.start + way * share + bow)
