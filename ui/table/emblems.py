"""The ace of spades, the joker and the back: the parts of the pack that are neither pips nor courts."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tutor.kernel.cards import Suit
from ui.theme.paths import outline, petals, placed
from ui.theme.suits import pip_path
from ui.theme.tokens import BLACK_SUIT, CINNABAR, GOLD, INLAY_GOLD

_CAP_LEFT: Final = outline(
    "M -.34 .16 C -.40 -.12 -.40 -.34 -.52 -.30 C -.56 -.28 -.58 -.18 -.55 -.08 C -.50 -.62 -.12 -.52 0 -.10 "
    "C -.04 .02 -.02 .10 0 .16 Z",
)
_CAP_RIGHT: Final = outline(
    "M .34 .16 C .40 -.12 .40 -.34 .52 -.30 C .56 -.28 .58 -.18 .55 -.08 C .50 -.62 .12 -.52 0 -.10 "
    "C -.04 .02 -.02 .10 0 .16 Z",
)
_CAP_MIDDLE: Final = outline("M -.20 .16 C -.26 -.16 -.12 -.44 .02 -.58 C .16 -.44 .26 -.16 .20 .16 Z")
_CAP_BAND: Final = outline("M -.37 .13 C -.15 .20 .15 .20 .37 .13 L .38 .25 C .15 .33 -.15 .33 -.38 .25 Z")
_BELLS: Final = ((-0.555, -0.03), (0.02, -0.63), (0.555, -0.03))
_INLAY: Final = outline(  # the spade's leaf without its stem
    "M 0 -.53 C .15 -.27 .49 -.11 .49 .14 C .49 .40 .15 .43 0 .215 C -.15 .43 -.49 .40 -.49 .14 "
    "C -.49 -.11 -.15 -.27 0 -.53 Z",
)
_CAP_RAYS: Final = 40
_PLAIN_BACK_BELOW: Final = 34


def paint_ace_of_spades(painter: QPainter, centre: QPointF, size: float, face: str) -> None:
    """Paint the printer's signature: an inlaid line and an eight-petal gold flower in the spade."""
    x, y = centre.x(), centre.y()
    spade = pip_path(Suit.SPADES)
    painter.fillPath(placed(spade, x, y, size), QColor(BLACK_SUIT))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(face), max(0.6, size * 0.019)))
    painter.drawPath(placed(_INLAY, x, y - size * 0.018, size * 0.79))
    painter.fillPath(placed(petals(8, 1, 0.18, 0.30), x, y + size * 0.075, size * 0.17), QColor(INLAY_GOLD))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(face))
    painter.drawEllipse(QPointF(x, y + size * 0.075), size * 0.035, size * 0.035)


def paint_cap(painter: QPainter, centre: QPointF, size: float, face: str, *, low: bool) -> None:
    """Paint the joker's three-pointed cap with bells; the low joker's is drawn in outline and ink alone."""
    ink, gold = QColor(BLACK_SUIT), QColor(GOLD)
    thin = max(0.6, size * 0.0175)
    x, y = centre.x(), centre.y()
    painter.setPen(QPen(_faded(ink if low else gold, 0.35), max(0.5, size * 0.013)))
    for ray in range(_CAP_RAYS):
        along = QPointF(cos(2 * pi * ray / _CAP_RAYS), sin(2 * pi * ray / _CAP_RAYS))
        middle = QPointF(x, y - size * 0.06)
        painter.drawLine(middle + along * (size * 0.57), middle + along * (size * (0.64 if ray % 2 else 0.70)))
    fills = (face, face, face) if low else (CINNABAR, BLACK_SUIT, GOLD)
    for part, fill in zip((_CAP_LEFT, _CAP_RIGHT, _CAP_MIDDLE), fills, strict=True):
        painter.setPen(QPen(ink, thin * 1.4) if low else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        painter.drawPath(placed(part, x, y, size))
    painter.fillPath(placed(_CAP_BAND, x, y, size), ink)
    painter.setPen(QPen(QColor(face), thin))
    painter.setBrush(ink if low else gold)
    for across, down in _BELLS:
        painter.drawEllipse(QPointF(x + across * size, y + down * size), size * 0.062, size * 0.062)
    for across in (-0.22, 0, 0.22):
        stone = placed(pip_path(Suit.DIAMONDS), x + across * size, y + (0.225 - abs(across) * 0.1) * size, size * 0.09)
        painter.fillPath(stone, QColor(face))


def paint_back(painter: QPainter, card: QRectF, ground: str, cream: str) -> None:
    """Paint the pattern of a back within its white border: lattice, small diamonds, a medallion of the four suits."""
    width = card.width()
    margin = width * 0.055
    field = card.adjusted(margin, margin, -margin, -margin)
    corner = width * 0.037
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(field, corner, corner)
    inset = width * 0.04
    panel = field.adjusted(inset, inset, -inset, -inset)
    if width >= _PLAIN_BACK_BELOW:
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(panel, corner * 0.65, corner * 0.65)
        painter.setClipPath(clip)
        _paint_lattice(painter, card, QColor(cream))
        painter.restore()
        _paint_medallion(painter, card.center(), width * 0.25, (QColor(ground), QColor(cream)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(cream), max(0.6, width * 0.01)))
    painter.drawRoundedRect(panel, corner * 0.65, corner * 0.65)


def _paint_lattice(painter: QPainter, card: QRectF, cream: QColor) -> None:
    step = card.width() / 8
    centre, reach = card.center(), card.height()
    painter.setPen(QPen(_faded(cream, 0.42), max(0.5, card.width() * 0.006)))
    knots = int(card.height() / step) + 3
    for knot in range(-knots, knots + 1):
        middle = QPointF(centre.x(), centre.y() + knot * step)
        painter.drawLine(middle + QPointF(-reach, -reach), middle + QPointF(reach, reach))
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
    for column in range(-5, 6):
        for row in range(-8, 9):
            if (column + row) % 2:
                spot = placed(pip_path(Suit.DIAMONDS), centre.x() + column * step, centre.y() + row * step, step * 0.22)
                painter.fillPath(spot, _faded(cream, 0.65))


def _paint_medallion(painter: QPainter, centre: QPointF, radius: float, colours: tuple[QColor, QColor]) -> None:
    ground, cream = colours
    painter.setBrush(ground)
    painter.setPen(QPen(cream, max(0.7, radius * 0.048)))
    painter.drawEllipse(centre, radius, radius)
    away = radius * 0.46
    for suit, across, down in (
        (Suit.SPADES, 0, -away),
        (Suit.HEARTS, away, 0),
        (Suit.CLUBS, 0, away),
        (Suit.DIAMONDS, -away, 0),
    ):
        painter.fillPath(placed(pip_path(suit), centre.x() + across, centre.y() + down, radius * 0.46), cream)


def _faded(colour: QColor, alpha: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(alpha)
    return faded
