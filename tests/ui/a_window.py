"""A window at work, for `test_killed.py` to kill: `python a_window.py FOLDER`.

Opens the lesson where it was left, and answers right; each step is told once the window has come to it.
"""

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from tutor.teaching.checker import right_answer
from ui.app import App

LESSON = "spades/07-whole-hand"


def main() -> None:
    """Works until it is killed."""
    folder = Path(sys.argv[1])
    qt = QApplication([])
    app = App(qt, QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat), home=folder / "learners")
    app.start()
    app.keeper.make_ready()
    resume = app.home._sheet.resume
    say("home", resume.lesson if resume.begun else "-")
    app.open_lesson(LESSON)
    presenter = app.lessons.presenter
    tell(presenter)
    timer = QTimer(app)

    def work() -> None:
        presenter._answer(right_answer(presenter.run))
        if presenter.screen.finished:
            app.go_home()
            app.open_lesson(LESSON)
        tell(presenter)

    timer.timeout.connect(work)
    timer.start(0)
    qt.exec()


def tell(presenter) -> None:
    """Where the lesson stands, as it is shown."""
    seen = presenter.screen
    say("step", seen.step, str(int(seen.passed)), str(seen.frame))


def say(*words: str) -> None:
    """A line to whoever kills."""
    print(*words, flush=True)  # noqa: T201 - its only way to speak


main()
