"""What the corner of a table of Pitch says: the trump, or that the first card will name it, and the bid."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.cards import Suit
from tutor.kernel.reasons import Reason, TrumpIs
from tutor.kernel.seats import Seat
from tutor.kernel.state import Contract


@dataclass(frozen=True, slots=True)
class TrumpToCome(Reason):
    """Before the first card no suit is trump."""

    code = "trump-to-come"
    rule = "first-card-trump"


@dataclass(frozen=True, slots=True)
class BidInForce(Reason):
    """What the pitcher has promised."""

    code = "bid-in-force"
    rule = "auction"
    seat: Seat
    bid: int


IN_FORCE: tuple[type[Reason], ...] = (TrumpIs, TrumpToCome, BidInForce)


def in_force(contract: Contract | None, trump: Suit | None) -> tuple[Reason, ...]:
    """Trump first, then the bid where it is known."""
    first = TrumpIs(trump) if trump else TrumpToCome()
    return (first, BidInForce(contract.seat, contract.value)) if contract else (first,)
