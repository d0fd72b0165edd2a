"""A moment of play as the solver has it: hands, the trick in progress, what bears on which cards may be played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tutor.kernel.cards import JOKER, Card, Suit
from tutor.kernel.order import CardOrder
from tutor.kernel.seats import Seat, Side
from tutor.kernel.trick import Play


class TrumpLead(Enum):
    """When a trump may be led."""

    ALWAYS = 1
    BROKEN = 2
    """Once one has been played, or when nothing else is held."""
    LAST = 3
    """Only when nothing else is held."""


class JokerDuty(Enum):
    """What a void player with a joker that has no suit does."""

    MAY_WAIT = 1
    COMES_OUT = 2


@dataclass(frozen=True, slots=True)
class MoveRules:
    """How a table restricts what may be played, beside following suit."""

    trump_lead: TrumpLead = TrumpLead.ALWAYS
    may_trump: bool = False
    """A trump may be played on a suit that could be followed."""
    joker_duty: JokerDuty = JokerDuty.MAY_WAIT
    joker_names_any: bool = False
    """A joker without a suit may be led with any suit, not only with one that has not been led."""


@dataclass(frozen=True, slots=True)
class Move:
    """A card, and the suit that a joker led without one names."""

    card: Card
    names: Suit | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of play.

    `seats` are those that play, clockwise; `hands` are theirs in this order; `taken` their tricks so far. `left` is
    the number of tricks not complete, that in progress included.
    """

    rules: MoveRules
    order: CardOrder
    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]
    hands: tuple[tuple[Card, ...], ...]
    taken: tuple[int, ...]
    leader: Seat
    left: int
    table: tuple[Play, ...] = ()
    captured: tuple[frozenset[Card], ...] = ()
    """The cards that each of `seats` has taken here."""
    broken: bool = False
    led: frozenset[Suit] = frozenset()
    """The suits that have been led."""

    @property
    def to_act(self) -> int:
        """The place in `seats` of whose card is awaited."""
        return (self.seats.index(self.leader) + len(self.table)) % len(self.seats)

    @property
    def has_loose_joker(self) -> bool:
        """Whether a joker without a suit is still held."""
        return self.order.suit_of(JOKER) is None and any(JOKER in hand for hand in self.hands)
