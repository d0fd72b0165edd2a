"""Kings, queens and jacks: a frame with a rosette in the middle and a head-dress at both ends.

They are told apart three times: by the letter, by the head-dress and by the rosette.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from tutor.kernel.cards import Rank, Suit
from ui.theme.paths import outline, petals, placed, star
from ui.theme.suits import pip_path
from ui.theme.tokens import GOLD

_RAYS: Final = 48
_ENGRAVED_FROM: Final = 40  # narrower cards show no rays: they would be grey mush


@dataclass(frozen=True, slots=True)
class HeadDress:
    """A head-dress about one unit wide, standing on y = 0, pointing up: its cloth, its gold, its cut-out jewels."""

    cloth: QPainterPath
    gold: QPainterPath
    jewels: QPainterPath
    jewels_are_lines: bool = False


@cache
def head_dress(rank: Rank) -> HeadDress:
    """The king's arched crown, the queen's five-leaved coronet, the jack's cap with a feather."""
    match rank:
        case Rank.KING:
            return HeadDress(
                cloth=outline(
                    "M -.40 -.10 C -.68 -.36 -.54 -.68 -.24 -.64 C -.11 -.62 -.04 -.57 0 -.50 "
                    "C .04 -.57 .11 -.62 .24 -.64 C .54 -.68 .68 -.36 .40 -.10 Z",
                ),
                gold=outline(
                    "M -.42 -.075 L .42 -.075 L .42 .02 L -.42 .02 Z M -.03 -.88 L .03 -.88 L .03 -.60 L -.03 -.60 Z "
                    "M -.11 -.80 L .11 -.80 L .11 -.74 L -.11 -.74 Z O 0 -.565 .075",
                ),
                jewels=outline(
                    "M -.325 -.16 C -.49 -.34 -.44 -.53 -.27 -.555 C -.36 -.44 -.35 -.29 -.245 -.16 Z "
                    "M .325 -.16 C .49 -.34 .44 -.53 .27 -.555 C .36 -.44 .35 -.29 .245 -.16 Z "
                    "M 0 -.42 L .07 -.30 L 0 -.18 L -.07 -.30 Z",
                ),
            )
        case Rank.QUEEN:
            return HeadDress(
                cloth=outline(
                    "M -.38 -.10 C -.44 -.26 -.50 -.34 -.55 -.44 C -.42 -.40 -.33 -.34 -.28 -.25 "
                    "C -.28 -.38 -.26 -.46 -.22 -.55 C -.14 -.46 -.09 -.38 -.07 -.28 C -.06 -.42 -.04 -.55 0 -.66 "
                    "C .04 -.55 .06 -.42 .07 -.28 C .09 -.38 .14 -.46 .22 -.55 C .26 -.46 .28 -.38 .28 -.25 "
                    "C .33 -.34 .42 -.40 .55 -.44 C .50 -.34 .44 -.26 .38 -.10 Z",
                ),
                gold=outline(
                    "M -.40 -.075 L .40 -.075 L .40 .02 L -.40 .02 Z "
                    "O -.575 -.485 .054 O -.228 -.605 .054 O 0 -.725 .054 O .228 -.605 .054 O .575 -.485 .054",
                ),
                jewels=outline("O -.2 -.165 .04 O 0 -.165 .04 O .2 -.165 .04"),
            )
        case _:
            return HeadDress(
                cloth=outline("M -.44 -.08 C -.52 -.38 -.24 -.53 .02 -.51 C .34 -.49 .50 -.30 .44 -.08 Z"),
                gold=outline(
                    "M -.48 -.095 C -.30 -.075 .30 -.075 .48 -.095 L .46 .015 C .30 .035 -.30 .035 -.46 .015 Z "
                    "M -.17 -.18 C -.33 -.62 .00 -1.00 .47 -.92 C .36 -.86 .37 -.76 .25 -.72 "
                    "C .27 -.61 .13 -.57 .09 -.49 C .03 -.38 -.06 -.28 -.17 -.18 Z",
                ),
                jewels=outline("M -.155 -.23 C -.15 -.55 .06 -.79 .36 -.87"),
                jewels_are_lines=True,
            )


@cache
def _rosette(rank: Rank) -> QPainterPath:
    match rank:
        case Rank.KING:
            return star(16, 1, 0.74)
        case Rank.QUEEN:
            return petals(12, 1, 0.2, 0.30)
        case _:
            return placed(star(8, 1, 0.80), 0, 0, 1, 22.5)


def court_frame(width: float, height: float, *, large: bool) -> QRectF:
    """Where the court's frame stands on a card: in the middle, or at the lower right beside a large index."""
    if large:
        return QRectF(0.40 * width, 0.33 * height, 0.52 * width, 0.61 * height)
    return QRectF(0.23 * width, 0.075 * height, 0.54 * width, 0.85 * height)


