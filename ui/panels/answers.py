"""The answer area of a lesson: what it may ask for, each as a value, and the widget that takes the answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tutor.kernel.cards import Suit
from ui.panels.answer_dial import DialArea
from ui.panels.answer_number import NumberArea
from ui.panels.answer_options import Choice, OptionsArea
from ui.panels.answer_order import AskOrder, OrderArea
from ui.panels.answer_points import MomentArea, PointingArea, SuitsArea
from ui.panels.answer_sort import SortArea
from ui.panels.answer_sort_board import AskSort
from ui.panels.paper import clear
from ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class AskOptions:
    """Picks one of `choices`, or several where `many`. `picked` were picked before."""

    choices: tuple[Choice, ...]
    many: bool = False
    picked: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class AskNumber:
    """Types or steps to a number."""

    low: int
    high: int
    start: int | None = None
    """What stands in the field at first; None: nothing."""


@dataclass(frozen=True, slots=True)
class AskSuit:
    """Points at one of these suits, each with its name."""

    suits: tuple[tuple[Suit, str], ...]


@dataclass(frozen=True, slots=True)
class AskPointing:
    """Points at cards on the felt, and says when done; `count` are chosen."""

    count: int


@dataclass(frozen=True, slots=True)
class AskMoment:
    """Scrubs to a trick and says: here. `trick` is where the ruler stands."""

    trick: int


@dataclass(frozen=True, slots=True)
class AskDial:
    """Turns a dial through `values` (id and words); those `to_visit` must be seen, those `visited` have been."""

    values: tuple[tuple[str, str], ...]
    at: str
    to_visit: frozenset[str] = frozenset()
    visited: frozenset[str] = frozenset()
    name: str = ""
    """What it turns."""
    figures: tuple[str, ...] = ()
    """What there is to watch, as it stands now."""


Ask = AskOptions | AskNumber | AskSuit | AskPointing | AskMoment | AskDial | AskSort | AskOrder


class AnswerArea(QWidget):
    """Shows what is asked.

    Signals, all wishes:

    `option_picked(frozenset of ids)`, `number_given(int)`, `suit_pointed(Suit)`, `pointing_done`, `moment_pointed`,
    `dial_turned(id)`, `placed(frozenset of (thing, bin))`, `ordered(tuple of ids)`.

    And a fact: `rearranged`: things stand in another order than the last one handed in.
    """

    option_picked = Signal(object)
    number_given = Signal(int)
    suit_pointed = Signal(object)
    pointing_done = Signal()
    moment_pointed = Signal()
    dial_turned = Signal(str)
    placed = Signal(object)
    ordered = Signal(object)
    rearranged = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Hidden until something is asked."""
        super().__init__(parent)
        self._theme = theme
        self._asked: Ask | None = None
        self._area: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_ask(self, asked: Ask | None) -> None:
        """Ask for something, or for nothing. What asks for the same keeps its widget, and with it the focus."""
        if asked == self._asked and self._area is not None:
            return
        before, self._asked = self._asked, asked
        if self._shown_again(before, asked):
            return
        self._rebuild()

    def set_theme(self, theme: Theme) -> None:
        """Take another look; what has been typed or ticked stays."""
        self._theme = theme
        if self._area is not None:
            self._area.set_theme(theme)  # type: ignore[attr-defined]

    def focus_first(self) -> bool:
        """Give the focus to the first control, unless it is there; False where nothing is answered here."""
        if self._area is None or isinstance(self._area, PointingArea | MomentArea):
            return False
        focused = QApplication.focusWidget()
        if focused is None or not self._area.isAncestorOf(focused):
            self._area.setFocus()
        return True

    def _shown_again(self, before: Ask | None, asked: Ask | None) -> bool:
        """Whether the same widget can show it."""
        match (before, asked, self._area):
            case (AskPointing(), AskPointing(count), PointingArea() as area):
                area.show_count(count)
            case (AskMoment(), AskMoment(trick), MomentArea() as area):
                area.show_trick(trick)
            case (AskDial(values=values), AskDial() as now, DialArea() as area) if values == now.values:
                area.show_dial(now.at, now.to_visit, now.visited)
                area.show_figures(now.name, now.figures)
            case (AskSort(), AskSort() as now, SortArea() as area) if _is_same(before, now):
                area.show_ask(now)
            case (AskOrder(), AskOrder() as now, OrderArea() as area) if _is_same(before, now):
                area.show_ask(now)
            case _:
                return False
        return True

    def _rebuild(self) -> None:
        clear(self._column)
        self._area = None if self._asked is None else self._made(self._asked)
        if self._area is not None:
            self._column.addWidget(self._area)
            self._area.show()  # now: Qt would do it when the page has been painted without it
        self.setVisible(self._area is not None)

    def _made(self, asked: Ask) -> QWidget:
        theme = self._theme
        match asked:
            case AskOptions(choices, many, picked):
                options = OptionsArea(choices, many=many, picked=picked, theme=theme)
                options.picked.connect(self.option_picked)
                return options
            case AskNumber(low, high, start):
                number = NumberArea(low, high, start, theme)
                number.given.connect(self.number_given)
                return number
            case AskSuit(suits):
                buttons = SuitsArea(suits, theme)
                buttons.pointed.connect(self.suit_pointed)
                return buttons
            case AskPointing(count):
                pointing = PointingArea(count, theme)
                pointing.done.connect(self.pointing_done)
                return pointing
            case AskMoment(trick):
                moment = MomentArea(trick, theme)
                moment.pointed.connect(self.moment_pointed)
                return moment
            case AskDial(values, at, to_visit, visited, name, figures):
                dial = DialArea(values, theme)
                dial.show_figures(name, figures)
                dial.show_dial(at, to_visit, visited)
                dial.turned.connect(self.dial_turned)
                return dial
            case AskSort():
                sorting = SortArea(asked, theme)
                sorting.placed.connect(lambda places: self._hand_in(self.placed, places))
                return sorting
            case AskOrder():
                ordering = OrderArea(asked, theme)
                ordering.ordered.connect(lambda row: self._hand_in(self.ordered, row))
                ordering.board.changed.connect(self.rearranged)
                return ordering
        assert_never(asked)

    def _hand_in(self, wish: SignalInstance, answer: object) -> None:
        """What was wrong before is forgotten, so that it is told again where it is wrong again."""
        match self._asked:
            case AskSort() | AskOrder() as asked:
                self._asked = replace(asked, misplaced=frozenset(), pointed=frozenset())
            case _:
                pass
        wish.emit(answer)


def _is_same(before: Ask | None, asked: AskSort | AskOrder) -> bool:
    """Whether it is the same question, though its words or marks may be others."""
    match before:
        case AskSort() | AskOrder():
            return before.step == asked.step and [p.id for p in before.pieces] == [p.id for p in asked.pieces]
        case _:
            return False
