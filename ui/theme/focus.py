"""The focus ring: one layer over a window, which shows where the keyboard is, on paper and on felt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QWindow
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from ui.theme.marks import FOCUS_GAP, FOCUS_WIDTH, paint_focus_ring
from ui.theme.theme import Theme
from ui.theme.tokens import Radius

_REACH: Final = FOCUS_GAP + FOCUS_WIDTH + 1
_MOVES: Final = frozenset(
    {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange}
)
_PRESSES: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress})


class FocusRing(QWidget):
    """Follows the focus in its window and paints the ring, as long as the keyboard is what the person uses.

    A widget may say as properties: `on_felt` (true), `focus_radius` (px of its corners), `focus_ring` (false: no ring).
    """

    def __init__(self, window: QWidget, theme: Theme) -> None:
        """Lie over `window`, letting the mouse through."""
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._followed: list[QWidget] = []
        self._handle: QWindow | None = None
        self._by_keyboard = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)
        self._listen()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice what the person uses, and stay with the focused widget when it or what holds it moves."""
        kind = event.type()
        if watched is self._handle:
            if kind is QEvent.Type.KeyPress:
                self._use(keyboard=True)
            elif kind in _PRESSES:
                self._use(keyboard=False)
        elif kind in _MOVES:
            self._listen()
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

    def _listen(self) -> None:
        """Watch the window's own events (they come once, before any widget's) as soon as it has a system window."""
        handle = self._window.windowHandle()
        if handle is not None and handle is not self._handle:
            self._handle = handle
            handle.installEventFilter(self)

    def _use(self, *, keyboard: bool) -> None:
        if keyboard is not self._by_keyboard:
            self._by_keyboard = keyboard
            self._follow(self._window.focusWidget())

    def _focus_changed(self, _before: QWidget | None, focused: QWidget | None) -> None:
        self._follow(focused)

    def _follow(self, focused: QWidget | None) -> None:
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
            self._by_keyboard
            and focused is not self._window
            and focused.window() is self._window
            and focused.property("focus_ring") in (None, True)
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
