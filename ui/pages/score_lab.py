"""The score lab: a hand entered at the left, and what rule sets make of it at the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.asked_files import ask_to_open, ask_to_save
from ui.panels.lab_column import LabColumn
from ui.panels.lab_entry import EntryPanel, EntrySheet
from ui.panels.lab_ledgers import Ledgers
from ui.panels.lab_verdicts import Verdicts
from ui.panels.lab_why import WhyPanel, WhySheet
from ui.panels.paper import Scroll, empty
from ui.settings import zoom_for
from ui.theme.theme import Theme

_BAR_BELOW: Final = 1100
_THREE_FROM: Final = 1700
_ENTRY: Final = 408
_LEDGER_LEAST: Final = 238
_PINNED_FROM: Final = 600
"""With less height than this, what is said of the ledgers scrolls with them instead of keeping its place."""
_GUTTER: Final = 40
_MOMENT: Final = 2400


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

    `rule_requested(id)`, `open_wanted(path)`, `save_wanted(path)`, `line_pointed(side, code)`, `line_left`,
    `undo_wanted`, `redo_wanted`. A fact: `room_changed`, when there is room for more or fewer ledgers.
    """

    rule_requested = Signal(str)
    open_wanted = Signal(str)
    save_wanted = Signal(str)
    line_pointed = Signal(str, str)
    line_left = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    room_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(parent)
        self._theme = theme
        self._sheet: LabSheet | None = None
        self._narrow: bool | None = None
        self._pinned = False
        self.entry = EntryPanel(theme)
        self.ledgers = Ledgers(theme)
        self.verdicts = Verdicts(theme)
        self.why = WhyPanel(theme)
        self._main = QWidget()
        self._column = QVBoxLayout(self._main)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._main_scroll = Scroll(self._main)
        self._entry_scroll = Scroll(QWidget(), self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 0, 2, 2)
        self._grid.setSpacing(0)
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._forget_turned)
        self.entry.installEventFilter(self)
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
        if (event.oldSize().width() >= _THREE_FROM) != (self.width() >= _THREE_FROM):
            self.room_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and redo, by the keys that the system has for them."""
        redo = (QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z"))
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo) or QKeySequence(event.keyCombination()) in redo:
            self.redo_wanted.emit()
        else:
            super().keyPressEvent(event)

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
        self.entry.undo_wanted.connect(self.undo_wanted)
        self.entry.redo_wanted.connect(self.redo_wanted)

    def _arrange(self) -> None:
        """The hand at the left, what is said of it at the foot; with little room, all on one page that scrolls."""
        zoom = zoom_for(self.width())  # a theme of this zoom may be still to come
        narrow = self.width() < _BAR_BELOW * zoom
        pinned = not narrow and self.height() >= _PINNED_FROM * zoom * self._theme.text_scale
        if (narrow, pinned) != (self._narrow, self._pinned):
            self._narrow, self._pinned = narrow, pinned
            self._place()
        self._fit_entry()

    def _place(self) -> None:
        for layout in (self._grid, self._column):
            empty(layout)
        self.entry.set_bar(bar=bool(self._narrow))
        self._entry_scroll.setVisible(not self._narrow)
        if self._narrow:
            self._entry_scroll.takeWidget()
            self._column.addWidget(self.entry)
        else:
            self._entry_scroll.setWidget(self.entry)
            self._grid.addWidget(self._entry_scroll, 0, 0, 2, 1)
        self._column.addWidget(self.ledgers, 1)
        self._column.addWidget(self.verdicts, 1)
        self._grid.addWidget(self._main_scroll, 0, 1)
        if self._pinned:
            self._grid.addWidget(self.why, 1, 1)
        else:
            self._column.addWidget(self.why)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(0, 1)
        for part in (self.entry, self.why):
            part.show()

    def _fit_entry(self) -> None:
        """Beside the ledgers the entry is as wide as it needs, up to half the window."""
        usual, needs, scroll = self._theme.length(_ENTRY), self.entry.minimumSizeHint(), self._entry_scroll
        bar = scroll.verticalScrollBar().sizeHint().width() if needs.height() > self.height() else 0
        scroll.setFixedWidth(min(max(usual, needs.width() + bar), max(usual, self.width() // 2)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is entered, in other words or larger, needs another width."""
        if event.type() is QEvent.Type.LayoutRequest and not self._narrow:
            self._fit_entry()
        return super().eventFilter(watched, event)

    def _show_columns(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        as_ledgers = not sheet.why.shows_all or self._fits_all(len(sheet.columns))
        if as_ledgers:
            shown = len(sheet.columns) if sheet.why.shows_all else self.room_for
            self.ledgers.show_columns(sheet.columns[:shown], sheet.tables)
        else:
            self.verdicts.show_columns(sheet.columns, sheet.heads)
        self.ledgers.setVisible(as_ledgers)
        self.verdicts.setVisible(not as_ledgers)

    def _fits_all(self, count: int) -> bool:
        """Whether every rule set has room for a ledger with its sentences."""
        length = self._theme.length
        room = self.width() - (0 if self._narrow else length(_ENTRY)) - 30
        return room >= count * self._theme.px(_LEDGER_LEAST) + (count - 1) * length(_GUTTER)

    def _forget_turned(self) -> None:
        self.ledgers.forget_turned()
        self.verdicts.forget_turned()

    def _ask_open(self) -> None:
        path = ask_to_open(self, self.tr("Open a hand record"), self._kinds())
        if path:
            self.open_wanted.emit(path)

    def _ask_save(self) -> None:
        path, _ = ask_to_save(self, self.tr("Save as a hand record"), "hand.yaml", self._kinds())
        if path:
            self.save_wanted.emit(path)

    def _kinds(self) -> str:
        return self.tr("Hand records") + " (*.yaml *.yml *.json *.jsonl)"
