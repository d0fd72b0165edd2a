"""`find`: the learner scrubs to the trick in which something happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Self, assert_never

from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import Card, Suit
from tutor.kernel.events import SuitBroken
from tutor.kernel.order import CardOrder
from tutor.kernel.seats import Seat
from tutor.kernel.trick import Trick
from tutor.records.faults import Fault, FieldMissing, Written, WrongShape
from tutor.records.tree import Fields, Items, Mark, Node
from tutor.teaching.asks.base import Wrong, facts, read_wrong
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.concealed import NO_FACTS, Fact
from tutor.teaching.costliest import Costliest, costliest_of, tricks_of
from tutor.teaching.faults import Expectation, NoAnswer, UnknownValue
from tutor.teaching.fields import Ground, Notes, Reader, card_of, known_of, number_of, seat_of, suit_of
from tutor.teaching.film import Film, card_play, playing
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, Answer, MomentInput, PointMoment, Shown


@dataclass(frozen=True, slots=True)
class Broken:
    """`what: spades-broken`: the trick that opens the suit."""


@dataclass(frozen=True, slots=True)
class ShowsVoid:
    """`void: [seat, suit]`: the trick in which a seat first plays something else on this suit."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class SuitLed:
    """`led: suit`: a trick to which it is led."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class SuitsLed:
    """`suits-led: n`: the trick that leads the nth suit."""

    count: int


@dataclass(frozen=True, slots=True)
class Holds:
    """`trick: {holds: card}`."""

    card: Card


@dataclass(frozen=True, slots=True)
class Trumps:
    """`trick: {trumps: n}`: a trick with just so many trumps."""

    count: int


@dataclass(frozen=True, slots=True)
class TakenBy:
    """`taken-by: seat`."""

    seat: Seat


Sought = Broken | ShowsVoid | SuitLed | SuitsLed | Holds | Trumps | TakenBy | Costliest


@dataclass(frozen=True, slots=True)
class Find(Pointing[int]):
    """Any trick that fits is right; of a void or a breaking, the first."""

    kind = "find"
    sought: Sought | None
    wrongs: tuple[Wrong[int], ...] = ()
    expects: str | None = None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{what: spades-broken | void | led | suits-led | trick | taken-by, wrong: [{id, when}], expect}`.

        Or `{what: costliest, seat, by: tricks | score | goal | nil}`.
        """
        return cls(_sought(fields, ground), read_wrong(fields, number_of), fields.text("expect"))

    def arrive(self, film: Film, frame: int) -> int:
        """Where some tricks are over, among those; else at the end of the scene."""
        play = card_play(film.state(frame))
        return frame if play and play.tricks else film.last

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        match self.sought:
            case Broken():
                return frozenset({Fact.BROKEN})
            case SuitLed() | SuitsLed():
                return frozenset({Fact.LED})
            case TakenBy():
                return frozenset({Fact.TAKERS, Fact.TAKEN, Fact.TURN, Fact.LAST})
            case Holds() | Trumps() | ShowsVoid() | Costliest() | None:
                return NO_FACTS
            case _:
                assert_never(self.sought)

    def task(self, moment: Moment) -> Line:
        match self.sought:
            case Broken():
                return Coach("task.find.broken")
            case ShowsVoid(seat, suit):
                return Coach("task.find.void", facts(seat=seat, suit=suit))
            case SuitLed(suit):
                return Coach("task.find.led", facts(suit=suit))
            case Holds(card):
                return Coach("task.find.trick", facts(card=card))
            case Costliest():
                return Coach("task.find.costliest")
            case SuitsLed() | Trumps() | TakenBy() | None:
                return Coach("task.find")
            case _:
                assert_never(self.sought)

    def input(self, moment: Moment) -> MomentInput:
        play = moment.play
        return MomentInput(len(play.tricks) if play else 0)

    def given(self, moment: Moment, answer: Answer) -> int | None:
        match answer:
            case PointMoment(trick):
                return trick
            case _:
                return None

    def answer(self, moment: Moment, value: int) -> Answer:
        return PointMoment(value)

    def expectation(self) -> str | None:
        return self.expects

    def written(self, value: int) -> str:
        return str(value)

    def truth(self, moment: Moment) -> tuple[int, ...]:
        film = moment.film.until(moment.frame)
        match self.sought:
            case Broken():
                return _breaking(film)[:1]
            case ShowsVoid(seat, suit):
                return _those(film, lambda trick, order: _shows_out(trick, order, seat, suit))[:1]
            case SuitLed(suit):
                return _those(film, lambda trick, order: order.led(trick.plays) is suit)
            case SuitsLed(count):
                return _nth_suit(film, count)
            case Holds(card):
                return _those(film, lambda trick, _: trick.holds(card))
            case Trumps(count):
                return _those(film, lambda trick, order: sum(order.is_trump(p.card) for p in trick.plays) == count)
            case TakenBy(seat):
                return _those(film, lambda trick, _: trick.winner == seat)
            case Costliest() as sought:
                return self._costliest(film, sought)
            case None:
                return ()
            case _:
                assert_never(self.sought)

    def _costliest(self, film: Film, sought: Costliest) -> tuple[int, ...]:
        """The script's own answer where it has one, which the check has compared: a whole hand takes seconds."""
        if self.expects is not None and self.expects.isdecimal():
            return (int(self.expects),)
        found = tricks_of(film, film.last, sought)
        return () if isinstance(found, Fault) else found

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        if isinstance(self.sought, Costliest):
            found = tricks_of(moment.film, moment.frame, self.sought)
            if isinstance(found, Fault):
                return ((None, found),)
            if not found:
                return ((None, NoAnswer()),)
            if self.expects is not None and self.expects not in map(str, found):
                return ((None, Expectation(Written(str(found[0])), Written(self.expects))),)
        return Pointing.faults(self, moment)

    def unlike(self, moment: Moment, value: int) -> tuple[tuple[Line, ...], Shown]:
        goal = next(iter(moment.voice.own("task")), self.task(moment))
        return (Coach("choice-unanswered", facts(goal=goal)),), Shown(tricks=(value,))

    def named(self, moment: Moment, value: int) -> Line:
        return Coach("option.trick", facts(trick=value))

    def because(self, moment: Moment) -> Line | None:
        """The card that shows it."""
        match self.sought:
            case Broken():
                return next(_broken_by(moment.film.until(moment.frame)), None)
            case ShowsVoid(seat, suit):
                tricks = moment.play.tricks if moment.play else ()
                first = next((trick for trick in tricks if trick.number in self.truth(moment)), None)
                card = next((play.card for play in first.plays if play.seat == seat), None) if first else None
                return Coach("why.find.void", facts(seat=seat, suit=suit, card=card)) if card else None
            case _:
                return None

    def evidence(self, moment: Moment) -> Shown:
        match self.sought:
            case ShowsVoid(seat, suit):
                return Shown(seats=(seat,), void=(seat, suit), rule=f"{moment.game.name}/void")
            case _:
                return NOTHING

    def pointed(self, moment: Moment) -> Shown:
        return Shown(tricks=self.truth(moment))


