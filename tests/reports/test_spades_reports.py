"""Rule bugs seen in public Spades programs: each is a case here, and so is its whole kind."""

import pytest

from tutor.games.spades.calls import NIL
from tutor.games.spades.card_reasons import NotBroken, OnlySpades
from tutor.games.spades.game import Spades
from tutor.games.spades.score_reasons import BagPenalty, MatchCapped, MatchLost, MatchTied, Overtricks
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.calls import number
from tutor.kernel.cards import Suit, card, cards, listed
from tutor.kernel.deal import Deal, Position
from tutor.kernel.events import SuitBroken
from tutor.kernel.game import Illegal, Legal
from tutor.kernel.reasons import MustFollowSuit
from tutor.kernel.scoring import Match, TricksTaken
from tutor.kernel.seats import COMPASS, Seats

GAME = Spades()


def match(preset="neuralplay-standard", totals=(0, 0), bags=0, **options):
    rules = GAME.presets[preset].changed(options)
    before = dict(zip(("NS", "EW"), totals, strict=True))
    return Match(rules, Seats(COMPASS, partnership=True), "W", before, {"NS": bags})


def position(hands, lead, *plays, broken=False, **options):
    held = {seat: listed(cards(hand)) for seat, hand in hands.items()}
    state = GAME.start(match(**options), Deal(held, position=Position(to_lead=lead, broken=broken)))
    for seat, code in plays:
        state = GAME.apply(state, PlayCard(seat, card(code))).state
    return state


def called(now, *calls):
    state = GAME.start(now, Deal(dict.fromkeys(COMPASS, ())))
    for call in calls:
        state = GAME.apply(state, MakeCall(state.to_act, call)).state
    return state


def sheet(now, bids, taken):
    state = called(now, *map(number, bids))
    over = GAME.settle(state, TricksTaken(dict(zip(COMPASS, taken, strict=True))))
    return over.score.sheet("NS")


def test_1_a_hand_of_spades_only_may_lead_one():
    """mreishus/spades: every card was rejected and the game stuck; such a lead goes, and breaks them."""
    hands = {"N": "S9 S3 S2", "E": "H2 H3 D7", "S": "SA HK D4", "W": "SJ C5 C6"}
    state = position(hands, "N")
    assert ["S9", "S3", "S2"] == [action.card.code for action in GAME.legal(state)]
    assert Legal(OnlySpades(card("S2"))) == GAME.judge(state, PlayCard("N", card("S2")))
    assert SuitBroken(Suit.SPADES, "N") in GAME.apply(state, PlayCard("N", card("S2"))).events


def test_2_an_unbroken_spade_is_not_led_from_a_mixed_hand():
    """rawhat/spades: it was accepted; the reason names what could be led instead."""
    state = position({"N": "S9 D4 D3", "E": "H2 H3 D7", "S": "SA HK D5", "W": "SJ C5 C6"}, "N")
    assert Illegal(NotBroken(card("S9"), cards("D4 D3"))) == GAME.judge(state, PlayCard("N", card("S9")))


@pytest.mark.parametrize("broken", [False, True])
def test_3_a_spade_does_not_go_while_the_led_suit_is_held(broken):
    """rawhat/spades #13: it was accepted, broken or not."""
    hands = {"N": "H9 D4", "E": "H2 S3", "S": "SA HK", "W": "SJ C5"}
    state = position(hands, "N", ("N", "H9"), broken=broken)
    refused = MustFollowSuit(Suit.HEARTS, card("S3"), cards("H2"))
    assert Illegal(refused) == GAME.judge(state, PlayCard("E", card("S3")))


@pytest.mark.parametrize(("taken", "old"), [(4, 0), (4, 7), (0, 9), (5, 3)])
def test_4_a_set_contract_leaves_the_bags_as_they_are(taken, old):
    """sclarke500/euchre-app: 6 bid and 4 taken changed the bags by -2."""
    found = sheet(match(bags=old), (3, 3, 3, 2), (taken, 13 - taken, 0, 0))
    assert (old, -60) == (found.bags, found.hand)


