"""The calls of Spades: numbers, nil, and nil called blind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tutor.games.spades.options import TRICKS, SpadesRules
from tutor.kernel.calls import PASS, Call, Number, number


@dataclass(frozen=True, slots=True)
class Nil(Call):
    """A promise to take no trick; `blind` where it is made before the hand is looked at."""

    blind: bool


NIL = Nil("nil", blind=False)
BLIND_NIL = Nil("blind-nil", blind=True)
_LONGEST = 3


@lru_cache(maxsize=64)
def calls_of(rules: SpadesRules) -> tuple[Call, ...]:
    """Every call that a table knows: nil, blind nil, numbers upwards."""
    nils = (NIL,) if rules.nil_who != "nobody" else ()
    blind = (BLIND_NIL,) if rules.blind_nil_who != "nobody" else ()
    lowest = max(rules.minimum_bid, 0 if rules.zero_bid == "ordinary" else 1)
    return (*nils, *blind, *(number(n) for n in range(lowest, TRICKS + 1)))


def read(rules: SpadesRules, notation: str) -> Call | None:
    """The call that a notation stands for, known at this table or not. 0 is nil, save where it is an ordinary bid."""
    for call in (NIL, BLIND_NIL, PASS):
        if call.notation == notation:
            return call
    if not (notation.isascii() and notation.isdecimal() and len(notation) <= _LONGEST):
        return None
    return NIL if int(notation) == 0 and rules.zero_bid == "nil" else number(int(notation))


def meant(rules: SpadesRules, call: Call) -> Call:
    """A call as this table understands it; what nobody understands stays as it is."""
    return read(rules, call.notation) or call


def tricks_bid(call: Call) -> int:
    """The tricks that a call adds to its side's contract: none for a nil."""
    match call:
        case Number(number=tricks):
            return tricks
        case _:
            return 0
