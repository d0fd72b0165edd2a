"""The faces of the cards, as pixmaps: drawn once for each card, size and look, then only copied to the screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from tutor.kernel.cards import LOW_JOKER, Card, Rank, Suit
from ui.table.courts import court_frame, head_dress, paint_court
from ui.table.emblems import paint_ace_of_spades, paint_back, paint_cap
from ui.table.outlines import index_path, joker_path
from ui.table.pips import PLACES, pips
from ui.theme.paths import placed
from ui.theme.shadows import CARD_SHADOW, Shadow, card_shadow_pixmap, shadow_origin
from ui.theme.suits import pip_path
from ui.theme.theme import Theme
from ui.theme.tokens import BLACK_SUIT, CARD_RADIUS, CARD_RATIO, CINNABAR, GOLD, VEIL

LARGE_BELOW: Final = 40  # a thumbnail narrower than this always has the large index: the other could not be read
_CACHED_FACES: Final = 512


@dataclass(frozen=True, slots=True)
class FaceStyle:
    """What a face depends on, and so the key of its pixmap: the colours and the index."""

    face: str
    edge: str
    edge_width: float
    back: str
    back_line: str
    veil: str
    four_colours: bool
    large_index: bool


@lru_cache(maxsize=16)
def face_style(theme: Theme) -> FaceStyle:
    """The part of a theme that shows on a card."""
    tokens = theme.tokens
    return FaceStyle(
        face=tokens.card,
        edge=tokens.card_edge,
        edge_width=1.2 if tokens.high_contrast else 0.8,
        back=tokens.back,
        back_line=tokens.back_line,
        veil=theme.felt.edge,
        four_colours=theme.four_colours,
        large_index=theme.large_index,
    )


def card_size(width: float) -> QSizeF:
    """A card of this width, in logical px."""
    return QSizeF(width, width * CARD_RATIO)


def card_pixmap(card: Card | None, width: float, dpr: float, theme: Theme, *, veiled: bool = False) -> QPixmap:
    """The picture of a card (None: its back) of `width` logical px, with its edge and without a shadow.

    `veiled` is for a card that may not be played now. The pixmap is shared: draw it, don't paint on it.
    """
    return _pixmap(card, width, dpr, face_style(theme), veiled, _suit_colour(card, theme))


def _suit_colour(card: Card | None, theme: Theme) -> str:
    return BLACK_SUIT if card is None or card.suit is None else theme.card_suit(card.suit)


@lru_cache(maxsize=_CACHED_FACES)
def _pixmap(
    card: Card | None,
    width: float,
    dpr: float,
    style: FaceStyle,
    veiled: bool,  # noqa: FBT001 (a cache key)
    colour: str,
) -> QPixmap:
    size = card_size(width)
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_card(painter, card, QRectF(QPointF(0, 0), pixmap.deviceIndependentSize()), style, colour)
    if veiled:
        film = QColor(style.veil)
        film.setAlphaF(VEIL)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(QRectF(QPointF(0, 0), size), film)
    painter.end()
    return pixmap


def paint_card_at(
    painter: QPainter,
    card: Card | None,
    face: QRectF,
    dpr: float,
    theme: Theme,
    *,
    veiled: bool = False,
    shadow: Shadow = CARD_SHADOW,
) -> None:
    """Draw a card (None: its back) with its shadow, `face` being the card's own rectangle."""
    fallen = card_shadow_pixmap(face.width(), face.height(), dpr, shadow, theme)
    painter.drawPixmap(face.topLeft() + shadow_origin(shadow), fallen)
    turned = painter.worldTransform().isRotating()
    picture = card_pixmap(card, face.width(), dpr * 2 if turned else dpr, theme, veiled=veiled)
    painter.drawPixmap(face.topLeft(), picture)


def paint_card(painter: QPainter, card: Card | None, rect: QRectF, style: FaceStyle, colour: str) -> None:
    """Paint a card as vectors into `rect`; `colour` is its suit's. For pixmaps and print."""
    half = style.edge_width / 2
    radius = rect.width() * CARD_RADIUS
    painter.save()
    painter.translate(rect.topLeft())
    box = QRectF(0, 0, rect.width(), rect.height())
    painter.setBrush(QColor(style.face))
    painter.setPen(QPen(QColor(style.edge), style.edge_width))
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    large = style.large_index or box.width() < LARGE_BELOW
    if card is None:
        paint_back(painter, box, style.back, style.back_line)
    elif card.suit is None or card.rank is None:
        _paint_joker(painter, box, style.face, low=card is LOW_JOKER, large=large)
    else:
        index = _large_index if large else _standard_index
        _paint_at_both_ends(painter, index(card.suit, card.rank, box), box, colour, both=not large)
        _paint_middle(painter, card.suit, card.rank, box, (colour, style.face), large=large)
    painter.restore()


