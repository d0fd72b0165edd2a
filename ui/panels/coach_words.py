"""What the coach says, and how it is set: lines with their signs, the rule, the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.panels.button import Button
from ui.panels.flow import flow_of
from ui.panels.paper import Rule, renew, words
from ui.theme.marks import paint_evidence_tab, paint_legal_disc, paint_tick
from ui.theme.rich import RichText
from ui.theme.tags import paint_coach
from ui.theme.theme import Theme
from ui.theme.tokens import Step

Sign = Literal["evidence", "legal", "good", "coach"]


@dataclass(frozen=True, slots=True)
class CoachButton:
    """What the coach offers: "Play it out"."""

    id: str
    words: str


@dataclass(frozen=True, slots=True)
class CoachWords:
    """What the coach says. `rule_id` is what the link leads to; without a title there is no link.

    `elsewhere` says what another rule set has, where an option decided.
    """

    lines: tuple[str, ...]
    evidence: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    rule_title: str = ""
    rule_id: str = ""
    source: str = ""
    elsewhere: str = ""
    buttons: tuple[CoachButton, ...] = ()
    tone: Literal["coach", "good"] = "coach"
    """`good`: an answer that passes the step, on green."""

    @property
    def spoken(self) -> str:
        """All of it as one text, for an announcement."""
        return " ".join((*self.lines, *self.evidence, *self.legal))


class SignMark(QWidget):
    """A sign beside a line of words."""

    def __init__(self, sign: Sign, theme: Theme, size: int = 17) -> None:
        """Stand beside a line, `size` px large."""
        super().__init__()
        self._sign: Sign = sign
        self._theme = theme
        self.setFixedSize(theme.length(size), max(theme.length(size), theme.line_height(Step.CONTROL)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign in the middle of the line's height."""
        painter = QPainter(self)
        side = self.width()
        spot = QRectF(0, (self.height() - side) / 2, side, side)
        match self._sign:
            case "evidence":
                paint_evidence_tab(painter, spot, self._theme, on_felt=False)
            case "legal":
                paint_legal_disc(painter, spot, self._theme, on_felt=False)
            case "good":
                paint_tick(painter, spot, self._theme.tokens.good)
            case "coach":
                paint_coach(painter, spot, self._theme, on_felt=False)
        painter.end()


class CoachContent(QWidget):
    """The coach's lines with their signs, the rule and the buttons; what bubble and box have in common."""

    rule_requested = Signal(str)
    button_pressed = Signal(str)

    def __init__(self, *, book: bool) -> None:
        """Set the first line as in a book (serif, in the bubble) or as plain words (in the box)."""
        super().__init__()
        self._book = book
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._column = QVBoxLayout()

    def show_words(self, said: CoachWords, theme: Theme) -> None:
        """Show what the coach says."""
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)
        for line in said.lines:
            step = Step.TEXT if self._book else Step.CONTROL
            self._add(words(line, theme, step, serif=self._book, bold=self._book, tight=self._book))
        for line in said.evidence:
            self._add_marked("evidence", line, theme.tokens.evidence, theme)
        for line in said.legal:
            self._add_marked("legal", line, theme.tokens.legal, theme)
        if said.buttons:
            self._add_buttons(said.buttons, theme)
        if said.rule_title or said.source or said.elsewhere:
            self._add_rule(said, theme)
        renew(self._outer, body)
        body.show()

    def _add(self, text: RichText) -> None:
        text.link_activated.connect(self.rule_requested)
        self._column.addWidget(text)

    def _add_marked(self, sign: Sign, line: str, colour: str, theme: Theme) -> None:
        row = QHBoxLayout()
        row.setSpacing(theme.length(8))
        row.addWidget(SignMark(sign, theme), alignment=Qt.AlignmentFlag.AlignTop)
        row.addWidget(words(line, theme, Step.CONTROL, colour=colour), 1)
        self._column.addLayout(row)

    def _add_buttons(self, offered: Sequence[CoachButton], theme: Theme) -> None:
        self._column.addSpacing(4)
        for offer in offered:
            button = Button(offer.words, theme)
            button.clicked.connect(lambda _=False, wish=offer.id: self.button_pressed.emit(wish))
            self._column.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)

    def _add_rule(self, said: CoachWords, theme: Theme) -> None:
        """The rule's link, its source behind it or, where that does not fit, below it."""
        self._column.addSpacing(4)
        self._column.addWidget(Rule(theme))
        parts: list[QWidget] = []
        if said.rule_title:
            link = words(f"[{said.rule_title}]({said.rule_id})", theme, Step.CONTROL, bold=True)
            link.link_activated.connect(self.rule_requested)
            parts.append(link)
        if said.source:
            parts.append(words(said.source, theme, Step.LABEL, colour=theme.tokens.ink3))
        self._column.addLayout(flow_of(*parts, fill="apart", gap=10))
        if said.elsewhere:
            self._column.addWidget(words(said.elsewhere, theme, Step.LABEL, colour=theme.tokens.ink2))
