"""The engine's players that hold the seats beside the learner's."""

from __future__ import annotations

from random import Random

from tutor.kernel.actions import Action
from tutor.kernel.game import Game
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.kernel.view import seen_by
from tutor.players.principles.turn import Advised
from tutor.players.simple import SimplePlayer

USUAL_SEED = 1
"""The seed of a lesson that names none."""
_MOMENTS = 1_000


def turn(game: Game, state: Phase, seed: int, moment: int) -> Action:
    """What the engine's player does for the seat to act: the same for the same seed, moment and cards."""
    seat = _to_act(state)
    rng = Random(seed * _MOMENTS + moment)
    return SimplePlayer(game).choose(seen_by(state, seat), game.legal(state), rng)


def advice(game: Game, state: Phase) -> Advised:
    """What a sensible player would do for the seat to act, and why, from what that seat can see."""
    return SimplePlayer(game).advise(seen_by(state, _to_act(state)), game.legal(state))


def _to_act(state: Phase) -> Seat:
    match state:
        case Auction(to_act=seat) | Exchanging(to_act=seat) | Playing(to_act=str() as seat):
            return seat
        case Playing() | Over():
            raise ValueError(state)
        case _:
            raise AssertionError(state)
