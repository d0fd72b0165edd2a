"""Calls: the ladder of Five Hundred, the numbers of Spades and Pitch, and the calls made so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ui.panels.calls_made import CallsMade, MadeCall
from ui.panels.flow import flow_of
from ui.panels.paper import Rule, renew, words
from ui.panels.press import PressButton
from ui.panels.worded import Worded
from ui.theme.lines import line_width, paint_line
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.prose import ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_CELL_HEIGHT: Final = 38
_BAR_HEIGHT: Final = 26
_FLAT_HEIGHT: Final = 25
_DISC: Final = 18
_STACKED_FROM: Final = 1.2
_ACROSS: Final = 7


class CallState(Enum):
    """Where a call stands."""

    OPEN = "open"
    OUTBID = "outbid"
    MADE = "made"
    NOW = "now"


@dataclass(frozen=True, slots=True)
class CallCell:
    """A call: `label` is what it names (♠, NT, nil, 4), `value` its worth, `who` the letter of who has made it."""

    notation: str
    label: str
    value: str = ""
    state: CallState = CallState.OPEN
    who: str = ""
    pressable: bool = False
    spoken: str = ""
    chosen: bool = False
    """The learner has pointed at it."""


@dataclass(frozen=True, slots=True)
class CallRow:
    """Calls side by side under one name (`10`).

    Without a name the row breaks where it must; a bar is a single call between two rows (misère). The first call
    stands in `column`: of a row that a bar parts, the upper half begins where the lower one ends.
    """

    cells: tuple[CallCell, ...]
    name: str = ""
    bar: bool = False
    column: int = 0


@dataclass(frozen=True, slots=True)
class AuctionSheet:
    """The calls that there are, highest first, and those made; `seats` names the columns, first caller at the left."""

    title: str
    note: str
    rows: tuple[CallRow, ...]
    seats: tuple[str, ...] = ()
    calls: tuple[MadeCall, ...] = ()
    foot: str = ""
    to_read: bool = False
    """Nothing is asked here: the calls are a list, without frames to press."""


class CallButton(PressButton):
    """One call. It can be pressed where it is legal; else it only shows where it stands."""

    def __init__(self, cell: CallCell, theme: Theme, *, bar: bool, flat: bool = False) -> None:
        """Show a call; a `flat` one is there to be read."""
        super().__init__()
        self.cell = cell
        self._theme = theme
        self._bar = bar
        self._flat = flat
        self.setText(cell.spoken or plain(" ".join(filter(None, (cell.label, cell.value, cell.who)))))
        self.setEnabled(cell.pressable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if cell.pressable else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if cell.pressable else Qt.CursorShape.ArrowCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for its words and the disc above its corner."""
        theme = self._theme
        grow = max(1.0, 0.4 + 0.6 * theme.text_scale)
        tall = _FLAT_HEIGHT if self._flat else _BAR_HEIGHT if self._bar else _CELL_HEIGHT
        height = theme.length(round(tall * grow)) + (0 if self._flat else 9)
        value = line_width(self.cell.value, theme.sans(Step.LABEL, bold=True)) if self.cell.value else 0
        label = line_width(self.cell.label, theme.sans(Step.CONTROL, bold=True))
        if self._is_stacked and self._bar:
            return QSize(round(label) + 28, height + 2 * theme.line_height(Step.LABEL))
        if self._is_stacked:
            return QSize(round(max(label, value)) + 8, height + theme.px(Step.LABEL))
        return QSize(round(label + value) + (36 if self._bar else 15), height)

    def minimumSizeHint(self) -> QSize:
        """Its words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, words and disc."""
        theme, tokens, cell = self._theme, self._theme.tokens, self.cell
        ground, edge, ink, width = self._look()
        painter = QPainter(self)
        frame = QRectF(self.rect()).adjusted(3, 1 if self._flat else 7, -1, -1)
        radius = min(frame.height() / 2, 14) if self._bar else 5
        if not self._flat or cell.state in (CallState.MADE, CallState.NOW):
            paint_box(painter, frame, radius, ground, edge, width)
        y = frame.center().y()
        suits = (lambda _suit: ink) if cell.state is CallState.NOW else theme.text_suit
        label = theme.sans(
            Step.CONTROL, bold=self._bar or cell.state in (CallState.MADE, CallState.NOW) or not cell.value
        )
        value = theme.sans(Step.LABEL, bold=cell.state is CallState.NOW)
        if not cell.value:
            middle = QPointF(frame.center().x(), y)
            paint_line(painter, middle, cell.label, label, ink, suits, Qt.AlignmentFlag.AlignHCenter)
        elif self._is_stacked and self._bar:
            style = ProseStyle(Step.LABEL, colour=ink, align=Qt.AlignmentFlag.AlignHCenter)
            prose = lay_out(
                f"**{cell.label}**\n{cell.value}", theme, replace(style, paragraph_gap=0), frame.width() - 20
            )
            prose.paint(painter, QPointF(frame.left() + 10, y - prose.height / 2))
        elif self._is_stacked:
            across, part = frame.center().x(), frame.height() * 0.22
            at = QPointF(self._clear_of_disc(across, label), y - part)
            paint_line(painter, at, cell.label, label, ink, suits, Qt.AlignmentFlag.AlignHCenter)
            paint_line(painter, QPointF(across, y + part), cell.value, value, ink, suits, Qt.AlignmentFlag.AlignHCenter)
        else:
            inset = 14 if self._bar else 5
            paint_line(painter, QPointF(frame.left() + inset, y), cell.label, label, ink, suits)
            at = QPointF(frame.right() - inset, y)
            paint_line(painter, at, cell.value, value, ink, suits, Qt.AlignmentFlag.AlignRight)
        if cell.who and not self._flat:  # who has called what stands in the table below
            side = theme.px(_DISC)
            spot = QRectF(0, 0, side, side)
            paint_box(painter, spot, side / 2, tokens.ink, tokens.sheet, 1.4)
            font = theme.sans(Step.SMALL, bold=True)
            paint_line(painter, spot.center(), cell.who, font, tokens.sheet, suits, Qt.AlignmentFlag.AlignHCenter)
        painter.end()

    def _clear_of_disc(self, middle: float, font: QFont) -> float:
        """Where the middle of a label stands that has a disc above its left; it does not leave the cell."""
        if not self.cell.who or self._flat:
            return middle
        return max(
            middle, min(middle + self._theme.px(_DISC) / 3, self.width() - 4 - line_width(self.cell.label, font) / 2)
        )

    @property
    def _is_stacked(self) -> bool:
        """Whether the value stands below the label: with large text the ladder would not fit a page otherwise."""
        return bool(self.cell.value) and self._theme.text_scale > _STACKED_FROM

    def _look(self) -> tuple[str, str, str, float]:
        """Ground, edge, ink and the edge's width."""
        tokens = self._theme.tokens
        if self.cell.chosen:
            return tokens.accent_soft, tokens.accent, tokens.ink, 2
        match self.cell.state:
            case CallState.NOW:
                return tokens.accent, tokens.accent, tokens.on_accent, 1
            case CallState.MADE:
                return tokens.sunk, tokens.ink, tokens.ink, 1.6
            case CallState.OUTBID:
                return tokens.sunk, tokens.hair, tokens.ink3, 1
            case CallState.OPEN:
                hot = self.underMouse() and self.isEnabled()
                edge = tokens.ink if self.hasFocus() else tokens.line if self.isEnabled() else tokens.hair
                return (tokens.sunk if hot else tokens.sheet), edge, tokens.ink if self.isEnabled() else tokens.ink2, 1
        assert_never(self.cell.state)


