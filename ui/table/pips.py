"""The places of the pips on the cards from two to ten."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from tutor.kernel.cards import Rank, Suit
from ui.theme.paths import placed
from ui.theme.suits import pip_path

# Column (0 left, 1 middle, 2 right) and share of the way from the top row to the bottom row.
PLACES: Final[dict[Rank, tuple[tuple[int, float], ...]]] = {
    Rank.TWO: ((1, 0), (1, 1)),
    Rank.THREE: ((1, 0), (1, 1 / 2), (1, 1)),
    Rank.FOUR: ((0, 0), (2, 0), (0, 1), (2, 1)),
    Rank.FIVE: ((0, 0), (2, 0), (1, 1 / 2), (0, 1), (2, 1)),
    Rank.SIX: ((0, 0), (2, 0), (0, 1 / 2), (2, 1 / 2), (0, 1), (2, 1)),
    Rank.SEVEN: ((0, 0), (2, 0), (1, 1 / 4), (0, 1 / 2), (2, 1 / 2), (0, 1), (2, 1)),
    Rank.EIGHT: ((0, 0), (2, 0), (1, 1 / 4), (0, 1 / 2), (2, 1 / 2), (1, 3 / 4), (0, 1), (2, 1)),
    Rank.NINE: ((0, 0), (2, 0), (0, 1 / 3), (2, 1 / 3), (1, 1 / 2), (0, 2 / 3), (2, 2 / 3), (0, 1), (2, 1)),
    Rank.TEN: (
        *((0, 0), (2, 0), (1, 1 / 6), (0, 1 / 3), (2, 1 / 3)),
        *((0, 2 / 3), (2, 2 / 3), (1, 5 / 6), (0, 1), (2, 1)),
    ),
}
_COLUMNS: Final = (0.335, 0.5, 0.665)
_TOP_ROW: Final = 0.165
_SPAN: Final = 0.67


def pips(rank: Rank, suit: Suit, width: float, height: float) -> QPainterPath:
    """The pips of a card from two to ten in a box of `width` x `height`, those below the middle turned over."""
    size = width * (0.18 if rank in (Rank.NINE, Rank.TEN) else 0.19)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for column, share in PLACES[rank]:
        turn = 180 if share > 1 / 2 else 0
        path.addPath(
            placed(pip_path(suit), width * _COLUMNS[column], height * (_TOP_ROW + _SPAN * share), size, turn),
        )
    return path
