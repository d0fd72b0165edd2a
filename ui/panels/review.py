"""What is due for review, and how the rules of each game stand: the sheet beside where one stopped."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ui.icons import paint_icon
from ui.panels.button import Button
from ui.panels.mastery import GameMastery, MasteryStrip
from ui.panels.paper import Paper, Rule, words
from ui.panels.press import PressButton
from ui.theme.paint import paint_box
from ui.theme.prose import ProseStyle
from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step

_ARROW: Final = 20
_WIDE: Final = 760
"""From this width on the games stand side by side."""


@dataclass(frozen=True, slots=True)
class ReviewSheet:
    """The games with their rules; `note` says how much is due, `text` what review is, or what its words mean.

    `first` is the game whose rules wait longest, empty where no rule was met.
    """

    games: tuple[GameMastery, ...]
    note: str
    first: str = ""
    text: str = ""
    due: bool = False

    @property
    def is_folded(self) -> bool:
        """Whether there is nothing to show yet: no rule was met."""
        return not self.first


class MasteryRow(PressButton):
    """A game: its name, what is due of it; the signs of its rules, where there is room. A press opens them by name."""

    def __init__(self, mastery: GameMastery, theme: Theme) -> None:
        """Show a game."""
        super().__init__()
        self.mastery = mastery
        self._theme = theme
        self.setProperty("focus_radius", Radius.CONTROL)
        self.setAccessibleName(f"{mastery.title}: {mastery.told}")
        tokens = theme.tokens
        name = words(mastery.title, theme, Step.CONTROL, bold=True)
        note = words(mastery.note, theme, Step.LABEL, colour=tokens.accent if mastery.due else tokens.ink3)
        note.setSizePolicy(note.sizePolicy().horizontalPolicy(), name.sizePolicy().verticalPolicy())
        self._strip = MasteryStrip(theme)
        self._strip.show_signs(mastery.signs, theme)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(name, 1)
        head.addWidget(note, 0, Qt.AlignmentFlag.AlignRight)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, theme.length(4), 8 + theme.length(_ARROW), theme.length(4))
        column.setSpacing(theme.length(2))
        column.addLayout(head)
        column.addWidget(self._strip)
        for part in (name, note):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.grow_with_words()

    def show_signs(self, *, shown: bool) -> None:
        """With a sign for each of its rules, or in one line."""
        self._strip.setVisible(shown)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """As high as name and signs."""
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else 0

    def sizeHint(self) -> QSize:
        """A column wide."""
        return QSize(300, self.heightForWidth(300))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground under the hand, and the arrow."""
        painter = QPainter(self)
        tokens = self._theme.tokens
        if self.underMouse():
            paint_box(painter, QRectF(self.rect()), Radius.CONTROL, tokens.sunk)
        size = self._theme.length(14)
        middle = self.height() / 2
        paint_icon(painter, "right", QRectF(self.width() - size - 4, middle - size / 2, size, size), tokens.ink3)
        painter.end()


class ReviewPanel(Paper):
    """The sheet; one line where no rule was met and there is room.

    Signals, wishes: `review_wanted(game)`, `rules_wanted(game)`.
    """

    review_wanted = Signal(str)
    rules_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._sheet: ReviewSheet | None = None
        self._dealing = False
        self._is_line = False
        self._title = words("", theme, Step.TEXT, serif=True, bold=True)
        self._note = words("", theme, Step.LABEL)
        self._rule = Rule(theme, strong=True)
        self._text = words("", theme, Step.LABEL)
        self._rows: list[MasteryRow] = []
        self.button = Button("", theme)
        self.button.clicked.connect(self._review)
        self._all = Button("", theme, kind="quiet")
        self._all.clicked.connect(lambda: self.rules_wanted.emit(self._sheet.first if self._sheet else ""))
        self._column = QVBoxLayout(self)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._note, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self._column.addLayout(self._head)
        self._column.addWidget(self._rule)
        self._games = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._games.setSpacing(0)
        self._column.addLayout(self._games)
        self._column.addWidget(self._text)
        self._column.addStretch(1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.button)
        self._foot.addStretch(1)
        self._foot.addWidget(self._all)
        self._column.addLayout(self._foot)

    def show_review(self, sheet: ReviewSheet) -> None:
        """Show what is due, and how the rules stand."""
        self._sheet = sheet
        theme, tokens = self.theme, self.theme.tokens
        self._column.setContentsMargins(self.margins_inside(24, 14, 18, 12))
        self._column.setSpacing(theme.length(4))
        for part, style, colour in (
            (self._title, ProseStyle(Step.TEXT, serif=True, bold=True), tokens.ink),
            (self._note, ProseStyle(Step.LABEL), tokens.ink2),
            (self._text, ProseStyle(Step.LABEL), tokens.ink2),
        ):
            part.set_theme(theme)
            part.set_style(replace(style, colour=colour))
        self._rule.set_theme(theme)
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = [MasteryRow(game, theme) for game in sheet.games]
        for row in self._rows:
            row.clicked.connect(lambda _=False, its=row.mastery.game: self.rules_wanted.emit(its))
            self._games.addWidget(row, 1)
        self._title.set_markup(self.tr("Due for review"))
        self._note.set_markup(sheet.note)
        self._text.set_markup(sheet.text)
        self._text.setVisible(bool(sheet.text))
        self.button.set_theme(theme)
        self._all.set_theme(theme)
        self.button.setVisible(bool(sheet.first))
        self._all.set_words(self.tr("All rules"))
        self._fold()
        self._word_button()
        self.updateGeometry()

    def _fold(self) -> None:
        """One line, its words beside the title, where there is nothing to show and room across; or a sheet."""
        folded = self._sheet is not None and self._sheet.is_folded
        line = folded and self._is_wide
        self._all.setVisible(line or not folded)  # a game's line leads there too
        self._head.setSpacing(self.theme.length(20) if line else 8)
        for row in self._rows:
            row.setVisible(not line)
            row.show_signs(shown=self._is_wide)
        if line == self._is_line:
            return
        self._is_line = line
        self._rule.setVisible(not line)
        self._note.setVisible(not line)
        self._head.setStretch(0, 0 if line else 1)
        self._head.setAlignment(self._title, Qt.AlignmentFlag.AlignVCenter if line else Qt.AlignmentFlag(0))
        (self._column if line else self._head).removeWidget(self._text)
        (self._foot if line else self._head).removeWidget(self._all)
        if line:
            self._head.addWidget(self._text, 1, Qt.AlignmentFlag.AlignVCenter)
            self._head.addWidget(self._all)
        else:
            self._column.insertWidget(self._column.indexOf(self._games) + 1, self._text)
            self._foot.addWidget(self._all)

    def show_dealing(self, *, dealing: bool) -> None:
        """Say that a round is being dealt; a press then stops it."""
        self._dealing = dealing
        self._word_button()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The games in a row where there is room."""
        super().resizeEvent(event)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._games.setDirection(across if self._is_wide else down)
        self._fold()

    @property
    def _is_wide(self) -> bool:
        return self.width() >= self.theme.px(_WIDE)

    def _renew(self) -> None:
        if self._sheet is not None:
            self.show_review(self._sheet)

    def _word_button(self) -> None:
        due = self._sheet is not None and self._sheet.due
        waiting = self.tr("Dealing… Stop")
        self.button.set_words(waiting if self._dealing else self.tr("Review now") if due else self.tr("Practise"))

    def _review(self) -> None:
        if self._sheet is not None:
            self.review_wanted.emit("" if self._dealing else self._sheet.first)
