"""Says how far the tables of the score lab are apart, and by which of their options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import Match
from tutor.kernel.seats import Side
from tutor.records.lab import Lab, outcome_of
from tutor.text.agreement import value_words
from tutor.text.catalogue import Texts
from tutor.text.facts import Pair
from tutor.text.rulebook import RuleBook
from tutor.text.words import Names
from ui.panels.lab_column import Group, LabColumn, differ, groups_of
from ui.panels.lab_why import WhySheet
from ui.presenters.lab_tables import LabTable

_MOST_OPTIONS: Final = 3
_SIDES: Final = "partnership"
_BETWEEN: Final = " / "
"""Between rule sets; a comma may stand in the name of one."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A table with what it makes of the hand."""

    table: LabTable
    column: LabColumn


@dataclass(frozen=True, slots=True)
class Why:
    """The words of one language for one hand."""

    lab: Lab
    texts: Texts
    book: RuleBook
    names: Names

    def sheet(self, shown: tuple[Shown, ...], base: WhySheet) -> WhySheet:
        """What there is to say of the tables shown; `base` has the buttons."""
        if base.hidden:
            others = _together(each.column.title for each in shown if each.column.hidden)
            title = self.texts.say("lab.hidden", second=others)
            return replace(base, title=title, lines=(self.texts.say("lab.hidden-line"),))
        scored = tuple(each for each in shown if each.column.sides)
        refused = tuple(each.column for each in shown if not each.column.sides)
        if not scored and len({column.refused for column in refused}) == 1:
            return replace(base, title=self.texts.say("lab.not-whole"), lines=(refused[0].refused,))
        if len(scored) < 2:  # noqa: PLR2004 - nothing to compare
            title = self.texts.say("lab.refused", table=_together(column.title for column in refused))
            return replace(base, title=title, lines=self._refusals(refused))
        made = self._compared(scored, base)
        return replace(made, lines=(*made.lines, *self._refusals(refused)))

    def _refusals(self, refused: tuple[LabColumn, ...]) -> tuple[str, ...]:
        if len(refused) == 1:
            return (refused[0].refused,)
        return tuple(self.texts.say("lab.at", table=c.title, value=c.refused) for c in refused)

    def _compared(self, shown: tuple[Shown, ...], base: WhySheet) -> WhySheet:
        columns = tuple(each.column for each in shown)
        rules, apart = _differing_rules(columns), self._apart(columns)
        if any(len({column.within(group) for column in columns}) > 1 for group in groups_of(columns)):
            return self._of_sides(shown, base, rules)
        if not rules and not apart:
            return self._same_hand(shown, base)
        lines = self._options(shown, rules) or (self.texts.say("lab.no-option"),)
        return self._with_rule(replace(base, title=apart or self.texts.say("lab.apart-lines"), lines=lines), rules)

    def _same_hand(self, shown: tuple[Shown, ...], base: WhySheet) -> WhySheet:
        """No line differs: the match may, or what it has come to."""
        columns = tuple(each.column for each in shown)
        if len({(column.outcome, column.over) for column in columns}) > 1:
            ends = dict.fromkeys(rule for each in shown for rule in _rules_of_ends(self.lab, each.table.rules))
            lines = self._options(shown, tuple(ends))
            return replace(base, title=self.texts.say("lab.apart-end"), lines=lines)
        totals = tuple(line for group in groups_of(columns) for line in self._totals(columns, group[0]))
        if totals:
            return replace(base, title=self.texts.say("lab.apart-totals"), lines=totals)
        line = self.texts.say("lab.same-line", tables=_together(column.title for column in columns))
        return replace(base, title=self.texts.say("lab.same"), lines=(line,))

    def _totals(self, columns: tuple[LabColumn, ...], side: str) -> Iterator[str]:
        """What a side has come to at each table, where that differs."""
        sheets = [(column.title, sheet) for column in columns if (sheet := column.side(side)) is not None]
        told = [(title, self.texts.row(filter(None, (sheet.total, sheet.bags)))) for title, sheet in sheets]
        if len({standing for _, standing in told}) > 1:
            name = self.texts.side(Side(side), self.names)
            yield self.texts.say("lab.option", option=name, values=self._values(told))

    def _of_sides(self, shown: tuple[Shown, ...], base: WhySheet, rules: tuple[str, ...]) -> WhySheet:
        """Partners here, each alone there: what is compared is what the same players have together."""
        columns = tuple(each.column for each in shown)
        together = tuple(c.title for c in columns if any(len(c.members.get(s.side, ())) > 1 for s in c.sides))
        alone = tuple(column.title for column in columns if column.title not in together)
        lines = (
            self.texts.say("lab.sides-line", tables=_together(together), others=_together(alone)),
            self.texts.say("lab.parted").join(self._group(columns, group) for group in groups_of(columns)),
            *self._options(shown, rules),
        )
        return self._with_rule(replace(base, title=self.texts.say("lab.sides"), lines=lines), rules)

    def _group(self, columns: tuple[LabColumn, ...], group: Group) -> str:
        """`N–S −70: North 0 and South +10`, each way of counting once."""
        number, side = self.texts.number, self.texts.side
        told = dict.fromkeys(
            self.texts.fact(
                tuple(
                    Pair(side(Side(its), self.names), number(column.sum_of((its,)), "signed"))
                    for its in column.within(group)
                )
            )
            for column in columns
        )
        first, *others = told
        return self.texts.say("lab.at", table=first, value=" · ".join(others)) if others else first

    def _apart(self, columns: tuple[LabColumn, ...]) -> str:
        """How far the tables are apart for each side, at most."""
        found: list[str] = []
        for group in groups_of(columns):
            hands = [column.sum_of(group) for column in columns]
            points = max(hands) - min(hands)
            if points:
                side = self.texts.side(Side(group[0]), self.names)
                found.append(self.texts.say("lab.apart", side=side, points=points))
        return " · ".join(found)

    def _options(self, shown: tuple[Shown, ...], rules: tuple[str, ...]) -> tuple[str, ...]:
        """The options in which the tables differ, as far as they change these rules."""
        first, *others = (each.table.rules for each in shown)
        concerned = {
            option for name in rules if name in self.book.entries for option in self.book.entries[name].options
        }
        apart = [name for name in first.options() if any(name in first.differing(other) for other in others)]
        return tuple(self._option(shown, name) for name in apart if name in concerned and name != _SIDES)[
            :_MOST_OPTIONS
        ]

    def _option(self, shown: tuple[Shown, ...], name: str) -> str:
        entry = self.book.options.get(name)
        values = [(each.column.title, value_words(self.book, each.table.rules, name)) for each in shown]
        return self.texts.say("lab.option", option=entry.title if entry else name, values=self._values(values))

    def _values(self, values: Iterable[tuple[str, str]]) -> str:
        """`A, B: this; C: that`."""
        tables: dict[str, list[str]] = {}
        for title, value in values:
            tables.setdefault(value, []).append(title)
        told = (self.texts.say("lab.at", table=_BETWEEN.join(its), value=value) for value, its in tables.items())
        return self.texts.say("lab.parted").join(told)

    def _with_rule(self, sheet: WhySheet, rules: tuple[str, ...]) -> WhySheet:
        entry = next((self.book.entries[name] for name in rules if name in self.book.entries), None)
        if entry is None:
            return sheet
        return replace(sheet, rule=f"{self.lab.game}/{entry.id}", rule_title=entry.title)


def _together(titles: Iterable[str]) -> tuple[str, ...] | str:
    """Rule sets as a sentence names them: as a list, where no comma stands in a name."""
    named = tuple(titles)
    return _BETWEEN.join(named) if any(set(title) & set(",，") for title in named) else named


def _rules_of_ends(lab: Lab, rules: RuleSet) -> tuple[str, ...]:
    """The rule by which the match goes on, or ends, at a table."""
    after = outcome_of(lab, rules)
    return (after.outcome.why.rule,) if isinstance(after, Match) and after.outcome is not None else ()


def _differing_rules(columns: tuple[LabColumn, ...]) -> tuple[str, ...]:
    """The rules of the lines that differ, without their game."""
    keys = dict.fromkeys(key for column in columns for key in column.all_rows)
    return tuple(dict.fromkeys(key[1].partition("/")[2] for key in keys if differ(columns, key)))
