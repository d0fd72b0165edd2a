"""What is put into bins or into order: the things, where they may go, and the answers."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card
from tutor.teaching.lines import Line, Option


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to be put in its place, as its line says; drawn where it is a card."""

    id: str
    line: Line
    card: Card | None = None
    call: Call | None = None

    @property
    def fact(self) -> object:
        """What stands for it in a sentence."""
        return self.card or self.call or self.line


@dataclass(frozen=True, slots=True)
class SortInput:
    """Puts each thing into one of the bins."""

    things: tuple[Thing, ...]
    bins: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class OrderInput:
    """Puts the things in a row. `ends` say what stands at its beginning and at its end."""

    things: tuple[Thing, ...]
    ends: tuple[Line, Line]


@dataclass(frozen=True, slots=True)
class PutInBins:
    """The things that have been placed, each with its bin, by their ids."""

    places: frozenset[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class PutInOrder:
    """The things from the beginning of the row to its end, by their ids."""

    ids: tuple[str, ...]
