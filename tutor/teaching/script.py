"""A lesson as a value: scenes, steps, questions and prose.

`lesson.yaml`
    format      `trickwise-lesson/1`
    id          the folder's path, `spades/02-follow-suit`
    game        spades | five-hundred | pitch
    rules       a preset of the game; scenes may have their own (default: the game's first)
    language    of this file (default en)
    title       shown in lists
    goal        what one can do afterwards, a few words
    source      {article, section, authority, checked} or a list of such
    teaches     rule ids, `spades/following-suit`
    minutes     a number
    levels      of watch, guided, alone (default guided)
    names       {seat: shown name}
    seed        fixes the players of the other seats in `alone`, `hand` and *play on from here* (default 1)
    seat        the learner's seat (default: the seat that a step asks, else none)
    view        who sits at the bottom (default: the seat a step asks, else `seat`, else S, else the first)
    open        whose cards lie face up: seats, all or none (default: the learner's)
    untold      facts of the table that the felt does not write yet, for they come in a later lesson: trump, broken, …
                (the values of `Fact`, concealed.py)
    alone       {seat, from: address, scene}: where the third level begins (default: plays/0 of the first scene)
    scenes      {name: scene}, see below
    steps       [step, ...]; or parts: [{id, title, levels, steps}, ...]

scene
    record      a record's fields inline, or a file of them: `whole.yaml`, `records/scenes.jsonl#whole` (an id after #)
    like        another scene that this one changes; hands merge by seat, other fields are replaced, null removes
    swap        {C2: CQ} exchanges the two cards wherever the record has them
    tail        {from: n, plays: [...]} other cards from the nth play (counted from 0) on
    origin      article | ours | mixed (default ours)
    open, view  as for the lesson
    title       what it is called beside another
    deal        {where: conditions, seed, cards, from: auction | exchange | plays}: a fresh deal in place of hands,
                kitty and what comes after them (dealt.py)
    any field of a record (records/reader.py); game and rules default to the lesson's

step
    id          required, one word
    levels      of watch, guided, alone (default: watch and guided; alone has only the steps that name it)
    scene, at   moves the table: `deal`, `auction`, `auction/n`, `exchange`, `plays/n`, `trick/n`, `end`. With `scene`
                alone: its start, or the first moment at which the question's seat is to act. Without either, the scene
                goes on from where it was to where the question can be asked: the seat's next turn; the end of the trick
                in progress (winner; asked once more at the same moment, of the next trick); the end (scores)
    play        an address (also `trick 3`) to which the scene is then played
    say         a text above the task
    task        the question in the lesson's words (default: the coach's sentence for the kind)
    right       said when it is passed; without it, an accepted action goes straight on to the next step
    ask         a kind (asks/): play, call, exchange, refuse, winner, next, led, legal, forced, number, choice, find,
                explore, sort, order, name-joker, hand, exercise; further fields stand in the docstring of its `read`
    wrong       [id, ...] or [{id, when (number: value), say}, ...]: foreseen answers. Said is the step's own text, else
                that of the course's mistakes.yaml, else the coach's `mistake.<id>`. `free: yes` (play, call, exchange):
                a sound card that the step is not after; it is answered with its price, and costs no star
    notes       [{id, when, say}, ...]: said to an accepted card, call or exchange of that kind (play, call, exchange)
    show        {cards: [N.S2], seats: [N], tricks: [3], void: [S, H], lines: [NS.contract-made], rule: spades/void}
    open, view  as for the lesson
    beside      a scene whose sheet stands beside
    aside       true: optional, never counted
    turned      {value: text}: said when the dial of an explore comes to a value

`<language>.yaml` beside it: title, goal, names, scenes: {name: title}, parts: {id: title}, and
    steps: {id: {say, task, right, wrong: {id: text}, turned: {value: text}, and so notes, options, items, bins}}

Prose may name things so that each language and the voice word them: {card:HK} {suit:H} {seat:N} {side:NS} {call:7H}.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tutor.kernel.seats import Seat
from tutor.records.tree import Mark
from tutor.teaching.asks.base import Ask
from tutor.teaching.concealed import NO_FACTS, Fact
from tutor.teaching.film import Address
from tutor.teaching.lines import Line
from tutor.teaching.others import USUAL_SEED
from tutor.teaching.pointed import Pointed
from tutor.teaching.scenes import Scene
from tutor.teaching.screen import NOTHING, Level, Shown
from tutor.text.language import ENGLISH

FORMAT = "trickwise-lesson/1"


@dataclass(frozen=True, slots=True)
class Source:
    """Where a lesson's matter comes from."""

    article: str
    section: str
    authority: str
    checked: str


@dataclass(frozen=True, slots=True)
class Fresh:
    """What a step is that was dealt for an exercise."""

    item: str
    """The position that it belongs to; one position may have several questions."""
    generator: str
    rules: tuple[str, ...]
    told: tuple[Line, ...]
    """What is said above the task."""
    goes_on: bool
    """Whether it is a further question of the position before it."""
    is_check: bool
    """Whether nothing helps, and the first answer counts."""
    keep: str
    """`entry` or `exit`, where the result is kept as the course's."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson."""

    id: str
    mark: Mark
    levels: frozenset[Level]
    scene: str | None = None
    at: Address | None = None
    play: Address | None = None
    ask: Ask | None = None
    show: Shown = NOTHING
    open: frozenset[Seat] | None = None
    view: Seat | None = None
    beside: str | None = None
    aside: bool = False
    part: str | None = None
    fresh: Fresh | None = None
    """Of a step that was dealt for an exercise."""
    pointed: tuple[Pointed, ...] = ()
    """What `show` says of somebody's hand, each with its place."""

    @property
    def is_check(self) -> bool:
        """Whether nothing helps here, and the first answer counts."""
        return self.fresh is not None and self.fresh.is_check

    @property
    def goes_on(self) -> bool:
        """Whether it is a further question of the fresh position before it."""
        return self.fresh is not None and self.fresh.goes_on


@dataclass(frozen=True, slots=True)
class Alone:
    """Where the learner begins to play a seat out."""

    seat: Seat
    start: Address
    scene: str


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """A lesson. `prose` holds its texts by language and key; the keys are those of `Prose`."""

    id: str
    folder: Path
    game: str
    language: str
    levels: tuple[Level, ...]
    scenes: Mapping[str, Scene]
    steps: tuple[Step, ...]
    prose: Mapping[str, Mapping[str, str]]
    teaches: tuple[str, ...] = ()
    minutes: int = 0
    seed: int = USUAL_SEED
    source: tuple[Source, ...] = ()
    seat: Seat | None = None
    view: Seat | None = None
    open: frozenset[Seat] | None = None
    untold: frozenset[Fact] = NO_FACTS
    """What the table does not tell in this lesson, because it is not known yet."""
    alone: Alone | None = None
    names: Mapping[str, Mapping[Seat, str]] = field(default_factory=dict)
    """Shown names of the seats, by language."""
    returns: Mapping[str, str] = field(default_factory=dict)
    """The rule that comes back sooner after each mistake that the course knows."""
    round: str = ""
    """`review`, `entry` or `exit` where it is no lesson of a course but a round of fresh positions."""

    @property
    def texts(self) -> frozenset[str]:
        """The keys of its prose."""
        return frozenset(self.prose.get(self.language, {}))

    def told_in(self, language: str) -> str:
        """The language of its prose for whoever reads in a language: that one, else English, else its own."""
        return next((name for name in (language, ENGLISH) if name in self.prose), self.language)

    def step(self, name: str) -> Step | None:
        return next((step for step in self.steps if step.id == name), None)
