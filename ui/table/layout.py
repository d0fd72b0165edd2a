"""Where everything stands on the felt: pure geometry, from the felt's inside and the scene, in logical px."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from tutor.kernel.cards import Card
from tutor.kernel.seats import Seat
from ui.table.scene import FeltScene
from ui.theme.tokens import CARD_RATIO

_PLACES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
_TURNS = {"top": -2.5, "bottom": 1.5, "left": -4.0, "right": 3.0}
_LIFT = 18.0
_PLATE_HEIGHT = 48.0
_LARGEST = 128.0
"""The widest card of a hand: on the felts of tall windows six cards are not to be lost."""
_ONE_LINE = 0.72
"""How high a name card of one line is, of one of two."""
_EDGE = 30.0
"""From the cloth's edge to what is written in its corners."""
_CLEAR = 12.0
"""From what is written in a corner to the seat at the top."""
_OVER_HAND = 44.0
"""Between the name cards at the sides and the hand at the bottom: packets and captions lie there."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A card's place: its middle, its width, and its turn in degrees."""

    centre: QPointF
    width: float
    turn: float = 0.0

    @property
    def rect(self) -> QRectF:
        """The card's place before it is turned."""
        height = self.width * CARD_RATIO
        return QRectF(self.centre.x() - self.width / 2, self.centre.y() - height / 2, self.width, height)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of a scene. `hands` has a spot for each card, in order; the rest is named as in the scene."""

    inside: QRectF
    zoom: float
    place_of: dict[Seat, str]
    hands: dict[Seat, tuple[Spot, ...]]
    trick: dict[Seat, Spot]
    plates: dict[Seat, QRectF]
    packets: dict[Seat, tuple[QPointF, float]]
    """Where a seat's first packet lies (its middle) and the step to the next; a negative step goes left."""
    slots: tuple[Spot, ...]
    kitty: tuple[Spot, ...]
    middle: QRectF
    """The part of the cloth that takes a played card."""
    ledger: QPointF
    notes: QPointF

    def lifted(self, spot: Spot) -> Spot:
        """The place of a card that is raised out of its hand."""
        return Spot(spot.centre - QPointF(0, _LIFT * self.zoom), spot.width, spot.turn)


@dataclass(frozen=True, slots=True)
class _Sizes:
    hand: float
    trick: float
    back: float
    open: float
    plate: float
    plate_height: float
    zoom: float


