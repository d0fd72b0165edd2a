"""The score lab: a hand entered at the left, and what rule sets make of it at the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QStackedWidget, QWidget

from ui.panels.lab_column import LabColumn
from ui.panels.lab_entry import EntryPanel, EntrySheet
from ui.panels.lab_ledgers import Ledgers
from ui.panels.lab_verdicts import Verdicts
from ui.panels.lab_why import WhyPanel, WhySheet
from ui.panels.paper import Scroll, empty
from ui.theme.theme import Theme

_BAR_BELOW: Final = 1100
_THREE_FROM: Final = 1700
_ENTRY: Final = 408
_LEDGER_LEAST: Final = 238
_GUTTER: Final = 40
_MOMENT: Final = 2400
_NO_LIMIT: Final = 16_777_215


@dataclass(frozen=True, slots=True)
class LabSheet:
    """Everything on the page. `tables` are the rule sets to choose from, `heads` the titles of rules."""

    entry: EntrySheet
    columns: tuple[LabColumn, ...]
    tables: tuple[tuple[str, str], ...]
    heads: dict[str, str]
    why: WhySheet


class ScoreLabPage(QWidget):
    """Signals, all wishes, besides those of its parts (`entry`, `ledgers`, `verdicts`, `why`).

    `rule_requested(id)`, `open_wanted(path)`, `save_wanted(path)`, `line_pointed(side, code)`, `line_left`.
    """

    rule_requested = Signal(str)
    open_wanted = Signal(str)
    save_wanted = Signal(str)
    line_pointed = Signal(str, str)
    line_left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(parent)
        self._theme = theme
        self._sheet: LabSheet | None = None
        self._narrow: bool | None = None
        self.entry = EntryPanel(theme)
        self.ledgers = Ledgers(theme)
        self.verdicts = Verdicts(theme)
        self.why = WhyPanel(theme)
        self._stack = QStackedWidget()
        self._ledger_scroll = Scroll(self.ledgers)
        self._verdict_scroll = Scroll(self.verdicts)
        self._stack.addWidget(self._ledger_scroll)
        self._stack.addWidget(self._verdict_scroll)
        self._entry_scroll = Scroll(self.entry)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 0, 2, 2)
        self._grid.setSpacing(0)
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._forget_turned)
        self._connect()
        self._arrange()

    def show_lab(self, sheet: LabSheet) -> None:
        """Show a hand and what it scores."""
        self._sheet = sheet
        self.entry.show_entry(sheet.entry)
        self.why.show_why(sheet.why)
        self._fit_entry()
        self._show_columns()
        if any(column.flips for column in sheet.columns):
            self._moment.start(_MOMENT)

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._theme = theme
        for part in (self.entry, self.ledgers, self.verdicts, self.why):
            part.set_theme(theme)
        self._narrow = None
        self._arrange()

    def focus_first(self) -> None:
        """Give the focus to the first call."""
        if self._sheet is not None and self._sheet.entry.hand.plates:
            self.entry.felt.stepper(self._sheet.entry.hand.plates[0].seat, took=False).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many ledgers as there is room for."""
        super().resizeEvent(event)
        self._arrange()
        self._show_columns()

    @property
    def room_for(self) -> int:
        """How many ledgers stand side by side without asking for all."""
        return 3 if self.width() >= _THREE_FROM else 2

    def _connect(self) -> None:
        for part in (self.ledgers, self.verdicts):
            part.line_pointed.connect(self.line_pointed)
            part.line_left.connect(self.line_left)
            part.rule_requested.connect(self.rule_requested)
        self.why.rule_requested.connect(self.rule_requested)
        self.verdicts.told.connect(self.why.tell)
        self.entry.open_wanted.connect(self._ask_open)
        self.entry.save_wanted.connect(self._ask_save)

    def _arrange(self) -> None:
        narrow = self.width() < self._theme.length(_BAR_BELOW)
        if narrow == self._narrow:
            return
        self._narrow = narrow
        empty(self._grid)
        self.entry.set_bar(bar=narrow)
        entry = self._entry_scroll
        for index in range(3):
            self._grid.setRowStretch(index, 0)
        if narrow:
            self._grid.addWidget(entry, 0, 0)
            self._grid.addWidget(self._stack, 1, 0)
            self._grid.addWidget(self.why, 2, 0)
            self._grid.setColumnStretch(0, 1)
            self._grid.setColumnStretch(1, 0)
            self._grid.setRowStretch(1, 1)
            entry.setMinimumWidth(0)
            entry.setMaximumWidth(_NO_LIMIT)
        else:
            self._grid.addWidget(entry, 0, 0, 2, 1)
            self._grid.addWidget(self._stack, 0, 1)
            self._grid.addWidget(self.why, 1, 1)
            self._grid.setColumnStretch(0, 0)
            self._grid.setColumnStretch(1, 1)
            self._grid.setRowStretch(0, 1)
            entry.setMinimumHeight(0)
            entry.setMaximumHeight(_NO_LIMIT)
        self._fit_entry()

    def _fit_entry(self) -> None:
        """The entry is as wide as a page, or as high as a bar: never cut, unless it would fill the window."""
        entry, needed = self._entry_scroll, self.entry.minimumSizeHint()
        if self._narrow:
            entry.setFixedHeight(min(max(needed.height(), self.entry.sizeHint().height()), self.height() // 2))
        else:
            wanted = max(self._theme.length(_ENTRY), needed.width())
            entry.setFixedWidth(min(wanted, max(self._theme.length(_ENTRY), self.width() // 2)))

    def _show_columns(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        if not sheet.why.shows_all:
            self._stack.setCurrentWidget(self._ledger_scroll)
            self.ledgers.show_columns(sheet.columns[: self.room_for], sheet.tables)
        elif self._fits_all(len(sheet.columns)):
            self._stack.setCurrentWidget(self._ledger_scroll)
            self.ledgers.show_columns(sheet.columns, sheet.tables)
        else:
            self._stack.setCurrentWidget(self._verdict_scroll)
            self.verdicts.show_columns(sheet.columns, sheet.heads)

    def _fits_all(self, count: int) -> bool:
        """Whether every rule set has room for a ledger with its sentences."""
        length = self._theme.length
        room = self.width() - (0 if self._narrow else length(_ENTRY)) - 30
        return room >= count * self._theme.px(_LEDGER_LEAST) + (count - 1) * length(_GUTTER)

    def _forget_turned(self) -> None:
        self.ledgers.forget_turned()
        self.verdicts.forget_turned()

    def _ask_open(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open a hand record"), "", self._kinds())
        if path:
            self.open_wanted.emit(path)

    def _ask_save(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save as a hand record"), "hand.yaml", self._kinds())
        if path:
            self.save_wanted.emit(path)

    def _kinds(self) -> str:
        return self.tr("Hand records") + " (*.yaml *.yml *.json *.jsonl)"
