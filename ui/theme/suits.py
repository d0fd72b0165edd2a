"""The four suits and the joker's star as paths: on cards, in text, on controls. They never come from a font."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from tutor.kernel.cards import Suit
from ui.theme.paths import outline, placed, star

_SUITS: Final[dict[Suit, str]] = {
    Suit.HEARTS: (
        "M 0 -.235 C -.07 -.50 -.50 -.55 -.50 -.17 C -.50 .12 -.15 .27 0 .52 "
        "C .15 .27 .50 .12 .50 -.17 C .50 -.55 .07 -.50 0 -.235 Z"
    ),
    Suit.DIAMONDS: (
        "M 0 -.54 C .11 -.30 .24 -.13 .41 0 C .24 .13 .11 .30 0 .54 "
        "C -.11 .30 -.24 .13 -.41 0 C -.24 -.13 -.11 -.30 0 -.54 Z"
    ),
    Suit.SPADES: (
        "M 0 -.53 C .15 -.27 .49 -.11 .49 .14 C .49 .40 .15 .43 .045 .215 C .055 .36 .11 .46 .23 .52 L -.23 .52 "
        "C -.11 .46 -.055 .36 -.045 .215 C -.15 .43 -.49 .40 -.49 .14 C -.49 -.11 -.15 -.27 0 -.53 Z"
    ),
    # Winding fill of circles: Qt flattens the circles of a unit-sized union into octagons.
    Suit.CLUBS: (
        "O 0 -.275 .238 O -.262 .105 .238 O .262 .105 .238 O 0 0 .15 "
        "M 0 -.14 L .15 .10 L .045 .16 C .055 .34 .11 .46 .23 .52 L -.23 .52 "
        "C -.11 .46 -.055 .34 -.045 .16 L -.15 .10 Z"
    ),
}
_STAR_OUTER: Final = 0.54
_STAR_INNER: Final = 0.225


@cache
def pip_path(suit: Suit | None) -> QPainterPath:
    """A suit in the unit box about the origin, y down; None is the joker's five-point star."""
    return star(5, _STAR_OUTER, _STAR_INNER) if suit is None else outline(_SUITS[suit])


def draw_suit(painter: QPainter, suit: Suit | None, rect: QRectF, colour: str) -> None:
    """Paint a suit (None: the joker's star) as large as `rect` allows, in its middle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(rect.width(), rect.height()) / 1.08
    path = placed(pip_path(suit), rect.center().x(), rect.center().y(), size)
    painter.fillPath(path, QColor(colour))
    painter.restore()
