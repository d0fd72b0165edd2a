"""What can be wrong with a hand that is to be played out, or with the cards that are said to be best in it."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.cards import Card
from tutor.records.faults import Fault, Written


@dataclass(frozen=True, slots=True)
class HandNotKnown(Fault):
    """A hand that is to be played out, and of which a seat's cards are not all known."""

    code = "check.hand-not-known"
    given: Written


@dataclass(frozen=True, slots=True)
class BestNotKnown(Fault):
    """Nothing in the hand tells what the best cards would be best for."""

    code = "check.best-not-known"
    given: Written


@dataclass(frozen=True, slots=True)
class TooManyCards(Fault):
    """More cards are left than the solver can search."""

    code = "check.too-many-cards"
    cards: int


@dataclass(frozen=True, slots=True)
class ListedNotBest(Fault):
    """Cards that a step lists as the best ones, where the solver finds others; `cards` are the best."""

    code = "check.listed-not-best"
    cards: tuple[Card, ...]


HAND_FAULTS: tuple[type[Fault], ...] = (HandNotKnown, BestNotKnown, TooManyCards, ListedNotBest)
