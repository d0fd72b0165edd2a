"""What all auctions share."""

from __future__ import annotations

from tutor.kernel.actions import MakeCall
from tutor.kernel.reasons import NotYourTurnToCall, Reason
from tutor.kernel.state import Auction


def call_out_of_turn(state: Auction, action: MakeCall) -> Reason | None:
    """Calls go round clockwise."""
    return None if action.seat == state.to_act else NotYourTurnToCall(state.to_act)
