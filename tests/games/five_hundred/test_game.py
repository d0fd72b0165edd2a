"""The pack, the deal, the phases, and whole hands played at random."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.games.five_hundred.game import FiveHundred
from tutor.games.five_hundred.reasons import KittyIsClosed, KittyIsYours
from tutor.games.five_hundred.score_reasons import AllPassed
from tutor.kernel import events
from tutor.kernel.actions import Exchange, LookAtKitty, MakeCall, PassCards
from tutor.kernel.cards import JOKER, Suit, cards
from tutor.kernel.game import Illegal, IllegalActionError, Legal
from tutor.kernel.order import no_trump, with_bowers
from tutor.kernel.reasons import (
    AuctionGoesOn,
    AuctionIsOver,
    ExchangeComesFirst,
    HandIsOver,
    NothingToExchange,
)
from tutor.kernel.scoring import Match, PointsWon, TricksTaken
from tutor.kernel.seats import COMPASS, Seat, Seats
from tutor.kernel.state import Auction, Exchanging, Over, Playing
from tutor.kernel.view import seen_by

N, E, S, W = COMPASS


@pytest.mark.parametrize(
    ("preset", "size", "per_suit"),
    [("pagat-australian", 43, [10, 11, 11, 10]), ("american", 45, [11, 11, 11, 11])],
)
def test_the_pack(table, preset, size, per_suit):
    """43 cards: red suits down to the 4, black ones to the 5, and a joker; 45 with the black 4s."""
    rules = table.game.presets[preset]
    pack = table.game.pack(rules)
    assert (size, per_suit, JOKER) == (len(pack), [sum(c.suit is suit for c in pack) for suit in Suit], pack[-1])
    assert size == 4 * table.game.hand_size(rules, 4) + table.game.kitty_size(rules)


def test_the_deal(table):
    """Ten cards each, three aside, and the dealer's left calls first."""
    state = table.game.deal(table.match(dealer="W"), Random(5))
    dealt = [held for hand in state.deal.hands.values() for held in hand]
    assert ([10] * 4, 3, N) == ([len(h) for h in state.deal.hands.values()], len(state.deal.kitty), state.to_act)
    assert sorted(map(str, table.game.pack(state.match.rules))) == sorted(map(str, (*dealt, *state.deal.kitty)))


def test_nobody_looks_at_the_kitty_before_the_auction_is_over(table):
    """The kitty lies face down until there is a contractor, who alone takes it."""
    auction, exchange = table.auction(), table.exchange(table.hearts)
    assert Illegal(KittyIsClosed(None)) == table.game.judge(auction, LookAtKitty(E))
    assert Illegal(KittyIsClosed(None)) == table.game.judge(auction, Exchange(E, ()))
    assert Illegal(KittyIsClosed(N)) == table.game.judge(exchange, LookAtKitty(S))
    assert Legal(KittyIsYours()) == table.game.judge(exchange, LookAtKitty(N))
    assert exchange == table.game.apply(exchange, LookAtKitty(N)).state


def test_each_thing_at_its_time(table):
    """First the calls, then the exchange, then the cards."""
    auction, exchange, playing = table.auction(), table.exchange(table.hearts), table.playing(table.hearts)
    assert AuctionGoesOn(N) == table.why(auction, "N", "HA")
    assert ExchangeComesFirst(N) == table.why(exchange, "N", "HA")
    assert AuctionIsOver() == table.why_call(exchange, "N", "7NT")
    assert AuctionIsOver() == table.why_call(playing, "N", "7NT")
    assert Illegal(NothingToExchange()) == table.game.judge(playing, Exchange(N, cards("HA HK HT")))
    assert Illegal(NothingToExchange()) == table.game.judge(auction, PassCards(N, S, cards("HA")))


