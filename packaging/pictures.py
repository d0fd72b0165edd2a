#!/usr/bin/env python3
"""Takes the pictures of docs/ anew: `.venv/bin/python packaging/pictures.py`, with or without a display."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings  # noqa: E402 - the platform has to be chosen first
from PySide6.QtWidgets import QApplication  # noqa: E402

from tutor.kernel.cards import cards  # noqa: E402
from tutor.teaching.screen import Level  # noqa: E402
from ui.app import App  # noqa: E402
from ui.settings import Look  # noqa: E402

DOCS = ROOT / "docs"


class Camera:
    """The window, in a state of its own, and a way to keep what it shows."""

    def __init__(self, qt: QApplication, folder: Path) -> None:
        self._qt = qt
        self.app = App(qt, QSettings(str(folder / "pictures.ini"), QSettings.Format.IniFormat))
        self.app.start()
        self.app.window.resize(1280, 800)

    def dress(self, language: str, look: Look, size: tuple[int, int] = (1280, 800)) -> None:
        """A language, day or lamp, a size; nothing moves."""
        wanted = replace(self.app.settings, language=language, look=look, animation_speed=0.0)
        self.app.change(wanted)
        self.app.window.resize(*size)
        self.settle()

    def step(self, lesson: str, step: str = "", level: Level = Level.GUIDED) -> None:
        """A lesson at one of its steps."""
        self.app.open_lesson(lesson)
        room = self.app.lessons
        run = room.presenter.run
        if run is not None:
            room.presenter.open(run.lesson, level, step=step or None)
        self.settle()

    def keep(self, name: str) -> None:
        """The window as it stands, in docs/."""
        self.settle()
        self.app.window.grab().save(str(DOCS / f"{name}.png"))
        print(f"docs/{name}.png")

    def settle(self) -> None:
        """Whatever waits is shown."""
        for _ in range(6):
            self._qt.processEvents()


def home(camera: Camera) -> None:
    """The contents."""
    camera.app.go_home()


def trick_four(camera: Camera) -> None:
    """East is void in clubs."""
    camera.step("spades/07-whole-hand", "t4-void")


def refusal(camera: Camera) -> None:
    """A spade dropped on a heart."""
    camera.step("spades/07-whole-hand", "t1-south")
    camera.app.lessons.page.felt.play_requested.emit(cards("SK")[0])


def exchange(camera: Camera) -> None:
    """Two of three cards are laid away."""
    camera.step("five-hundred/04-kitty", "any-three")
    for card in cards("D8 C9"):
        camera.app.lessons.page.felt.laid_away.emit(card)


def dial(camera: Camera) -> None:
    """One contract, its tricks on a dial."""
    camera.step("five-hundred/07-score", "dial")


def auction(camera: Camera) -> None:
    """The ladder, two calls made."""
    camera.step("five-hundred/03-auction", "hearts-again")


def pitch(camera: Camera) -> None:
    """Three players."""
    camera.step("pitch/05-whole-hand")


def rule_book(camera: Camera) -> None:
    """A rule with its sources."""
    camera.app.open_book("spades/following-suit")


def score_lab(camera: Camera) -> None:
    """A failed nil, under all rule sets."""
    camera.app.open_lab()
    camera.settle()
    camera.app.labs.page.why.all_button.click()


PICTURES: tuple[tuple[str, str, Look, tuple[int, int], Callable[[Camera], None]], ...] = (
    ("home-en-light", "en", Look.LIGHT, (1280, 800), home),
    ("home-zh_TW-dark", "zh_TW", Look.DARK, (1280, 800), home),
    ("lesson-en-light", "en", Look.LIGHT, (1280, 800), trick_four),
    ("lesson-zh_TW-light", "zh_TW", Look.LIGHT, (1280, 800), trick_four),
    ("lesson-zh_CN-dark", "zh_CN", Look.DARK, (1280, 800), trick_four),
    ("refusal-en-dark", "en", Look.DARK, (1280, 800), refusal),
    ("refusal-zh_TW-1024", "zh_TW", Look.LIGHT, (1024, 700), refusal),
    ("exchange-zh_CN-light", "zh_CN", Look.LIGHT, (1280, 800), exchange),
    ("auction-zh_TW-light", "zh_TW", Look.LIGHT, (1280, 800), auction),
    ("dial-en-light", "en", Look.LIGHT, (1280, 800), dial),
    ("pitch-zh_CN-light", "zh_CN", Look.LIGHT, (1280, 800), pitch),
    ("rule-book-en-light", "en", Look.LIGHT, (1280, 800), rule_book),
    ("score-lab-en-light", "en", Look.LIGHT, (1920, 1200), score_lab),
)


def main() -> None:
    """Take all pictures, or those whose names begin with an argument."""
    wanted = tuple(sys.argv[1:])
    DOCS.mkdir(exist_ok=True)
    qt = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        camera = Camera(qt, Path(folder))
        for name, language, look, size, pose in PICTURES:
            if not wanted or name.startswith(wanted):
                camera.dress(language, look, size)
                pose(camera)
                camera.keep(name)
        camera.app.end()


if __name__ == "__main__":
    main()