class AuctionPanel(Worded):
    """Signal: `call_requested(notation)`."""

    call_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show no calls yet."""
        super().__init__(theme, parent)
        self._sheet: AuctionSheet | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._buttons: list[CallButton] = []
        self.setAccessibleName(self.tr("Calls"))

    def show_sheet(self, sheet: AuctionSheet) -> None:
        """Show the calls as they stand; the focus stays at its call, where that can still be pressed."""
        if sheet == self._sheet:
            return
        self._sheet = sheet
        self._rebuild(sheet)

    def _renew(self) -> None:
        self.setAccessibleName(self.tr("Calls"))

    def _rebuild(self, sheet: AuctionSheet) -> None:
        focused = next((button.cell.notation for button in self._buttons if button.hasFocus()), "")
        self._buttons = []
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self._add_head(column, sheet)
        named = [row for row in sheet.rows if row.name or row.bar]
        if named:
            column.addLayout(self._ladder(named, flat=sheet.to_read))
        for row in sheet.rows:
            if row not in named:
                column.addLayout(self._loose(row))
        if sheet.rows:
            column.addWidget(Rule(self._theme, strong=True))
        if sheet.foot:
            column.addWidget(words(sheet.foot, self._theme, Step.LABEL, colour=self._theme.tokens.ink2))
        if sheet.seats:
            made = CallsMade(self._theme)
            made.show_calls(sheet.seats, sheet.calls)
            column.addWidget(made)
        renew(self._column, body)
        for button in self._buttons:
            if button.cell.notation == focused and button.isEnabled():
                button.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        super().set_theme(theme)
        if self._sheet is not None:
            self._rebuild(self._sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from call to call."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(
            Qt.Key(event.key()), 0
        )
        open_ones = [button for button in self._buttons if button.isEnabled()]
        focused = next((place for place, button in enumerate(open_ones) if button.hasFocus()), None)
        if not step or focused is None:
            super().keyPressEvent(event)
            return
        open_ones[(focused + step) % len(open_ones)].setFocus(Qt.FocusReason.TabFocusReason)

    def _add_head(self, column: QVBoxLayout, sheet: AuctionSheet) -> None:
        title = words(sheet.title, self._theme, Step.TEXT, serif=True, bold=True)
        note = words(sheet.note, self._theme, Step.LABEL, colour=self._theme.tokens.ink3)
        column.addLayout(flow_of(title, note, fill="apart"))
        column.addWidget(Rule(self._theme, strong=True))

    def _ladder(self, rows: list[CallRow], *, flat: bool) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3)
        grid.setVerticalSpacing(0)
        across = max(row.column + len(row.cells) for row in rows)
        for place, row in enumerate(rows):
            if row.bar:
                grid.addWidget(self._button(row.cells[0], bar=True, flat=flat), place, 1, 1, across)
                continue
            name = QLabel(row.name)
            name.setFont(self._theme.serif(Step.TEXT))
            name.setStyleSheet(f"color: {QColor(self._theme.tokens.ink).name()}")
            grid.addWidget(name, place, 0, Qt.AlignmentFlag.AlignCenter)
            for column, cell in enumerate(row.cells, 1 + row.column):
                grid.addWidget(self._button(cell, bar=False, flat=flat), place, column)
        grid.setColumnMinimumWidth(0, self._theme.px(24))
        for column in range(across):
            grid.setColumnStretch(1 + column, 1)
        return grid

    def _loose(self, row: CallRow) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(4)
        rows = -(-len(row.cells) // _ACROSS)
        across = -(-len(row.cells) // max(1, rows))  # as many in each row as can be
        for place, cell in enumerate(row.cells):
            grid.addWidget(self._button(cell, bar=False), place // across, place % across)
        for column in range(across):
            grid.setColumnStretch(column, 1)
        return grid

    def _button(self, cell: CallCell, *, bar: bool, flat: bool = False) -> CallButton:
        button = CallButton(cell, self._theme, bar=bar, flat=flat)
        button.clicked.connect(lambda: self.call_requested.emit(cell.notation))
        self._buttons.append(button)
        return button