def _sought(fields: Reader, ground: Ground) -> Sought | None:
    what = fields.word("what", ("spades-broken", "costliest"), "")
    led, suits_led = fields.one("led", suit_of), fields.number("suits-led")
    taken_by = fields.one("taken-by", lambda node, notes: seat_of(node, notes, ground))
    void: Sought | None = fields.one("void", lambda node, notes: _void(node, notes, ground))
    trick: Sought | None = fields.one("trick", _trick)
    found = void or trick
    if what == "costliest":
        found = costliest_of(fields, ground)
    elif what:
        found = Broken()
    elif led:
        found = SuitLed(led)
    elif suits_led is not None:
        found = SuitsLed(suits_led)
    elif taken_by:
        found = TakenBy(taken_by)
    if found is None:
        fields.notes.add(fields.mark, FieldMissing(Written("what")))
    return found


def _void(node: Node, notes: Notes, ground: Ground) -> ShowsVoid | None:
    if not isinstance(node, Items) or len(node.nodes) != 2:  # noqa: PLR2004 - a seat and a suit
        notes.add(node.mark, WrongShape("shape-2"))
        return None
    seat, suit = seat_of(node.nodes[0], notes, ground), suit_of(node.nodes[1], notes)
    return ShowsVoid(seat, suit) if seat and suit else None


def _trick(node: Node, notes: Notes) -> Holds | Trumps | None:
    if not isinstance(node, Fields) or len(node.entries) != 1:
        notes.add(node.mark, WrongShape("shape-fields"))
        return None
    key, value = node.entries[0]
    match known_of(key, notes, ("holds", "trumps"), UnknownValue):
        case "holds":
            card = card_of(value, notes)
            return Holds(card) if card else None
        case "trumps":
            count = number_of(value, notes)
            return None if count is None else Trumps(count)
        case _:
            return None


def _those(film: Film, fits: Callable[[Trick, CardOrder], bool]) -> tuple[int, ...]:
    phase = playing(film.state(film.last))
    if phase is None:
        return ()
    return tuple(trick.number for trick in phase.play.tricks if fits(trick, phase.play.order))


def _breaking(film: Film) -> tuple[int, ...]:
    return tuple(_number(film, at) for at, frame in enumerate(film.frames) if any(map(_breaks, frame.events)))


def _breaks(event: object) -> bool:
    return isinstance(event, SuitBroken)


def _broken_by(film: Film) -> Iterator[Line]:
    """The card that broke a suit, and what it was played on."""
    for at, frame in enumerate(film.frames):
        match frame.action:
            case PlayCard(seat=seat, card=card) if any(map(_breaks, frame.events)):
                play = card_play(film.state(at - 1))
                led = play.led if play else None
                key = "why.find.broken" if led else "why.find.broken-led"
                yield Coach(key, facts(seat=seat, card=card, **({"led": led} if led else {})))
            case _:
                continue


def _number(film: Film, frame: int) -> int:
    """The number of the trick to which the card of a moment was played."""
    play = card_play(film.state(frame - 1))
    return play.number if play else 0


def _shows_out(trick: Trick, order: CardOrder, seat: Seat, suit: Suit) -> bool:
    own = next((play for play in trick.plays if play.seat == seat), None)
    return own is not None and order.led(trick.plays) is suit and order.suit_of(own.card) is not suit


def _nth_suit(film: Film, count: int) -> tuple[int, ...]:
    phase = playing(film.state(film.last))
    first: dict[Suit, int] = {}
    for trick in phase.play.tricks if phase else ():
        led = trick and phase and phase.play.order.led(trick.plays)
        if led:
            first.setdefault(led, trick.number)
    numbers = sorted(first.values())
    return (numbers[count - 1],) if 0 < count <= len(numbers) else ()
