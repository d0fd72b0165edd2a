"""Score sheets: what each side's lines come from; and two sheets side by side with the lines that differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.panels.button import Button
from ui.panels.paper import Rule, renew, words
from ui.panels.score_line import LineButton, ScoreRow, TotalRow, TotalWords
from ui.panels.worded import Worded
from ui.theme.marks import paint_differs, paint_same
from ui.theme.rich import RichText
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_WIDE: Final = 560
_GUTTER: Final = 44

_Key = tuple[str, int]


@dataclass(frozen=True, slots=True)
class SideSheet:
    """One side: its lines, what the hand brings, what that makes. `hand` and `total` are figures; `bags` in words."""

    side: str
    name: str
    lines: tuple[ScoreRow, ...]
    hand: str
    bags: str = ""
    before: str = ""
    total: str = ""


@dataclass(frozen=True, slots=True)
class Ledger:
    """A sheet of a hand: who scored it so, and each side."""

    title: str
    sides: tuple[SideSheet, ...]
    note: str = ""


class _Mark(QWidget):
    """The sign in the gutter: differs, or the same."""

    def __init__(self, theme: Theme, *, differs: bool) -> None:
        super().__init__()
        self._theme = theme
        self.differs = differs
        self.setFixedSize(theme.length(_GUTTER - 4), theme.length(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.differs:
            paint_differs(painter, QRectF(self.rect()), self._theme)
        else:
            paint_same(painter, QRectF(self.rect()), self._theme)
        painter.end()


class ScoreSheet(Worded):
    """The sheet, or two of them.

    Signals: `line_pointed(side, place)` when a line of the first sheet, by its place from 0, is under the mouse or has
    the focus, `line_left` when none is;
    `rule_requested(id)` when it is pressed; `lab_requested` to see the hand under other rule sets.
    """

    line_pointed = Signal(str, int)
    line_left = Signal()
    rule_requested = Signal(str)
    lab_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """No sheet yet."""
        super().__init__(theme, parent)
        self._ledger: Ledger | None = None
        self._beside: Ledger | None = None
        self._is_wide = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.setAccessibleName(self.tr("Score"))

    def show_sheets(self, ledger: Ledger, beside: Ledger | None = None) -> None:
        """Show a sheet, or two to compare: beside each other where there is room, else one below the other."""
        if (ledger, beside) != (self._ledger, self._beside):
            self._ledger, self._beside = ledger, beside
            self._rebuild()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Change between beside and below."""
        super().resizeEvent(event)
        if self._fits_beside() != self._is_wide and self._beside is not None:
            self._rebuild()

    def minimumSizeHint(self) -> QSize:
        """A narrow page."""
        return QSize(self._theme.length(240), super().minimumSizeHint().height())

    def _fits_beside(self) -> bool:
        return self.width() >= self._theme.px(_WIDE)

    def _renew(self) -> None:
        self.setAccessibleName(self.tr("Score"))
        self._rebuild()

    def _rebuild(self) -> None:
        self._is_wide = self._fits_beside()
        ledger, beside = self._ledger, self._beside
        if ledger is None:
            return
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        if beside is None:
            column.addWidget(self._single(ledger, None))
        elif self._is_wide:
            column.addLayout(self._pair(ledger, beside))
        else:
            column.addWidget(self._single(ledger, beside))
            column.addSpacing(self._theme.length(20))
            column.addWidget(self._single(beside, ledger))
        column.addSpacing(self._theme.length(10))
        column.addWidget(self._lab_button(), 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        renew(self._column, body)

    def _lab_button(self) -> Button:
        button = Button(self.tr("Compare in the score lab"), self._theme, icon="scales", key="L")
        button.clicked.connect(self.lab_requested)
        return button

    # --- one sheet ------------------------------------------------------------------------------------------------

    def _single(self, ledger: Ledger, other: Ledger | None) -> QWidget:
        """A sheet by itself; with `other` its differing lines are marked."""
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in self._head(ledger):
            column.addWidget(widget)
        is_compared = other is not None
        for side in ledger.sides:
            opposite = _side(other, side.side)
            for widget in self._side_head(side):
                column.addLayout(self._marked(widget, is_compared=is_compared))
            for key, line in _keyed(side).items():
                differs = is_compared and line != _keyed(opposite).get(key)
                shown = self._line(side, line, differs=differs)
                column.addLayout(self._marked(shown, is_compared=is_compared, differs=differs))
            for widget in self._side_foot(side, has_lines=bool(side.lines)):
                column.addLayout(self._marked(widget, is_compared=is_compared))
        return made

    def _marked(self, line: QWidget, *, is_compared: bool, differs: bool = False) -> QHBoxLayout:
        """A row of a sheet that is compared: each leaves room for the sign, so that all figures stand in one column."""
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(line, 1)
        if differs:
            row.addWidget(_Mark(self._theme, differs=True))
        elif is_compared:
            row.addSpacing(_Mark(self._theme, differs=True).width())
        return row

    # --- two sheets -----------------------------------------------------------------------------------------------

    def _pair(self, one: Ledger, other: Ledger) -> QGridLayout:
        """Two sheets in one grid, so that each line stands beside its like."""
        grid = QGridLayout()
        grid.setSpacing(0)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        grid.setColumnMinimumWidth(1, self._theme.length(_GUTTER))
        self._pair_row(grid, self._head(one), self._head(other))
        for side in one.sides:
            opposite = _side(other, side.side)
            if opposite is None:
                continue
            self._pair_row(grid, self._side_head(side), self._side_head(opposite))
            for key in dict.fromkeys((*_keyed(side), *_keyed(opposite))):
                self._pair_lines(grid, side, opposite, key)
            foot, has_lines = grid.rowCount(), bool(side.lines or opposite.lines)
            own, its = (self._side_foot(each, has_lines=has_lines) for each in (side, opposite))
            self._pair_row(grid, own, its)
            mark = _Mark(self._theme, differs=side.hand != opposite.hand)
            grid.addWidget(mark, foot + has_lines, 1, Qt.AlignmentFlag.AlignCenter)
        return grid

    def _pair_row(self, grid: QGridLayout, left: list[QWidget], right: list[QWidget]) -> None:
        for one, other in zip(left, right, strict=False):
            row = grid.rowCount()
            grid.addWidget(one, row, 0)
            grid.addWidget(other, row, 2)

    def _pair_lines(self, grid: QGridLayout, side: SideSheet, opposite: SideSheet, key: _Key) -> None:
        row = grid.rowCount()
        one, other = _keyed(side).get(key), _keyed(opposite).get(key)
        differs = one != other
        for place, (sheet, line) in ((0, (side, one)), (2, (opposite, other))):
            if line is not None:
                grid.addWidget(self._line(sheet, line, differs=differs), row, place)
        grid.addWidget(_Mark(self._theme, differs=differs), row, 1, Qt.AlignmentFlag.AlignCenter)

    # --- parts ----------------------------------------------------------------------------------------------------

    def _head(self, ledger: Ledger) -> list[QWidget]:
        theme = self._theme
        parts: list[QWidget] = []
        if ledger.title:
            parts.append(self._linked(words(ledger.title, theme, Step.TEXT, serif=True, bold=True)))
        if ledger.note or self._beside is not None:
            parts.append(words(ledger.note, theme, Step.LABEL, colour=theme.tokens.ink2))
        return parts

    def _linked(self, text: RichText) -> RichText:
        text.link_activated.connect(self.rule_requested)
        return text

    def _side_head(self, side: SideSheet) -> list[QWidget]:
        theme = self._theme
        head = TotalRow(TotalWords(side.name, "", self.tr("points"), small=True), theme)
        return [_Gap(theme.length(10)), head, Rule(theme, strong=True)]

    def _side_foot(self, side: SideSheet, *, has_lines: bool) -> list[QWidget]:
        """The totals; where no line stands above them, the head's rule is theirs."""
        theme = self._theme
        parts: list[QWidget] = [Rule(theme, strong=True)] if has_lines else []
        bags = "" if side.total else side.bags  # they are counted on, as the points are
        parts.append(TotalRow(TotalWords(self.tr("This hand"), bags, side.hand), theme))
        if side.before:
            parts.append(TotalRow(TotalWords(self.tr("Before"), "", side.before, small=True), theme))
        if side.total:
            parts.append(TotalRow(TotalWords(self.tr("Total"), side.bags, side.total), theme))
        return [*parts, Rule(theme, strong=True)]

    def _line(self, side: SideSheet, line: ScoreRow, *, differs: bool) -> LineButton:
        button = LineButton(line, self._theme, differs=differs)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy = button.sizePolicy()
        policy.setHeightForWidth(True)
        button.setSizePolicy(policy)
        if self._ledger is not None and any(side is own for own in self._ledger.sides):
            button.pointed.connect(lambda: self.line_pointed.emit(side.side, side.lines.index(line)))
            button.left.connect(self.line_left)
        button.clicked.connect(lambda: self.rule_requested.emit(line.rule))
        return button


class _Gap(QWidget):
    """Some px of nothing, as a row of its own."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self.setFixedHeight(height)


def _side(ledger: Ledger | None, side: str) -> SideSheet | None:
    return next((sheet for sheet in ledger.sides if sheet.side == side), None) if ledger else None


def _keyed(side: SideSheet | None) -> dict[_Key, ScoreRow]:
    """A side's lines, each by its code and by how many of that code came before it (two nils are two lines)."""
    lines = side.lines if side else ()
    return {
        (line.code, sum(before.code == line.code for before in lines[:place])): line for place, line in enumerate(lines)
    }
