"""`hand`: the learner plays a seat of the scene out, and it is scored as it falls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.tree import Mark
from tutor.teaching.asks.acting import seat_asked
from tutor.teaching.asks.base import Ask, Judged, facts, not_asked
from tutor.teaching.faults import NotItsTurn
from tutor.teaching.fields import Ground, Reader
from tutor.teaching.film import Film
from tutor.teaching.hand_faults import HandNotKnown
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import Answer, Go, Input


@dataclass(frozen=True, slots=True)
class HandAsk(Ask):
    """Passed when the hand is over, however it falls. Every turn is the run's affair, not a single answer's."""

    kind = "hand"
    plays_out = True
    asked: Seat
    seed: int | None
    """Fixes the players of the other seats; None for the lesson's."""
    follows: bool
    """Whether the others play the record's cards until the learner leaves them."""
    keeps: bool

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{seat, seed, others: engine | record, go: script | learner}`."""
        fields.required("seat")
        others = fields.word("others", ("engine", "record"), "engine")
        keeps = fields.word("go", ("script", "learner"), "script") == "learner"
        return cls(seat_asked(fields, ground), fields.number("seed"), others == "record", keeps)

    @property
    def seat(self) -> Seat | None:
        return self.asked

    @property
    def goes_on(self) -> bool:
        return self.keeps

    def after(self, film: Film, frame: int) -> int:
        return film.last

    def task(self, moment: Moment) -> Line:
        return Coach("task.hand", facts(seat=self.asked))

    def input(self, moment: Moment) -> Input:
        return Go()

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        return not_asked(moment)

    def answers(self, moment: Moment) -> tuple[Answer, ...]:
        return ()

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        if moment.state.to_act is None:
            yield None, NotItsTurn(Written(self.asked))
            return
        sizes, spread = _sizes(moment)
        for seat, size in sizes.items():
            if size < max(sizes.values()) - spread:
                yield None, HandNotKnown(Written(seat))


def _sizes(moment: Moment) -> tuple[Mapping[Seat, int], int]:
    """How many cards each seat has, and by how many they may differ."""
    play = moment.play
    if play is None:
        return {seat: len(moment.state.deal.hands.get(seat, ())) for seat in moment.seats}, 0
    return {seat: len(play.hands[seat]) for seat in play.active}, min(1, len(play.table))
