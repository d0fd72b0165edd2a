"""Text as it stands in a file, before anybody knows what it means: texts, lists and fields, each with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
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


class Places(Mapping[str, Mark]):
    """Every path of a document, and where in the file it stands; found out when first asked for, mostly never."""

    def __init__(self, document: Node) -> None:
        self._document = document

    @cached_property
    def _marks(self) -> dict[str, Mark]:
        return dict(_places(self._document, ""))

    def __getitem__(self, path: str) -> Mark:
        return self._document.mark if not path else self._marks[path]

    def __iter__(self) -> Iterator[str]:
        return iter(self._marks)

    def __len__(self) -> int:
        return len(self._marks)


def _places(node: Node, path: str) -> Iterator[tuple[str, Mark]]:
    yield path, node.mark
    match node:
        case Text():
            return
        case Items(nodes=nodes):
            for number, item in enumerate(nodes):
                yield from _places(item, joined(path, str(number)))
        case Fields(entries=entries):
            for key, value in entries:
                yield from _places(value, joined(path, key.text))


def joined(path: str, step: str) -> str:
    """A path and its next step: `hands/N`."""
    return f"{path}/{step}" if path else step
