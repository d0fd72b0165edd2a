"""The checks at both ends of a course: what they ask, and where whoever knows some of it may start. Nothing is locked.

In `course.yaml`: `entry: {of: generators or all, count, offers: [{least | right | missed, start: lesson}]}`, and
`exit: {of, count}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.records.tree import Node
from tutor.teaching.asks.exercise import read_count, read_wishes
from tutor.teaching.course_faults import UnknownLesson
from tutor.teaching.exercises.names import Wish
from tutor.teaching.fields import Notes, Reader, known_of, number_of


@dataclass(frozen=True, slots=True)
class Offer:
    """A lesson that is offered as a start: to whoever has at least so many right, all of these, or misses one of these.

    Items are counted from 1.
    """

    start: str
    least: int | None = None
    right: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()

    def holds(self, right: Sequence[bool]) -> bool:
        """Whether the answers are such that it is made."""
        found = {number for number, is_right in enumerate(right, 1) if is_right}
        asked = set(range(1, len(right) + 1))
        if self.least is not None:
            return len(found) >= self.least
        return bool((asked - found) & set(self.missed)) if self.missed else set(self.right) <= found


@dataclass(frozen=True, slots=True)
class Check:
    """What a check asks, and what it may offer, the first that holds."""

    of: tuple[Wish, ...]
    count: int
    offers: tuple[Offer, ...] = ()

    def start(self, right: Sequence[bool]) -> str | None:
        """The lesson at which to start, None for the first one; `right` tells of each item in its order."""
        return next((offer.start for offer in self.offers if offer.holds(right)), None)


def read_check(fields: Reader | None, game: str, lessons: tuple[str, ...]) -> Check | None:
    """A check of a course, whose lessons may be offered; None where the course has none."""
    if fields is None:
        return None
    fields.required_node("of")
    wishes = read_wishes(fields, game)
    count = read_count(fields, wishes)
    offers = fields.each("offers", lambda node, notes: _offer(node, notes, lessons))
    fields.done()
    return Check(wishes, count, offers) if wishes else None


def _offer(node: Node, notes: Notes, lessons: tuple[str, ...]) -> Offer:
    fields = Reader(node, notes)
    fields.required_node("start")
    start = fields.one("start", lambda each, its: known_of(each, its, lessons, UnknownLesson)) or ""
    offer = Offer(start, fields.number("least"), fields.each("right", number_of), fields.each("missed", number_of))
    fields.done()
    return offer
