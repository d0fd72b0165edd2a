"""What each card of a hand has cost, with all cards seen."""

from tutor.kernel.actions import PlayCard
from tutor.kernel.state import Over, Playing
from tutor.solver.aims import Aim, objective_of
from tutor.solver.review import costs
from tutor.solver.solve import action_values


def test_a_card_costs_what_the_best_one_would_have_brought(name, endings):
    """On random endings: the difference of the values at each moment, though one search serves the whole hand."""
    for ending in endings(name, 4, 6, seed=700):
        game, state, hand = ending.game, ending.state, []
        while not isinstance(state, Over):
            action = game.legal(state)[0]
            assert isinstance(state, Playing)
            assert isinstance(action, PlayCard)
            hand.append((state, action))
            state = game.advance(state, action).state
        found = costs(game, hand, Aim.TRICKS)
        assert [play for _, play in hand] == [cost.play for cost in found]
        for (moment, play), cost in zip(hand, found, strict=True):
            values = action_values(game, moment, objective_of(game, moment, play.seat, Aim.TRICKS))
            assert max(values.values()) - values[play] == cost.cost
            assert moment.play.number == cost.trick


def test_nothing_was_lost_where_nothing_could_be(name, endings):
    """The only card that goes costs nothing."""
    for ending in endings(name, 1, 4, seed=900):
        game, state = ending.game, ending.state
        (play,) = game.legal(state)[:1]
        if len(game.legal(state)) == 1:
            (cost,) = costs(game, [(state, play)], Aim.TRICKS)
            assert 0 == cost.cost
