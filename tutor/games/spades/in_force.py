"""What the corner of a table of Spades says: the trump, and whether spades are broken."""

from __future__ import annotations

from tutor.games.spades.options import rules_of
from tutor.games.spades.play import are_broken
from tutor.games.spades.reasons import SpadesBroken, SpadesClosed
from tutor.kernel.cards import Suit
from tutor.kernel.reasons import Reason, TrumpIs
from tutor.kernel.state import Phase, Playing


def in_force(state: Phase) -> tuple[Reason, ...]:
    """Spades are trump all along; whether they are broken is told where that matters."""
    return (TrumpIs(Suit.SPADES), *_whether_broken(state))


def _whether_broken(state: Phase) -> tuple[Reason, ...]:
    match state:
        case Playing() if rules_of(state.match).lead_spades == "broken":
            return (SpadesBroken() if are_broken(state) else SpadesClosed(),)
        case _:
            return ()