def test_events_of_an_auction_and_an_exchange(table):
    """What the table shows when the last pass is said, and when three cards are away."""
    state = table.auction("N 6H, E 7C, S pass, W pass, N 7H")
    step = table.game.apply(state, next(a for a in table.game.candidates(state) if a.call.notation == "pass"))
    contract = step.state.contract
    assert (N, "NS", "7H", 200, 7) == (
        contract.seat,
        contract.side,
        contract.call.notation,
        contract.value,
        contract.needs,
    )
    assert step.events == (
        events.CallMade(E, table.call("pass")),
        events.AuctionWon(contract),
        events.KittyTaken(N, cards("JO DJ C6")),
    )
    step = table.game.apply(step.state, Exchange(N, cards("D8 C9 C5")))
    assert (events.Discarded(N, cards("D8 C9 C5")), events.PlayBegins(N)) == step.events
    assert cards("SA SK HA HK HJ HT DA DJ C6 JO") == step.state.play.hands[N]


def test_naming_the_joker_is_said_aloud(table):
    """The suit named is an event of its own."""
    exchange = table.exchange(table.no_trump)
    step = table.game.apply(exchange, Exchange(S, cards("H5 H8 S6"), Suit.CLUBS))
    assert events.JokerNamed(S, Suit.CLUBS) in step.events


def test_all_four_pass(table):
    """The cards are thrown in, nobody scores, and the next seat deals."""
    over = table.auction("N pass, E pass, S pass, W pass")
    after = table.game.next_hand(over.match, over)
    assert (None, [0, 0]) == (over.contract, [sheet.hand for sheet in over.score.sheets])
    assert ([(), ()], N, AllPassed(N)) == (
        [sheet.lines for sheet in over.score.sheets],
        after.dealer,
        after.outcome.why,
    )


def test_the_partner_sits_out_a_misere(table):
    """Three-card tricks, and the seat that sits out is told before play."""
    exchange = table.exchange(table.misere)
    step = table.game.apply(exchange, Exchange(S, cards("JO SK HQ")))
    assert events.PlayBegins(S, N) == step.events[-1]
    assert (E, S, W) == step.state.play.active


def test_an_open_misere_is_laid_open_after_the_first_trick(table):
    """The contractor's hand goes face up once trick 1 is played, and not before."""
    calls = table.misere.calls.replace("misere", "open-misere")
    deals = type(table.misere)(table.misere.hands, table.misere.kitty, calls, table.misere.away)
    state = table.playing(deals, "S S9, W S8")
    shown = table.events(state, "E", "ST")
    state = table.after(state, "E ST")
    left = cards("H7 H6 H4 D8 D5 D4 C8 C6 C5")
    assert (events.HandLaidOpen(S, left), S) == (shown[-1], state.open_hand)
    assert (left, ()) == (seen_by(state, W).play.hands[S], seen_by(state, W).play.hands[E])


def test_a_closed_misere_stays_closed(table):
    """Plain misère is played with hidden cards to the end."""
    assert table.playing(table.misere, "S S9, W S8, E ST").open_hand is None


def test_a_lost_misere_may_end_at_once(table):
    """An option: the hand stops at the contractor's first trick, with the same score."""
    plays = "S C5, W C7, E CJ, E SJ, S JO, W S8"
    deals = table.misere
    goes_on = table.playing(deals, plays, away="SK HQ S9")
    stops = table.playing(deals, plays, away="SK HQ S9", match=table.match(misere_stops="true"))
    assert (Playing, Over) == (type(goes_on), type(stops))
    assert [-250, 0] == [sheet.hand for sheet in stops.score.sheets]


def test_orders_of_the_cards(table):
    """Printed suits in the auction, bowers in a suit contract, none in no-trump."""
    assert no_trump(None, joker_is_low=False) is table.game.order(table.auction())
    assert with_bowers(Suit.HEARTS) is table.game.order(table.exchange(table.hearts))
    assert no_trump(None, joker_is_low=False) is table.game.order(table.exchange(table.no_trump))


