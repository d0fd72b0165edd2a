"""What all the panels' own buttons do: the hand over them, the focus, Enter as well as the space bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget


def enter_presses(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Whether the key is Enter, which presses a button too; held down, it presses once."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


class PressButton(QAbstractButton):
    """A button that a subclass paints."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """A button that can be reached by the keyboard."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def grow_with_words(self) -> None:
        """Become as high as `heightForWidth` says."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as the space bar does."""
        if not enter_presses(self, event):
            super().keyPressEvent(event)


class PointedButton(PressButton):
    """A button that tells when the mouse or the focus comes to it (`pointed`) and when it goes (`left`)."""

    pointed = Signal()
    left = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse comes."""
        self.pointed.emit()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse goes."""
        self.left.emit()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes."""
        self.pointed.emit()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes."""
        self.left.emit()
        super().focusOutEvent(event)
