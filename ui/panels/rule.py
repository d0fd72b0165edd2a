"""Cards of the rule book and of the glossary."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.panels.choices import Choice
from ui.panels.differences import DifferencesSheet
from ui.panels.options import OptionsSheet
from ui.panels.paper import Paper, Rule, clear, words
from ui.theme.rich import RichText
from ui.theme.theme import Theme
from ui.theme.tokens import Step

GLOSSARY: Final = "glossary"
_SIDE_BY_SIDE: Final = 560
_GAP: Final = 3
_MEASURE: Final = 1.2
"""How much longer than a column of a lesson the lines of a rule may be: some 75 letters."""


@dataclass(frozen=True, slots=True)
class RuleWords:
    """A rule with its sources, each a line, and the options that change it with what `table` has for them."""

    id: str
    title: str
    text: str
    sources: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    game: str = ""
    table: str = ""


@dataclass(frozen=True, slots=True)
class TermWords:
    """A term: its words and meanings, a row for each language (its name, word, meaning)."""

    id: str
    rows: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A game's rules, or the glossary (id `glossary`), under its name.

    A game has the rule set in force, `table`, among its rule sets by name; its options; and how two tables differ.
    """

    id: str
    name: str
    rules: tuple[RuleWords, ...] = ()
    terms: tuple[TermWords, ...] = ()
    table: str = ""
    tables: tuple[Choice, ...] = ()
    options: OptionsSheet | None = None
    differences: DifferencesSheet | None = None


class RuleCard(Paper):
    """A rule on a sheet. Signal: `term_requested(target)` of a link in its text."""

    term_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._rule: RuleWords | None = None
        self._column = QVBoxLayout(self)
        self._column.setSpacing(8)

    def show_rule(self, shown: RuleWords) -> None:
        """Show a rule."""
        self._rule = shown
        theme, tokens = self.theme, self.theme.tokens
        clear(self._column)
        margins = self.margins_inside(28, 22, 28, 22)
        self._column.setContentsMargins(margins)
        self.setMaximumWidth(round(theme.column(Step.TEXT) * _MEASURE) + margins.left() + margins.right())
        if shown.game:
            self._column.addWidget(words(shown.game, theme, Step.LABEL, colour=tokens.ink3))
        self._column.addWidget(words(shown.title, theme, Step.TITLE, serif=True, bold=True))
        self._column.addWidget(self._linked(words(shown.text, theme, Step.TEXT)))
        if shown.options:
            self._column.addWidget(Rule(theme))
            head = self.tr("At this table: {}").format(shown.table) if shown.table else self.tr("Tables differ")
            self._column.addWidget(words(head, theme, Step.LABEL, bold=True))
            for option in shown.options:
                self._column.addWidget(self._linked(words(option, theme, Step.CONTROL, colour=tokens.ink2)))
        if shown.sources:
            self._column.addWidget(Rule(theme))
            for source in shown.sources:
                self._column.addWidget(words(source, theme, Step.LABEL, colour=tokens.ink3))
        self._column.addStretch(1)
        self.setAccessibleName(shown.title)

    def _renew(self) -> None:
        if self._rule is not None:
            self.show_rule(self._rule)

    def _linked(self, text: RichText) -> RichText:
        text.link_activated.connect(self.term_requested)
        return text


class TermCard(Paper):
    """A term on a sheet, in all languages side by side. Signal: `term_requested(target)` of another term."""

    term_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._term: TermWords | None = None
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(6)
        self._are_columns = False

    def show_term(self, shown: TermWords) -> None:
        """Show a term: a column for each language, or, on a narrow page, one below the other."""
        self._term = shown
        self._are_columns = self._has_room
        clear(self._grid)
        self._grid.setContentsMargins(self.margins_inside(28, 22, 28, 22))
        for place, row in enumerate(shown.rows):
            at, column = (0, place) if self._are_columns else (4 * place, 0)
            self._add(row, at, column)
        for column in range(len(shown.rows)):
            self._grid.setColumnStretch(column, 1 if self._are_columns or not column else 0)
        for line in range(4 * len(shown.rows)):
            self._grid.setRowMinimumHeight(line, 14 if line % 4 == _GAP and not self._are_columns else 0)
        self._grid.setRowStretch(4 * len(shown.rows), 1)
        self.setAccessibleName(shown.rows[0][1] if shown.rows else "")

    def _add(self, row: tuple[str, str, str], at: int, column: int) -> None:
        language, word, meaning = row
        theme, tokens = self.theme, self.theme.tokens
        told = words(meaning, theme, Step.TEXT, colour=tokens.ink2)
        told.link_activated.connect(self.term_requested)
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(words(language, theme, Step.LABEL, colour=tokens.ink3), at, column, top)
        self._grid.addWidget(words(word, theme, Step.TITLE, serif=True, bold=True), at + 1, column, top)
        self._grid.addWidget(told, at + 2, column, top)

    @property
    def _has_room(self) -> bool:
        return self.width() >= self.theme.px(_SIDE_BY_SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand side by side as soon as there is room."""
        super().resizeEvent(event)
        if self._term is not None and self._are_columns is not self._has_room:
            self.show_term(self._term)

    def _renew(self) -> None:
        if self._term is not None:
            self.show_term(self._term)
