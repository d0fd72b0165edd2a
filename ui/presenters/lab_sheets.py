"""Words the score lab: what was entered, what each rule set makes of it, and why they differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from tutor.games.all import GAMES
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import HandScore, Sheet
from tutor.kernel.seats import Seat, Seats, Side
from tutor.records.lab import (
    Lab,
    Running,
    asks_tricks,
    counts_points,
    hand_size,
    known_calls,
    match_before,
    running,
    scored,
    seats_of,
    sheets,
)
from tutor.records.lab_reasons import TricksDoNotAddUp
from tutor.records.result_read import POINTS
from tutor.text.agreement import rules_title, value_words
from tutor.text.catalogue import Texts
from tutor.text.language import Language
from tutor.text.rulebook import RuleBook
from tutor.text.spacing import spaced
from tutor.text.words import Names
from ui.panels.lab_before import StandingSheet
from ui.panels.lab_column import LabColumn
from ui.panels.lab_entry import Choice, EntrySheet, MayDo
from ui.panels.lab_hand import HandSheet
from ui.panels.lab_plate import PlateSheet
from ui.panels.lab_step import Steps
from ui.panels.lab_token import Chip
from ui.panels.lab_why import WhySheet
from ui.panels.score import SideSheet
from ui.panels.score_line import ScoreRow
from ui.presenters import lab_tables
from ui.presenters.lab_remarks import Said, worded
from ui.presenters.lab_tables import LabTable
from ui.presenters.lab_why import Shown, Why
from ui.presenters.terms import dealer_word

_HIDDEN: Final = "?"


class LabSheets(QObject):
    """The words of one language."""

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.texts = Texts.load(language)

    # --- what was entered -----------------------------------------------------------------------------------------

    def entry(self, lab: Lab, examples: Mapping[str, Lab], said: tuple[Said, ...], may: MayDo) -> EntrySheet:
        """The sheet on which the hand is entered. `said` is why a file could not be had, or what a change brought."""
        game = GAMES[lab.game]
        return EntrySheet(
            games=tuple(Choice(name, self.texts.word(name)) for name in GAMES),
            game=lab.game,
            hand=self._hand(lab),
            sum=self._sum(lab),
            sums=not asks_tricks(lab) or lab.all_tricks == hand_size(lab),
            before=self._before(lab),
            dealers=tuple(Choice(seat, self.texts.seat(seat, self.names(lab))) for seat in lab.seats),
            dealer=lab.dealer,
            dealer_words=self.texts.say("lab.dealer", lab.game, self.names(lab), what="dealer", seat=lab.dealer),
            players=game.players,
            examples=self._examples(examples),
            may=may,
            number=lab.hands + 1,
            caption=self._caption(lab, said),
        )

    def names(self, lab: Lab, seats: Seats | None = None) -> Names:
        """What the seats are called."""
        shown = {seat: self.texts.say(f"name.{seat}") for seat in lab.seats if self.texts.has(f"name.{seat}")}
        return Names(shown, None, seats or seats_of(lab, lab.rules))

    def _caption(self, lab: Lab, said: tuple[Said, ...]) -> str:
        if said:
            return worded(said, lab.game, self.texts, self.names(lab))
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
        keeps_bags = GAMES[lab.game].keeps_bags(lab.rules)
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

    def column(self, lab: Lab, table: LabTable, *, hidden: bool) -> LabColumn:
        """What a rule set makes of the hand."""
        rules = table.rules
        before, seats = running(lab, rules), seats_of(lab, rules)
        over = scored(lab, before.match)
        names = self.names(lab, seats)
        column = LabColumn(table.id, self.title(lab, rules), self._note(lab, table, before))
        if isinstance(over, Reason):
            return replace(column, refused=self.texts.reason(lab.game, over, names))
        outcome = GAMES[lab.game].next_hand(over.match, over).outcome
        score = over.score or HandScore(())
        column = replace(
            column,
            sides=tuple(self._side(lab, sheet, names, hidden=hidden) for sheet in score.sheets),
            outcome=self.texts.reason(lab.game, outcome.why, names) if outcome and not hidden else "",
            over=outcome is not None and outcome.over,
            hidden=hidden,
            members={side: seats.members(side) for side in seats.sides},
        )
        lines = {sheet.side: sheet.lines for sheet in score.sheets}
        points = (
            (key, line.points) for side in lines for key, line in zip(column.rows(side), lines[side], strict=True)
        )
        return replace(column, amounts=dict(points))

    def title(self, lab: Lab, rules: RuleSet) -> str:
        """The name of a rule set, with the number of its changes."""
        return rules_title(self.book(lab), rules, GAMES[lab.game].presets[rules.preset])

    def choice(self, lab: Lab, table: LabTable) -> str:
        """A rule set in a menu: its name, and where it comes from."""
        title = self.title(lab, table.rules)
        match table.id:
            case lab_tables.RECORD:
                return self.texts.say("lab.of-record", table=title)
            case lab_tables.BOOK:
                return self.texts.say("lab.of-book", table=title)
            case _:
                return title

    def book(self, lab: Lab) -> RuleBook:
        """The rule book of the lab's game."""
        return RuleBook.load(lab.game, self.language)

    def heads(self, lab: Lab) -> dict[str, str]:
        """The titles of the game's rules."""
        rules = {f"{lab.game}/{entry.id}": entry.title for entry in self.book(lab).entries.values()}
        codes = {reason.code for reason in GAMES[lab.game].reasons if self.texts.has(f"line.{reason.code}")}
        return rules | {code: self.texts.say(f"line.{code}") for code in codes}

    def _note(self, lab: Lab, table: LabTable, before: Running) -> str:
        """Where a rule set comes from, what is changed in it, and what the hands before are there."""
        rules, book = table.rules, self.book(lab)
        told: list[str] = []
        if table.id == lab_tables.BOOK:
            told.append(self.texts.say("lab.from-book"))
        changed = rules.differing(GAMES[lab.game].presets[rules.preset])
        if changed:
            options = (
                self.texts.say("lab.at", table=_title(book, name), value=value_words(book, rules, name))
                for name in changed
            )
            told.append(self.texts.say("lab.options", options=self.texts.say("lab.parted").join(options)))
        told.extend(self._of_the_match(lab, rules, before))
        return spaced(self.language, " ".join(told)) if told else book.presets[rules.preset].line

    def _of_the_match(self, lab: Lab, rules: RuleSet, before: Running) -> Iterator[str]:
        first = (*lab.earlier, lab)[0]
        if seats_of(lab, rules) != seats_of(lab, lab.rules) and any(s.score for s in first.before.values()):
            yield self.texts.say("lab.begins-at-0")
        if before.unscored:
            yield self.texts.say("lab.not-counted", numbers=before.unscored)
        if before.over_after is not None:
            yield self.texts.say("lab.was-over", number=before.over_after)

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
        started = any(standing.score or standing.bags for standing in lab.before.values()) or lab.hands > 0
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

    def why(self, lab: Lab, shown: tuple[Shown, ...], *, hidden: bool, shows_all: bool) -> WhySheet:
        """How far the tables shown are apart, and which options make the difference."""
        base = WhySheet(
            "",
            (),
            may_hide=not shows_all and any(not each.column.refused for each in shown[1:]),
            hidden=hidden,
            may_show_all=len(GAMES[lab.game].presets) > 2,  # noqa: PLR2004 - two stand side by side anyway
            shows_all=shows_all,
        )
        return Why(lab, self.texts, self.book(lab), self.names(lab)).sheet(shown, base)


def marked_seats(lab: Lab, rules: RuleSet, side: str, code: str) -> tuple[str, ...]:
    """The seats that a line of a side comes from: the one it names, else the whole side."""
    over, seats = sheets(lab, rules), seats_of(lab, rules)
    if isinstance(over, Reason) or over.score is None or side not in seats.sides:
        return ()
    reasons = [line.reason for line in over.score.sheet(Side(side)).lines if line.reason.code == code]
    named = [seat for reason in reasons if (seat := getattr(reason, "seat", None)) in lab.seats]
    return tuple(named[:1]) or seats.members(Side(side))


def _title(book: RuleBook, option: str) -> str:
    return book.options[option].title if option in book.options else option
