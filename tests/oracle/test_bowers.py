"""Bowers beside OpenSpiel's Euchre: which cards follow, and who takes a trick, with the left bower a trump.

Euchre's trumps are those of Five Hundred without the joker, so its tricks must go as ours do.
"""

from itertools import compress
from random import Random

from tutor.kernel.cardplay import CardPlay, after, not_following, why_taken
from tutor.kernel.cards import STANDARD_PACK, Suit, card, listed
from tutor.kernel.order import with_bowers
from tutor.kernel.seats import COMPASS
from tutor.kernel.trick import Play

TRUMPS = dict(enumerate((Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)))


def played_to_the_first_lead(pyspiel, rng):
    """A hand of Euchre whose trump is made."""
    state = pyspiel.load_game("euchre").new_initial_state()
    while not state.is_terminal() and state.current_phase() != pyspiel.euchre.Phase.PLAY:
        chance = state.is_chance_node()
        legal = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(legal))
    return state


def hands_held(state):
    """Each seat's cards, by their holders."""
    held = {seat: [] for seat in COMPASS}
    for action, holder in enumerate(state.card_holder()):
        if holder is not None:
            held[COMPASS[holder]].append(card(state.action_to_string(0, action)))
    return {seat: listed(cards) for seat, cards in held.items()}


def test_tricks_with_bowers_go_as_in_euchre(pyspiel, hands):
    """At each play the same cards follow, and each trick has the same winner, with three players too."""
    lefts = 0
    for seed in range(4 * hands):
        rng = Random(seed)
        theirs = played_to_the_first_lead(pyspiel, rng)
        if theirs.is_terminal():
            continue
        order = with_bowers(TRUMPS[theirs.trump_suit()])
        active = tuple(compress(COMPASS, theirs.active_players()))
        held = hands_held(theirs)
        play = CardPlay(order, active, held, 5, COMPASS[theirs.current_player()])
        while not theirs.is_terminal():
            seat = COMPASS[theirs.current_player()]
            assert seat == play.to_act
            legal = {card(theirs.action_to_string(0, action)): action for action in theirs.legal_actions()}
            assert set(legal) == {held for held in play.hands[seat] if not_following(play, seat, held) is None}
            chosen = rng.choice(sorted(legal, key=STANDARD_PACK.index))
            lefts += chosen.suit is not order.suit_of(chosen)
            theirs.apply_action(legal[chosen])
            play = after(play, Play(seat, chosen), why_taken)
        assert [COMPASS[trick.winner()] for trick in theirs.tricks()] == [trick.winner for trick in play.tricks]
    assert lefts, "in so many hands somebody plays the left bower"
