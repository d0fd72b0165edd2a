"""Hands played to their end, a player for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.kernel.game import Game
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.kernel.view import seen_by
from tutor.players.player import Player

Players = Mapping[Seat, Player]
"""Who holds each seat."""


def play_hand(game: Game, state: Phase, players: Players, rng: Random) -> Over:
    """A hand played on from any moment. Raises IllegalActionError where a player does what does not go."""
    while True:
        match state:
            case Over():
                return state
            case Auction(to_act=seat) | Exchanging(to_act=seat) | Playing(to_act=str() as seat):
                action = players[seat].choose(seen_by(state, seat), game.legal(state), rng)
                state = game.apply(state, action).state
            case _:
                raise ValueError(state)