@pytest.mark.parametrize(
    ("old", "new", "cost", "left"), [(8, 13, -200, 1), (9, 1, -100, 0), (0, 9, 0, 9), (7, 13, -200, 0)]
)
def test_5_each_full_ten_costs_and_the_rest_is_left(old, new, cost, left):
    """riendeau/spades-game #95: 8 and 13 bags cost one hundred and left eleven."""
    now = match("cards4", bags=old)
    state = called(now, number(13 - new), number(0), number(0), number(0))
    found = GAME.settle(state, TricksTaken({"N": 13, "E": 0, "S": 0, "W": 0})).score.sheet("NS")
    assert (10 * (13 - new) + new + cost, left) == (found.hand, found.bags)


def test_6_the_penalty_is_told_with_the_numbers_of_the_score():
    """riendeau/spades-game #107: two tens were fined, and the screen said -100."""
    found = sheet(match(bags=9), (1, 1, 1, 1), (7, 0, 6, 0))
    (line,) = (line for line in found.lines if isinstance(line.reason, BagPenalty))
    assert BagPenalty(9, 11, 20, 10, 100, -200, 0, carried=True) == line.reason
    assert line.points == line.reason.points


def test_7_an_overtrick_is_a_bag_and_a_point():
    """Antonelli-Tech-Solutions/spades #180: 7 bid and 8 taken scored 70."""
    found = sheet(match(), (4, 2, 3, 2), (4, 2, 4, 3))
    assert (71, 1) == (found.hand, found.bags)
    assert Overtricks("NS", 1, 1, counted=True) == found.lines[1].reason


def test_8_a_bid_of_zero_is_nil():
    """sclarke500/euchre-app: 0 was an ordinary bid without a bonus."""
    state = called(match(), number(0), number(4), number(4), number(3))
    assert NIL == state.calls[0].call
    found = GAME.settle(state, TricksTaken({"N": 0, "E": 4, "S": 5, "W": 4})).score.sheet("NS")
    assert (141, 1) == (found.hand, found.bags)


def test_9_a_match_in_which_both_are_set_ends():
    """wlim33/rust-spades: without a floor such a match ran for 27,558 rounds."""
    now = match()
    while not (now.outcome and now.outcome.over):
        bids = {"N": 7, "E": 7, "S": 7, "W": 6}
        first = now.seats.after(now.dealer)
        state = called(now, *(number(bids[seat]) for seat in now.seats.starting(first)))
        now = GAME.next_hand(now, GAME.settle(state, TricksTaken({"N": 5, "E": 6, "S": 1, "W": 1})))
        assert now.hands < 10
    assert MatchLost("EW", -260, "NS", -280, -200) == now.outcome.why


def test_9_a_cap_ends_a_match_without_a_floor():
    """For automatic play: after so many hands the totals decide."""
    now = match("cards4", totals=(-40, -41), deal_cap="3")
    while not (now.outcome and now.outcome.over):
        state = called(now, *map(number, (7, 7, 7, 7)))
        now = GAME.next_hand(now, GAME.settle(state, TricksTaken({"N": 6, "E": 7, "S": 0, "W": 0})))
    assert MatchCapped("NS", -460, 3) == now.outcome.why


def test_9_a_tie_at_the_target_plays_on():
    """510 to 510 is nobody's match yet."""
    state = called(match(totals=(450, 449)), *map(number, (3, 3, 3, 3)))
    over = GAME.settle(state, TricksTaken({"N": 3, "E": 4, "S": 3, "W": 3}))
    after = GAME.next_hand(over.match, over)
    assert (False, None, MatchTied(510, last=False)) == (after.outcome.over, after.outcome.winner, after.outcome.why)


def test_the_target_is_the_games_own():
    """johnameyer/cards-ts #96: the target was another game's; here it is 500, and an option."""
    assert [500] * 4 == [rules.target for rules in GAME.presets.values()]


def test_trumps_beat_the_led_suit():
    """OWASP/cornucopia #1350: the led suit always won."""
    hands = {"N": "HA D4", "E": "S2 C3", "S": "HK D5", "W": "HQ C5"}
    state = position(hands, "N", ("N", "HA"), ("E", "S2"), ("S", "HK"), ("W", "HQ"))
    assert "E" == state.play.tricks[0].winner
