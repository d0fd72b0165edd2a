"""What the felt shows: one frozen value, its words ready to be read. The felt knows cards and seats, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import Seat


class Touch(Enum):
    """What a press on a card of the hand in play does."""

    NOTHING = "nothing"
    PLAY = "play"
    MARK = "mark"
    LAY_AWAY = "lay-away"


@dataclass(frozen=True, slots=True)
class Plate:
    """A seat's name card. `caption` is its second line; `dealer` marks the dealer's disc, empty for the others."""

    seat: Seat
    name: str
    caption: str = ""
    you: str = ""
    dealer: str = ""
    active: bool = False
    sits_out: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table, whose it is."""

    seat: Seat
    card: Card
    tag: str = ""
    """A word under it: the suit that a joker names."""


@dataclass(frozen=True, slots=True)
class Packet:
    """A trick that a seat has taken, laid by. `words` tells it aloud; its number is 0 where no card of it is known."""

    number: int
    plays: tuple[tuple[Seat, Card], ...]
    words: str


@dataclass(frozen=True, slots=True)
class Marks:
    """The signs on the felt. `dimmed` cards are veiled; `chosen` are those that the learner has pointed at."""

    evidence: frozenset[Card] = frozenset()
    legal: frozenset[Card] = frozenset()
    dimmed: frozenset[Card] = frozenset()
    chosen: frozenset[Card] = frozenset()
    seats: frozenset[Seat] = frozenset()
    tricks: frozenset[int] = frozenset()
    """Numbers of laid-by tricks."""
    void: tuple[Seat, Suit, str] | None = None
    """A seat without a suit, and the words for that."""
    run: str = ""
    """The words on the bracket that holds a run of evidence together: "six hearts held"."""


NO_MARKS = Marks()


@dataclass(frozen=True, slots=True)
class Slots:
    """Places in the middle where cards are laid away, and what lies there."""

    title: str
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """The few words that the felt writes itself, in the reader's language."""

    led: str = ""
    winning: str = ""
    place: str = ""
    """In the place where a card may be dropped."""


@dataclass(frozen=True, slots=True)
class FeltScene:
    """All that is on the felt. `plates` are clockwise, the bottom seat first; a hand's None is a card face down."""

    plates: tuple[Plate, ...]
    hands: Mapping[Seat, tuple[Card | None, ...]]
    touch: Touch = Touch.NOTHING
    holder: Seat | None = None
    """Whose hand is touched."""
    trick: tuple[Laid, ...] = ()
    winning: Seat | None = None
    place: Seat | None = None
    """Where the next card goes: a dashed place with the ribbon."""
    packets: Mapping[Seat, tuple[Packet, ...]] = field(default_factory=dict)
    kitty: tuple[Card | None, ...] = ()
    slots: Slots | None = None
    ledger: tuple[tuple[str, ...], ...] = ()
    """The table in the upper left corner: its head, then a row for each side."""
    notes: tuple[str, ...] = ()
    """The lines in the upper right corner, the first one strong."""
    captions: tuple[tuple[Card, str], ...] = ()
    """Words above the hand, each above the first card of a run."""
    badges: Mapping[Card, str] = field(default_factory=dict)
    """Small tags on cards of the hand: right bower, left bower."""
    marks: Marks = NO_MARKS
    words: Words = Words()
    names: Mapping[Card, str] = field(default_factory=dict)
    """Each card's name, spoken."""

    @property
    def bottom(self) -> Seat:
        return self.plates[0].seat
