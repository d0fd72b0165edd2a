"""Questions that are answered by acting at the table: a card, a call, an exchange."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from tutor.kernel.actions import Action
from tutor.kernel.game import Legal
from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.notation import written_action
from tutor.records.tree import Mark
from tutor.teaching.asks.base import Ask, Foreseen, Judged, Wrong, facts, not_asked, off_point
from tutor.teaching.conditions import AnyLegal, Condition, OneOf, OneOfCalls, meets, played
from tutor.teaching.evidence import refusal, shows, why
from tutor.teaching.faults import AcceptsIllegal, NotComputed, NothingAccepted, NotItsTurn, WrongIsRight
from tutor.teaching.film import Film
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, Accepted, Act, Answer, Coach, Line, Refused, Shown


class Acting(Ask):
    """A question with an action for an answer; the rules decide first, then `accept`."""

    __slots__ = ()
    elsewhere: ClassVar[str] = "legal-off-point"
    """The coach's phrase for an action that would go, where the step is after another."""
    asked: Seat
    accept: Condition
    wrongs: tuple[Wrong[Condition], ...]
    keeps: bool
    """Whether what follows goes on from the learner's own action."""

    @property
    def seat(self) -> Seat | None:
        return self.asked

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
        wrong = self._wrong(moment, action)
        if wrong is not None:
            lines = moment.voice.answer_to(wrong.id, *self.about(action))
            return off_point(action, lines, NOTHING, slip=True)
        shown = why(moment.game, moment.state, action)[1]
        goal: Line = next(iter(moment.voice.own("task")), self.task(moment))
        return off_point(action, (Coach(self.elsewhere, (*self.about(action), ("goal", goal))),), shown)

    def _accepted(self, moment: Moment, action: Action) -> Judged:
        note = self._wrong(moment, action)
        lines = moment.voice.answer_to(note.id) if note else moment.voice.own("right")
        return Judged(Accepted((), lines), passes=True, action=action)

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
            fitting = (a for a in self.tries(moment) if self._goes(moment, a) and self._wrong(moment, a) is wrong)
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
        return Shown(shown.evidence, (), shown.seats, shown.tricks, shown.void, shown.lines, shown.rule)

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
        if not self.answers(moment):
            yield None, NothingAccepted()
        yield from self._illegal(moment)
        for wrong in self.wrongs:
            if wrong.value is None:
                yield wrong.mark, NotComputed(Written(wrong.id))
            elif self._covered(moment, wrong.value):
                yield wrong.mark, WrongIsRight(Written(wrong.id))

    def _covered(self, moment: Moment, condition: Condition) -> bool:
        """Whether every action that a wrong answer names is refused by the rules, so that its words never come."""
        fitting = [a for a in self.tries(moment) if meets(condition, moment.game, moment.state, a)]
        return bool(fitting) and not any(self._goes(moment, a) for a in fitting)

    def _illegal(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        for action in self.listed(moment):
            reason = refusal(moment.game, moment.state, action)
            if reason is not None:
                yield None, AcceptsIllegal(Written(written_action(action)), Written(reason.code))

    def listed(self, moment: Moment) -> tuple[Action, ...]:
        """The actions that `accept` names one by one."""
        match self.accept:
            case OneOf() | OneOfCalls():
                return tuple(a for a in self.tries(moment) if meets(self.accept, moment.game, moment.state, a))
            case _:
                return ()

    def _goes(self, moment: Moment, action: Action) -> bool:
        return isinstance(moment.game.judge(moment.state, action), Legal)

    def _wrong(self, moment: Moment, action: Action) -> Wrong[Condition] | None:
        values = ((wrong, wrong.value) for wrong in self.wrongs)
        return next(
            (w for w, value in values if value is not None and meets(value, moment.game, moment.state, action)), None
        )


ANY = AnyLegal()
