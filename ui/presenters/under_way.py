"""How far the felt has come while cards still move: what stands beside it tells no more than has been laid."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tutor.teaching.film import lying
from tutor.teaching.screen import Screen
from ui.presenters.lesson_facts import cards_played
from ui.table.felt import Felt


class UnderWay(QObject):
    """Follows what moves on a felt. Signal: `moved` when it has come further, `arrived` when nothing moves any more."""

    moved = Signal()
    arrived = Signal()

    def __init__(self, felt: Felt, parent: QObject) -> None:
        super().__init__(parent)
        self._felt = felt
        self._shown: int | None = None
        felt.cards_shown.connect(self._come)
        felt.settled.connect(self._end)

    def begin(self, before: Screen) -> None:
        """Cards are about to move, from a screen on; at speed 0 nothing is ever under way."""
        self._felt.animator.finish()
        self._shown = cards_played(before.state) if self._felt.animator.speed > 0 else None

    def stop(self) -> None:
        """Whatever moved stands for nothing any more."""
        self._shown = None

    def screen(self, screen: Screen) -> Screen:
        """A screen as far as the felt shows it; without the sheet of a hand whose last cards are being laid."""
        if self._shown is None or self._shown > cards_played(screen.state):
            return screen
        past = next((state for state in screen.frames if cards_played(state) == self._shown), None)
        return screen if past is None else replace(screen, state=lying(past), score=None)

    def _come(self, cards: int) -> None:
        if self._shown is not None:
            self._shown = cards
            self.moved.emit()

    def _end(self) -> None:
        if self._shown is not None:
            self._shown = None
            self.arrived.emit()
