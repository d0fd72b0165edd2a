"""The value of each card, against a search of the rules themselves."""

import os

import pytest

from tutor.games.all import GAMES
from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.deal import Deal, Position
from tutor.kernel.scoring import CardsCaptured, Match, TricksTaken
from tutor.kernel.seats import COMPASS, Seat, Seats
from tutor.kernel.state import Over, Playing
from tutor.solver.aims import Aim, objective_of
from tutor.solver.convert import NotConvertibleError, position_of
from tutor.solver.search import Search
from tutor.solver.solve import Budget, OverBudgetError, action_values, move_values, values

LONG = bool(os.environ.get("TRICKWISE_LONG"))


def brute(game, state, worth, own):
    """The value of a state for some seats by the rules alone: every card tried, nothing remembered."""
    if isinstance(state, Over):
        return worth(state.played)
    found = [brute(game, game.advance(state, action).state, worth, own) for action in game.legal(state)]
    return max(found) if state.to_act in own else min(found)


def worth_of(game, state, seat, aim):
    """What the end of a hand is worth to a seat's side, said with the rules' own words."""
    seats = state.match.seats
    side = seats.side(seat)

    def taken(play):
        return sum(map(play.taken, seats.members(side)))

    def score(played):
        sheets = game.settle(played, _result(game, played)).score.sheets
        return next(s.hand for s in sheets if s.side == side) - max(s.hand for s in sheets if s.side != side)

    return score if aim is Aim.SCORE else lambda played: taken(played.play) - taken(state.play)


def _result(game, played):
    play = played.play
    if game.card_points(()) is None:
        return TricksTaken({seat: play.taken(seat) for seat in played.match.seats})
    captured = {seat: play.captured(seat) for seat in play.active}
    return CardsCaptured(play.order.trump, captured, played.deal.hands)


@pytest.mark.parametrize("aim", [Aim.TRICKS, Aim.SCORE])
def test_every_card_is_worth_what_the_rules_say(name, endings, aim):
    """On endings of three cards under any options, mid-trick or not: the same values as trying everything."""
    tried = 0
    for ending in endings(name, 3, 60 if LONG else 12, seed=100):
        game, state = ending.game, ending.state
        objective = objective_of(game, state, state.to_act, aim)
        if objective is None or getattr(state.match.rules, "misere_stops", False):
            continue
        tried += 1
        worth = worth_of(game, state, state.to_act, aim)
        own = state.match.seats.members(objective.side)
        after = {action: game.advance(state, action).state for action in game.legal(state)}
        expected = {action: brute(game, later, worth, own) for action, later in after.items()}
        assert expected == action_values(game, state, objective), ending.seed
    assert tried


def test_what_may_be_played_is_what_the_rules_allow(name, hand):
    """At every moment of hands under any options, the solver's moves are the rules' legal cards."""
    game = GAMES[name]
    for seed in range(200 if LONG else 25):
        for state in hand(game, seed):
            if not isinstance(state, Playing):
                continue
            try:
                position = position_of(game, state)
            except NotConvertibleError:
                continue
            objective = objective_of(game, state, state.to_act, Aim.TRICKS)
            moves = {(move.card, move.names) for move in Search(position, objective, 1).moves(position)}
            assert {(a.card, a.names) for a in game.legal(state) if isinstance(a, PlayCard)} == moves, seed


def test_goal_and_tricks_agree(name, endings):
    """A contract is made just where its side can take as many tricks as it still needs."""
    tried = 0
    for ending in endings(name, 4, 40 if LONG else 10, seed=300):
        game, state = ending.game, ending.state
        objective = objective_of(game, state, state.to_act, Aim.GOAL)
        needs = getattr(objective, "needs", None)
        if (
            needs is None
            or not objective.makes
            or set(objective.members) != set(state.match.seats.members(objective.side))
        ):
            continue
        tried += 1
        tricks = action_values(game, state, objective_of(game, state, state.to_act, Aim.TRICKS))
        wanting = needs - sum(map(state.play.taken, objective.members))
        reached = {action: int(value >= wanting) for action, value in tricks.items()}
        assert reached == action_values(game, state, objective), ending.seed
    assert tried or name == "pitch"


