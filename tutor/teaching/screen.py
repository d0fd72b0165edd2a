"""What a lesson shows and asks for, what a learner may answer, what comes back: the border to whoever draws it.

Nothing here is worded: its sentences are lines.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from tutor.kernel.actions import Action
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.events import Event
from tutor.kernel.scoring import HandScore
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Phase
from tutor.records.record import Record
from tutor.teaching.concealed import NO_FACTS, Fact
from tutor.teaching.lines import Engine, Line, Option
from tutor.teaching.placing import OrderInput, PutInBins, PutInOrder, SortInput


@dataclass(frozen=True, slots=True)
class Shown:
    """What sentences point at. `rule` is an entry of the rule book: `spades/following-suit`."""

    evidence: tuple[Card, ...] = ()
    legal: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    tricks: tuple[int, ...] = ()
    """Numbers of laid-by tricks."""
    void: tuple[Seat, Suit] | None = None
    """A seat that holds none of a suit, where that absence is the evidence."""
    lines: tuple[tuple[Side, str], ...] = ()
    """Score lines: side and code."""
    rule: str | None = None
    misplaced: tuple[str, ...] = ()
    """Ids of things that were put in the wrong place."""


NOTHING = Shown()


# --- what is asked ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Go:
    """Nothing is asked: going on is all there is."""


@dataclass(frozen=True, slots=True)
class ActInput:
    """The learner acts for a seat: a card, a call or an exchange, as the state awaits. `calls` are those offered."""

    seat: Seat
    calls: tuple[Call, ...] = ()
    discards: int = 0
    """How many cards are to be laid away; 0 where no exchange is asked."""
    names: tuple[Suit, ...] = ()
    """Suits that the joker may be asked to name here."""


@dataclass(frozen=True, slots=True)
class SeatInput:
    """Points at one of these seats."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SuitInput:
    """Points at one of these suits."""

    suits: tuple[Suit, ...]


@dataclass(frozen=True, slots=True)
class CardsInput:
    """Points at cards of a seat's hand (or at calls), as many as fit, and says when done."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    calls: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True)
class NumberInput:
    """Types or dials a number from `low` to `high`."""

    low: int = -9999
    high: int = 9999


@dataclass(frozen=True, slots=True)
class OptionInput:
    """Picks an option, or several where `many`."""

    options: tuple[Option, ...]
    many: bool = False


@dataclass(frozen=True, slots=True)
class MomentInput:
    """Scrubs to a trick, from 1 to `tricks`, and says: here."""

    tricks: int


@dataclass(frozen=True, slots=True)
class DialInput:
    """Turns a dial through `values` (as written) and watches the sheets; `visited` have been seen, `visit` must be."""

    values: tuple[str, ...]
    visit: tuple[str, ...]
    visited: tuple[str, ...]
    at: str
    name: Line | None = None
    """What it turns, where the values do not say it themselves."""


Input = (Go | ActInput | SeatInput | SuitInput | CardsInput | NumberInput | OptionInput | MomentInput | DialInput
         | SortInput | OrderInput)  # fmt: skip


# --- what a learner answers ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class GoOn:
    """Goes on."""


@dataclass(frozen=True, slots=True)
class Act:
    """Does something at the table."""

    action: Action


@dataclass(frozen=True, slots=True)
class PointSeat:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PointSuit:
    suit: Suit


@dataclass(frozen=True, slots=True)
class PointCards:
    cards: frozenset[Card] = frozenset()
    calls: frozenset[Call] = frozenset()


@dataclass(frozen=True, slots=True)
class GiveNumber:
    number: int


@dataclass(frozen=True, slots=True)
class Pick:
    ids: frozenset[str]


@dataclass(frozen=True, slots=True)
class PointMoment:
    trick: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Turns the dial to a value."""

    value: str


Answer = (GoOn | Act | PointSeat | PointSuit | PointCards | GiveNumber | Pick | PointMoment | Turn
          | PutInBins | PutInOrder)  # fmt: skip


# --- what comes back -------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Refused:
    """It does not go: the card goes home. `invited` where the step asked for just that, which passes it."""

    reason: Engine
    shown: Shown
    invited: bool = False
    lines: tuple[Line, ...] = ()
    """Said besides: what the step has to say to it."""


