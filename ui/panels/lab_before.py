"""What each side brings into the hand: points and bags, typed or stepped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QRegularExpressionValidator
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from ui.panels.paper import clear, words
from ui.panels.worded import Worded
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_MOST: Final = 9999
_MOST_BAGS: Final = 99
_WIDTH: Final = 76
_HEIGHT: Final = 30
_MINUS: Final = "−"


@dataclass(frozen=True, slots=True)
class StandingSheet:
    """A side before the hand; `bags` is None where none are kept."""

    side: str
    name: str
    score: int
    bags: int | None


class NumberField(QLineEdit):
    """A number to type, or to step with the arrow keys. Signal: `number_entered(int)`."""

    number_entered = Signal(int)

    def __init__(self, low: int, high: int, step: int, theme: Theme) -> None:
        """Take a number from `low` to `high`; an arrow key changes it by `step`."""
        super().__init__()
        self._low, self._high, self._step = low, high, step
        self._number = 0
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        sign = "[-−]?" if low < 0 else ""
        self.setValidator(QRegularExpressionValidator(QRegularExpression(rf"\s*{sign}\d{{0,4}}\s*"), self))
        height = max(theme.length(_HEIGHT), round(theme.px(Step.CONTROL) * 1.7))
        self.setStyleSheet(f"QLineEdit {{ min-height: {height - 4}px; max-height: {height - 4}px; padding: 0 8px; }}")
        self.editingFinished.connect(self._finish)

    @property
    def number(self) -> int:
        """What has been entered."""
        return self._number

    def show_number(self, number: int) -> None:
        """Show a number, without telling anybody."""
        self._number = number
        self.setText(str(number).replace("-", _MINUS))

    def enter(self, number: int) -> None:
        """Take a number as if it had been typed."""
        number = min(max(number, self._low), self._high)
        if number == self._number:
            self.show_number(number)
            return
        self.show_number(number)
        self.number_entered.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step up and down; undo is the page's once nothing typed is left to take back."""
        mine = event.matches(QKeySequence.StandardKey.Undo), event.matches(QKeySequence.StandardKey.Redo)
        if (mine[0] and not self.isUndoAvailable()) or (mine[1] and not self.isRedoAvailable()):
            event.ignore()
            return
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}
        if (by := step.get(Qt.Key(event.key()))) is not None:
            self.enter(self._number + by * self._step)
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        text = self.text().strip().replace(_MINUS, "-")
        self.enter(int(text) if text.lstrip("-").isdecimal() else 0)


class BeforePanel(Worded):
    """A row for each side. Signal: `changed(side, score, bags)`."""

    changed = Signal(str, int, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """No sides yet."""
        super().__init__(theme, parent)
        self._sheets: tuple[StandingSheet, ...] = ()
        self._boxes: dict[str, tuple[NumberField, NumberField | None]] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def show_standing(self, sheets: tuple[StandingSheet, ...]) -> None:
        """Show each side; boxes in use keep the focus."""
        same = [(s.side, s.name, s.bags is None) for s in sheets] == [
            (s.side, s.name, s.bags is None) for s in self._sheets
        ]
        self._sheets = sheets
        if not same:
            self._rebuild()
        for sheet in sheets:
            score, bags = self._boxes[sheet.side]
            for box, value in ((score, sheet.score), (bags, sheet.bags)):
                if box is not None and value is not None:
                    box.show_number(value)

    def _renew(self) -> None:
        self._rebuild()
        self.show_standing(self._sheets)

    def box(self, side: str, *, bags: bool = False) -> NumberField | None:
        """A side's field."""
        return self._boxes[side][1 if bags else 0]

    def _rebuild(self) -> None:
        clear(self._grid)
        self._boxes = {}
        theme, tokens = self._theme, self._theme.tokens
        self._grid.setHorizontalSpacing(theme.length(8))
        self._grid.setVerticalSpacing(theme.length(4))
        self._grid.setColumnStretch(0, 1)
        head = {0: self.tr("Before this hand"), 1: self.tr("points")}
        if any(sheet.bags is not None for sheet in self._sheets):
            head[2] = self.tr("bags")
        for column, text in head.items():
            align = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            self._grid.addWidget(words(text, theme, Step.LABEL, colour=tokens.ink3, align=align), 0, column)
        for row, sheet in enumerate(self._sheets, 1):
            name = words(sheet.name, theme, Step.CONTROL, serif=True, bold=True)
            self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignVCenter)
            score = self._box(sheet, -_MOST, _MOST, self.tr("points"))
            bags = None if sheet.bags is None else self._box(sheet, 0, _MOST_BAGS, self.tr("bags"))
            self._boxes[sheet.side] = (score, bags)
            self._grid.addWidget(score, row, 1)
            if bags is not None:
                self._grid.addWidget(bags, row, 2)
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            part.setVisible(self._grid.indexOf(part) >= 0)  # what is not shown yet takes no room
        self._grid.activate()
        self.setMinimumHeight(self._grid.totalMinimumSize().height())  # no row is ever squeezed

    def _box(self, sheet: StandingSheet, low: int, high: int, what: str) -> NumberField:
        step = 10 if low < 0 and sheet.bags is not None else 1
        box = NumberField(low, high, step, self._theme)
        box.setFixedWidth(self._theme.px(_WIDTH if low < 0 else _WIDTH * 3 // 4))
        box.setAccessibleName(f"{sheet.name} {what}")
        box.number_entered.connect(lambda _number, its=sheet.side: self._tell(its))
        return box

    def _tell(self, side: str) -> None:
        score, bags = self._boxes[side]
        self.changed.emit(side, score.number, bags.number if bags is not None else 0)
