"""The file of the learner who is chosen: what is written to it and read from it, whatever happens to the file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QSettings, QTimer, Signal

from tutor.progress.check_results import checks_in, starts_in
from tutor.progress.learners import forget, learner, learners
from tutor.progress.opening import keep_copy, open_again, open_store
from tutor.progress.store import Store
from tutor.progress.troubles import StoreError, Trouble, Why
from tutor.progress.values import Checked
from tutor.text.catalogue import Texts
from tutor.text.language import Language
from tutor.text.words import UNNAMED
from ui.old_progress import take_over
from ui.progress import Progress, has_old

T = TypeVar("T")
Change = Callable[[Store], None]
_AGAIN: Final = 2000
"""After how many ms it is tried once more to write what waits."""


def now() -> datetime:
    """The time."""
    return datetime.now(UTC)


class LearnerFile(QObject):
    """One file, open.

    Signals: `troubled(Trouble)`, once for each thing that goes wrong with it; `regained`, once another program has let
    go of it.
    """

    troubled = Signal(object)
    regained = Signal()

    def __init__(self, file: Path, parent: QObject) -> None:
        """Nothing is opened yet."""
        super().__init__(parent)
        self._file = file
        self._store: Store | None = None
        self._waiting: list[Change] = []
        self._held: list[Change] | None = None
        """What was written to a store that stands in for the file, while another program holds that."""
        self._told: set[Trouble] = set()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(_AGAIN)
        self._again.timeout.connect(self.write)

    def begin(self, settings: QSettings) -> None:
        """Opens the file, and takes over what the settings had before there was one. Who was removed is forgotten."""
        store = self.store
        forget(self._file.parent, now())
        if has_old(settings):
            self.ask(lambda _: take_over(settings, store, now()), None)

    @property
    def store(self) -> Store:
        """The store itself, opened when it is first asked for."""
        if self._store is None:
            opened = open_store(self._file, now())
            self._store = opened.store
            if opened.trouble is not None and opened.trouble.why is Why.LOCKED:
                self._held = []
                self._again.start()
            self._tell(opened.trouble)
        return self._store

    def keep(self, change: Change) -> None:
        """Writes, now or, where the file cannot be written, as soon as it can."""
        self._waiting.append(change)
        self.write()

    def write(self) -> None:
        """Writes all that waits, or nothing of it."""
        try:
            self._write()
        except StoreError as error:
            self._cannot(error.trouble)

    def ask(self, question: Callable[[Store], T], otherwise: T) -> T:
        """What the file answers; `otherwise` where it cannot be read."""
        try:
            return question(self.store)
        except StoreError as error:
            self._cannot(error.trouble)
            return otherwise

    def progress(self) -> Progress:
        """What home shows."""
        return self.ask(progress_in, Progress())

    def keep_copy(self) -> None:
        """Keeps a good copy beside the file."""
        if not self._waiting:
            keep_copy(self.store)

    def close(self) -> None:
        """Lets go of the file, with a copy of it kept."""
        self._again.stop()
        if self._store is not None:
            if self._waiting or self._held:
                self.write()
            self.keep_copy()
            self._store.close()
            self._store = None

    def _write(self) -> None:
        regained = self._regain()
        with self.store.together():
            for change in self._waiting:
                change(self.store)
        if self._held is not None:
            self._held += self._waiting
            self._again.start()
        self._waiting.clear()
        if regained:
            self.regained.emit()

    def _regain(self) -> bool:
        """Whether the file that another program held can be used now: what was done meanwhile is then to be written."""
        store = None if self._held is None else open_again(self._file, now())
        if store is None or self._held is None:
            return False
        self.store.close()
        self._store = store
        self._waiting[:0] = self._held
        self._held = None
        return True

    def _cannot(self, trouble: Trouble) -> None:
        """A file that is damaged while it is open is opened anew, which sets it aside; else it is tried again."""
        if trouble.why is Why.DAMAGED and trouble not in self._told:
            self._told.add(trouble)
            if self._store is not None:
                self._store.close()
                self._store = None
            self.write()
        elif self._waiting:
            self._tell(replace(trouble, why=Why.WAITS))
            self._again.start()
        else:
            self._tell(trouble)

    def _tell(self, trouble: Trouble | None) -> None:
        if trouble is not None and trouble not in self._told:
            self._told.add(trouble)
            self.troubled.emit(trouble)


def file_of(folder: Path, name: str, parent: QObject) -> LearnerFile:
    """The file of a learner."""
    return LearnerFile(learner(folder, name).file, parent)


def called(folder: Path, name: str, language: str) -> tuple[tuple[str, str], ...]:
    """Everyone with a file, and whoever learns now: the name, and what that one is called in a language."""
    nameless = Texts.load(Language(language)).say("progress.nameless")
    names = {each.name for each in learners(folder)} | {name}
    return tuple((each, each or nameless) for each in sorted(names, key=str.casefold))


def said(language: str, key: str, facts: Mapping[str, str | int]) -> str:
    """The sentence of a trouble, or of whatever else is told by a key."""
    return Texts.load(Language(language)).say(key, "", UNNAMED, spoken=False, **facts)


def progress_in(store: Store) -> Progress:
    """Where each lesson stands."""
    places = store.places()
    levels = {place.lesson: place.level for place in places}
    steps = {place.lesson: place.step for place in places}
    rules = {card.rule: (card.due.isoformat(), card.last.isoformat() if card.last else "") for card in store.cards()}
    return Progress(
        store.last_lesson(), levels, steps, store.stars(), rules, checks_in(store.all_of(Checked)), starts_in(store)
    )
