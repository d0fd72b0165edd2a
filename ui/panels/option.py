"""One option of a table: its name and line, the switch, select or number that sets it, and why a change was refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from ui.panels.choices import Choice, Segments, Select
from ui.panels.paper import words
from ui.theme.marks import paint_differs
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_LEAST_TITLE: Final = 240
_MOST: Final = 9999
_LARGE_FROM: Final = 50
_MOST_SEGMENTS: Final = 2
_MINUS: Final = "−"


@dataclass(frozen=True, slots=True)
class Amount:
    """What a number may be. `none` words that there is none, where that may be; `usual` is what it then begins with."""

    low: int
    high: int | None
    usual: int
    none: str = ""


@dataclass(frozen=True, slots=True)
class OptionRow:
    """An option with the value in force, as records write it.

    It is one of `choices`, or an `amount`. `before` says what the rule set by name has, where this table changed it.
    """

    name: str
    title: str
    line: str
    value: str
    choices: tuple[Choice, ...] = ()
    amount: Amount | None = None
    before: str = ""


class NumberBox(QSpinBox):
    """A number to type or to step; the wheel leaves it alone."""

    def __init__(self, amount: Amount, spoken: str) -> None:
        """A number between the bounds of an amount."""
        super().__init__()
        self.setRange(max(amount.low, -_MOST), min(_MOST, _MOST if amount.high is None else amount.high))
        large = amount.high is None or max(abs(amount.low), abs(amount.high)) >= _LARGE_FROM
        self.setSingleStep(10 if large and abs(amount.usual) >= _LARGE_FROM else 1)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(spoken)

    def textFromValue(self, value: int) -> str:
        """The number with its proper minus."""
        return str(value).replace("-", _MINUS)

    def valueFromText(self, text: str) -> int:
        """A number, whichever minus was typed."""
        return int(text.replace(_MINUS, "-") or 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page, not the number."""
        event.ignore()


class AmountControl(QWidget):
    """A number, and a box to tick where there may be none. Signal: `chosen(text)`, by the reader."""

    chosen = Signal(str)

    def __init__(self, amount: Amount, value: str, spoken: str, theme: Theme) -> None:
        """Show a value."""
        super().__init__()
        self._usual = amount.usual
        self.number = NumberBox(amount, spoken)
        self.number.setFixedWidth(theme.px(112))
        self.none = QCheckBox(amount.none, self)
        self.none.setVisible(bool(amount.none))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.length(12))
        if amount.none:
            row.addWidget(self.none)
        row.addWidget(self.number)
        self.show_choice(value)
        self.number.valueChanged.connect(lambda number: self.chosen.emit(str(number)))
        self.none.toggled.connect(lambda none: self.chosen.emit("null" if none else str(self._usual)))

    def show_choice(self, value: str) -> None:
        """Show a value, without telling anybody."""
        is_none = value == "null"
        if not is_none:
            self._usual = int(value)
        for part in (self.number, self.none):
            part.blockSignals(True)
        self.none.setChecked(is_none)
        self.number.setEnabled(not is_none)
        self.number.setValue(self._usual)
        for part in (self.number, self.none):
            part.blockSignals(False)


class Lozenge(QWidget):
    """The sign that something differs."""

    def __init__(self, theme: Theme) -> None:
        """Paint it in this look."""
        super().__init__()
        self._theme = theme
        self.setFixedSize(theme.length(20), theme.length(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign."""
        painter = QPainter(self)
        paint_differs(painter, QRectF(self.rect()), self._theme)
        painter.end()


class OptionLine(QWidget):
    """An option's row. Signal: `chosen(name, text)`."""

    chosen = Signal(str, str)

    def __init__(self, row: OptionRow, theme: Theme) -> None:
        """Show an option; the control stands beside its name or, where there is no room, below."""
        super().__init__()
        self._theme = theme
        self._beside: bool | None = None
        tokens = theme.tokens
        self._title = words(row.title, theme, Step.CONTROL, bold=True)
        self._line = words(row.line, theme, Step.LABEL, colour=tokens.ink2)
        self.control = _control(row, theme)
        self.control.chosen.connect(lambda text: self.chosen.emit(row.name, text))
        self._before = QWidget()
        before = QHBoxLayout(self._before)
        before.setContentsMargins(0, 0, 0, 0)
        before.setSpacing(theme.length(6))
        self._was = words("", theme, Step.LABEL, colour=tokens.evidence, bold=True)
        before.addWidget(Lozenge(theme))
        before.addWidget(self._was, 1)
        self._refusal = QFrame()
        self._refusal.setProperty("kind", "evidence")
        inside = QVBoxLayout(self._refusal)
        inside.setContentsMargins(theme.length(12), theme.length(8), theme.length(12), theme.length(8))
        self._why = words("", theme, Step.CONTROL)
        inside.addWidget(self._why)
        self._refusal.hide()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.length(16))
        self._grid.setVerticalSpacing(theme.length(3))
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._title, 0, 0)
        self._grid.addWidget(self._line, 1, 0)
        self._grid.addWidget(self._before, 3, 0, 1, 2)
        self._grid.addWidget(self._refusal, 4, 0, 1, 2)
        self._arrange(beside=True)
        self.show_row(row)

    @property
    def refusal(self) -> str:
        """Why the last change was refused; empty where none was."""
        return "" if self._refusal.isHidden() else self._why.markup

    def show_row(self, row: OptionRow, refusal: str = "") -> None:
        """Show the value in force, and why another was refused just now."""
        self.control.show_choice(row.value)
        self._was.set_markup(row.before)
        self._before.setVisible(bool(row.before))
        self._why.set_markup(refusal)
        self._refusal.setVisible(bool(refusal))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the control where there is room."""
        super().resizeEvent(event)
        needs = self.control.sizeHint().width() + self._theme.px(_LEAST_TITLE)
        self._arrange(beside=needs <= self.width())

    def _arrange(self, *, beside: bool) -> None:
        if beside == self._beside:
            return
        self._beside = beside
        self._grid.removeWidget(self.control)
        if beside:
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            self._grid.addWidget(self.control, 0, 1, 2, 1, right)
        else:
            self._grid.addWidget(self.control, 2, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)


def _control(row: OptionRow, theme: Theme) -> AmountControl | Segments | Select:
    if row.amount is not None:
        return AmountControl(row.amount, row.value, row.title, theme)
    if len(row.choices) <= _MOST_SEGMENTS:
        return Segments(row.choices, row.value, row.title, theme)
    return Select(row.choices, row.value, row.title, theme)
