"""`explore`: the learner turns a dial and watches the sheets. Nothing can be missed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from tutor.games.all import GAMES
from tutor.records.faults import Fault, FieldMissing, Written
from tutor.records.reader import read_record
from tutor.records.record import Record
from tutor.records.tree import Fields, Mark, Node, Text
from tutor.teaching.asks.base import Ask, Judged, not_asked
from tutor.teaching.facts import MISSING, answer_id, known_at, look_up
from tutor.teaching.faults import NoPath, TooManyValues, UnknownScene
from tutor.teaching.fields import Ground, Reader
from tutor.teaching.figures import dial_name
from tutor.teaching.film import Film
from tutor.teaching.moment import Moment
from tutor.teaching.scenes import film_of, with_value
from tutor.teaching.screen import NOTHING, Answer, Answered, DialInput, Turn

MOST_VALUES = 200
"""On a dial; every one of them is a hand that the checker plays."""


@dataclass(frozen=True, slots=True)
class Explore(Ask):
    """Passed when every value of `visit` has been seen."""

    kind = "explore"
    vary: str
    """A path of the record, or `scene`."""
    values: tuple[str, ...]
    visit: tuple[str, ...]
    watch: tuple[str, ...]
    """Paths of the verdict whose values are shown beside the dial."""

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{vary: path | scene, values: [...] or from, to, visit: [...], watch: [paths]}`."""
        vary = fields.required("vary")
        low, high = fields.number("from"), fields.number("to")
        values, told = fields.texts("values"), len(fields.notes.problems)
        if low is not None and high is not None:
            if high - low >= MOST_VALUES:
                fields.notes.add(fields.mark_of("from"), TooManyValues(high - low + 1, MOST_VALUES))
                high = low - 1
            values = tuple(str(number) for number in range(low, high + 1))
        unread = (fields.has("from") and low is None) or (fields.has("to") and high is None)
        if not values and not unread and told == len(fields.notes.problems):
            fields.notes.add(fields.mark, FieldMissing(Written("values")))
        visit = fields.texts("visit")
        return cls(vary, values, visit or values, fields.texts("watch"))

    def arrive(self, film: Film, frame: int) -> int:
        return film.last

    def input(self, moment: Moment) -> DialInput:
        return DialInput(self.values, self.visit, self._seen(moment), self.at(moment), dial_name(self.vary))

    def at(self, moment: Moment) -> str:
        """The value at which the dial stands: at first that of the record, where it is on the dial."""
        if moment.visited:
            return moment.visited[-1]
        return self._own(moment) or next(iter(self.values), "")

    def _seen(self, moment: Moment) -> tuple[str, ...]:
        """The values that the dial has shown, that at which it stands among them."""
        return tuple(dict.fromkeys((*moment.visited, self.at(moment))))

    def film(self, moment: Moment) -> Film:
        """The scene as the dial has it."""
        return self._film(moment, self.at(moment)) or moment.film

    def judge(self, moment: Moment, answer: Answer) -> Judged:
        match answer:
            case Turn(value) if value in self.values:
                left = set(self.visit) - {*self._seen(moment), value}
                lines = moment.voice.own(f"turned.{value}") + (() if left else moment.voice.own("right"))
                return Judged(Answered(right=True, lines=lines, shown=NOTHING), not left, turned=value)
            case _:
                return not_asked(moment)

    def answers(self, moment: Moment) -> tuple[Answer, ...]:
        """The values still to be seen, one after another."""
        left = [value for value in self.visit if value not in self._seen(moment)]
        return tuple(Turn(value) for value in left or self.visit[:1])

    def facts(self, moment: Moment) -> tuple[tuple[str, str], ...]:
        """The values of the watched paths where the dial stands."""
        film = self.film(moment)
        known = known_at(film, film.last)
        found = ((path, look_up(known, path)) for path in self.watch)
        return tuple((path, "" if value is MISSING else answer_id(value)) for path, value in found)

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        if not self.values:
            return
        for value in (*self.values, *self.visit):
            if self._film(moment, value) is None:
                yield None, _no_value(self.vary, value)
                return
        film = self.film(moment)
        for path in self.watch:
            if look_up(known_at(film, film.last), path) is MISSING:
                yield None, NoPath(Written(path))

    # --- inside ------------------------------------------------------------------------------------------------------

    def _film(self, moment: Moment, value: str) -> Film | None:
        if self.vary == "scene":
            return moment.scenes.get(value)
        return None if moment.node is None else _varied(moment.node, moment.film, self.vary, value)

    def _own(self, moment: Moment) -> str | None:
        if self.vary == "scene":
            own = (name for name, film in moment.scenes.items() if film is moment.film)
            return next((name for name in own if name in self.values), None)
        found = moment.node and _text_at(moment.node, tuple(self.vary.split(".")))
        return found if found in self.values else None


def _no_value(vary: str, value: str) -> Fault:
    if vary == "scene":
        return UnknownScene(Written(value), None, ())
    return NoPath(Written(f"{vary}: {value}"))


def _text_at(node: Fields, path: tuple[str, ...]) -> str | None:
    here = next((value for key, value in node.entries if key.text == path[0]), None)
    match here:
        case Text(text=text):
            return text
        case Fields() if path[1:]:
            return _text_at(here, path[1:])
        case _:
            return None


@lru_cache(maxsize=128)
def _varied(node: Fields, film: Film, vary: str, value: str) -> Film | None:
    """The film of the record with another value, None where that is no record any more."""
    path = tuple(vary.split("."))
    try:
        record = film.record if path[:2] == ("result", "tricks") else None
        other = _with_tricks(node, record, path[2], value) if record else with_value(node, path, value)
    except LookupError:
        return None
    reading = read_record(other)
    return None if reading.record is None or reading.problems else film_of(reading.record)


def _with_tricks(node: Fields, record: Record, side: str, value: str) -> Node:
    """The record with the tricks of both sides: what one does not take, the other does."""
    sides = record.seats.sides
    size = GAMES[record.game].hand_size(record.rules, len(record.seats))
    if len(sides) != 2 or side not in sides or not value.isdecimal():  # noqa: PLR2004 - two sides
        return with_value(node, ("result", "tricks", side), value)
    shares = {name: value if name == side else str(size - int(value)) for name in sides}
    tricks = Fields(node.mark, tuple((Text(node.mark, name), Text(node.mark, text)) for name, text in shares.items()))
    result = Fields(node.mark, ((Text(node.mark, "tricks"), tricks),))
    entries = (entry for entry in node.entries if entry[0].text != "result")
    return Fields(node.mark, (*entries, (Text(node.mark, "result"), result)))
