"""The mouse's hold on what can be dragged about a board or a felt."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


class Grip:
    """A hold on one widget, open until it is dragged as far as the system asks. The widget tells it of its events."""

    def __init__(self, held: QWidget) -> None:
        """An open hand over a widget."""
        self.at: QPoint | None = None
        """Where on the widget it was taken; None while nobody holds it."""
        self.carries = False
        """Whether the widget follows the pointer."""
        self._held = held
        held.setCursor(Qt.CursorShape.OpenHandCursor)

    def take(self, event: QMouseEvent) -> None:
        """The mouse is pressed: take hold."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.at = event.position().toPoint()

    def lifts(self, event: QMouseEvent) -> bool:
        """The mouse moves: whether this is the movement that passes the system's distance, and closes the hand."""
        if self.at is None or self.carries:
            return False
        if (event.position().toPoint() - self.at).manhattanLength() < QApplication.startDragDistance():
            return False
        self.carries = True
        self._held.setCursor(Qt.CursorShape.ClosedHandCursor)
        return True

    def let_go(self) -> bool:
        """Open the hand; whether it carried the widget."""
        carried, self.carries, self.at = self.carries, False, None
        self._held.setCursor(Qt.CursorShape.OpenHandCursor)
        return carried

    def is_given_up(self, event: QKeyEvent) -> bool:
        """A key is pressed: whether it is Escape, which takes the widget out of the hand that carries it."""
        return self.carries and event.key() == Qt.Key.Key_Escape and self.let_go()
