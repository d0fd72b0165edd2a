"""What stands in the window: the bar, notices, the pages in a stack, the focus ring, the sheet of keys."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ui.icons import logo_pixmap
from ui.main_window import MainWindow
from ui.pages.keys import KeysSheet
from ui.panels.asking import AskingSheet
from ui.panels.notice import NoticeStrip
from ui.panels.top_bar import TopBar
from ui.theme.focus import FocusRing
from ui.theme.paint import paint_desk
from ui.theme.theme import Theme


class Furniture(QWidget):
    """All that the window holds. Signals, all wishes: `text_size_stepped(1 or -1)`, `book_searched`, `escaped`."""

    text_size_stepped = Signal(int)
    book_searched = Signal()
    escaped = Signal()

    def __init__(self, window: MainWindow, theme: Theme, names: tuple[tuple[str, str], ...]) -> None:
        """The bar over no page; `names` are the languages of its menu. The window takes it in by `furnish`."""
        super().__init__()
        self._window = window
        self._theme = theme
        self._title = ""
        self.bar = TopBar(theme, names)
        """The bar over all pages."""
        self.notice = NoticeStrip(theme)
        """What has just happened, under the bar."""
        self.stack = QStackedWidget()
        """The pages."""
        self._ring = FocusRing(window, theme)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.notice)
        column.addWidget(self.stack, 1)
        self._add_shortcuts()

    @cached_property
    def keys(self) -> KeysSheet:
        """What F1 shows, built when it is first asked for."""
        return KeysSheet(self._theme, self)

    @cached_property
    def asking(self) -> AskingSheet:
        """Where something is asked, built when it is first needed."""
        return AskingSheet(self._theme, self)

    def open_keys(self) -> None:
        """Show what every key does."""
        self.keys.open_sheet()

    def add_page(self, page: QWidget) -> None:
        """Take a page into the stack."""
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)

    def show_page(
        self,
        page: QWidget,
        course: str = "",
        title: str = "",
        *,
        transcript: bool = False,
        is_book: bool = False,
        in_lesson: bool = False,
        back_to: str = "",
    ) -> None:
        """Turn to a page, taking it in; without a title it is home.

        `transcript`: the bar offers one; `is_book`: it offers no rule book; going back leads to the lesson
        (`in_lesson`), to a page by its title (`back_to`), else home.
        """
        self.add_page(page)
        self.notice.page_turned()
        if title:
            self.bar.show_place(
                course, title, transcript=transcript, is_book=is_book, in_lesson=in_lesson, back_to=back_to
            )
        else:
            self.bar.show_home()
        self._title = title
        self._window.show_title(title, logo_pixmap(64, self._theme))
        self.stack.setCurrentWidget(page)

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language; pages are told by whoever made them."""
        self._theme = theme
        self.bar.set_theme(theme)
        self.notice.set_theme(theme)
        self._ring.set_theme(theme)
        if "keys" in self.__dict__:
            self.keys.set_theme(theme)
        if "asking" in self.__dict__:
            self.asking.set_theme(theme)
        self._window.show_title(self._title, logo_pixmap(64, theme))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, where no control has taken it, closes what lies on top."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

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
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)
