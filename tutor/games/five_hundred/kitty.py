"""The kitty: the contractor takes it, puts as many cards away, and may name the joker. S2 sections 3.1 and 3.2."""

from __future__ import annotations

from collections import Counter

from tutor.games.five_hundred.calls import is_misere, order_under
from tutor.games.five_hundred.options import rules_of
from tutor.games.five_hundred.reasons import (
    DiscardNotHeld,
    DiscardStands,
    DiscardThree,
    DiscardTwice,
    JokerIsTrump,
    JokerNeedsNoTrump,
    JokerNotHeld,
    KittyIsClosed,
    KittyIsYours,
)
from tutor.kernel.actions import Exchange
from tutor.kernel.cards import JOKER
from tutor.kernel.game import Illegal, Legal, Verdict
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat
from tutor.kernel.state import Contract, Exchanging

TRICKS = 10
"""Cards in each hand, and tricks in each deal."""


def judge_look(contract: Contract | None, seat: Seat) -> Verdict:
    """The contractor alone may look at the kitty, and nobody before there is one."""
    if contract is not None and contract.seat == seat:
        return Legal(KittyIsYours())
    return Illegal(KittyIsClosed(None if contract is None else contract.seat))


def judge_exchange(state: Exchanging, action: Exchange) -> Verdict:
    """Whether an exchange goes, and why. What is said of the joker is told first: it is said aloud."""
    for refusal in _REFUSALS:
        reason = refusal(state, action)
        if reason is not None:
            return Illegal(reason)
    return Legal(DiscardStands(action.discard))


def not_contractor(state: Exchanging, action: Exchange) -> Reason | None:
    """The contractor alone exchanges; the partner takes no part."""
    return None if action.seat == state.to_act else KittyIsClosed(state.to_act)


def joker_has_its_suit(state: Exchanging, action: Exchange) -> Reason | None:
    """In a suit contract the joker is the highest trump and is given no other suit."""
    trump = None if state.contract is None else order_under(state.contract.call, rules_of(state.match), None).trump
    return None if action.joker is None or trump is None else JokerIsTrump(trump)


def joker_is_lowest(state: Exchanging, action: Exchange) -> Reason | None:
    """Where the joker is the lowest card in the misères, no suit is named for it there."""
    if action.joker is None or state.contract is None or not is_misere(state.contract):
        return None
    low = rules_of(state.match).joker_no_trump == "low_in_misere"
    return JokerNeedsNoTrump(state.contract.call) if low else None


def joker_not_held(state: Exchanging, action: Exchange) -> Reason | None:
    """Only a contractor who keeps the joker names its suit."""
    if action.joker is None or (JOKER in state.cards and JOKER not in action.discard):
        return None
    return JokerNotHeld(action.joker, JOKER in state.cards)


def not_as_many(state: Exchanging, action: Exchange) -> Reason | None:
    """As many cards go away as came in from the kitty."""
    laid, kitty = len(action.discard), rules_of(state.match).kitty
    return None if laid == kitty else DiscardThree(laid, kitty, TRICKS)


def discard_not_held(state: Exchanging, action: Exchange) -> Reason | None:
    """Only a card of the contractor's hand and the kitty may be put away."""
    return next((DiscardNotHeld(card) for card in action.discard if card not in state.cards), None)


def discarded_twice(_: Exchanging, action: Exchange) -> Reason | None:
    """The cards put away are different cards."""
    return next((DiscardTwice(card) for card, times in Counter(action.discard).items() if times > 1), None)


_REFUSALS = (
    not_contractor,
    joker_has_its_suit,
    joker_is_lowest,
    joker_not_held,
    not_as_many,
    discard_not_held,
    discarded_twice,
)
