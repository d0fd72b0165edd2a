"""Questions that are answered by acting at the table: a card, a call, an exchange."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from tutor.kernel.actions import Action
from tutor.kernel.game import Legal
from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.notation import written_action
from tutor.records.tree import Mark, Node
from tutor.teaching.acts import played
from tutor.teaching.asks.base import Ask, Foreseen, Judged, Wrong, facts, not_asked, off_point, read_wrong
from tutor.teaching.best import best_fault
from tutor.teaching.conditions import (
    AnyLegal,
    Condition,
    Listed,
    OneOf,
    OneOfCalls,
    bests_in,
    condition_of,
    meets,
)
from tutor.teaching.evidence import refusal, shows, why
from tutor.teaching.faults import AcceptsIllegal, Expectation, NotComputed, NothingAccepted, NotItsTurn, WrongIsRight
from tutor.teaching.fields import Ground, Notes, Reader, seat_of
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, Accepted, Act, Answer, Refused, Shown


class Acting(Ask):
    """A question with an action for an answer; the rules decide first, then `accept`."""

    __slots__ = ()
    elsewhere: ClassVar[str] = "legal-off-point"
    """The coach's phrase for an action that would go, where the step is after another."""
    asked: Seat
    accept: Condition
    wrongs: tuple[Wrong[Condition], ...]
    notes: tuple[Wrong[Condition], ...]
    """What is said to accepted actions of a kind, the first that fits."""
    keeps: bool
    """`go: learner`."""
    expects: Condition | None
    """What is accepted here as the script's words have it."""

    @property
    def seat(self) -> Seat | None:
        return self.asked

    @property
    def goes_on(self) -> bool:
        return self.keeps

    def arrive(self, film: Film, frame: int) -> int:
        return film.next_turn(self.asked, frame)

    def after(self, film: Film, frame: int) -> int:
        return min(frame + 1, film.last)

    @abstractmethod
    def tries(self, moment: Moment) -> tuple[Action, ...]:
        """The actions worth trying here, those of the script first."""

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        match answer:
            case Act(action):
                return self._judge(moment, action)
            case _:
                return not_asked(moment)

    def _judge(self, moment: Moment, action: Action) -> Judged:
        reason = refusal(moment.game, moment.state, action)
        if reason is not None:
            return Judged(Refused(moment.says(reason), shows(moment.game, moment.state, action, reason)))
        if self.accepts(moment, action):
            return self._accepted(moment, action)
        wrong = self._first(self.wrongs, moment, action)
        if wrong is not None:
            lines = moment.voice.answer_to(wrong.id, *self.about(action))
            return off_point(action, lines, NOTHING, slip=not wrong.free, mistake=None if wrong.free else wrong.id)
        shown = why(moment.game, moment.state, action)[1]
        goal: Line = next(iter(moment.voice.own("task")), self.task(moment))
        return off_point(action, (Coach(self.off(action), (*self.about(action), ("goal", goal))),), shown)

    def off(self, action: Action) -> str:
        """The coach's phrase for an action that goes, and is not what the step is after."""
        return self.elsewhere

    def _accepted(self, moment: Moment, action: Action) -> Judged:
        note = self._first(self.notes, moment, action)
        noted = moment.voice.own(f"note.{note.id}") if note else ()
        return Judged(Accepted((), (*noted, *moment.voice.own("right"))), passes=True, action=action)

    def about(self, action: Action) -> tuple[tuple[str, object], ...]:
        """The facts of an action that a phrase may name."""
        return facts(action=written_action(action))

    def accepts(self, moment: Moment, action: Action) -> bool:
        return meets(self.accept, moment.game, moment.state, action)

    def answers(self, moment: Moment) -> tuple[Answer, ...]:
        if moment.state.to_act != self.asked:
            return ()
        own = moment.film.frames[moment.frame + 1].action if moment.frame < moment.film.last else None
        tried = (*((own,) if own is not None else ()), *self.tries(moment))
        fitting = dict.fromkeys(a for a in tried if self._goes(moment, a) and self.accepts(moment, a))
        return tuple(Act(action) for action in fitting)

    def foreseen(self, moment: Moment) -> tuple[Foreseen, ...]:
        """One action for each wrong answer of the script that the step does not take after all."""
        found: list[Foreseen] = []
        for wrong in self.wrongs:
            fitting = (a for a in self.tries(moment) if self._misses(moment, a, wrong))
            action = next(fitting, None)
            if action is not None:
                found.append(Foreseen(wrong.id, Act(action)))
        return tuple(found)

    def options(self, moment: Moment) -> Shown | None:
        """What goes at all; where everything that goes is accepted, this is as good as the answer."""
        cards = (played(action) for action in self.tries(moment) if self._goes(moment, action))
        return Shown(legal=tuple(dict.fromkeys(card for card in cards if card is not None)))

    def evidence(self, moment: Moment) -> Shown:
        action = next((a for a in self.tries(moment) if self._goes(moment, a)), None)
        if action is None:
            return NOTHING
        shown = why(moment.game, moment.state, action)[1]
        return replace(shown, legal=())

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        answer = next(iter(self.answers(moment)), None)
        match answer:
            case Act(action):
                line, shown = why(moment.game, moment.state, action)
                return (*moment.voice.own("right"), line), shown
            case _:
                return (), NOTHING

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        if moment.state.to_act != self.asked:
            yield None, NotItsTurn(Written(self.asked))
            return
        untold = tuple(self._untold(moment))
        yield from untold
        if not self.answers(moment) and not untold:
            yield None, NothingAccepted()
        yield from self._illegal(moment)
        yield from self.unexpected(moment)
        for wrong in (*self.wrongs, *self.notes):
            if wrong.value is None:
                yield wrong.mark, NotComputed(Written(wrong.id))
            elif wrong in self.wrongs and self._covered(moment, wrong.value):
                yield wrong.mark, WrongIsRight(Written(wrong.id))

    def _untold(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        """Conditions on the best cards of which the solver can say nothing here."""
        foreseen = ((wrong.mark, wrong.value) for wrong in (*self.wrongs, *self.notes) if wrong.value is not None)
        for mark, condition in ((None, self.accept), *foreseen):
            for best in bests_in(condition):
                fault = best_fault(best, moment.game, moment.state)
                if fault is not None:
                    yield mark, fault

    def _covered(self, moment: Moment, condition: Condition) -> bool:
        """Whether what a wrong answer names is refused by the rules, or accepted, so that its words never come."""
        fitting = [a for a in self.tries(moment) if meets(condition, moment.game, moment.state, a)]
        return all(self.accepts(moment, a) or not self._goes(moment, a) for a in fitting)

    def _illegal(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        for action in self.listed(moment):
            reason = refusal(moment.game, moment.state, action)
            if reason is not None:
                yield None, AcceptsIllegal(Written(written_action(action)), Written(reason.code))

    def unexpected(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        """Where what is accepted is not what the script's words rely on."""
        if self.expects is None:
            return
        going = [action for action in self.tries(moment) if self._goes(moment, action)]
        found = _written(action for action in going if self.accepts(moment, action))
        meant = _written(a for a in self.tries(moment) if meets(self.expects, moment.game, moment.state, a))
        if found != meant:
            yield None, Expectation(Written(found), Written(meant))

    def listed(self, moment: Moment) -> tuple[Action, ...]:
        """The actions that `accept` names one by one."""
        match self.accept:
            case OneOf() | OneOfCalls():
                return tuple(a for a in self.tries(moment) if meets(self.accept, moment.game, moment.state, a))
            case _:
                return ()

    def _goes(self, moment: Moment, action: Action) -> bool:
        return isinstance(moment.game.judge(moment.state, action), Legal)

    def _misses(self, moment: Moment, action: Action, wrong: Wrong[Condition]) -> bool:
        """Whether an action goes, and is answered with the words of this wrong answer."""
        if not self._goes(moment, action) or self.accepts(moment, action):
            return False
        return self._first(self.wrongs, moment, action) is wrong

    def _first(self, among: tuple[Wrong[Condition], ...], moment: Moment, action: Action) -> Wrong[Condition] | None:
        """The first of some foreseen kinds of action that this one is."""
        for each in among:
            if each.value is not None and meets(each.value, moment.game, moment.state, action):
                return each
        return None


@dataclass(frozen=True, slots=True)
class Sought:
    """What the fields of an acting step say, whatever is done."""

    seat: Seat
    accept: Condition
    wrongs: tuple[Wrong[Condition], ...]
    notes: tuple[Wrong[Condition], ...]
    keeps: bool
    expects: Condition | None


def read_sought(fields: Reader, ground: Ground, listed: Listed) -> Sought:
    """`{seat, accept (default legal), wrong, notes, go: script | learner, expect}`; `listed` reads a plain list."""

    def read(node: Node, notes: Notes) -> Condition | None:
        return condition_of(node, notes, listed)

    fields.required("seat")
    accept: Condition | None = fields.one("accept", read)
    wrongs: tuple[Wrong[Condition], ...] = read_wrong(fields, read, may_be_free=True)
    notes: tuple[Wrong[Condition], ...] = read_wrong(fields, read, field="notes")
    keeps = fields.word("go", ("script", "learner"), "script") == "learner"
    return Sought(seat_asked(fields, ground), accept or ANY, wrongs, notes, keeps, fields.one("expect", read))


def _written(actions: Iterable[Action]) -> str:
    """Actions as records write them, each once."""
    return ", ".join(dict.fromkeys(written_action(action) for action in actions))


def seat_asked(fields: Reader, ground: Ground) -> Seat:
    """The seat that a step asks; the first where it cannot be read, which is noted."""
    return fields.one("seat", lambda node, notes: seat_of(node, notes, ground)) or ground.seats.order[0]


ANY = AnyLegal()
