"""Text as it stands in a file, before anybody knows what it means: texts, lists and fields, each with its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from tutor.records.faults import Fault


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in a file; line and column count from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Text:
    """A scalar as it is written. `is_null` tells an unquoted null from the word."""

    mark: Mark
    text: str
    is_null: bool = False


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    mark: Mark
    nodes: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Fields:
    """Named values, in the order written; a name may still stand twice."""

    mark: Mark
    entries: tuple[tuple[Text, Node], ...]


Node: TypeAlias = Text | Items | Fields


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A document that is no record, where and why."""

    mark: Mark
    fault: Fault


class UnreadableError(ValueError):
    """Text that cannot be read, where and why."""

    def __init__(self, mark: Mark, fault: Fault) -> None:
        super().__init__(fault.code)
        self.unreadable = Unreadable(mark, fault)


DEEPEST = 32
"""How far lists and fields may be nested; records need six levels."""


def places(node: Node, path: str = "") -> Iterator[tuple[str, Mark]]:
    """Every path of a document, and where in the file it stands."""
    yield path, node.mark
    match node:
        case Text():
            return
        case Items(nodes=nodes):
            for number, item in enumerate(nodes):
                yield from places(item, joined(path, str(number)))
        case Fields(entries=entries):
            for key, value in entries:
                yield from places(value, joined(path, key.text))


def joined(path: str, step: str) -> str:
    """A path and its next step: `hands/N`."""
    return f"{path}/{step}" if path else step
