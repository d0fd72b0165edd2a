"""What each card is worth with all cards seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.kernel.actions import Action, PlayCard
from tutor.kernel.cards import Card
from tutor.kernel.game import Game
from tutor.kernel.state import Over, Phase, Playing
from tutor.solver.convert import NotConvertibleError, position_of
from tutor.solver.objectives import Objective
from tutor.solver.position import Move, Position
from tutor.solver.search import OverBudgetError, Search

__all__ = ["USUAL", "Budget", "NotConvertibleError", "OverBudgetError", "action_values", "move_values", "values"]


@dataclass(frozen=True, slots=True)
class Budget:
    """How much may be searched: cards tried in all."""

    nodes: int


USUAL = Budget(500_000)


def values(position: Position, objective: Objective, budget: Budget | None = None) -> Mapping[Card, int]:
    """What comes of each card that the seat to act may play; of a joker, the best of the suits it may name.

    Cards that nothing in play lies between are worth the same. Raises OverBudgetError.
    """
    found: dict[Card, int] = {}
    best = max if position.sides[position.to_act] == objective.side else min
    for move, value in move_values(position, objective, budget).items():
        found[move.card] = best(found[move.card], value) if move.card in found else value
    return found


def move_values(position: Position, objective: Objective, budget: Budget | None = None) -> Mapping[Move, int]:
    """What comes of each move of the seat to act. Raises OverBudgetError."""
    search = Search(position, objective, (budget or USUAL).nodes)
    return {move: search.value_of(position, move) for move in search.moves(position)}


def action_values(game: Game, state: Phase, objective: Objective, budget: Budget | None = None) -> Mapping[Action, int]:
    """What comes of everything that goes. Raises OverBudgetError, or NotConvertibleError outside the play."""
    if not isinstance(state, Playing):
        raise NotConvertibleError(state)
    try:
        position = position_of(game, state)
    except NotConvertibleError:
        return _of_each(game, state, objective, budget)
    found = move_values(position, objective, budget)
    actions = [action for action in game.legal(state) if isinstance(action, PlayCard)]
    return {action: found[Move(action.card, action.names)] for action in actions}


def _of_each(game: Game, state: Playing, objective: Objective, budget: Budget | None) -> Mapping[Action, int]:
    """Where a card changes what the solver goes by (the first one led makes the trump), each is tried by itself."""
    found: dict[Action, int] = {}
    for action in game.legal(state):
        after = game.advance(state, action).state
        if isinstance(after, Over) or not isinstance(after, Playing):
            raise NotConvertibleError(state)
        position = position_of(game, after)
        found[action] = Search(position, objective, (budget or USUAL).nodes).value(position)
    return found
