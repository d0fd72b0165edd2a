"""The icons and the Trickwise mark: strokes in a box of 24 about the origin, drawn, never loaded."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ui.theme.paths import outline, placed, star
from ui.theme.theme import Theme

_BOX: Final = 24
_STROKE: Final = 1.7  # px at any size

_STROKES: Final[dict[str, str]] = {
    "back": "M 3 -7 L -4 0 L 3 7",
    "forward": "M -3 -7 L 4 0 L -3 7",
    "down": "M -5 -2.5 L 0 2.5 L 5 -2.5",
    "up": "M -5 2.5 L 0 -2.5 L 5 2.5",
    "right": "M -2.5 -5 L 2.5 0 L -2.5 5",
    "last": "M -5 -7 L 2 0 L -5 7 M 6 -7 L 6 7",
    "undo": "M -8 -3 L 3 -3 C 11 -3 11 8 3 8 L -2 8 M -4 -7.5 L -8.5 -3 L -4 1.5",
    "redo": "M 8 -3 L -3 -3 C -11 -3 -11 8 -3 8 L 2 8 M 4 -7.5 L 8.5 -3 L 4 1.5",
    "branch": "M -7 9 L -7 -9 M -7 4 C -7 -2 7 2 7 -6 M 3 -4 L 7 -9 L 11 -4",
    "book": ("M 0 -6 C -3 -9 -8 -9 -10 -8 L -10 7 C -8 6 -3 6 0 9 C 3 6 8 6 10 7 L 10 -8 C 8 -9 3 -9 0 -6 L 0 9"),
    "scales": (
        "M 0 -9 L 0 8 M -5 9 L 5 9 M -8 -6 L 8 -6 M -8 -6 L -11.5 2 C -10.5 5.5 -5.5 5.5 -4.5 2 L -8 -6 "
        "M 8 -6 L 4.5 2 C 5.5 5.5 10.5 5.5 11.5 2 L 8 -6"
    ),
    "grid": "M -9 -8 L 9 -8 L 9 8 L -9 8 Z M -9 -2.7 L 9 -2.7 M -9 2.7 L 9 2.7 M -4 -8 L -4 8",
    "transcript": "M -8 -7 L 8 -7 M -8 -2.3 L 8 -2.3 M -8 2.3 L 8 2.3 M -8 7 L 2 7",
    "globe": "O 0 0 9 M 0 -9 C -5.3 -5 -5.3 5 0 9 C 5.3 5 5.3 -5 0 -9 M -9 0 L 9 0",
    "sun": (
        "O 0 0 4 M 7 0 L 10 0 M 4.95 4.95 L 7.07 7.07 M 0 7 L 0 10 M -4.95 4.95 L -7.07 7.07 "
        "M -7 0 L -10 0 M -4.95 -4.95 L -7.07 -7.07 M 0 -7 L 0 -10 M 4.95 -4.95 L 7.07 -7.07"
    ),
    "moon": "M 3 -9 C -9 -8 -10 8 2 9.5 C 6 9.5 8.5 7 9.5 4 C 0 7 -4 -3 3 -9 Z",
    "plus": "M -6 0 L 6 0 M 0 -6 L 0 6",
    "minus": "M -6 0 L 6 0",
    "question": "M -4.5 -4 C -4.5 -10 5 -10 5 -4 C 5 -.5 0 -.5 0 3 M 0 8 L 0 8.1",
    "check": "M -8 .5 L -2.5 6 L 8 -6",
    "close": "M -6 -6 L 6 6 M 6 -6 L -6 6",
    "print": ("M -5 -3 L -5 -9 L 5 -9 L 5 -3 M -5 5 L -9 5 L -9 -3 L 9 -3 L 9 5 L 5 5 M -5 2 L 5 2 L 5 9 L -5 9 Z"),
    "copy": "M -4 -4 L 8 -4 L 8 9 L -4 9 Z M -8 4 L -8 -9 L 4 -9",
    "save": "M 0 -9 L 0 4 M -5 -1 L 0 4 L 5 -1 M -9 3 L -9 9 L 9 9 L 9 3",
    "open": "M -9 8 L -9 -7 L -3 -7 L -1 -4 L 9 -4 L 9 8 Z",
    "eye": "M -10 0 C -5 -8 5 -8 10 0 C 5 8 -5 8 -10 0 Z O 0 0 3",
}
_STARS: Final = ("star", "star-empty")
ICONS: Final = (*_STROKES, "gear", *_STARS)
"""Every name that `paint_icon` knows."""


@cache
def icon_path(name: str) -> QPainterPath:
    """The strokes of an icon in a box of 24 about the origin. Raises KeyError for a name that is none."""
    if name == "gear":
        gear = _gear()
        gear.addEllipse(QPointF(0, 0), 3, 3)
        return gear
    if name in _STARS:
        return placed(star(5, 1, 0.46), 0, 0.6, 10)
    return outline(_STROKES[name])


def _gear() -> QPainterPath:
    return placed(star(8, 1, 0.78), 0, 0, 9.5)


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: str) -> None:
    """Paint an icon into the largest square in the middle of `rect`."""
    size = min(rect.width(), rect.height())
    scale = size / _BOX
    pen = QPen(QColor(colour), _STROKE * max(1.0, size / 20) / scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.setPen(pen)
    painter.setBrush(QColor(colour) if name == "star" else Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(name))
    painter.restore()


@lru_cache(maxsize=256)
def icon_pixmap(name: str, colour: str, size: float, dpr: float) -> QPixmap:
    """An icon as a pixmap of `size` logical px. It is shared: draw it, don't paint on it."""
    side = max(1, round(size * dpr))
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, name, QRectF(0, 0, side / dpr, side / dpr), colour)
    painter.end()
    return pixmap


def paint_logo(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the Trickwise mark: the four cards of a trick, fanned into a square."""
    size = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.rotate(14)
    for colour in (theme.tokens.ink, theme.tokens.accent) * 2:
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(-size * 0.14, -size * 0.50, size * 0.28, size * 0.42), size * 0.06, size * 0.06)
        painter.rotate(90)
    painter.restore()


def logo_pixmap(size: int, theme: Theme, dpr: float = 1.0) -> QPixmap:
    """The mark as a pixmap, for window icons and headers."""
    pixmap = QPixmap(QSize(size, size) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_logo(painter, QRectF(0, 0, size, size), theme)
    painter.end()
    return pixmap
