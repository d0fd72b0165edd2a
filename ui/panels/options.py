"""All options of a game at one table: each can be set, and what contradicts itself is refused with its reason."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.announce import announce
from ui.panels.button import Button
from ui.panels.option import OptionLine, OptionRow
from ui.panels.paper import Paper, Rule, renew, words
from ui.theme.theme import Theme
from ui.theme.tokens import Step


@dataclass(frozen=True, slots=True)
class OptionsSheet:
    """The options of a game in force at a table.

    `preset` is the rule set by name from which `changes` options differ; `refused` the option of which a change was
    refused just now, for `refusal`.
    """

    game: str = ""
    table: str = ""
    preset: str = ""
    line: str = ""
    changes: int = 0
    rows: tuple[OptionRow, ...] = ()
    refused: str = ""
    refusal: str = ""


class OptionsPanel(Paper):
    """The options on a sheet. Signals: `option_chosen(name, text)`, `reset_wanted`."""

    option_chosen = Signal(str, str)
    reset_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._sheet = OptionsSheet()
        self._lines: dict[str, OptionLine] = {}
        self._outer = QVBoxLayout(self)

    @property
    def lines(self) -> dict[str, OptionLine]:
        """Each option's row, by its name."""
        return self._lines

    def show_sheet(self, sheet: OptionsSheet) -> None:
        """Show options; a control in use keeps the focus."""
        before, self._sheet = self._sheet, sheet
        if _shape(before) != _shape(sheet) or not self._lines:
            self._rebuild()
        for row in sheet.rows:
            self._lines[row.name].show_row(row, sheet.refusal if row.name == sheet.refused else "")
        self._table.set_markup(sheet.table)
        self._line.set_markup(sheet.line)
        self._reset.set_words(self.tr("Back to {}").format(sheet.preset))
        self._reset.setVisible(bool(sheet.changes))
        if sheet.refusal:
            announce(self, sheet.refusal)

    def _renew(self) -> None:
        self._lines = {}
        if self._sheet.rows:
            self.show_sheet(self._sheet)

    def _rebuild(self) -> None:
        theme, tokens = self.theme, self.theme.tokens
        self._outer.setContentsMargins(self.margins_inside(28, 22, 28, 22))
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.length(9))
        self._table = words("", theme, Step.CONTROL, bold=True)
        self._line = words("", theme, Step.CONTROL, colour=tokens.ink2)
        self._reset = Button("", theme)
        self._reset.clicked.connect(self.reset_wanted)
        kept = self._reset.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # else the rows move away under a second press
        self._reset.setSizePolicy(kept)
        column.addWidget(words(self.tr("This table's options"), theme, Step.TITLE, serif=True, bold=True))
        column.addWidget(self._table)
        column.addWidget(self._line)
        column.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)
        self._lines = {}
        for row in self._sheet.rows:
            line = OptionLine(row, theme)
            line.chosen.connect(self.option_chosen)
            self._lines[row.name] = line
            column.addWidget(Rule(theme))
            column.addWidget(line)
        column.addStretch(1)
        renew(self._outer, body)
        self.setAccessibleName(self.tr("This table's options"))


def _shape(sheet: OptionsSheet) -> tuple[tuple[str, str, str], ...]:
    """What no change of a value changes."""
    return tuple((sheet.game, row.name, row.title) for row in sheet.rows)
