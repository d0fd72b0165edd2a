"""All rule sets of a game in one table: a line a row, a rule set a column, the figures alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.panels.lab_column import Group, LabColumn, RowKey, differ, groups_of, keys_of, sides_of, told_of
from ui.panels.lab_sign import DiffersSign
from ui.panels.paper import Paper, Rule, clear, words
from ui.panels.press import PointedButton
from ui.panels.score_line import ScoreRow
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_brackets
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_ROW: Final = 38
_MARK: Final = 30


class _Figure(PointedButton):
    """The points of a line under a rule set; its sentence is its tooltip and its name."""

    def __init__(self, figure: str, sentence: str, theme: Theme, *, big: bool, turned: bool = False) -> None:
        super().__init__()
        self._figure, self._theme, self._big = figure, theme, big
        self.turned = turned
        self.setText(plain(" ".join(filter(None, (sentence, figure)))))
        self.setToolTip(plain(sentence))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if sentence else Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        theme = self._theme
        font = theme.serif(Step.TITLE if self._big else Step.TEXT, bold=self._big)
        return QSize(round(line_width(self._figure, font)) + 12, theme.length(_ROW + (6 if self._big else 0)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.focusPolicy() is not Qt.FocusPolicy.NoFocus and (self.underMouse() or self.hasFocus()):
            paint_box(painter, rect.adjusted(2, 3, -2, -3), 4, tokens.hair)
        if self.turned:
            paint_brackets(painter, rect, theme, on_felt=False, gap=-4)
        font = theme.serif(Step.TITLE if self._big else Step.TEXT, bold=self._big)
        at, end = QPointF(rect.right() + 1, rect.center().y()), Qt.AlignmentFlag.AlignRight
        paint_line(painter, at, self._figure, font, tokens.ink, theme.text_suit, end)
        painter.end()


class Verdicts(Paper):
    """The table.

    Signals: `line_pointed(side, code)`, `line_left`, `told(sentence)` of the figure under the mouse,
    `rule_requested(id)`.
    """

    line_pointed = Signal(str, str)
    line_left = Signal()
    told = Signal(str)
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """No columns yet."""
        super().__init__(theme, parent=parent)
        self._columns: tuple[LabColumn, ...] = ()
        self._heads: dict[str, str] = {}
        self._bands: list[list[QWidget]] = []
        self._figures: list[_Figure] = []
        self._outer = QVBoxLayout(self)
        self._grid = QGridLayout()
        self.setAccessibleName(self.tr("All rule sets"))

    def show_columns(self, columns: tuple[LabColumn, ...], heads: dict[str, str]) -> None:
        """Show all rule sets; `heads` are the titles of the lines' rules."""
        self._columns, self._heads = columns, heads
        self._rebuild()

    def forget_turned(self) -> None:
        """Take the brackets off the figures that turned."""
        for figure in self._figures:
            if figure.turned:
                figure.turned = False
                figure.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, and a band across each line that differs."""
        super().paintEvent(event)
        painter = QPainter(self)
        sheet = self.sheet_rect
        for cells in self._bands:
            top, bottom = min(cell.y() for cell in cells), max(cell.geometry().bottom() for cell in cells)
            right = max(cell.geometry().right() for cell in cells) + 10  # what has no score there stays white
            band = QRectF(sheet.left() + 10, top + 1, right - sheet.left() - 10, bottom - top - 1)
            paint_box(painter, band, 4, self.theme.tokens.evidence_soft)
        painter.end()

    def _renew(self) -> None:
        self.setAccessibleName(self.tr("All rule sets"))
        self._rebuild()

    def _rebuild(self) -> None:
        clear(self._outer)
        self._bands, self._figures = [], []
        theme = self.theme
        self._outer.setContentsMargins(self.margins_inside(22, 14, 18, 12))
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._grid.setHorizontalSpacing(theme.length(10))
        self._outer.addLayout(self._grid)
        self._outer.addStretch(1)
        self._grid.setColumnStretch(0, 4)
        self._grid.setColumnMinimumWidth(1, theme.length(_MARK))
        for place, column in enumerate(self._columns):
            self._grid.setColumnStretch(2 + place, 3)
            title = words(column.title, theme, Step.TEXT, serif=True, bold=True, align=Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(title, 0, 2 + place, Qt.AlignmentFlag.AlignBottom)
        first = 4
        names = sides_of(self._columns)
        for group in groups_of(self._columns):
            for side in group:
                self._add_side(side, names[side], group)
        if any(column.outcome for column in self._columns):
            self._add_outcomes()
        self._add_refusals(first)

    def _add_side(self, side: str, name: str, group: Group) -> None:
        theme, columns = self.theme, self._columns
        gap = QWidget()
        gap.setFixedHeight(theme.length(10))
        self._grid.addWidget(gap, self._grid.rowCount(), 0)
        row = self._grid.rowCount()
        self._head(row, name, bold=True, serif=True)
        self._grid.addWidget(Rule(theme, strong=True), row + 1, 0, 1, 2 + len(columns))
        for key in keys_of(columns, side):
            self._add_line(key)
        row = self._grid.rowCount()
        self._grid.addWidget(Rule(theme, strong=True), row, 0, 1, 2 + len(columns))
        row += 1
        self._head(row, self.tr("This hand"), bold=True, serif=True)
        sheets = [column.side(side) for column in columns]
        told = [each for each in told_of(columns, group) if each is not None]
        if len(told) > 1:
            self._sign(row, differs=any(each != told[0] for each in told))
        for place, sheet in enumerate(sheets):
            if sheet is not None:
                self._grid.addWidget(_Figure(sheet.hand, "", theme, big=True), row, 2 + place)
        if any(s and s.bags for s in sheets):
            self._add_notes(row + 1, self.tr("Bags afterwards"), [s.bags if s else "" for s in sheets])
            row += 1
        if any(s and s.before for s in sheets):
            self._add_notes(row + 1, self.tr("Total"), [s.total if s else "" for s in sheets])

    def _add_notes(self, row: int, head: str, notes: list[str]) -> None:
        theme, ink = self.theme, self.theme.tokens.ink2
        self._grid.addWidget(words(head, theme, Step.CONTROL, colour=ink), row, 0)
        for place, note in enumerate(notes):
            if note:
                text = words(note, theme, Step.CONTROL, colour=ink, align=Qt.AlignmentFlag.AlignRight)
                self._grid.addWidget(text, row, 2 + place)

    def _add_line(self, key: RowKey) -> None:
        row = self._grid.rowCount()
        differs = differ(self._columns, key)
        cells: list[QWidget] = []
        self._head(row, self._title(key), bold=differs)
        if sum(bool(column.sides) for column in self._columns) > 1:
            self._sign(row, differs=differs)
        for place, column in enumerate(self._columns):
            line = column.rows(key[0]).get(key)
            if line is not None:
                figure = self._figure(key[0], line, turned=key in column.flips)
                self._grid.addWidget(figure, row, 2 + place)
                cells.append(figure)
        if differs:
            self._bands.append(cells)

    def _title(self, key: RowKey) -> str:
        """What a line is for, as the first rule set that has it words its code, else by its rule."""
        code = next(line.code for column in self._columns if (line := column.rows(key[0]).get(key)) is not None)
        return self._heads.get(code) or self._heads.get(key[1], "")

    def _head(self, row: int, text: str, *, bold: bool, serif: bool = False) -> None:
        step = Step.TEXT if serif else Step.CONTROL
        head = words(text, self.theme, step, bold=bold, serif=serif)
        self._grid.addWidget(head, row, 0, Qt.AlignmentFlag.AlignVCenter)

    def _figure(self, side: str, line: ScoreRow, *, turned: bool) -> _Figure:
        figure = _Figure(line.points, line.words, self.theme, big=False, turned=turned)
        figure.pointed.connect(lambda: self.line_pointed.emit(side, line.code))
        figure.pointed.connect(lambda: self.told.emit(line.words))
        figure.left.connect(self.line_left)
        figure.left.connect(lambda: self.told.emit(""))
        figure.clicked.connect(lambda: self.rule_requested.emit(line.rule))
        self._figures.append(figure)
        return figure

    def _sign(self, row: int, *, differs: bool) -> None:
        sign = DiffersSign(self.theme, _MARK, differs=differs)
        self._grid.addWidget(sign, row, 1, Qt.AlignmentFlag.AlignCenter)

    def _add_outcomes(self) -> None:
        row = self._grid.rowCount()
        self._head(row, self.tr("The match"), bold=False)
        told = [column.outcome for column in self._columns if column.sides]
        if len(set(told)) == 1:
            self._grid.addWidget(self._outcome(self._columns[0], told[0]), row, 2, 1, len(self._columns))
            return
        for place, column in enumerate(self._columns):
            if column.outcome:
                self._grid.addWidget(self._outcome(column, column.outcome), row, 2 + place)

    def _outcome(self, column: LabColumn, outcome: str) -> QWidget:
        theme, end = self.theme, Qt.AlignmentFlag.AlignRight
        ink = theme.tokens.good if column.over else theme.tokens.ink2
        text = words(outcome, theme, Step.LABEL, colour=ink, bold=column.over, align=end)
        text.setContentsMargins(0, 6, 0, 0)
        return text

    def _add_refusals(self, first: int) -> None:
        theme = self.theme
        for place, column in enumerate(self._columns):
            if column.refused:
                end = Qt.AlignmentFlag.AlignRight
                text = words(column.refused, theme, Step.LABEL, colour=theme.tokens.ink2, align=end)
                text.setContentsMargins(0, theme.length(10), 0, 0)
                span = max(1, self._grid.rowCount() - first)
                self._grid.addWidget(text, first, 2 + place, span, 1, Qt.AlignmentFlag.AlignTop)
