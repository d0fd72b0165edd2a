"""`refuse`: the learner is invited to try what does not go, and sees why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import Suit
from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.notation import written_action
from tutor.records.tree import Mark
from tutor.teaching.asks.acting import seat_asked
from tutor.teaching.asks.base import Ask, Judged, facts, not_asked, off_point
from tutor.teaching.asks.exchange import discards
from tutor.teaching.asks.play import card_input
from tutor.teaching.evidence import refusal, shows, why
from tutor.teaching.faults import NoAnswer, NotRefused, RefusedOtherwise, UnknownReason
from tutor.teaching.fields import Ground, Reader, call_of, card_of, known_of, play_of, suit_of
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.naming import nameable, named, naming
from tutor.teaching.screen import NOTHING, Act, ActInput, Answer, Input, PointSuit, Refused, Shown, SuitInput


@dataclass(frozen=True, slots=True)
class Refuse(Ask):
    """Passed by trying just that; it must be refused for the reason that the script names."""

    kind = "refuse"
    asked: Seat
    invited: Action | None
    because: str
    """The reason's code, without the game."""

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{seat, card | call | discard: [cards] | joker: suit | pile: kitty, because: code}`."""
        fields.required("seat")
        seat = seat_asked(fields, ground)
        fields.required("because")
        because = fields.one("because", lambda node, notes: known_of(node, notes, _codes(ground), UnknownReason)) or ""
        return cls(seat, _invited(fields, ground, seat), because.rpartition(".")[2])

    @property
    def seat(self) -> Seat | None:
        return self.asked

    def task(self, moment: Moment) -> Line:
        match self.invited:
            case PlayCard(card=card):
                return Coach("task.refuse.card", facts(card=card, seat=self.asked))
            case MakeCall(call=call):
                return Coach("task.refuse.call", facts(call=call, seat=self.asked))
            case Exchange(discard=cards, joker=None) | PassCards(cards=cards):
                return Coach("task.refuse.discard", facts(cards=cards, seat=self.asked))
            case Exchange(joker=suit):
                return Coach("task.refuse.joker", facts(suit=suit, seat=self.asked))
            case LookAtKitty() | None:
                return Coach("task.refuse.pile", facts(seat=self.asked))

    def input(self, moment: Moment) -> Input:
        match self.invited:
            case MakeCall():
                return ActInput(self.asked, self._calls(moment))
            case Exchange(discard=()):
                return SuitInput(tuple(Suit))
            case Exchange() | PassCards():
                return ActInput(self.asked, discards=discards(moment), names=nameable(moment.game, moment.state))
            case PlayCard(names=Suit() as named):
                return ActInput(self.asked, names=tuple(Suit) if named else ())
            case PlayCard() | LookAtKitty() | None:
                return card_input(moment, self.asked)

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        match answer:
            case Act(action):
                return self._judge(moment, action)
            case PointSuit(suit) if isinstance(self.input(moment), SuitInput):
                return self._judge(moment, naming(moment, self.asked, suit))
            case _:
                return not_asked(moment)

    def _judge(self, moment: Moment, action: Action) -> Judged:
        reason = refusal(moment.game, moment.state, action)
        if reason is None:
            shown = why(moment.game, moment.state, action)[1]
            return off_point(action, (Coach("not-refused", facts(goal=self._goal(moment))),), shown)
        invited = self._same(moment, action)
        lines = moment.voice.own("right") if invited else ()
        shown = shows(moment.game, moment.state, action, reason)
        return Judged(Refused(moment.says(reason), shown, invited, lines), passes=invited)

    def answers(self, moment: Moment) -> tuple[Answer, ...]:
        action = self._whole(moment)
        suit = None if action is None else named(action)
        if suit and isinstance(self.input(moment), SuitInput):
            return (PointSuit(suit),)
        return () if action is None else (Act(action),)

    def evidence(self, moment: Moment) -> Shown:
        shown = self.solution(moment)[1]
        return replace(shown, legal=())

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        action = self._whole(moment)
        if action is None:
            return (), NOTHING
        line, shown = why(moment.game, moment.state, action)
        return (line,), shown

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        action = self._whole(moment)
        if action is None:
            yield None, NoAnswer()
            return
        reason = refusal(moment.game, moment.state, action)
        if reason is None:
            yield None, NotRefused(Written(written_action(action)))
        elif reason.code != self.because:
            yield None, RefusedOtherwise(Written(reason.code), Written(self.because))

    # --- inside ------------------------------------------------------------------------------------------------------

    def _goal(self, moment: Moment) -> Line:
        return next(iter(moment.voice.own("task")), self.task(moment))

    def _calls(self, moment: Moment) -> tuple[Call, ...]:
        calls = moment.game.calls(moment.state.match.rules)
        match self.invited:
            case MakeCall(call=call) if call not in calls:
                return (*calls, call)
            case _:
                return calls

    def _same(self, moment: Moment, action: Action) -> bool:
        match action, self._whole(moment):
            case Exchange(), Exchange() as whole:
                return frozenset(action.discard) == frozenset(whole.discard) and action.joker is whole.joker
            case _, whole:
                return action == whole

    def _whole(self, moment: Moment) -> Action | None:
        """The invited action; one that only names the joker's suit leads it, or puts the record's cards away."""
        match self.invited:
            case Exchange(discard=(), joker=suit):
                return naming(moment, self.asked, suit)
            case _:
                return self.invited


def _codes(ground: Ground) -> tuple[str, ...]:
    """The codes of the game's reasons, with the game's name and without."""
    codes = tuple(dict.fromkeys(reason.code for reason in ground.game.reasons))
    return (*codes, *(f"{ground.game.name}.{code}" for code in codes))


def _invited(fields: Reader, ground: Ground, seat: Seat) -> Action | None:
    card = fields.one("card", play_of)
    call = fields.one("call", lambda node, notes: call_of(node, notes, ground, any_call=True))
    away = fields.each("discard", card_of)
    joker = fields.one("joker", suit_of)
    pile = fields.one("pile", lambda node, notes: known_of(node, notes, ("kitty",), UnknownReason))
    if card:
        return PlayCard(seat, card[0], card[1])
    if call:
        return MakeCall(seat, call)
    if away or joker:
        return Exchange(seat, away, joker)
    return LookAtKitty(seat) if pile else None
