"""Endings of random hands, under any options, and a search of them by the rules alone."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from tutor.games.all import GAMES
from tutor.kernel.actions import Exchange
from tutor.kernel.cards import Suit
from tutor.kernel.game import Game, Legal
from tutor.kernel.rules import OptionError, written
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing

SKIPPED = ("deal_cap", "target", "floor")


@dataclass(frozen=True)
class Ending:
    """A moment of a hand with a few cards left, and where it was made."""

    game: Game
    state: Playing
    seed: int


def table_of(game: Game, rng: Random) -> Match:
    """A table of a game under random options."""
    preset = rng.choice(list(game.presets.values()))
    for _ in range(99):
        names = [name for name in preset.options() if name not in SKIPPED]
        chosen = {name: option(preset.options()[name], rng) for name in rng.sample(names, rng.randrange(4))}
        try:
            rules = preset.changed(chosen)
        except OptionError:
            continue
        players = rng.choice(game.players_under(rules))
        seats = Seats(COMPASS[:players], game.is_partnership(rules, players))
        bags = {side: rng.randrange(10) for side in seats.sides}
        return Match(rules, seats, rng.choice(seats.order), {}, bags)
    raise AssertionError(game)


def option(allowed, rng: Random) -> str:
    """A value of an option, as a text."""
    if allowed.choices:
        return written(rng.choice(allowed.choices))
    high = allowed.low + 3 if allowed.high is None else allowed.high
    return str(rng.randint(allowed.low, high))


def moments(game: Game, match: Match, rng: Random) -> Iterator[Phase]:
    """Every moment of a hand of random cards and calls."""
    state: Phase = game.deal(match, rng)
    while not isinstance(state, Over):
        yield state
        legal = game.legal(state)
        if isinstance(state, Auction):
            action = legal[min(rng.randrange(6), len(legal) - 1)]
        elif isinstance(state, Exchanging) and rng.randrange(2):
            action = _named(game, state, legal, rng)
        else:
            action = rng.choice(legal)
        state = game.apply(state, action).state


def _named(game, state, legal, rng):
    """An exchange that names the joker, where it may be."""
    action = rng.choice(legal)
    if not isinstance(action, Exchange):
        return action
    named = replace(action, joker=rng.choice(list(Suit)))
    return named if isinstance(game.judge(state, named), Legal) else action


def few_cards(name: str, cards: int, count: int, seed: int) -> Iterator[Ending]:
    """Moments of hands at which nobody holds more than `cards`."""
    game = GAMES[name]
    found = 0
    for number in range(seed, seed + 50 * count):
        if found == count:
            return
        rng = Random(number)
        small = [
            state
            for state in moments(game, table_of(game, rng), rng)
            if isinstance(state, Playing) and max(len(state.play.hands[seat]) for seat in state.play.active) <= cards
        ]
        if small:
            found += 1
            yield Ending(game, rng.choice(small), number)


@pytest.fixture(params=sorted(GAMES))
def name(request) -> str:
    return request.param


@pytest.fixture
def endings() -> Callable[..., Iterator[Ending]]:
    return few_cards


@pytest.fixture
def hand() -> Callable[[Game, int], Iterator[Phase]]:
    """Every moment of the hand of a seed, under its options."""

    def playing(game: Game, seed: int) -> Iterator[Phase]:
        rng = Random(seed)
        return moments(game, table_of(game, rng), rng)

    return playing
