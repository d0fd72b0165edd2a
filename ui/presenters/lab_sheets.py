"""Words the score lab: what was entered, what each rule set makes of it, and why they differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from tutor.games.all import GAMES
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import RuleSet, written
from tutor.kernel.scoring import HandScore, Sheet
from tutor.kernel.seats import Seat, Seats, Side
from tutor.kernel.state import Over
from tutor.records.lab import (
    Lab,
    asks_tricks,
    counts_points,
    hand_size,
    known_calls,
    match_before,
    outcome_of,
    seats_of,
    sheets,
)
from tutor.records.lab_reasons import TricksDoNotAddUp
from tutor.records.result_read import POINTS
from tutor.text.catalogue import Texts
from tutor.text.language import Language
from tutor.text.rulebook import RuleBook
from tutor.text.spacing import spaced
from tutor.text.words import Names
from ui.panels.lab_before import StandingSheet
from ui.panels.lab_column import LabColumn, differ
from ui.panels.lab_entry import Choice, EntrySheet
from ui.panels.lab_hand import HandSheet
from ui.panels.lab_plate import PlateSheet
from ui.panels.lab_step import Steps
from ui.panels.lab_token import Chip
from ui.panels.lab_why import WhySheet
from ui.panels.score import SideSheet
from ui.panels.score_line import ScoreRow
from ui.presenters.terms import dealer_word

_HIDDEN: Final = "?"
_MOST_OPTIONS: Final = 3


class LabSheets(QObject):
    """The words of one language."""

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.texts = Texts.load(language)

    # --- what was entered -----------------------------------------------------------------------------------------

    def entry(self, lab: Lab, examples: Mapping[str, Lab], refusal: Reason | None, *, may_go_on: bool) -> EntrySheet:
        """The sheet on which the hand is entered. `refusal` is why a file, or the next hand, could not be had."""
        game, said = GAMES[lab.game], self._sum(lab)
        return EntrySheet(
            games=tuple(Choice(name, self.texts.word(name)) for name in GAMES),
            game=lab.game,
            hand=self._hand(lab),
            sum=said,
            sums=not asks_tricks(lab) or lab.all_tricks == hand_size(lab),
            before=self._before(lab),
            dealers=tuple(Choice(seat, self.texts.seat(seat, self.names(lab))) for seat in lab.seats),
            dealer=lab.dealer,
            dealer_words=self.texts.say("lab.dealer", lab.game, self.names(lab), what="dealer", seat=lab.dealer),
            players=game.players,
            examples=self._examples(examples),
            may_go_on=may_go_on,
            number=lab.hands + 1,
            caption=self._caption(lab, refusal),
        )

    def names(self, lab: Lab, seats: Seats | None = None) -> Names:
        """What the seats are called."""
        shown = {seat: self.texts.say(f"name.{seat}") for seat in lab.seats if self.texts.has(f"name.{seat}")}
        return Names(shown, None, seats or seats_of(lab, lab.rules))

    def _caption(self, lab: Lab, refusal: Reason | None) -> str:
        if refusal is not None:
            return self.texts.reason(lab.game, refusal, self.names(lab))
        if lab.hands:
            return spaced(self.language, self.tr("Hand {} of the match").format(lab.hands + 1))
        return ""

    def _sum(self, lab: Lab) -> str:
        size = hand_size(lab)
        if not asks_tricks(lab):
            return ""
        if lab.all_tricks != size:
            off = TricksDoNotAddUp(lab.all_tricks, size, abs(size - lab.all_tricks))
            return self.texts.reason(lab.game, off)
        counts = " + ".join(str(lab.tricks.get(seat, 0)) for seat in lab.seats)
        return self.texts.say("lab.tricks-match", counts=counts, size=size)

    def _hand(self, lab: Lab) -> HandSheet:
        left = max(0, hand_size(lab) - lab.all_tricks) if asks_tricks(lab) else 0
        loose = tuple(name for name in POINTS if name not in lab.points) if counts_points(lab) else ()
        return HandSheet(
            plates=tuple(self._plate(lab, seat) for seat in lab.seats),
            left=left,
            left_words=self.texts.number(left, "tricks"),
            chips=tuple(Chip(name, self.texts.word(name)) for name in loose),
        )

    def _plate(self, lab: Lab, seat: Seat) -> PlateSheet:
        name = self.texts.seat(seat, self.names(lab))
        calls = known_calls(lab)
        call = Steps(
            self.tr("bid"),
            tuple((call.notation, self.texts.call(call)) for call in calls),
            calls.index(lab.calls[seat]) if lab.calls[seat] in calls else 0,
            name,
        )
        tricks = lab.tricks.get(seat, 0)
        numbers = tuple((str(n), str(n)) for n in range(hand_size(lab) + 1))
        took = Steps(self.tr("took"), numbers, tricks, name) if asks_tricks(lab) else None
        chips = tuple(Chip(p, self.texts.word(p)) for p in POINTS if lab.points.get(p) == seat)
        shown = tricks if asks_tricks(lab) else 0
        dealer = dealer_word(self.texts.language, lab.game) if seat == lab.dealer else ""
        return PlateSheet(seat, name, dealer, call, took, shown, self.texts.number(tricks, "tricks"), chips)

    def _before(self, lab: Lab) -> tuple[StandingSheet, ...]:
        match = match_before(lab, lab.rules)
        keeps_bags = bool(getattr(lab.rules, "bag_every", 0))
        names = self.names(lab)
        return tuple(
            StandingSheet(
                side, self.texts.side(side, names), match.total(side), match.bag_count(side) if keeps_bags else None
            )
            for side in match.seats.sides
        )

    def _examples(self, examples: Mapping[str, Lab]) -> tuple[Choice, ...]:
        found: list[Choice] = []
        article = ""
        for name in examples:
            if name.partition("-")[0] != article:
                article = name.partition("-")[0]
                found.append(Choice("", self.texts.say(f"article.{article}")))
            found.append(Choice(name, self.texts.say(f"example.{name}")))
        return tuple(found)

    # --- what it scores -------------------------------------------------------------------------------------------

    def column(self, lab: Lab, rules: RuleSet, *, hidden: bool) -> LabColumn:
        """What a rule set makes of the hand."""
        over, preset = sheets(lab, rules), self.book(lab).presets[rules.preset]
        names = self.names(lab, seats_of(lab, rules))
        if isinstance(over, Reason):
            refused = self.texts.reason(lab.game, over, names)
            return LabColumn(rules.preset, preset.title, self._note(lab, rules), refused=refused)
        after = outcome_of(lab, rules)
        outcome = None if isinstance(after, Reason) else after.outcome
        score = over.score or HandScore(())
        return LabColumn(
            rules.preset,
            preset.title,
            self._note(lab, rules),
            tuple(self._side(lab, sheet, names, hidden=hidden) for sheet in score.sheets),
            outcome=self.texts.reason(lab.game, outcome.why, names) if outcome and not hidden else "",
            over=outcome is not None and outcome.over,
        )

    def book(self, lab: Lab) -> RuleBook:
        """The rule book of the lab's game."""
        return RuleBook.load(lab.game, self.language)

    def heads(self, lab: Lab) -> dict[str, str]:
        """The titles of the game's rules."""
        rules = {f"{lab.game}/{entry.id}": entry.title for entry in self.book(lab).entries.values()}
        codes = {reason.code for reason in GAMES[lab.game].reasons if self.texts.has(f"line.{reason.code}")}
        return rules | {code: self.texts.say(f"line.{code}") for code in codes}

    def _note(self, lab: Lab, rules: RuleSet) -> str:
        book, preset = self.book(lab), GAMES[lab.game].presets[rules.preset]
        changed = rules.differing(preset)
        if changed:
            options = "; ".join(f"{_title(book, name)}: {_value(book, rules, name)}" for name in changed)
            return self.texts.say("lab.options", options=options)
        if seats_of(lab, rules) != seats_of(lab, lab.rules) and any(s.score for s in lab.before.values()):
            return self.texts.say("lab.begins-at-0")
        return book.presets[rules.preset].line

    def _side(self, lab: Lab, sheet: Sheet, names: Names, *, hidden: bool) -> SideSheet:
        number = self.texts.number
        rows = tuple(
            ScoreRow(
                line.reason.code,
                self.heads(lab).get(f"{lab.game}/{line.reason.rule}", "")
                if hidden
                else self.texts.reason(lab.game, line.reason, names),
                _HIDDEN if hidden else number(line.points, "signed"),
                rule=f"{lab.game}/{line.reason.rule}",
            )
            for line in sheet.lines
        )
        started = any(standing.score for standing in lab.before.values()) or lab.hands > 0
        return SideSheet(
            side=sheet.side,
            name=self.texts.side(sheet.side, names),
            lines=rows,
            hand=_HIDDEN if hidden else number(sheet.hand, "signed"),
            bags="" if sheet.bags is None or hidden else number(sheet.bags, "bags"),
            before=number(sheet.before) if started else "",
            total=(_HIDDEN if hidden else number(sheet.total)) if started else "",
        )

    # --- why they differ ------------------------------------------------------------------------------------------

    def why(
        self,
        lab: Lab,
        tables: tuple[RuleSet, RuleSet],
        columns: tuple[LabColumn, LabColumn],
        *,
        hidden: bool,
        shows_all: bool,
    ) -> WhySheet:
        """How far the first two tables are apart, and which options make the difference."""
        first, second = columns[0].title, columns[1].title
        many = len(GAMES[lab.game].presets) > 2  # noqa: PLR2004 - two stand side by side anyway
        base = WhySheet(
            "",
            (),
            may_hide=not columns[1].refused and not shows_all,
            hidden=hidden,
            may_show_all=many,
            shows_all=shows_all,
        )
        if hidden:
            title = self.texts.say("lab.hidden", second=second)
            return replace(base, title=title, lines=(self.texts.say("lab.hidden-line"),))
        refused = next((column for column in columns if column.refused), None)
        if refused is not None and all(column.refused == refused.refused for column in columns):
            return replace(base, title=self.texts.say("lab.not-whole"), lines=(refused.refused,))
        if refused is not None:
            title = self.texts.say("lab.refused", table=refused.title)
            return replace(base, title=title, lines=(refused.refused,))
        rules = _differing_rules(columns)
        apart = self._apart(lab, tables)
        if not rules and not apart:
            if columns[0].outcome == columns[1].outcome:
                line = self.texts.say("lab.same-line", first=first, second=second)
                return replace(base, title=self.texts.say("lab.same"), lines=(line,))
            lines = self._options(lab, tables, _rules_of_ends(lab, tables))
            return replace(base, title=self.texts.say("lab.apart-end"), lines=lines)
        lines = self._options(lab, tables, rules) or (self.texts.say("lab.no-option"),)
        entry = next((self.book(lab).entries[name] for name in rules if name in self.book(lab).entries), None)
        return replace(
            base,
            title=apart or self.texts.say("lab.apart-end"),
            lines=lines,
            rule=f"{lab.game}/{entry.id}" if entry else "",
            rule_title=entry.title if entry else "",
        )

    def _apart(self, lab: Lab, tables: tuple[RuleSet, RuleSet]) -> str:
        one, other = (sheets(lab, rules) for rules in tables)
        if not isinstance(one, Over) or not isinstance(other, Over) or one.score is None or other.score is None:
            return ""
        names, own = self.names(lab), {sheet.side: sheet.hand for sheet in other.score.sheets}
        apart = [
            self.texts.say(
                "lab.apart", side=self.texts.side(sheet.side, names), points=abs(sheet.hand - own[sheet.side])
            )
            for sheet in one.score.sheets
            if own.get(sheet.side, sheet.hand) != sheet.hand
        ]
        return " · ".join(apart)

    def _options(self, lab: Lab, tables: tuple[RuleSet, RuleSet], rules: tuple[str, ...]) -> tuple[str, ...]:
        """The options in which two tables differ, as far as they change these rules."""
        book, (one, other) = self.book(lab), tables
        concerned = {option for name in rules if name in book.entries for option in book.entries[name].options}
        return tuple(
            self.texts.say(
                "lab.option",
                option=_title(book, name),
                first=book.presets[one.preset].title,
                second=book.presets[other.preset].title,
                one=_value(book, one, name),
                other=_value(book, other, name),
            )
            for name in one.differing(other)
            if name in concerned
        )[:_MOST_OPTIONS]


