"""A small stepper on a name card of the score lab: a value between − and +, or picked from a menu."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QMenu, QSizePolicy, QWidget

from ui.icons import paint_icon
from ui.theme.lines import line_width, paint_line
from ui.theme.paint import paint_box
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_HEIGHT: Final = 26
_ZONE: Final = 24
_LEAST_VALUE: Final = 20
_MENU_FROM: Final = 5
_GAP: Final = 6


@dataclass(frozen=True, slots=True)
class Steps:
    """What a stepper steps through: a label, each value with its words, the place of the present one."""

    label: str
    values: tuple[tuple[str, str], ...]
    at: int
    name: str = ""
    """Whose value it is, for a screen reader."""


class Stepper(QAbstractSlider):
    """The value in a pill; its label stands at the left where there is room. Signal: `chosen(id)`, by the learner."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty pill."""
        super().__init__(parent)
        self._theme = theme
        self._steps = Steps("", (("", ""),), 0)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setPageStep(5)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("focus_radius", _HEIGHT // 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._changed)

    @property
    def steps(self) -> Steps:
        """What is stepped through."""
        return self._steps

    def show_steps(self, steps: Steps) -> None:
        """Show a value among others, without telling anybody."""
        self._steps = steps
        self.blockSignals(True)
        self.setRange(0, max(0, len(steps.values) - 1))
        self.setValue(steps.at)
        self.blockSignals(False)
        self._tell()
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Label and pill side by side."""
        theme = self._theme
        label = line_width(self._steps.label, theme.sans(Step.LABEL)) + _GAP if self._steps.label else 0
        return QSize(round(label + self._pill_width()), self._row_height())

    def minimumSizeHint(self) -> QSize:
        """The pill alone."""
        return QSize(round(self._pill_width()), self._row_height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step down or up at the ends, open the menu in the middle."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pill, x = self._pill(), event.position().x()
        if x > pill.right() - self._zone():
            self.setValue(self.value() + 1)
        elif pill.left() <= x < pill.left() + self._zone():
            self.setValue(self.value() - 1)
        elif len(self._steps.values) >= _MENU_FROM:
            self._open_menu()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page, save where one has gone to this pill."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, Enter opens the menu."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open_menu()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint label, pill, signs and value."""
        theme, tokens, pill = self._theme, self._theme.tokens, self._pill()
        painter = QPainter(self)
        y = self.height() / 2
        label = theme.sans(Step.LABEL)
        if self._steps.label and line_width(self._steps.label, label) + _GAP <= pill.left():
            paint_line(painter, QPointF(0, y), self._steps.label, label, tokens.plate_ink2, theme.text_suit)
        edge = tokens.ink if self.hasFocus() else tokens.line
        paint_box(painter, pill, pill.height() / 2, tokens.sunk, edge, 1.6 if self.hasFocus() else 1)
        side, zone = theme.length(12), self._zone()
        for icon, x, live in (
            ("minus", pill.left() + zone / 2, self.value() > 0),
            ("plus", pill.right() - zone / 2, self.value() < self.maximum()),
        ):
            spot = QRectF(x - side / 2, y - side / 2, side, side)
            paint_icon(painter, icon, spot, tokens.ink if live else tokens.hair)
        font = theme.sans(Step.LABEL, bold=True)
        paint_line(
            painter, pill.center(), self._word(), font, tokens.ink, theme.text_suit, Qt.AlignmentFlag.AlignHCenter
        )
        painter.end()

    def _pill(self) -> QRectF:
        width, height = self._pill_width(), self._theme.length(_HEIGHT) - 2
        return QRectF(self.width() - width, (self.height() - height) / 2, width, height)

    def _pill_width(self) -> float:
        value = max(self._theme.length(_LEAST_VALUE), line_width(self._word(), self._theme.sans(Step.LABEL, bold=True)))
        return value + 2 * self._zone()

    def _row_height(self) -> int:
        return max(self._theme.length(_HEIGHT), round(self._theme.px(Step.LABEL) * 1.6))

    def _zone(self) -> int:
        return self._theme.length(_ZONE)

    def _word(self) -> str:
        values = self._steps.values
        return values[min(self.value(), len(values) - 1)][1]

    def _changed(self, place: int) -> None:
        self._tell()
        self.updateGeometry()
        self.update()
        self.chosen.emit(self._steps.values[place][0])

    def _tell(self) -> None:
        self.setAccessibleName(" ".join(filter(None, (self._steps.name, self._steps.label, self._word()))))

    def _open_menu(self) -> None:
        menu = QMenu(self)
        for place, (_, shown) in enumerate(self._steps.values):
            action = menu.addAction(shown)
            action.setCheckable(True)
            action.setChecked(place == self.value())
            action.triggered.connect(lambda _=False, its=place: self.setValue(its))
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
