"""Spades beside OpenSpiel's: the cards that may be played, the tricks, the score of every hand.

OpenSpiel differs from every rule set of ours in three ways, so the table is set to them: it never notes that spades are
broken, a failed nil's tricks count for the side, and partners' bids make at most 13 together.
"""

from random import Random

import pytest

from tutor.games.spades.game import Spades
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.cards import card, listed
from tutor.kernel.deal import Deal
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Over, Playing

GAME = Spades()
AS_THEY_PLAY = {"lead_spades": "only_if_nothing_else", "failed_nil_tricks": "team_total", "floor": "null"}
RULES = GAME.presets["neuralplay-standard"].changed(AS_THEY_PLAY)
FIRST_BID = 52


def theirs_dealt(pyspiel, rng):
    """Their hand after the deal, and our deal of the same cards."""
    theirs = pyspiel.load_game("spades").new_initial_state()
    hands = {seat: [] for seat in COMPASS}
    for place in range(52):
        action = rng.choice([action for action, _ in theirs.chance_outcomes()])
        hands[COMPASS[place % 4]].append(card(theirs.action_to_string(0, action)))
        theirs.apply_action(action)
    return theirs, Deal({seat: listed(held) for seat, held in hands.items()})


def ours_started(deal):
    return GAME.start(Match(RULES, Seats(COMPASS, partnership=True), COMPASS[3]), deal)


def as_ours(theirs, state, action):
    """What one of their actions is at our table."""
    seat = COMPASS[theirs.current_player()]
    if action < FIRST_BID:
        return PlayCard(seat, card(theirs.action_to_string(theirs.current_player(), action)))
    return MakeCall(seat, GAME.call(state.match.rules, str(action - FIRST_BID)))


@pytest.mark.parametrize("bold", [True, False])
def test_hands_go_as_openspiel_has_them(pyspiel, hands, bold):
    """At each play the same cards go; each trick has the same winner; the side's points are the same. Bold: any bid."""
    for seed in range(hands):
        rng = Random(seed)
        theirs, deal = theirs_dealt(pyspiel, rng)
        state = ours_started(deal)
        while not theirs.is_terminal():
            legal = theirs.legal_actions()
            assert state.to_act == COMPASS[theirs.current_player()]
            expected = {as_ours(theirs, state, action) for action in legal}
            if isinstance(state, Playing):
                assert expected == set(GAME.legal(state))
            else:
                assert expected <= set(GAME.legal(state))
            action = rng.choice(legal if bold or isinstance(state, Playing) else legal[:5])
            state = GAME.apply(state, as_ours(theirs, state, action)).state
            theirs.apply_action(action)
        assert isinstance(state, Over)
        assert [theirs.returns()[0], theirs.returns()[1]] == [sheet.hand for sheet in state.score.sheets]
        check_tricks(str(theirs), state)


def check_tricks(told, over):
    """Their picture of the end says how many tricks each took."""
    counts = told.partition("Tricks taken:")[2].split()[4:8]
    assert [int(count) for count in counts] == [over.played.play.taken(seat) for seat in COMPASS]
