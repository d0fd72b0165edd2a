"""Joins the score lab's page and its hand: each wish is a new lab, each lab a page worded anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from tutor.games.all import GAMES
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import RuleSet
from tutor.kernel.seats import COMPASS, Seat, Side
from tutor.records.faults import Written
from tutor.records.file_faults import CannotOpen
from tutor.records.files import file_text
from tutor.records.lab import (
    Lab,
    known_calls,
    new_lab,
    next_hand,
    with_before,
    with_call,
    with_dealer,
    with_points,
    with_rules,
    with_trick_moved,
    with_tricks,
)
from tutor.records.lab_records import examples, from_yaml, to_yaml
from tutor.records.record import Standing
from tutor.records.tree import UnreadableError
from tutor.text.language import Language
from ui.pages.score_lab import LabSheet, ScoreLabPage
from ui.panels.lab_column import LabColumn, turned
from ui.panels.lab_token import TRICK
from ui.presenters.lab_sheets import LabSheets, marked_seats

_FIRST: Final = ("spades", "s0-nil-failed")
_PEOPLE: Final = tuple(Seat(name) for name in "甲乙丙丁")
_USUAL: Final = {"pitch": 3}


class ScoreLabPresenter(QObject):
    """Holds the hand. Signal: `rule_wanted(id)`."""

    rule_wanted = Signal(str)

    def __init__(self, page: ScoreLabPage, language: Language, parent: QObject | None = None) -> None:
        """Begin with a worked hand in which two tables do not agree."""
        super().__init__(parent)
        self._page = page
        self._sheets = LabSheets(language, self)
        game, name = _FIRST
        self._examples: Mapping[str, Lab] = examples(game)
        self.lab = self._examples[name]
        self.tables: tuple[RuleSet, ...] = _tables(self.lab)
        self._refusal: Reason | None = None
        self._columns: tuple[LabColumn, ...] = ()
        self._hidden = False
        self._shows_all = False
        self._connect()

    def show(self) -> None:
        """Word the page."""
        columns = tuple(
            self._sheets.column(self.lab, rules, hidden=self._hidden and place > 0)
            for place, rules in enumerate(self.tables)
        )
        before = {column.id: column for column in self._columns if column.sides}
        columns = tuple(replace(column, flips=turned(before.get(column.id), column)) for column in columns)
        self._columns = tuple(
            column if column.sides else before.get(column.id, column) for column in columns
        )  # a sum that does not add up yet hides no change
        may_go_on = isinstance(next_hand(self.lab), Lab)
        self._page.show_lab(
            LabSheet(
                entry=self._sheets.entry(self.lab, self._examples, self._refusal, may_go_on=may_go_on),
                columns=columns,
                tables=tuple((p.name, p.title) for p in self._sheets.book(self.lab).presets.values()),
                heads=self._sheets.heads(self.lab),
                why=self._sheets.why(
                    self.lab,
                    (self.tables[0], self.tables[1]),
                    (columns[0], columns[1]),
                    hidden=self._hidden,
                    shows_all=self._shows_all,
                ),
            )
        )

    def set_language(self, language: Language) -> None:
        """Say it in another language."""
        self._sheets = LabSheets(language, self)
        self._columns = ()
        self.show()

    def open_hand(self, lab: Lab) -> None:
        """Put a hand on the table, with the rule sets of its game beside its own."""
        if lab.game != self.lab.game:
            self._examples = examples(lab.game)
        self.lab, self.tables = lab, _tables(lab)
        self._refusal, self._columns, self._hidden = None, (), False
        self.show()

    def open_example(self, name: str) -> None:
        """Put an article's worked hand on the table."""
        self.open_hand(self._examples[name])

    def open_file(self, path: str) -> None:
        """Put a hand record on the table, or the last hand of a match; or say what is wrong with it."""
        try:
            found = from_yaml(file_text(Path(path)))
        except UnreadableError as error:
            found = error.unreadable.fault
        if isinstance(found, Lab):
            self.open_hand(found)
        else:
            self._refuse(found)

    def save_file(self, path: str) -> None:
        """Write the hand, or the hands of its match, as a record."""
        try:
            Path(path).write_text(to_yaml(self.lab), encoding="utf-8")
        except OSError as error:
            self._refuse(CannotOpen(Written(error.strerror or str(error))))

    def choose_game(self, game: str) -> None:
        """Another game, with an empty hand."""
        count = _USUAL.get(game, GAMES[game].players[-1])
        self.open_hand(_empty(game, count))

    def choose_players(self, count: int) -> None:
        """So many players, with an empty hand."""
        self.open_hand(_empty(self.lab.game, count))

    def choose_table(self, place: int, preset: str) -> None:
        """Let a ledger follow another rule set; the one that followed it before takes its place."""
        rules = GAMES[self.lab.game].presets[preset]
        tables = list(self.tables)
        held = next((at for at, table in enumerate(tables) if table.preset == preset), place)
        tables[held], tables[place] = tables[place], rules
        self.tables = tuple(tables)
        self._hidden = False
        self._change(with_rules(self.lab, self.tables[0]))

    def go_on(self) -> None:
        """The next hand of the match."""
        following = next_hand(self.lab)
        if isinstance(following, Lab):
            self._columns, self._hidden = (), False
            self._change(following)
        else:
            self._refuse(following)

    # --- entering -------------------------------------------------------------------------------------------------

    def enter_call(self, seat: str, notation: str) -> None:
        """A seat's call."""
        call = next((call for call in known_calls(self.lab) if call.notation == notation), None)
        if call is not None:
            self._change(with_call(self.lab, Seat(seat), call))

    def enter_tricks(self, seat: str, tricks: int) -> None:
        """A seat's tricks."""
        self._change(with_tricks(self.lab, Seat(seat), tricks))

    def move(self, kind: str, giver: str, taker: str) -> None:
        """A trick, or a named point, goes from one to another; an empty name is the middle of the table."""
        to = Seat(taker) if taker else None
        if kind == TRICK:
            self._change(with_trick_moved(self.lab, Seat(giver) if giver else None, to))
        else:
            self._change(with_points(self.lab, kind, to))

    def enter_before(self, side: str, score: int, bags: int) -> None:
        """What a side brings into the hand."""
        self._change(with_before(self.lab, Side(side), Standing(score, bags)))

    def enter_dealer(self, seat: str) -> None:
        """Who dealt."""
        self._change(with_dealer(self.lab, Seat(seat)))

    def _change(self, lab: Lab) -> None:
        self.lab, self._refusal = lab, None
        self.show()

    def _refuse(self, reason: Reason) -> None:
        self._refusal = reason
        self.show()

    def _hide(self) -> None:
        self._hidden = not self._hidden
        self._columns = ()
        self.show()

    def _show_all(self, everything: bool) -> None:  # noqa: FBT001 - as the signal has it
        self._shows_all = everything
        self._hidden = False
        self._columns = ()
        self.show()

    def _point(self, side: str, code: str) -> None:
        for rules in self.tables:
            seats = marked_seats(self.lab, rules, side, code)
            if seats:
                self._page.entry.felt.mark(seats)
                return

    def _connect(self) -> None:
        page, entry, felt = self._page, self._page.entry, self._page.entry.felt
        felt.call_chosen.connect(self.enter_call)
        felt.tricks_chosen.connect(self.enter_tricks)
        felt.moved.connect(self.move)
        entry.before.changed.connect(self.enter_before)
        entry.dealer_chosen.connect(self.enter_dealer)
        entry.game_chosen.connect(self.choose_game)
        entry.players_chosen.connect(self.choose_players)
        entry.example_chosen.connect(self.open_example)
        entry.new_wanted.connect(lambda: self.open_hand(_empty(self.lab.game, len(self.lab.seats))))
        entry.next_wanted.connect(self.go_on)
        page.open_wanted.connect(self.open_file)
        page.save_wanted.connect(self.save_file)
        page.ledgers.table_chosen.connect(self.choose_table)
        page.why.hide_toggled.connect(self._hide)
        page.why.all_toggled.connect(self._show_all)
        page.rule_requested.connect(self.rule_wanted)
        page.line_pointed.connect(self._point)
        page.line_left.connect(lambda: felt.mark(()))


def _empty(game: str, count: int) -> Lab:
    """A hand in which nothing has been entered, under the game's first rule set."""
    first = next(iter(GAMES[game].presets.values()))
    seats = COMPASS if len(GAMES[game].players) == 1 else _PEOPLE[:count]
    return new_lab(GAMES[game], first, seats)


def _tables(lab: Lab) -> tuple[RuleSet, ...]:
    """The hand's own rule set, then the others of its game."""
    return (lab.rules, *(rules for rules in GAMES[lab.game].presets.values() if rules.preset != lab.rules.preset))
