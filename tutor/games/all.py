"""The one list of games. A new game is a new folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.games.five_hundred.game import FiveHundred
from tutor.games.pitch.game import Pitch
from tutor.games.spades.game import Spades
from tutor.kernel.game import Game

GAMES: Mapping[str, Game] = {game.name: game for game in (Spades(), FiveHundred(), Pitch())}
