"""`call`: the learner makes a call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from tutor.kernel.actions import Action, MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.seats import Seat
from tutor.teaching.acts import called
from tutor.teaching.asks.acting import Acting, read_sought
from tutor.teaching.asks.base import Wrong, facts
from tutor.teaching.conditions import Condition, one_of_calls
from tutor.teaching.fields import Ground, Reader, call_of
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import ActInput, Shown


@dataclass(frozen=True, slots=True)
class CallAsk(Acting):
    """A call that is accepted is made; another legal one is answered, and may be played out in a branch."""

    kind = "call"
    elsewhere = "call-off-point"
    asked: Seat
    accept: Condition
    wrongs: tuple[Wrong[Condition], ...]
    notes: tuple[Wrong[Condition], ...]
    keeps: bool
    offer: tuple[Call, ...]
    expects: Condition | None = None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{seat, accept: calls | legal, wrong, notes: [{id, when, say}], offer, go: script | learner, expect}`."""
        sought = read_sought(fields, ground, one_of_calls(ground))
        offer = fields.each("offer", lambda node, notes: call_of(node, notes, ground))
        return cls(sought.seat, sought.accept, sought.wrongs, sought.notes, sought.keeps, offer, sought.expects)

    def task(self, moment: Moment) -> Line:
        return Coach("task.call", facts(seat=self.asked))

    def input(self, moment: Moment) -> ActInput:
        return ActInput(self.asked, self.offer or moment.game.calls(moment.state.match.rules))

    def tries(self, moment: Moment) -> tuple[Action, ...]:
        calls = self.offer or moment.game.calls(moment.state.match.rules)
        return tuple(MakeCall(self.asked, call) for call in calls)

    def about(self, action: Action) -> tuple[tuple[str, object], ...]:
        return facts(call=called(action))

    def options(self, moment: Moment) -> Shown | None:
        return None
