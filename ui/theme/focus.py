"""The focus ring: one layer over a window, which shows where the keyboard is, on paper and on felt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from ui.theme.marks import FOCUS_GAP, FOCUS_WIDTH, paint_focus_ring
from ui.theme.theme import Theme
from ui.theme.tokens import Radius

_REACH: Final = FOCUS_GAP + FOCUS_WIDTH + 1
_MOVES: Final = frozenset(
    {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange}
)


class FocusRing(QWidget):
    """Follows the focus in its window and paints the ring, but only where the keyboard brought it.

    A widget may say as properties: `on_felt` (true), `focus_radius` (px of its corners), `focus_ring` (false: it has its
    own).
    """

    def __init__(self, window: QWidget, theme: Theme) -> None:
        """Lie over `window`, letting the mouse through."""
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._followed: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay with the focused widget when it or what holds it moves."""
        if event.type() in _MOVES:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        if not self._followed:
            return
        focused = self._followed[0]
        radius = focused.property("focus_radius")
        painter = QPainter(self)
        painter.setClipRect(self._seen(focused).translated(-self.pos()))
        paint_focus_ring(
            painter,
            QRectF(self.rect().adjusted(_REACH, _REACH, -_REACH, -_REACH)),
            self._theme,
            on_felt=bool(focused.property("on_felt")),
            radius=float(Radius.CONTROL if radius is None else radius),
        )
        painter.end()

    def _follow(self, _before: QWidget | None, focused: QWidget | None) -> None:
        for widget in self._followed:
            widget.removeEventFilter(self)
        self._followed = []
        if focused is not None and self._wants_ring(focused):
            self._followed = [focused, *_holders(focused, self._window)]
        for widget in self._followed:
            widget.installEventFilter(self)
        self._place()

    def _wants_ring(self, focused: QWidget) -> bool:
        return (
            focused is not self._window
            and focused.window() is self._window
            and self._window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
            and focused.property("focus_ring") is not False
        )

    def _place(self) -> None:
        focused = self._followed[0] if self._followed else None
        if focused is None or not focused.isVisible():
            self.hide()
            return
        place = QRect(focused.mapTo(self._window, QPoint(0, 0)), focused.size())
        self.setGeometry(place.adjusted(-_REACH, -_REACH, _REACH, _REACH))
        self.raise_()
        self.show()
        self.update()

    def _seen(self, focused: QWidget) -> QRect:
        """The part of the window in which the ring may be painted: inside the scroll area that holds the widget."""
        seen = self._window.rect()
        for holder in _holders(focused, self._window):
            if isinstance(holder, QScrollArea):
                port = holder.viewport()
                seen = seen.intersected(QRect(port.mapTo(self._window, QPoint(0, 0)), port.size()))
        return seen


def _holders(widget: QWidget, window: QWidget) -> list[QWidget]:
    """What holds a widget, from the inside outwards, without the window."""
    holders = []
    holder = widget.parentWidget()
    while holder is not None and holder is not window:
        holders.append(holder)
        holder = holder.parentWidget()
    return holders
