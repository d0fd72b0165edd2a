"""A shelf of lesson packs, and the window before it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tutor.teaching.pack import write_pack
from tutor.teaching.packs import Pack, new_place, put
from ui.app import App
from ui.learner_file import now

SOON = 120_000


class Packs:
    """What a teacher does with packs: makes files of folders, gives them to a window, waits for what it says."""

    def __init__(self, qtbot: QtBot, app: App, folder: Path, club: Callable[..., Path]) -> None:
        self.qtbot, self.app, self.club = qtbot, app, club
        self.folder = folder
        self.home = folder / "packs"
        """The folder of the packs."""

    def file(self, course: Path | None = None) -> Path:
        """A course's folder as a file; without one, a sound course."""
        course = course or self.club()
        file = self.folder / f"{course.parent.name}-{course.name}.trickwise"
        write_pack(course, file)
        return file

    def give(self, *courses: Path) -> None:
        """Opens packs."""
        self.app.packs.open([str(self.file(course)) for course in courses])

    def lay(self, *courses: Path) -> None:
        """Puts packs on the shelf as another window does, where they were looked at; then this one comes home."""
        for course in courses or (self.club(),):
            place = new_place(self.home, now())
            shutil.copytree(course, place / course.name)
            put(self.home, Pack(place / course.name))
        self.app.go_home()

    def answered(self) -> None:
        """Waits until nothing is asked and nothing is looked at."""
        self.qtbot.waitUntil(lambda: self.sheet.asking is None, timeout=SOON)

    def asked(self) -> None:
        """Waits until something is asked that has an answer, or something was found."""
        ends = lambda: "Looking at" not in (self.sheet.asking.title() if self.sheet.asking else "")  # noqa: E731
        self.qtbot.waitUntil(ends, timeout=SOON)
        assert self.sheet.asking is not None
        QApplication.processEvents()  # nobody presses a button before it stands in its place

    @property
    def sheet(self):
        """Where it is asked."""
        return self.app.furniture.asking

    def said(self, app: App | None = None) -> str:
        """What the notice says."""
        notice = (app or self.app).furniture.notice.notice
        return notice.words() if notice else ""

    def courses(self, app: App | None = None) -> list[str]:
        """What stands on the shelf besides the program's own."""
        return [course.id for course in (app or self.app)._titles.shelf.courses if course.pack]

    def sheet_of(self, name: str):
        """What home shows of a pack."""
        return self.app.home._packs[name]._sheet

    def kept(self) -> list[str]:
        """What lies in the folder of packs."""
        return sorted(path.name for path in self.home.iterdir()) if self.home.exists() else []


@pytest.fixture
def packs(qtbot, app, tmp_path, club) -> Packs:
    return Packs(qtbot, app, tmp_path, club)
