"""One line of text with suit signs drawn as paths: never a glyph of a font."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from tutor.kernel.cards import Suit
from ui.theme.suits import draw_suit

_SIGNS: Final[dict[str, Suit | None]] = {
    "♠": Suit.SPADES,
    "♥": Suit.HEARTS,
    "♦": Suit.DIAMONDS,
    "♣": Suit.CLUBS,
    "★": None,
}
_PARTS: Final = re.compile("([♠♥♦♣★])")
_SIGN_SHARE: Final = 0.86


def line_width(text: str, font: QFont) -> float:
    """How wide a line is in px, its suit signs included."""
    metrics = QFontMetricsF(font)
    sign = font.pixelSize() * _SIGN_SHARE
    return sum(sign if part in _SIGNS else metrics.horizontalAdvance(part) for part in _PARTS.split(text) if part)


def paint_line(
    painter: QPainter,
    at: QPointF,
    text: str,
    font: QFont,
    colour: str,
    suit_colour: Callable[[Suit | None], str],
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Paint a line whose middle is at `at.y()`, from, up to or around `at.x()` as `align` says; return its width."""
    width = line_width(text, font)
    x = at.x()
    if align == Qt.AlignmentFlag.AlignRight:
        x -= width
    elif align == Qt.AlignmentFlag.AlignHCenter:
        x -= width / 2
    metrics = QFontMetricsF(font)
    base = at.y() + metrics.capHeight() / 2
    size = font.pixelSize()
    painter.save()
    painter.setFont(font)
    for part in filter(None, _PARTS.split(text)):
        if part in _SIGNS:
            box = QRectF(x + size * 0.06, at.y() - size * 0.40, size * (_SIGN_SHARE - 0.12), size * 0.8)
            suit = _SIGNS[part]
            draw_suit(painter, suit, box, suit_colour(suit))
            x += size * _SIGN_SHARE
        else:
            painter.setPen(QColor(colour))
            painter.drawText(QPointF(x, base), part)
            x += metrics.horizontalAdvance(part)
    painter.restore()
    return width
