"""Where the arrow keys go from card to card: along a row, and from row to row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from tutor.kernel.cards import Card
from ui.table.scene import FeltScene, Touch

Row = tuple[Card, ...]
TOWARDS: Final = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "top",
    Qt.Key.Key_Down: "bottom",
}
"""The place of the felt that each arrow points at."""


def rows(scene: FeltScene) -> tuple[Row, ...]:
    """The cards that lie face up, row by row: the hand in play (else the lowest), the middle, the other hands."""
    own = scene.holder or (scene.bottom if scene.plates else None)
    others = (plate.seat for plate in scene.plates if plate.seat != own)
    away = scene.slots.cards if scene.slots is not None else ()
    laid = (
        scene.hands.get(own, ()) if own else (),
        (*away, *(each.card for each in scene.trick)),
        *(scene.hands.get(seat, ()) for seat in others),
    )
    return tuple(filter(None, (tuple(card for card in row if card is not None) for row in laid)))


def beside(scene: FeltScene, card: Card | None, step: int) -> Card | None:
    """The next card of its row, round and round; from no card, the first or the last of the first row."""
    for row in rows(scene):
        if card in row:
            return row[(row.index(card) + step) % len(row)]
        if card is None:
            return row[0 if step > 0 else -1]
    return beside(scene, None, step) if card is not None and rows(scene) else None


def across(scene: FeltScene, card: Card | None, step: int) -> Card | None:
    """The first card of the next row (`step` 1) or of the one before; from no card, of the first row."""
    found = rows(scene)
    if not found:
        return None
    at = next((place for place, row in enumerate(found) if card in row), None)
    return found[(at + step) % len(found) if at is not None else 0][0]


def takes(scene: FeltScene, card: Card) -> bool:
    """Whether something comes of a card: not of those that only lie there."""
    held = scene.hands.get(scene.holder, ()) if scene.holder else ()
    lies_away = scene.slots is not None and card in scene.slots.cards
    return scene.touch is not Touch.NOTHING and (card in held or lies_away)
