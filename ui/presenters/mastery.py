"""Makes what the window shows of the rules that come back, out of what is kept of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject

from tutor.progress.standing import Standing, standing
from tutor.teaching.exercises.names import reviewable
from tutor.text.language import Language
from tutor.text.rulebook import Entry, RuleBook
from ui.pages.review import RulesSheet
from ui.panels.mastery import GameMastery, RuleSign
from ui.panels.review import ReviewSheet
from ui.panels.rule_list import CheckLine, GameRules, RuleLine
from ui.progress import Progress

_SIGNS: Final[Mapping[Standing, RuleSign]] = {
    Standing.DUE: RuleSign.DUE,
    Standing.GROWING: RuleSign.GROWING,
    Standing.FIRM: RuleSign.FIRM,
    Standing.NEW: RuleSign.NEW,
}


class MasteryPresenter(QObject):
    """Words of the rules that come back."""

    def __init__(self, games: tuple[str, ...], name_of: Callable[[str], str], parent: QObject | None = None) -> None:
        """Of these games; `name_of` has their titles."""
        super().__init__(parent)
        self._games, self._name_of = games, name_of

    def sheet(self, progress: Progress, now: datetime) -> ReviewSheet:
        """The sheet of the home page; `now` in the zone of the learner."""
        games = tuple(self.game(game, progress, now) for game in self._games)
        due = sum(game.due for game in games)
        return ReviewSheet(
            games=games,
            note=self.tr("%n rule(s) today", "", due) if due else self.tr("nothing today"),
            first=self._first(progress),
            text=self._text(progress),
            due=due > 0,
        )

    def _text(self, progress: Progress) -> str:
        """What review is; once there is something to review, what is called firm."""
        if not self._first(progress):
            return self.tr("Rules that you meet in a lesson come back here, on fresh deals.")
        return self.tr("Firm: known so well that it rests for a week or more.")

    def game(self, game: str, progress: Progress, now: datetime) -> GameMastery:
        """The rules of a game by their signs."""
        signs = tuple(sign for _, sign in self.signs(game, progress, now))
        due = signs.count(RuleSign.DUE)
        firm, new = signs.count(RuleSign.FIRM), signs.count(RuleSign.NEW)
        told = (
            self.tr("%n rule(s) today", "", due),
            self.tr("%n rule(s) soon", "", signs.count(RuleSign.GROWING)),
            self.tr("%n rule(s) firm", "", firm),
            self.tr("%n rule(s) not met yet", "", new),
        )
        unmet = self.tr("%n rule(s)", "", new)
        note = unmet if new == len(signs) else self.tr("{0} of {1} firm").format(firm, len(signs))
        note = self.tr("%n today", "", due) if due else note
        return GameMastery(game, self._name_of(game), signs, note, ", ".join(told))

    def signs(self, game: str, progress: Progress, now: datetime) -> tuple[tuple[str, RuleSign], ...]:
        """Each rule of a game that can come back, with its sign."""
        return tuple((rule, _SIGNS[_standing(progress, rule, now)]) for rule in reviewable(game))

    def rules(self, language: Language, progress: Progress, now: datetime) -> RulesSheet:
        """The page of all rules in a language."""
        meanings = (
            (RuleSign.DUE, self.tr("comes back today")),
            (RuleSign.GROWING, self.tr("comes back soon")),
            (RuleSign.FIRM, self.tr("firm")),
            (RuleSign.NEW, self.tr("not met yet")),
        )
        text = self.tr("Each rule comes back on fresh deals: soon after a miss, later and later while it is known.")
        games = tuple(self._rules(game, language, progress, now, dict(meanings)) for game in self._games)
        told = {**dict(meanings), RuleSign.FIRM: self.tr("firm: rests for a week or more")}
        return RulesSheet(tuple(told.items()), text, games)

    def _rules(
        self, game: str, language: Language, progress: Progress, now: datetime, meanings: Mapping[RuleSign, str]
    ) -> GameRules:
        mastery, book = self.game(game, progress, now), RuleBook.load(game, language).entries
        lines = (
            RuleLine(rule, _title(book, rule), sign, meanings[sign], self._when(progress, rule, sign, now))
            for rule, sign in self.signs(game, progress, now)
        )
        ask = self.tr("Review %n rule(s)", "", mastery.due) if mastery.due else self.tr("Practise")
        checks = tuple(
            CheckLine(f"{game}/{kind}", title, self._result(progress, f"{game}/{kind}"))
            for kind, title in (("entry", self.tr("Entry check")), ("exit", self.tr("Exit check")))
        )
        return GameRules(game, mastery.title, mastery.note, ask, tuple(lines), checks)

    def _when(self, progress: Progress, rule: str, sign: RuleSign, now: datetime) -> str:
        due = due_of(progress, rule)
        if due is None:
            return ""
        if sign is RuleSign.DUE:
            return self.tr("today")
        return self.tr("in %n day(s)", "", max(1, (due.astimezone(now.tzinfo).date() - now.date()).days))

    def _result(self, progress: Progress, check: str) -> str:
        right, count = progress.checks.get(check, (0, 0))
        return self.tr("{0} of {1}").format(right, count) if count else ""

    def _first(self, progress: Progress) -> str:
        """The game whose rule waits longest; empty where no rule was met."""
        met = {rule: due for rule, (due, _) in progress.rules.items() if rule.partition("/")[0] in self._games}
        return min(met, key=lambda rule: met[rule]).partition("/")[0] if met else ""


def due_of(progress: Progress, rule: str) -> datetime | None:
    """When a rule comes back; None where it was never met."""
    return _moment(progress.rules.get(rule, ("", ""))[0])


def _standing(progress: Progress, rule: str, now: datetime) -> Standing:
    due, last = progress.rules.get(rule, ("", ""))
    return standing(_moment(due), _moment(last), now)


def _moment(text: str) -> datetime | None:
    """A moment as it was kept; None for none, or for what is none."""
    try:
        return datetime.fromisoformat(text) if text else None
    except ValueError:
        return None


def _title(book: Mapping[str, Entry], rule: str) -> str:
    entry = book.get(rule.partition("/")[2])
    return entry.title if entry else rule
