"""Joins the score lab's page and its hand: each wish is a new lab, each lab a page worded anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from tutor.games.all import GAMES
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import RuleSet
from tutor.kernel.seats import COMPASS, Seat, Side
from tutor.records.file_faults import cannot_open
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
from tutor.records.lab_reasons import BegunAnew, HandsRescored
from tutor.records.lab_records import Opened, Remark, examples, open_text
from tutor.records.lab_saving import left_out, to_text
from tutor.records.record import Standing
from tutor.records.tree import Mark, UnreadableError
from tutor.text.language import Language
from ui.pages.score_lab import LabSheet, ScoreLabPage
from ui.panels.lab_column import LabColumn, turned
from ui.panels.lab_entry import MayDo
from ui.panels.lab_token import TRICK
from ui.presenters.history import History
from ui.presenters.lab_remarks import FileRemark, Said
from ui.presenters.lab_sheets import LabSheets, marked_seats
from ui.presenters.lab_tables import LabTable, beside, kept_in_order, offered
from ui.presenters.lab_why import Shown

_FIRST: Final = ("spades", "s0-nil-failed")
_PEOPLE: Final = tuple(Seat(name) for name in "甲乙丙丁")
_USUAL: Final = {"pitch": 3}


@dataclass(frozen=True, slots=True)
class _Moment:
    """The hand, the tables it is laid on, and the rules of the record that it was opened from."""

    lab: Lab
    tables: tuple[LabTable, ...]
    record: RuleSet


class ScoreLabPresenter(QObject):
    """Holds the hand. Signals: `rule_wanted(id)`; `saved(path)` of a record."""

    rule_wanted = Signal(str)
    saved = Signal(str)

    def __init__(self, page: ScoreLabPage, language: Language, parent: QObject | None = None) -> None:
        """Begin with a worked hand in which two tables do not agree."""
        super().__init__(parent)
        self._page = page
        self._sheets = LabSheets(language, self)
        game, name = _FIRST
        self._worked = {game: examples(game)}
        self._agreed: Mapping[str, RuleSet] = {}
        self._history = History(self._opened(self._worked[game][name]))
        self._said: tuple[Said, ...] = ()
        self._columns: tuple[LabColumn, ...] = ()
        self._hidden = False
        self._shows_all = False
        self._connect()

    @property
    def lab(self) -> Lab:
        """The hand as entered."""
        return self._history.now.lab

    @property
    def tables(self) -> tuple[LabTable, ...]:
        """The rule sets beside each other; the first is the hand's own."""
        return self._history.now.tables

    def agree(self, agreed: Mapping[str, RuleSet]) -> None:
        """Offer the tables that the rule book has agreed on, by game."""
        self._agreed = agreed
        now = self._history.now
        tables = offered(now.lab.game, now.record, agreed.get(now.lab.game))
        if not any(table.rules == now.lab.rules for table in tables):  # the book's table of before
            tables = offered(now.lab.game, now.lab.rules, agreed.get(now.lab.game))
            now = replace(now, record=now.lab.rules)
        ordered = kept_in_order(now.tables, tables)
        first = next(table for table in ordered if table.rules == now.lab.rules)
        others = tuple(table for table in ordered if table is not first)
        self._history = self._history.instead(replace(now, tables=(first, *others)))

    def show(self) -> None:
        """Word the page."""
        columns = tuple(
            self._sheets.column(self.lab, table, hidden=self._hidden and place > 0)
            for place, table in enumerate(self.tables)
        )
        before = {column.id: column for column in self._columns if column.sides}
        columns = tuple(replace(column, flips=turned(before.get(column.id), column)) for column in columns)
        self._columns = tuple(
            column if column.sides else before.get(column.id, column) for column in columns
        )  # a sum that does not add up yet hides no change
        shown = tuple(map(Shown, self.tables, columns))
        side_by_side = shown if self._shows_all else shown[: self._page.room_for]
        self._page.show_lab(
            LabSheet(
                entry=self._sheets.entry(self.lab, self._examples, self._said, self._may()),
                columns=columns,
                tables=tuple((table.id, self._sheets.choice(self.lab, table)) for table in self._choices()),
                heads=self._sheets.heads(self.lab),
                why=self._sheets.why(self.lab, side_by_side, hidden=self._hidden, shows_all=self._shows_all),
            )
        )

    def set_language(self, language: Language) -> None:
        """Say it in another language."""
        self._sheets = LabSheets(language, self)
        self._columns = ()
        self.show()

    def open_hand(self, lab: Lab) -> None:
        """Put a hand on the table, with the rule sets of its game beside its own."""
        self._take(self._opened(lab))

    def open_example(self, name: str) -> None:
        """Put an article's worked hand on the table."""
        self.open_hand(self._examples[name])

    def open_file(self, path: str) -> None:
        """Put a hand record on the table, or the last hand of a match; and say what is wrong with it."""
        file = Path(path)
        try:
            found = open_text(file_text(file), file.suffix.lower())
        except UnreadableError as error:
            found = Remark(error.unreadable.mark, error.unreadable.fault)
        match found:
            case Opened(lab, remarks):
                self._take(self._opened(lab), *(FileRemark(file.name, remark) for remark in remarks))
            case Remark():
                self._say(FileRemark(file.name, found))

    def save_file(self, path: str) -> None:
        """Write the hand, or the hands of its match, as records of the kind that the file's name says."""
        file = Path(path)
        try:
            file.write_text(to_text(self.lab, file.suffix.lower()), encoding="utf-8")
        except OSError as error:
            self._say(FileRemark(file.name, Remark(Mark(1, 1), cannot_open(error))))
        else:
            lost = left_out(self.lab)
            self._say(*(() if lost is None else (lost,)))
            self.saved.emit(path)

    def choose_game(self, game: str) -> None:
        """Another game, with an empty hand."""
        count = _USUAL.get(game, GAMES[game].players[-1])
        self.open_hand(_empty(game, count))

    def choose_players(self, count: int) -> None:
        """So many players, with an empty hand."""
        self.open_hand(_empty(self.lab.game, count))

    def choose_table(self, place: int, name: str) -> None:
        """Let a ledger follow another rule set; the one that followed it before takes its place."""
        tables = list(self.tables)
        held = next(at for at, table in enumerate(tables) if table.id == name)
        tables[held], tables[place] = tables[place], tables[held]
        now = self._history.now
        lab = now.lab if tables[0].rules == now.lab.rules else with_rules(now.lab, tables[0].rules)
        said = (HandsRescored(len(lab.earlier)),) if lab.earlier and lab is not now.lab else ()
        self._take(replace(now, lab=lab, tables=tuple(tables)), *self._begun_anew(lab), *said)

    def go_on(self) -> None:
        """The next hand of the match."""
        following = next_hand(self.lab)
        if isinstance(following, Lab):
            self._take(replace(self._history.now, lab=following))
            self._page.focus_first()
        else:
            self._say(following)

    def undo(self) -> None:
        """Take the last change back."""
        self._turn(self._history.back())

    def redo(self) -> None:
        """Do once more what was taken back."""
        self._turn(self._history.forward())

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
        said = self._begun_anew(lab)
        self._history = self._history.then(replace(self._history.now, lab=lab))
        self._say(*said)

    def _begun_anew(self, lab: Lab) -> tuple[Reason, ...]:
        """What is to be said where a change leaves out the hands before."""
        left = len(self.lab.earlier)
        return (BegunAnew(left),) if left and not lab.earlier else ()

    def _take(self, moment: _Moment, *said: Said) -> None:
        """Another hand, or other tables: nothing is hidden, and nothing has turned."""
        self._columns, self._hidden = (), False
        self._history = self._history.then(moment)
        self._say(*said)

    def _turn(self, history: History[_Moment]) -> None:
        self._columns, self._hidden = (), False
        self._history = history
        self.agree(self._agreed)
        self._say()

    def _say(self, *said: Said) -> None:
        self._said = said
        self.show()

    def _opened(self, lab: Lab) -> _Moment:
        tables = offered(lab.game, lab.rules, self._agreed.get(lab.game))
        return _Moment(lab, beside(tables, lab.rules), lab.rules)

    def _choices(self) -> tuple[LabTable, ...]:
        """The rule sets to choose from, always in the same order."""
        now = self._history.now
        return offered(now.lab.game, now.record, self._agreed.get(now.lab.game))

    def _may(self) -> MayDo:
        past = self._history
        return MayDo(go_on=isinstance(next_hand(self.lab), Lab), undo=bool(past.before), redo=bool(past.after))

    @property
    def _examples(self) -> Mapping[str, Lab]:
        """The worked hands of the game; they are read once."""
        game = self.lab.game
        if game not in self._worked:
            self._worked[game] = examples(game)
        return self._worked[game]

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
        for table in self.tables:
            seats = marked_seats(self.lab, table.rules, side, code)
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
        page.undo_wanted.connect(self.undo)
        page.redo_wanted.connect(self.redo)
        page.room_changed.connect(self.show)
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