def paint_court(
    painter: QPainter, rank: Rank, suit: Suit, frame: QRectF, width: float, colours: tuple[str, str]
) -> None:
    """Paint a court into its frame; `width` is the card's, `colours` are the suit's and the face's."""
    colour, face = QColor(colours[0]), QColor(colours[1])
    tint = QColor(colour)
    tint.setAlphaF(0.07)
    scale = painter.deviceTransform().m11()
    line = max(1, round(width * 0.008 * scale)) / scale
    frame = _on_pixels(frame, scale, line)
    gold_line = QPen(QColor(GOLD), max(0.6, line * 0.8))
    inset = max(1, round(width * 0.022 * scale)) / scale
    inner = frame.adjusted(inset, inset, -inset, -inset)
    centre = frame.center()
    radius = frame.width() * (0.33 if frame.height() < frame.width() * 1.75 else 0.40)

    painter.save()
    painter.setPen(QPen(colour, line))
    painter.setBrush(tint)
    painter.drawRoundedRect(frame, width * 0.025, width * 0.025)
    clip = QPainterPath()
    clip.addRoundedRect(inner, width * 0.015, width * 0.015)
    painter.setClipPath(clip)
    if width >= _ENGRAVED_FROM:
        _paint_rays(painter, centre, radius, frame.height(), QPen(_faded(colour, 0.16), max(0.5, width * 0.0045)))
    for turn in (0, 180):
        painter.save()
        painter.translate(centre)
        painter.rotate(turn)
        _paint_head(painter, head_dress(rank), frame, radius, (colour, face, tint))
        painter.restore()
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(gold_line)
    painter.drawRoundedRect(inner, width * 0.015, width * 0.015)
    _paint_rosette(painter, rank, suit, centre, radius, (colour, face))
    painter.restore()


def _on_pixels(rect: QRectF, scale: float, line: float) -> QRectF:
    """The rectangle moved so that its lines of `line` px cover whole device pixels: a crisp frame at every size."""

    def near(value: float) -> float:
        return round(value * scale) / scale

    whole = QRectF(near(rect.left()), near(rect.top()), near(rect.width()), near(rect.height()))
    return whole.adjusted(line / 2, line / 2, -line / 2, -line / 2)


def _faded(colour: QColor, alpha: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(alpha)
    return faded


def _paint_rays(painter: QPainter, centre: QPointF, start: float, end: float, pen: QPen) -> None:
    painter.setPen(pen)
    for ray in range(_RAYS):
        along = QPointF(cos(2 * pi * ray / _RAYS), sin(2 * pi * ray / _RAYS))
        painter.drawLine(centre + along * start, centre + along * end)


def _paint_head(
    painter: QPainter, dress: HeadDress, frame: QRectF, radius: float, colours: tuple[QColor, QColor, QColor]
) -> None:
    """Paint one head-dress above the rosette, with the sky cleared of rays around it."""
    colour, face, tint = colours
    size = frame.width() * (0.52 if frame.height() < frame.width() * 1.75 else 0.62)
    base = -radius - frame.height() * 0.03
    painter.setPen(Qt.PenStyle.NoPen)
    for sky in (face, tint):
        painter.setBrush(sky)
        painter.drawEllipse(QPointF(0, base - size * 0.38), size * 0.62, size * 0.60)
    place = QTransform()
    place.translate(0, base)
    place.scale(size * 0.80, size * 0.80)
    painter.fillPath(place.map(dress.cloth), colour)
    painter.setPen(QPen(face, max(0.5, frame.width() * 0.0075)))
    painter.setBrush(QColor(GOLD))
    painter.drawPath(place.map(dress.gold))
    if dress.jewels_are_lines:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(face, max(0.5, frame.width() * 0.011)))
        painter.drawPath(place.map(dress.jewels))
    else:
        painter.fillPath(place.map(dress.jewels), face)


def _paint_rosette(
    painter: QPainter, rank: Rank, suit: Suit, centre: QPointF, radius: float, colours: tuple[QColor, QColor]
) -> None:
    colour, face = colours
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(face)
    painter.drawEllipse(centre, radius, radius)
    painter.fillPath(placed(_rosette(rank), centre.x(), centre.y(), radius), colour)
    painter.drawEllipse(centre, radius * 0.70, radius * 0.70)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(GOLD), max(0.8, radius * 0.055)))
    painter.drawEllipse(centre, radius * 0.62, radius * 0.62)
    painter.fillPath(placed(pip_path(suit), centre.x(), centre.y(), radius * 0.74), colour)
