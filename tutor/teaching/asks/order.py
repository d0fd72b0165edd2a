"""`order`: put these in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self, TypeAlias

from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.tree import Mark
from tutor.teaching.asks.acting import seat_asked
from tutor.teaching.asks.base import Wrong, facts, read_wrong
from tutor.teaching.asks.order_rows import Above, Rows, ordered, out_of_line
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.asks.ranking import By, Key, Ranking
from tutor.teaching.asks.things import (
    Assumed,
    Item,
    Named,
    ReadItem,
    assumed_of,
    cards_of,
    id_of,
    mixed,
    not_among,
    own_of,
    read_items,
    scene_of,
    thing,
    unsaid,
)
from tutor.teaching.concealed import NO_FACTS, Fact
from tutor.teaching.faults import Expectation, NoAnswer, NoPath, NotAllOfThem, UnknownScene
from tutor.teaching.fields import Ground, Reader, call_of, card_of
from tutor.teaching.lines import Coach, Line, RuleText
from tutor.teaching.moment import Moment
from tutor.teaching.placing import OrderInput, PutInOrder
from tutor.teaching.screen import NOTHING, Answer, Shown

Row: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Order(Pointing[Row]):
    """Right when no thing stands before one that belongs before it; those that are level may stand as they like."""

    kind = "order"
    known = (
        "two-is-high",
        "ace-low",
        "joker-last",
        "jack-is-bower",
        "bowers-stay",
        "points-for-rank",
        "printed-rank",
        "left-over-right",
        "left-bower-left-out",
        "rank-for-points",
        "bridge-order",
        "strain-first",
        "by-points",
    )
    by: By
    items: tuple[Item, ...]
    """Empty where the cards of a hand are put in order."""
    asked: Seat | None = None
    path: str = ""
    highest_first: bool = True
    known_answer: Row = ()
    assumed: Assumed | None = None
    wrongs: tuple[Wrong[Row], ...] = ()
    above: tuple[tuple[str, Above], ...] = ()
    """Foreseen answers that say no more than what stands above what: the mistake's id, and that."""
    expects: Row = ()

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{by, items: [...] or seat, trump: suit | none, first: highest | lowest, wrong: [{id, when}], expect}`.

        `by`: `rank`, `trump-rank`, `card-points` (of cards), `calls`, or `own` (`answer`; items are cards, calls or
        `{id, say}`); instead of `by`, `of: scenes` with a `path` that each of them is looked up by. The highest comes
        first, of calls the lowest, where `first` does not say otherwise. `when` is a whole row, or what stands above
        what: `T>J`, `HJ>HA`, a list of such.
        """
        by = _by(fields)
        items = read_items(fields, _reads(by, ground))
        asked = seat_asked(fields, ground) if fields.has("seat") else None
        if not items and asked is None:
            fields.required_node("items")
        first = fields.word("first", ("highest", "lowest"), "lowest" if by is By.CALLS else "highest")
        rows = Rows(Named(ground, items), first == "highest")
        answer: Row = (fields.one("answer", rows.row) or ()) if by is By.OWN else ()
        if by is By.OWN:
            fields.required_node("answer")
        foreseen: tuple[Wrong[Row | Above], ...] = read_wrong(fields, rows.row_or_above)
        above = tuple((wrong.id, wrong.value) for wrong in foreseen if isinstance(wrong.value, Above))
        path = fields.required("path") if by is By.SCENES else ""
        expects = fields.one("expect", rows.row) or ()
        assumed = fields.one("trump", assumed_of)
        wrongs = tuple(_rowed(wrong) for wrong in foreseen)
        return cls(by, items, asked, path, first == "highest", answer, assumed, wrongs, above, expects)

    @property
    def seat(self) -> Seat | None:
        return self.asked

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        return frozenset({Fact.TRUMPS}) if self.by is By.TRUMP_RANK else NO_FACTS

    def task(self, moment: Moment) -> Line:
        if self.by is By.OWN:
            return Coach("task.order.own")
        return Coach("task.order" if self.highest_first else "task.order.lowest-first")

    def input(self, moment: Moment) -> OrderInput:
        items = self._items(moment)
        if self.fits(moment, self._names(moment)):
            items = mixed(items, moment.voice.step)
        things = tuple(thing(moment, item) for item in items)
        of_kind = {By.OWN: ("first", "last"), By.CALLS: ("highest-call", "lowest-call")}
        names = of_kind.get(self.by, ("highest", "lowest"))
        ends = (Coach(f"end.{names[0]}"), Coach(f"end.{names[1]}"))
        return OrderInput(things, ends if self.highest_first else ends[::-1])

    def given(self, moment: Moment, answer: Answer) -> Row | None:
        match answer:
            case PutInOrder(ids):
                return ids
            case _:
                return None

    def answer(self, moment: Moment, value: Row) -> Answer:
        return PutInOrder(value)

    def written(self, value: Row) -> str:
        return " ".join(value)

    def truth(self, moment: Moment) -> tuple[Row, ...]:
        """One row; of things that are level, the one listed first stands first."""
        row = self._row(moment, self._ranking(moment).rank)
        return (row,) if row else ()

    def fits(self, moment: Moment, value: Row) -> bool:
        ranks = self._ranks(moment, self._ranking(moment).rank)
        return bool(ranks) and sorted(value) == sorted(ranks) and ordered(tuple(ranks[name] for name in value))

    def computed(self, moment: Moment) -> Mapping[str, Row]:
        """Only where it is another row than a right one."""
        truth = self.truth(moment)
        if not truth:
            return {}
        rows = {name: self._row(moment, key) for name, key in self._ranking(moment).guesses().items()}
        found = {name: row for name, row in rows.items() if row and not self.fits(moment, row)}
        told = {name: above.shown_in(truth[0], self._names(moment)) for name, above in self.above}
        return found | {name: row for name, row in told.items() if row}

    def mistake(self, moment: Moment, value: Row) -> str | None:
        """The misunderstanding by which this row is in order, the script's before those that the engine knows."""
        said, keys = dict(self.above), self._ranking(moment).guesses()
        for wrong in self.wrongs:
            name = wrong.id
            if wrong.value == value or (name in said and said[name].holds(value, self._names(moment))):
                return name
            if wrong.value is None and name not in said and self._is_by(moment, value, keys.get(name)):
                return name
        known = (name for name in self.computed(moment) if self._is_by(moment, value, keys.get(name)))
        return next(known, None)

    def unlike(self, moment: Moment, value: Row) -> tuple[tuple[Line, ...], Shown]:
        """How many stand in order, and which have to move."""
        ranks = self._ranks(moment, self._ranking(moment).rank)
        if not ranks or sorted(value) != sorted(ranks):
            return (), NOTHING
        misplaced = out_of_line(value, ranks)
        line = Coach("order-part", facts(found=len(value) - len(misplaced), count=len(value)))
        return (line,), Shown(rule=self._ranking(moment).rule(), misplaced=misplaced)

    def named(self, moment: Moment, value: Row) -> Line:
        things = {id_of(item): thing(moment, item).fact for item in self._items(moment)}
        return Coach("option.row", facts(items=tuple(things[name] for name in value if name in things)))

    def because(self, moment: Moment) -> Line | None:
        rule = self._ranking(moment).rule()
        return None if rule is None else RuleText(rule)

    def evidence(self, moment: Moment) -> Shown:
        ranking = self._ranking(moment)
        return Shown(evidence=ranking.odd(cards_of(self._items(moment))), rule=ranking.rule())

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        """A thing that has no rank is told, and then nothing that would follow from it."""
        strange = tuple(self._strange(moment))
        yield from strange or Pointing.faults(self, moment)
        if self.expects and not strange and not self.fits(moment, self.expects):
            found = next(iter(self.truth(moment)), ())
            yield None, Expectation(Written(self.written(found)), Written(self.written(self.expects)))

    # --- inside ------------------------------------------------------------------------------------------------------

    def _strange(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        items = self._items(moment)
        names = tuple(id_of(item) for item in items)
        if self.by is By.SCENES:
            missing = [name for name in names if name not in moment.scenes]
            yield from ((None, UnknownScene(Written(name), None, ())) for name in missing)
            if missing:
                return
        yield from ((None, fault) for fault in unsaid(moment, items))
        whole = ((wrong.mark, wrong.value) for wrong in self.wrongs if wrong.value)
        rows = ((None, row) for row in (self.known_answer, self.expects) if row)
        for mark, row in (*whole, *rows):
            unknown = next((fault for name in row if (fault := not_among(name, names))), None)
            if unknown is not None:
                yield mark, unknown
            elif sorted(row) != sorted(names):
                yield mark, NotAllOfThem(len(names))
        if not names:
            yield None, NoAnswer()
        for item in items:
            if self._ranking(moment).rank(item) is None:
                name = f"{id_of(item)}.{self.path}" if self.by is By.SCENES else id_of(item)
                yield None, NoPath(Written(name))

    def _items(self, moment: Moment) -> tuple[Item, ...]:
        return self.items or (moment.hand(self.asked) if self.asked is not None else ())

    def _names(self, moment: Moment) -> Row:
        return tuple(id_of(item) for item in self._items(moment))

    def _ranking(self, moment: Moment) -> Ranking:
        return Ranking(moment, self.by, self.assumed, self.path, self.known_answer)

    def _ranks(self, moment: Moment, key: Key) -> Mapping[str, int]:
        """The place of each thing from the beginning of the row; none where one of them has none."""
        sign = -1 if self.highest_first else 1
        ranks = {id_of(item): key(item) for item in self._items(moment)}
        return {} if None in ranks.values() else {name: sign * (rank or 0) for name, rank in ranks.items()}

    def _row(self, moment: Moment, key: Key) -> Row:
        ranks = self._ranks(moment, key)
        return tuple(sorted(ranks, key=ranks.__getitem__))

    def _is_by(self, moment: Moment, value: Row, key: Key | None) -> bool:
        ranks = self._ranks(moment, key) if key else {}
        return sorted(value) == sorted(ranks) and ordered(tuple(ranks[name] for name in value)) and bool(ranks)


def _rowed(wrong: Wrong[Row | Above]) -> Wrong[Row]:
    """A foreseen answer with its row, where it has a whole one."""
    return Wrong(wrong.id, None if isinstance(wrong.value, Above) else wrong.value, wrong.mark)


def _by(fields: Reader) -> By:
    if fields.word("of", (By.SCENES.value,), ""):
        return By.SCENES
    fields.required("by")
    return By(fields.word("by", (each.value for each in By if each is not By.SCENES), By.OWN.value))


def _reads(by: By, ground: Ground) -> ReadItem:
    """What the things of a step are."""
    match by:
        case By.OWN:
            return own_of(ground)
        case By.SCENES:
            return scene_of
        case By.CALLS:
            return lambda node, notes: call_of(node, notes, ground)
        case _:
            return card_of
