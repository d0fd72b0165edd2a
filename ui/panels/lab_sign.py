"""The sign between two rule sets: a line differs, or is the same."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.theme.marks import paint_differs, paint_same
from ui.theme.theme import Theme


class DiffersSign(QWidget):
    """One sign, `size` px large before the theme's zoom."""

    def __init__(self, theme: Theme, size: int, *, differs: bool) -> None:
        """Show which of the two it is."""
        super().__init__()
        self._theme, self.differs = theme, differs
        self.setFixedSize(theme.length(size), theme.length(size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign."""
        painter = QPainter(self)
        paint = paint_differs if self.differs else paint_same
        paint(painter, QRectF(self.rect()), self._theme)
        painter.end()
