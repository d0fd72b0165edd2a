"""The rule book: each game's rules with their sources, and the glossary, found by words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ui.panels.button import Button
from ui.panels.entry import EntryButton
from ui.panels.flow import flow_of
from ui.panels.paper import Paper, Scroll, clear, renew, words
from ui.panels.rule import GLOSSARY, Chapter, RuleCard, TermCard
from ui.theme.markup import plain
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_LIST_WIDTH: Final = 380


class RuleBookPage(QWidget):
    """A list that can be searched at the left, the chosen entry at the right.

    It opens at any entry by id: `spades/void`, `glossary/trick`. Signal: `entry_opened(id)`.
    """

    entry_opened = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty book."""
        super().__init__(parent)
        self._theme = theme
        self._chapters: tuple[Chapter, ...] = ()
        self._at = ""
        self._entry = ""
        self._tabs = QFrame()
        self._tabs.setProperty("kind", "segmented")
        self._tab_row = QHBoxLayout(self._tabs)
        self._tab_row.setContentsMargins(0, 0, 0, 0)
        self._tab_row.setSpacing(0)
        self._tab_buttons: dict[str, Button] = {}
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._list)
        content = QWidget()
        self._entries = QVBoxLayout(content)
        self._entries.setContentsMargins(0, 0, 6, 0)
        self._scroll = Scroll(content)
        self._buttons: dict[str, EntryButton] = {}
        self._rule = RuleCard(theme)
        self._term = TermCard(theme)
        self._rule.term_requested.connect(self.open)
        self._nothing = words("", theme, Step.CONTROL, colour=theme.tokens.ink3)
        self._list_paper = Paper(theme)
        self._arrange()
        self._word()

    def show_book(self, chapters: Sequence[Chapter]) -> None:
        """Show these chapters; what was open stays open."""
        self._chapters = tuple(chapters)
        if not any(chapter.id == self._at for chapter in chapters):
            self._at = chapters[0].id if chapters else ""
        clear(self._tab_row)
        self._tab_buttons = {}
        for chapter in chapters:
            tab = Button(chapter.name, self._theme, kind="segment")
            tab.setCheckable(True)
            tab.setChecked(chapter.id == self._at)
            tab.clicked.connect(lambda _=False, its=chapter.id: self._turn_to(its))
            self._tab_buttons[chapter.id] = tab
            self._tab_row.addWidget(tab)
        self._list()

    def open(self, entry: str) -> None:
        """Open an entry by its id; a bare term is one of the glossary, an unknown id opens nothing else."""
        chapter, _, name = entry.partition("/")
        if not name:
            chapter, name = GLOSSARY, entry
        if name and any(found.id == chapter for found in self._chapters):
            self._entry = f"{chapter}/{name}"
            self._search.clear()
            self._turn_to(chapter)

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._theme = theme
        for part in (self._rule, self._term, self._nothing, self._list_paper):
            part.set_theme(theme)
        self.show_book(self._chapters)
        self._word()

    def focus_first(self) -> None:
        """Give the focus to the search field."""
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Word the page again."""
        if event.type() is QEvent.Type.LanguageChange:
            self._word()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go through the list, from the search field too."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if not step or not self._buttons:
            super().keyPressEvent(event)
            return
        rows = list(self._buttons.values())
        focused = next((place for place, row in enumerate(rows) if row.hasFocus()), -1 if step > 0 else 0)
        rows[(focused + step) % len(rows)].setFocus(Qt.FocusReason.TabFocusReason)

    def _arrange(self) -> None:
        column = QVBoxLayout(self._list_paper)
        column.setContentsMargins(self._list_paper.margins_inside(20, 20, 14, 16))
        column.setSpacing(10)
        column.addWidget(self._search)
        column.addWidget(self._nothing)
        column.addWidget(self._scroll, 1)
        cards = QWidget()
        leaf = QVBoxLayout(cards)
        leaf.setContentsMargins(0, 0, 0, 0)
        leaf.addWidget(self._rule)
        leaf.addWidget(self._term)
        leaf.addStretch(1)
        book = QHBoxLayout()
        book.setSpacing(0)
        self._list_paper.setFixedWidth(self._theme.length(_LIST_WIDTH))
        book.addWidget(self._list_paper)
        book.addWidget(Scroll(cards), 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(4, 0, 4, 4)
        page.setSpacing(4)
        head = QHBoxLayout()
        head.setContentsMargins(14, 0, 14, 0)
        head.addLayout(flow_of(self._tabs, fill="start"))
        page.addLayout(head)
        page.addLayout(book, 1)

    def _turn_to(self, chapter: str) -> None:
        self._at = chapter
        for its, tab in self._tab_buttons.items():
            tab.setChecked(its == chapter)
        self._list()

    def _list(self) -> None:
        """List what the search finds in the chapter, and open the entry, or else the first found."""
        self._buttons = {}
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(1)
        wanted = self._search.text().casefold().split()
        chapter = next((found for found in self._chapters if found.id == self._at), None)
        entries = _entries(chapter) if chapter else []
        found = [entry for entry in entries if _has(entry[2], wanted)]
        for entry, title, _ in found:
            button = EntryButton(title, self._theme)
            button.clicked.connect(lambda _=False, its=entry: self._show(its))
            self._buttons[entry] = button
            rows.addWidget(button)
        rows.addStretch(1)
        renew(self._entries, body)
        self._nothing.setVisible(not found)
        names = [entry for entry, _, _ in found]
        self._show(self._entry if self._entry in names else names[0] if names else "")

    def _show(self, entry: str) -> None:
        self._entry = entry or self._entry
        chapter = next((found for found in self._chapters if found.id == self._at), None)
        rule = next((r for r in chapter.rules if f"{chapter.id}/{r.id}" == entry), None) if chapter else None
        term = next((t for t in chapter.terms if f"{chapter.id}/{t.id}" == entry), None) if chapter else None
        self._rule.setVisible(rule is not None)
        self._term.setVisible(term is not None)
        if rule is not None:
            self._rule.show_rule(rule)
        if term is not None:
            self._term.show_term(term)
        for name, button in self._buttons.items():
            button.set_chosen(chosen=name == entry)
        if entry:
            self.entry_opened.emit(entry)

    def _word(self) -> None:
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search"))
        self._nothing.set_markup(self.tr("Nothing here has all of these words."))


def _entries(chapter: Chapter) -> list[tuple[str, str, str]]:
    """Each entry's id, its title, and all its words, folded for searching."""
    rules = [
        (f"{chapter.id}/{rule.id}", rule.title, plain(f"{rule.title} {rule.text}").casefold()) for rule in chapter.rules
    ]
    terms = [
        (f"{chapter.id}/{term.id}", term.rows[0][1], " ".join(part for row in term.rows for part in row).casefold())
        for term in chapter.terms
    ]
    return rules + terms


def _has(text: str, wanted: list[str]) -> bool:
    return all(word in text for word in wanted)
