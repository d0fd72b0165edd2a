"""What the corner of a table of Five Hundred says: the contract, its trump and what it needs."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.calls import Call
from tutor.kernel.cards import Suit
from tutor.kernel.reasons import Reason, TrumpIs
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Contract


@dataclass(frozen=True, slots=True)
class ContractInForce(Reason):
    """The contract, who plays it and what it is worth."""

    code = "contract-in-force"
    rule = "contract-value"
    seat: Seat
    call: Call
    value: int


@dataclass(frozen=True, slots=True)
class NeedsTricks(Reason):
    """What the contract asks of its side: a number of tricks, or none at all."""

    code = "needs-tricks"
    rule = "contract-score"
    side: Side
    seat: Seat
    needs: int | None

    @property
    def variant(self) -> str:
        return "none" if self.needs is None else ""


@dataclass(frozen=True, slots=True)
class NoTrumpHere(Reason):
    """No suit is trump in this contract."""

    code = "no-trump-here"
    rule = "plain-order"


IN_FORCE: tuple[type[Reason], ...] = (TrumpIs, ContractInForce, NeedsTricks, NoTrumpHere)


def in_force(contract: Contract | None, trump: Suit | None) -> tuple[Reason, ...]:
    """Nothing before the auction is over."""
    if contract is None:
        return ()
    return (
        TrumpIs(trump) if trump else NoTrumpHere(),
        ContractInForce(contract.seat, contract.call, contract.value),
        NeedsTricks(contract.side, contract.seat, contract.needs),
    )
