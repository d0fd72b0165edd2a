"""The calls of Five Hundred: their ladder, what each is worth, and the order of the cards under it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from tutor.games.five_hundred.options import FiveHundredRules, rules_of
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS, Call
from tutor.kernel.cards import Suit
from tutor.kernel.order import CardOrder, no_trump, with_bowers
from tutor.kernel.scoring import Match
from tutor.kernel.state import Contract

LEVELS = (6, 7, 8, 9, 10)
STRAINS = (Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, None)
"""From low to high; None is no-trump."""


@dataclass(frozen=True, slots=True)
class Bid(Call):
    """A promise that the side takes `level` tricks with `trump`, None for no-trump."""

    level: int
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class Misere(Call):
    """A promise that the caller alone takes no trick; where it is open, with the cards face up after the first."""

    is_open: bool


MISERE = Misere("misere", is_open=False)
OPEN_MISERE = Misere("open-misere", is_open=True)
BIDS = tuple(Bid(f"{level}{trump.value if trump else 'NT'}", level, trump) for level in LEVELS for trump in STRAINS)


_LEVEL_AND_STRAIN = re.compile(r"([0-9]{1,3})(?:[SCDH]|NT)")


def bid(notation: str) -> Bid:
    """The bid of a notation (`7H`, `10NT`). Raises KeyError for any other."""
    return _BY_NOTATION[notation]


_BY_NOTATION = {b.notation: b for b in BIDS}


def level_named(call: Call) -> int | None:
    """How many tricks a call names with a suit or no-trump, be it a call of this game or not: 5 in `5S`."""
    found = _LEVEL_AND_STRAIN.fullmatch(call.notation)
    return int(found[1]) if found else None


def ladder(rules: FiveHundredRules) -> tuple[Call, ...]:
    """Pass, then every call of this table, each outranking those before it. S2 sections 2 and 5; Pagat."""
    return _ladder(rules.misere_when, rules.misere_rank, rules.open_misere_rank)


@lru_cache(maxsize=16)
def _ladder(misere_when: str, misere_rank: str, open_misere_rank: str) -> tuple[Call, ...]:
    rungs: list[Call] = [PASS, *BIDS]
    if misere_when == "off":
        return tuple(rungs)
    rungs.insert(rungs.index(bid("8S" if misere_rank == "below_8S" else "8C")), MISERE)
    rungs.insert(rungs.index(bid("10H")) if open_misere_rank == "below_10H" else len(rungs), OPEN_MISERE)
    return tuple(rungs)


def value(call: Call, rules: FiveHundredRules) -> int:
    """The points that a contract is played for: 40 to 120 for six tricks, 100 for each further one. S2 section 4."""
    match call:
        case Bid(level=level, trump=trump):
            return 40 + 20 * STRAINS.index(trump) + 100 * (level - LEVELS[0])
        case Misere(is_open=is_open):
            return rules.open_misere_value if is_open else rules.misere_value
        case _:
            raise ValueError(call.notation)


def contract_of(match: Match, made: MakeCall) -> Contract:
    """The contract that a call becomes. Raises ValueError for a pass."""
    needs = made.call.level if isinstance(made.call, Bid) else None
    return Contract(made.seat, match.seats.side(made.seat), made.call, value(made.call, rules_of(match)), needs)


def is_misere(contract: Contract | None) -> bool:
    """Whether a contract is a misère, closed or open."""
    return contract is not None and isinstance(contract.call, Misere)


def order_under(call: Call | None, rules: FiveHundredRules, joker: Suit | None) -> CardOrder:
    """The cards' suits and strengths under a contract, with the suit that the joker was named, if any. S2 section 3."""
    match call:
        case Bid(trump=Suit() as trump):
            return with_bowers(trump)
        case Misere():
            return no_trump(joker, joker_is_low=rules.joker_no_trump == "low_in_misere")
        case _:
            return no_trump(joker, joker_is_low=False)
