"""Words a game's rule set in force: its name, its options, and how two rule sets differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutor.kernel.game import Game
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import Allowed, RuleSet, written
from tutor.text.agreement import rules_title, value_words
from tutor.text.catalogue import Texts
from tutor.text.language import Language
from tutor.text.rulebook import OptionEntry, RuleBook
from ui.panels.choices import Choice
from ui.panels.differences import DifferenceRow, DifferencesSheet
from ui.panels.option import Amount, OptionRow
from ui.panels.options import OptionsSheet

THIS_TABLE: Final = "@table"
"""The rule set in force where it differs from the one that it is named after."""

_SOME_HANDS: Final = 10


@dataclass(frozen=True, slots=True)
class Refused:
    """An option that could not be changed, and why; no reason where the value is none of its own."""

    option: str
    reason: Reason | None


class TableSheets:
    """The words of a game's table in a language."""

    def __init__(self, game: Game, rules: RuleSet, language: Language) -> None:
        """`rules` are in force."""
        self._game = game
        self._rules = rules
        self.book = RuleBook.load(game.name, language)
        self._texts = Texts.load(language)

    @property
    def title(self) -> str:
        """The name of the rule set in force, with its changes."""
        return rules_title(self.book, self._rules, self._preset)

    @property
    def table_id(self) -> str:
        """Where the rule set in force stands among the choices."""
        return THIS_TABLE if self._changes else self._rules.preset

    def choices(self) -> tuple[Choice, ...]:
        """The rule sets by name, and this table where it has changes."""
        named = tuple(Choice(name, rules_title(self.book, rules, rules)) for name, rules in self._game.presets.items())
        return (Choice(THIS_TABLE, self.title), *named) if self._changes else named

    def options(self, refused: Refused | None = None) -> OptionsSheet:
        """All options with their values in force."""
        entry = self.book.presets.get(self._rules.preset)
        reason = refused.reason if refused else None
        return OptionsSheet(
            game=self._game.name,
            table=self.title,
            preset=entry.title if entry else self._rules.preset,
            line=entry.line if entry else "",
            changes=len(self._changes),
            rows=tuple(self._row(name, allowed) for name, allowed in _own_first(self._rules)),
            refused=refused.option if refused else "",
            refusal=self._texts.reason(self._game.name, reason) if reason else "",
        )

    def differences(self, pair: tuple[str, str] | None) -> DifferencesSheet:
        """Two rule sets option by option: those of `pair`, or the one in force and the next."""
        left, right = self.pair(pair)
        one, other = self._named(left), self._named(right)
        rows = tuple(
            DifferenceRow(
                title=self._entry(name).title,
                left=value_words(self.book, one, name),
                right=value_words(self.book, other, name),
                rules=" · ".join(f"[{rule.title}]({self.book.game}/{rule.id})" for rule in self.book.changed_by(name)),
            )
            for name in one.differing(other)
        )
        return DifferencesSheet(self.choices(), left, right, rows, len(one.options()))

    def pair(self, pair: tuple[str, str] | None) -> tuple[str, str]:
        """Two of the choices: those of `pair` where both are still there, else the one in force and another."""
        known = [choice.id for choice in self.choices()]
        if pair and set(pair) <= set(known):
            return pair
        here = self.table_id
        beside = self._rules.preset if self._changes else next(name for name in known if name != here)
        return here, beside

    def in_force(self, option: str, target: str) -> str:
        """What the table has for an option: its name, linked to `target`, the value, and its line below."""
        entry = self._entry(option)
        value = value_words(self.book, self._rules, option)
        return f"[{entry.title}]({target})  **{value}**\n{entry.line}"

    @property
    def _preset(self) -> RuleSet:
        return self._game.presets[self._rules.preset]

    @property
    def _changes(self) -> tuple[str, ...]:
        return self._rules.differing(self._preset)

    def _named(self, table: str) -> RuleSet:
        return self._rules if table == THIS_TABLE else self._game.presets[table]

    def _entry(self, option: str) -> OptionEntry:
        return self.book.options.get(option) or OptionEntry(option, option, "", {})

    def _row(self, name: str, allowed: Allowed) -> OptionRow:
        entry = self._entry(name)
        before = ""
        if name in self._changes:
            preset = rules_title(self.book, self._preset, self._preset)
            was = value_words(self.book, self._preset, name)
            before = self._texts.say("agreement.was", title=preset, value=was)
        return OptionRow(
            name=name,
            title=entry.title,
            line=entry.line,
            value=written(getattr(self._rules, name)),
            choices=tuple(Choice(written(value), entry.named(written(value))) for value in allowed.choices),
            amount=self._amount(name, allowed, entry),
            before=before,
        )

    def _amount(self, name: str, allowed: Allowed, entry: OptionEntry) -> Amount | None:
        if allowed.low is None:
            return None
        usual = next(
            (v for rules in self._game.presets.values() if (v := getattr(rules, name)) is not None), _SOME_HANDS
        )
        return Amount(allowed.low, allowed.high, usual, entry.named("null") if allowed.none else "")


def _own_first(rules: RuleSet) -> list[tuple[str, Allowed]]:
    """The options of the game, then those of all games."""
    shared = RuleSet.options()
    return sorted(rules.options().items(), key=lambda option: option[0] in shared)
