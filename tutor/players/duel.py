"""Two players against each other: each deal is played twice, with the seats exchanged, so that luck cancels out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import sqrt
from random import Random
from statistics import fmean, stdev

from tutor.kernel.game import Game
from tutor.kernel.scoring import Match
from tutor.kernel.seats import Seats, Side
from tutor.kernel.state import Over
from tutor.players.match import Players, play_hand
from tutor.players.player import Player

_HALF_WIDTH = 1.96
"""Standard errors to either side of a mean that hold 95 % of a normal distribution."""
_ANY = 2**53


@dataclass(frozen=True, slots=True)
class DuelHand:
    """A hand of a duel: the number of its deal from 1, who held which sides, what each player's sides scored."""

    deal: int
    over: Over
    first: tuple[Side, ...]
    """The sides of the first player; the second has the others."""

    @property
    def points(self) -> tuple[float, float]:
        """The points of each player, a mean where one has several sides."""
        score = self.over.score
        if score is None:
            return 0, 0
        mine = [sheet.hand for sheet in score.sheets if sheet.side in self.first]
        theirs = [sheet.hand for sheet in score.sheets if sheet.side not in self.first]
        return fmean(mine), fmean(theirs)

    @property
    def won(self) -> float:
        """1 where the best side of the first player scores more than the best of the second, a half where as much."""
        score = self.over.score
        if score is None:
            return 0.5
        mine = max(sheet.hand for sheet in score.sheets if sheet.side in self.first)
        theirs = max(sheet.hand for sheet in score.sheets if sheet.side not in self.first)
        return 0.5 if mine == theirs else float(mine > theirs)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and the ends of its 95 % interval; of a single value there is none."""

    mean: float
    interval: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Standing:
    """What a duel has shown: points a hand of each player, their difference, the share of hands that the first won."""

    hands: int
    points: tuple[float, float]
    difference: Estimate
    wins: Estimate


def duel(game: Game, table: Match, pair: tuple[Player, Player], deals: int, seed: int) -> Iterator[DuelHand]:
    """Each deal's two hands, at a table as it stands; the dealer goes round. The same for the same seed."""
    rng, seats, match = Random(seed), table.seats, table
    for number in range(1, deals + 1):
        start = game.deal(match, rng)
        for turned in (False, True):
            first = tuple(side for place, side in enumerate(seats.sides) if place % 2 == turned)
            chance = Random(int(rng.random() * _ANY))
            yield DuelHand(number, play_hand(game, start, _seated(seats, first, pair), chance), first)
        match = replace(match, dealer=seats.after(match.dealer))


def standing(hands: Sequence[DuelHand]) -> Standing:
    """What the hands of a duel show. The two hands of a deal are one value, since they share its luck."""
    mine, theirs = zip(*(hand.points for hand in hands), strict=True)
    deals = [list(pair) for _, pair in groupby(hands, lambda hand: hand.deal)]
    return Standing(
        len(hands),
        (fmean(mine), fmean(theirs)),
        estimate([fmean(hand.points[0] - hand.points[1] for hand in deal) for deal in deals]),
        estimate([fmean(hand.won for hand in deal) for deal in deals]),
    )


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, and where the true one lies with 95 % confidence."""
    mean = fmean(values)
    if len(values) == 1:
        return Estimate(mean, None)
    half = _HALF_WIDTH * stdev(values) / sqrt(len(values))
    return Estimate(mean, (mean - half, mean + half))


def _seated(seats: Seats, first: tuple[Side, ...], pair: tuple[Player, Player]) -> Players:
    return {seat: pair[0] if seats.side(seat) in first else pair[1] for seat in seats}
