"""`sort`: where does each of these belong?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.tree import Mark
from tutor.teaching.asks.acting import seat_asked
from tutor.teaching.asks.base import Wrong, facts, read_wrong
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.asks.sort_homes import By, Homes, Places, bins_of, shown_bin
from tutor.teaching.asks.sort_maps import Maps, Several
from tutor.teaching.asks.things import (
    Assumed,
    Item,
    Named,
    assumed_of,
    id_of,
    not_among,
    own_ids,
    own_of,
    point_of,
    read_items,
    thing,
    unsaid,
)
from tutor.teaching.concealed import NO_FACTS, Fact
from tutor.teaching.faults import Expectation, NoAnswer, NoPath
from tutor.teaching.fields import Ground, Reader, card_of
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Line, RuleText
from tutor.teaching.moment import Moment
from tutor.teaching.placing import PutInBins, SortInput
from tutor.teaching.screen import NOTHING, Answer, Shown


@dataclass(frozen=True, slots=True)
class Sort(Pointing[Places]):
    """Right when each thing lies where the engine, or the script, has it; a foreseen answer may name a few of them."""

    kind = "sort"
    known = (
        "joker-out",
        "whole-rank-out",
        "whole-rank-kept",
        "left-bower-left-out",
        "joker-left-out",
        "left-bower-stays",
        "other-colour-guest",
        "held-not-taken",
        "taken-not-held",
    )
    by: By
    items: tuple[Item, ...]
    """Empty where the cards of a hand are sorted."""
    asked: Seat | None = None
    bins: tuple[str, ...] = ()
    known_answers: Several = ()
    """The right sortings of the script's own; any of them."""
    assumed: Assumed | None = None
    wrongs: tuple[Wrong[Places], ...] = ()
    expects: Several = ()

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{by, items: [...] or seat, trump: suit | none, bins: [{id, say}], answer, wrong: [{id, when}], expect}`.

        `by`: `deck` (bins in, out), `removed` (stays, removed), `trump` (trump, other), `effective-suit` (S, H, D, C,
        none), `point-taker` (the sides, nobody; items such as `high`), `own` (`bins`; items are cards, calls or
        `{id, say}`). `answer` (of `own`), `when` and `expect` are maps from a bin to its things or from a thing to its
        bin, or lists of such maps, any of which will do; `when` names what lies elsewhere, and a bin that
        `expect` names has these things and no other.
        """
        fields.required("by")
        by = By(fields.word("by", (each.value for each in By), By.OWN.value))
        read = {By.OWN: own_of(ground), By.POINT: point_of}.get(by, card_of)
        items = read_items(fields, read)
        asked = seat_asked(fields, ground) if fields.has("seat") else None
        if not items and asked is None:
            fields.required_node("items")
        bins = own_ids(fields, "bins") if by is By.OWN else bins_of(by, ground)
        named = Maps(Named(ground, items), bins)
        answers: Several = (fields.one("answer", named.several) or ()) if by is By.OWN else ()
        if by is By.OWN:
            fields.required_node("bins")
            fields.required_node("answer")
        wrongs = tuple(each for wrong in read_wrong(fields, named.several) for each in _parted(wrong))
        expects = fields.one("expect", named.several) or ()
        return cls(by, items, asked, bins, answers, fields.one("trump", assumed_of), wrongs, expects)

    @property
    def seat(self) -> Seat | None:
        return self.asked

    def arrive(self, film: Film, frame: int) -> int:
        return film.last if self.by is By.POINT else frame

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        match self.by:
            case By.TRUMP | By.SUIT:
                return frozenset({Fact.TRUMPS})
            case By.POINT:
                return frozenset({Fact.POINTS, Fact.SCORE})
            case _:
                return NO_FACTS

    def task(self, moment: Moment) -> Line:
        return Coach(f"task.sort.{self.by.value}")

    def input(self, moment: Moment) -> SortInput:
        things = tuple(thing(moment, item) for item in self._items(moment))
        return SortInput(things, tuple(shown_bin(moment, self.by, name) for name in self.bins))

    def given(self, moment: Moment, answer: Answer) -> Places | None:
        match answer:
            case PutInBins(places):
                return places
            case _:
                return None

    def answer(self, moment: Moment, value: Places) -> Answer:
        return PutInBins(value)

    def written(self, value: Places) -> str:
        return "; ".join(f"{name}: {' '.join(own)}" for name in self.bins if (own := _in_bin(value, name)))

    def truth(self, moment: Moment) -> tuple[Places, ...]:
        known = self.known_answers or (self._homes(moment).known(),)
        names = {id_of(item) for item in self._items(moment)}
        return tuple(places for places in known if places and {name for name, _ in places} == names)

    def computed(self, moment: Moment) -> Mapping[str, Places]:
        guesses = self._homes(moment).guesses().items()
        return {name: self._whole(moment, several[0]) for name, several in guesses if several and self.truth(moment)}

    def mistake(self, moment: Moment, value: Places) -> str | None:
        """The first misunderstanding that one of the places shows, the script's before those that the engine knows."""
        guesses = self._homes(moment).guesses()
        for wrong in self.wrongs:
            shows = guesses.get(wrong.id, ()) if wrong.value is None else (wrong.value,)
            if any(each <= value for each in shows):
                return wrong.id
        return next((name for name, shows in guesses.items() if any(each <= value for each in shows)), None)

    def unlike(self, moment: Moment, value: Places) -> tuple[tuple[Line, ...], Shown]:
        """How many lie right, and which don't; the nearest of several right sortings counts."""
        truth = min(self.truth(moment), key=lambda places: len(value - places), default=None)
        if truth is None:
            return (), NOTHING
        names = tuple(id_of(item) for item in self._items(moment))
        astray = {name for name, _ in value - truth}
        misplaced = tuple(name for name in names if name in astray)
        found = facts(found=len(value & truth), count=len(names))
        line = Coach("sort-part" if misplaced else "sort-more", found)
        return (line,), Shown(rule=self._homes(moment).rule(), misplaced=misplaced)

    def because(self, moment: Moment) -> Line | None:
        rule = self._homes(moment).law()
        return None if rule is None else RuleText(rule)

    def evidence(self, moment: Moment) -> Shown:
        homes = self._homes(moment)
        play = moment.play if self.by is By.POINT else None
        tricks = tuple(trick.number for trick in play.tricks) if play else ()
        return Shown(evidence=homes.odd(), tricks=tricks, rule=homes.rule())

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        """What lies in each bin; for points also why."""
        truth = next(iter(self.truth(moment)), None)
        if truth is None:
            return (), NOTHING
        homes, items = self._homes(moment), {id_of(item): item for item in self._items(moment)}
        lines: list[Line] = []
        for option in self.input(moment).bins:
            own = tuple(thing(moment, items[name]).fact for name in items if (name, option.id) in truth)
            if own:
                lines.append(Coach("hint.sorted", facts(bin=option.line, items=own)))
        reasons = (homes.reason(item) for item in items.values())
        lines += [moment.says(reason) for reason in reasons if reason is not None]
        return (*lines, *moment.voice.own("right")), self.pointed(moment)

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        """A place that is none is told, and then nothing that would follow from it."""
        strange = tuple(self._strange(moment))
        yield from strange or Pointing.faults(self, moment)
        truths = self.truth(moment)
        if self.expects and truths and not any(_holds(each, truth) for each in self.expects for truth in truths):
            yield None, Expectation(Written(self.written(truths[0])), Written(self.written(self.expects[0])))

    # --- inside ------------------------------------------------------------------------------------------------------

    def _strange(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        own = self.bins if self.by is By.OWN else ()
        yield from ((None, fault) for fault in unsaid(moment, self._items(moment), own))
        names = tuple(id_of(item) for item in self._items(moment))
        foreseen = ((wrong.mark, wrong.value) for wrong in self.wrongs if wrong.value is not None)
        answers = ((None, places) for places in (*self.known_answers, *self.expects))
        for mark, places in (*foreseen, *answers):
            for name, _ in sorted(places):
                unknown = not_among(name, names)
                if unknown is not None:
                    yield mark, unknown
        if self.by is By.POINT:
            placed = {name for name, _ in self._homes(moment).known()}
            yield from ((None, NoPath(Written(f"points.{name}"))) for name in names if name not in placed)
        elif not names:
            yield None, NoAnswer()

    def _items(self, moment: Moment) -> tuple[Item, ...]:
        return self.items or (moment.hand(self.asked) if self.asked is not None else ())

    def _homes(self, moment: Moment) -> Homes:
        return Homes(moment, self.by, self._items(moment), self.assumed)

    def _whole(self, moment: Moment, places: Places) -> Places:
        """A sorting that is right but for these places."""
        truth = next(iter(self.truth(moment)), frozenset())
        named = {name for name, _ in places}
        return places | {(name, home) for name, home in truth if name not in named}

    def _value(self, moment: Moment, wrong: Wrong[Places]) -> Places | None:
        return self.computed(moment).get(wrong.id) if wrong.value is None else self._whole(moment, wrong.value)


def _in_bin(places: Places, name: str) -> tuple[str, ...]:
    return tuple(sorted(item for item, own in places if own == name))


def _parted(wrong: Wrong[Several]) -> tuple[Wrong[Places], ...]:
    """A foreseen answer for each of the maps that it may show in."""
    if wrong.value is None:
        return (Wrong(wrong.id, None, wrong.mark),)
    return tuple(Wrong(wrong.id, places, wrong.mark) for places in wrong.value)


def _holds(expected: Places, truth: Places) -> bool:
    """Whether the bins that are named hold what is expected, and nothing else."""
    bins = {home for _, home in expected}
    return expected == frozenset(place for place in truth if place[1] in bins)
