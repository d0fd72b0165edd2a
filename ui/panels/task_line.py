"""The task of a lesson's page: a sentence with the ribbon of whose turn it is, and how one answers at the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.panels.paper import words
from ui.theme.marks import paint_ribbon
from ui.theme.theme import Theme
from ui.theme.tokens import Step


class TaskLine(QWidget):
    """The task's sentence, with the ribbon that hangs at it: yours to act. Signal: `link_activated(target)`."""

    link_activated = Signal(str)

    def __init__(self, theme: Theme) -> None:
        """Show no task."""
        super().__init__()
        self._theme = theme
        self._sentence = words("", theme, Step.TEXT, serif=True, bold=True)
        self._sentence.link_activated.connect(self.link_activated)
        self._column = QVBoxLayout(self)
        self._way = words("", theme, Step.LABEL)
        self._column.addWidget(self._sentence)
        self._column.addWidget(self._way)
        self._column.addStretch(1)
        self._arrange()

    @property
    def way(self) -> str:
        """How one answers; empty where the page itself shows it."""
        return self._way.markup

    def show_task(self, task: str, way: str = "") -> None:
        """Show another task, and `way`, how one answers it at the table; no task hides the line."""
        self._sentence.set_markup(task)
        self._way.set_markup(way)
        self._way.setVisible(bool(way))
        self.setVisible(bool(task))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self._sentence.set_theme(theme)
        self._way.set_theme(theme)
        self._arrange()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ribbon."""
        length = self._theme.length
        painter = QPainter(self)
        ribbon = QRectF(length(2), 1, length(13), min(self.height() - 2, length(30)))
        paint_ribbon(painter, ribbon, self._theme, on_felt=False)
        painter.end()

    def _arrange(self) -> None:
        """The sentence's first line stands in the middle of the ribbon."""
        length = self._theme.length
        top = max(0, (length(30) - self._theme.line_height(Step.TEXT)) // 2)
        self._column.setContentsMargins(length(28), top, 0, 4)
        self.setMinimumHeight(length(30))
