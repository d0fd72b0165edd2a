"""The window: the bar, the pages in a stack, the sheet of keys, and where it stood."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ui.icons import logo_pixmap
from ui.pages.keys import KeysSheet
from ui.panels.top_bar import TopBar
from ui.theme.focus import FocusRing
from ui.theme.paint import paint_desk
from ui.theme.theme import Theme

_NAME = "Trickwise"


class MainWindow(QWidget):
    """The window.

    Signals: `resized(width)`; the wishes `text_size_stepped(1 or -1)`, `book_searched`, `escaped`; `closing`, in time.
    """

    resized = Signal(int)
    text_size_stepped = Signal(int)
    book_searched = Signal()
    escaped = Signal()
    closing = Signal()

    def __init__(self, theme: Theme, names: tuple[tuple[str, str], ...]) -> None:
        """An empty window; `names` are the languages of its menu."""
        super().__init__()
        self._theme = theme
        self.bar = TopBar(theme, names)
        """The bar over all pages."""
        self.stack = QStackedWidget()
        """The pages."""
        self._ring = FocusRing(self, theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        self.setWindowTitle(_NAME)
        self.setMinimumSize(QSize(960, 640))
        self.resize(1280, 800)
        self._add_shortcuts()

    @cached_property
    def keys(self) -> KeysSheet:
        """What F1 shows, built when it is first asked for."""
        sheet = KeysSheet(self._theme, self)
        sheet.hide()
        return sheet

    def open_keys(self) -> None:
        """Show what every key does."""
        self.keys.open_sheet()

    def add_page(self, page: QWidget) -> None:
        """Take a page into the stack."""
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)

    def show_page(
        self, page: QWidget, course: str = "", title: str = "", *, transcript: bool = False, in_lesson: bool = False
    ) -> None:
        """Turn to a page, taking it in; without a title it is home.

        `transcript`: the bar offers one; `in_lesson`: going back leads to the lesson.
        """
        self.add_page(page)
        if title:
            self.bar.show_place(course, title, transcript=transcript, in_lesson=in_lesson)
        else:
            self.bar.show_home()
        self.setWindowTitle(f"{title} – {_NAME}" if title else _NAME)
        self.stack.setCurrentWidget(page)

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language; pages are told by whoever made them."""
        self._theme = theme
        self.bar.set_theme(theme)
        self._ring.set_theme(theme)
        if "keys" in self.__dict__:
            self.keys.set_theme(theme)
        self.setWindowIcon(logo_pixmap(64, theme))
        self.update()

    def stand(self, geometry: QByteArray) -> None:
        """Stand where it stood before, if that is known."""
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the width: large windows are drawn larger."""
        super().resizeEvent(event)
        if "keys" in self.__dict__:
            self.keys.setGeometry(self.rect())
        self.resized.emit(self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, where no control has taken it, closes what lies on top."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say so before it goes."""
        self.closing.emit()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the desk."""
        painter = QPainter(self)
        paint_desk(painter, QRectF(event.rect()), self._theme)
        painter.end()

    def _add_shortcuts(self) -> None:
        for keys, wish in (
            (QKeySequence(Qt.Key.Key_F1), self.open_keys),
            (QKeySequence(Qt.Key.Key_F11), self._toggle_full_screen),
            (QKeySequence(QKeySequence.StandardKey.Find), self.book_searched.emit),
            (QKeySequence(QKeySequence.StandardKey.ZoomIn), lambda: self.text_size_stepped.emit(1)),
            (QKeySequence("Ctrl+="), lambda: self.text_size_stepped.emit(1)),
            (QKeySequence(QKeySequence.StandardKey.ZoomOut), lambda: self.text_size_stepped.emit(-1)),
        ):
            QShortcut(keys, self).activated.connect(wish)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
