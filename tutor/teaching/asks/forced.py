"""`forced`: the rules leave one card only, and the learner plays it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from tutor.kernel.actions import Action
from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.tree import Mark
from tutor.teaching.acts import played
from tutor.teaching.asks.acting import ANY, Acting, seat_asked
from tutor.teaching.asks.base import Wrong, facts
from tutor.teaching.asks.play import card_input
from tutor.teaching.conditions import Condition, condition_of, one_of_cards
from tutor.teaching.faults import NotForced, NotItsTurn
from tutor.teaching.fields import Ground, Reader
from tutor.teaching.moment import Moment
from tutor.teaching.screen import ActInput, Coach, Line


@dataclass(frozen=True, slots=True)
class Forced(Acting):
    """Accepts the only card that goes."""

    kind = "forced"
    asked: Seat
    accept: Condition = ANY
    wrongs: tuple[Wrong[Condition], ...] = ()
    notes: tuple[Wrong[Condition], ...] = ()
    keeps: bool = False
    expects: Condition | None = None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{seat, expect: card}`."""
        fields.required("seat")
        expects = fields.one("expect", lambda node, notes: condition_of(node, notes, one_of_cards))
        return cls(seat_asked(fields, ground), expects=expects)

    def task(self, moment: Moment) -> Line:  # noqa: ARG002 - the seat says it all
        return Coach("task.forced", facts(seat=self.asked))

    def input(self, moment: Moment) -> ActInput:
        return card_input(moment, self.asked)

    def tries(self, moment: Moment) -> tuple[Action, ...]:
        return tuple(moment.game.candidates(moment.state)) if moment.state.to_act == self.asked else ()

    def about(self, action: Action) -> tuple[tuple[str, object], ...]:
        return facts(card=played(action))

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        if moment.state.to_act != self.asked:
            yield None, NotItsTurn(Written(self.asked))
        elif len(moment.game.legal(moment.state)) != 1:
            yield None, NotForced(len(moment.game.legal(moment.state)))
        else:
            yield from self.unexpected(moment)
