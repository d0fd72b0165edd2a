"""`name-joker`: the learner names a suit for the joker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.cards import JOKER, Card, Suit
from tutor.kernel.seats import Seat
from tutor.kernel.state import Exchanging
from tutor.teaching.asks.acting import Acting, read_sought
from tutor.teaching.asks.base import Foreseen, Judged, Wrong, facts
from tutor.teaching.conditions import AnyLegal, Condition, meets, one_of_suits
from tutor.teaching.evidence import why
from tutor.teaching.fields import Ground, Reader, card_of
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Line, Option
from tutor.teaching.moment import Moment
from tutor.teaching.naming import NO_SUIT, named, naming, suit_option
from tutor.teaching.screen import NOTHING, Act, Answer, Input, OptionInput, Pick, PointSuit, Shown, SuitInput


@dataclass(frozen=True, slots=True)
class NameJoker(Acting):
    """The joker is led with a suit not led yet; or the contractor, laying cards away, names its suit, or none."""

    kind = "name-joker"
    asked: Seat
    accept: Condition
    wrongs: tuple[Wrong[Condition], ...]
    notes: tuple[Wrong[Condition], ...]
    keeps: bool
    discard: tuple[Card, ...]
    """The cards laid away; empty for the record's."""
    expects: Condition | None = None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{seat, accept: suits | none | legal, wrong, notes: [{id, when, say}], discard: cards, go, expect}`."""
        sought = read_sought(fields, ground, one_of_suits)
        away = fields.each("discard", card_of)
        return cls(sought.seat, sought.accept, sought.wrongs, sought.notes, sought.keeps, away, sought.expects)

    def arrive(self, film: Film, frame: int) -> int:
        """Where the cards are laid away, or where the seat leads; else its next turn."""
        turns = [at for at in range(frame, len(film.frames)) if film.state(at).to_act == self.asked]
        names = (at for at in turns if any(map(_names, film.game.candidates(film.state(at)))) or _chooses(film, at))
        return next(names, turns[0] if turns else frame)

    def task(self, moment: Moment) -> Line:
        return Coach("task.name-joker", facts(seat=self.asked))

    def input(self, moment: Moment) -> Input:
        match moment.state:
            case Exchanging():
                suits = (Option(suit.value, suit_option(suit)) for suit in Suit)
                return OptionInput((*suits, Option(NO_SUIT, suit_option(None))))
            case _:
                return SuitInput(tuple(Suit))

    def tries(self, moment: Moment) -> tuple[Action, ...]:
        return tuple(naming(moment, self.asked, suit, self.discard) for suit in self._suits(moment))

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        action = self._given(moment).get(answer)
        return Acting.judge(self, moment, answer if action is None else Act(action))

    def accepts(self, moment: Moment, action: Action) -> bool:
        """Another card that goes is not what is asked."""
        return (_names(action) or _exchanges(action)) and meets(self.accept, moment.game, moment.state, action)

    def answers(self, moment: Moment) -> tuple[Answer, ...]:
        return tuple(self._answer(moment, each) for each in Acting.answers(self, moment) if isinstance(each, Act))

    def foreseen(self, moment: Moment) -> tuple[Foreseen, ...]:
        found = Acting.foreseen(self, moment)
        return tuple(Foreseen(f.id, self._answer(moment, f.answer)) for f in found if isinstance(f.answer, Act))

    def listed(self, moment: Moment) -> tuple[Action, ...]:
        match self.accept:
            case AnyLegal():
                return ()
            case _:
                return tuple(a for a in self.tries(moment) if meets(self.accept, moment.game, moment.state, a))

    def off(self, action: Action) -> str:
        if _names(action) or _exchanges(action):
            return "naming-off-point" if named(action) else "no-naming-off-point"
        return self.elsewhere

    def about(self, action: Action) -> tuple[tuple[str, object], ...]:
        match action:
            case PlayCard(card=card, names=None):
                return facts(card=card)
            case _:
                suit = named(action)
                return facts(suit=suit) if suit else ()

    def options(self, moment: Moment) -> Shown | None:
        return None

    def evidence(self, moment: Moment) -> Shown:
        """The tricks that have led a suit already."""
        play, shown = moment.play, Acting.evidence(self, moment)
        tricks = tuple(trick.number for trick in play.tricks) if play else ()
        return Shown(evidence=(JOKER,), tricks=tricks, rule=shown.rule)

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        answer = next(iter(self.answers(moment)), None)
        action = None if answer is None else self._given(moment).get(answer)
        if action is None:
            return (), NOTHING
        suit = named(action)
        says = Coach("option.suit", facts(suit=suit)) if suit else Coach("option.no-suit")
        line, shown = why(moment.game, moment.state, action)
        return (Coach("hint.answer-reason", facts(answer=says, reason=line)), *moment.voice.own("right")), shown

    # --- inside ------------------------------------------------------------------------------------------------------

    def _suits(self, moment: Moment) -> tuple[Suit | None, ...]:
        return (*Suit, None) if isinstance(moment.state, Exchanging) else tuple(Suit)

    def _given(self, moment: Moment) -> Mapping[Answer, Action]:
        """What each answer does."""
        return {self._answer(moment, Act(action)): action for action in self.tries(moment)}

    def _answer(self, moment: Moment, act: Act) -> Answer:
        suit = named(act.action)
        if isinstance(moment.state, Exchanging):
            return Pick(frozenset((suit.value if suit else NO_SUIT,)))
        return PointSuit(suit) if suit else act


def _names(action: Action) -> bool:
    """Whether an action leads the joker with a suit."""
    match action:
        case PlayCard(card=card, names=suit):
            return card is JOKER and suit is not None
        case MakeCall() | Exchange() | PassCards() | LookAtKitty():
            return False


def _exchanges(action: Action) -> bool:
    return isinstance(action, Exchange)


def _chooses(film: Film, frame: int) -> bool:
    return isinstance(film.state(frame), Exchanging)
