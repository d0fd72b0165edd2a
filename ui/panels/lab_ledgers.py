"""Ledgers side by side, each on a sheet of its own; bands and signs run across where they differ."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from ui.panels.button import icon_button
from ui.panels.lab_column import Group, LabColumn, RowKey, differ, groups_of, told_of
from ui.panels.lab_sign import DiffersSign
from ui.panels.paper import Rule, clear, words
from ui.panels.score import SideSheet
from ui.panels.score_line import LineButton, ScoreRow, TotalRow, TotalWords
from ui.panels.worded import Worded
from ui.theme.marks import paint_brackets
from ui.theme.paint import paint_box, paint_sheet
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_GUTTER: Final = 40
_PAD: Final = 22
_NARROW_PAD: Final = 14
_MARK: Final = 32
_ROOM: Final = 14
_EACH: Final = 4
_BAND_INSET: Final = 10
_BRACKET_GAP: Final = 2
_ROOMY: Final = 2

_Band = tuple[int, list[QWidget]]
"""The ledger in which a band begins, and the lines that it runs across."""


class _Line(LineButton):
    """A line of a ledger, in brackets while it has just turned."""

    def __init__(self, row: ScoreRow, theme: Theme, *, differs: bool, turned: bool) -> None:
        super().__init__(row, theme, differs=differs)
        self.turned = turned
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)  # else as high as when narrow
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class _Head(QWidget):
    """A rule set's name with the menu of the others, and what is special about it."""

    chosen = Signal(str)

    def __init__(self, column: LabColumn, tables: tuple[tuple[str, str], ...], menu_name: str, theme: Theme) -> None:
        super().__init__()
        self._tables = tables
        self._at = column.id
        box = QVBoxLayout(self)
        box.setContentsMargins(6, theme.length(8), 0, 0)
        box.setSpacing(theme.length(2))
        row = QHBoxLayout()
        row.addWidget(words(column.title, theme, Step.TITLE, serif=True, bold=True), 1)
        self.button = icon_button(menu_name, "down", theme, kind="quiet")
        self.button.clicked.connect(self._open)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        box.addLayout(row)
        if column.note:
            box.addWidget(words(column.note, theme, Step.LABEL, colour=theme.tokens.ink2))
        box.addStretch(1)

    def _open(self) -> None:
        menu = QMenu(self)
        for table, title in self._tables:
            action = menu.addAction(title)
            action.setCheckable(True)
            action.setChecked(table == self._at)
            action.triggered.connect(lambda _=False, its=table: self.chosen.emit(its))
        menu.popup(self.button.mapToGlobal(QPoint(0, self.button.height())))


