"""`exchange`: the learner lays cards away for the kitty, or passes them on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Self

from tutor.kernel.actions import Action, Exchange, PassCards
from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import Seat
from tutor.kernel.state import Exchanging
from tutor.teaching.acts import put_away
from tutor.teaching.asks.acting import Acting, read_sought
from tutor.teaching.asks.base import Wrong, facts
from tutor.teaching.conditions import Condition, JustThese, just_these
from tutor.teaching.fields import Ground, Reader
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.naming import nameable, room
from tutor.teaching.screen import ActInput, Shown

_SETS = 5000  # three of thirteen cards with five ways to name a joker are 1430


@dataclass(frozen=True, slots=True)
class ExchangeAsk(Acting):
    """An exchange that is accepted is made; another legal one is answered."""

    kind = "exchange"
    elsewhere = "exchange-off-point"
    asked: Seat
    accept: Condition
    wrongs: tuple[Wrong[Condition], ...] = ()
    notes: tuple[Wrong[Condition], ...] = ()
    keeps: bool = False
    expects: Condition | None = None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{seat, accept: condition (default legal), wrong, notes: [{id, when, say}], go: learner, expect}`."""
        sought = read_sought(fields, ground, just_these)
        return cls(sought.seat, sought.accept, sought.wrongs, sought.notes, sought.keeps, sought.expects)

    def arrive(self, film: Film, frame: int) -> int:
        moments = range(frame, len(film.frames))
        return next((at for at in moments if _chooses(film, at, self.asked)), frame)

    def task(self, moment: Moment) -> Line:
        return Coach("task.exchange", facts(count=discards(moment)))

    def input(self, moment: Moment) -> ActInput:
        return ActInput(self.asked, discards=discards(moment), names=nameable(moment.game, moment.state))

    def tries(self, moment: Moment) -> tuple[Action, ...]:
        return tuple(islice(_sets(moment, self.asked), _SETS))

    def about(self, action: Action) -> tuple[tuple[str, object], ...]:
        return facts(cards=put_away(action), found=len(self._found(action)), count=len(put_away(action)))

    def off(self, action: Action) -> str:
        return "exchange-part" if self._found(action) else self.elsewhere

    def options(self, moment: Moment) -> Shown | None:
        return None

    def _found(self, action: Action) -> frozenset[Card]:
        """The cards of one set of cards that is asked for, as far as they were laid away."""
        match self.accept:
            case JustThese(cards):
                return cards & frozenset(put_away(action))
            case _:
                return frozenset()


def discards(moment: Moment) -> int:
    """How many cards are to be laid away: as many as the record has, else as the kitty holds."""
    after = moment.film.frames[moment.frame + 1].action if moment.frame < moment.film.last else None
    recorded = len(put_away(after)) if after is not None else 0
    return recorded or room(moment.game, moment.state)


def _chooses(film: Film, frame: int, seat: Seat) -> bool:
    match film.state(frame):
        case Exchanging(to_act=chooser):
            return chooser == seat
        case _:
            return False


def _sets(moment: Moment, seat: Seat) -> Iterable[Action]:
    """Every set of cards that may be laid away, without a name for the joker first."""
    sets = combinations(moment.hand(seat), discards(moment))
    match moment.state:
        case Exchanging(contract=None):
            partner = moment.seats.partner(seat) or seat
            yield from (PassCards(seat, partner, cards) for cards in sets)
        case _:
            named: tuple[Suit | None, ...] = (None, *Suit) if _holds_joker(moment.hand(seat)) else (None,)
            yield from (Exchange(seat, cards, suit) for cards in sets for suit in named)


def _holds_joker(held: tuple[Card, ...]) -> bool:
    return any(card.is_joker for card in held)
