"""What the judge has to say of a record, as values; words come later."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import HandScore, Match
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Contract
from tutor.kernel.trick import Play
from tutor.records.record import Problem, Reading


@dataclass(frozen=True, slots=True)
class JudgedTrick:
    """A trick, complete or not: who has won it and why, and what its cards weigh where cards weigh something."""

    number: int
    plays: tuple[Play, ...]
    winner: Seat | None
    why: Reason | None
    card_points: int | None


@dataclass(frozen=True, slots=True)
class TraceEntry:
    """Who was to act, and all that could be done; None where the hand is not known."""

    seat: Seat
    legal: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class DealFacts:
    """How the deal was made up. `played` cards are meant for play, `out` are not; `trick` is the cards of a trick."""

    pack: int
    suits: Mapping[str, int]
    each: int
    kitty: int
    played: int
    out: int
    tricks: int
    trick: int


@dataclass(frozen=True, slots=True)
class MomentFacts:
    """What can be counted at the moment at which a record stops."""

    hand: Mapping[Seat, int]
    trumps: int | None
    suit: Mapping[str, int]
    """The cards of the pack by the suit that they count as."""
    unseen: Mapping[Seat, int | None]
    """Trumps that a seat neither holds nor has seen played; None where there is no trump, or its hand is not known."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on a record whose form is sound enough to be judged."""

    contract: Contract | None
    spare: int | None
    """How many tricks or points the contract's side may lose."""
    contracts: Mapping[Side, int]
    trump: str | None
    tricks: tuple[JudgedTrick, ...]
    taken: Mapping[str, int] | None
    score: HandScore | None
    after: Match | None
    """The match after the hand, where it is scored."""
    to_act: Seat | None
    next_dealer: Seat
    deal: DealFacts
    moment: MomentFacts


@dataclass(frozen=True, slots=True)
class Report:
    """All that is said of a document."""

    reading: Reading
    judged: Judged | None
    problems: tuple[Problem, ...]
    trace: tuple[TraceEntry, ...] = field(default=())

    @property
    def ok(self) -> bool:
        return not self.problems
