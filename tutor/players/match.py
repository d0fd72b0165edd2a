"""Hands and matches played to their end, a player for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from tutor.kernel.game import Game
from tutor.kernel.scoring import Match
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.kernel.view import seen_by
from tutor.players.player import Player

Players = Mapping[Seat, Player]
"""Who holds each seat."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """The hands of a match in order, and how it stands after the last."""

    hands: tuple[Over, ...]
    end: Match


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


def hands_of(game: Game, match: Match, players: Players, rng: Random) -> Iterator[Over]:
    """Hand after hand until the rules end the match; careless players may need a `deal_cap` for that."""
    while match.outcome is None or not match.outcome.over:
        over = play_hand(game, game.deal(match, rng), players, rng)
        yield over
        match = game.next_hand(match, over)


def play_match(game: Game, match: Match, players: Players, rng: Random) -> PlayedMatch:
    """A match played on to its end, as `hands_of` goes. Raises ValueError where it is over already."""
    hands = tuple(hands_of(game, match, players, rng))
    if not hands:
        raise ValueError("the match is over")
    return PlayedMatch(hands, game.next_hand(hands[-1].match, hands[-1]))
