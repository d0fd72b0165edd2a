"""The rules that come back, by name, a sheet for each game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.panels.mastery import RuleSign
from ui.panels.paper import SHADOW_ROOM, Scroll, empty, words
from ui.panels.rule_list import GameRules, Legend, RulesPanel
from ui.panels.worded import Worded
from ui.theme.prose import ProseStyle
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_WIDEST: Final = 1440
_MARGIN: Final = 44
_GAP: Final = 28
_COLUMN: Final = 270
_MOST_ACROSS: Final = 3


@dataclass(frozen=True, slots=True)
class RulesSheet:
    """All of the page: what the signs mean, what the page is for, the games."""

    meanings: tuple[tuple[RuleSign, str], ...]
    text: str
    games: tuple[GameRules, ...]


class ReviewPage(Worded):
    """Signals, wishes: `round_wanted(id)`, `rule_wanted(id)`."""

    round_wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(theme, parent)
        self._sheet: RulesSheet | None = None
        self._panels: list[RulesPanel] = []
        self._across = 0
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._text = words("", theme, Step.TEXT)
        self._legend = Legend(theme)
        self._note = words("", theme, Step.LABEL)
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(0)
        head = QVBoxLayout()
        head.setContentsMargins(SHADOW_ROOM, 0, SHADOW_ROOM, 0)
        for part in (self._text, self._legend, self._note):
            head.addWidget(part)
        self._column.addLayout(head)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)
        self._scroll = Scroll(self._content)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self._note.hide()

    def show_rules(self, sheet: RulesSheet) -> None:
        """Show the rules of the games."""
        self._sheet = sheet
        tokens = self._theme.tokens
        for part, step in ((self._text, Step.TEXT), (self._note, Step.LABEL)):
            part.set_theme(self._theme)
            part.set_style(ProseStyle(step, colour=tokens.ink2))
        self._text.set_markup(sheet.text)
        self._legend.show_signs(sheet.meanings, self._theme)
        if len(self._panels) != len(sheet.games):
            self._panels = [RulesPanel(self._theme) for _ in sheet.games]
            for panel in self._panels:
                panel.round_wanted.connect(self.round_wanted)
                panel.rule_wanted.connect(self.rule_wanted)
            self._across = 0
        for panel, rules in zip(self._panels, sheet.games, strict=True):
            panel.show_rules(rules)
        self._arrange()

    def show_dealing(self, words_: str) -> None:
        """Say that a round is being dealt; empty for none."""
        self._note.set_markup(words_)
        self._note.setVisible(bool(words_))

    def open(self, game: str) -> None:
        """Turn to a game's sheet, the first where none is named."""
        games = [rules.game for rules in self._sheet.games] if self._sheet else []
        if self._panels:
            panel = self._panels[games.index(game) if game in games else 0]
            panel.focus_first()
            self._scroll.reveal(panel) if self._across == 1 else self._scroll.show_top()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        for panel in self._panels:
            panel.set_theme(theme)
        super().set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One, two or three sheets side by side."""
        super().resizeEvent(event)
        self._arrange()

    def _renew(self) -> None:
        self._across = 0
        if self._sheet is not None:
            self.show_rules(self._sheet)

    def _arrange(self) -> None:
        length = self._theme.length
        side = max(length(_MARGIN), (self.width() - length(_WIDEST)) // 2) if self.width() > 0 else length(_MARGIN)
        self._column.setContentsMargins(side - SHADOW_ROOM, length(8), side - SHADOW_ROOM, 12)
        self._grid.setHorizontalSpacing(max(0, length(_GAP) - 2 * SHADOW_ROOM))
        inside = self.width() - 2 * side
        across = max(1, min(_MOST_ACROSS, (inside + length(_GAP)) // (self._theme.px(_COLUMN) + length(_GAP))))
        if across == self._across:
            return
        self._across = across
        empty(self._grid)
        for column in range(_MOST_ACROSS):
            self._grid.setColumnStretch(column, 1 if column < across else 0)
        for place, panel in enumerate(self._panels):
            self._grid.addWidget(panel, place // across, place % across)
