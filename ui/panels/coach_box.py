"""The coach in the page: a box that keeps what was said."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.panels.coach_words import CoachContent, CoachWords, SignMark
from ui.panels.worded import Worded
from ui.theme.paint import paint_box
from ui.theme.theme import Theme
from ui.theme.tokens import Radius


class CoachBox(Worded):
    """The coach in the page: what it said stays here after the bubble is gone, and all of it where no bubble fits.

    Signals: `rule_requested(id)`, `button_pressed(id)`.
    """

    rule_requested = Signal(str)
    button_pressed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Hidden until something is said."""
        super().__init__(theme, parent)
        self._said: CoachWords | None = None
        self._row = QHBoxLayout(self)
        self._content = CoachContent(book=False)
        self._content.rule_requested.connect(self.rule_requested)
        self._content.button_pressed.connect(self.button_pressed)
        self._mark: SignMark | None = None
        self._row.addWidget(self._content, 1)
        self.setAccessibleName(self.tr("Coach"))
        self.hide()

    @property
    def said(self) -> CoachWords | None:
        """What it says."""
        return self._said

    def show_words(self, said: CoachWords | None) -> None:
        """Say something; None: nothing, and the box is gone."""
        self._said = said
        self.setVisible(said is not None)
        if said is None:
            return
        if self._mark is not None:
            self._row.removeWidget(self._mark)
            self._mark.hide()
            self._mark.deleteLater()
        length = self._theme.length
        self._row.setContentsMargins(length(12), length(9), length(14), length(10))
        self._row.setSpacing(length(11))
        self._mark = SignMark(
            "good" if said.tone == "good" else "coach", self._theme, 17 if said.tone == "good" else 24
        )
        self._row.insertWidget(0, self._mark, alignment=Qt.AlignmentFlag.AlignTop)
        self._content.show_words(said, self._theme)
        self.setAccessibleDescription(said.spoken)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        super().set_theme(theme)
        self.show_words(self._said)

    def _renew(self) -> None:
        self.setAccessibleName(self.tr("Coach"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tinted ground."""
        if self._said is None:
            return
        tokens = self._theme.tokens
        painter = QPainter(self)
        ground = tokens.good_soft if self._said.tone == "good" else tokens.sunk
        edge = tokens.line if tokens.high_contrast else None
        paint_box(painter, QRectF(self.rect()), Radius.PLATE, ground, edge, 1.5)
        painter.end()
