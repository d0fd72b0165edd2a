"""Opens the window: a bare desk at once, where it stood and in its colours, and the rest once that is seen."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from ui.main_window import NAME, MainWindow
from ui.standing import load_geometry, load_palette

if TYPE_CHECKING:  # what is imported last
    from pathlib import Path

    from ui.app import App

_ID = "trickwise"
_UNSEEN = 200
"""How many ms a window that nobody sees (opened as an icon) waits for what stands in it."""


def run(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed; the exit code. Without a display it exits with a sentence."""
    if not has_display():
        from ui.language import no_display

        sys.exit(no_display())
    qt = QApplication([_ID, *arguments])
    qt.setApplicationName(_ID)
    qt.setApplicationDisplayName(NAME)
    qt.setDesktopFileName(_ID)
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, _ID, _ID)
    opening = Opening(qt, settings, learners_home, arguments)
    code = qt.exec()
    opening.end()
    return 1 if opening.failed else code


def learners_home() -> Path:
    """Where the learners' files are. It is asked for once the bare window is seen."""
    from platformdirs import user_data_path

    from tutor.progress import home

    return home.learners_home(os.environ, user_data_path(_ID, appauthor=False))


class Opening:
    """A window that is open, and the program that comes into it."""

    def __init__(
        self,
        qt: QApplication,
        store: QSettings,
        home: Callable[[], Path] | None = None,
        packs: Sequence[str] = (),
    ) -> None:
        """Show the bare desk. `home` says where the learners' files are; without it they are beside the settings.

        `packs` are opened once the window is furnished.
        """
        self._packs = tuple(packs)
        self._qt = qt
        self._store = store
        self._home = home
        self.app: App | None = None
        """What stands in the window; None as long as it is bare."""
        self.failed = False
        """Whether the program could not be built."""
        kept = load_palette(store)
        if kept is not None:
            qt.setPalette(kept)
        self.window = MainWindow()
        self.window.stand(load_geometry(store))
        self.window.seen.connect(self.furnish)
        QTimer.singleShot(_UNSEEN, self.window, self.furnish)
        self.window.show()

    def furnish(self) -> None:
        """Build the program into the window, once. Where that fails the window says so: bare, it would tell nobody."""
        if self.app is not None or self.failed:
            return
        try:
            from ui.app import App

            home = self._home() if self._home else None
            self.app = App(self._qt, self._store, self.window, home)
            self.app.start()
            QTimer.singleShot(0, self.app, self._open_packs)
        except Exception as error:
            self.failed = True
            self._tell(error)
            raise

    def _tell(self, error: Exception) -> None:
        """Say that nothing else will come, in the learner's language where that can be had."""
        try:
            from ui.language import LanguageSwitch, window_language
            from ui.no_start import NoStart

            self._words = LanguageSwitch(self.window)
            self._words.choose(window_language(str(self._store.value("language", ""))))
            page = NoStart(error, self._store.fileName())
        except Exception:
            self._qt.exit(1)
            raise
        page.closed.connect(self.window.close)
        page.setParent(self.window)  # over whatever of the program stands there already
        page.setAutoFillBackground(True)
        page.setGeometry(self.window.rect())
        self.window.resized.connect(lambda _width: page.setGeometry(self.window.rect()))
        page.show()
        page.raise_()
        page.setFocus()

    def _open_packs(self) -> None:
        if self.app is not None and self._packs:
            self.app.packs.open(self._packs)

    def end(self) -> None:
        """Let go of the window before Qt goes."""
        if self.app is not None:
            self.app.end()
        else:
            self.window.hide()
            delete(self.window)


def has_display() -> bool:
    """Whether Qt will find a screen, or was told to do without."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)
