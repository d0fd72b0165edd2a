"""A strip under the bar that says what has just happened, with a button where something can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.announce import announce
from ui.panels.button import Button, icon_button
from ui.panels.paper import words
from ui.theme.markup import plain
from ui.theme.stylesheet import restyle
from ui.theme.theme import Theme
from ui.theme.tokens import Step

Words = Callable[[], str]
"""A text in the language in force: it is asked for again when that changes."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What is said. `act` is done by the button called `button`; `is_trouble` where something went wrong."""

    words: Words
    button: Words | None = None
    act: Callable[[], None] | None = None
    is_trouble: bool = False


def saved(path: str | Path) -> Notice:
    """Says where something was saved."""
    return Notice(lambda: QCoreApplication.translate("Notice", "Saved as {}").format(path))


def unsaved(path: str | Path) -> Notice:
    """Says that nothing could be written there."""
    return Notice(
        lambda: QCoreApplication.translate("Notice", "It could not be saved there: {}").format(path), is_trouble=True
    )


def in_the_middle(part: QWidget) -> QVBoxLayout:
    """A column with a widget in its middle."""
    column = QVBoxLayout()
    column.addStretch(1)
    column.addWidget(part)
    column.addStretch(1)
    return column


class NoticeStrip(QFrame):
    """Hidden until there is something to say, and once it was read."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Nothing to say."""
        super().__init__(parent)
        self._theme = theme
        self.notice: Notice | None = None
        """What it says; None while it is hidden."""
        self._said = words("", theme, Step.CONTROL)
        self.button = Button("", theme)
        self.close_button = icon_button("", "close", theme, kind="quiet")
        self.button.clicked.connect(self._act)
        self.close_button.clicked.connect(self.put_away)
        self._row = QHBoxLayout(self)
        self._row.addLayout(in_the_middle(self._said), 1)
        self._row.addWidget(self.button)
        self._row.addWidget(self.close_button)
        self._margins()
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Say something in the place of what was said before, to a screen reader too."""
        self.notice = notice
        self.setProperty("kind", "evidence" if notice.is_trouble else "good")
        restyle(self)
        self._word()
        self.show()
        announce(self, plain(notice.words()))

    def page_turned(self) -> None:
        """What went well and asks nothing was read by then."""
        if self.notice is not None and self.notice.act is None and not self.notice.is_trouble:
            self.put_away()

    def put_away(self) -> None:
        """It was read."""
        self.notice = None
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._theme = theme
        self._said.set_theme(theme)
        self.button.set_theme(theme)
        self.close_button.set_theme(theme)
        self._margins()
        self._word()

    def reword(self) -> None:
        """Say it in another language, which whoever gave the notice speaks already."""
        self._word()

    def _act(self) -> None:
        act = self.notice.act if self.notice else None
        self.put_away()
        if act is not None:
            act()

    def _word(self) -> None:
        notice = self.notice
        self.close_button.set_words(self.tr("Close"))
        self._said.set_markup(notice.words() if notice else "")
        self.button.set_words(notice.button() if notice and notice.button else "")
        self.button.setVisible(notice is not None and notice.button is not None)

    def _margins(self) -> None:
        length = self._theme.length
        self._row.setContentsMargins(length(24), length(6), length(12), length(6))
