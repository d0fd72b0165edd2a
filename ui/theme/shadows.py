"""Soft warm shadows, rendered once as small images and stretched in nine parts to any size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, erf, sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class Shadow:
    """A shadow from above: how far it is blurred, how far it falls, how dark it is under the middle of an edge."""

    blur: float
    fall: float
    strength: float


SHEET_SHADOW: Final = Shadow(16, 5, 0.13)
FELT_SHADOW: Final = Shadow(18, 6, 0.16)
PLATE_SHADOW: Final = Shadow(8, 2, 0.16)
COACH_SHADOW: Final = Shadow(18, 6, 0.30)
TAG_SHADOW: Final = Shadow(5, 1, 0.14)
CARD_SHADOW: Final = Shadow(5, 1.2, 0.26)
LIFTED_SHADOW: Final = Shadow(15, 11, 0.34)

_SIGMA_OF_BLUR: Final = 0.46
_REACH: Final = 2.6  # sigmas from the edge to where nothing is left to see


def paint_shadow(painter: QPainter, rect: QRectF, shadow: Shadow, theme: Theme) -> None:
    """Paint the shadow that a shape of this outline throws; call it before the shape."""
    strength = shadow.strength * (1.8 if theme.tokens.dark else 1.0)
    reach = ceil(shadow.blur * _SIGMA_OF_BLUR * _REACH)
    image = _corner_image(theme.tokens.shadow, shadow.blur, min(0.9, strength * 1.5), reach)
    outer = rect.adjusted(-reach, -reach, reach, reach).translated(0, shadow.fall)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _paint_nine(painter, outer, image, 2 * reach)
    painter.restore()


@lru_cache(maxsize=64)
def _corner_image(colour: str, blur: float, strength: float, reach: int) -> QPixmap:
    """A shadow of the smallest shape that has a full-strength middle: a square of 2 x 2 x reach, and one px between."""
    half = 2 * reach
    sigma = max(0.5, blur * _SIGMA_OF_BLUR)
    edge = [0.5 * (1 + erf((place + 0.5 - reach) / (sigma * sqrt(2)))) for place in range(half)]
    ink = QColor(colour)
    levels = [_premultiplied(ink, level) for level in range(256)]
    peak = 255 * strength
    quarter = [[levels[round(peak * down * across)] for across in (*edge, 1.0)] for down in (*edge, 1.0)]
    rows = [b"".join((*row, *reversed(row[:-1]))) for row in quarter]
    pixels = b"".join((*rows, *reversed(rows[:-1])))
    side = len(rows) * 2 - 1
    image = QImage(pixels, side, side, side * 4, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image.copy())


def _premultiplied(ink: QColor, alpha: int) -> bytes:
    """One pixel in the memory order of a little-endian premultiplied ARGB image."""
    parts = (ink.blue(), ink.green(), ink.red())
    return bytes([*(part * alpha // 255 for part in parts), alpha])


def _paint_nine(painter: QPainter, outer: QRectF, pixmap: QPixmap, corner: int) -> None:
    """Stretch the pixmap's middle row and column; corners shrink where the shape is smaller than they are."""
    side = pixmap.width()
    across = _stops(outer.left(), outer.width(), corner)
    down = _stops(outer.top(), outer.height(), corner)
    source = ((0, corner), (corner, 1), (side - corner, corner))
    for (top, height), (source_top, source_height) in zip(down, source, strict=True):
        for (left, width), (source_left, source_width) in zip(across, source, strict=True):
            if width > 0 and height > 0:
                painter.drawPixmap(
                    QRectF(left, top, width, height),
                    pixmap,
                    QRectF(source_left, source_top, source_width, source_height),
                )


def _stops(start: float, length: float, corner: int) -> tuple[tuple[float, float], ...]:
    end = min(float(corner), length / 2)
    return ((start, end), (start + end, length - 2 * end), (start + length - end, end))


@lru_cache(maxsize=48)
def card_shadow_pixmap(width: float, height: float, dpr: float, shadow: Shadow, theme: Theme) -> QPixmap:
    """A card's shadow as one pixmap; draw it at `shadow_origin` from the card's top left corner."""
    origin = shadow_origin(shadow)
    pixmap = QPixmap(ceil((width - 2 * origin.x()) * dpr), ceil((height - origin.y() * 2 + 2 * shadow.fall) * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    paint_shadow(painter, QRectF(-origin.x(), -origin.y(), width, height), shadow, theme)
    painter.end()
    return pixmap


def shadow_origin(shadow: Shadow) -> QPointF:
    """Where a card's shadow pixmap begins, seen from the card's top left corner (negative)."""
    reach = ceil(shadow.blur * _SIGMA_OF_BLUR * _REACH)
    return QPointF(-reach, -reach)
