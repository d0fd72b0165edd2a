"""Fine noise for the desk and the cloth, and the window light that falls across it. All of it is cached."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform, qRgba

from ui.theme.tokens import WINDOW_LIGHT, WINDOW_LIGHT_ALPHA

_TILE: Final = 256
_LIGHT_SCALE: Final = 10  # the light is painted this much smaller, which blurs it


@lru_cache(maxsize=8)
def grain(depth: int, seed: int, dpr: float) -> QPixmap:
    """A tile of clear noise: half its pixels are darkened, half lightened, by up to `depth` of 255."""
    noise = random.Random(seed).randbytes(_TILE * _TILE)
    image = QImage(noise, _TILE, _TILE, _TILE, QImage.Format.Format_Indexed8)
    image.setColorTable([_level(level, depth) for level in range(256)])
    pixmap = QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _level(level: int, depth: int) -> int:
    """The colour of a level of the noise: clear black below the middle, clear white above it."""
    half = 128
    white = 255 if level >= half else 0
    return qRgba(white, white, white, abs(level - half) * depth // half)


@lru_cache(maxsize=8)
def desk_tile(colour: str, depth: int, dpr: float) -> QPixmap:
    """An opaque tile of the desk, its grain on it."""
    tile = QPixmap(_TILE, _TILE)
    tile.setDevicePixelRatio(dpr)
    tile.fill(QColor(colour))
    painter = QPainter(tile)
    painter.drawPixmap(0, 0, grain(depth, 9, dpr))
    painter.end()
    return tile


def daylight(size: QSize) -> QImage:
    """The soft light of a window across a cloth of this size: six skewed panes, blurred by shrinking and growing."""
    width, height = size.width(), size.height()
    small = QImage(width // _LIGHT_SCALE + 2, height // _LIGHT_SCALE + 2, QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(1 / _LIGHT_SCALE, 1 / _LIGHT_SCALE)
    painter.setTransform(QTransform().shear(-0.55, 0) * painter.transform())
    painter.setPen(Qt.PenStyle.NoPen)
    pane_width, pane_height = width * 0.20, height * 0.36
    for column in range(2):
        for row in range(3):
            light = QColor(WINDOW_LIGHT)
            light.setAlpha(WINDOW_LIGHT_ALPHA - 3 * row)
            painter.setBrush(light)
            left = width * 0.40 + column * (pane_width + width * 0.022) + height * 0.28
            top = -height * 0.05 + row * (pane_height + height * 0.03)
            painter.drawRect(QRectF(left, top, pane_width, pane_height))
    painter.end()
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    half = small.scaled(max(2, small.width() // 2), max(2, small.height() // 2), keep, smooth)
    return half.scaled(size, keep, smooth)
