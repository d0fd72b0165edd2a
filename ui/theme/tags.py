"""Marks that carry words: the pills *led* and *winning*, the dealer's disc, a keycap; and the coach's spectacles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from ui.theme.marks import paint_star
from ui.theme.paint import paint_box
from ui.theme.shadows import TAG_SHADOW, paint_shadow
from ui.theme.theme import Theme
from ui.theme.tokens import PILL, PILL_INK, PILL_LINE, Step, Tokens

_PILL_HEIGHT: Final = 20
_STAR_BOX: Final = 13
_SPECTACLES_GROUND: Final = "#241D16"
_SPECTACLES_GLASS: Final = "#FDFAF4"


def pill_size(text: str, theme: Theme, *, star: bool) -> QSizeF:
    """The size of a pill that holds `text`, with or without a star before it."""
    width = QFontMetricsF(theme.sans(Step.SMALL, bold=True)).horizontalAdvance(text)
    return QSizeF(width + (34 if star else 20), max(_PILL_HEIGHT, theme.px(Step.SMALL) * 1.5 + 2))


def paint_led(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    """Paint the plain pill of the card that was led."""
    paint_shadow(painter, rect, TAG_SHADOW, theme)
    edge = theme.tokens.ink if theme.tokens.high_contrast else None
    paint_box(painter, rect, rect.height() / 2, theme.tokens.plate, edge)
    _paint_words(painter, rect, theme, text, theme.tokens.plate_ink)


def paint_winning(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    """Paint the pill with a star of the card that is winning, or of a named card (a bower)."""
    paint_shadow(painter, rect, TAG_SHADOW, theme)
    paint_box(painter, rect, rect.height() / 2, PILL, PILL_LINE, 1.2)
    top = rect.center().y() - _STAR_BOX / 2
    paint_star(painter, QRectF(rect.left() + 7, top, _STAR_BOX, _STAR_BOX), "#8A5A00")
    _paint_words(painter, rect.adjusted(14, 0, 0, 0), theme, text, PILL_INK)


def paint_named(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    """Paint a yellow pill without a star, which gives a card its name (right bower)."""
    paint_box(painter, rect, rect.height() / 2, PILL, PILL_LINE, 1.2)
    _paint_words(painter, rect, theme, text, PILL_INK)


def _paint_words(painter: QPainter, rect: QRectF, theme: Theme, text: str, colour: str) -> None:
    painter.save()
    painter.setFont(theme.sans(Step.SMALL, bold=True))
    painter.setPen(QColor(colour))
    _draw_centred(painter, rect, text)
    painter.restore()


def _draw_centred(painter: QPainter, rect: QRectF, text: str) -> None:
    """Draw a line whose capitals (or Han) stand in the very middle, whatever the font's ascent says."""
    metrics = QFontMetricsF(painter.font())
    left = rect.center().x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(left, rect.center().y() + metrics.capHeight() / 2), text)


def paint_dealer(painter: QPainter, rect: QRectF, theme: Theme, word: str) -> None:
    """Paint the dealer's disc: ink, with the first sign of the dealer's word. D, 發, 发; 庄 in Spades."""
    size = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.tokens.plate_ink))
    painter.drawEllipse(rect.center(), size / 2, size / 2)
    font = theme.sans(Step.SMALL, bold=True)
    font.setPixelSize(max(8, round(size * (0.64 if theme.is_han else 0.58))))
    painter.setFont(font)
    painter.setPen(QColor(theme.tokens.plate))
    _draw_centred(painter, rect, word[:1].upper())
    painter.restore()


def keycap_size(key: str, theme: Theme) -> QSizeF:
    """The size of a small key that bears `key`."""
    metrics = QFontMetricsF(theme.sans(11))
    return QSizeF(metrics.horizontalAdvance(key) + 12, max(18, theme.px(11) * 1.6))


def paint_keycap(painter: QPainter, rect: QRectF, theme: Theme, key: str, colour: str) -> None:
    """Paint a key's name in a thin frame, beside the word of a button."""
    edge = QColor(colour)
    edge.setAlphaF(0.6)
    paint_box(painter, rect, 4, None, edge)
    painter.save()
    painter.setFont(theme.sans(11))
    painter.setPen(QColor(colour))
    _draw_centred(painter, rect, key)
    painter.restore()


def paint_coach(painter: QPainter, rect: QRectF, theme: Theme, *, on_felt: bool) -> None:
    """Paint the coach: round spectacles on a disc of ink. It has no face and no mood."""
    size = min(rect.width(), rect.height())
    ground, glass = _coach_colours(theme.tokens, on_felt=on_felt)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(rect.center(), size / 2, size / 2)
    painter.restore()
    inset = size * 0.18
    paint_spectacles(painter, rect.adjusted(inset, inset, -inset, -inset), glass)


def _coach_colours(tokens: Tokens, *, on_felt: bool) -> tuple[str, str]:
    """The ink of the page; beside the coach's bubble, which is of light paper in every look, always dark."""
    return (_SPECTACLES_GROUND, _SPECTACLES_GLASS) if on_felt else (tokens.ink, tokens.sheet)


def paint_spectacles(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Paint the spectacles alone, as wide as `rect`."""
    size = min(rect.width(), rect.height()) / 1.2
    x, y = rect.center().x(), rect.center().y()
    pen = QPen(QColor(colour), max(1.2, size * 0.095))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bridge = QPainterPath(QPointF(x - size * 0.065, y + size * 0.005))
    bridge.cubicTo(
        QPointF(x - size * 0.04, y - size * 0.09),
        QPointF(x + size * 0.04, y - size * 0.09),
        QPointF(x + size * 0.065, y + size * 0.005),
    )
    painter.drawPath(bridge)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(x + side * size * 0.29, y + size * 0.04), size * 0.225, size * 0.225)
        painter.drawLine(QPointF(x + side * size * 0.515, y), QPointF(x + side * size * 0.595, y - size * 0.10))
    painter.restore()