def test_a_hand_that_begins_with_its_contract(table):
    """A record may give the contract without its auction, and no exchange."""
    exchange = table.game.skip_calls(table.auction(), MakeCall(N, table.call("7H")), None)
    playing = table.game.skip_exchange(exchange)
    assert (Exchanging, 13, Playing, 10) == (type(exchange), len(exchange.cards), type(playing), playing.play.size)
    assert playing is table.game.skip_exchange(playing)
    auction = table.auction()
    assert auction is table.game.skip_calls(auction, None, N)


def test_a_result_must_be_of_tricks(table):
    """Five Hundred is scored by tricks, and only once it has a contract."""
    with pytest.raises(ValueError, match="PointsWon"):
        table.game.settle(table.exchange(table.hearts), PointsWon({}))
    with pytest.raises(ValueError, match="TricksTaken"):
        table.game.settle(table.auction(), TricksTaken())


def test_a_position_that_has_all_ten_tricks_is_scored(table):
    """Where the tricks taken and the cards held make up ten, the ending counts."""
    hands = "N HA; E SA; S SK; W DA"
    whole = table.position(hands, "N 7H", "N HA, E SA, S SK, W DA", taken={N: 6, E: 3})
    part = table.position(hands, "N 7H", "N HA, E SA, S SK, W DA")
    assert ([200, 30], None) == ([sheet.hand for sheet in whole.score.sheets], part.score)


def test_after_the_last_trick_nothing_is_left(table):
    """No card, no call, no candidate once the hand is over."""
    over = table.position("N HA; E SA; S SK; W DA", "N 7H", "N HA, E SA, S SK, W DA")
    assert (HandIsOver(), ()) == (table.why(over, "N", "HA"), table.game.legal(over))


def test_an_illegal_action_is_the_callers_bug(table):
    """`apply` raises what `judge` would have said."""
    with pytest.raises(IllegalActionError):
        table.after(table.playing(table.hearts), "E H9")


OPTIONS = [
    {},
    {"joker_no_trump": "low_in_misere"},
    {"joker_no_trump": "free_lead"},
    {"bid_after_pass": "always", "contractor_may_raise": "true"},
    {"bid_after_pass": "if_changed", "misere_when": "anytime", "misere_rank": "between_8S_8C"},
    {"open_misere_rank": "top", "misere_stops": "true", "misere_when": "anytime"},
    {"misere_when": "off"},
]
GAME = FiveHundred()
TABLES = [
    GAME.presets[preset].changed(options)
    for preset in GAME.presets
    for options in OPTIONS
    if preset != "american" or "bid_after_pass" not in options  # where each calls once, nobody calls after a pass
]


@given(st.sampled_from(TABLES), st.integers(0, 10**6))
def test_any_legal_sequence_ends(rules, seed):
    """There is always something legal, cards are conserved, each total is the sum of its lines, nobody peeks."""
    rng = Random(seed)
    match = Match(rules, Seats(COMPASS, partnership=True), Seat("W"))
    state = GAME.deal(match, rng)
    while not isinstance(state, Over):
        legal = GAME.legal(state)
        assert legal
        assert all(action.seat == state.to_act for action in legal)
        view = seen_by(state, W)
        if isinstance(state, Playing) and view.play is not None:
            assert all(view.play.hands[s] == () for s in (N, E, S) if s != state.open_hand)
        state = GAME.apply(state, likely(rng, state, legal)).state
    if state.played is not None:
        play = state.played.play
        left = [held for hand in play.hands.values() for held in hand]
        gone = [played.card for played in play.plays]
        pack = sorted(map(str, GAME.pack(match.rules)))
        assert pack == sorted(map(str, (*left, *gone, *state.played.discarded)))
    after = GAME.next_hand(match, state)
    assert all(after.total(sheet.side) == sum(line.points for line in sheet.lines) for sheet in state.score.sheets)
    assert (1, N) == (after.hands, after.dealer)


def likely(rng, state, legal):
    """A random action; in the auction seldom a pass, and no jump to the sky."""
    if not isinstance(state, Auction):
        return rng.choice(legal)
    return legal[min(rng.randrange(4) * rng.randrange(3), len(legal) - 1)]
