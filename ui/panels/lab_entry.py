"""The sheet on which a hand is entered: the game, the felt, what stood before, and what can be done with the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from ui.panels.button import Button, icon_button
from ui.panels.flow import flow_of
from ui.panels.lab_before import BeforePanel, StandingSheet
from ui.panels.lab_hand import HandFelt, HandSheet
from ui.panels.paper import Paper, clear, empty, words
from ui.theme.prose import ProseStyle
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_SIDE: Final = 236


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose: a game, a seat, a worked hand. One without an id is a heading."""

    id: str
    words: str


@dataclass(frozen=True, slots=True)
class MayDo:
    """What can be done with the hand: go on to the next one, take a change back, do it once more."""

    go_on: bool = False
    undo: bool = False
    redo: bool = False


@dataclass(frozen=True, slots=True)
class EntrySheet:
    """What is entered. `sum` tells whether it adds up, `sums` whether it does."""

    games: tuple[Choice, ...]
    game: str
    hand: HandSheet
    sum: str
    sums: bool
    before: tuple[StandingSheet, ...]
    dealers: tuple[Choice, ...]
    dealer: str
    dealer_words: str
    players: tuple[int, ...]
    examples: tuple[Choice, ...]
    may: MayDo
    number: int
    caption: str = ""


class EntryPanel(Paper):
    """Signals, all wishes: `game_chosen(name)`, `example_chosen(id)`, `dealer_chosen(seat)`, `players_chosen(n)`.

    Also `new_wanted`, `open_wanted`, `save_wanted`, `next_wanted`, `undo_wanted`, `redo_wanted`.
    """

    game_chosen = Signal(str)
    example_chosen = Signal(str)
    dealer_chosen = Signal(str)
    players_chosen = Signal(int)
    new_wanted = Signal()
    open_wanted = Signal()
    save_wanted = Signal()
    next_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._sheet: EntrySheet | None = None
        self._bar = False
        self._has_side = True
        self.felt = HandFelt(theme)
        self.before = BeforePanel(theme)
        self._games = QFrame()
        self._games.setProperty("kind", "segmented")
        self._game_row = QHBoxLayout(self._games)
        self._game_row.setContentsMargins(0, 0, 0, 0)
        self._game_row.setSpacing(0)
        self._sum = words("", theme, Step.CONTROL, bold=True)
        self._caption = words("", theme, Step.LABEL)
        self.examples_button = Button("", theme, icon="book", opens=True)
        self.dealer_button = Button("", theme, kind="quiet", opens=True)
        self.players_button = Button("", theme, kind="quiet", opens=True)
        self.new_button = Button("", theme, kind="quiet", icon="plus")
        self.open_button = Button("", theme, kind="quiet", icon="open")
        self.save_button = Button("", theme, kind="quiet", icon="save")
        self.next_button = Button("", theme, kind="primary")
        self.undo_button = icon_button("", "undo", theme, kind="quiet")
        self.redo_button = icon_button("", "redo", theme, kind="quiet")
        self._who = QWidget()
        self._who.setLayout(flow_of(self.dealer_button, self.players_button, fill="start", gap=4))
        self._files = QWidget()
        self._files.setLayout(flow_of(*self._of_files(), self.undo_button, self.redo_button, fill="start", gap=2))
        self._side = QWidget()
        self._side_column = QVBoxLayout(self._side)
        self._side_column.setContentsMargins(0, 4, 0, 0)
        self._side_column.setSpacing(4)
        self._outer = QVBoxLayout(self)
        self._connect()
        self._renew()
        self._arrange()

    def show_entry(self, sheet: EntrySheet) -> None:
        """Show what is entered."""
        games_differ = self._sheet is None or (self._sheet.games, self._sheet.game) != (sheet.games, sheet.game)
        rows_differ = self._sheet is None or _rows(self._sheet) != _rows(sheet)
        self._sheet = sheet
        if games_differ:
            self._list_games(sheet)
        self.felt.show_hand(sheet.hand)
        self.before.show_standing(sheet.before)
        self._show_sum()
        self._renew()
        if rows_differ:
            self._arrange()

    def set_bar(self, *, bar: bool) -> None:
        """Become a bar above the ledgers, or a page beside them."""
        if bar != self._bar:
            self._bar = bar
            self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.felt.set_theme(theme)
        self.before.set_theme(theme)
        for text in (self._sum, self._caption):
            text.set_theme(theme)
        for button in self._buttons():
            button.set_theme(theme)
        super().set_theme(theme)
        if self._sheet is not None:
            self._list_games(self._sheet)
            self._show_sum()
        self._arrange()

    def _buttons(self) -> tuple[Button, ...]:
        return (
            self.examples_button,
            self.dealer_button,
            self.players_button,
            self.new_button,
            self.open_button,
            self.save_button,
            self.next_button,
            self.undo_button,
            self.redo_button,
        )

    def _of_files(self) -> tuple[Button, ...]:
        return self.new_button, self.open_button, self.save_button

    def _connect(self) -> None:
        self.new_button.clicked.connect(self.new_wanted)
        self.open_button.clicked.connect(self.open_wanted)
        self.save_button.clicked.connect(self.save_wanted)
        self.next_button.clicked.connect(self.next_wanted)
        self.undo_button.clicked.connect(self.undo_wanted)
        self.redo_button.clicked.connect(self.redo_wanted)
        self.examples_button.clicked.connect(self._open_examples)
        self.dealer_button.clicked.connect(self._open_dealers)
        self.players_button.clicked.connect(self._open_players)

    def _list_games(self, sheet: EntrySheet) -> None:
        clear(self._game_row)
        for game in sheet.games:
            button = Button(game.words, self.theme, kind="segment")
            button.setCheckable(True)
            button.setChecked(game.id == sheet.game)
            button.clicked.connect(lambda _=False, its=game.id: self.game_chosen.emit(its))
            self._game_row.addWidget(button)
            button.show()  # what is not shown yet takes no room

    def _show_sum(self) -> None:
        sheet, tokens = self._sheet, self.theme.tokens
        if sheet is None:
            return
        ink = tokens.good if sheet.sums else tokens.evidence
        self._sum.set_style(ProseStyle(Step.CONTROL, colour=ink, bold=True))
        self._sum.set_markup(sheet.sum)
        self._sum.setVisible(bool(sheet.sum))
        self._caption.set_style(ProseStyle(Step.LABEL, colour=tokens.ink2))
        self._caption.set_markup(sheet.caption)
        self._caption.setVisible(bool(sheet.caption))

    def _renew(self) -> None:
        sheet = self._sheet
        self.examples_button.set_words(self.tr("Worked examples"))
        self.new_button.set_words(self.tr("New"))
        self.open_button.set_words(self.tr("Open"))
        self.save_button.set_words(self.tr("Save"))
        self.next_button.set_words(self.tr("Next hand"))
        self.undo_button.set_words(self.tr("Undo"))
        self.redo_button.set_words(self.tr("Redo"))
        if sheet is None:
            return
        self.dealer_button.set_words(sheet.dealer_words)
        self.players_button.set_words(self.tr("%n player(s)", "", len(sheet.dealers)))
        self.players_button.setVisible(len(sheet.players) > 1)
        self.next_button.setEnabled(sheet.may.go_on)
        self.undo_button.setEnabled(sheet.may.undo)
        self.redo_button.setEnabled(sheet.may.redo)

    def _arrange(self) -> None:
        theme = self.theme
        self._outer.setContentsMargins(self.margins_inside(14, 10 if self._bar else 12, 14, 8 if self._bar else 12))
        self._outer.setSpacing(theme.length(6))
        empty(self._side_column)
        empty(self._outer)
        self.felt.set_row(in_a_row=self._bar)
        for button in self._of_files():
            button.set_bare(bare=self._bar)
        if self._bar:
            self._arrange_bar()
        else:
            self._arrange_page()

    def _arrange_bar(self) -> None:
        """A row of buttons, the felt, and beside it or below it what else is entered."""
        head = flow_of(self._games, self.examples_button, self._files, self.next_button, fill="apart")
        self._outer.addLayout(head)
        self._has_side = self._fits_side()
        if self._has_side:
            body = QHBoxLayout()
            body.setSpacing(self.theme.length(12))
            body.addWidget(self.felt, 1)
            for part in (self._sum, self.before, self._caption, self._who):
                self._side_column.addWidget(part)
            self._side_column.addStretch(1)
            body.addWidget(self._side)
        else:
            body = QHBoxLayout()
            body.setSpacing(self.theme.length(24))
            self._outer.addWidget(self.felt)
            for part in (self._sum, self._caption, self._who):
                self._side_column.addWidget(part)
            self._side_column.addStretch(1)
            body.addWidget(self._side, 1)
            body.addWidget(self.before, 1, Qt.AlignmentFlag.AlignTop)
        self._outer.addLayout(body)
        self._side.show()

    def _fits_side(self) -> bool:
        """Whether the felt leaves room beside it for the rest of a bar."""
        room = self.sheet_rect.width() - 2 * self.theme.length(20)
        return self.felt.sizeHint().width() + self.theme.px(_SIDE) <= room

    def _arrange_page(self) -> None:
        theme, left, right = self.theme, Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        self._side.hide()
        grid = QGridLayout()  # an old one would keep the heights that its rows had
        self._outer.addLayout(grid)
        grid.setHorizontalSpacing(theme.length(12))
        grid.setVerticalSpacing(theme.length(6))
        grid.addWidget(self._games, 0, 0, 1, 2, left)
        grid.addWidget(self.felt, 1, 0, 1, 2)
        if self._sheet is None or self._sheet.sum:
            grid.addWidget(self._sum, 2, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self._who, 2, 1, right)
        else:
            grid.addWidget(self._who, 2, 0, 1, 2)
        grid.addWidget(self._caption, 3, 0, 1, 2)
        grid.addWidget(self.before, 4, 0, 1, 2)
        grid.addWidget(self.examples_button, 5, 0, left)
        grid.addWidget(self.next_button, 5, 1, right)
        grid.addWidget(self._files, 6, 0, 1, 2)
        grid.setColumnStretch(0, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A bar keeps beside the felt what there is room for."""
        super().resizeEvent(event)
        if self._bar and self._fits_side() != self._has_side:
            self._arrange()

    # --- menus ----------------------------------------------------------------------------------------------------

    def _open_examples(self) -> None:
        menu = QMenu(self)
        for example in self._sheet.examples if self._sheet else ():
            if not example.id:
                menu.addAction(example.words).setEnabled(False)
                continue
            action = menu.addAction(example.words)
            action.triggered.connect(lambda _=False, its=example.id: self.example_chosen.emit(its))
        self._popup(menu, self.examples_button)

    def _open_dealers(self) -> None:
        menu = QMenu(self)
        for dealer in self._sheet.dealers if self._sheet else ():
            action = menu.addAction(dealer.words)
            action.setCheckable(True)
            action.setChecked(self._sheet is not None and dealer.id == self._sheet.dealer)
            action.triggered.connect(lambda _=False, its=dealer.id: self.dealer_chosen.emit(its))
        self._popup(menu, self.dealer_button)

    def _open_players(self) -> None:
        menu = QMenu(self)
        for count in self._sheet.players if self._sheet else ():
            action = menu.addAction(self.tr("%n player(s)", "", count))
            action.triggered.connect(lambda _=False, its=count: self.players_chosen.emit(its))
        self._popup(menu, self.players_button)

    def _popup(self, menu: QMenu, button: QWidget) -> None:
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))


def _rows(sheet: EntrySheet) -> tuple[bool, int, bool]:
    """What the sheet's height hangs on."""
    return bool(sheet.sum), len(sheet.before), bool(sheet.caption)
