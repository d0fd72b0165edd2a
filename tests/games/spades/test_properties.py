"""What holds for every hand of Spades, whatever is dealt and played."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tutor.games.spades.game import Spades
from tutor.kernel.cards import Suit
from tutor.kernel.events import SuitBroken
from tutor.kernel.game import Illegal, Legal
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Over, Playing
from tutor.kernel.view import seen_by

GAME = Spades()
VARIANTS = (
    {},
    {"bidding": "mirror"},
    {"bidding": "whiz", "jokers": "2", "deuces_high": "true"},
    {"nil_pass": "2", "failed_nil_tricks": "none"},
    {"bidding": "suicide", "nil_pass": "1", "jokers": "1"},
    {"first_lead": "two_of_clubs", "first_trick_trump": "false"},
    {"first_lead": "highest_bidder", "lead_spades": "only_if_nothing_else", "ten_for_200": "true"},
    {"lead_spades": "anytime", "first_trick_trump": "false", "minimum_side_bid": "4"},
)
PRESET_RULES = [GAME.presets[name] for name in GAME.presets]
VARIANT_RULES = [GAME.presets["neuralplay-standard"].changed(options) for options in VARIANTS]
CARDS4_VARIANTS = [GAME.presets["cards4"].changed({"bidding": how}) for how in ("mirror", "whiz", "suicide")]


@st.composite
def whole_hands(draw):
    """Each state of a hand played at random, and the events on the way."""
    rules = draw(st.sampled_from([*PRESET_RULES, *VARIANT_RULES, *CARDS4_VARIANTS]))
    rng = Random(draw(st.integers(0, 2**32)))
    match = Match(rules, Seats(COMPASS, GAME.is_partnership(rules, 4)), draw(st.sampled_from(COMPASS)), {}, {"NS": 9})
    states, events = [GAME.deal(match, rng)], []
    while not isinstance(states[-1], Over):
        legal = GAME.legal(states[-1])
        assert legal, "a hand that goes on always has something that goes"
        step = GAME.apply(states[-1], legal[int(rng.random() * len(legal))])
        states.append(step.state)
        events += step.events
    return states, events


@given(whole_hands())
def test_a_hand_ends_and_conserves_its_cards(played):
    """Thirteen tricks of four different cards make up the pack, and every trick is somebody's."""
    *_, over = played[0]
    tricks = over.played.play.tricks
    cards = [play.card for trick in tricks for play in trick.plays]
    assert (13, 52) == (len(tricks), len(set(cards)))
    assert set(GAME.pack(over.match.rules)) == set(cards)
    assert 13 == sum(over.played.play.taken(seat) for seat in COMPASS)


@given(whole_hands())
def test_a_sheet_is_the_sum_of_its_lines(played):
    """Nothing is scored that no line explains, and the match takes over what the sheet says."""
    *_, over = played[0]
    after = GAME.next_hand(over.match, over)
    for sheet in over.score.sheets:
        assert sheet.hand == sum(line.points for line in sheet.lines)
        assert sheet.before + sheet.hand == after.total(sheet.side)
        assert sheet.bags is None or 0 <= sheet.bags < 10 or not over.match.rules.bag_every


@given(whole_hands())
def test_every_reason_is_in_the_list(played):
    """Each verdict, each trick and each line of the score gives a reason that the game has listed."""
    states, _ = played
    for state in states:
        for action in GAME.candidates(state):
            assert type(GAME.judge(state, action).reason) in GAME.reasons
    over = states[-1]
    assert {type(trick.why) for trick in over.played.play.tricks} <= set(GAME.reasons)
    assert {type(line.reason) for sheet in over.score.sheets for line in sheet.lines} <= set(GAME.reasons)
    assert type(GAME.next_hand(over.match, over).outcome.why) in GAME.reasons


@given(whole_hands())
def test_a_follower_is_held_to_the_led_suit(played):
    """Whoever holds the led suit plays it; whoever is void may play anything, but a spade where the table says so."""
    for state in played[0]:
        if not isinstance(state, Playing) or not state.play.table:
            continue
        following = state.play.can_follow(state.to_act)
        verdicts = {action.card: GAME.judge(state, action) for action in GAME.candidates(state)}
        allowed = {card for card, verdict in verdicts.items() if isinstance(verdict, Legal)}
        if following:
            assert set(following) == allowed
        elif state.match.rules.first_trick_trump or state.play.number > 1:
            assert set(verdicts) == allowed


@given(whole_hands())
def test_spades_break_once_and_open_the_lead(played):
    """Before the event a leader with another suit leads no spade; the event comes at most once."""
    states, events = played
    assert sum(isinstance(event, SuitBroken) for event in events) <= 1
    for state in states:
        if not isinstance(state, Playing) or state.play.table or state.match.rules.lead_spades != "broken":
            continue
        order, hand = state.play.order, state.play.hands[state.to_act]
        broken = any(order.is_trump(play.card) for play in state.play.plays)
        closed = not broken and any(not order.is_trump(card) for card in hand)
        spades = [action for action in GAME.candidates(state) if order.is_trump(action.card)]
        if closed:
            assert all(isinstance(GAME.judge(state, action), Illegal) for action in spades)


@given(whole_hands())
def test_a_seat_sees_no_other_hand(played):
    """A view holds its own seat's cards and nobody else's."""
    for state in played[0]:
        if isinstance(state, Playing):
            hands = seen_by(state, COMPASS[0]).play.hands
            assert not [card for seat in COMPASS[1:] for card in hands[seat]]


def test_spades_rank_above_every_other_suit():
    """Jokers, high deuces and spades count as spades in every pack."""
    rules = GAME.presets["neuralplay-standard"].changed({"jokers": "2", "deuces_high": "true"})
    match = Match(rules, Seats(COMPASS, partnership=True), COMPASS[0])
    order = GAME.order(GAME.deal(match, Random(1)))
    top = order.descending(order.of_suit(Suit.SPADES, GAME.pack(rules)))[:6]
    assert ["JO1", "JO2", "D2", "S2", "SA", "SK"] == [card.code for card in top]