@dataclass(frozen=True, slots=True)
class NotThisStep:
    """It would go, but the step asks for another; the card goes home, and playing on with it is offered as `action`."""

    lines: tuple[Line, ...]
    shown: Shown
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that moves nothing on the table. `mistake` is the id of the misconception that it shows, if known."""

    right: bool
    lines: tuple[Line, ...]
    shown: Shown
    mistake: str | None = None
    events: tuple[Event, ...] = ()
    """What then follows on the table: a trick that lay there is taken in, and the lesson goes on."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """It is done: these events follow, one after another, the other seats' cards among them."""

    events: tuple[Event, ...]
    lines: tuple[Line, ...] = ()
    shown: Shown = NOTHING


Reply = Refused | NotThisStep | Answered | Accepted

# --- what is shown ---------------------------------------------------------------------------------------------------


class Level(Enum):
    """How much of a lesson the learner does."""

    WATCH = "watch"
    GUIDED = "guided"
    ALONE = "alone"


class Rung(Enum):
    """The ladder of help, from the cheapest."""

    GOAL = 1
    EVIDENCE = 2
    RULE = 3
    LEGAL = 4
    ANSWER = 5


@dataclass(frozen=True, slots=True)
class Comparison:
    """A second sheet beside the first: how the source's hand was scored, or another rule set."""

    title: Line
    score: HandScore


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything that a page needs to draw a lesson as it stands. It is derived from the run, never stored."""

    step: str  # its id
    number: int
    count: int  # of the steps of this level, asides left out
    level: Level
    title: Line
    text: tuple[Line, ...]
    """What the lesson says here, above the task."""
    task: Line | None
    input: Input
    passed: bool  # the step is done; going on is all that is asked
    state: Phase
    """The table. While a complete trick is asked about, its cards still lie in the middle."""
    view: Seat  # who sits at the bottom
    learner: Seat | None
    """The seat that the learner holds now."""
    open_hands: frozenset[Seat]
    scene: str
    frame: int
    """Where in its scene the table stands: how many actions have been done."""
    frames: tuple[Phase, ...]
    """Every moment of the scene as it may be shown, for scrubbing: what lies ahead and is not yet shown is left out."""
    plays: int
    """How many cards the scene has in all, those ahead included: the ruler's ticks."""
    shown: Shown
    said: tuple[Line, ...]
    """What the coach said last, empty where it has said nothing here."""
    help: tuple[Rung, ...]
    offered: tuple[Rung, ...]
    """The rungs climbed in this step, and all that it has."""
    stars: int  # still to be had at this point
    origin: str  # `article`, `ours` or `mixed`: where the cards shown come from
    score: HandScore | None = None
    hand: Record | None = None
    """The hand that is scored, for what other rule sets make of it."""
    beside: tuple[Comparison, ...] = ()
    invited: Action | None = None
    """What the step invites to try, where the learner's own hand cannot do it: another's card, the kitty."""
    in_branch: bool = False  # the learner plays on from here; the lesson waits where it was
    plays_out: bool = False  # the learner plays a hand out, as a step asks or alone
    own: bool = False  # the cards lie as the learner, not the record, had them played
    awaits_player: Seat | None = None  # an engine's player has to act next
    finished: bool = False
    ending: tuple[Line, ...] = ()  # what a round comes to
    is_check: bool = False  # nothing helps in this step, and the first answer counts
    missed: bool = False  # the step is done, and was not answered right
    lies: bool = True  # where nothing is asked, the trick just completed is still there to be looked at
    concealed: frozenset[Fact] = NO_FACTS  # not to be told while this, or what is asked next of the table, is open
    aside: bool = False  # the step may be skipped, and is not counted
    piles: Mapping[Seat, int] = field(default_factory=dict)
    """The tricks before each seat where only their number is known, and is not asked for."""
    turned: DialInput | None = None  # the dial of a step that is passed by it: it can be turned further
    facts: tuple[tuple[str, str], ...] = field(default=())
    """Values that the dial moves, by path, as written."""
