"""A row of a list: a title that may take several lines, and what stands beside it."""

from __future__ import annotations

from PySide6.QtCore import QSize

from ui.panels.press import PressButton
from ui.theme.prose import Prose, ProseStyle, height_of, lay_out
from ui.theme.theme import Theme


class TitledRow(PressButton):
    """A row to press, as high as its title's lines. A subclass paints it and says how much room the title has."""

    def __init__(self, title: str, theme: Theme, *, least: int, air: int) -> None:
        """A title; the row's `least` height, and the `air` above and below the title, in px at zoom 1."""
        super().__init__()
        self._words = title
        self._theme = theme
        self._least = least
        self._air = air
        self.grow_with_words()

    def heightForWidth(self, width: int) -> int:
        """As high as the title's lines."""
        title = height_of(self._words, self._theme, self._style, self._title_room(width))
        return max(self._theme.length(self._least), title + self._theme.length(self._air))

    def sizeHint(self) -> QSize:
        """A sheet wide."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Some words, and what stands beside them."""
        return QSize(self._theme.px(150), self._theme.length(self._least))

    def outgrown(self) -> int:
        """By how many px the title outgrows the row."""
        return max(0, self._title(self.width()).height - self.height())

    def _title(self, width: int) -> Prose:
        return lay_out(self._words, self._theme, self._style, self._title_room(width))

    @property
    def _style(self) -> ProseStyle:
        """How the title is set."""
        raise NotImplementedError

    def _title_room(self, width: int) -> float:
        """How wide the title may be in a row of a width."""
        raise NotImplementedError
