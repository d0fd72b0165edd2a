"""Tables of every game under every preset, and a player that comes to all corners of the rules."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from tutor.games.all import GAMES
from tutor.kernel.actions import Action, Exchange, MakeCall
from tutor.kernel.cards import JOKER, Suit
from tutor.kernel.game import Game
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.view import SeatView
from tutor.players.match import play_hand

LONG = bool(os.environ.get("TRICKWISE_LONG"))


@dataclass(frozen=True)
class Setting:
    """A game, a preset, and how many play."""

    game: Game
    preset: str
    players: int

    def match(self, **options: str) -> Match:
        rules = self.game.presets[self.preset].changed(options)
        seats = Seats(COMPASS[: self.players], self.game.is_partnership(rules, self.players))
        return Match(rules, seats, seats.order[-1])

    def __str__(self) -> str:
        return f"{self.game.name}-{self.preset}-{self.players}"


class Roamer:
    """Calls low more often than high, puts any cards away, and names the joker now and then."""

    def choose(self, view: SeatView, legal: Sequence[Action], rng: Random) -> Action:
        match legal[0]:
            case MakeCall():
                return legal[min(rng.randrange(5) * rng.randrange(4), len(legal) - 1)]
            case Exchange(seat=seat, discard=discard):
                laid = tuple(rng.sample(view.hand, len(discard)))
                return Exchange(seat, laid, self.named(view, laid, rng))
            case _:
                return legal[rng.randrange(len(legal))]

    def named(self, view: SeatView, laid: tuple, rng: Random) -> Suit | None:
        call = view.contract.call.notation
        low = view.match.rules.joker_no_trump == "low_in_misere"
        may = call.endswith("NT") or (call.endswith("misere") and not low)
        return rng.choice((None, *Suit)) if may and JOKER in view.hand and JOKER not in laid else None


SETTINGS = [
    Setting(game, preset, players)
    for game in GAMES.values()
    for preset in game.presets
    for players in (game.players if preset == "bicycle" else (4,))
]


@pytest.fixture(params=SETTINGS, ids=str)
def setting(request) -> Setting:
    return request.param


@pytest.fixture(scope="session")
def roamer() -> Roamer:
    return Roamer()


@pytest.fixture(scope="session")
def times():
    """How often something is tried: the first number, or where the long tests run the second."""
    return lambda sample, long: long if LONG else sample


@pytest.fixture(scope="session")
def hands_of():
    """Plays hand after hand until the rules end the match; careless players may need a `deal_cap` for that."""

    def playing(game, match, players, rng):
        while match.outcome is None or not match.outcome.over:
            over = play_hand(game, game.deal(match, rng), players, rng)
            yield over
            match = game.next_hand(match, over)

    return playing
