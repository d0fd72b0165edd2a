"""What holds at every table, whatever options it has agreed on. Options that contradict each other are no table."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tutor.games.all import GAMES
from tutor.kernel.actions import Action
from tutor.kernel.game import Illegal, Legal
from tutor.kernel.rules import OptionError, written
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Over, Playing
from tutor.kernel.view import seen_by
from tutor.players.simple import SimplePlayer
from tutor.records.judge import judge_reading
from tutor.records.record import Reading
from tutor.records.saved import record_of

MOST_CHANGED = 6
SMALL = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])


def texts(allowed):
    """The values of an option as texts; of a wide range, those near its ends."""
    found = [written(value) for value in allowed.choices]
    if allowed.low is not None:
        high = allowed.low + 20 if allowed.high is None else allowed.high
        found += [str(number) for number in range(allowed.low, high + 1)] if high - allowed.low <= 20 else []
        found += [str(allowed.low), str(high)]
    return found + (["null"] if allowed.none else [])


def changed(preset, chosen):
    """A rule set with other options, None where they contradict each other."""
    try:
        return preset.changed(chosen)
    except OptionError as error:
        if error.reason is None:
            raise
    return None


@st.composite
def tables(draw, name):
    """A match of a game under random options, with a seed."""
    game = GAMES[name]
    preset = game.presets[draw(st.sampled_from(sorted(game.presets)))]
    options = preset.options()
    names = draw(st.lists(st.sampled_from(sorted(options)), max_size=MOST_CHANGED, unique=True))
    chosen = {option: draw(st.sampled_from(texts(options[option]))) for option in names}
    rules = changed(preset, chosen)
    assume(rules is not None)
    players = draw(st.sampled_from(game.players_under(rules)))
    seats = Seats(COMPASS[:players], game.is_partnership(rules, players))
    totals = {side: draw(st.integers(-300, 300)) for side in seats.sides}
    bags = {side: draw(st.integers(0, 9)) for side in seats.sides} if getattr(rules, "bag_every", 0) else {}
    return Match(rules, seats, draw(st.sampled_from(seats.order)), totals, bags), draw(st.integers(0, 2**32))


def played(game, match, seed, player) -> Over:
    """A hand, played to its end; what always holds is looked at on the way."""
    rng = Random(seed)
    state = game.deal(match, rng)
    while not isinstance(state, Over):
        legal = game.legal(state)
        assert legal, "a hand that goes on always has something that goes"
        check_view(game, state)
        check_others_wait(game, state, legal[0])
        state = game.apply(state, player.choose(seen_by(state, state.to_act), legal, rng)).state
    return state


def check_view(game, state):
    """A seat sees its own hand, and one that lies open; of the others nothing."""
    for seat in state.match.seats:
        view = seen_by(state, seat)
        assert view.seat == seat
        if isinstance(state, Playing):
            seen = {other for other in state.match.seats if view.play.hands[other]}
            assert seen <= {seat, state.open_hand}


def check_others_wait(game, state, action: Action):
    """What goes for the seat to act does not go for another."""
    other = state.match.seats.after(state.to_act)
    assert isinstance(game.judge(state, replace(action, seat=other)), Illegal)
    assert isinstance(game.judge(state, action), Legal)


@pytest.mark.parametrize("simple", [False, True], ids=["roamer", "simple"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_holds_at_every_table(name, roamer, simple):
    """A hand ends, loses no card, is scored by its lines, and is judged the same again.

    Whoever plays it: the simple player does nothing that the rules of any table refuse.
    """
    game = GAMES[name]
    player = SimplePlayer(game) if simple else roamer

    @SMALL
    @given(tables(name))
    def holds(drawn):
        match, seed = drawn
        over = played(game, match, seed, player)
        check_score(game, over)
        check_cards(game, over)
        check_record(game, over)

    holds()


def check_score(game, over):
    """Totals are the sum of lines, and the match takes them over."""
    after = game.next_hand(over.match, over)
    assert after.hands == over.match.hands + 1
    assert type(after.outcome.why) in game.reasons
    for sheet in over.score.sheets:
        assert sheet.hand == sum(line.points for line in sheet.lines)
        assert sheet.total == after.total(sheet.side) == over.match.total(sheet.side) + sheet.hand
        assert {type(line.reason) for line in sheet.lines} <= set(game.reasons)


def check_cards(game, over):
    """Every card that was dealt lies in a trick, in a hand, or with what was laid away."""
    dealt = [*(card for hand in over.deal.hands.values() for card in hand), *over.deal.kitty]
    assert len(set(dealt)) == len(dealt)
    assert set(game.pack(over.match.rules)) >= set(dealt)
    if over.played is None:
        return
    play = over.played.play
    held = [card for hand in play.hands.values() for card in hand]
    found = [*(past.card for past in play.plays), *held, *over.played.discarded]
    assert sorted(map(str, dealt)) == sorted(map(str, found))


def check_record(game, over):
    """A hand as a record is judged as it was played, claims and all."""
    report = judge_reading(Reading(record_of(game, over), (), {}))
    assert () == report.problems
    assert over.score == report.judged.score
