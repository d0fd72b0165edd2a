"""A hand record as a value: everything that its format can hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.kernel.actions import MakeCall, PassCards, PlayCard
from tutor.kernel.cards import Card, Suit
from tutor.kernel.deal import Position
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import Result
from tutor.kernel.seats import Seat, Seats, Side
from tutor.records.tree import Mark

FORMAT = "trickwise-record/1"


@dataclass(frozen=True, slots=True)
class Standing:
    """What a side brings into the hand."""

    score: int = 0
    bags: int = 0


@dataclass(frozen=True, slots=True)
class ExchangeMade:
    """The cards that the contractor laid away, and the suit named for the joker."""

    discard: tuple[Card, ...] | None
    joker: Suit | None


@dataclass(frozen=True, slots=True)
class ClaimedScore:
    """What a source says of a side's score; what it does not say is None."""

    hand: int | None = None
    total: int | None = None
    bags: int | None = None


@dataclass(frozen=True, slots=True)
class ClaimedVoid:
    """A seat that shows out of a suit in a trick."""

    seat: Seat
    suit: Suit
    trick: int


@dataclass(frozen=True, slots=True)
class ClaimedMatch:
    """Who, as a source says, has won the match; None for nobody yet."""

    winner: Side | None


@dataclass(frozen=True, slots=True)
class Claims:
    """What a source says of its hand, to be checked."""

    contract: MakeCall | None = None
    winners: tuple[Seat | None, ...] = ()
    tricks: Mapping[str, int] = field(default_factory=dict)
    """By seat, or by side."""
    card_points: tuple[int | None, ...] = ()
    broken_at: int | None = None
    voids: tuple[ClaimedVoid, ...] = ()
    scores: Mapping[Side, ClaimedScore] = field(default_factory=dict)
    match: ClaimedMatch | None = None


@dataclass(frozen=True, slots=True)
class About:
    """What a record says about itself."""

    id: str | None = None
    title: str | None = None
    source: str | None = None
    notes: str | None = None
    origin: str | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A hand, or a position, as recorded. A field that is None was not given."""

    game: str
    rules: RuleSet
    seats: Seats
    about: About = About()
    dealer: Seat | None = None
    before: Mapping[Side, Standing] | None = None
    hands: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    kitty: tuple[Card, ...] | None = None
    auction: tuple[MakeCall, ...] | None = None
    contract: MakeCall | None = None
    passes: tuple[PassCards, ...] = ()
    exchange: ExchangeMade | None = None
    plays: tuple[PlayCard, ...] | None = None
    state: Position | None = None
    result: Result | None = None
    claims: Claims = Claims()
    own_seats: bool = False
    """Whether the record names its seats itself."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong at a path of the record, and who was about to do what, where that applies."""

    where: str
    reason: Reason
    seat: Seat | None = None
    action: str | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read of a document: the record, as far as its form is sound, and what is not."""

    record: Record | None
    problems: tuple[Problem, ...]
    places: Mapping[str, Mark]
    """Where in the file each path stands."""
    id: str | None = None
    game: str | None = None
    rules: str | None = None
    """As they are written, whatever they mean."""

    def place(self, path: str) -> Mark:
        """Where a path stands, or the nearest that contains it."""
        while path not in self.places and path:
            path = path.rpartition("/")[0]
        return self.places.get(path, Mark(1, 1))
