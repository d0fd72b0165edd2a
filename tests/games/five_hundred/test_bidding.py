"""The auction: the ladder, turns, passes, and what each option changes."""

import pytest

from tutor.games.five_hundred.reasons import (
    CallAboveMaximum,
    CallBelowMinimum,
    CallTooLow,
    CannotRaiseOwnCall,
    MisereNeedsASeven,
    OneCallEach,
    PassIsFinal,
)
from tutor.kernel.reasons import CallNotAllowed, CallStands, NotYourTurnToCall
from tutor.kernel.seats import COMPASS
from tutor.kernel.state import Auction, Exchanging

N, E, S, W = COMPASS
SIXES, SEVENS, EIGHTS, NINES = ("6S 6C 6D 6H 6NT", "7S 7C 7D 7H 7NT", "8S 8C 8D 8H 8NT", "9S 9C 9D 9H 9NT")


@pytest.mark.parametrize(
    ("options", "rungs"),
    [
        ({}, f"{SIXES} {SEVENS} misere {EIGHTS} {NINES} 10S 10C 10D open-misere 10H 10NT"),
        (
            {"misere_rank": "between_8S_8C"},
            f"{SIXES} {SEVENS} 8S misere 8C 8D 8H 8NT {NINES} 10S 10C 10D open-misere 10H 10NT",
        ),
        ({"open_misere_rank": "top"}, f"{SIXES} {SEVENS} misere {EIGHTS} {NINES} 10S 10C 10D 10H 10NT open-misere"),
        ({"misere_when": "off"}, f"{SIXES} {SEVENS} {EIGHTS} {NINES} 10S 10C 10D 10H 10NT"),
    ],
)
def test_the_ladder(table, options, rungs):
    """The number first, then spades, clubs, diamonds, hearts, no-trump; the misères where they stand."""
    rules = table.match(**options).rules
    assert f"pass {rungs}" == " ".join(call.notation for call in table.game.calls(rules))


@pytest.mark.parametrize("options", [{}, {"misere_rank": "between_8S_8C"}, {"open_misere_rank": "top"}])
@pytest.mark.parametrize("misere_when", ["after_7", "anytime"])
def test_exactly_the_higher_calls_outrank(table, options, misere_when):
    """Whatever stands, the legal calls are a pass and all that is above it on the ladder, misère after a 7."""
    match = table.match(misere_when=misere_when, **options)
    ladder = [call.notation for call in table.game.calls(match.rules)]
    for standing in ladder[1:]:
        if standing == "misere" and misere_when == "after_7":
            continue
        state = table.auction(f"N {standing}", match)
        above = ladder[ladder.index(standing) + 1 :]
        early = misere_when == "after_7" and not standing.startswith("7")
        higher = [call for call in above if not (call == "misere" and early)]
        assert ["pass", *higher] == table.calls(state).split()


def test_8_spades_beats_misere_for_fewer_points(table):
    """240 stands above 250: rung is not price."""
    state = table.auction("N 6H, E 7C, S misere")
    assert CallStands(table.call("8S")) == table.why_call(state, "W", "8S")
    assert table.calls(state).startswith("pass 8S 8C")


def test_each_call_must_outrank_the_last(table):
    """Equal is not higher, and a lower suit at the same number is lower."""
    state = table.auction("N 10D")
    higher = (table.call("open-misere"), table.call("10H"), table.call("10NT"))
    for low in ("10D", "10C", "9NT", "misere"):
        assert CallTooLow(N, table.call("10D"), higher, higher[0]) == table.why_call(state, "E", low)


def test_the_calls_that_would_outrank_leave_an_early_misere_out(table):
    """Over 6NT, misère is no way on as long as nobody has called a 7."""
    reason = table.why_call(table.auction("N 6NT"), "E", "6H")
    assert (table.call("7S"), False) == (reason.lowest, table.call("misere") in reason.calls)


def test_nothing_outranks_the_top(table):
    """Above 10NT there is no call."""
    state = table.auction("N 10NT")
    assert CallTooLow(N, table.call("10NT"), (), None) == table.why_call(state, "E", "10H")
    assert "pass" == table.calls(state)


def test_misere_needs_a_seven(table):
    """Anybody's 7 opens misère; a 6 does not."""
    state = table.auction("N 6H")
    assert MisereNeedsASeven(table.call("6H")) == table.why_call(state, "E", "misere")
    assert MisereNeedsASeven(None) == table.why_call(table.auction(), "N", "misere")
    assert CallStands(table.call("misere")) == table.why_call(table.auction("N 6H, E 7C"), "S", "misere")


def test_open_misere_may_open(table):
    """Open misère needs no 7."""
    assert CallStands(table.call("open-misere")) == table.why_call(table.auction(), "N", "open-misere")


def test_misere_at_any_time(table):
    """An option lets misère open."""
    state = table.auction("N 6H", table.match(misere_when="anytime"))
    assert CallStands(table.call("misere")) == table.why_call(state, "E", "misere")


@pytest.mark.parametrize("call", ["misere", "open-misere"])
def test_no_misere_at_all(table, call):
    """Where misère is off, neither is a call."""
    state = table.auction("N 7H", table.match(misere_when="off"))
    assert CallNotAllowed(table.call(call)) == table.why_call(state, "E", call)


