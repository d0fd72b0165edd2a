"""Hands saved as records at any moment: the judge comes to the same moment again."""

import json
from random import Random

import pytest

from tutor.games.all import GAMES
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS
from tutor.kernel.cards import Suit, cards
from tutor.kernel.deal import Deal, Position
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seat, Seats
from tutor.records.files import read_text
from tutor.records.judge import judge_document
from tutor.records.record import About, ClaimedMatch, ExchangeMade, Standing
from tutor.records.saved import record_of
from tutor.records.writer import record_json

N, E, S, W = COMPASS


def table(name, preset, players=4, **options):
    game = GAMES[name]
    rules = game.presets[preset].changed(options)
    seats = Seats(COMPASS[:players], game.is_partnership(rules, players))
    return game, Match(rules, seats, seats.order[-1], dict.fromkeys(seats.sides, 7))


def reread(record):
    """The verdict on a record that has been written and read again."""
    (document,) = read_text(json.dumps(record_json(record))).found
    return judge_document(document)


@pytest.mark.parametrize(
    ("name", "preset", "players", "options"),
    [
        ("spades", "neuralplay-standard", 4, {"nil_pass": "1", "bidding": "suicide"}),
        ("spades", "bicycle", 4, {}),
        ("five-hundred", "pagat-australian", 4, {}),
        ("five-hundred", "american", 4, {}),
        ("pitch", "bicycle", 2, {}),
        ("pitch", "pagat-partnership", 4, {}),
    ],
)
def test_each_moment_of_a_hand_is_saved(name, preset, players, options):
    """Whoever is to act then is to act again, the tricks are as many, nothing is wrong."""
    game, match = table(name, preset, players, **options)
    rng = Random(3)
    state = game.deal(match, rng)
    while state.to_act is not None:
        report = reread(record_of(game, state))
        assert ((), state.to_act) == (report.problems, report.judged.to_act)
        legal = game.legal(state)
        state = game.apply(state, legal[int(rng.random() * len(legal))]).state
    report = reread(record_of(game, state))
    assert ((), None, state.score) == (report.problems, report.judged.to_act, report.judged.score)


def test_a_record_tells_where_the_match_stands():
    """Dealer and totals before the hand; the claims say what it came to."""
    game, match = table("pitch", "bicycle", 3)
    state = game.deal(match, Random(1))
    record = record_of(game, state, About(id="one"))
    assert (S, {"N": Standing(7), "E": Standing(7), "S": Standing(7)}) == (record.dealer, record.before)
    assert ("one", True, None, ()) == (record.about.id, record.own_seats, record.plays, record.auction)


def test_a_hand_thrown_in_has_no_plays():
    """All pass: no contract, nothing scored, the match goes on."""
    game, match = table("five-hundred", "pagat-australian")
    state = game.deal(match, Random(1))
    for seat in COMPASS:
        state = game.apply(state, MakeCall(seat, PASS)).state
    record = record_of(game, state)
    assert (None, None, ClaimedMatch(None)) == (record.plays, record.exchange, record.claims.match)
    assert () == reread(record).problems


def test_a_position_keeps_its_facts():
    """A position of a few cards begins with its contract and the joker's suit, not with calls."""
    game, match = table("five-hundred", "pagat-australian")
    hands = dict(zip(COMPASS, map(cards, ("JO HA", "SK SQ", "DA DK", "CA CK")), strict=True))
    contract = MakeCall(N, game.call(match.rules, "7NT"))
    at = Position(to_lead=N, led=(Suit.SPADES,), contract=contract, joker=Suit.HEARTS)
    record = record_of(game, game.start(match, Deal(hands, position=at)))
    assert (None, None, contract) == (record.auction, record.kitty, record.contract)
    assert (at, ExchangeMade(None, Suit.HEARTS)) == (record.state, record.exchange)
    report = reread(record)
    assert ((), Seat("N")) == (report.problems, report.judged.to_act)
