"""`play`: the learner plays a card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from tutor.kernel.actions import Action, PlayCard
from tutor.kernel.cards import Suit
from tutor.kernel.seats import Seat
from tutor.records.faults import Fault
from tutor.records.tree import Mark
from tutor.teaching.acts import played
from tutor.teaching.asks.acting import Acting, read_sought
from tutor.teaching.asks.base import Wrong, facts
from tutor.teaching.best import Best, best_actions, best_fault, best_of
from tutor.teaching.conditions import Condition, one_of_cards
from tutor.teaching.fields import Ground, Reader
from tutor.teaching.hand_faults import ListedNotBest
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import ActInput


class ActingCard(Acting):
    """A card of the seat's is the answer."""

    __slots__ = ()

    def input(self, moment: Moment) -> ActInput:
        return card_input(moment, self.asked)

    def tries(self, moment: Moment) -> tuple[Action, ...]:
        return tuple(moment.game.candidates(moment.state)) if moment.state.to_act == self.asked else ()

    def about(self, action: Action) -> tuple[tuple[str, object], ...]:
        return facts(card=played(action))


@dataclass(frozen=True, slots=True)
class PlayAsk(ActingCard):
    """A card that is accepted is played; another legal one is answered, and may be played out in a branch."""

    kind = "play"
    asked: Seat
    accept: Condition
    wrongs: tuple[Wrong[Condition], ...] = ()
    notes: tuple[Wrong[Condition], ...] = ()
    keeps: bool = False
    expects: Condition | None = None
    best: Best | None = None
    """What the accepted cards are the best ones for; the check asks the solver."""

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{seat, accept: condition, wrong, notes: [{id, when, say}], best, differs, go: script | learner, expect}`.

        `accept` is by default the best cards where `best` stands, else whatever goes. A set of cards beside `best` must
        be the best ones, unless `differs` says why not.
        """
        sought = read_sought(fields, ground, one_of_cards)
        best: Best | None = fields.one("best", best_of)
        accept = best if best is not None and not fields.has("accept") else sought.accept
        compared = None if fields.text("differs") else best
        return cls(sought.seat, accept, sought.wrongs, sought.notes, sought.keeps, sought.expects, compared)

    def task(self, moment: Moment) -> Line:
        return Coach("task.play", facts(seat=self.asked))

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        yield from Acting.faults(self, moment)
        if self.best is None or self.accept == self.best or moment.state.to_act != self.asked:
            return
        fault = best_fault(self.best, moment.game, moment.state)
        if fault is not None:
            yield None, fault
            return
        best = best_actions(self.best, moment.game, moment.state) or frozenset()
        accepted = frozenset(action for action in moment.game.legal(moment.state) if self.accepts(moment, action))
        if accepted != best:
            cards = (played(action) for action in moment.game.legal(moment.state) if action in best)
            yield None, ListedNotBest(tuple(dict.fromkeys(card for card in cards if card is not None)))


def card_input(moment: Moment, seat: Seat) -> ActInput:
    """A card of a seat, and the suits that a joker led by it might name."""
    plays = moment.game.candidates(moment.state) if moment.state.to_act == seat else ()
    names = (action.names for action in plays if isinstance(action, PlayCard))
    return ActInput(seat, names=tuple(suit for suit in Suit if suit in set(names)))
