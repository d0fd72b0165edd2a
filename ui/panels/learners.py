"""Who learns here: the learner, a name, the file, the report of the class."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ui.asked_files import ask_to_open, ask_to_save
from ui.panels.button import Button
from ui.panels.choices import Choice, Select
from ui.panels.flow import flow_of
from ui.panels.paper import Rule, renew, words
from ui.panels.worded import Worded
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_NAME_WIDTH: Final = 260


@dataclass(frozen=True, slots=True)
class LearnersSheet:
    """The learners by their names, the one who learns now, and why the name that was typed will not do."""

    learners: tuple[Choice, ...] = ()
    at: str = ""
    typed: str = ""
    """What stands in the field of the name: that of the learner, or what was refused."""
    fault: str = ""
    file_suffix: str = ""
    """How the name of an exported file ends."""


class NameField(QLineEdit):
    """A line for a name, as wide as most are."""

    def __init__(self, theme: Theme) -> None:
        """An empty line."""
        super().__init__()
        self._width = theme.length(_NAME_WIDTH)

    def sizeHint(self) -> QSize:
        """Wide enough for a name."""
        return QSize(self._width, super().sizeHint().height())


class LearnersPanel(Worded):
    """Rows of the settings.

    Signals, all wishes: `learner_chosen(name)`, `learner_added`, `name_given(name)`, `learner_removed`,
    `export_wanted(path)`, `import_wanted(path)`, `report_wanted(path)`.
    """

    learner_chosen = Signal(str)
    learner_added = Signal()
    name_given = Signal(str)
    learner_removed = Signal()
    export_wanted = Signal(str)
    import_wanted = Signal(str)
    report_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        """Nobody is known yet."""
        super().__init__(theme)
        self._sheet = LearnersSheet()
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._renew()

    def show_learners(self, sheet: LearnersSheet) -> None:
        """Show who there is. Every control stays, so that whoever is about to be pressed is."""
        self._sheet = sheet
        self.choice.show_choices(sheet.learners, sheet.at)
        if self.name.text() != sheet.typed:
            self.name.setText(sheet.typed)
        self._show_fault()

    def focus_name(self) -> None:
        """The name is typed over."""
        self.name.setFocus()
        self.name.selectAll()

    def _renew(self) -> None:
        body = QWidget()
        self._rows = QVBoxLayout(body)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(self._theme.length(9))
        self._add_learner()
        self._add_name()
        self._add_file()
        self._add_report()
        renew(self._outer, body)

    def _add_learner(self) -> None:
        sheet = self._sheet
        self.choice = Select(sheet.learners, sheet.at, self.tr("Learner"), self._theme)
        self.choice.chosen.connect(self.learner_chosen)
        self.more = self._button(self.tr("New learner"), self.learner_added.emit, icon="plus")
        self._add(self.tr("Learner"), self.tr("Each has a place of their own in every lesson."), self.choice, self.more)

    def _add_name(self) -> None:
        self.name = NameField(self._theme)
        self.name.setText(self._sheet.typed)
        self.name.setAccessibleName(self.tr("Name"))
        self.name.editingFinished.connect(self._give_name)
        self.remove = self._button(self.tr("Remove"), self.learner_removed.emit)
        self._add(self.tr("Name"), "", self.name, self.remove)
        self.fault = words("", self._theme, Step.LABEL, colour=self._theme.tokens.evidence)
        self._rows.addWidget(self.fault)
        self._show_fault()

    def _show_fault(self) -> None:
        self.fault.set_markup(self._sheet.fault)
        self.fault.setVisible(bool(self._sheet.fault))

    def _add_file(self) -> None:
        self.export = self._button(self.tr("Export…"), self._ask_export, icon="save")
        self.take_in = self._button(self.tr("Import…"), self._ask_import, icon="open")
        note = self.tr("All that this learner has done, in one file for another computer.")
        self._add(self.tr("Learner's file"), note, self.export, self.take_in)

    def _add_report(self) -> None:
        self.pdf = self._button(self.tr("Save as PDF…"), lambda: self._ask_report("pdf"), icon="transcript")
        self.table = self._button(self.tr("Save as table (CSV)…"), lambda: self._ask_report("csv"))
        note = self.tr("Lessons done and hard rules, for everyone here.")
        self._add(self.tr("Class report"), note, self.pdf, self.table)

    def _button(self, name: str, wish: Callable[[], None], icon: str = "") -> Button:
        made = Button(name, self._theme, icon=icon)
        made.clicked.connect(lambda _=False: wish())
        return made

    def _add(self, title: str, note: str, *controls: QWidget) -> None:
        """A row: its name and note at the left, what can be done at the right or, where there is no room, below."""
        theme = self._theme
        self._rows.addWidget(Rule(theme))
        said = QWidget()
        column = QVBoxLayout(said)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(words(title, theme, Step.CONTROL, bold=True))
        if note:
            column.addWidget(words(note, theme, Step.LABEL, colour=theme.tokens.ink2))
        row = QWidget()
        row.setLayout(flow_of(*controls, fill="start"))
        self._rows.addLayout(flow_of(said, row, fill="apart", gap=theme.length(6)))

    # --- asking for files and names -----------------------------------------------------------------------------------

    def _give_name(self) -> None:
        """Whoever leaves the field as it was gives no name."""
        if self.name.text() != self._sheet.typed:
            self.name_given.emit(self.name.text())

    def _ask_export(self) -> None:
        suffix = self._sheet.file_suffix
        path, _ = ask_to_save(
            self, self.tr("Export the learner"), f"{self._sheet.typed or 'trickwise'}{suffix}", self._kinds()
        )
        if path:
            self.export_wanted.emit(path if Path(path).suffix else f"{path}{suffix}")

    def _ask_import(self) -> None:
        path = ask_to_open(self, self.tr("Import a learner"), self._kinds())
        if path:
            self.import_wanted.emit(path)

    def _ask_report(self, kind: str) -> None:
        name, kinds = f"trickwise-class.{kind}", f"{kind.upper()} (*.{kind})"
        path, _ = ask_to_save(self, self.tr("Save the class report"), name, kinds)
        if path:
            self.report_wanted.emit(path if Path(path).suffix else f"{path}.{kind}")

    def _kinds(self) -> str:
        return self.tr("Learners (*{})").format(self._sheet.file_suffix)
