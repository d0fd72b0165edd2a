"""Reads the values of a document's fields by their types, and notes what is not of the form that it should have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from tutor.kernel.seats import Seat
from tutor.records.faults import (
    EitherOr,
    Fault,
    FieldMissing,
    FieldTwice,
    NotANumber,
    NotYesOrNo,
    UnknownField,
    UnknownName,
    Written,
    WrongShape,
)
from tutor.records.notation import nearest, plain, read_number
from tutor.records.record import Problem
from tutor.records.tree import Fields, Items, Node, Text, joined

T = TypeVar("T")
_YES = frozenset(("true", "yes", "on"))
_NO = frozenset(("false", "no", "off"))


class Form:
    """Collects the faults of a document while it is read. A reader that finds one notes it and returns None."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def note(self, path: str, fault: Fault, seat: Seat | None = None) -> None:
        self.problems.append(Problem(path, fault, seat))

    def note_name(self, path: str, kind: type[UnknownName], given: str, known: Iterable[str]) -> None:
        """Notes a name that is unknown here, with the nearest of those that are known."""
        names = tuple(Written(name) for name in known)
        like = nearest(given, names)
        self.note(path, kind(Written(given), None if like is None else Written(like), names))

    def has_under(self, path: str) -> bool:
        """Whether a fault has been noted at a path or below it."""
        return any(f"{problem.where}/".startswith(f"{path}/") for problem in self.problems)

    def fields(self, node: Node, path: str, known: Iterable[str] | None = None) -> dict[str, Node]:
        """The named values of a node that are not null, each name once; all names are known where `known` is None."""
        if not isinstance(node, Fields):
            self.note(path, WrongShape("shape-fields"))
            return {}
        allowed = None if known is None else tuple(known)
        found: dict[str, Node] = {}
        seen: set[str] = set()
        for key, value in node.entries:
            name, place = key.text, joined(path, key.text)
            if name in seen:
                self.note(place, FieldTwice(Written(name)))
            elif allowed is not None and name not in allowed:
                self.note_name(place, UnknownField, name, allowed)
            elif not is_null(value):
                found[name] = value
            seen.add(name)
        return found

    def items(self, node: Node, path: str) -> tuple[Node, ...]:
        if isinstance(node, Items):
            return node.nodes
        self.note(path, WrongShape("shape-list"))
        return ()

    def text(self, node: Node, path: str) -> str | None:
        if isinstance(node, Text) and not node.is_null:
            return node.text
        self.note(path, WrongShape("shape-text"))
        return None

    def number(self, node: Node, path: str, low: int | None = None) -> int | None:
        """A whole number, at least `low`."""
        text = self.text(node, path)
        if text is None:
            return None
        number = read_number(text)
        if number is None or (low is not None and number < low):
            self.note(path, NotANumber(Written(text)))
            return None
        return number

    def yes(self, node: Node, path: str) -> bool:
        """Whether a switch is on."""
        text = self.text(node, path)
        if text is None:
            return False
        word = plain(text).lower()
        if word not in _YES | _NO:
            self.note(path, NotYesOrNo(Written(text)))
        return word in _YES

    def tuple_of(self, node: Node, path: str, size: int) -> tuple[Node, ...] | None:
        """A list of a fixed length."""
        items = self.items(node, path)
        if len(items) == size:
            return items
        if isinstance(node, Items):
            self.note(path, WrongShape(f"shape-{size}"))
        return None

    def list_of(self, node: Node, path: str, read: Callable[[Node, str], T | None]) -> tuple[T, ...]:
        """The values of a list that can be read."""
        found = (read(item, joined(path, str(place))) for place, item in enumerate(self.items(node, path)))
        return tuple(value for value in found if value is not None)

    def until_fault(self, node: Node, path: str, read: Callable[[Node, str], T | None]) -> tuple[T, ...]:
        """The values of a list in the order of play, up to the first that cannot be read."""
        found: list[T] = []
        for place, item in enumerate(self.items(node, path)):
            value = read(item, joined(path, str(place)))
            if value is None:
                break
            found.append(value)
        return tuple(found)

    def not_both(self, given: Mapping[str, Node], one: str, other: str) -> None:
        """Notes two fields that exclude each other."""
        if one in given and other in given:
            self.note(other, EitherOr(Written(one), Written(other)))

    def missing(self, given: Mapping[str, Node], path: str, *names: str) -> bool:
        """Notes the fields that are needed and not given; whether there are any."""
        absent = [name for name in names if name not in given]
        for name in absent:
            self.note(path, FieldMissing(Written(name)))
        return bool(absent)


def is_null(node: Node) -> bool:
    """Whether a value is given as nothing."""
    return isinstance(node, Text) and node.is_null
