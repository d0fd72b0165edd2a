"""`play`: the learner plays a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from tutor.kernel.actions import Action, PlayCard
from tutor.kernel.cards import Suit
from tutor.kernel.seats import Seat
from tutor.teaching.asks.acting import Acting, read_sought
from tutor.teaching.asks.base import Wrong, facts
from tutor.teaching.conditions import Condition, one_of_cards, played
from tutor.teaching.fields import Ground, Reader
from tutor.teaching.moment import Moment
from tutor.teaching.screen import ActInput, Coach, Line


@dataclass(frozen=True, slots=True)
class PlayAsk(Acting):
    """A card that is accepted is played; another legal one is answered, and may be played out in a branch."""

    kind = "play"
    asked: Seat
    accept: Condition
    wrongs: tuple[Wrong[Condition], ...]
    notes: tuple[Wrong[Condition], ...]
    keeps: bool

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{seat, accept: condition (default legal), wrong, notes: [{id, when, say}], go: script | learner}`."""
        sought = read_sought(fields, ground, one_of_cards)
        return cls(sought.seat, sought.accept, sought.wrongs, sought.notes, sought.keeps)

    def task(self, moment: Moment) -> Line:  # noqa: ARG002 - the seat says it all
        return Coach("task.play", facts(seat=self.asked))

    def input(self, moment: Moment) -> ActInput:
        return card_input(moment, self.asked)

    def tries(self, moment: Moment) -> tuple[Action, ...]:
        return tuple(moment.game.candidates(moment.state)) if moment.state.to_act == self.asked else ()

    def about(self, action: Action) -> tuple[tuple[str, object], ...]:
        return facts(card=played(action))


def card_input(moment: Moment, seat: Seat) -> ActInput:
    """A card of a seat, and the suits that a joker led by it might name."""
    plays = moment.game.candidates(moment.state) if moment.state.to_act == seat else ()
    names = (action.names for action in plays if isinstance(action, PlayCard))
    return ActInput(seat, names=tuple(suit for suit in Suit if suit in set(names)))
