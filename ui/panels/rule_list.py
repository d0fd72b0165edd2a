"""The rules of a game by name, each with its sign and when it comes back; and what may be asked of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.panels.button import Button
from ui.panels.flow import flow_of
from ui.panels.mastery import RuleSign, SignWidget, paint_sign
from ui.panels.paper import Paper, Rule, clear, words
from ui.panels.titled_row import TitledRow
from ui.theme.lines import line_width, paint_line
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.prose import ProseStyle
from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step

_ROW: Final = 32
_INDENT: Final = 30


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A rule: its id, its title, its sign, what the sign means (for a screen reader), and when it comes back."""

    rule: str
    title: str
    sign: RuleSign
    meaning: str
    when: str


@dataclass(frozen=True, slots=True)
class CheckLine:
    """A check at an end of the course, by the id of its round, and how it went the last time; empty for never."""

    id: str
    title: str
    note: str


@dataclass(frozen=True, slots=True)
class GameRules:
    """A game's rules; `ask` is what the button says that has some of them asked."""

    game: str
    title: str
    note: str
    ask: str
    lines: tuple[RuleLine, ...]
    checks: tuple[CheckLine, ...]


class RuleRow(TitledRow):
    """A rule. A press opens it in the rule book."""

    def __init__(self, line: RuleLine, theme: Theme) -> None:
        """Show a rule."""
        super().__init__(line.title, theme, least=_ROW, air=6)
        self.line = line
        self.setProperty("focus_radius", Radius.CONTROL)
        self.setText(", ".join(filter(None, (plain(line.title), line.meaning, line.when))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign, the title, and when."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        if self.underMouse():
            paint_box(painter, QRectF(self.rect()), Radius.CONTROL, tokens.sunk)
        middle, side = self.height() / 2, theme.px(16)
        paint_sign(painter, QRectF(6, middle - side / 2, side, side), self.line.sign, theme)
        title = self._title(self.width())
        title.paint(painter, QRectF(self._left, middle - title.height / 2, 0, 0).topLeft())
        due = self.line.sign is RuleSign.DUE
        ink, end = tokens.accent if due else tokens.ink3, Qt.AlignmentFlag.AlignRight
        place = QRectF(self.width() - 8, middle, 0, 0).topLeft()
        paint_line(painter, place, self.line.when, self._font, ink, theme.text_suit, end)
        painter.end()

    @property
    def _left(self) -> float:
        return float(self._theme.px(_INDENT))

    @property
    def _font(self) -> QFont:
        return self._theme.sans(Step.LABEL, bold=self.line.sign is RuleSign.DUE)

    @property
    def _style(self) -> ProseStyle:
        quiet = self.line.sign is RuleSign.NEW
        return ProseStyle(Step.CONTROL, colour=self._theme.tokens.ink2 if quiet else self._theme.tokens.ink)

    def _title_room(self, width: int) -> float:
        return max(60.0, width - self._left - line_width(self.line.when, self._font) - 24)


class RulesPanel(Paper):
    """A game's sheet. Signals, wishes: `round_wanted(id)`, `rule_wanted(id)`."""

    round_wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty sheet."""
        super().__init__(theme, parent=parent)
        self._rules: GameRules | None = None
        self._button: Button | None = None
        self._column = QVBoxLayout(self)

    def show_rules(self, rules: GameRules) -> None:
        """Show a game's rules."""
        self._rules = rules
        theme, tokens = self.theme, self.theme.tokens
        clear(self._column)
        self._column.setContentsMargins(self.margins_inside(18, 16, 18, 14))
        self._column.setSpacing(theme.length(2))
        head = QHBoxLayout()
        head.addWidget(words(rules.title, theme, Step.TITLE, serif=True, bold=True), 1)
        note = words(rules.note, theme, Step.LABEL, colour=tokens.ink2)
        head.addWidget(note, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self._column.addLayout(head)
        self._column.addSpacing(theme.length(4))
        ask = Button(rules.ask, theme)
        ask.clicked.connect(lambda: self.round_wanted.emit(f"{rules.game}/review"))
        self._button = ask
        self._column.addLayout(flow_of(ask, *(self._check(check) for check in rules.checks), fill="start", gap=8))
        self._column.addSpacing(theme.length(6))
        self._column.addWidget(Rule(theme))
        for line in rules.lines:
            row = RuleRow(line, theme)
            row.clicked.connect(lambda _=False, its=line.rule: self.rule_wanted.emit(its))
            self._column.addWidget(row)
        self._column.addStretch(1)
        self.setAccessibleName(rules.title)

    def focus_first(self) -> None:
        """Give the focus to the button that has rules asked."""
        if self._button is not None:
            self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _check(self, check: CheckLine) -> Button:
        text = f"{check.title} · {check.note}" if check.note else check.title
        button = Button(text, self.theme, kind="quiet")
        button.clicked.connect(lambda: self.round_wanted.emit(check.id))
        return button

    def _renew(self) -> None:
        if self._rules is not None:
            self.show_rules(self._rules)


class Legend(QWidget):
    """What the signs mean, side by side."""

    def __init__(self, theme: Theme) -> None:
        """Show nothing yet."""
        super().__init__()
        self._row = flow_of(fill="start", gap=18)
        self.setLayout(self._row)
        self._theme = theme

    def show_signs(self, meanings: tuple[tuple[RuleSign, str], ...], theme: Theme) -> None:
        """Show each sign with its meaning."""
        self._theme = theme
        clear(self._row)
        for sign, meaning in meanings:
            self._row.addWidget(_meaning(sign, meaning, theme))


def _meaning(sign: RuleSign, meaning: str, theme: Theme) -> QWidget:
    part = QWidget()
    row = QHBoxLayout(part)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    row.addWidget(SignWidget(sign, theme))
    label = words(meaning, theme, Step.LABEL, colour=theme.tokens.ink2)
    label.setWordWrap(False)
    row.addWidget(label)
    return part
