"""What differs between two rule sets of a game: option by option, both values, and the rules that they change."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.panels.choices import Choice, Select
from ui.panels.flow import flow_of
from ui.panels.option import Lozenge
from ui.panels.paper import Paper, Rule, renew, words
from ui.theme.theme import Theme
from ui.theme.tokens import Step


@dataclass(frozen=True, slots=True)
class DifferenceRow:
    """An option in which they differ; `rules` are links to those that it changes."""

    title: str
    left: str
    right: str
    rules: str = ""


@dataclass(frozen=True, slots=True)
class DifferencesSheet:
    """Two of a game's `tables` side by side; `options` says how many options there are."""

    tables: tuple[Choice, ...] = ()
    left: str = ""
    right: str = ""
    rows: tuple[DifferenceRow, ...] = ()
    options: int = 0


class DifferencesPanel(Paper):
    """The differences on a sheet. Signals: `table_chosen(place, id)`, `entry_requested(id)`."""

    table_chosen = Signal(int, str)
    entry_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._sheet = DifferencesSheet()
        self._outer = QVBoxLayout(self)
        self._selects: tuple[Select, ...] = ()

    @property
    def sheet(self) -> DifferencesSheet:
        """What is shown."""
        return self._sheet

    def show_sheet(self, sheet: DifferencesSheet) -> None:
        """Show two rule sets; the button in use keeps the focus."""
        focused = next((place for place, select in enumerate(self._selects) if select.hasFocus()), -1)
        self._sheet = sheet
        self._renew()
        if focused >= 0:
            self._selects[focused].setFocus()

    def _renew(self) -> None:
        sheet, theme, tokens = self._sheet, self.theme, self.theme.tokens
        self._outer.setContentsMargins(self.margins_inside(28, 22, 28, 22))
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.length(9))
        column.addWidget(words(self.tr("What differs"), theme, Step.TITLE, serif=True, bold=True))
        if sheet.rows:
            told = self.tr("%n of {} options", "", len(sheet.rows)).format(sheet.options)
        else:
            told = self.tr("Nothing: these two tables play alike.")
        column.addWidget(words(told, theme, Step.CONTROL, colour=tokens.ink2))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.length(10))
        grid.setVerticalSpacing(theme.length(6))
        for place in (0, 2):
            grid.setColumnStretch(place, 1)
            grid.setColumnMinimumWidth(place, theme.length(120))
        self._selects = (self._select(0, sheet.left), self._select(1, sheet.right))
        column.addLayout(flow_of(*self._selects, gap=theme.length(10)))
        for row in sheet.rows:
            self._add(grid, row)
        column.addLayout(grid)
        column.addStretch(1)
        renew(self._outer, body)
        self.setAccessibleName(self.tr("What differs"))

    def _select(self, place: int, at: str) -> Select:
        spoken = self.tr("Rule set at the right") if place else self.tr("Rule set at the left")
        select = Select(self._sheet.tables, at, spoken, self.theme)
        select.chosen.connect(lambda table: self.table_chosen.emit(place, table))
        return select

    def _add(self, grid: QGridLayout, row: DifferenceRow) -> None:
        theme = self.theme
        at = grid.rowCount()
        grid.addWidget(Rule(theme), at, 0, 1, 3)
        grid.addWidget(words(row.title, theme, Step.CONTROL, bold=True), at + 1, 0, 1, 3)
        grid.addWidget(words(row.left, theme, Step.CONTROL), at + 2, 0)
        grid.addWidget(Lozenge(theme), at + 2, 1)
        grid.addWidget(words(row.right, theme, Step.CONTROL), at + 2, 2)
        if row.rules:
            rules = words(row.rules, theme, Step.LABEL, colour=theme.tokens.ink3)
            rules.link_activated.connect(self.entry_requested)
            grid.addWidget(rules, at + 3, 0, 1, 3)
