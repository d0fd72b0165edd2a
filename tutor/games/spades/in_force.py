"""What the corner of a table of Spades says: the trump, whether spades are broken, what each side needs."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.games.spades.options import rules_of
from tutor.games.spades.play import are_broken
from tutor.games.spades.reasons import SideNeeds, SpadesBroken, SpadesClosed
from tutor.kernel.cards import Suit
from tutor.kernel.reasons import Reason, TrumpIs
from tutor.kernel.seats import Side
from tutor.kernel.state import Phase, Playing


def in_force(state: Phase, contracts: Mapping[Side, int]) -> tuple[Reason, ...]:
    """Spades are trump all along; the rest as far as it is known. A side of two nils needs nothing."""
    needs = (SideNeeds(side, tricks) for side, tricks in contracts.items() if tricks)
    return (TrumpIs(Suit.SPADES), *_whether_broken(state), *needs)


def _whether_broken(state: Phase) -> tuple[Reason, ...]:
    match state:
        case Playing() if rules_of(state.match).lead_spades == "broken":
            return (SpadesBroken() if are_broken(state) else SpadesClosed(),)
        case _:
            return ()
