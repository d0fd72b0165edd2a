"""The auction: who calls next, which calls go, and what it ends in. S2 section 2; Pagat."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.games.five_hundred.calls import LEVELS, MISERE, Bid, ladder, level_named
from tutor.games.five_hundred.options import FiveHundredRules, rules_of
from tutor.games.five_hundred.reasons import (
    CallAboveMaximum,
    CallBelowMinimum,
    CallTooLow,
    CannotRaiseOwnCall,
    MisereNeedsASeven,
    OneCallEach,
    PassIsFinal,
)
from tutor.kernel.actions import MakeCall
from tutor.kernel.auction import call_out_of_turn
from tutor.kernel.calls import PASS
from tutor.kernel.game import Illegal, Legal, Verdict
from tutor.kernel.reasons import CallNotAllowed, CallStands, Reason
from tutor.kernel.seats import Seat, Seats
from tutor.kernel.state import Auction


def highest(calls: Sequence[MakeCall]) -> MakeCall | None:
    """The highest call so far, which is the last one that is no pass."""
    return next((made for made in reversed(calls) if made.call != PASS), None)


def next_caller(calls: Sequence[MakeCall], seats: Seats, rules: FiveHundredRules) -> Seat | None:
    """Who calls after the last call, clockwise; None where the auction is over. `calls` is not empty."""
    others = seats.starting(seats.after(calls[-1].seat))[:-1]
    if rules.auction == "one_round":
        return others[0] if len(calls) < len(seats) else None
    return next((seat for seat in others if _may_still_call(seat, calls, rules)), None)


def _may_still_call(seat: Seat, calls: Sequence[MakeCall], rules: FiveHundredRules) -> bool:
    top = highest(calls)
    if top is not None and top.seat == seat:
        return rules.contractor_may_raise and not _passed_since(top, seat, calls)
    if rules.bid_after_pass == "never":
        return not _passed(seat, calls)
    return not _passed_since(top, seat, calls)


def _passed(seat: Seat, calls: Sequence[MakeCall]) -> bool:
    return any(made.seat == seat and made.call == PASS for made in calls)


def _passed_since(top: MakeCall | None, seat: Seat, calls: Sequence[MakeCall]) -> bool:
    """Whether a seat has passed behind the highest call, or at all where there is none."""
    return _passed(seat, calls if top is None else calls[calls.index(top) :])


def judge_call(state: Auction, action: MakeCall) -> Verdict:
    """Whether a call goes now, and why."""
    for refusal in _REFUSALS:
        reason = refusal(state, action)
        if reason is not None:
            return Illegal(reason)
    return Legal(CallStands(action.call))


def has_called_once(state: Auction, action: MakeCall) -> Reason | None:
    """Where the auction is one round, each player calls once."""
    if rules_of(state.match).auction != "one_round":
        return None
    return next((OneCallEach(made.call) for made in state.calls if made.seat == action.seat), None)


def has_passed(state: Auction, action: MakeCall) -> Reason | None:
    """A player who has passed calls no more in this auction, or (an option) only once a higher call has come."""
    match rules_of(state.match).bid_after_pass:
        case "never" if _passed(action.seat, state.calls):
            return PassIsFinal(until_changed=False)
        case "if_changed" if _passed_since(highest(state.calls), action.seat, state.calls):
            return PassIsFinal(until_changed=True)
        case _:
            return None


def raises_own_call(state: Auction, action: MakeCall) -> Reason | None:
    """Nobody raises the highest call while it is their own."""
    top = highest(state.calls)
    if top is None or top.seat != action.seat or rules_of(state.match).contractor_may_raise:
        return None
    return CannotRaiseOwnCall(top.call)


def unknown_here(state: Auction, action: MakeCall) -> Reason | None:
    """A call must be one of this table's: from six tricks to ten, or a misère where it has them."""
    if action.call in ladder(rules_of(state.match)):
        return None
    level = level_named(action.call)
    if level is not None and level < LEVELS[0]:
        return CallBelowMinimum(action.call, LEVELS[0])
    if level is not None and level > LEVELS[-1]:
        return CallAboveMaximum(action.call, LEVELS[-1])
    return CallNotAllowed(action.call)


def too_low(state: Auction, action: MakeCall) -> Reason | None:
    """Each call must outrank the last."""
    top = highest(state.calls)
    if top is None or action.call == PASS:
        return None
    rungs = ladder(rules_of(state.match))
    above = rungs[rungs.index(top.call) + 1 :]
    if action.call in above:
        return None
    open_to_seat = tuple(call for call in above if misere_too_early(state, MakeCall(action.seat, call)) is None)
    return CallTooLow(top.seat, top.call, open_to_seat, next(iter(open_to_seat), None))


def misere_too_early(state: Auction, action: MakeCall) -> Reason | None:
    """Misère may be called once anybody has called a 7, unless the table lets it open."""
    if action.call != MISERE or rules_of(state.match).misere_when != "after_7":
        return None
    if any(isinstance(made.call, Bid) and made.call.level == _SEVEN for made in state.calls):
        return None
    top = highest(state.calls)
    return MisereNeedsASeven(None if top is None else top.call)


_SEVEN = 7
_REFUSALS = (
    has_called_once,
    has_passed,
    raises_own_call,
    call_out_of_turn,
    unknown_here,
    too_low,
    misere_too_early,
)
