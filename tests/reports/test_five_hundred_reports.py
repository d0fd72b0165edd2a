"""Rule bugs that public programs had, each as a case of Five Hundred."""

import pytest

from tutor.games.five_hundred.card_reasons import LeftBowerHasLeft, MustFollowSuit, MustPlayJoker, VoidButLeftBower
from tutor.games.five_hundred.game import FiveHundred
from tutor.games.five_hundred.reasons import DiscardNotHeld, DiscardTwice
from tutor.games.five_hundred.score_reasons import BelowMinus500
from tutor.kernel.actions import Exchange, MakeCall, PlayCard
from tutor.kernel.cards import JOKER, Suit, card, cards, listed
from tutor.kernel.deal import Deal, Position
from tutor.kernel.game import Illegal, Legal
from tutor.kernel.reasons import FollowsSuit, HighestTrump, VoidAnyCard
from tutor.kernel.scoring import Match, TricksTaken
from tutor.kernel.seats import COMPASS, Seats, Side

GAME = FiveHundred()
N, E, S, W = COMPASS
NS, EW = Side("NS"), Side("EW")


def match(**totals):
    rules = GAME.presets["pagat-australian"]
    return Match(rules, Seats(COMPASS, partnership=True), W, {Side(side): total for side, total in totals.items()})


def position(contract, hands, plays="", **facts):
    """A position of a few cards: `N 7H`, `N HA SA; E H9 S5; …`, then the plays as `N HA, E H9`."""
    seat, said = contract.split()
    made = MakeCall(seat, GAME.call(match().rules, said))
    held = {row.split()[0]: listed(cards(row.strip()[1:])) for row in hands.split(";")}
    state = GAME.start(match(), Deal(held, position=Position(contract=made, **facts)))
    for play in filter(None, plays.split(", ")):
        who, code = play.split()
        state = GAME.apply(state, PlayCard(who, card(code))).state
    return state


def exchange(away):
    """North has won the auction with 7 hearts and puts `away` three of thirteen."""
    deal = Deal({N: cards("SA SK HA HK HJ HT DA D8 C9 C5"), E: (), S: cards("H7"), W: ()}, cards("JO DJ C6"))
    auction = GAME.start(match(), deal)
    state = GAME.skip_calls(auction, MakeCall(N, GAME.call(match().rules, "7H")), None)
    return GAME.judge(state, Exchange(N, cards(away)))


def why(state, seat, code):
    return GAME.judge(state, PlayCard(seat, card(code)))


def test_a_plain_follow_is_a_duty():
    """Report 3: a trump is refused while the led suit is held."""
    state = position("N 7H", "N SA D8; E S5 H9; S S6 D7; W S8 D9", "N SA")
    assert Illegal(MustFollowSuit(Suit.SPADES, card("H9"), cards("S5"))) == why(state, E, "H9")


@pytest.mark.parametrize("trump", Suit)
def test_the_left_bower_is_a_trump_everywhere(trump):
    """Report 10: it leads, follows and wins as a trump, in each suit."""
    bower = card(trump.same_colour.value + "J")
    ace, ten = card(trump.value + "A"), card(trump.value + "T")
    hands = {N: (bower,), E: (ace,), S: (ten,), W: (card(trump.value + "9"),)}
    made = MakeCall(N, GAME.call(match().rules, f"7{trump.value}"))
    state = GAME.start(match(), Deal(hands, position=Position(contract=made)))
    assert trump is GAME.order(state).suit_of(bower)
    state = GAME.apply(state, PlayCard(N, bower)).state
    assert Legal(FollowsSuit(ace, trump)) == GAME.judge(state, PlayCard(E, ace))
    for seat in (E, S, W):
        state = GAME.apply(state, PlayCard(seat, hands[seat][0])).state
    assert HighestTrump(N, bower, None) == state.played.play.tricks[0].why