class Ledgers(Worded):
    """One to four ledgers.

    Signals: `table_chosen(place, id)` when a ledger shall follow another rule set, `line_pointed(side, code)`,
    `line_left`, `rule_requested(id)`.
    """

    table_chosen = Signal(int, str)
    line_pointed = Signal(str, str)
    line_left = Signal()
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """No ledger yet."""
        super().__init__(theme, parent)
        self._columns: tuple[LabColumn, ...] = ()
        self._tables: tuple[tuple[str, str], ...] = ()
        self._bands: list[_Band] = []
        self._lines: list[_Line] = []
        self._heads: list[_Head] = []
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(_ROOM, 4, _ROOM, _ROOM)
        self._grid = QGridLayout()
        self.setAccessibleName(self.tr("Ledgers"))

    @property
    def columns(self) -> tuple[LabColumn, ...]:
        """The ledgers shown."""
        return self._columns

    @property
    def turned(self) -> int:
        """How many lines are marked as turned."""
        return sum(line.turned for line in self._lines)

    def show_columns(self, columns: tuple[LabColumn, ...], tables: tuple[tuple[str, str], ...]) -> None:
        """Show these; `tables` are the rule sets to choose from, id and title."""
        if (columns, tables) != (self._columns, self._tables):
            self._columns, self._tables = columns, tables
            self._rebuild()

    def forget_turned(self) -> None:
        """Take the brackets off the lines that turned."""
        for line in self._lines:
            line.turned = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheets, and the bands across them."""
        painter = QPainter(self)
        rects = [self._sheet(place) for place in range(len(self._columns))]
        for rect in rects:
            paint_sheet(painter, rect, self._theme)
        for first, lines in self._bands:
            top, bottom = min(line.y() for line in lines), max(line.geometry().bottom() for line in lines)
            left = rects[first].left() + _BAND_INSET  # a rule set without a score stays white
            right = max(line.geometry().right() for line in lines) + self._theme.length(_BAND_INSET)
            band = QRectF(left, top + 1, right - left, bottom - top - 1)
            paint_box(painter, band, 4, self._theme.tokens.evidence_soft)
        for line in self._lines:
            if line.turned:
                paint_brackets(painter, QRectF(line.geometry()), self._theme, on_felt=False, gap=_BRACKET_GAP)
        painter.end()

    def _sheet(self, place: int) -> QRectF:
        head, pad = self._heads[place].geometry(), self._pad
        return QRectF(head.left() - pad, 6, head.width() + 2 * pad, self.height() - 6 - _ROOM)

    @property
    def _pad(self) -> int:
        """From a sheet's edge to its words."""
        return self._theme.length(_PAD if len(self._columns) <= _ROOMY else _NARROW_PAD)

    # --- building -------------------------------------------------------------------------------------------------

    def _renew(self) -> None:
        self.setAccessibleName(self.tr("Ledgers"))
        self._rebuild()

    def _rebuild(self) -> None:
        clear(self._outer)
        self._bands, self._lines = [], []
        theme, columns = self._theme, self._columns
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._outer.addLayout(self._grid)
        self._outer.addStretch(1)
        for place in range(len(columns)):
            for pad in (0, 2):
                self._grid.setColumnMinimumWidth(_EACH * place + pad, self._pad)
            self._grid.setColumnStretch(_EACH * place + 1, 1)
            if place < len(columns) - 1:
                self._grid.setColumnMinimumWidth(_EACH * place + 3, theme.length(_GUTTER))
        self._heads = [self._head(place, column) for place, column in enumerate(columns)]
        self._row([*self._heads])
        first = self._grid.rowCount()
        for group in groups_of(columns):
            self._add_group(group)
        if any(column.outcome for column in columns):
            self._row([self._outcome(column) for column in columns])
            told = [(c.outcome, c.over) if c.sides and not c.hidden else None for c in columns]
            self._signs(self._grid.rowCount() - 1, told)
        self._add_refusals(first)
        self._outer.addSpacing(theme.length(2))
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            part.setVisible(self._grid.indexOf(part) >= 0)  # what is shown later takes its room when nobody looks
        self.updateGeometry()
        self.update()

    def _head(self, place: int, column: LabColumn) -> _Head:
        head = _Head(column, self._tables, self.tr("Another rule set"), self._theme)
        head.chosen.connect(lambda table, its=place: self._choose(its, table))
        return head

    def _choose(self, place: int, table: str) -> None:
        """Another rule set; the focus stays where it was chosen."""
        self.table_chosen.emit(place, table)
        if place < len(self._heads):
            self._heads[place].button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_group(self, group: Group) -> None:
        """Partners stand beside themselves, or beside the first of those who count alone; the others follow."""
        own = [column.within(group) for column in self._columns]
        for place in range(max(map(len, own))):
            self._add_sides(group, [sides[place] if place < len(sides) else "" for sides in own])

    def _add_sides(self, group: Group, sides: Sequence[str]) -> None:
        """A side of each ledger, on the same lines; "" where a ledger has none."""
        theme, columns = self._theme, self._columns
        sheets = [column.side(side) for column, side in zip(columns, sides, strict=True)]
        self._row([self._gap() for _ in columns])
        self._row(_each(sheets, lambda s: self._total(s.name, self.tr("points"), small=True)))
        self._row(_each(sheets, lambda _: Rule(theme, strong=True)))
        for rule, number in _lines_of(columns, sides):
            self._add_line([(side, rule, number) for side in sides])
        self._row(_each(sheets, lambda _: Rule(theme, strong=True)))
        roomy = len(columns) <= _ROOMY
        alone = roomy and not any(s and s.before for s in sheets)  # else the bags are those of the total
        self._row(_each(sheets, lambda s: self._total(self.tr("This hand"), s.hand, s.bags if alone else "")))
        self._signs(
            self._grid.rowCount() - 1, [t if s else None for t, s in zip(told_of(columns, group), sheets, strict=True)]
        )
        if not roomy and any(s and s.bags for s in sheets):
            counted = [s if s and s.bags else None for s in sheets]
            self._row(_each(counted, lambda s: self._total(self.tr("Bags"), s.bags, small=True)))
        if any(s and s.before for s in sheets):
            self._row(_each(sheets, lambda s: self._total(self.tr("Before"), s.before, small=True)))
            self._row(
                _each(sheets, lambda s: self._total(self.tr("Total"), s.total, s.bags if roomy else "", small=True))
            )
            if len(set(sides)) == 1:
                told = [(s.total, s.bags) if s and not c.hidden else None for c, s in zip(columns, sheets, strict=True)]
                self._signs(self._grid.rowCount() - 1, told)

    def _total(self, name: str, figure: str, note: str = "", *, small: bool = False) -> QWidget:
        return TotalRow(TotalWords(name, note, figure, small=small), self._theme)

    def _add_line(self, keys: Sequence[RowKey]) -> None:
        """A line by what it is in each ledger."""
        columns = self._columns
        rows = [column.rows(key[0]).get(key) for column, key in zip(columns, keys, strict=True)]
        differs = any(row is not None and differ(columns, key) for row, key in zip(rows, keys, strict=True))
        made: list[QWidget | None] = []
        for column, key, row in zip(columns, keys, rows, strict=True):
            line = None if row is None else self._line(key[0], row, differs=differs, turned=key in column.flips)
            made.append(line)
        self._row(made)
        if differs:
            first = next(place for place, key in enumerate(keys) if key[0])
            self._bands.append((first, [line for line in made if line is not None]))
        at = self._grid.rowCount() - 1
        for place, ((one, its), (other, whose)) in enumerate(pairwise(zip(columns, keys, strict=True))):
            if one.side(its[0]) and other.side(whose[0]) and not (one.hidden or other.hidden):
                has = its if its in one.all_rows else whose
                self._sign(at, place, differs=differ((one, other), has))

    def _line(self, side: str, row: ScoreRow, *, differs: bool, turned: bool) -> QWidget:
        line = _Line(row, self._theme, differs=differs, turned=turned)
        line.pointed.connect(lambda: self.line_pointed.emit(side, row.code))
        line.left.connect(self.line_left)
        line.clicked.connect(lambda: self.rule_requested.emit(row.rule))
        self._lines.append(line)
        return line

    def _outcome(self, column: LabColumn) -> QWidget:
        theme = self._theme
        ink = theme.tokens.good if column.over else theme.tokens.ink2
        made = QWidget()
        box = QVBoxLayout(made)
        box.setContentsMargins(6, theme.length(8), 6, theme.length(6))
        box.addWidget(words(column.outcome, theme, Step.CONTROL, colour=ink, bold=column.over))
        box.addStretch(1)
        return made

    def _add_refusals(self, first: int) -> None:
        """Why a rule set has no sheet stands where its lines would."""
        theme = self._theme
        for place, column in enumerate(self._columns):
            if not column.refused:
                continue
            made = QWidget()
            box = QVBoxLayout(made)
            box.setContentsMargins(6, theme.length(16), 6, 0)
            box.setSpacing(theme.length(6))
            head = self.tr("No score here")
            box.addWidget(words(head, theme, Step.TEXT, serif=True, bold=True, colour=theme.tokens.evidence))
            box.addWidget(words(column.refused, theme, Step.TEXT))
            box.addStretch(1)
            span = max(1, self._grid.rowCount() - first)
            self._grid.addWidget(made, first, _EACH * place + 1, span, 1)

    def _row(self, widgets: list[QWidget | None]) -> None:
        row = self._grid.rowCount()
        for place, widget in enumerate(widgets):
            if widget is not None:
                self._grid.addWidget(widget, row, _EACH * place + 1)

    def _signs(self, row: int, told: Sequence[object]) -> None:
        """In each gutter, whether its neighbours say the same; nothing beside one that says nothing."""
        for place, (one, other) in enumerate(pairwise(told)):
            if one is not None and other is not None:
                self._sign(row, place, differs=one != other)

    def _sign(self, row: int, place: int, *, differs: bool) -> None:
        sign = DiffersSign(self._theme, _MARK, differs=differs)
        self._grid.addWidget(sign, row, _EACH * place + 3, Qt.AlignmentFlag.AlignCenter)

    def _gap(self) -> QWidget:
        gap = QWidget()
        gap.setFixedHeight(self._theme.length(8))
        return gap


def _each(sheets: Sequence[SideSheet | None], make: Callable[[SideSheet], QWidget]) -> list[QWidget | None]:
    """A widget for each sheet that there is."""
    return [None if sheet is None else make(sheet) for sheet in sheets]


def _lines_of(columns: Sequence[LabColumn], sides: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """The rules of all lines that stand in a row of sides, each with how many of that rule came before it."""
    keys = (key[1:] for column, side in zip(columns, sides, strict=True) for key in column.rows(side))
    return tuple(dict.fromkeys(keys))
