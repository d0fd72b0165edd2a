"""A dial: values to turn through, each with a mark until it has been seen."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.panels.button import icon_button
from ui.panels.paper import clear, words
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_focus_ring, paint_ribbon, paint_tick
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_HEIGHT: Final = 44
_EDGE: Final = 18
_BETWEEN: Final = 5


class _Track(QAbstractSlider):
    """The dial's values along a line, the ribbon at the present one."""

    def __init__(self, labels: tuple[str, ...], theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._labels = labels
        self.to_visit: frozenset[int] = frozenset()
        self.visited: frozenset[int] = frozenset()
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(0, max(0, len(labels) - 1))
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("focus_ring", False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, self._theme.length(_HEIGHT) + self._theme.line_height(Step.SMALL))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = self.height() - theme.length(10) - theme.line_height(Step.SMALL)
        painter.setPen(QPen(QColor(tokens.line), 1.5))
        painter.drawLine(QPointF(_EDGE, y), QPointF(self.width() - _EDGE, y))
        for value in range(self.maximum() + 1):
            x = self._x(value)
            here = value == self.value()
            painter.setPen(QPen(QColor(tokens.accent if here else tokens.line), 2 if here else 1.2))
            painter.drawLine(QPointF(x, y - 5), QPointF(x, y + 5))
            if value in self.visited and not here:
                paint_tick(painter, QRectF(x - 5, y - 18, 10, 10), tokens.good)
            elif value in self.to_visit and not here:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(tokens.evidence), 1.5))
                painter.drawEllipse(QPointF(x, y - 13), 4, 4)
            if here:
                size = theme.length(12)
                paint_ribbon(painter, QRectF(x - size / 2, y - size * 2.1, size, size * 1.7), theme, on_felt=False)
        self._paint_labels(painter, y + theme.length(6) + theme.line_height(Step.SMALL) / 2)
        if self.hasFocus():
            inner = QRectF(self.rect()).adjusted(5, 5, -5, -5)
            paint_focus_ring(painter, inner, theme, on_felt=False, radius=4)
        painter.end()

    def _paint_labels(self, painter: QPainter, middle: float) -> None:
        """Paint the values' words below their marks: every one, or as many as there is room for; where it is to go."""
        theme, tokens, font = self._theme, self._theme.tokens, self._theme.sans(Step.SMALL)
        for value in self._labelled():
            label = self._labels[value]
            half = line_width(label, font) / 2
            x = min(max(self._x(value), half + 2), self.width() - half - 2)
            ink = tokens.accent if value == self.value() else tokens.ink2
            at = QPointF(x, middle)
            paint_line(painter, at, label, font, ink, theme.text_suit, Qt.AlignmentFlag.AlignHCenter)

    def _labelled(self) -> tuple[int, ...]:
        """The values whose words are shown: the last that is to be seen, and those that leave it room."""
        apart, goal = self._labels_apart(), max(self.to_visit, default=0)
        if not apart:
            return ()
        regular = (value for value in range(0, len(self._labels), apart) if abs(value - goal) >= apart)
        return (*regular, goal)

    def _labels_apart(self) -> int:
        """Which of the labels are shown: each (1), every second one (2), …; 0 where there is room for none."""
        font = self._theme.sans(Step.SMALL)
        widest = max((line_width(label, font) for label in self._labels), default=0.0) + _BETWEEN
        step = self._x(1) - self._x(0)
        apart = ceil(widest / step) if step > 0 else 0
        return apart if apart <= max(1, self.maximum()) else 0

    def _x(self, value: int) -> float:
        return _EDGE + (self.width() - 2 * _EDGE) * value / max(1, self.maximum())

    def _value_at(self, x: float) -> int:
        share = (x - _EDGE) / max(1, self.width() - 2 * _EDGE)
        return round(min(max(share, 0.0), 1.0) * self.maximum())


class DialArea(QWidget):
    """What is turned, its present value in words, a track with a button at each end, and figures to watch.

    Signal: `turned(id)`.
    """

    turned = Signal(str)

    def __init__(self, values: tuple[tuple[str, str], ...], theme: Theme) -> None:
        """Turn through `values`, each an id and its words."""
        super().__init__()
        self._values = values
        self._theme = theme
        self._track = _Track(tuple(label for _, label in values), theme)
        self._name = words("", theme, Step.LABEL, align=Qt.AlignmentFlag.AlignHCenter, tone="ink2")
        self._label = words("", theme, Step.TEXT, serif=True, bold=True, align=Qt.AlignmentFlag.AlignHCenter)
        self._less = icon_button(self.tr("Turn back"), "minus", theme)
        self._more = icon_button(self.tr("Turn on"), "plus", theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._name)
        column.addWidget(self._label)
        row = QHBoxLayout()
        row.setSpacing(theme.length(6))
        row.addWidget(self._less)
        row.addWidget(self._track, 1)
        row.addWidget(self._more)
        column.addLayout(row)
        self._told: tuple[str, ...] = ()
        self._figures = QVBoxLayout()
        self._figures.setSpacing(0)
        column.addLayout(self._figures)
        self._less.clicked.connect(lambda: self._track.setValue(self._track.value() - 1))
        self._more.clicked.connect(lambda: self._track.setValue(self._track.value() + 1))
        self._track.valueChanged.connect(self._turned)
        self.setFocusProxy(self._track)

    def show_dial(self, at: str, to_visit: frozenset[str], visited: frozenset[str]) -> None:
        """Stand at a value."""
        places = {value: place for place, (value, _) in enumerate(self._values)}
        self._track.blockSignals(True)
        self._track.setValue(places[at])
        self._track.blockSignals(False)
        self._track.to_visit = frozenset(places[value] for value in to_visit)
        self._track.visited = frozenset(places[value] for value in visited)
        self._track.update()
        self._tell()

    def show_figures(self, name: str, figures: tuple[str, ...]) -> None:
        """Say what is turned, and the figures to watch as they stand."""
        self._name.setVisible(bool(name))
        self._name.set_markup(name)
        self._told = figures
        clear(self._figures)
        for figure in figures:
            line = words(figure, self._theme, Step.TEXT, bold=True)
            self._figures.addWidget(line)
            line.show()
        self._track.setAccessibleDescription(" ".join(figures))

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._theme = theme
        for widget in (self._name, self._label, self._track, self._less, self._more):
            widget.set_theme(theme)
        self.show_figures(self._name.markup, self._told)
        self._less.set_words(self.tr("Turn back"))
        self._more.set_words(self.tr("Turn on"))

    def _turned(self, place: int) -> None:
        self._tell()
        self.turned.emit(self._values[place][0])

    def _tell(self) -> None:
        place = self._track.value()
        self._label.set_markup(self._values[place][1])
        self._track.setAccessibleName(self._values[place][1])
        self._less.setEnabled(place > 0)
        self._more.setEnabled(place < len(self._values) - 1)
