"""A sheet over the window that asks, or tells what was found, with a button for each answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.announce import announce
from ui.panels.button import Button
from ui.panels.flow import flow_of
from ui.panels.notice import Words
from ui.panels.over import OverSheet
from ui.panels.paper import Rule, Scroll, clear, words
from ui.theme.markup import plain
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_WIDEST: Final = 720
_MOST: Final = 100
"""How many findings are shown; all of them are copied."""


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """Something that was found: in which file, where in it, and what it is. They sort by their places.

    Where the whole file is to blame, `line` is 0.
    """

    file: str
    line: int
    column: int
    text: str

    @property
    def place(self) -> str:
        """As compilers write it."""
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class Asking:
    """What the sheet says. `yes` names the button that does `act`, `no` the one that closes it, as Escape does."""

    title: Words
    text: Words
    no: Words
    yes: Words | None = None
    act: Callable[[], None] | None = None
    left: Callable[[], None] | None = None
    """Done where it is closed without `act`."""
    found: tuple[Found, ...] = ()


class AskingSheet(OverSheet):
    """Lies over the window while something is asked."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Nothing is asked."""
        super().__init__(theme, parent, _WIDEST)
        self.asking: Asking | None = None
        """What is asked; None while it is hidden."""
        self._title = words("", theme, Step.TITLE, serif=True, bold=True)
        self._text = words("", theme, Step.TEXT)
        self.yes = Button("", theme, kind="primary")
        self.no = Button("", theme, key="Esc")
        self.copy = Button("", theme, icon="transcript")
        self.yes.clicked.connect(self._act)
        self.no.clicked.connect(self.close_sheet)
        self.copy.clicked.connect(self._copy)
        self._content = QWidget()
        self._rows = QVBoxLayout(self._content)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._scroll = Scroll(self._content)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the arrow keys scroll it
        for part in (self._title, self._text):
            self.column.addWidget(part)
        self.column.addWidget(self._scroll, 1)
        self.column.addLayout(flow_of(self.yes, self.no, self.copy, fill="start"))
        self.column.setSpacing(theme.length(12))
        self.closed.connect(self._leave)

    def ask(self, asking: Asking) -> None:
        """Ask something in the place of what was asked before."""
        self.asking = asking
        self._renew()
        self.open_sheet()
        (self.yes if asking.yes else self.no).setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, f"{plain(asking.title())}. {plain(asking.text())}")

    def reword(self) -> None:
        """What is asked has other words by now; a screen reader is not interrupted by them."""
        if self.asking is not None:
            self._word(self.asking)

    def put_away(self) -> None:
        """What was asked is answered elsewhere."""
        self.asking = None
        self.hide()

    @property
    def listed(self) -> str:
        """All that was found, as it is copied: a line for each."""
        found = self.asking.found if self.asking else ()
        return "\n".join(f"{each.place}: {plain(each.text)}" for each in found)

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        for part in (self._title, self._text, self.yes, self.no, self.copy):
            part.set_theme(theme)
        self.column.setSpacing(theme.length(12))
        super().set_theme(theme)

    def _renew(self) -> None:
        asking = self.asking
        if asking is None:
            return
        self._word(asking)
        self.no.set_words(asking.no())
        self.yes.set_words(asking.yes() if asking.yes else "")
        self.copy.set_words(self.tr("Copy"))
        self.yes.setVisible(asking.yes is not None)
        self.hug(hugs=not asking.found)
        self._scroll.setVisible(bool(asking.found))
        self.copy.setVisible(bool(asking.found))
        self._show_found(asking.found)

    def _word(self, asking: Asking) -> None:
        self._title.set_markup(asking.title())
        self._text.set_markup(asking.text())

    def _show_found(self, found: tuple[Found, ...]) -> None:
        clear(self._rows)
        theme = self._theme
        for each in found[:_MOST]:
            at = self.tr("{0}, line {1}, column {2}").format(each.file, each.line, each.column)
            at = at if each.line else each.file
            self._rows.addWidget(Rule(theme))
            self._rows.addWidget(words(at, theme, Step.LABEL, bold=True))
            self._rows.addWidget(words(each.text, theme, Step.CONTROL))
        if len(found) > _MOST:
            more = self.tr("and %n more", "", len(found) - _MOST)
            self._rows.addWidget(words(more, theme, Step.LABEL))
        self._rows.addStretch(1)

    def _act(self) -> None:
        act = self.asking.act if self.asking else None
        self.put_away()
        if act is not None:
            act()

    def _leave(self) -> None:
        left = self.asking.left if self.asking else None
        self.asking = None
        if left is not None:
            left()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.listed)
