"""Questions that fresh positions ask for a card, or for three to lay away; what was right about it is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import Card
from tutor.kernel.game import Illegal
from tutor.kernel.seats import Seat
from tutor.teaching.asks.acting import ANY, seat_asked
from tutor.teaching.asks.base import Ask, Judged, facts, not_asked, off_point
from tutor.teaching.asks.exchange import ExchangeAsk
from tutor.teaching.asks.play import PlayAsk, card_input
from tutor.teaching.conditions import OneOf
from tutor.teaching.evidence import refusal, shows, why
from tutor.teaching.fields import Ground, Reader
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, Accepted, Act, Answer, Input, NotThisStep, Refused, Shown

TRICKS, POINTS = "exercise.so-many-tricks", "exercise.so-many-points"
THE_NIL, THE_CONTRACT = "exercise.the-nil", "exercise.the-contract"
_COUNTED = {TRICKS: "tricks", POINTS: "points"}


@dataclass(frozen=True, slots=True)
class GoesHome(Ask):
    """Passed by any card that the rules send home: the learner has to find one."""

    kind = "refuse"
    asked: Seat

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> GoesHome:
        """`{seat}`."""
        return cls(seat_asked(fields, ground))

    @property
    def seat(self) -> Seat | None:
        return self.asked

    def task(self, moment: Moment) -> Line:
        return Coach("exercise.goes-home", facts(seat=self.asked))

    def input(self, moment: Moment) -> Input:
        return card_input(moment, self.asked)

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        match answer:
            case Act(PlayCard() as played):
                reason = refusal(moment.game, moment.state, played)
                if reason is None:
                    line, shown = why(moment.game, moment.state, played)
                    return off_point(played, (Coach("exercise.goes", facts(reason=line)),), shown, slip=True)
                shown = shows(moment.game, moment.state, played, reason)
                return Judged(Refused(moment.says(reason), shown, invited=True), passes=True)
            case _:
                return not_asked(moment)

    def answers(self, moment: Moment) -> tuple[Answer, ...]:
        return tuple(Act(play) for play in self._refused(moment))

    def evidence(self, moment: Moment) -> Shown:
        shown = self.solution(moment)[1]
        return replace(shown, legal=())

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        first = next(iter(self._refused(moment)), None)
        if first is None:
            return (), NOTHING
        line, shown = why(moment.game, moment.state, first)
        return (line,), shown

    def _refused(self, moment: Moment) -> tuple[PlayCard, ...]:
        game, state = moment.game, moment.state
        plays = (play for play in game.candidates(state) if isinstance(play, PlayCard))
        return tuple(play for play in plays if isinstance(game.judge(state, play), Illegal))


@dataclass(frozen=True, slots=True)
class LaysAway(ExchangeAsk):
    """Passed by any cards that may be laid away."""

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        judged = ExchangeAsk.judge(self, moment, answer)
        if isinstance(judged.reply, Accepted):
            return replace(judged, reply=replace(judged.reply, lines=(_right(moment, answer),)))
        return judged


def _right(moment: Moment, answer: Answer) -> Line:
    """Yes, and why what was done goes."""
    match answer:
        case Act(action):
            return Coach("right", facts(reason=why(moment.game, moment.state, action)[0]))
        case _:
            return Coach("right.plain")


def lays_away(seat: Seat) -> LaysAway:
    """A question for any exchange that goes."""
    return LaysAway(seat, ANY)


@dataclass(frozen=True, slots=True)
class BestCard(PlayAsk):
    """Takes any card that costs nothing with all cards seen; another is told its price, and may be played out."""

    prices: tuple[tuple[Card, int], ...] = ()
    question: Line | None = None
    lost: str = TRICKS
    """What a card costs: the key of its words."""

    def task(self, moment: Moment) -> Line:
        return self.question or PlayAsk.task(self, moment)

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        judged = PlayAsk.judge(self, moment, answer)
        match judged.reply, answer:
            case NotThisStep(shown=shown), Act(PlayCard(card=card) as played):
                return off_point(played, (self._priced(card),), shown, slip=True)
            case Accepted() as reply, Act(PlayCard(card=card)):
                best = Coach("exercise.best", facts(card=card))
                return replace(judged, reply=replace(reply, lines=(Coach("right", facts(reason=best)),)))
            case _:
                return judged

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        best = tuple(card for card, price in self.prices if not price)
        return (Coach("exercise.best-are", facts(cards=best)),), Shown(legal=best)

    def options(self, moment: Moment) -> Shown | None:
        return None

    def _priced(self, card: Card) -> Line:
        price = dict(self.prices).get(card, 0)
        counted = _COUNTED.get(self.lost)
        loss = Coach(self.lost, facts(**{counted: price}) if counted else ())
        return Coach("all-cards-seen", facts(card=card, loss=loss))


def best_card(seat: Seat, question: Line, prices: Mapping[Card, int], lost: str = TRICKS) -> BestCard:
    """A card to be played that costs nothing, by the prices that the solver has found."""
    best = OneOf(tuple((card, None) for card, price in prices.items() if not price))
    return BestCard(seat, best, prices=tuple(prices.items()), question=question, lost=lost)
