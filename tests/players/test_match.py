"""Hands and matches played to their end."""

from random import Random

import pytest

from tutor.games.all import GAMES
from tutor.kernel.game import IllegalActionError
from tutor.kernel.scoring import Outcome
from tutor.kernel.state import Playing
from tutor.players.match import play_hand
from tutor.players.player import RandomPlayer


def seated(match, player=None):
    return dict.fromkeys(match.seats, player or RandomPlayer())


@pytest.fixture
def play_match(hands_of):
    """The hands of a match in order, and how it stands after the last."""

    def playing(game, match, players, rng):
        hands = tuple(hands_of(game, match, players, rng))
        return hands, game.next_hand(hands[-1].match, hands[-1])

    return playing


CAP = "20"


def cap_of(rules):
    """A floor ends every match by itself; where totals may fall for ever, a number of hands does."""
    return {"deal_cap": CAP} if getattr(rules, "floor", None) is None else {}


def test_which_rule_sets_need_a_cap():
    """Pitch and three rule sets of Spades have no floor: whoever calls at random loses more there than is won."""
    assert {
        ("spades", "cards4"),
        ("spades", "pagat"),
        ("spades", "bicycle"),
        ("pitch", "bicycle"),
        ("pitch", "pagat-partnership"),
    } == {(game.name, name) for game in GAMES.values() for name, rules in game.presets.items() if cap_of(rules)}


@pytest.mark.parametrize("careful", [False, True], ids=["random", "roamer"])
def test_every_match_ends_with_a_reason(setting, play_match, times, roamer, careful):
    """Under each preset, whatever is called and played, a match comes to its end and says why."""
    capped = cap_of(setting.game.presets[setting.preset])
    for seed in range(times(2, 200)):
        match = setting.match(**capped)
        players = seated(match, roamer if careful else None)
        hands, end = play_match(setting.game, match, players, Random(seed))
        assert isinstance(end.outcome, Outcome)
        assert end.outcome.over
        assert type(end.outcome.why) in setting.game.reasons
        assert 1 <= len(hands) == end.hands
        assert not capped or end.hands <= int(CAP)
        assert capped or end.outcome.winner is not None


def test_totals_run_through_a_match(setting, play_match, roamer):
    """Each hand begins where the last one ended, with the next dealer."""
    match = setting.match(deal_cap="8")
    hands, end = play_match(setting.game, match, seated(match, roamer), Random(5))
    for over, after in zip(hands, (*hands[1:], None), strict=True):
        expected = setting.game.next_hand(over.match, over)
        assert expected == (after.match if after else end)


def test_the_same_seed_plays_the_same_match(setting, play_match):
    """All chance comes from the source that is given."""
    match = setting.match(deal_cap="3")
    once, again = (play_match(setting.game, match, seated(match), Random(7)) for _ in range(2))
    assert once == again


def test_a_hand_is_played_on_from_any_moment(setting):
    """Also one that is over."""
    match = setting.match()
    over = play_hand(setting.game, setting.game.deal(match, Random(1)), seated(match), Random(1))
    assert over is play_hand(setting.game, over, {}, Random(1))


class Peeker(RandomPlayer):
    """Notes what it is shown."""

    def __init__(self):
        self.views = []

    def choose(self, view, legal, rng):
        self.views.append(view)
        return super().choose(view, legal, rng)


def test_a_player_sees_its_own_cards_only(setting):
    """The view of a seat has no card of another hand, save one that lies open."""
    match, peeker = setting.match(), Peeker()
    play_hand(setting.game, setting.game.deal(match, Random(3)), seated(match, peeker), Random(3))
    for view in peeker.views:
        assert view.to_act == view.seat
        if view.play:
            assert view.hand == view.play.hands[view.seat]
            others = [view.play.hands[seat] for seat in match.seats if seat != view.seat]
            assert sum(map(bool, others)) <= (setting.game.name == "five-hundred")


class Cheat(RandomPlayer):
    """Plays a card twice."""

    def choose(self, view, legal, rng):  # noqa: ARG002 - it has made up its mind
        played = [play for play in view.play.plays if play.seat == view.seat] if view.play else []
        return type(legal[0])(view.seat, played[0].card) if played else legal[0]


def test_a_player_is_held_to_the_rules(setting):
    """What does not go is not played, but raised."""
    match = setting.match()
    state = setting.game.deal(match, Random(3))
    while not isinstance(state, Playing):
        state = setting.game.apply(state, setting.game.legal(state)[-1]).state
    with pytest.raises(IllegalActionError):
        play_hand(setting.game, state, seated(match, Cheat()), Random(3))
