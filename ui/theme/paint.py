"""The large surfaces: desk, sheets of paper, felt in its oak rim. Everything that does not move is a cached pixmap."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from ui.theme.grain import daylight, desk_tile, grain
from ui.theme.shadows import FELT_SHADOW, SHEET_SHADOW, Shadow, paint_shadow
from ui.theme.theme import Theme
from ui.theme.tokens import FELT_RIM, LAMP_LIGHT, Cloth, Radius, Tokens

_SPINE: Final = 26
_INLAY: Final = 13  # from the cloth's edge to the inlaid line
_OAK_LINES: Final = 90
_SMALL_FELT: Final = 400


def tint(colour: str, alpha: float) -> QColor:
    """A colour at `alpha` (0 clear, 1 solid)."""
    faded = QColor(colour)
    faded.setAlphaF(alpha)
    return faded


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | str | None,
    line: QColor | str | None = None,
    line_width: float = 1.0,
) -> None:
    """Paint a rounded box; its line lies wholly inside `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor(fill))
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
    else:
        half = line_width / 2
        painter.setPen(QPen(QColor(line), line_width))
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
    painter.restore()


def paint_desk(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the desk behind everything, with its grain (none in high contrast)."""
    if theme.tokens.high_contrast:
        painter.fillRect(rect, QColor(theme.tokens.desk))
        return
    tile = desk_tile(theme.tokens.desk, 5, painter.device().devicePixelRatioF())
    painter.drawTiledPixmap(rect, tile)


def paint_sheet(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    spine: bool = False,
    radius: float = Radius.SHEET,
    shadow: Shadow = SHEET_SHADOW,
) -> None:
    """Paint a sheet of paper; `spine` darkens its left edge, as a page of a bound book."""
    tokens = theme.tokens
    if not tokens.high_contrast:
        paint_shadow(painter, rect, shadow, theme)
    paint_box(painter, rect, radius, tokens.sheet)
    if tokens.high_contrast:
        paint_box(painter, rect, radius, None, tokens.ink, 1.5)
        return
    if tokens.dark:
        paint_box(painter, rect, radius, None, tint("#FFF0D6", 0.08))
    if spine:
        fold = QLinearGradient(rect.left(), 0, rect.left() + _SPINE, 0)
        fold.setColorAt(0, tint(tokens.shadow, 0.35 if tokens.dark else 0.10))
        fold.setColorAt(1, tint(tokens.shadow, 0))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(rect, radius), fold)
        painter.restore()


def felt_inside(rect: QRectF, rim: float = FELT_RIM) -> QRectF:
    """The cloth of a felt that is painted into `rect`."""
    return rect.adjusted(rim, rim, -rim, -rim)


def paint_felt(painter: QPainter, rect: QRectF, theme: Theme, rim: float = FELT_RIM) -> QRectF:
    """Paint the table (shadow, oak rim, cloth, light) and return the cloth's rectangle."""
    if not theme.tokens.high_contrast:
        paint_shadow(painter, rect, FELT_SHADOW, theme)
    dpr = painter.device().devicePixelRatioF()
    painter.drawPixmap(rect.topLeft(), felt_pixmap(rect.size().toSize(), dpr, theme.tokens, theme.felt, rim))
    return felt_inside(rect, rim)


@lru_cache(maxsize=6)
def felt_pixmap(size: QSize, dpr: float, tokens: Tokens, cloth: Cloth, rim: float) -> QPixmap:
    """The table without its shadow, `size` logical px."""
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outer = QRectF(0, 0, size.width(), size.height())
    _paint_oak(painter, outer, tokens)
    painter.end()
    cloth_pixmap = _cloth_pixmap(felt_inside(outer, rim).size().toSize(), dpr, tokens, cloth)
    painter = QPainter(pixmap)
    painter.drawPixmap(QPointF(rim, rim), cloth_pixmap)
    painter.end()
    return pixmap


def _paint_oak(painter: QPainter, rect: QRectF, tokens: Tokens) -> None:
    """Paint the rim as one piece of oak: light from above, grain along it, a bright upper edge."""
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, QColor(tokens.oak))
    wood.setColorAt(1, QColor(tokens.oak2))
    painter.fillPath(rounded(rect, Radius.FELT), wood)
    painter.save()
    painter.setClipPath(rounded(rect, Radius.FELT))
    chance = random.Random(8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(_OAK_LINES):
        y = rect.top() + chance.random() * rect.height()
        painter.setPen(QPen(tint(tokens.oak_grain, 0.05 + 0.10 * chance.random()), 0.7))
        fibre = QPainterPath(QPointF(rect.left(), y))
        fibre.cubicTo(
            QPointF(rect.left() + rect.width() * 0.3, y + 6 * chance.uniform(-1, 1)),
            QPointF(rect.left() + rect.width() * 0.7, y + 6 * chance.uniform(-1, 1)),
            QPointF(rect.right(), y + 4 * chance.uniform(-1, 1)),
        )
        painter.drawPath(fibre)
    painter.restore()
    edge = "#000000" if tokens.high_contrast and not tokens.dark else "#FFFFFF"
    paint_box(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), Radius.FELT - 0.5, None, tint(edge, _edge_light(tokens)))


def _edge_light(tokens: Tokens) -> float:
    if tokens.high_contrast:
        return 1.0
    return 0.10 if tokens.dark else 0.35


def _cloth_pixmap(size: QSize, dpr: float, tokens: Tokens, cloth: Cloth) -> QPixmap:
    """The cloth alone, rounded: its colour, grain, light, the rim's shade and the inlaid line."""
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    rect = QRectF(0, 0, size.width(), size.height())
    painter = QPainter(pixmap)
    painter.fillRect(rect, QColor(cloth.middle))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not tokens.high_contrast:
        _paint_light(painter, rect, size, tokens, cloth)
        _paint_shade(painter, rect)
    if min(size.width(), size.height()) > 2 * _INLAY:
        inlay = rect.adjusted(_INLAY, _INLAY, -_INLAY, -_INLAY)
        paint_box(painter, inlay, 5, None, tint(cloth.line, 0.38))
    mask = QPainterPath()
    mask.addRect(rect.adjusted(-1, -1, 1, 1))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(mask - rounded(rect, Radius.FELT_INNER), Qt.GlobalColor.black)
    painter.end()
    return pixmap


def _paint_light(painter: QPainter, rect: QRectF, size: QSize, tokens: Tokens, cloth: Cloth) -> None:
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * 0.42)
    ground = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.70)
    ground.setColorAt(0, QColor(cloth.middle).lighter(103))
    ground.setColorAt(0.55, QColor(cloth.middle))
    ground.setColorAt(1, QColor(cloth.edge))
    painter.fillRect(rect, ground)
    painter.drawTiledPixmap(
        rect, grain(10 if size.width() > _SMALL_FELT else 7, 3, painter.device().devicePixelRatioF())
    )
    if not tokens.dark:
        painter.drawImage(rect, daylight(size))
        return
    lamp = QRadialGradient(QPointF(rect.center().x(), rect.top() + rect.height() * 0.36), rect.width() * 0.55)
    lamp.setColorAt(0, tint(LAMP_LIGHT, 34 / 255))
    lamp.setColorAt(1, tint(LAMP_LIGHT, 0))
    painter.fillRect(rect, lamp)


def _paint_shade(painter: QPainter, rect: QRectF) -> None:
    """Paint the little shade that the rim throws on the cloth."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(7):
        painter.setPen(QPen(QColor(10, 14, 8, 26 - 3 * ring), 1.6))
        corner = Radius.FELT_INNER - ring * 0.5
        painter.drawRoundedRect(rect.adjusted(ring, ring + 0.6, -ring, -ring + 0.6), corner, corner)
    painter.restore()
