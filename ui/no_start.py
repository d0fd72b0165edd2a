"""What stands in the window where nothing else can: that the program could not start, and the ways out.

It is built of Qt alone: look, fonts and texts may be what has failed.
"""

from __future__ import annotations

import traceback

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

_WIDTH = 640
_GAP = 12


class NoStart(QWidget):
    """Says what happened in words; the report for a maintainer is only to be copied. Signal, a wish: `closed`."""

    closed = Signal()

    def __init__(self, error: Exception, settings: str) -> None:
        """Tell of an error; `settings` is the file with the settings, which may be put aside."""
        super().__init__()
        title = QLabel("<h2>{}</h2>".replace("{}", self.tr("Trickwise could not start")))
        said = self.tr("Nothing that you did is lost. A report of what happened can be copied and sent on.")
        way = self.tr("If it stays like this, move the settings away and start again: {}").replace("{}", settings)
        report = "".join(traceback.format_exception(error))
        self.close_button = QPushButton(self.tr("Close"))
        self.copy_button = QPushButton(self.tr("Copy the report"))
        self.close_button.clicked.connect(self.closed)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.copy_button, self.close_button):
            button.setAutoDefault(True)  # Enter presses it
            buttons.addWidget(button)
        column = QVBoxLayout()
        column.setSpacing(_GAP)
        column.addStretch(1)
        for part in (title, _told(said), _told(way)):
            column.addWidget(part)
        column.addLayout(buttons)
        column.addStretch(1)
        across = QHBoxLayout(self)
        across.addStretch(1)
        across.addLayout(column)
        across.addStretch(1)
        self.setFocusProxy(self.close_button)


def _told(words: str) -> QLabel:
    label = QLabel(words)
    label.setWordWrap(True)
    label.setFixedWidth(_WIDTH)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
