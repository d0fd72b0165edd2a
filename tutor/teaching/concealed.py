"""Facts of a table that a question may be about: while it is open, nothing that is drawn may tell them."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tutor.kernel.reasons import Reason


class Fact(Enum):
    """What a table shows beside its cards."""

    TURN = "turn"
    """Who plays or calls next."""
    WINNING = "winning"
    """Who wins the trick that lies on the table."""
    TAKERS = "takers"
    """Who won each of the tricks laid by."""
    TAKEN = "taken"
    """How many tricks each seat and side has won."""
    LED = "led"
    """The suit that is led."""
    TRUMP = "trump"
    TRUMPS = "trumps"
    """Which cards are trumps, bowers among them."""
    CONTRACT = "contract"
    BROKEN = "broken"
    """Whether a suit has been broken."""
    POINTS = "points"
    """What tricks and sides have in card points."""
    SCORE = "score"
    CALLS = "calls"
    """The calls, those made and those that may be."""
    LAST = "last"
    """Who won the trick just laid by."""
    LENGTH = "length"
    """How many tricks a hand has."""


NO_FACTS: Final[frozenset[Fact]] = frozenset()

_OF_PATHS: Final = {
    "to_act": {Fact.TURN, Fact.LAST},
    "trump": {Fact.TRUMP, Fact.TRUMPS},
    "contract": {Fact.CONTRACT},
    "contracts": {Fact.CONTRACT},
    "taken": {Fact.TAKEN},
    "points": {Fact.POINTS, Fact.SCORE},
    "card_points": {Fact.POINTS, Fact.SCORE},
    "scores": {Fact.SCORE},
    "match": {Fact.SCORE},
    "deal.trick": {Fact.LENGTH},
    "deal.tricks": {Fact.LENGTH},
    "tricks.card_points": {Fact.POINTS},
    "tricks.winner": {Fact.TAKERS, Fact.TURN, Fact.LAST},
}
_IN_FORCE: Final = {
    "trump-is": {Fact.TRUMP},
    "trump-to-come": {Fact.TRUMP},
    "no-trump-here": {Fact.TRUMP},
    "contract-in-force": {Fact.TRUMP, Fact.CONTRACT},
    "needs-tricks": {Fact.CONTRACT},
    "bid-in-force": {Fact.CONTRACT},
    "spades-broken": {Fact.BROKEN},
    "spades-closed": {Fact.BROKEN},
}


def facts_of_path(path: str | None) -> frozenset[Fact]:
    """What gives away the value of a path of the verdict: `contract.needs`, `tricks.2.winner`, `scene.trump`."""
    steps = [step for step in (path or "").split(".") if not step.isdecimal()]
    names = (".".join(steps[start:end]) for start in range(2) for end in (start + 1, start + 2))
    return frozenset(fact for name in names for fact in _OF_PATHS.get(name, ()))


def facts_in(reason: Reason) -> frozenset[Fact]:
    """What a reason in force at a table tells."""
    return frozenset(_IN_FORCE.get(reason.code, ()))
