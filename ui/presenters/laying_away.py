"""Cards that are laid away, one by one, until they are confirmed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tutor.kernel.cards import Card
from tutor.kernel.seats import Seat
from tutor.teaching.naming import laid_away
from tutor.teaching.screen import ActInput
from ui.presenters.lesson_view import LessonView


class LayingAway(QObject):
    """Keeps what lies away on a view's page. Signal: `laid(Action)`, the exchange that is tried."""

    laid = Signal(object)

    def __init__(self, view: LessonView) -> None:
        super().__init__(view)
        self._view = view
        view.page.felt.laid_away.connect(self._lay_away)
        view.page.felt.taken_back.connect(self._take_back)
        view.page.transport.confirmed.connect(self._exchange)

    def _lay_away(self, card: Card) -> None:
        """One more card is laid away; one too many is tried at once, so that the rule is told."""
        pending = self._view.pending
        match self._view.screen.input if self._view.screen else None:
            case ActInput(seat=seat, discards=room) if len(pending.away) >= room:
                self._lay(seat, (*pending.away, card))
            case _:
                self._view.begin(replace(pending, away=(*pending.away, card), naming=False))

    def _take_back(self, card: Card) -> None:
        pending = self._view.pending
        left = tuple(held for held in pending.away if held is not card)
        self._view.begin(replace(pending, away=left, naming=False))

    def _exchange(self) -> None:
        """Lays the cards away; whoever keeps a joker that may have a suit is asked for it first."""
        pending = self._view.pending
        match self._view.screen.input if self._view.screen else None:
            case ActInput(names=names, discards=room) if names and pending.keeps_joker(room):
                self._view.begin(replace(pending, naming=True))
                self._view.page.focus_now()
            case ActInput(seat=seat):
                self._lay(seat, pending.away)
            case _:
                pass

    def _lay(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        if self._view.screen is not None:
            self.laid.emit(laid_away(self._view.screen.state, seat, cards))
