"""What lies still on the felt and is no card to be taken: cloth, backs, places and what is written there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from ui.table.corners import Corners
from ui.table.face import paint_card_at
from ui.table.layout import Layout, Spot
from ui.table.scene import FeltScene
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_place, paint_ribbon
from ui.theme.paint import paint_desk, paint_felt
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO, FELT_RIM, Step

SHADOW_ROOM: Final = 10
"""Room round the oak for the felt's shadow, in px."""


def felt_rect(size: QSize) -> QRectF:
    """The felt with its rim inside a widget of this size."""
    return QRectF(SHADOW_ROOM, SHADOW_ROOM / 2, size.width() - 2 * SHADOW_ROOM, size.height() - 2 * SHADOW_ROOM)


def cloth_rect(size: QSize) -> QRectF:
    """The cloth alone."""
    return felt_rect(size).adjusted(FELT_RIM, FELT_RIM, -FELT_RIM, -FELT_RIM)


@lru_cache(maxsize=4)
def _bare(size: QSize, dpr: float, theme: Theme) -> QPixmap:
    """Desk, oak and cloth. No pixel is left clear, so that copying it needs no blending."""
    picture = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    picture.setDevicePixelRatio(dpr)
    picture.fill(QColor(theme.tokens.desk))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_desk(painter, QRectF(QPointF(), size.toSizeF()), theme)
    paint_felt(painter, felt_rect(size), theme)
    painter.end()
    return picture


def ground_picture(
    size: QSize, dpr: float, scene: FeltScene, layout: Layout, corners: Corners, theme: Theme
) -> QPixmap:
    """The whole ground of a scene, painted once."""
    picture = _bare(QSize(size), dpr, theme).copy()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for seat, spots in layout.hands.items():
        for card, spot in zip(scene.hands.get(seat, ()), spots, strict=True):
            if card is None:
                painter.save()
                face = _turned(painter, spot)
                paint_card_at(painter, None, face, dpr, theme)
                painter.restore()
    for card, spot in zip(scene.kitty, layout.kitty, strict=True):
        if card is None:
            paint_card_at(painter, None, spot.rect, dpr, theme)
    _paint_slots(painter, scene, layout, theme)
    _paint_place(painter, scene, layout, theme)
    corners.paint(painter, layout.ledger, layout.notes)
    _paint_captions(painter, scene, layout, theme)
    painter.end()
    return picture


def _turned(painter: QPainter, spot: Spot) -> QRectF:
    """Turns the painter so that a card's place lies straight, and returns that place."""
    painter.translate(spot.centre)
    painter.rotate(spot.turn)
    return QRectF(-spot.width / 2, -spot.width * CARD_RATIO / 2, spot.width, spot.width * CARD_RATIO)


def _paint_place(painter: QPainter, scene: FeltScene, layout: Layout, theme: Theme) -> None:
    """The dashed place of the next card, with the ribbon and its words."""
    if scene.place is None:
        return
    spot = layout.trick[scene.place]
    painter.save()
    box = _turned(painter, Spot(spot.centre, spot.width))
    paint_place(painter, box, theme)
    paint_ribbon(painter, QRectF(-9, box.top() - 4, 18 * layout.zoom, 40 * layout.zoom), theme, on_felt=True)
    font = theme.serif(Step.LABEL, bold=True)
    colour = theme.tokens.on_felt
    words = _wrapped(scene.words.place, spot.width - 10, theme)
    height = theme.px(Step.LABEL) * 1.4
    for number, line in enumerate(words):
        y = 4 + (number - (len(words) - 1) / 2) * height
        paint_line(painter, QPointF(0, y), line, font, colour, theme.felt_suit, Qt.AlignmentFlag.AlignHCenter)
    painter.restore()


def _wrapped(text: str, width: float, theme: Theme) -> list[str]:
    """A few words on as many lines as a card's width needs."""
    font = theme.serif(Step.LABEL, bold=True)
    if line_width(text, font) <= width or " " not in text:
        return [text]
    lines = [""]
    for word in text.split():
        tried = f"{lines[-1]} {word}".strip()
        if lines[-1] and line_width(tried, font) > width:
            lines.append(word)
        else:
            lines[-1] = tried
    return lines


def _paint_slots(painter: QPainter, scene: FeltScene, layout: Layout, theme: Theme) -> None:
    """The places where cards are laid away, numbered, with what is to be done above them."""
    if scene.slots is None or not layout.slots:
        return
    colour = theme.tokens.on_felt
    top = layout.slots[0].rect.top()
    title = theme.serif(Step.TEXT, bold=True)
    middle = QPointF(layout.inside.center().x(), top - 24 * layout.zoom)
    paint_line(painter, middle, scene.slots.title, title, colour, theme.felt_suit, Qt.AlignmentFlag.AlignHCenter)
    for number, spot in enumerate(layout.slots):
        paint_place(painter, spot.rect, theme)
        font = theme.serif(Step.TITLE, bold=True)
        paint_line(painter, spot.centre, str(number + 1), font, colour, theme.felt_suit, Qt.AlignmentFlag.AlignHCenter)


def _paint_captions(painter: QPainter, scene: FeltScene, layout: Layout, theme: Theme) -> None:
    """Words above runs of the hand at the bottom."""
    cards = scene.hands.get(scene.bottom, ())
    spots = layout.hands.get(scene.bottom, ())
    font = theme.sans(Step.LABEL, bold=True)
    painter.setPen(QColor(theme.tokens.on_felt))
    for first, text in scene.captions:
        if first in cards:
            box = spots[cards.index(first)].rect
            at = QPointF(box.left() + 2, box.top() - 12 * layout.zoom)
            paint_line(painter, at, text, font, theme.tokens.on_felt, theme.felt_suit)