def lay_out(
    inside: QRectF,
    scene: FeltScene,
    *,
    zoom: float = 1.0,
    card_scale: float = 1.0,
    plate_height: float = _PLATE_HEIGHT,
    corners: tuple[QSizeF, QSizeF] = (QSizeF(), QSizeF()),
    top_plate: float = 0.0,
) -> Layout:
    """The places for a scene on a felt whose cloth is `inside`.

    `zoom` enlarges everything for large windows; `corners` are the sizes of ledger and notes, in px, and `top_plate`
    the width of the name card at the top. The other seats keep clear of both corners, and the seats at the sides of
    the hand at the bottom.
    """
    sizes = _sizes(inside, zoom, card_scale, plate_height * zoom)
    ledger, notes = (QSizeF(max(0.0, size.width()), max(0.0, size.height())) for size in corners)
    plate = sizes.plate_height
    hand_y = _hand_middle(inside, sizes)
    place_of = {p.seat: place for p, place in zip(scene.plates, _PLACES[len(scene.plates)], strict=True)}
    seat_at = {place: seat for seat, place in place_of.items()}
    hands: dict[Seat, tuple[Spot, ...]] = {}
    plates: dict[Seat, QRectF] = {}
    packets: dict[Seat, tuple[QPointF, float]] = {}
    top = inside.top() + 62 * zoom
    middle = top + (hand_y - sizes.hand * CARD_RATIO / 2 - top) * 0.485
    if above := seat_at.get("top"):
        hands[above], plates[above] = _top(
            inside, scene.hands.get(above, ()), sizes, (ledger.width(), notes.width()), max(top_plate, sizes.plate)
        )
        packets[above] = QPointF(plates[above].right() + 22 * zoom, plates[above].center().y()), 22 * zoom
        middle = max(middle, plates[above].bottom() + sizes.trick * CARD_RATIO * 1.035 + 6 * zoom)
    centre = QPointF(inside.center().x(), middle)
    floor = _floor(inside, sizes)
    for place, left in (("left", True), ("right", False)):
        if seat := seat_at.get(place):
            span = inside.top() + _below((ledger if left else notes).height(), zoom), floor
            hands[seat], rect = _side(inside, middle, span, scene.hands.get(seat, ()), sizes, left=left)
            start = rect.left() + 16 * zoom if left else rect.right() - 16 * zoom
            plates[seat] = rect
            packets[seat] = QPointF(start, rect.bottom() + 24 * zoom), (22 if left else -22) * zoom
    own = seat_at["bottom"]
    hands[own] = _row(
        QPointF(centre.x(), hand_y), sizes.hand, scene.hands.get(own, ()), inside.width() - 60 * zoom, 0.72
    )
    rect = QRectF(0, 0, sizes.plate * 1.1, plate)
    rect.moveCenter(QPointF(centre.x(), inside.bottom() - 14 * zoom - plate / 2))
    plates[own] = rect
    packets[own] = QPointF(rect.right() + 22 * zoom, rect.center().y()), 22 * zoom
    for shown in scene.plates:
        if not shown.caption:  # all else stays where it is, so that nothing jumps once there is a second line
            plates[shown.seat].setHeight(plate * _ONE_LINE)
    reach = QRectF(0, 0, sizes.trick * 4.4, sizes.trick * 3.3)
    reach.moveCenter(centre)
    return Layout(
        inside=inside,
        zoom=zoom,
        place_of=place_of,
        hands=hands,
        trick={seat: _trick_spot(centre, sizes.trick, place) for seat, place in place_of.items()},
        plates=plates,
        packets=packets,
        slots=_slots(centre, sizes.trick * 1.06, scene.slots.count if scene.slots else 0),
        kitty=_slots(centre, sizes.trick * 0.8, len(scene.kitty)),
        middle=reach.intersected(inside),
        ledger=inside.topLeft() + QPointF(_EDGE, _EDGE) * zoom,
        notes=inside.topRight() + QPointF(-_EDGE, _EDGE) * zoom,
    )


def _hand_middle(inside: QRectF, sizes: _Sizes) -> float:
    """The height at which the hand at the bottom lies."""
    return inside.bottom() - sizes.hand * CARD_RATIO / 2 - sizes.plate_height - 22 * sizes.zoom


def _floor(inside: QRectF, sizes: _Sizes) -> float:
    """How far down a seat at the side may reach: above the hand at the bottom, and what lies over it."""
    return _hand_middle(inside, sizes) - sizes.hand * CARD_RATIO / 2 - _OVER_HAND * sizes.zoom


def _sizes(inside: QRectF, zoom: float, card_scale: float, plate_height: float) -> _Sizes:
    hand = max(64.0, min(_LARGEST, inside.width() / zoom * 0.1166, inside.height() / zoom * 0.1485)) * card_scale * zoom
    narrow, wide = 680, 900
    width = inside.width() / zoom
    back = (38 if width < narrow else 44 if width < wide else 52) * zoom
    plate = (116 if width < narrow else 126) * zoom
    return _Sizes(hand, hand * 0.915, back, hand * 0.58, plate, plate_height, zoom)


def _row(centre: QPointF, width: float, cards: tuple[Card | None, ...], room: float, share: float) -> tuple[Spot, ...]:
    count = len(cards)
    if not count:
        return ()
    step = min(width * share, (room - width) / max(1, count - 1))
    first = centre.x() - step * (count - 1) / 2
    return tuple(Spot(QPointF(first + step * n, centre.y()), width) for n in range(count))


