"""What holds for every hand of Pitch, whatever is called and played."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.games.pitch.game import Pitch
from tutor.games.pitch.points import card_points, tally_of_play
from tutor.kernel.actions import PlayCard
from tutor.kernel.game import Legal
from tutor.kernel.scoring import Match, PointsWon, TricksTaken
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Over, Phase, Playing
from tutor.kernel.view import seen_by
from tutor.text.catalogue import Texts

PITCH = Pitch()
TABLES = [("bicycle", 2), ("bicycle", 3), ("bicycle", 4), ("pagat-partnership", 4)]


def new_match(preset: str, players: int, options: dict[str, str] | None = None) -> Match:
    rules = PITCH.presets[preset].changed(options or {})
    seats = Seats(COMPASS[:players], PITCH.is_partnership(rules, players))
    return Match(rules, seats, seats.order[-1])


def played_out(state: Phase, rng: Random) -> Over:
    """A hand played at random, among the legal calls and cards."""
    while state.to_act is not None:
        legal = PITCH.legal(state)
        assert legal
        state = PITCH.apply(state, rng.choice(legal)).state
    assert isinstance(state, Over)
    return state


@pytest.mark.parametrize(("preset", "players"), TABLES)
@given(seed=st.integers(0, 2**32))
def test_any_legal_hand_ends_and_adds_up(preset, players, seed):
    """Six tricks, all cards played once, lines that sum to the hand, card points that sum to what was dealt."""
    rng = Random(seed)
    over = played_out(PITCH.deal(new_match(preset, players), rng), rng)
    assert over.score is not None
    if over.played is None:
        assert all(sheet.lines == () for sheet in over.score.sheets)
        return
    play = over.played.play
    dealt = [card for hand in over.deal.hands.values() for card in hand]
    assert 6 * players == len({card.code for card in dealt})
    assert sorted(card.code for card in dealt) == sorted(past.card.code for past in play.plays)
    assert 6 == sum(play.taken(seat) for seat in over.match.seats)
    assert card_points(dealt) == sum(over.score.card_points.values())
    assert 2 <= sum(side is not None for side in over.score.points.values()) <= 4


@pytest.mark.parametrize(("preset", "players"), TABLES)
@given(seed=st.integers(0, 2**32))
def test_a_score_follows_from_its_points(preset, players, seed):
    """The points told without the cards give the very same totals and outcome."""
    rng = Random(seed)
    over = played_out(PITCH.deal(new_match(preset, players), rng), rng)
    if over.played is None:
        return
    seats, play = over.match.seats, over.played.play
    won = {side: tuple(n for n, owner in over.score.points.items() if owner == side) for side in seats.sides}
    tricks = TricksTaken({seat: play.taken(seat) for seat in seats})
    told = PITCH.settle(over.played, PointsWon(won, tricks))
    assert over.score.totals == told.score.totals
    assert PITCH.next_hand(over.match, over).outcome == PITCH.next_hand(told.match, told).outcome


@given(seed=st.integers(0, 2**32), cut=st.integers(0, 30))
def test_a_card_goes_by_the_rule(seed, cut):
    """Trump led: trumps if any. Else the led suit or a trump; void, anything. Told again, in other words."""
    rng = Random(seed)
    state: Phase = PITCH.deal(new_match("bicycle", 3), rng)
    for _ in range(cut):
        if state.to_act is not None:
            state = PITCH.apply(state, rng.choice(PITCH.legal(state))).state
    if not isinstance(state, Playing) or not state.play.table:
        return
    hand, led, trump = state.play.hands[state.to_act], state.play.table[0].card.suit, state.play.order.trump
    follows = [card for card in hand if card.suit is led]
    allowed = [card for card in hand if card.suit in (led, trump)] if follows else list(hand)
    goes = [card for card in hand if isinstance(PITCH.judge(state, PlayCard(state.to_act, card)), Legal)]
    assert allowed == goes


@given(seed=st.integers(0, 2**32))
def test_a_view_holds_no_other_hand(seed):
    """What a seat sees has its own cards and none of the others'."""
    rng = Random(seed)
    state: Phase = PITCH.deal(new_match("pagat-partnership", 4), rng)
    while state.to_act is not None:
        if isinstance(state, Playing):
            view = seen_by(state, COMPASS[0])
            assert all(view.play.hands[seat] == () for seat in COMPASS[1:])
        state = PITCH.apply(state, rng.choice(PITCH.legal(state))).state


OPTIONS = st.fixed_dictionaries(
    {
        "smudge": st.sampled_from(["win_if_not_negative", "five_all_tricks", "any_player_wins", "off"]),
        "finish": st.sampled_from(["pitcher_then_order", "bid_out_only", "higher_total"]),
        "all_pass": st.sampled_from(["redeal_next", "redeal_same", "stick_dealer"]),
        "dealer_may_equal": st.sampled_from(["below_top", "always", "never"]),
        "low_to": st.sampled_from(["taker", "holder"]),
        "one_trump": st.sampled_from(["both", "one"]),
        "maximum_bid": st.sampled_from(["4", "5"]),
    }
).filter(lambda options: (options["smudge"], options["maximum_bid"]) != ("five_all_tricks", "4"))


@pytest.mark.parametrize(("preset", "players"), TABLES)
@given(seed=st.integers(0, 2**32), options=OPTIONS)
def test_every_table_can_be_told(preset, players, seed, options):
    """Under any options a match goes on and ends by its cap, and each reason on the way has its words."""
    rng, texts = Random(seed), Texts.load("en")
    match = new_match(preset, players, {**options, "deal_cap": "3"})
    while match.outcome is None or not match.outcome.over:
        over = played_out(PITCH.deal(match, rng), rng)
        after = PITCH.next_hand(match, over)
        reasons = [line.reason for sheet in over.score.sheets for line in sheet.lines]
        assert all(texts.reason("pitch", reason) for reason in (*reasons, after.outcome.why))
        assert {side: after.total(side) - match.total(side) for side in match.seats.sides} == {
            sheet.side: sheet.hand for sheet in over.score.sheets
        }
        assert over.played is None or tally_of_play(match.rules, match.seats, over.played.play) is not None
        match = after
    assert match.hands <= 3
