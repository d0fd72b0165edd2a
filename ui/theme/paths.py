"""Shapes as data: a small path notation, and the few constructions that ornaments share.

The notation is SVG's, absolute and with blanks between all parts: `M x y`, `L x y …`, `C x1 y1 x2 y2 x y …`,
`Q x1 y1 x y …`, `Z`; and `O x y r` for a circle. Y points down.
"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

_ARITY = {"M": 2, "L": 2, "C": 6, "Q": 4, "O": 3}


def outline(notation: str) -> QPainterPath:
    """The path of a notation, filled by winding, so that sub-paths that overlap leave no holes."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    words = notation.split()
    place, verb = 0, ""
    while place < len(words):
        if words[place].isalpha():
            verb, place = words[place], place + 1
        if verb == "Z":
            path.closeSubpath()
            continue
        values = [float(word) for word in words[place : place + _ARITY[verb]]]
        _draw(path, verb, values)
        place += len(values)
    return path


def _draw(path: QPainterPath, verb: str, values: list[float]) -> None:
    match verb, values:
        case "M", [x, y]:
            path.moveTo(x, y)
        case "L", [x, y]:
            path.lineTo(x, y)
        case "C", [x1, y1, x2, y2, x, y]:
            path.cubicTo(x1, y1, x2, y2, x, y)
        case "Q", [x1, y1, x, y]:
            path.quadTo(x1, y1, x, y)
        case "O", [x, y, radius]:
            path.addEllipse(QPointF(x, y), radius, radius)
        case _:
            message = f"not a path: {verb} {values}"
            raise ValueError(message)


def notation_of(path: QPainterPath, digits: int = 4) -> str:
    """The notation of a path, rounded: the inverse of `outline` for lines and cubics (closed by their own points)."""
    parts: list[str] = []
    index = 0
    while index < path.elementCount():
        element = path.elementAt(index)
        points = [element]
        if element.type is QPainterPath.ElementType.CurveToElement:
            points += [path.elementAt(index + 1), path.elementAt(index + 2)]
        verb = {
            QPainterPath.ElementType.MoveToElement: "M",
            QPainterPath.ElementType.LineToElement: "L",
        }.get(element.type, "C")
        parts.append(verb)
        parts.extend(f"{round(value, digits) + 0:g}" for point in points for value in (point.x, point.y))
        index += len(points)
    return " ".join(parts)


def placed(path: QPainterPath, x: float, y: float, size: float, turn: float = 0) -> QPainterPath:
    """A path of the unit box, scaled to `size`, turned by `turn` degrees and moved so that its origin is (x, y)."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(turn)
    transform.scale(size, size)
    return transform.map(path)


def star(points: int, outer: float, inner: float) -> QPainterPath:
    """A star with one point upwards."""
    path = QPainterPath()
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        angle = -pi / 2 + corner * pi / points
        spot = QPointF(radius * cos(angle), radius * sin(angle))
        if corner:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path


def petals(count: int, outer: float, inner: float, breadth: float) -> QPainterPath:
    """A ring of `count` petals from radius `inner` to `outer`; `breadth` is a share of their length."""
    length = outer - inner
    petal = QPainterPath()
    petal.moveTo(0, -inner)
    petal.cubicTo(-breadth * length, -inner - length * 0.45, -breadth * length * 0.75, -outer, 0, -outer)
    petal.cubicTo(breadth * length * 0.75, -outer, breadth * length, -inner - length * 0.45, 0, -inner)
    petal.closeSubpath()
    ring = QPainterPath()
    ring.setFillRule(Qt.FillRule.WindingFill)
    for place in range(count):
        ring.addPath(QTransform().rotate(360 * place / count).map(petal))
    return ring