def marked_seats(lab: Lab, rules: RuleSet, side: str, code: str) -> tuple[str, ...]:
    """The seats that a line of a side comes from: the one it names, else the whole side."""
    over, seats = sheets(lab, rules), seats_of(lab, rules)
    if isinstance(over, Reason) or over.score is None or side not in seats.sides:
        return ()
    reasons = [line.reason for line in over.score.sheet(Side(side)).lines if line.reason.code == code]
    named = [seat for reason in reasons if (seat := getattr(reason, "seat", None)) in lab.seats]
    return tuple(named[:1]) or seats.members(Side(side))


def _rules_of_ends(lab: Lab, tables: tuple[RuleSet, RuleSet]) -> tuple[str, ...]:
    """The rules by which the match goes on, or ends, at these tables."""
    after = (outcome_of(lab, rules) for rules in tables)
    ends = (match.outcome for match in after if not isinstance(match, Reason))
    return tuple(dict.fromkeys(end.why.rule for end in ends if end is not None))


def _differing_rules(columns: tuple[LabColumn, LabColumn]) -> tuple[str, ...]:
    """The rules of the lines that differ, without their game."""
    keys = dict.fromkeys(key for column in columns for key in column.all_rows)
    return tuple(dict.fromkeys(key[1].partition("/")[2] for key in keys if differ(columns, key)))


def _title(book: RuleBook, option: str) -> str:
    return book.options[option].title if option in book.options else option


def _value(book: RuleBook, rules: RuleSet, option: str) -> str:
    """An option's value in the rule book's words."""
    value = written(getattr(rules, option))
    known = book.options[option].values if option in book.options else {}
    return known.get(value, value)