def position(rank_hands, lead, **facts):
    """A position of Spades: hands of N, E, S, W."""
    game = GAMES["spades"]
    seats = Seats(COMPASS, partnership=True)
    hands = {seat: cards(held) for seat, held in zip(seats, rank_hands, strict=True)}
    match = Match(game.presets["neuralplay-standard"], seats, Seat("W"))
    start = Position(to_lead=Seat(lead), broken=True, **facts)
    return game, game.start(match, Deal(hands, (), start))


def laid(game, state, *codes):
    """The state after some cards."""
    for code in codes:
        state = game.apply(state, PlayCard(state.to_act, card(code))).state
    return state


def by_card(game, state, aim, seat="S"):
    objective = objective_of(game, state, state.to_act if seat is None else seat, aim)
    return {action.card.code: value for action, value in action_values(game, state, objective).items()}


def test_partners_winner_is_not_overtaken():
    """The ace on partner's winning queen wastes a trick of the side."""
    hands = ("HQ H8 D6 D5", "H9 HJ DK C9", "HA H4 H3 C2", "H7 DA CK HT")
    game, state = position(hands, "W")
    found = by_card(game, laid(game, state, "H7", "HQ", "H9"), Aim.TRICKS)
    assert found["H4"] == found["H3"] == max(found.values())
    assert found["HA"] < found["H3"]


def test_neighbours_are_worth_the_same():
    """King and queen side by side are the same card; the ace is not."""
    hands = ("D3 C7 H2", "DJ HK C9", "DK DQ D5", "D8 DA H5")
    game, state = position(hands, "W")
    found = by_card(game, laid(game, state, "D8", "D3", "DJ"), Aim.TRICKS)
    assert found["DK"] == found["DQ"] > found["D5"]


def test_a_nil_sheds_its_high_cards():
    """Under a king already played, the highest loser goes; kept, it would take a trick later."""
    hands = ("H5 D8 C7 C3", "H8 D9 CJ CT", "HQ HJ H4 D3", "HK H6 DT C9")
    game, state = position(hands, "W")
    state = laid(game, state, "HK", "H5", "H8")
    objective = objective_of(game, state, "S", Aim.NIL, bidder="S")
    found = {action.card.code: value for action, value in action_values(game, state, objective).items()}
    assert {"HQ": 1, "HJ": 1, "H4": 0} == found
    against = objective_of(game, state, "E", Aim.NIL, bidder="S")
    assert {1 - value for value in found.values()} == set(action_values(game, state, against).values())


def test_values_are_by_card():
    """The solver's own border: a position, an objective and a budget; values by card."""
    hands = ("D3 C7 H2", "DJ HK C9", "DK DQ D5", "D8 DA H5")
    game, state = position(hands, "W")
    objective = objective_of(game, state, "W", Aim.TRICKS)
    found = values(position_of(game, state), objective)
    assert {card("D8"), card("DA"), card("H5")} == set(found)
    with pytest.raises(OverBudgetError):
        values(position_of(game, state), objective, Budget(3))


def test_a_joker_is_worth_its_best_suit():
    """Of a joker that may name several suits, the best of them counts."""
    game = GAMES["five-hundred"]
    seats = Seats(COMPASS, partnership=True)
    hands = dict(zip(seats, map(cards, ("H5 H6", "HA DA", "JO S4", "H7 S9")), strict=True))
    start = Position(to_lead=Seat("S"), led=(Suit.CLUBS,))
    state = game.start(Match(game.presets["pagat-australian"], seats, Seat("W")), Deal(hands, (), start))
    moves = move_values(position_of(game, state), objective_of(game, state, "S", Aim.TRICKS))
    assert {None, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS} == {move.names for move in moves}
    found = values(position_of(game, state), objective_of(game, state, "S", Aim.TRICKS))
    assert max(v for move, v in moves.items() if move.card is card("JO")) == found[card("JO")]


def test_before_the_play_there_is_nothing_to_solve(hand):
    """Calls have no value here; nor has the first trick of a table that closes it to spades."""
    game = GAMES["spades"]
    auction = next(hand(game, 1))
    with pytest.raises(NotConvertibleError):
        action_values(game, auction, None)
