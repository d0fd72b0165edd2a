"""Reads named values, each by its type. What is wrong is noted with its place, and reading goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.game import Game
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import RuleSet
from tutor.kernel.seats import Seat, Seats
from tutor.records.faults import (
    Fault,
    FieldMissing,
    FieldTwice,
    NotANumber,
    NotYesOrNo,
    UnknownCard,
    UnknownField,
    UnknownName,
    UnknownSeat,
    UnknownSuit,
    Written,
    WrongShape,
)
from tutor.records.notation import (
    nearest,
    read_call,
    read_card,
    read_number,
    read_play,
    read_seat,
    read_suit,
)
from tutor.records.tree import Fields, Items, Mark, Node, Text
from tutor.teaching.faults import BadAddress, Problem, UnknownCall, UnknownValue
from tutor.teaching.film import Address, address
from tutor.teaching.spare_faults import NothingListed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ground:
    """The table that names are read for."""

    game: Game
    rules: RuleSet
    seats: Seats
    lesson: str = ""
    """The game of the lesson; a scene may have its own."""


@dataclass(slots=True)
class Notes:
    """The problems found in a file so far. It only grows."""

    file: Path
    problems: list[Problem] = field(default_factory=list)

    def add(self, mark: Mark, fault: Reason) -> None:
        self.problems.append(Problem(self.file, mark, fault))


class Reader:
    """Reads the fields of one mapping; `done` notes those that nobody asked for."""

    def __init__(self, node: Node, notes: Notes) -> None:
        self.mark = node.mark
        self.notes = notes
        self._values: dict[str, Node] = {}
        self._keys: dict[str, Mark] = {}
        self._asked: list[str] = []
        match node:
            case Fields(entries=entries):
                for key, value in entries:
                    if key.text in self._values:
                        notes.add(key.mark, FieldTwice(Written(key.text)))
                    self._values[key.text], self._keys[key.text] = value, key.mark
            case Text() | Items():
                notes.add(node.mark, WrongShape("shape-fields"))

    def node(self, name: str) -> Node | None:
        """The value of a field as it stands, None where it is missing."""
        self._asked.append(name)
        return self._values.get(name)

    def has(self, name: str) -> bool:
        return name in self._values

    def text(self, name: str) -> str | None:
        node = self.node(name)
        return None if node is None else text_of(node, self.notes)

    def required_node(self, name: str) -> None:
        """Notes a field that must stand here and does not."""
        if name not in self._values:
            self.notes.add(self.mark, FieldMissing(Written(name)))

    def required(self, name: str) -> str:
        """A text that must stand here; empty where it does not."""
        self.required_node(name)
        return self.text(name) or ""

    def each(self, name: str, read: Callable[[Node, Notes], T | None]) -> tuple[T, ...]:
        """A list, or a single value in its place; what cannot be read is noted and left out."""
        node = self.node(name)
        if node is None:
            return ()
        found = (read(item, self.notes) for item in items_of(node))
        return tuple(value for value in found if value is not None)

    def some(self, name: str, read: Callable[[Node, Notes], T | None]) -> tuple[T, ...]:
        """A list that may be missing, but has something in it where it stands."""
        match self._values.get(name):
            case Items(mark=mark, nodes=()):
                self.notes.add(mark, NothingListed(Written(name)))
            case _:
                pass
        return self.each(name, read)

    def one(self, name: str, read: Callable[[Node, Notes], T]) -> T | None:
        """A value, None where it is missing or cannot be read."""
        node = self.node(name)
        return None if node is None else read(node, self.notes)

    def texts(self, name: str) -> tuple[str, ...]:
        return self.each(name, text_of)

    def number(self, name: str) -> int | None:
        return self.one(name, number_of)

    def flag(self, name: str, *, missing: bool = False) -> bool:
        value = self.one(name, flag_of)
        return missing if value is None else value

    def word(self, name: str, known: Iterable[str], missing: str) -> str:
        """One of the words that may stand here."""
        words = tuple(known)
        return self.one(name, lambda node, notes: known_of(node, notes, words, UnknownValue)) or missing

    def address(self, name: str) -> Address | None:
        return self.one(name, address_of)

    def fields(self, name: str) -> Reader | None:
        node = self.node(name)
        return None if node is None else Reader(node, self.notes)

    def mark_of(self, name: str) -> Mark:
        return self._values[name].mark if name in self._values else self.mark

    def names(self) -> Mapping[str, Mark]:
        """All names that stand here, with their places."""
        return self._keys

    def done(self, known: Iterable[str] = ()) -> None:
        """Notes every field that has not been asked for; `known` may stand too."""
        asked = (*dict.fromkeys(self._asked), *known)
        for name, mark in self._keys.items():
            if name not in asked:
                known_names = tuple(Written(other) for other in asked)
                close = nearest(name, asked)
                self.notes.add(mark, UnknownField(Written(name), Written(close) if close else None, known_names))


def items_of(node: Node) -> tuple[Node, ...]:
    """The nodes of a list; a single value stands for a list of one."""
    match node:
        case Items(nodes=nodes):
            return nodes
        case Text() | Fields():
            return (node,)


def text_of(node: Node, notes: Notes) -> str | None:
    """A text as it is written."""
    match node:
        case Text(text=text):
            return text
        case Items() | Fields():
            notes.add(node.mark, WrongShape("shape-text"))
            return None


def number_of(node: Node, notes: Notes) -> int | None:
    """A whole number."""
    return _read(node, notes, read_number, NotANumber)


def flag_of(node: Node, notes: Notes) -> bool | None:
    """A switch: yes or no."""
    flags = {"yes": True, "true": True, "no": False, "false": False}
    return _read(node, notes, lambda text: flags.get(text.lower()), NotYesOrNo)


def card_of(node: Node, notes: Notes) -> Card | None:
    """A card by any of its names."""
    return _read(node, notes, read_card, UnknownCard)


def suit_of(node: Node, notes: Notes) -> Suit | None:
    """A suit by any of its names."""
    return _read(node, notes, read_suit, UnknownSuit)


def play_of(node: Node, notes: Notes) -> tuple[Card, Suit | None] | None:
    """A card with the suit that it names, if any: `JO=H`."""
    return _read(node, notes, read_play, UnknownCard)


def address_of(node: Node, notes: Notes) -> Address | None:
    """A moment of a scene."""
    text = text_of(node, notes)
    found = None if text is None else address(text)
    if text is not None and found is None:
        notes.add(node.mark, BadAddress(Written(text)))
    return found


def known_of(node: Node, notes: Notes, known: tuple[str, ...], fault: type[UnknownName]) -> str | None:
    """One of the words that are known; any other is noted, with the nearest."""
    text = text_of(node, notes)
    if text is None or text in known:
        return text
    close = nearest(text, known)
    notes.add(node.mark, fault(Written(text), Written(close) if close else None, tuple(map(Written, known))))
    return None


def seat_of(node: Node, notes: Notes, ground: Ground) -> Seat | None:
    """A seat of this table."""
    text = text_of(node, notes)
    seat = None if text is None else read_seat(ground.seats, text)
    if text is not None and seat is None:
        notes.add(node.mark, UnknownSeat(Written(text), None, tuple(map(Written, ground.seats))))
    return seat


def call_of(node: Node, notes: Notes, ground: Ground, *, any_call: bool = False) -> Call | None:
    """A call of this table; with `any_call` also one that no table knows."""
    text = text_of(node, notes)
    if text is None:
        return None
    call = read_call(ground.game, ground.rules, text)
    if any_call or call in ground.game.calls(ground.rules):
        return call
    notes.add(node.mark, UnknownCall(Written(text)))
    return None


def _read(node: Node, notes: Notes, read: Callable[[str], T | None], fault: Callable[[Written], Fault]) -> T | None:
    text = text_of(node, notes)
    if text is None:
        return None
    value = read(text)
    if value is None:
        notes.add(node.mark, fault(Written(text)))
    return value
