"""Where the coach's bubble may stand: pure geometry, in px."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

_STEP: Final = 16
_NEAREST: Final = 20.0
_FARTHEST: Final = 260.0
_REACH: Final = 110.0
"""So far from its target the bubble still has a tail; beyond, a tail would point at the cloth between."""
_TAIL: Final = 34.0


@dataclass(frozen=True, slots=True)
class Place:
    """Where the bubble stands, and the point of its edge from which the tail goes out."""

    rect: QRectF
    root: QPointF
    tip: QPointF


def place(size: QSizeF, target: QPointF, avoid: Sequence[QRectF], bounds: QRectF) -> Place | None:
    """The free place for a bubble of `size` inside `bounds` that lies nearest to `target`; None where there is none.

    It covers nothing of `avoid`, and leaves `target` free so that its tail can point there; it has no tail where that
    would cover something else, or would end far from the target.
    """
    if size.width() > bounds.width() or size.height() > bounds.height():
        return None
    best: tuple[float, QRectF] | None = None
    for corner in _corners(size, bounds):
        rect = QRectF(corner, size)
        away = _distance(rect, target)
        if away < _NEAREST or any(rect.intersects(taken) for taken in avoid):
            continue
        cost = away + (1000 if away > _FARTHEST else 0)
        if best is None or cost < best[0]:
            best = cost, rect
    if best is None:
        return None
    rect = best[1]
    root, tip = root_of(rect, target), tip_of(rect, target, _TAIL)
    covered = any(taken.contains(tip) and not taken.contains(target) for taken in avoid)
    return Place(rect, root, root if covered or _distance(rect, target) > _REACH else tip)


def _corners(size: QSizeF, bounds: QRectF) -> Iterable[QPointF]:
    across, down = bounds.width() - size.width(), bounds.height() - size.height()
    for row in range(int(down) // _STEP + 1):
        for column in range(int(across) // _STEP + 1):
            yield QPointF(bounds.left() + column * _STEP, bounds.top() + row * _STEP)


def _distance(rect: QRectF, spot: QPointF) -> float:
    """How far a point lies outside a rectangle; 0 inside."""
    across = max(rect.left() - spot.x(), 0.0, spot.x() - rect.right())
    down = max(rect.top() - spot.y(), 0.0, spot.y() - rect.bottom())
    return hypot(across, down)


def root_of(rect: QRectF, target: QPointF, corner: float = 30.0) -> QPointF:
    """The point of the bubble's edge that lies nearest to the target, away from the round corners."""
    x = min(max(target.x(), rect.left() + corner), rect.right() - corner)
    y = min(max(target.y(), rect.top() + corner), rect.bottom() - corner)
    across = max(rect.left() - target.x(), target.x() - rect.right())
    down = max(rect.top() - target.y(), target.y() - rect.bottom())
    if down >= across:
        return QPointF(x, rect.bottom() if target.y() > rect.bottom() else rect.top())
    return QPointF(rect.right() if target.x() > rect.right() else rect.left(), y)


def tip_of(rect: QRectF, target: QPointF, longest: float = 18.0) -> QPointF:
    """Where the tail ends: towards the target, at most `longest` px out."""
    root = root_of(rect, target)
    away = hypot(target.x() - root.x(), target.y() - root.y())
    if away < 1:
        return root
    share = min(longest, max(6.0, away - 6)) / away
    return root + (target - root) * share
