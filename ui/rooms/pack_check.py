"""Has a pack looked at in a process of its own: it may be large, and it comes from a stranger."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from ui.panels.asking import Found

_FINE: Final = 0
_PROBLEMS: Final = (1, 2)
_MODULE: Final = ("-P", "-m", "tutor.cli.main")
"""`-P`: what lies in the folder where one stands is no part of the program."""


def command_beside(program: Path) -> Path:
    """The program that has a terminal, where one stands beside it: on Windows one with a window writes nowhere."""
    command = program.with_name(f"trickwise-command{program.suffix}")
    return command if command.is_file() else program


def _come_on(line: bytes) -> tuple[int, int] | None:
    """How many of how many lessons are checked, by a line of what the check tells; None where it tells other things."""
    try:
        told = json.loads(line)
        return int(told["done"]), int(told["of"])
    except (ValueError, KeyError, TypeError):
        return None


class PackCheck(QObject):
    """Runs `trickwise check`, which ends with this process.

    Signals: `ended(tuple[Found, ...])`; with None it broke off, and has found nothing out. `came_on(done, count)`,
    when so many of the lessons are checked.
    """

    ended = Signal(object)
    came_on = Signal(int, int)

    def __init__(self, parent: QObject) -> None:
        """Nothing is looked at."""
        super().__init__(parent)
        self._process: QProcess | None = None
        self._folder = Path()

    def begin(self, folder: Path, language: str) -> None:
        """Looks at a pack's folder; what is told of it is in a language, and the files by their names in the pack."""
        self._folder = folder.resolve()
        process = self._process = QProcess(self)
        process.setReadChannel(QProcess.ProcessChannel.StandardError)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        process.readyReadStandardError.connect(self._hear)
        own = () if getattr(sys, "frozen", False) else _MODULE
        process.start(
            str(command_beside(Path(sys.executable))),
            [*own, "check", "--json", "--watched", "--lang", language, str(folder)],
        )

    def stop(self) -> None:
        """Looks no further, and tells nothing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished()
            process.deleteLater()

    def _hear(self) -> None:
        """The last that was told of how far it is."""
        process = self._process
        while process is not None and process.canReadLine():
            come = _come_on(bytes(process.readLine().data()))
            if come is not None:
                self.came_on.emit(*come)

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._finished(-1)

    def _finished(self, code: int) -> None:
        process, self._process = self._process, None
        if process is None:
            return  # it was stopped
        told = bytes(process.readAllStandardOutput().data()).decode("utf-8", "replace")
        process.deleteLater()
        self.ended.emit(self._read(code, told))

    def _read(self, code: int, told: str) -> tuple[Found, ...] | None:
        """What was found, by an exit code and the lines before it; None where these do not belong together."""
        try:
            found = tuple(sorted(map(self._found, told.splitlines())))
        except (ValueError, KeyError, TypeError):
            return None
        is_told = not found if code == _FINE else bool(found) and code in _PROBLEMS
        return found if is_told else None

    def _found(self, row: str) -> Found:
        kept = json.loads(row)
        file = Path(kept["file"])
        if file.is_relative_to(self._folder.parent):
            file = file.relative_to(self._folder.parent)
        return Found(file.as_posix(), kept["line"], kept["column"], kept["text"])
