"""The simple player: far ahead of chance in each game, legal at every table, the same for the same cards."""

from dataclasses import replace
from random import Random

import pytest

from tutor.games.all import GAMES
from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import card, cards
from tutor.kernel.deal import Deal, Position
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Auction, Over
from tutor.kernel.view import seen_by
from tutor.players.duel import duel, standing
from tutor.players.match import play_hand
from tutor.players.player import RandomPlayer
from tutor.players.principles.advice import ADVICE
from tutor.players.simple import PRINCIPLES, SimplePlayer

SETTING = Match(GAMES["spades"].presets["neuralplay-standard"], Seats(COMPASS, partnership=True), COMPASS[3])
DUELS = {"spades": 6, "five-hundred": 6, "pitch": 40}
"""Deals of a duel, each played twice; the long tests play 500 at each game's usual table, and 60 at the others."""


class SimpleCalls(SimplePlayer):
    """Calls and lays away as the simple player does, and then plays any card."""

    def choose(self, view, legal, rng):
        return RandomPlayer().choose(view, legal, rng) if view.play else super().choose(view, legal, rng)


@pytest.mark.parametrize("other", ["random", "calls"])
def test_it_is_far_ahead(setting, times, other):
    """Of a random player, the 95 % interval clear of zero; in the long run of one that calls as well, too."""
    game = setting.game
    rival = RandomPlayer() if other == "random" else SimpleCalls(game)
    usual = setting.preset == next(iter(game.presets))
    deals = times(DUELS[game.name], 500 if usual else 60)
    found = standing(list(duel(game, setting.match(), (SimplePlayer(game), rival), deals, seed=3)))
    if times(0, 1) or other == "random":
        assert found.difference.interval[0] > 0
    assert found.wins.mean > 0.4


def test_the_same_chance_plays_the_same(setting):
    """Only which of two neighbours is played is left to chance: never more than a card that is worth as much."""
    game = setting.game
    players = {seat: SimplePlayer(game) for seat in setting.match().seats}
    once, again = (play_hand(game, game.deal(setting.match(), Random(5)), players, Random(1)) for _ in range(2))
    assert once == again


def test_neighbours_are_played_either_way():
    """From king and queen now the one, now the other; never the ten, over which the jack is out."""
    game, match = GAMES["spades"], SETTING
    hands = dict(zip(COMPASS, map(cards, ("D3 C7 H2", "DJ HK C9", "DK DQ DT", "D8 C5 H5")), strict=True))
    state = game.start(match, Deal(hands, (), Position(to_lead=COMPASS[3], broken=True)))
    for code in ("D8", "D3", "DJ"):
        state = game.apply(state, PlayCard(state.to_act, card(code))).state
    view, legal = seen_by(state, state.to_act), game.legal(state)
    assert set(cards("DK DQ")) == {SimplePlayer(game).choose(view, legal, Random(n)).card for n in range(20)}


def test_whatever_it_does_has_a_reason(setting):
    """A principle stands behind each call and each card, with a text of its own."""
    game = setting.game
    player, state = SimplePlayer(game), game.deal(setting.match(), Random(8))
    while not isinstance(state, Over):
        advised = player.advise(seen_by(state, state.to_act), game.legal(state))
        assert isinstance(advised.why, ADVICE)
        state = game.apply(state, advised.action).state


def test_each_game_has_its_principles():
    """No game is without."""
    assert set(GAMES) == set(PRINCIPLES)


def test_it_does_not_peek(setting):
    """Exchanging the cards of two others behind its back changes nothing that it does."""
    game, rng = setting.game, Random(4)
    match = setting.match()
    state = game.deal(match, rng)
    assert isinstance(state, Auction)
    seat, others = state.to_act, [seat for seat in match.seats if seat != state.to_act]
    hands = dict(state.deal.hands)
    hands[others[0]], hands[others[-1]] = hands[others[-1]], hands[others[0]]
    swapped = replace(state, deal=replace(state.deal, hands=hands))
    player = SimplePlayer(game)
    assert player.advise(seen_by(state, seat), game.legal(state)) == player.advise(
        seen_by(swapped, seat), game.legal(swapped)
    )


def test_it_calls_what_its_hands_take():
    """On average its sides take about what they bid in Spades, and make most contracts of Five Hundred."""
    made, missed = _made("spades", 16)
    assert missed <= made // 4
    made, missed = _made("five-hundred", 24)
    assert missed <= made


def _made(name, hands):
    """Contracts made and missed by four simple players."""
    game, rng = GAMES[name], Random(6)
    rules = next(iter(game.presets.values()))
    seats = Seats(COMPASS, partnership=True)
    players = {seat: SimplePlayer(game) for seat in seats}
    codes = [
        line.reason.code
        for _ in range(hands)
        for sheet in play_hand(game, game.deal(Match(rules, seats, seats.order[-1]), rng), players, rng).score.sheets
        for line in sheet.lines
    ]
    return codes.count("contract-made"), sum(codes.count(code) for code in ("contract-missed", "contract-failed"))
