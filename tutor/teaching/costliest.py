"""`what: costliest`: the trick in which a card cost its side most, with all cards seen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tutor.kernel.actions import PlayCard
from tutor.kernel.seats import Seat
from tutor.kernel.state import Playing
from tutor.records.faults import Fault, Written
from tutor.records.tree import Node, Text
from tutor.solver.aims import Aim
from tutor.solver.review import Played, costs
from tutor.solver.solve import NotConvertibleError, OverBudgetError
from tutor.teaching.best import best_of
from tutor.teaching.fields import Ground, Reader, seat_of
from tutor.teaching.film import Film
from tutor.teaching.hand_faults import BestNotKnown, TooManyCards


@dataclass(frozen=True, slots=True)
class Costliest:
    """`what: costliest`, `seat:` whose cards (anybody's where it is None), `by:` what they cost."""

    seat: Seat | None
    aim: Aim


def costliest_of(fields: Reader, ground: Ground) -> Costliest:
    """`{seat, by: tricks | score | goal | nil}`."""
    seat: Seat | None = fields.one("seat", lambda node, notes: seat_of(node, notes, ground))
    by: Node = fields.node("by") or Text(fields.mark, Aim.TRICKS.value)
    best = best_of(by, fields.notes)
    return Costliest(seat, best.aim if best else Aim.TRICKS)


@lru_cache(maxsize=64)
def tricks_of(film: Film, frame: int, sought: Costliest) -> tuple[int, ...] | Fault:
    """The tricks, up to a moment of a film, in which it happened; why it cannot be said."""
    hand = played_cards(film, frame)
    try:
        found = costs(film.game, hand, sought.aim)
    except OverBudgetError:
        return TooManyCards(max((len(cards) for cards in hand[0][0].play.hands.values()), default=0))
    except NotConvertibleError:
        return BestNotKnown(Written(sought.aim.value))
    own = [each for each in found if sought.seat in (None, each.play.seat) and each.cost > 0]
    most = max((each.cost for each in own), default=0)
    return tuple(dict.fromkeys(each.trick for each in own if each.cost == most))


def played_cards(film: Film, frame: int) -> tuple[Played, ...]:
    """Each card up to a moment, with the state in which it was played."""
    found: list[Played] = []
    for at in range(1, frame + 1):
        state, action = film.state(at - 1), film.frames[at].action
        if isinstance(state, Playing) and isinstance(action, PlayCard):
            found.append((state, action))
    return tuple(found)
