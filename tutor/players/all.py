"""The one list of players. A new player is a new file and a line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.kernel.game import Game
from tutor.players.player import Player, RandomPlayer
from tutor.players.simple import SimplePlayer

PLAYERS: Mapping[str, Callable[[Game], Player]] = {
    "random": lambda _: RandomPlayer(),
    "simple": SimplePlayer,
}
"""How to make each player for a game, by its name."""
