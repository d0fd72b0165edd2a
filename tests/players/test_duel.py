"""Two players against each other on the same deals."""

from itertools import pairwise
from statistics import fmean

import pytest

from tutor.games.all import GAMES
from tutor.players.all import PLAYERS
from tutor.players.duel import Estimate, duel, estimate, standing
from tutor.players.player import RandomPlayer


class Lowest(RandomPlayer):
    """Takes the last thing that goes: the lowest card, as hands are listed."""

    def choose(self, view, legal, rng):
        return legal[-1] if view.play else super().choose(view, legal, rng)


def fought(setting, deals=6, seed=1, second=None):
    pair = (RandomPlayer(), second or RandomPlayer())
    return list(duel(setting.game, setting.match(), pair, deals, seed))


def test_each_deal_is_played_twice_with_the_seats_exchanged(setting):
    """The same cards and dealer, and each side once with each player."""
    hands = fought(setting)
    for once, again in zip(hands[::2], hands[1::2], strict=True):
        assert (once.deal, once.over.deal, once.over.match) == (again.deal, again.over.deal, again.over.match)
        assert {*once.over.match.seats.sides} == {*once.first, *again.first}
        assert not {*once.first} & {*again.first}


def test_the_deal_goes_round(setting):
    """So that nobody deals more often than the others."""
    dealers = [hand.over.match.dealer for hand in fought(setting)[::2]]
    seats = setting.match().seats
    assert all(seats.after(one) == other for one, other in pairwise(dealers))


def test_the_same_seed_fights_the_same_duel(setting):
    """And another seed another one."""
    assert fought(setting) == fought(setting)
    assert fought(setting) != fought(setting, seed=2)


def test_points_are_those_of_the_sheets(setting):
    """A player's points are the mean of its sides' hands; what the first wins by points it wins by hands."""
    hands = fought(setting)
    for hand in hands:
        sheets = {sheet.side: sheet.hand for sheet in hand.over.score.sheets}
        assert hand.points == (
            fmean(sheets[side] for side in hand.first),
            fmean(sheets[side] for side in sheets if side not in hand.first),
        )
        assert hand.won in (0, 0.5, 1)
    found = standing(hands)
    assert found.difference.mean == pytest.approx(found.points[0] - found.points[1])
    assert (12, fmean(hand.won for hand in hands)) == (found.hands, pytest.approx(found.wins.mean))


def test_players_that_differ_are_told_apart(setting):
    """The second player sits where it is said to: its hands differ from those of another one."""
    assert fought(setting) != fought(setting, second=Lowest())


def test_an_interval_narrows_with_the_values():
    """A mean with 1.96 standard errors to each side; none for a single value."""
    assert Estimate(3, None) == estimate([3])
    assert (2, (pytest.approx(0.04), pytest.approx(3.96))) == (estimate([1, 3]).mean, estimate([1, 3]).interval)
    low, high = estimate([1, 3] * 50).interval
    assert high - low < 0.4


def test_every_player_plays_every_game():
    """The list makes a player for each game."""
    assert "random" in PLAYERS
    for game in GAMES.values():
        for make in PLAYERS.values():
            assert make(game)
