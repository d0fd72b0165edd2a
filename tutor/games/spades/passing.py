"""Cards that a nil bidder and the partner pass each other before play, where the table has it so."""

from __future__ import annotations

from tutor.games.spades.bidding import bids
from tutor.games.spades.calls import Nil
from tutor.games.spades.options import rules_of
from tutor.games.spades.reasons import NotYourTurnToPass, PassCount, PassToPartner
from tutor.kernel.actions import PassCards
from tutor.kernel.reasons import CardNotHeld, Reason
from tutor.kernel.seats import Seat
from tutor.kernel.state import Exchanging, State


def order_of_passing(state: State) -> tuple[tuple[Seat, Seat], ...]:
    """Who passes to whom: each nil bidder from the dealer's left, then the partner back; two nils pass nothing."""
    seats, called = state.match.seats, bids(state)
    if not rules_of(state.match).nil_pass:
        return ()
    passes: list[tuple[Seat, Seat]] = []
    for seat in seats.starting(seats.after(state.match.dealer)):
        partner = seats.partner(seat)
        if partner and isinstance(called.get(seat), Nil) and not isinstance(called.get(partner), Nil):
            passes += [(seat, partner), (partner, seat)]
    return tuple(passes)


def refusal(state: Exchanging, action: PassCards) -> Reason | None:
    """The first rule that a pass breaks."""
    return (
        out_of_turn(state, action)
        or not_to_partner(state, action)
        or wrong_count(state, action)
        or not_held(state, action)
    )


def out_of_turn(state: Exchanging, action: PassCards) -> Reason | None:
    """The nil bidder passes first, then the partner."""
    return None if action.seat == state.to_act else NotYourTurnToPass(state.to_act)


def not_to_partner(state: Exchanging, action: PassCards) -> Reason | None:
    """Cards are passed to the partner."""
    partner = state.match.seats.partner(action.seat)
    return PassToPartner(partner) if partner is not None and action.to != partner else None


def wrong_count(state: Exchanging, action: PassCards) -> Reason | None:
    """As many different cards are passed as the table has agreed."""
    needed, given = rules_of(state.match).nil_pass, len(action.cards)
    different = len(set(action.cards)) if given == needed else given
    return None if different == needed else PassCount(different, needed)


def not_held(state: Exchanging, action: PassCards) -> Reason | None:
    """Only cards in hand are passed."""
    missing = next((card for card in action.cards if card not in state.cards), None)
    return None if missing is None else CardNotHeld(missing, None)