def test_the_left_bower_is_not_forced_out_by_its_printed_suit():
    """Report 11: the printed suit is led, and the off-jack is the only card of it: void."""
    state = position("N 7H", "N DA SK; E D5 S5; S D6 S6; W DJ CA", "N DA, E D5, S D6")
    assert Legal(VoidButLeftBower(card("DJ"), Suit.DIAMONDS, Suit.HEARTS)) == why(state, W, "CA")


def test_the_left_bower_does_not_follow_its_printed_suit():
    """Report 11, the other way round: it does not serve for a diamond that is held."""
    state = position("N 7H", "N DA SK; E D5 S5; S D6 S6; W DJ D9", "N DA, E D5, S D6")
    reason = LeftBowerHasLeft(card("DJ"), Suit.DIAMONDS, Suit.HEARTS, cards("D9"))
    assert Illegal(reason) == why(state, W, "DJ")


def test_a_left_bower_that_is_led_asks_for_trumps():
    """Report 12: the jack of hearts is led under diamonds; who holds hearts alone may play anything."""
    state = position("N 7D", "N HJ SK; E H4 S5; S H6 S6; W D9 C8", "N HJ")
    assert Legal(VoidAnyCard(Suit.DIAMONDS, Suit.DIAMONDS)) == why(state, E, "S5")
    assert cards("S5 H4") == tuple(action.card for action in GAME.legal(state))


def test_a_seat_that_sits_out_costs_no_turn():
    """Report 13: with the partner out, a trick ends after three cards, not after two."""
    state = position("S misere", "N SA SK; E ST DK; S S9 D8; W S8 D6", "S S9, W S8")
    assert (E, ()) == (state.to_act, state.play.tricks)
    state = GAME.apply(state, PlayCard(E, card("ST"))).state
    assert (E, E) == (state.play.tricks[0].winner, state.to_act)


@pytest.mark.parametrize(("side", "caller", "winner"), [(NS, N, EW), (EW, E, NS)])
def test_either_side_loses_at_minus_500(side, caller, winner):
    """Report 14: the floor holds for both sides."""
    start = match(**{side: -300})
    auction = GAME.start(start, Deal(dict.fromkeys(COMPASS, ())))
    state = GAME.skip_calls(auction, MakeCall(caller, GAME.call(start.rules, "7H")), None)
    over = GAME.settle(state, TricksTaken(by_side={side: 6, winner: 4}))
    outcome = GAME.next_hand(start, over).outcome
    assert (True, winner, BelowMinus500(side, -500, -500, winner)) == (outcome.over, outcome.winner, outcome.why)


def test_the_discard_is_three_different_cards_that_are_held():
    """Report 15: neither the same card three times nor a card of another hand."""
    assert Illegal(DiscardTwice(card("D8"))) == exchange("D8 D8 D8")
    assert Illegal(DiscardNotHeld(card("H7"))) == exchange("D8 C9 H7")


def test_a_joker_without_trumps_is_no_lone_trump():
    """Report 16: it waits while its holder can follow, and must come out in a misère."""
    can_follow = position("N 7NT", "N SA DK; E S5 JO; S S6 D7; W S8 D9", "N SA")
    assert Illegal(MustFollowSuit(Suit.SPADES, JOKER, cards("S5"))) == why(can_follow, E, "JO")
    must = position("N misere", "N SA DK; E H5 JO; W S8 D9", "N SA")
    assert Illegal(MustPlayJoker(Suit.SPADES, card("H5"), (JOKER,))) == why(must, E, "H5")


def test_the_target_is_this_games_own():
    """cards-ts 96: 500, not a number of another game."""
    assert (500, -500) == (match().rules.target, match().rules.floor)


def test_a_trump_beats_the_led_suit():
    """cornucopia 1350: the led suit does not always win."""
    state = position("N 7H", "N SA; E H4; S SK; W SQ", "N SA, E H4, S SK, W SQ")
    assert HighestTrump(E, card("H4"), card("SA")) == state.played.play.tricks[0].why
