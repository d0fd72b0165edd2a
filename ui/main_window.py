"""The window, as a bare desk. It opens at once, and what stands in it comes right after.

So nothing is imported here that an empty window could do without: `Qt` alone takes a third of the time to one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QByteArray, QRect
    from PySide6.QtGui import QCloseEvent, QPaintEvent, QPixmap, QResizeEvent

NAME = "Trickwise"


class MainWindow(QWidget):
    """The window. Signals: `seen`, once it stands on the screen; `resized(width)`; `closing`, in time."""

    seen = Signal()
    resized = Signal(int)
    closing = Signal()

    def __init__(self) -> None:
        """An empty window."""
        super().__init__()
        self.is_seen = False
        """Whether it has been painted."""
        self.setWindowTitle(NAME)
        self.setMinimumSize(960, 640)
        self.resize(1280, 800)

    def stand(self, geometry: QByteArray) -> None:
        """Stand where it stood before, if that is known."""
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    def fit(self, room: QRect) -> None:
        """Become as much smaller as the frame needs, where the window with its frame is larger than `room`."""
        if self.isMaximized() or self.isFullScreen() or room.width() < self.minimumWidth():
            return
        frame = self.frameGeometry()
        over_x, over_y = max(0, frame.width() - room.width()), max(0, frame.height() - room.height())
        if over_x or over_y:
            self.resize(self.width() - over_x, self.height() - over_y)
            self.move(room.topLeft())

    def furnish(self, inside: QWidget) -> None:
        """Take in what fills it."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(inside)

    def show_title(self, title: str, icon: QPixmap) -> None:
        """Say to the system what is open; with no title it is the program itself."""
        self.setWindowTitle(f"{title} – {NAME}" if title else NAME)
        self.setWindowIcon(icon)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the width: large windows are drawn larger."""
        super().resizeEvent(event)
        self.resized.emit(self.width())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say so before it goes."""
        self.closing.emit()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The palette's desk is painted already; the first time, say so once it can be seen."""
        if not self.is_seen:
            self.is_seen = True
            self.fit(self.screen().availableGeometry())
            QTimer.singleShot(0, self, self.seen.emit)
