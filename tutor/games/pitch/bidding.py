"""The auction: one call each, the dealer last (S4 section 1; Bicycle)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tutor.games.pitch.options import PitchRules
from tutor.games.pitch.reasons import (
    CallAboveMaximum,
    CallBelowMinimum,
    CallTooLow,
    DealerMayMatch,
    DealerMayNotTakeFour,
    DealerMustCall,
    DealersCallTooLow,
    TopIsCalled,
)
from tutor.kernel.actions import MakeCall
from tutor.kernel.auction import call_out_of_turn
from tutor.kernel.calls import PASS, Call, number
from tutor.kernel.reasons import CallNotAllowed, CallStands, Reason
from tutor.kernel.seats import Seat, Seats
from tutor.kernel.state import Auction, Contract


def calls(rules: PitchRules) -> tuple[Call, ...]:
    """Pass, then the numbers that may be called."""
    return (PASS, *(number(n) for n in range(rules.minimum_bid, rules.maximum_bid + 1)))


def number_called(call: Call) -> int | None:
    """The number that a call says, None for a pass and for what is no number."""
    return int(call.notation) if call.notation.isdecimal() else None


def highest(made: Sequence[MakeCall]) -> tuple[Seat, int] | None:
    """Who holds the bid, and at which number; None while all have passed."""
    for action in reversed(made):
        called = number_called(action.call)
        if called is not None:
            return action.seat, called
    return None


def may_match(rules: PitchRules, called: int) -> bool:
    """Whether the dealer may take the bid at the same number."""
    match rules.dealer_may_equal:
        case "below_top":
            return called < rules.maximum_bid
        case "always":
            return True
        case "never":
            return False
        case _:
            assert_never(rules.dealer_may_equal)


def open_numbers(rules: PitchRules, made: Sequence[MakeCall], *, dealer: bool) -> tuple[Call, ...]:
    """The numbers that may be called next, lowest first."""
    best = highest(made)
    lowest = rules.minimum_bid
    if best is not None:
        lowest = best[1] if dealer and may_match(rules, best[1]) else best[1] + 1
    return tuple(number(n) for n in range(lowest, rules.maximum_bid + 1))


def is_over(rules: PitchRules, seats: Seats, made: Sequence[MakeCall]) -> bool:
    """The auction is over when all have called, or at a top call that the dealer may not match."""
    if len(made) == len(seats):
        return True
    best = highest(made)
    return best is not None and best[1] >= rules.maximum_bid and not may_match(rules, best[1])


def contract(seats: Seats, seat: Seat, called: int) -> Contract:
    """What a pitcher has promised."""
    return Contract(seat, seats.side(seat), number(called), called, called)


def not_a_call(call: Call) -> Reason | None:
    """A call is a pass or a number."""
    known = number_called(call) is not None or call.notation == PASS.notation
    return None if known else CallNotAllowed(call)


def below_minimum(rules: PitchRules, call: Call) -> Reason | None:
    """Calls begin at the table's minimum."""
    called = number_called(call)
    return CallBelowMinimum(call, rules.minimum_bid) if called is not None and called < rules.minimum_bid else None


def above_maximum(rules: PitchRules, call: Call) -> Reason | None:
    """No call goes above the table's top."""
    called = number_called(call)
    return CallAboveMaximum(call, rules.maximum_bid) if called is not None and called > rules.maximum_bid else None


def takes_top(rules: PitchRules, made: Sequence[MakeCall], call: Call, *, dealer: bool) -> Reason | None:
    """The dealer may match a lower call, but the top one stays with its caller."""
    best = highest(made)
    if best is None or not dealer or number_called(call) != best[1] or rules.dealer_may_equal != "below_top":
        return None
    return DealerMayNotTakeFour(best[0], number(best[1])) if best[1] == rules.maximum_bid else None


def too_low(rules: PitchRules, made: Sequence[MakeCall], call: Call, *, dealer: bool) -> Reason | None:
    """A call must be above the last; the dealer's may equal it where the table says so."""
    best, called = highest(made), number_called(call)
    if best is None or called is None:
        return None
    free = open_numbers(rules, made, dealer=dealer)
    if number(called) in free:
        return None
    seat, last = best[0], number(best[1])
    if not free:
        return TopIsCalled(seat, last)
    if dealer:
        return DealersCallTooLow(seat, last, free, may_match(rules, best[1]))
    return CallTooLow(seat, last, free)


def dealer_is_stuck(rules: PitchRules, made: Sequence[MakeCall], call: Call, *, dealer: bool) -> Reason | None:
    """Where the table agreed so, the dealer calls when all others have passed."""
    if rules.all_pass != "stick_dealer" or not dealer or call.notation != PASS.notation:
        return None
    return None if highest(made) else DealerMustCall(open_numbers(rules, made, dealer=True))


def refusal(rules: PitchRules, state: Auction, action: MakeCall) -> Reason | None:
    """Why a call does not go, in the order in which it is told."""
    made, call, dealer = state.calls, action.call, action.seat == state.match.dealer
    return (
        call_out_of_turn(state, action)
        or not_a_call(call)
        or below_minimum(rules, call)
        or above_maximum(rules, call)
        or takes_top(rules, made, call, dealer=dealer)
        or too_low(rules, made, call, dealer=dealer)
        or dealer_is_stuck(rules, made, call, dealer=dealer)
    )


def why_it_goes(state: Auction, action: MakeCall) -> Reason:
    """Why a legal call goes: the dealer's match is a privilege."""
    best = highest(state.calls)
    if best is not None and best[1] == number_called(action.call):
        return DealerMayMatch(best[0], action.call)
    return CallStands(action.call)
