"""The ladder of help: rungs climbed are inked, later ones wait in dashes and say for what; and what they cost."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ui.announce import announce
from ui.panels.button import Button
from ui.panels.flow import Flow, flow_of
from ui.panels.paper import words
from ui.panels.worded import Worded
from ui.theme.stylesheet import restyle
from ui.theme.theme import Theme
from ui.theme.tokens import Step


@dataclass(frozen=True, slots=True)
class Ladder:
    """The rungs that a step has, from 1 (the goal) to 5 (the answer), those climbed, and the stars still to be had.

    None are told of where there are none, as in a round of fresh positions.
    """

    offered: tuple[int, ...]
    climbed: frozenset[int]
    stars: int

    @property
    def next(self) -> int | None:
        """The rung to climb next."""
        return next((rung for rung in self.offered if rung not in self.climbed), None)

    def before(self, rung: int) -> tuple[int, ...]:
        """The rungs still to be climbed before this one."""
        return tuple(lower for lower in self.offered if lower < rung and lower not in self.climbed)


class HelpLadder(Worded):
    """A rung that must wait says which comes first.

    Signals: `rung_climbed`, the wish for the next one; `rung_recalled(int)`, the wish to hear one that was climbed.
    """

    rung_climbed = Signal()
    rung_recalled = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show an empty ladder."""
        super().__init__(theme, parent)
        self._ladder = Ladder((), frozenset(), 3)
        self._title = QLabel()
        self._title.setProperty("role", "label")
        self._stars = QLabel()
        self._stars.setProperty("role", "note")
        self._rungs: dict[int, Button] = {}
        self._asked: int | None = None
        self._answer = words("", theme, Step.LABEL)
        self._answer.hide()
        self._row = Flow(gap=5)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addLayout(flow_of(self._title, self._stars, fill="apart"))
        column.addLayout(self._row)
        column.addWidget(self._answer)
        for rung in range(1, 6):
            button = self._rungs[rung] = Button("", theme, kind="rung")
            button.clicked.connect(lambda _=False, its=rung: self._pressed(its))
            self._row.addWidget(button)
        self._renew()

    def begin_step(self) -> None:
        """Another step: what was said of a rung is past."""
        self._asked = None

    def show_ladder(self, ladder: Ladder) -> None:
        """Show how far the learner has climbed."""
        if ladder != self._ladder:
            self._asked = None
        self._ladder = ladder
        is_single = len(ladder.offered) == 1  # it stands before no others, so nothing sets it off
        for rung, button in self._rungs.items():
            used, comes = rung in ladder.climbed, rung == ladder.next
            hand = used or comes
            button.setVisible(rung in ladder.offered)
            button.set_icon("tick" if used else "")
            button.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
            button.set_state("used" if used else "only" if is_single else "next" if comes else "later")
        self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        for button in self._rungs.values():
            button.set_theme(theme)
        self._answer.set_theme(theme)
        restyle(self._title)
        super().set_theme(theme)

    def climb(self) -> None:
        """Wish for the next rung, as its key does."""
        if self._ladder.next is not None:
            self.rung_climbed.emit()

    def _pressed(self, rung: int) -> None:
        """The next rung is climbed, one that was is told again; another says why it must wait."""
        if rung == self._ladder.next:
            self.rung_climbed.emit()
            return
        if rung in self._ladder.climbed:
            self.rung_recalled.emit(rung)
            return
        self._asked = rung
        self._renew()
        announce(self, self._answer.markup)

    def _renew(self) -> None:
        names = self._names()
        for rung, button in self._rungs.items():
            button.set_words(names[rung], spoken=self._spoken(rung, names[rung]))
            button.setToolTip("" if rung == self._ladder.next else self._why_not(rung))
        self._answer.set_markup(self._why_not(self._asked) if self._asked is not None else "")
        self._answer.setVisible(self._asked is not None)
        self._title.setText(self.tr("Help"))
        self._title.setFont(self._theme.sans(Step.LABEL, bold=True))
        self._stars.setText(self._stars_left())

    def _names(self) -> dict[int, str]:
        names = (self.tr("Goal"), self.tr("Evidence"), self.tr("Rule"), self.tr("Cards"), self.tr("Answer"))
        return dict(zip(self._rungs, names, strict=True))

    def _spoken(self, rung: int, name: str) -> str:
        if rung in self._ladder.climbed:
            return self.tr("{}, seen").format(name)
        return name if rung == self._ladder.next else self.tr("{}, comes later").format(name)

    def _why_not(self, rung: int) -> str:
        """Why a rung is not climbed now: it has been, or others come first."""
        names, before = self._names(), self._ladder.before(rung)
        if rung in self._ladder.climbed:
            return self.tr("{}, once more").format(names[rung])
        if not before:
            return ""
        first = self.tr(", then ").join(names[lower] for lower in before)
        return self.tr("First {first}, then {rung}.").format(first=first, rung=names[rung])

    def _stars_left(self) -> str:
        stars = self._ladder.stars
        return self.tr("%n star(s) still to win", "", stars) if stars > 0 else ""
