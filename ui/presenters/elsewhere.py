"""Words, beside what an option decided in a lesson, the rule set in force and what another has."""

from __future__ import annotations

from tutor.games.all import GAMES
from tutor.kernel.scoring import ScoreLine
from tutor.kernel.seats import Side
from tutor.records.elsewhere import Elsewhere, Retold
from tutor.records.record import Record
from tutor.teaching.elsewhere import beside_lines, beside_row
from tutor.teaching.lines import Line
from tutor.teaching.screen import Screen
from tutor.text.elsewhere import elsewhere_words
from tutor.text.language import Language
from tutor.text.rulebook import RuleBook


class Besides:
    """A game's notes in a language. The hand of a sheet is judged anew once, however often its lines are shown."""

    def __init__(self, game: str, language: Language) -> None:
        self._game, self._language = game, language
        self._hand: Retold | None = None

    def lines(self, screen: Screen, lines: tuple[Line, ...]) -> str:
        """Beside what the coach says; empty where no option decided it."""
        return self._worded(beside_lines(screen, lines), screen)

    def row(self, screen: Screen, side: Side, line: ScoreLine) -> str:
        """Beside a line of the screen's sheet; empty where no option decided it."""
        if screen.hand is None:
            return ""
        return self._worded(beside_row(self._game, self._retold(screen.hand), side, line), screen)

    def _retold(self, hand: Record) -> Retold:
        if self._hand is None or self._hand.record != hand:
            self._hand = Retold(hand)
        return self._hand

    def _worded(self, found: Elsewhere | None, screen: Screen) -> str:
        if found is None:
            return ""
        rules = screen.state.match.rules
        here = (rules, GAMES[self._game].presets[rules.preset])
        book = RuleBook.load(self._game, self._language)
        return elsewhere_words(book, here, found.option, found.rules, named=found.named)