def _top(
    inside: QRectF, cards: tuple[Card | None, ...], sizes: _Sizes, corners: tuple[float, float], plate: float
) -> tuple[tuple[Spot, ...], QRectF]:
    """The hand opposite: in the middle, or as near to it as ledger and notes let it."""
    is_open, zoom = any(cards), sizes.zoom
    width = sizes.open if is_open else sizes.back
    height = width * CARD_RATIO
    left, right = (inside.width() / 2 - (_EDGE + _CLEAR) * zoom - corner for corner in corners)
    if min(left, right) >= plate / 2:
        room, shift = 2 * min(left, right), 0.0
    else:
        room, shift = max(plate, left + right), (right - left) / 2
    centre = QPointF(inside.center().x() + shift, inside.top() + 14 * zoom + height / 2)
    spots = _row(centre, width, cards, min(inside.width() * 0.46, room), 0.46 if is_open else 0.40)
    rect = QRectF(0, 0, sizes.plate, sizes.plate_height)
    rect.moveCenter(centre)
    rect.moveTop(centre.y() + height * (0.42 if is_open else 0.12) + 2 * zoom)
    return spots, rect


def _side(
    inside: QRectF,
    middle: float,
    span: tuple[float, float],
    cards: tuple[Card | None, ...],
    sizes: _Sizes,
    *,
    left: bool,
) -> tuple[tuple[Spot, ...], QRectF]:
    """A hand at the side: a column within `span`. Closed, its backs are turned as the player there would hold them."""
    is_open, zoom, count = any(cards), sizes.zoom, len(cards)
    width = sizes.open if is_open else sizes.back
    across, down = (width, width * CARD_RATIO) if is_open else (width * CARD_RATIO, width)
    away = 16 * zoom + across / 2
    x = inside.left() + away if left else inside.right() - away
    ceiling, floor = span
    top = ceiling + down / 2
    last = floor - sizes.plate_height + 8 * zoom - down / 2
    room = min(inside.height() * 0.60 - down, last - top)
    step = max(0.0, min(down * (0.29 if is_open else 0.34), room / max(1, count - 1)))
    start = middle - 12 * zoom - step * max(0, count - 1) / 2
    start = max(top, min(start, last - step * max(0, count - 1)))
    spots = tuple(Spot(QPointF(x, start + step * n), width, 0.0 if is_open else 90.0) for n in range(count))
    bottom = start + step * (count - 1) + down / 2 if count else middle
    rect = QRectF(0, min(bottom - 8 * zoom, floor - sizes.plate_height), sizes.plate, sizes.plate_height)
    if left:
        rect.moveLeft(inside.left() + 20 * zoom)
    else:
        rect.moveRight(inside.right() - 20 * zoom)
    return spots, rect


def _below(corner: float, zoom: float) -> float:
    """Where a hand at the side may begin, below what is written in its corner, counted from the cloth's edge."""
    return max(92 * zoom, (_EDGE + _CLEAR) * zoom + corner)


def _trick_spot(centre: QPointF, width: float, place: str) -> Spot:
    across, down = width * 1.17, width * CARD_RATIO * 0.535
    shift = {
        "top": QPointF(-width * 0.04, -down),
        "bottom": QPointF(width * 0.03, down),
        "left": QPointF(-across, 2),
        "right": QPointF(across, -3),
    }[place]
    return Spot(centre + shift, width, _TURNS[place])


def _slots(centre: QPointF, width: float, count: int) -> tuple[Spot, ...]:
    step = width * 1.22
    return tuple(Spot(centre + QPointF((n - (count - 1) / 2) * step, 0), width) for n in range(count))


def corner_room(inside: QRectF, zoom: float, card_scale: float, plate_height: float, top_plate: float) -> QSizeF:
    """How much width ledger and notes have together, beside a seat at the top (0: there is none), and each in height.

    Below them some of a hand at the side is still seen.
    """
    sizes = _sizes(inside, zoom, card_scale, plate_height * zoom)
    beside = top_plate + 2 * _CLEAR * zoom if top_plate else _CLEAR * zoom
    deepest = _floor(inside, sizes) - sizes.plate_height - sizes.back - (_EDGE + _CLEAR) * zoom
    return QSizeF(inside.width() - 2 * _EDGE * zoom - beside, deepest - inside.top())


def least_plate(inside: QRectF, zoom: float) -> float:
    """How wide a name card at the top is at least."""
    return _sizes(inside, zoom, 1.0, _PLATE_HEIGHT).plate
