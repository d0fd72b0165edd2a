"""What may be done about learners: choose, add, name and remove them, carry their files, report on the class."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tutor.progress.exchange import SUFFIX, ImportFault, ImportRefusedError, export_learner, import_learner
from tutor.progress.learners import (
    LONGEST,
    Learner,
    NameFault,
    Removed,
    add,
    fault_of,
    free_name,
    learner,
    learners,
    remove,
    rename,
    restore,
)
from tutor.progress.report import as_csv, class_report
from tutor.progress.troubles import StoreError, Trouble
from ui.class_paper import save_class
from ui.learner_file import now, said
from ui.panels.choices import Choice
from ui.panels.learners import LearnersPanel, LearnersSheet
from ui.panels.notice import Notice, saved, unsaved
from ui.presenters.class_report import ClassReports
from ui.rooms.room import House
from ui.theme.fonts import Language

_BOM = "\ufeff"
"""Without it some spreadsheets read Chinese as Latin letters."""


class Learning(QObject):
    """Joins the panel of learners with their files. Signal: `noticed(Notice)`."""

    noticed = Signal(object)

    def __init__(self, panel: LearnersPanel, house: House, parent: QObject) -> None:
        super().__init__(parent)
        self._panel = panel
        self._house = house
        self._keeper = house.keeper
        self._language: Language = "en"
        self._refused: tuple[str, NameFault] | None = None
        panel.learner_chosen.connect(self._choose)
        panel.learner_added.connect(self._add)
        panel.name_given.connect(self._name)
        panel.learner_removed.connect(self._remove)
        panel.export_wanted.connect(lambda path: self._export(Path(path)))
        panel.import_wanted.connect(lambda path: self._import(Path(path)))
        panel.report_wanted.connect(lambda path: self._report(Path(path)))

    def set_language(self, language: Language) -> None:
        """Words the panel again."""
        self._language = language
        self.show()

    def show(self) -> None:
        """Shows who there is."""
        name = self._keeper.name
        choices = tuple(Choice(*each) for each in self._keeper.names(self._language))
        typed, fault = name, ""
        if self._refused is not None:
            typed, why = self._refused
            fault = self._say(f"name.{why.value}", given=typed, most=LONGEST)
        self._panel.show_learners(LearnersSheet(choices, name, typed, fault, SUFFIX))

    @property
    def _present(self) -> Learner:
        return learner(self._keeper.folder, self._keeper.name)

    def _called(self, name: str) -> str:
        return name or self._say("nameless")

    # --- who ----------------------------------------------------------------------------------------------------------

    def _choose(self, name: str) -> None:
        self._refused = None
        if name != self._keeper.name:
            self._keeper.choose(name)
        self.show()

    def _add(self) -> None:
        """Another learner, whose name is typed next."""
        self._keeper.make_ready()  # whoever learned until now has a file, and stays on the list
        try:
            added = add(self._keeper.folder, free_name(self._keeper.folder, self.tr("New learner")))
        except StoreError as error:
            self._tell(error.trouble)
            return
        self._choose(added.name)
        self._panel.focus_name()

    def _name(self, typed: str) -> None:
        """The learner who learns now is called something else."""
        folder, present = self._keeper.folder, self._present
        fault = fault_of(folder, typed, present)
        self._refused = (typed, fault) if fault else None
        if fault is None:
            self._move(lambda: rename(folder, present, typed).name)
        self.show()

    def _remove(self) -> None:
        """Takes the learner off the list; for a while that can be undone."""
        folder, present = self._keeper.folder, self._present
        removed: list[Removed] = []

        def taking() -> str:
            removed.append(remove(folder, present, now()))
            return next((each.name for each in learners(folder)), "")

        self._refused = None
        self._move(taking)
        if removed:
            back = partial(self._bring_back, removed[0])
            self.noticed.emit(
                Notice(
                    lambda: self.tr("{} was removed.").format(self._called(present.name)), lambda: self.tr("Undo"), back
                )
            )
        self.show()

    def _bring_back(self, removed: Removed) -> None:
        try:
            self._choose(restore(self._keeper.folder, removed).name)
        except StoreError as error:
            self._tell(error.trouble)

    def _move(self, moving: Callable[[], str]) -> None:
        """Closes the learner's file for as long as it is moved; whoever `moving` names learns then."""
        self._keeper.store  # noqa: B018 - a learner who has done nothing has a file too
        self._keeper.let_go()
        try:
            self._keeper.choose(moving())
        except StoreError as error:
            self._tell(error.trouble)

    # --- files --------------------------------------------------------------------------------------------------------

    def _export(self, path: Path) -> None:
        try:
            export_learner(self._keeper.store, self._keeper.name, path)
        except OSError:
            self._unsaved(path)
        except StoreError as error:
            self._tell(error.trouble)
        else:
            self._saved(path)

    def _import(self, path: Path) -> None:
        try:
            added = import_learner(path, self._keeper.folder, now())
        except ImportRefusedError as error:
            self._tell_refusal(error.fault)
        except StoreError as error:
            self._tell(error.trouble)
        else:
            self._choose(added.name)
            self.noticed.emit(Notice(lambda: self.tr("{} is here now.").format(added.name)))

    def _report(self, path: Path) -> None:
        """The report of everyone: a table, or pages to print."""
        if self._write_report(path):
            self._saved(path)
        else:
            self._unsaved(path)

    def _write_report(self, path: Path) -> bool:
        self._keeper.file.write()  # what waits belongs to it
        reports = class_report(self._keeper.folder)
        words = ClassReports(self._house.titles, self._language)
        if path.suffix.lower() != ".csv":
            return save_class(path, words.paper(reports, now()))
        try:
            path.write_text(_BOM + as_csv(reports, words.title), encoding="utf-8", newline="")
        except OSError:
            return False
        return True

    # --- what is said -------------------------------------------------------------------------------------------------

    def _say(self, key: str, **facts: str | int) -> str:
        return said(self._language, f"progress.{key}", facts)

    def _tell(self, trouble: Trouble) -> None:
        self.noticed.emit(Notice(lambda: said(self._language, trouble.key, trouble.facts), is_trouble=True))

    def _tell_refusal(self, fault: ImportFault) -> None:
        """Why a file is not taken, and where in it that is."""

        def words() -> str:
            problem = said(self._language, fault.key, fault.facts)
            if not fault.has_place:
                return problem
            return self._say("at", problem=problem, file=str(fault.file), line=fault.line, column=fault.column)

        self.noticed.emit(Notice(words, is_trouble=True))

    def _saved(self, path: Path) -> None:
        self.noticed.emit(saved(path))

    def _unsaved(self, path: Path) -> None:
        self.noticed.emit(unsaved(path))
