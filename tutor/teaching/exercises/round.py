"""A round of fresh positions: as many as are wanted, of several generators, no position twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from tutor.teaching.exercises.all import made, rules_of
from tutor.teaching.exercises.draw import shuffled
from tutor.teaching.exercises.item import Item, Question
from tutor.teaching.exercises.names import PRACTICES, Wish


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """An item, and the generator that dealt it."""

    wish: Wish
    item: Item

    def rules(self, question: Question) -> tuple[str, ...]:
        """The rules that a question of it is about: `pitch/void`."""
        return rules_of(self.wish.name, self.item, question)


def drawn(wishes: Sequence[Wish], count: int, rng: Random) -> tuple[Drawn, ...]:
    """So many items, each wish as often as the others may be, in their order; shapes are dealt out evenly.

    Raises NoItemError.
    """
    shapes: dict[str, Iterator[str]] = {}
    found: list[Drawn] = []
    for wish in spread(wishes, count, rng):
        if not wish.shape and not wish.rule:
            of_name = shapes.setdefault(wish.name, _evenly(PRACTICES[wish.name].shapes, rng))
            wish = replace(wish, shape=next(of_name))  # noqa: PLW2901 - the same wish, now with its shape
        item = made(wish.name, rng, wish.shape, (each.item.position for each in found), wish.rule)
        found.append(Drawn(wish, item))
    return tuple(found)


def spread(wishes: Sequence[Wish], count: int, rng: Random) -> tuple[Wish, ...]:
    """So many of some wishes: all of them as often as `count` allows, and the rest drawn from them, in their order."""
    whole, rest = divmod(count, len(wishes))
    extra = frozenset(shuffled(rng, range(len(wishes)))[:rest])
    return tuple(wish for place, wish in enumerate(wishes) for _ in range(whole + (place in extra)))


def _evenly(shapes: Sequence[str], rng: Random) -> Iterator[str]:
    """Every shape once, in any order, before one comes again."""
    while True:
        yield from shuffled(rng, shapes)
