"""What each card of a hand that was played has cost its side, with all cards seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.kernel.actions import PlayCard
from tutor.kernel.game import Game
from tutor.kernel.seats import Seat
from tutor.kernel.state import Playing
from tutor.solver.aims import Aim, objective_of
from tutor.solver.convert import NotConvertibleError, position_of
from tutor.solver.position import Move
from tutor.solver.search import Search
from tutor.solver.solve import USUAL, Budget

Played = tuple[Playing, PlayCard]
"""A moment, and the card that was played at it."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a card has cost against the best that could be played; 0 for the best, and for the only one."""

    play: PlayCard
    trick: int
    cost: int


def costs(game: Game, hand: Sequence[Played], aim: Aim, budget: Budget | None = None) -> tuple[Cost, ...]:
    """The cost of each card of a hand, or of a part of it, in the order played.

    Raises OverBudgetError, and NotConvertibleError where nothing is played for at a moment.
    """
    reviewers: dict[Seat, _Reviewer] = {}
    found: list[Cost] = []
    for state, play in hand:
        reviewer = reviewers.get(play.seat) or _Reviewer(game, state, play.seat, aim, (budget or USUAL).nodes)
        reviewers |= dict.fromkeys(reviewer.seats, reviewer)
        found.append(Cost(play, state.play.number, reviewer.cost(state, play)))
    return tuple(found)


class _Reviewer:
    """One search for all moments of a hand. Of two sides, what one loses the other wins, so it serves both."""

    def __init__(self, game: Game, state: Playing, seat: Seat, aim: Aim, nodes: int) -> None:
        objective, position = objective_of(game, state, seat, aim), position_of(game, state)
        if objective is None:
            raise NotConvertibleError(aim)
        seats = state.match.seats
        self._game, self._objective = game, objective
        self._search = Search(position, objective, nodes)
        self.seats = seats.order if len(seats.sides) == _OPPOSED else seats.members(objective.side)

    def cost(self, state: Playing, play: PlayCard) -> int:
        position = position_of(self._game, state)
        best = self._search.value(position)
        own = self._search.value_of(position, Move(play.card, play.names))
        return best - own if position.sides[position.to_act] == self._objective.side else own - best


_OPPOSED = 2
