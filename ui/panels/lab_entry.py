"""The sheet on which a hand is entered: the game, the felt, what stood before, and what can be done with the hand."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from ui.panels.button import Button
from ui.panels.flow import flow_of
from ui.panels.lab_before import BeforePanel, StandingSheet
from ui.panels.lab_hand import HandFelt, HandSheet
from ui.panels.paper import Paper, clear, empty, words
from ui.theme.prose import ProseStyle
from ui.theme.theme import Theme
from ui.theme.tokens import Step


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose: a game, a seat, a worked hand. One without an id is a heading."""

    id: str
    words: str


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
    may_go_on: bool
    number: int
    caption: str = ""


class EntryPanel(Paper):
    """Signals, all wishes: `game_chosen(name)`, `example_chosen(id)`, `dealer_chosen(seat)`, `players_chosen(n)`.

    Also `new_wanted`, `open_wanted`, `save_wanted`, `next_wanted`.
    """

    game_chosen = Signal(str)
    example_chosen = Signal(str)
    dealer_chosen = Signal(str)
    players_chosen = Signal(int)
    new_wanted = Signal()
    open_wanted = Signal()
    save_wanted = Signal()
    next_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._sheet: EntrySheet | None = None
        self._bar = False
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
        self._who = QWidget()
        self._who.setLayout(flow_of(self.dealer_button, self.players_button, fill="start", gap=4))
        self._files = QWidget()
        self._files.setLayout(flow_of(self.new_button, self.open_button, self.save_button, fill="start", gap=2))
        self._side = QWidget()
        self._side_column = QVBoxLayout(self._side)
        self._side_column.setContentsMargins(0, 4, 0, 0)
        self._side_column.setSpacing(4)
        self._outer = QVBoxLayout(self)
        self._grid = QGridLayout()
        self._outer.addLayout(self._grid)
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
        )

    def _connect(self) -> None:
        self.new_button.clicked.connect(self.new_wanted)
        self.open_button.clicked.connect(self.open_wanted)
        self.save_button.clicked.connect(self.save_wanted)
        self.next_button.clicked.connect(self.next_wanted)
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
        if sheet is None:
            return
        self.dealer_button.set_words(sheet.dealer_words)
        self.players_button.set_words(self.tr("%n player(s)", "", len(sheet.dealers)))
        self.players_button.setVisible(len(sheet.players) > 1)
        self.next_button.setEnabled(sheet.may_go_on)

    def _arrange(self) -> None:
        theme = self.theme
        self._outer.setContentsMargins(self.margins_inside(14, 12, 14, 12))
        empty(self._outer)
        self._grid = QGridLayout()  # an old one would keep the heights that its rows had
        self._outer.addLayout(self._grid)
        self._grid.setHorizontalSpacing(theme.length(12))
        self._grid.setVerticalSpacing(theme.length(6))
        self.felt.set_row(in_a_row=self._bar)
        for button in (self.new_button, self.open_button, self.save_button):
            button.set_bare(bare=self._bar)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        for column in range(4):
            self._grid.setColumnStretch(column, 0)
        if self._bar:
            self._side.show()
            for part in (self._sum, self.before, self._caption, self._who):
                self._side_column.addWidget(part)
            self._side_column.addStretch(1)
            self._grid.addWidget(self._games, 0, 0, left)
            self._grid.addWidget(self.examples_button, 0, 1, right)
            self._grid.addWidget(self._files, 0, 2, right)
            self._grid.addWidget(self.next_button, 0, 3, right)
            self._grid.addWidget(self.felt, 1, 0, 1, 3)
            self._grid.addWidget(self._side, 1, 3)
            self._grid.setColumnStretch(2, 1)
            return
        empty(self._side_column)
        self._side.hide()
        self._grid.addWidget(self._games, 0, 0, 1, 2, left)
        self._grid.addWidget(self.felt, 1, 0, 1, 2)
        if self._sheet is None or self._sheet.sum:
            self._grid.addWidget(self._sum, 2, 0, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(self._who, 2, 1, right)
        else:
            self._grid.addWidget(self._who, 2, 0, 1, 2)
        self._grid.addWidget(self._caption, 3, 0, 1, 2)
        self._grid.addWidget(self.before, 4, 0, 1, 2)
        self._grid.addWidget(self.examples_button, 5, 0, left)
        self._grid.addWidget(self.next_button, 5, 1, right)
        self._grid.addWidget(self._files, 6, 0, 1, 2)
        self._grid.setColumnStretch(0, 1)

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
