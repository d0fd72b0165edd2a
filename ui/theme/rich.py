"""A label for prose with suits, bold words and links, in any of the three languages."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ui.theme.markup import parse, plain
from ui.theme.paint import paint_box
from ui.theme.prose import Prose, ProseStyle, height_of, lay_out, measure
from ui.theme.theme import Theme

_NARROWEST = 6  # a line holds at least so many letters' heights


def _as_written(text: str) -> str:
    return text


class RichText(QLabel):
    """A text of the markup, wrapped to the label's width.

    `QLabel.text()` is what a screen reader says: the plain words, handed through `spoken`, which words the signs.
    Signals: `link_activated(target)`, when a link is clicked, or chosen with Tab and pressed with Enter or Space.
    """

    link_activated = Signal(str)

    def __init__(
        self,
        markup: str,
        theme: Theme,
        style: ProseStyle | None = None,
        *,
        spoken: Callable[[str], str] = _as_written,
        parent: QWidget | None = None,
    ) -> None:
        """Show `markup` in `style` (the default is a page's text)."""
        super().__init__(parent)
        self._markup = markup
        self._theme = theme
        self._style = style or ProseStyle()
        self._spoken = spoken
        self._chosen = -1
        self._pressed = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)  # else QLabel takes the height for a width out of its policy again
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMouseTracking(True)
        self._renew()

    @property
    def markup(self) -> str:
        """The text as it was written."""
        return self._markup

    def set_markup(self, markup: str) -> None:
        """Show another text."""
        if markup != self._markup:
            self._markup = markup
            self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Take another look, language or text size."""
        if theme != self._theme:
            self._theme = theme
            self._renew()

    def set_style(self, style: ProseStyle) -> None:
        """Set the text another way."""
        if style != self._style:
            self._style = style
            self._renew()

    def outgrown(self) -> QSize:
        """By how many px the text outgrows its place, across and down; 0, 0 where it fits."""
        prose = self._prose(self.width())
        across = max(0, ceil(prose.natural_width - self.width()))
        if prose.cuts_words:
            across = max(1, across)
        return QSize(across, max(0, prose.height - self.height()))

    def heightForWidth(self, width: int) -> int:
        """The height that the text needs at a width, in px."""
        return height_of(self._markup, self._theme, self._style, float(max(1, width)))

    def sizeHint(self) -> QSize:
        """One line, or a full column of lines."""
        width = min(ceil(measure(self._markup, self._theme, self._style)), self._theme.column(self._style.step))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Some letters wide, one line high."""
        width = min(
            ceil(measure(self._markup, self._theme, self._style)), _NARROWEST * self._theme.px(self._style.step)
        )
        return QSize(width, self._theme.line_height(self._style.step, tight=self._style.tight))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, and a ring round the link that the keyboard has chosen."""
        painter = QPainter(self)
        prose = self._prose(self.width())
        prose.paint(painter, QPointF(0, 0))
        if self.hasFocus() and self._chosen >= 0:
            colour = self._theme.tokens.on_felt if self._style.on_felt else self._theme.tokens.ink
            for rect in prose.links()[self._chosen].rects:
                paint_box(painter, rect, 3, None, colour, 2)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over a link."""
        over = self._link_at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note which link is pressed."""
        self._pressed = self._link_at(event.position())
        if not self._pressed:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link that was pressed and let go."""
        pressed, self._pressed = self._pressed, ""
        if pressed and pressed == self._link_at(event.position()):
            self.link_activated.emit(pressed)
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the chosen link on Enter or Space."""
        links = self._prose(self.width()).links()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and 0 <= self._chosen < len(links):
            self.link_activated.emit(links[self._chosen].target)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the first link, or the last when coming from below."""
        backwards = event.reason() is Qt.FocusReason.BacktabFocusReason
        self._choose(len(self._prose(self.width()).links()) - 1 if backwards else 0)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Choose none."""
        self._choose(-1)
        super().focusOutEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 (Qt)
        """Go from link to link before leaving the text."""
        target = self._chosen + (1 if next else -1)
        if self.hasFocus() and 0 <= target < len(self._prose(self.width()).links()):
            self._choose(target)
            return True
        return super().focusNextPrevChild(next)

    def changeEvent(self, event: QEvent) -> None:
        """Repaint when the label is enabled or disabled."""
        self.update()
        super().changeEvent(event)

    def _renew(self) -> None:
        self.setText(self._spoken(plain(self._markup)))
        has_links = any(span.link for spans in parse(self._markup) for span in spans)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if has_links else Qt.FocusPolicy.NoFocus)
        self._chosen = -1
        self.updateGeometry()
        self.update()

    def _prose(self, width: int) -> Prose:
        return lay_out(self._markup, self._theme, self._style, float(max(1, width)))

    def _link_at(self, spot: QPointF) -> str:
        for link in self._prose(self.width()).links():
            if any(rect.contains(spot) for rect in link.rects):
                return link.target
        return ""

    def _choose(self, which: int) -> None:
        self._chosen = which
        links = self._prose(self.width()).links()
        self.setAccessibleDescription(links[which].words if 0 <= which < len(links) else "")
        self.update()
