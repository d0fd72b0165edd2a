"""The rule book: each game's rules at a table, its options and differences, and the glossary, found by words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from ui.asked_files import ask_to_save
from ui.pages.book_entries import Entry, best_first, entries_of, first_of, has_all
from ui.panels.button import Button
from ui.panels.choices import Select
from ui.panels.differences import DifferencesPanel
from ui.panels.entry import EntryButton
from ui.panels.flow import flow_of
from ui.panels.options import OptionsPanel
from ui.panels.paper import Paper, Rule, Scroll, clear, renew, words
from ui.panels.rule import GLOSSARY, Chapter, RuleCard, TermCard
from ui.panels.worded import Worded
from ui.theme.markup import plain
from ui.theme.theme import Theme
from ui.theme.tokens import Step

OPTIONS: Final = "@options"
DIFFERENCES: Final = "@differences"
"""Entries of every game's chapter beside its rules."""

_LIST_WIDTH: Final = 380
_ALL: Final = 1000  # a stretch beside which others do not count


class RuleBookPage(Worded):
    """A list that can be searched at the left, the chosen entry at the right.

    It opens at any entry by id: `spades/void`, `spades/@options`, `glossary/trick`. Signals: `entry_opened(id)`, and
    the wishes `table_chosen(game, preset)`, `option_chosen(game, name, text)`, `reset_wanted(game)`,
    `compared(game, place, table)`, `agreement_wanted(game, path, all_languages)`, `print_wanted(game)`.
    """

    entry_opened = Signal(str)
    table_chosen = Signal(str, str)
    option_chosen = Signal(str, str, str)
    reset_wanted = Signal(str)
    compared = Signal(str, int, str)
    agreement_wanted = Signal(str, str, bool)
    print_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty book."""
        super().__init__(theme, parent)
        self._chapters: dict[str, Chapter] = {}
        self._at = ""
        self._entry = ""
        self._tabs = QFrame()
        self._tabs.setProperty("kind", "segmented")
        self._tab_row = QHBoxLayout(self._tabs)
        self._tab_row.setContentsMargins(0, 0, 0, 0)
        self._tab_row.setSpacing(0)
        self._tab_buttons: dict[str, Button] = {}
        self.table = Select((), "", "", theme)
        self.paper = Button("", theme, icon="transcript", opens=True)
        self._search = QLineEdit()
        self._search.textChanged.connect(self._find)
        content = QWidget()
        self._entries = QVBoxLayout(content)
        self._entries.setContentsMargins(0, 0, 6, 0)
        self._scroll = Scroll(content)
        self._buttons: dict[str, EntryButton] = {}
        self._rule = RuleCard(theme)
        self._term = TermCard(theme)
        self.options = OptionsPanel(theme)
        self.differences = DifferencesPanel(theme)
        self._nothing = words("", theme, Step.CONTROL, tone="ink3")
        self._list_paper = Paper(theme)
        self._arrange()
        self._fit()
        self._connect()
        self._renew()

    def show_book(self, chapters: Sequence[Chapter]) -> None:
        """Show these chapters; what was open stays open."""
        self._chapters = {chapter.id: chapter for chapter in chapters}
        if self._at not in self._chapters:
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
        self._show_table()
        self._list()

    def show_chapter(self, chapter: Chapter) -> None:
        """Show a chapter whose table has changed; the list and what has the focus stay."""
        self._chapters[chapter.id] = chapter
        if chapter.id == self._at:
            self._show_table()
            self._show_leaf(self._entry)

    def open(self, entry: str) -> None:
        """Open an entry by its id, `spades/` a chapter; a bare term is the glossary's, an unknown id opens nothing."""
        chapter, slash, name = entry.partition("/")
        if not slash:
            chapter, name = GLOSSARY, entry
        if entry and chapter in self._chapters:
            if name:
                self._entry = f"{chapter}/{name}"
            self._search.clear()
            self._turn_to(chapter)

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        for part in self._parts:
            part.set_theme(theme)
        self._fit()
        super().set_theme(theme)
        self.show_book(tuple(self._chapters.values()))

    def focus_first(self) -> None:
        """Give the focus to the search field."""
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go through the list, from the search field too."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        rows = list(self._buttons.values())
        in_list = self._search.hasFocus() or any(row.hasFocus() for row in rows)
        if not step or not rows or not in_list:
            super().keyPressEvent(event)
            return
        focused = next((place for place, row in enumerate(rows) if row.hasFocus()), -1 if step > 0 else 0)
        rows[(focused + step) % len(rows)].setFocus(Qt.FocusReason.TabFocusReason)

    # --- building -------------------------------------------------------------------------------------------------

    @property
    def _leaves(self) -> tuple[RuleCard, TermCard, OptionsPanel, DifferencesPanel]:
        return self._rule, self._term, self.options, self.differences

    @property
    def _parts(self) -> tuple[RuleCard | TermCard | OptionsPanel | DifferencesPanel | Paper | Button, ...]:
        return *self._leaves, self._list_paper, self.table, self.paper

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
        rule, *others = self._leaves
        beside = QHBoxLayout()
        beside.addWidget(rule, _ALL)
        beside.addStretch(1)  # a rule's lines end before they are too long to be read
        leaf.addLayout(beside)
        for card in others:
            leaf.addWidget(card)
        leaf.addStretch(1)
        self._leaf_scroll = Scroll(cards)
        book = QHBoxLayout()
        book.setSpacing(0)
        book.addWidget(self._list_paper)
        book.addWidget(self._leaf_scroll, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(4, 0, 4, 4)
        page.setSpacing(4)
        head = QHBoxLayout()
        head.setContentsMargins(14, 0, 14, 0)
        self._table_row = QWidget()
        table = QHBoxLayout(self._table_row)
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(8)
        table.addWidget(self.table)
        table.addWidget(self.paper)
        self._tab_place = QWidget()
        tabs = QHBoxLayout(self._tab_place)
        tabs.setContentsMargins(0, 0, 0, 0)
        tabs.addWidget(self._tabs)
        head.addLayout(flow_of(self._tab_place, self._table_row, fill="apart"))
        page.addLayout(head)
        page.addLayout(book, 1)

    def _fit(self) -> None:
        """The list has its share of a large window; the glossary, which has no rule sets, begins where a game does."""
        self._list_paper.setFixedWidth(self._list_paper.theme.length(_LIST_WIDTH))
        self._tab_place.setMinimumHeight(self.paper.sizeHint().height())

    def _connect(self) -> None:
        self._scroll.verticalScrollBar().rangeChanged.connect(self._reveal)
        self._rule.term_requested.connect(self.open)
        self._term.term_requested.connect(self.open)
        self.differences.entry_requested.connect(self.open)
        self.table.chosen.connect(lambda preset: self.table_chosen.emit(self._at, preset))
        self.paper.clicked.connect(self._open_paper)
        self.options.option_chosen.connect(lambda name, text: self.option_chosen.emit(self._at, name, text))
        self.options.reset_wanted.connect(lambda: self.reset_wanted.emit(self._at))
        self.differences.table_chosen.connect(lambda place, table: self.compared.emit(self._at, place, table))

    # --- showing --------------------------------------------------------------------------------------------------

    def _turn_to(self, chapter: str) -> None:
        self._at = chapter
        for its, tab in self._tab_buttons.items():
            tab.setChecked(its == chapter)
        self._show_table()
        self._list()

    def _show_table(self) -> None:
        chapter = self._chapters.get(self._at)
        self._table_row.setVisible(bool(chapter and chapter.tables))
        if chapter:
            self.table.show_choices(chapter.tables, chapter.table)
            self._table_row.adjustSize()

    @property
    def _wanted(self) -> list[str]:
        """The words that are searched for."""
        return self._search.text().casefold().split()

    def _find(self) -> None:
        """Other words are searched for: what is called just so opens, whatever was open."""
        chapter, wanted = self._chapters.get(self._at), " ".join(self._wanted)
        entries = entries_of(chapter) if chapter and wanted else []
        called = (entry.id for entry in entries if plain(entry.title).casefold() == wanted)
        self._entry = next(called, self._entry)
        self._list()

    def _list(self) -> None:
        """List what the search finds in the chapter, and open the entry, or else the first rule found."""
        self._buttons = {}
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(1)
        wanted = self._wanted
        chapter = self._chapters.get(self._at)
        of_table = self._of_table(chapter) if chapter else []
        found = [entry for entry in of_table if has_all(entry.words, wanted)]
        listed = len(found)
        others = [entry for entry in (entries_of(chapter) if chapter else []) if has_all(entry.words, wanted)]
        found += best_first(others, " ".join(wanted))
        for place, entry in enumerate(found):
            if place == listed and listed:
                rows.addWidget(Rule(self._theme))
            button = EntryButton(entry.title, self._theme)
            button.clicked.connect(lambda _=False, its=entry.id: self._turn_leaf(its))
            self._buttons[entry.id] = button
            rows.addWidget(button)
        rows.addStretch(1)
        renew(self._entries, body)
        self._nothing.setVisible(not found)
        names = [entry.id for entry in found]
        self._show(self._entry if self._entry in names else first_of(names, listed))

    def _reveal(self) -> None:
        """Scroll the list to what is open."""
        if self._entry in self._buttons:
            self._scroll.reveal(self._buttons[self._entry])

    def _turn_leaf(self, entry: str) -> None:
        self._show(entry)
        self._leaf_scroll.show_top()

    def _show(self, entry: str) -> None:
        self._entry = entry or self._entry
        self._show_leaf(entry)
        for name, button in self._buttons.items():
            button.set_chosen(chosen=name == entry)
        QTimer.singleShot(0, self, self._reveal)  # once the list has been laid out
        if entry:
            self.entry_opened.emit(entry)

    def _show_leaf(self, entry: str) -> None:
        chapter = self._chapters.get(self._at)
        name = entry.partition("/")[2]
        rule = next((rule for rule in chapter.rules if rule.id == name), None) if chapter else None
        term = next((term for term in chapter.terms if term.id == name), None) if chapter else None
        options = chapter.options if chapter and name == OPTIONS else None
        differences = chapter.differences if chapter and name == DIFFERENCES else None
        if rule is not None:
            self._rule.show_rule(rule)
        if term is not None:
            self._term.show_term(term)
        if options is not None:
            self.options.show_sheet(options)
        if differences is not None:
            self.differences.show_sheet(differences)
        for leaf, shown in zip(self._leaves, (rule, term, options, differences), strict=True):
            leaf.setVisible(shown is not None)

    def _of_table(self, chapter: Chapter) -> list[Entry]:
        """The entries of the table: its options, found by their words, and what differs."""
        if chapter.options is None:
            return []
        title, differs = self.tr("This table's options"), self.tr("What differs")
        told = " ".join(f"{row.title} {row.line}" for row in chapter.options.rows)
        return [
            Entry(f"{chapter.id}/{OPTIONS}", title, plain(f"{title} {told}").casefold()),
            Entry(f"{chapter.id}/{DIFFERENCES}", differs, differs.casefold()),
        ]

    # --- the agreement --------------------------------------------------------------------------------------------

    def _open_paper(self) -> None:
        menu = QMenu(self)
        menu.addAction(self.tr("Save as PDF…")).triggered.connect(lambda: self._ask_path(all_languages=False))
        together = menu.addAction(self.tr("Save in all three languages…"))
        together.triggered.connect(lambda: self._ask_path(all_languages=True))
        menu.addAction(self.tr("Print…")).triggered.connect(lambda: self.print_wanted.emit(self._at))
        menu.popup(self.paper.mapToGlobal(QPoint(0, self.paper.height())))

    def _ask_path(self, *, all_languages: bool) -> None:
        title = self.tr("Save the table agreement")
        path, _ = ask_to_save(self, title, f"trickwise-{self._at}.pdf", "PDF (*.pdf)")
        if path:
            path = path if Path(path).suffix else f"{path}.pdf"
            self.agreement_wanted.emit(self._at, path, all_languages)

    def _renew(self) -> None:
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search"))
        for enabled in (False, True):  # the picture on the button is that of the look in which it is made
            self._search.setClearButtonEnabled(enabled)
        self._nothing.set_markup(self.tr("Nothing here has all of these words."))
        self.table.set_spoken(self.tr("Rule set"))
        self.paper.set_words(self.tr("Table agreement"))
        self._table_row.adjustSize()
        if self._chapters:
            self._list()