def _standard_index(suit: Suit, rank: Rank, box: QRectF) -> QPainterPath:
    width, height = box.width(), box.height()
    cap, middle, top, size = 0.112 * height, 0.112 * width, 0.05 * height, 0.142 * width
    path = _scaled(index_path(rank), middle, top + cap, cap, centred=True)
    path.addPath(placed(pip_path(suit), middle, top + cap + size / 2 + 0.028 * height, size))
    return path


def _large_index(suit: Suit, rank: Rank, box: QRectF) -> QPainterPath:
    width, height = box.width(), box.height()
    cap, left, top, size = 0.225 * height, 0.06 * width, 0.055 * height, 0.255 * width
    path = _scaled(index_path(rank), left, top + cap, cap, centred=False)
    middle = left + max(size / 2, min(path.boundingRect().width(), 0.36 * width) / 2)
    path.addPath(placed(pip_path(suit), middle, top + cap + size / 2 + 0.03 * height, size))
    return path


def _scaled(path: QPainterPath, x: float, y: float, cap: float, *, centred: bool) -> QPainterPath:
    left = x - path.boundingRect().center().x() * cap if centred else x
    placing = QTransform()
    placing.translate(left, y)
    placing.scale(cap, cap)
    scaled = placing.map(path)
    scaled.setFillRule(Qt.FillRule.WindingFill)
    return scaled


def _paint_at_both_ends(painter: QPainter, path: QPainterPath, box: QRectF, colour: str, *, both: bool) -> None:
    painter.fillPath(path, QColor(colour))
    if both:
        turned = QTransform()
        turned.translate(box.width(), box.height())
        turned.rotate(180)
        painter.fillPath(turned.map(path), QColor(colour))


def _paint_middle(
    painter: QPainter, suit: Suit, rank: Rank, box: QRectF, colours: tuple[str, str], *, large: bool
) -> None:
    width, height = box.width(), box.height()
    colour, face = colours
    if rank is Rank.ACE:
        centre = QPointF(0.60 * width, 0.66 * height) if large else box.center()
        size = (0.56 if large else 0.40) * width
        if suit is Suit.SPADES:
            paint_ace_of_spades(painter, centre, size if large else size * 1.18, face)
        else:
            painter.fillPath(placed(pip_path(suit), centre.x(), centre.y(), size), QColor(colour))
    elif rank in PLACES and large:
        painter.fillPath(placed(pip_path(suit), 0.62 * width, 0.68 * height, 0.50 * width), QColor(colour))
    elif rank in PLACES:
        painter.fillPath(pips(rank, suit, width, height), QColor(colour))
    elif width < LARGE_BELOW:
        _paint_small_court(painter, rank, box, colour)
    else:
        paint_court(painter, rank, suit, court_frame(width, height, large=large), width, colours)


def _paint_small_court(painter: QPainter, rank: Rank, box: QRectF, colour: str) -> None:
    """Paint the head-dress alone: all that a thumbnail has room for."""
    dress = head_dress(rank)
    size = box.width() * 0.52
    placing = QTransform()
    placing.translate(0.62 * box.width(), 0.86 * box.height())
    placing.scale(size, size)
    painter.fillPath(placing.map(dress.cloth), QColor(colour))
    painter.fillPath(placing.map(dress.gold), QColor(GOLD))


def _paint_joker(painter: QPainter, box: QRectF, face: str, *, low: bool, large: bool) -> None:
    width, height = box.width(), box.height()
    centre = QPointF(0.63 * width, 0.66 * height) if large else QPointF(0.5 * width, 0.515 * height)
    paint_cap(painter, centre, width * 0.46, face, low=low)
    middle = (0.2 if large else 0.125) * width
    star_y, star_size = (0.13 * height, 0.26 * width) if large else (0.085 * height, 0.15 * width)
    star = placed(pip_path(None), middle, star_y, star_size)
    cap = width * (0.112 if large else 0.08)
    word = _scaled(joker_path(), middle, (0.235 if large else 0.148) * height, cap, centred=True)
    for turn in (0,) if large else (0, 180):
        painter.save()
        painter.translate(box.center())
        painter.rotate(turn)
        painter.translate(-box.center())
        if low:
            painter.strokePath(star, QPen(QColor(BLACK_SUIT), max(0.8, width * 0.014)))
        else:
            painter.fillPath(star, QColor(CINNABAR))
        painter.fillPath(word, QColor(BLACK_SUIT))
        painter.restore()
