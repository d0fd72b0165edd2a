"""`choice`: which of these? The script's own options, or a seat, side, suit, card or trick."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from tutor.kernel.cards import Suit
from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, FieldMissing, Written
from tutor.records.notation import read_card, read_suit
from tutor.records.tree import Mark, Node
from tutor.teaching.asks.base import Wrong, facts, read_wrong
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.asks.things import own_ids
from tutor.teaching.because import of_value
from tutor.teaching.concealed import NO_FACTS, Fact, facts_of_path
from tutor.teaching.facts import MISSING, NOBODY, answer_id, is_of_the_end
from tutor.teaching.faults import NoPath, UnknownValue
from tutor.teaching.fields import Ground, Notes, Reader, items_of, known_of, text_of
from tutor.teaching.film import Film, card_play
from tutor.teaching.lines import Coach, Line, Option, Prose
from tutor.teaching.moment import Moment
from tutor.teaching.screen import (
    NOTHING,
    Answer,
    CardsInput,
    Input,
    MomentInput,
    OptionInput,
    Pick,
    PointCards,
    PointMoment,
    PointSeat,
    PointSuit,
    SeatInput,
    Shown,
    SuitInput,
)

_PICKED = {
    "seat": frozenset({Fact.TURN, Fact.WINNING, Fact.LAST}),
    "side": frozenset({Fact.WINNING}),
    "suit": frozenset({Fact.LED, Fact.TRUMP, Fact.TRUMPS}),
}
"""What may be the answer where the script alone knows it."""
_PICKS = ("seat", "side", "suit", "card", "trick")
Ids = frozenset[str]


@dataclass(frozen=True, slots=True)
class Choice(Pointing[Ids]):
    """The right ids are the script's `answer`, or the value of a path. `nobody` is the id of a null."""

    kind = "choice"
    of: str | None = None
    pick: str = ""
    """`seat`, `side`, `suit`, `card` or `trick`; empty for options of the script."""
    options_: tuple[str, ...] = ()
    known_answer: Ids = frozenset()
    many: bool = False
    wrongs: tuple[Wrong[Ids], ...] = ()
    expects: str | None = None
    with_nobody: bool = False

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{options: [{id, say}], answer: id or ids, of: path, pick, many, nobody, wrong: [{id, when, say}], expect}`.

        A wrong answer whose id is an option's needs no `when`.
        """
        options = own_ids(fields, "options")
        pick = fields.word("pick", _PICKS, "")
        answer = frozenset(fields.each("answer", lambda node, notes: _option(node, notes, options)))
        wrongs = tuple(_meaning_option(wrong, options) for wrong in read_wrong(fields, _ids))
        of = fields.text("of")
        if not of and not answer:
            fields.notes.add(fields.mark, FieldMissing(Written("answer")))
        nobody = fields.flag("nobody")
        many = fields.flag("many", missing=len(answer) > 1)
        expects = " ".join(sorted(fields.texts("expect"))) or None
        return cls(of, pick, options, answer, many, wrongs, expects, nobody)

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        return facts_of_path(self.of) if self.of else _PICKED.get(self.pick, NO_FACTS)

    def task(self, moment: Moment) -> Line:
        if self.pick:
            return Coach(f"task.pick.{self.pick}")
        return Coach("task.choice.many" if self.many else "task.choice")

    def input(self, moment: Moment) -> Input:
        match self.pick:
            case "seat" if not self._may_be_nobody(moment):
                return SeatInput(moment.seats.order)
            case "suit" if not self._may_be_nobody(moment):
                return SuitInput(tuple(Suit))
            case "card":
                return CardsInput(moment.state.to_act or moment.seats.order[0])
            case "trick":
                play = card_play(moment.state)
                return MomentInput(len(play.tricks) if play else 0)
            case _:
                return OptionInput(self._shown(moment), self.many)

    def given(self, moment: Moment, answer: Answer) -> Ids | None:
        match answer:
            case Pick(ids):
                return ids
            case PointSeat(seat):
                return frozenset((seat,))
            case PointSuit(suit):
                return frozenset((suit.value,))
            case PointCards(cards=cards):
                return frozenset(card.code for card in cards)
            case PointMoment(trick):
                return frozenset((str(trick),))
            case _:
                return None

    def answer(self, moment: Moment, value: Ids) -> Answer:
        first = next(iter(value), "")
        match self.input(moment):
            case SeatInput():
                return PointSeat(Seat(first))
            case SuitInput():
                suit = read_suit(first)
                return PointSuit(suit) if suit else Pick(value)
            case CardsInput():
                cards = (read_card(code) for code in value)
                return PointCards(frozenset(card for card in cards if card is not None))
            case MomentInput():
                return PointMoment(int(first) if first.isdecimal() else 0)
            case _:
                return Pick(value)

    def expectation(self) -> str | None:
        return self.expects

    def written(self, value: Ids) -> str:
        return " ".join(sorted(value))

    def arrive(self, film: Film, frame: int) -> int:
        return film.last if is_of_the_end(self.of) else frame

    def truth(self, moment: Moment) -> tuple[Ids, ...]:
        if self.of is None:
            return (self.known_answer,)
        found = moment.look_up(self.of)
        if found is MISSING:
            return ()
        value = answer_id(found)
        return (frozenset((value.rpartition(".")[2] if value.rpartition(".")[2] in self.options_ else value,)),)

    def mistake(self, moment: Moment, value: Ids) -> str | None:
        """That of the very answer; where several are right, also that of a wrong one among those picked."""
        exact = Pointing.mistake(self, moment, value)
        if exact is not None or not self.many:
            return exact
        right = frozenset[str]().union(*self.truth(moment))
        among = (w.id for w in self.wrongs if w.value and w.value <= value and not w.value <= right)
        return next(among, None)

    def unlike(self, moment: Moment, value: Ids) -> tuple[tuple[Line, ...], Shown]:
        """Where several are right, how many are found; which of them is not told."""
        truth = next(iter(self.truth(moment)), frozenset[str]())
        found = len(value & truth)
        if not self.many or not found:
            return (Coach("choice-unanswered"),), NOTHING
        count = facts(found=found, count=len(truth), given=len(value))
        if found == len(value):
            return (Coach("options-missing", count[:2]),), NOTHING
        return (Coach("options-spare" if found == len(truth) else "options-part", count),), NOTHING

    def because(self, moment: Moment) -> Line | None:
        return of_value(moment, self.of)

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        """What is right, and why: in the step's own words where it has some, else by the engine."""
        truth = next(iter(self.truth(moment)), frozenset())
        own, because = moment.voice.own("right"), self.because(moment)
        return (*self._told(moment, truth), *(own or ((because,) if because else ()))), NOTHING

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        if self.of is not None and not self.truth(moment):
            return ((None, NoPath(Written(self.of))),)
        return Pointing.faults(self, moment)

    # --- inside ------------------------------------------------------------------------------------------------------

    def _may_be_nobody(self, moment: Moment) -> bool:
        foreseen = any(wrong.value and NOBODY in wrong.value for wrong in self.wrongs)
        return self.with_nobody or foreseen or any(NOBODY in ids for ids in self.truth(moment))

    def _told(self, moment: Moment, truth: Ids) -> tuple[Line, ...]:
        """What is right as a sentence; several options of the script stand below each other."""
        if self.pick in ("card", "suit", "trick"):
            named = tuple(read_card(name) or read_suit(name) or name for name in sorted(truth))
            return (Coach("hint.answer-text", facts(answer=named)),) if named and NOBODY not in truth else ()
        lines = tuple(option.line for option in self._shown(moment) if option.id in truth)
        if self.pick and lines and NOBODY not in truth:
            return (Coach("hint.answer-text", facts(answer=lines)),)
        return tuple(
            line if place else Coach("hint.answers", facts(answers=(line,))) for place, line in enumerate(lines)
        )

    def _shown(self, moment: Moment) -> tuple[Option, ...]:
        if not self.pick:
            return tuple(Option(name, Prose(f"{moment.voice.step}.option.{name}")) for name in self.options_)
        nobody = (Option(NOBODY, Coach("option.nobody")),) if self._may_be_nobody(moment) else ()
        return (*self._picked(moment), *nobody)

    def _picked(self, moment: Moment) -> tuple[Option, ...]:
        match self.pick:
            case "seat":
                return tuple(Option(seat, Coach("option.seat", facts(seat=seat))) for seat in moment.seats.order)
            case "side":
                return tuple(Option(side, Coach("option.side", facts(side=side))) for side in moment.seats.sides)
            case _:
                return tuple(Option(suit.value, Coach("option.suit", facts(suit=suit))) for suit in Suit)


def _meaning_option(wrong: Wrong[Ids], options: tuple[str, ...]) -> Wrong[Ids]:
    """A foreseen answer without a value means the option of its id."""
    means_option = wrong.value is None and wrong.id in options
    return replace(wrong, value=frozenset((wrong.id,))) if means_option else wrong


def _option(node: Node, notes: Notes, options: tuple[str, ...]) -> str | None:
    return known_of(node, notes, options, UnknownValue) if options else text_of(node, notes)


def _ids(node: Node, notes: Notes) -> Ids:
    texts = (text_of(item, notes) for item in items_of(node))
    return frozenset(text for text in texts if text is not None)
