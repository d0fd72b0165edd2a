"""What the coach says over the felt."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from tutor.kernel.cards import Card
from tutor.teaching.lines import Line
from tutor.teaching.screen import Shown
from ui.panels.coach_words import CoachButton
from ui.table.felt import Felt


@dataclass(frozen=True, slots=True)
class Bubble:
    """What the coach says beside a card, and what is offered with it."""

    lines: tuple[Line, ...]
    shown: Shown
    card: Card | None = None
    buttons: tuple[CoachButton, ...] = ()

    def target(self, felt: Felt) -> QPointF | None:
        """Where on the felt it points: at its card, else at the first of the evidence that lies there."""
        cards = (self.card, *self.shown.evidence) if self.card is not None else self.shown.evidence
        places = (felt.place_of(card) for card in cards)
        return next((place for place in places if place is not None), None)
