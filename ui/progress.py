"""How far the learner has come: what home shows at once, and the learner's file, opened once something asks for it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

if TYPE_CHECKING:  # SQLite and what goes with it is imported after the first window is seen
    from tutor.progress.store import Store
    from ui.learner_file import LearnerFile

_LEARNER: Final = "learner"
_SHOWN: Final = "home/progress"
OLD_GROUPS: Final = ("progress", "progress-levels", "progress-steps", "progress-stars")
"""Where the settings kept progress before there were learners' files."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Progress:
    """The lesson opened last; by lesson, its level opened last, the step reached there, and the stars once passed.

    `rules` are those met, each with two moments as texts: when it comes back, and when it was last asked about (empty
    for never). `checks` are those taken (`pitch/entry`), each as so many right of so many; `starts` are the lessons at
    which a check offers to start, by course.
    """

    last: str = ""
    levels: Mapping[str, str] = field(default_factory=dict)
    steps: Mapping[str, str] = field(default_factory=dict)
    stars: Mapping[str, int] = field(default_factory=dict)
    rules: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    checks: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    starts: Mapping[str, str] = field(default_factory=dict)


class Keeper(QObject):
    """Knows who learns, and has that learner's file.

    Signals: `learner_changed`; `renewed`, where the file has something else than home has shown; `troubled(Trouble)`.
    """

    learner_changed = Signal()
    renewed = Signal()
    troubled = Signal(object)

    def __init__(self, settings: QSettings, folder: Path, parent: QObject | None = None) -> None:
        """Of the learner chosen last; `folder` has the learners' files."""
        super().__init__(parent)
        self._settings = settings
        self.folder = folder
        """Where the learners' files are."""
        self.name = str(settings.value(_LEARNER, ""))
        """The learner's name, empty for the first one."""
        self._file: LearnerFile | None = None
        self._shown: Progress | None = None

    @property
    def file(self) -> LearnerFile:
        """The learner's file, opened when it is first asked for."""
        if self._file is None:
            from ui.learner_file import file_of

            self._file = file_of(self.folder, self.name, self)
            self._file.troubled.connect(self.troubled)
            self._file.regained.connect(self.renewed)
            self._file.begin(self._settings)
        return self._file

    @property
    def store(self) -> Store:
        """The learner's store. Whoever reads it without `ask` has to expect a StoreError."""
        return self.file.store

    def keep(self, change: Callable[[Store], None]) -> None:
        """Writes to the learner's file, now or as soon as that works."""
        self.file.keep(change)

    def ask(self, question: Callable[[Store], T], otherwise: T) -> T:
        """What the learner's file answers; `otherwise` where it cannot be read."""
        return self.file.ask(question, otherwise)

    def progress(self) -> Progress:
        """What home shows: as it was last shown, until the file is open."""
        if self._file is None:
            self._shown = self._remembered()
            known = self._shown or self._nothing_yet()
            if known is not None:
                return self._remember(known)
        return self._remember(self.file.progress())

    def make_ready(self) -> None:
        """Opens the file while nothing else is to be done."""
        shown = self._shown
        self.file.keep_copy()
        if shown is not None and self._remember(self.file.progress()) != shown:
            self.renewed.emit()

    def names(self, language: str) -> tuple[tuple[str, str], ...]:
        """Everyone who may learn here: the name, and what that one is called in a language."""
        from ui.learner_file import called

        return called(self.folder, self.name, language)

    def choose(self, name: str) -> None:
        """Another learner."""
        self.let_go()
        self.name = name
        self._settings.setValue(_LEARNER, name)
        self._settings.remove(_SHOWN)
        self._settings.sync()
        self._shown = None
        self.learner_changed.emit()

    def let_go(self) -> None:
        """Closes the file, whatever is asked next opens it again."""
        if self._file is not None:
            self._remember(self._file.progress())
            self._file.close()
            self._file.deleteLater()
            self._file = None

    # --- what home has shown ------------------------------------------------------------------------------------------

    def _remember(self, progress: Progress) -> Progress:
        if progress != self._shown:
            self._shown = progress
            self._settings.setValue(_SHOWN, json.dumps(asdict(progress)))
            self._settings.sync()
        return progress

    def _nothing_yet(self) -> Progress | None:
        """No progress, where there is no file to look into."""
        return None if self.folder.exists() or has_old(self._settings) else Progress()

    def _remembered(self) -> Progress | None:
        """What home showed last; None where that is not known, or is no such thing."""
        try:
            kept = json.loads(str(self._settings.value(_SHOWN, "")))
            plain = str(kept["last"]), _texts(kept["levels"]), _texts(kept["steps"]), _stars(kept["stars"])
            rules = {str(rule): (str(due), str(last)) for rule, (due, last) in kept["rules"].items()}
            checks = {str(name): (int(right), int(count)) for name, (right, count) in kept["checks"].items()}
            return Progress(*plain, rules, checks, _texts(kept["starts"]))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return None


def has_old(settings: QSettings) -> bool:
    """Whether the settings have progress of their own, from before there were learners' files."""
    return any(group in settings.childGroups() for group in OLD_GROUPS)


def _texts(kept: Mapping[str, object]) -> dict[str, str]:
    return {key: str(value) for key, value in kept.items()}


def _stars(kept: Mapping[str, object]) -> dict[str, int]:
    return {key: value for key, value in kept.items() if isinstance(value, int) and 0 <= value <= 3}  # noqa: PLR2004
