"""Buttons of the panels: a word that may hold suit signs, an icon before it, a key behind it."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from ui.icons import paint_icon
from ui.panels.press import PressButton, enter_presses
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_tick
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.stylesheet import restyle
from ui.theme.tags import keycap_size, paint_keycap
from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step

Kind = Literal["primary", "secondary", "strong", "quiet", "icon", "segment", "rung"]
"""The kinds of buttons that the style sheet knows."""
State = Literal["", "used", "next", "only", "later"]
"""Where a rung of help stands; one that stands alone says nothing of it."""

_GAP: Final = 8
_PADDING: Final[dict[Kind, int]] = {"primary": 20, "secondary": 11, "quiet": 8, "rung": 7, "segment": 14, "icon": 0}
_BOLD: Final[frozenset[Kind]] = frozenset({"primary"})
_HEIGHT: Final[dict[Kind, int]] = {"rung": 34, "segment": 28}
_ICON: Final = 18
_ARROW: Final = 14
_EDGE: Final = 6


class Button(QPushButton):
    """A button whose frame the style sheet paints (`kind` is one of its kinds) and whose words may hold signs."""

    def __init__(
        self,
        words: str,
        theme: Theme,
        *,
        kind: Kind = "secondary",
        icon: str = "",
        key: str = "",
        bare: bool = False,
        opens: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Show `words`.

        `icon` is a name of ui.icons, `key` what stands on the keycap; a `bare` icon shows no words; a button that
        `opens` a menu has an arrow behind its words.
        """
        super().__init__(parent)
        self._theme = theme
        self._words = ""
        self._kind: Kind = kind
        self._icon = icon
        self._key = key
        self._bare = bare
        self._opens = opens
        self.setProperty("kind", kind)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        self.set_words(words)

    @property
    def words(self) -> str:
        """What the button says."""
        return self._words

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as the space bar does."""
        if not enter_presses(self, event):
            super().keyPressEvent(event)

    def set_words(self, words: str, *, spoken: str = "") -> None:
        """Say something else; `spoken` names it for a screen reader where the words would not do."""
        self._words = words
        if self._bare:
            self.setToolTip(words)
        self.setAccessibleName(spoken or plain(words))
        self.updateGeometry()
        self.update()

    def set_bare(self, *, bare: bool) -> None:
        """Show the icon alone, or with its words."""
        if bare != self._bare:
            self._bare = bare
            self.setToolTip(self._words if bare else "")
            self.updateGeometry()
            self.update()

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.updateGeometry()
        self.update()

    def set_kind(self, kind: Kind) -> None:
        """Become a button of another kind."""
        if kind != self._kind:
            self._kind = kind
            self.setProperty("kind", kind)
            restyle(self)
            self.updateGeometry()

    def set_state(self, state: State) -> None:
        """Say where a rung of help stands."""
        self.setProperty("state", state)
        restyle(self)
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Take another look, language or text size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its words, its icon and its key need."""
        theme = self._theme
        height = _HEIGHT.get(self._kind, 38)
        tall = theme.length(round(height * max(1.0, 0.4 + 0.6 * theme.text_scale)))
        if self._bare:
            return QSize(tall, tall)
        padding = theme.length(_PADDING.get(self._kind, 14))
        return QSize(round(self._content_width()) + 2 * padding + 4, tall)

    def minimumSizeHint(self) -> QSize:
        """Its words are never cut."""
        return self.sizeHint()

    def outgrown(self) -> int:
        """By how many px the words outgrow the button."""
        return max(0, round(self._content_width()) - self.width()) if not self._bare else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, then icon, words and key in its middle."""
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        theme, colour = self._theme, self._colour()
        middle = self.height() / 2
        x = max(_EDGE, (self.width() - self._content_width()) / 2)
        if self._icon:
            side = theme.length(_ICON)
            spot = QRectF(x, middle - side / 2, side, side)
            if self._icon == "tick":
                paint_tick(painter, spot.adjusted(2, 2, -2, -2), colour)
            else:
                paint_icon(painter, self._icon, spot, colour)
            x += side + (theme.length(_GAP) if self._has_words else 0)
        if self._has_words:
            suits = (lambda _suit: colour) if self._kind in {"primary", "strong"} else theme.text_suit
            x += paint_line(painter, QPointF(x, middle), self._words_shown(), self._font(), colour, suits)
        if self._opens:
            side = theme.length(_ARROW)
            spot = QRectF(x + theme.length(_GAP), middle - side / 2 + 1, side, side)
            paint_icon(painter, "down", spot, colour)
        if self._key:
            size = keycap_size(self._key, theme)
            spot = QRectF(x + theme.length(_GAP), middle - size.height() / 2, size.width(), size.height())
            paint_keycap(painter, spot, theme, self._key, colour)
        painter.end()

    @property
    def _has_words(self) -> bool:
        return not self._bare and bool(self._words)

    def _words_shown(self) -> str:
        """The words; where there is no room for them all, the first of them."""
        spare = self.width() - 2 * _EDGE - self._content_width()
        if spare >= 0:
            return self._words
        room = line_width(self._words, self._font()) + spare
        return QFontMetricsF(self._font()).elidedText(self._words, Qt.TextElideMode.ElideRight, max(0.0, room))

    def _font(self) -> QFont:
        theme = self._theme
        step = Step.LABEL if self._kind in _HEIGHT else Step.CONTROL
        bold = (
            self._kind in _BOLD
            or (self._kind == "segment" and self.isChecked())
            or (self._kind == "rung" and self.property("state") in {"used", "next"})
        )
        return theme.sans(step, bold=bold)

    def _content_width(self) -> float:
        theme = self._theme
        width = theme.length(_ICON) if self._icon else 0.0
        if self._has_words:
            bold = theme.sans(Step.LABEL if self._kind in _HEIGHT else Step.CONTROL, bold=True)
            font = bold if self._kind == "segment" else self._font()
            width += line_width(self._words, font) + (theme.length(_GAP) if self._icon else 0)
        if self._opens:
            width += theme.length(_GAP + _ARROW)
        if self._key:
            width += theme.length(_GAP) + keycap_size(self._key, theme).width()
        return width

    def _colour(self) -> str:
        tokens = self._theme.tokens
        if not self.isEnabled() and self._kind != "rung":
            return tokens.ink3
        if self._kind == "primary":
            return tokens.on_accent
        if self._kind == "strong" or (self._kind == "segment" and self.isChecked()):
            return tokens.sheet
        if self._kind == "rung":
            return {"used": tokens.evidence, "next": tokens.ink, "only": tokens.ink}.get(
                str(self.property("state")), tokens.ink3
            )
        if self._kind in {"quiet", "segment"}:
            return tokens.ink2
        return tokens.ink


def icon_button(name: str, icon: str, theme: Theme, *, kind: Kind = "icon", parent: QWidget | None = None) -> Button:
    """A square button of an icon alone; `name` is its accessible name and its tooltip."""
    made = Button(name, theme, kind=kind, icon=icon, bare=True, parent=parent)
    made.setProperty("focus_radius", Radius.CONTROL)
    return made


class SmallButton(PressButton):
    """A small icon to press (close a bubble), 28 px large."""

    def __init__(self, name: str, icon: str, theme: Theme, parent: QWidget | None = None) -> None:
        """Show an icon; `name` says what it does."""
        super().__init__(parent)
        self._icon = icon
        self._theme = theme
        self.set_words(name)

    def set_words(self, name: str) -> None:
        """Say otherwise what it does."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(self._theme.length(28), self._theme.length(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon, on a tinted ground under the mouse."""
        painter = QPainter(self)
        tokens = self._theme.tokens
        if self.underMouse() or self.isDown():
            paint_box(painter, QRectF(self.rect()), Radius.PLATE, tokens.sunk)
        side = self._theme.length(15)
        spot = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        paint_icon(painter, self._icon, spot, tokens.ink2)
        painter.end()
