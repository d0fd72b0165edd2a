"""A photograph of the felt that lies over it while a card is dragged: a frame then copies a picture, no more."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ui.table.overlay import paint_part


class Still(QWidget):
    """The felt as it stood when the card was lifted. It takes no press."""

    def __init__(self, felt: QWidget, picture: QPixmap) -> None:
        super().__init__(felt)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._picture = picture
        self.setGeometry(felt.rect())
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copies what has to be drawn again."""
        paint_part(self, self._picture, event.rect())
