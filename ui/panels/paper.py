"""Paper under words: sheets, rules, and labels of one line."""

from __future__ import annotations

from typing import Final, TypedDict, Unpack

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

from ui.panels.worded import Worded
from ui.theme.paint import paint_sheet
from ui.theme.prose import ProseStyle, Tone
from ui.theme.rich import RichText
from ui.theme.theme import Theme
from ui.theme.tokens import Step

SHADOW_ROOM: Final = 14
"""Room round a sheet for its shadow, in px."""
_ROUNDS: Final = 3
"""A scroll bar that comes makes the words narrower, and they ask again."""


class Paper(Worded):
    """A sheet of paper; what lies on it is laid out inside `room`."""

    def __init__(self, theme: Theme, *, spine: bool = False, parent: QWidget | None = None) -> None:
        """Lay an empty sheet; `spine` darkens its left edge."""
        super().__init__(theme, parent)
        self._spine = spine

    @property
    def sheet_rect(self) -> QRectF:
        """The sheet without its shadow."""
        return QRectF(self.rect()).adjusted(SHADOW_ROOM, SHADOW_ROOM // 2, -SHADOW_ROOM, -SHADOW_ROOM)

    def margins_inside(self, left: float, top: float, right: float, bottom: float) -> QMargins:
        """A layout's margins for words that stand so far inside the sheet's edges, in px at zoom 1."""
        length = self._theme.length
        return QMargins(
            SHADOW_ROOM + length(left),
            SHADOW_ROOM // 2 + length(top),
            SHADOW_ROOM + length(right),
            SHADOW_ROOM + length(bottom),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        paint_sheet(painter, self.sheet_rect, self._theme, spine=self._spine)
        painter.end()


class Rule(QWidget):
    """A thin line across; a strong one is of ink."""

    def __init__(self, theme: Theme, *, strong: bool = False) -> None:
        """Draw a line in this look."""
        super().__init__()
        self._theme = theme
        self._strong = strong
        self.setFixedHeight(3)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        painter = QPainter(self)
        tokens = self._theme.tokens
        painter.fillRect(QRectF(0, 1, self.width(), 1), QColor(tokens.ink if self._strong else tokens.hair))
        painter.end()


class Setting(TypedDict, total=False):
    """How a text is set besides its step; the rest is as `ProseStyle` has it."""

    serif: bool
    bold: bool
    tight: bool
    colour: str
    tone: Tone
    align: Qt.AlignmentFlag
    on_felt: bool
    signs_in_text_colour: bool
    paragraph_gap: int


def words(markup: str, theme: Theme, step: float = Step.TEXT, **setting: Unpack[Setting]) -> RichText:
    """A text of a step of the type scale, set as `ProseStyle` says."""
    return RichText(markup, theme, ProseStyle(step, **setting))


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and let it go, once whoever is pressed just now has answered."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            clear(inner)


def empty(layout: QLayout) -> None:
    """Take everything out of a layout, and let all widgets live.

    `takeAt` would leave their places behind, and of a widget's two places only the older one hears of a new height.
    """
    while (item := layout.itemAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            layout.removeWidget(widget)
            continue
        layout.takeAt(0)
        if inner is not None:
            empty(inner)
            inner.deleteLater()


def renew(layout: QLayout, body: QWidget) -> None:
    """Put a finished body in place of what a layout holds.

    Widgets that are added one by one to what is already shown have everything around them laid out again each time.
    """
    clear(layout)
    layout.addWidget(body)
    body.show()


def settle() -> None:
    """Give everything its place now: else a frame would show new words in the places of the old ones."""
    for _ in range(_ROUNDS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


class _Port(QWidget):
    """What a scroll area shows its content through: clear.

    Qt's own one is unknown to Python, which would make a class of every widget there is to find out what it is.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(False)


class Scroll(QScrollArea):
    """Scrolls up and down only, without a frame, and shows what gets the focus."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        """Hold `content`."""
        super().__init__(parent)
        self.setViewport(_Port())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def show_top(self) -> None:
        """Scroll back to the top."""
        self.verticalScrollBar().setValue(0)

    def shows(self, widget: QWidget) -> bool:
        """Whether a widget inside can be seen whole."""
        top = widget.mapTo(self.viewport(), QPoint(0, 0)).y()
        return top >= 0 and top + widget.height() <= self.viewport().height()

    def reveal(self, widget: QWidget) -> None:
        """Scroll until a widget inside can be seen."""
        content = self.widget()
        if content is None:
            return
        top = widget.mapTo(content, QPoint(0, 0)).y()
        self.ensureVisible(0, top + widget.height(), 0, 8)
        self.ensureVisible(0, top, 0, 8)
