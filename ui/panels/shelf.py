"""A sheet of the shelf at the foot of the home page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from ui.icons import paint_icon
from ui.panels.paper import SHADOW_ROOM
from ui.panels.press import PressButton
from ui.theme.paint import paint_sheet
from ui.theme.prose import Prose, ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step


class ShelfButton(PressButton):
    """A sheet of the shelf: an icon, a name, a line."""

    def __init__(self, icon: str, theme: Theme) -> None:
        """Show an icon; words come by `set_words`."""
        super().__init__()
        self._icon = icon
        self._theme = theme
        self._title = self._line = ""
        self.setProperty("focus_radius", Radius.SHEET)
        self.grow_with_words()

    def set_words(self, title: str, line: str) -> None:
        """Say what it opens."""
        self._title, self._line = title, line
        self.setText(title)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """As high as its words."""
        title, line = self._proses(width)
        return max(self._theme.length(72), title.height + line.height + self._theme.length(24)) + 2 * SHADOW_ROOM

    def sizeHint(self) -> QSize:
        """A column wide."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Icon and some words."""
        return QSize(self._theme.px(200), self._theme.length(72) + 2 * SHADOW_ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, the icon on its round ground, the words, and a small arrow."""
        theme, tokens, length = self._theme, self._theme.tokens, self._theme.length
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(SHADOW_ROOM, SHADOW_ROOM // 2, -SHADOW_ROOM, -SHADOW_ROOM)
        paint_sheet(painter, sheet, theme)
        side, middle = length(48), sheet.center().y()
        disc = QRectF(sheet.left() + length(22), middle - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.tokens.sunk if not self.underMouse() else theme.tokens.hair)
        painter.drawEllipse(disc)
        half = length(12)
        paint_icon(painter, self._icon, disc.adjusted(half, half, -half, -half), tokens.ink)
        title, line = self._proses(self.width())
        top = middle - (title.height + line.height) / 2
        title.paint(painter, QPointF(sheet.left() + length(86), top))
        line.paint(painter, QPointF(sheet.left() + length(86), top + title.height))
        arrow = QRectF(sheet.right() - length(30), middle - 8, 16, 16)
        paint_icon(painter, "right", arrow, tokens.ink3)
        painter.end()

    def _proses(self, width: int) -> tuple[Prose, Prose]:
        theme = self._theme
        room = float(max(80, width - 2 * SHADOW_ROOM - theme.length(86 + 36)))
        line = ProseStyle(Step.LABEL, colour=theme.tokens.ink2)
        return (
            lay_out(self._title, theme, ProseStyle(Step.TEXT, serif=True, bold=True), room),
            lay_out(self._line, theme, line, room),
        )
