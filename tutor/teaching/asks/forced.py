"""`forced`: the rules leave one card only, and the learner plays it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.tree import Mark
from tutor.teaching.asks.acting import ANY, seat_asked
from tutor.teaching.asks.base import Wrong, facts
from tutor.teaching.asks.play import ActingCard
from tutor.teaching.conditions import Condition, condition_of, one_of_cards
from tutor.teaching.faults import NotForced, NotItsTurn
from tutor.teaching.fields import Ground, Reader
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment


@dataclass(frozen=True, slots=True)
class Forced(ActingCard):
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

    def task(self, moment: Moment) -> Line:
        return Coach("task.forced", facts(seat=self.asked))

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        if moment.state.to_act != self.asked:
            yield None, NotItsTurn(Written(self.asked))
        elif len(moment.game.legal(moment.state)) != 1:
            yield None, NotForced(len(moment.game.legal(moment.state)))
        else:
            yield from self.unexpected(moment)
