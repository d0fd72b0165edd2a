"""The best cards by the solver, with all cards seen: what `best:` means in a script."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tutor.kernel.actions import Action, PlayCard
from tutor.kernel.game import Game
from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase, Playing
from tutor.records.faults import Fault, FieldMissing, Written
from tutor.records.notation import nearest
from tutor.records.tree import Fields, Items, Node, Text
from tutor.solver.aims import Aim, objective_of
from tutor.solver.solve import NotConvertibleError, OverBudgetError, action_values
from tutor.teaching.faults import UnknownValue
from tutor.teaching.fields import Notes
from tutor.teaching.hand_faults import BestNotKnown, TooManyCards

MOST_CARDS = 6
"""A seat's cards from which the best ones are looked for; more take too long to wait for."""
AIMS = tuple(aim.value for aim in Aim)


@dataclass(frozen=True, slots=True)
class Best:
    """The cards that are best for something. `bidder` has promised to take no trick, where the calls do not tell."""

    aim: Aim
    bidder: Seat | None = None


def best_of(node: Node, notes: Notes) -> Best | None:
    """`tricks | score | nil | goal`, or `{nil: seat}`. Whose seat it is, the moment decides."""
    match node:
        case Text(text=text) if text in AIMS:
            return Best(Aim(text))
        case Text(text=text):
            close = nearest(text, AIMS)
            known = tuple(map(Written, AIMS))
            notes.add(node.mark, UnknownValue(Written(text), Written(close) if close else None, known))
            return None
        case Fields(entries=((Text(text="nil"), Text(text=seat)),)):
            return Best(Aim.NIL, Seat(seat))
        case Fields() | Items():
            notes.add(node.mark, FieldMissing(Written("nil")))
            return None


def best_actions(best: Best, game: Game, state: Phase) -> frozenset[Action] | None:
    """The best of what goes; None where it cannot be said, as `best_fault` tells."""
    known = _values(_Same(game, state), best)
    if isinstance(known, Fault):
        return None
    side = state.match.seats.side(state.to_act) if state.to_act else None
    most = max(known.values(), default=0) if side is not None else 0
    return frozenset(action for action, value in known.items() if value == most)


def best_fault(best: Best, game: Game, state: Phase) -> Fault | None:
    """Why the best cards cannot be said here; None where they can."""
    known = _values(_Same(game, state), best)
    return known if isinstance(known, Fault) else None


@dataclass(frozen=True, slots=True, eq=False)
class _Same:
    """A state by its identity, so that what is known of it can be remembered."""

    game: Game
    state: Phase

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.state is self.state

    def __hash__(self) -> int:
        return id(self.state)


@lru_cache(maxsize=256)
def _values(here: _Same, best: Best) -> Mapping[Action, int] | Fault:
    """What each action is worth to the seat to act."""
    game, state = here.game, here.state
    if not isinstance(state, Playing) or state.to_act is None:
        return BestNotKnown(Written(best.aim.value))
    bidder = best.bidder if best.bidder in state.match.seats.order else None
    objective = objective_of(game, state, state.to_act, best.aim, bidder)
    if objective is None or (best.bidder is not None and bidder is None):
        return BestNotKnown(Written(best.aim.value))
    cards = max(map(len, state.play.hands.values()))
    if cards > MOST_CARDS:
        return TooManyCards(cards)
    try:
        found = action_values(game, state, objective)
    except OverBudgetError:
        return TooManyCards(cards)
    except NotConvertibleError:
        return BestNotKnown(Written(best.aim.value))
    return {action: value for action, value in found.items() if isinstance(action, PlayCard)}