@pytest.mark.parametrize("call", ["5H", "1NT", "0S"])
def test_a_call_of_too_few_tricks_is_told_so(table, call):
    """Calls begin at six."""
    assert CallBelowMinimum(table.call(call), 6) == table.why_call(table.auction(), "N", call)


@pytest.mark.parametrize("call", ["11S", "13NT"])
def test_a_call_of_too_many_tricks_is_told_so(table, call):
    """A hand has ten."""
    assert CallAboveMaximum(table.call(call), 10) == table.why_call(table.auction(), "N", call)


def test_a_call_of_another_game_is_none_here(table):
    """There is no nil in Five Hundred."""
    assert CallNotAllowed(table.call("nil")) == table.why_call(table.auction(), "N", "nil")


def test_the_auction_of_the_article(table):
    """N 6H, E 7C, two passes, N 7H, E pass: N plays 7 hearts (S2 section 2)."""
    state = table.exchange(table.hearts)
    contract = state.contract
    assert (N, "NS", "7H", 200, 7) == (
        contract.seat,
        contract.side,
        contract.call.notation,
        contract.value,
        contract.needs,
    )


def test_a_pass_is_final(table):
    """Who has passed calls no more, in turn or out of it."""
    state = table.auction("N 6H, E 7C, S pass, W pass, N 7H")
    assert PassIsFinal(until_changed=False) == table.why_call(state, "S", "7NT")
    assert E == state.to_act


def test_the_auction_ends_when_all_others_have_passed(table):
    """Three passes and a bid end it at once, in whatever order."""
    assert isinstance(table.auction("N pass, E pass, S pass, W 6S"), Exchanging)
    assert isinstance(table.auction("N 6S, E pass, S pass"), Auction)


@pytest.mark.parametrize("option", ["always", "if_changed"])
def test_a_passed_player_may_come_back(table, option):
    """An option: after a higher call the passed players are asked again; three passes behind a bid end it."""
    match = table.match(bid_after_pass=option)
    state = table.auction("N 6H, E 7C, S pass, W pass, N 7H, E pass", match)
    assert (S, True) == (state.to_act, "7NT" in table.calls(state))
    over = table.auction("N 6H, E 7C, S pass, W pass, N 7H, E pass, S pass, W pass", match)
    assert (Exchanging, N) == (type(over), over.to_act)
    assert table.auction("N pass, E pass, S pass, W pass", match).contract is None
    assert N == table.auction("N pass, E pass, S pass, W 6S", match).to_act


def test_who_passed_on_this_very_call_waits_for_a_higher_one(table):
    """With `if_changed` a player comes back only once a higher call has been made."""
    state = table.auction("N 6H, E pass, S pass", table.match(bid_after_pass="if_changed"))
    assert PassIsFinal(until_changed=True) == table.why_call(state, "E", "6NT")


def test_nobody_raises_their_own_call(table):
    """The highest caller waits for the others."""
    state = table.auction("N 6H")
    assert CannotRaiseOwnCall(table.call("6H")) == table.why_call(state, "N", "7H")


def test_an_option_asks_the_contractor_once_more(table):
    """Where the contractor may raise, they are asked when the others have passed, and a pass ends it."""
    match = table.match(contractor_may_raise="true")
    state = table.auction("N 6H, E pass, S pass, W pass", match)
    assert N == state.to_act
    stands = table.auction("N 6H, E pass, S pass, W pass, N pass", match)
    raised = table.auction("N 6H, E pass, S pass, W pass, N 8H", match)
    assert ("6H", "8H") == (stands.contract.call.notation, raised.contract.call.notation)


def test_calls_go_round_clockwise(table):
    """A call out of turn names whose turn it is."""
    state = table.auction("N 6H")
    assert NotYourTurnToCall(E) == table.why_call(state, "S", "7H")


def test_one_round(table):
    """The American auction: one call each, and the highest is the contract."""
    match = table.match("american")
    state = table.auction("N 6H, E pass, S 7C", match)
    assert OneCallEach(table.call("6H")) == table.why_call(state, "N", "7H")
    assert OneCallEach(table.call("pass")) == table.why_call(state, "E", "8H")
    over = table.auction("N 6H, E pass, S 7C, W pass", match)
    assert (S, "7C") == (over.to_act, over.contract.call.notation)
    assert table.auction("N pass, E pass, S pass, W pass", match).contract is None


@pytest.mark.parametrize(
    ("call", "value"),
    [
        ("6S", 40),
        ("6C", 60),
        ("6D", 80),
        ("6H", 100),
        ("6NT", 120),
        ("7H", 200),
        ("8S", 240),
        ("8D", 280),
        ("10H", 500),
        ("10NT", 520),
        ("open-misere", 500),
    ],
)
def test_values(table, call, value):
    """40 + 20 for each strain + 100 for each level above six."""
    contract = table.auction(f"N {call}, E pass, S pass, W pass").contract
    assert (value, None if "misere" in call else int(call.rstrip("SCDHNT"))) == (contract.value, contract.needs)


def test_misere_is_worth_what_the_table_says(table):
    """250 and 500, or any other number."""
    calls = "N 7S, E misere, S pass, W pass, N pass"
    assert 250 == table.auction(calls).contract.value
    assert 270 == table.auction(calls, table.match(misere_value="270")).contract.value
