"""The signs of the table: three that differ in shape before they differ in colour, and the small ones around them.

*Yours to act* is a hanging ribbon, *evidence* is square (brackets, a tab with an asterisk), *legal* is round (a disc
with a tick). Each function paints into `rect`; `on_felt` picks the colours for cloth instead of paper.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.theme.paint import paint_box, tint
from ui.theme.paths import placed, star
from ui.theme.theme import Theme
from ui.theme.tokens import DISC_INK, TAB_INK, Radius

BRACKET_GAP: Final = 6
BRACKET_WIDTH: Final = 2.8
FOCUS_GAP: Final = 2
FOCUS_WIDTH: Final = 2
TAB_SIZE: Final = 22
DISC_SIZE: Final = 21
_KEYLINE: Final = 1.5
_LONGEST_ARM: Final = 26


def _line(colour: str, width: float, *, round_ends: bool = True) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if round_ends else Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin if round_ends else Qt.PenJoinStyle.MiterJoin)
    return pen


def _fill(painter: QPainter, path: QPainterPath, fill: str, keyline: str | None) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen if keyline is None else QPen(QColor(keyline), _KEYLINE))
    painter.setBrush(QColor(fill))
    painter.drawPath(path)
    painter.restore()


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def paint_ribbon(painter: QPainter, rect: QRectF, theme: Theme, *, on_felt: bool) -> None:
    """Paint "yours to act": a bookmark ribbon with a swallow tail, hanging. On felt it has its cream keyline."""
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    notch = bottom - rect.width() * 0.36
    path = _polygon((left, top), (right, top), (right, bottom), (rect.center().x(), notch), (left, bottom))
    _fill(painter, path, theme.tokens.accent, theme.tokens.keyline if on_felt else None)


def paint_ribbon_sideways(painter: QPainter, rect: QRectF, theme: Theme, *, on_felt: bool = False) -> None:
    """Paint the ribbon on a row, its tail to the right."""
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    notch = right - rect.height() * 0.30
    path = _polygon((left, top), (right, top), (notch, rect.center().y()), (right, bottom), (left, bottom))
    _fill(painter, path, theme.tokens.accent, theme.tokens.keyline if on_felt else None)


def paint_place(painter: QPainter, rect: QRectF, theme: Theme, *, hot: bool = False) -> None:
    """Paint the dashed place for a card on the felt; `hot` is a place over which a card is held."""
    cream = theme.tokens.on_felt
    pen = QPen(QColor(cream), 2.4 if hot else 1.8)
    if not hot:
        pen.setDashPattern([4, 3])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(tint(cream, 0.20 if hot else 0.10))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), Radius.PLATE, Radius.PLATE)
    painter.restore()


def paint_brackets(painter: QPainter, rect: QRectF, theme: Theme, *, on_felt: bool, gap: float = BRACKET_GAP) -> None:
    """Paint "evidence": printer's corner brackets, `gap` px outside `rect` (one pair round a whole run of cards)."""
    outer = rect.adjusted(-gap, -gap, gap, gap)
    arm = min(_LONGEST_ARM, min(outer.width(), outer.height()) * 0.22)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = theme.tokens.felt_evidence if on_felt else theme.tokens.evidence
    painter.setPen(_line(colour, BRACKET_WIDTH, round_ends=False))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for corner, across, down in (
        (outer.topLeft(), arm, arm),
        (outer.topRight(), -arm, arm),
        (outer.bottomLeft(), arm, -arm),
        (outer.bottomRight(), -arm, -arm),
    ):
        painter.drawPolyline([corner + QPointF(across, 0), corner, corner + QPointF(0, down)])
    painter.restore()


def paint_evidence_tab(painter: QPainter, rect: QRectF, theme: Theme, *, on_felt: bool) -> None:
    """Paint the square tab with an asterisk, which stands at the card and at the sentence that speaks of it."""
    tokens = theme.tokens
    bright = on_felt or tokens.dark
    paint_box(painter, rect, Radius.SQUARE, tokens.felt_evidence if on_felt else tokens.evidence)
    size = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_line(TAB_INK if bright else "#FFFFFF", size * 0.11))
    for ray in range(3):
        along = QPointF(cos(pi / 2 + ray * pi / 3), sin(pi / 2 + ray * pi / 3)) * (size * 0.28)
        painter.drawLine(rect.center() - along, rect.center() + along)
    painter.restore()


def paint_legal_disc(painter: QPainter, rect: QRectF, theme: Theme, *, on_felt: bool) -> None:
    """Paint "legal": a round disc with a tick, at the foot of a card."""
    tokens = theme.tokens
    bright = on_felt or tokens.dark
    size = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.felt_legal if on_felt else tokens.legal))
    painter.drawEllipse(rect.center(), size / 2, size / 2)
    painter.restore()
    _paint_tick(painter, rect.center(), size * 0.5, DISC_INK if bright else "#FFFFFF", size * 0.115)


def paint_tick(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Paint a bare tick."""
    size = min(rect.width(), rect.height())
    _paint_tick(painter, rect.center(), size * 0.8, colour, max(1.6, size * 0.14))


def _paint_tick(painter: QPainter, centre: QPointF, size: float, colour: str, width: float) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_line(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(
        [
            centre + QPointF(-size * 0.5, size * 0.02),
            centre + QPointF(-size * 0.12, size * 0.38),
            centre + QPointF(size * 0.5, -size * 0.36),
        ],
    )
    painter.restore()


def paint_star(painter: QPainter, rect: QRectF, colour: str, *, filled: bool = True) -> None:
    """Paint a five-point star, won (filled) or not."""
    radius = min(rect.width(), rect.height()) / 2 - 0.6
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(colour), 1.1)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(colour) if filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(placed(star(5, 1, 0.46), rect.center().x(), rect.center().y() + radius * 0.06, radius))
    painter.restore()


def paint_differs(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint "differs": an ochre lozenge with an unequal sign, for the gutter between two score sheets."""
    size = min(rect.width(), rect.height())
    x, y, half = rect.center().x(), rect.center().y(), size / 2
    ground = _polygon((x, y - half), (x + half, y), (x, y + half), (x - half, y))
    _fill(painter, ground, theme.tokens.evidence, None)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_line(TAB_INK if theme.tokens.dark else "#FFFFFF", size * 0.059))
    for down in (-0.09 * size, 0.09 * size):
        painter.drawLine(QPointF(x - 0.18 * size, y + down), QPointF(x + 0.18 * size, y + down))
    painter.drawLine(QPointF(x - 0.095 * size, y + 0.205 * size), QPointF(x + 0.095 * size, y - 0.205 * size))
    painter.restore()


def paint_same(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint "same": a bare equals sign."""
    centre = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_line(theme.tokens.ink3, 1.6))
    for down in (-2.5, 2.5):
        painter.drawLine(centre + QPointF(-5, down), centre + QPointF(5, down))
    painter.restore()


def paint_focus_ring(painter: QPainter, rect: QRectF, theme: Theme, *, on_felt: bool, radius: float) -> None:
    """Paint the focus ring round a control that fills `rect` with corners of `radius`: 2 px, outside a 2 px gap."""
    away = FOCUS_GAP + FOCUS_WIDTH
    colour = theme.tokens.on_felt if on_felt else theme.tokens.ink
    ring = rect.adjusted(-away, -away, away, away)
    paint_box(painter, ring, radius + away, None, colour, FOCUS_WIDTH)
