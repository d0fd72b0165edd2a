"""While a line of the score is pointed at, the felt shows what it comes from."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tutor.kernel.seats import Side
from tutor.teaching.line_evidence import comes_from
from ui.presenters.lesson_view import LessonView


class LineLight(QObject):
    """Lights packets and names for the lines of a view's score."""

    def __init__(self, view: LessonView) -> None:
        super().__init__(view)
        self._view = view
        view.page.score.line_pointed.connect(self._light)
        view.page.score.line_left.connect(lambda: view.mark(None))

    def _light(self, side: str, place: int) -> None:
        screen = self._view.screen
        if screen is not None and screen.score is not None:
            reason = screen.score.sheet(Side(side)).lines[place].reason
            self._view.mark(comes_from(screen.state, Side(side), reason))
