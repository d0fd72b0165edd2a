"""Reads the YAML files of the resources: every scalar is a text, and every text knows its line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the fast one, where PyYAML was built with it


class FormatError(ValueError):
    """A file of the resources that is not in its format."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A text and the line where it begins, counted from 1."""

    value: str
    line: int

    def branch(self) -> Branch:
        raise FormatError(f"line {self.line}: a mapping is wanted here")

    def leaf(self) -> Leaf:
        return self

    def row(self) -> Row:
        return Row((self,), self.line) if self.value else Row((), self.line)


@dataclass(frozen=True, slots=True)
class Row:
    """A list."""

    items: tuple[Tree, ...]
    line: int

    def branch(self) -> Branch:
        raise FormatError(f"line {self.line}: a mapping is wanted here")

    def leaf(self) -> Leaf:
        raise FormatError(f"line {self.line}: a text is wanted here")

    def row(self) -> Row:
        return self


@dataclass(frozen=True, slots=True)
class Branch:
    """A mapping. `twice` are the keys that it has more than once, each with the line of the later one."""

    items: Mapping[str, Tree]
    line: int = 1
    twice: tuple[Leaf, ...] = ()
    lines: Mapping[str, int] = field(default_factory=dict)
    """The line of each key."""

    def branch(self) -> Branch:
        return self

    def leaf(self) -> Leaf:
        raise FormatError(f"line {self.line}: a text is wanted here")

    def row(self) -> Row:
        raise FormatError(f"line {self.line}: a list is wanted here")

    def text(self, key: str) -> str:
        """The text of a key, empty where it is missing."""
        return self.items[key].leaf().value if key in self.items else ""

    def texts(self, key: str) -> tuple[str, ...]:
        """The texts of a key's list; a single one may stand by itself."""
        return tuple(item.leaf().value for item in self.rows(key))

    def rows(self, key: str) -> tuple[Tree, ...]:
        return self.items[key].row().items if key in self.items else ()

    def sub(self, key: str) -> Branch:
        """The mapping of a key, empty where it is missing."""
        return self.items[key].branch() if key in self.items else Branch({})

    def leaves(self) -> dict[str, Leaf]:
        """Its texts by key. Raises FormatError where something else stands among them."""
        return {key: item.leaf() for key, item in self.items.items()}


Tree = Leaf | Row | Branch


def read(*path: str) -> Branch:
    """The mapping in a file of the resources; an empty one where there is no such file. Raises FormatError."""
    file = files("resources").joinpath(*path)
    if not file.is_file():
        return Branch({})
    return parse(file.read_text(encoding="utf-8"), "/".join(path))


def listed(*path: str) -> tuple[str, ...]:
    """The names of the YAML files of a folder of the resources, without their ending."""
    folder = files("resources").joinpath(*path)
    if not folder.is_dir():
        return ()
    return tuple(sorted(f.name.removesuffix(".yaml") for f in folder.iterdir() if f.name.endswith(".yaml")))


def folders(*path: str) -> tuple[str, ...]:
    """The names of the folders in a folder of the resources."""
    folder = files("resources").joinpath(*path)
    return tuple(sorted(f.name for f in folder.iterdir() if f.is_dir())) if folder.is_dir() else ()


def parse(source: str, name: str) -> Branch:
    """The mapping that a YAML text holds. Raises FormatError, which names the file and the line."""
    try:
        node = yaml.compose(source, Loader=LOADER)
        return _tree(node).branch() if node else Branch({})
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise FormatError(f"{name}: line {line}: {error.problem}") from error
    except FormatError as error:
        raise FormatError(f"{name}: {error}") from error


def _tree(node: yaml.Node) -> Tree:
    line = node.start_mark.line + 1
    match node:
        case yaml.ScalarNode(value=value):
            return Leaf(value, line)
        case yaml.SequenceNode(value=items):
            return Row(tuple(_tree(item) for item in items), line)
        case yaml.MappingNode(value=pairs):
            return _branch(pairs, line)
        case _:
            raise FormatError(f"line {line}: neither text, list nor mapping")


def _branch(pairs: list[tuple[yaml.Node, yaml.Node]], line: int) -> Branch:
    items: dict[str, Tree] = {}
    lines: dict[str, int] = {}
    twice: list[Leaf] = []
    for key_node, value_node in pairs:
        key = _tree(key_node).leaf()
        if key.value in items:
            twice.append(key)
        items[key.value], lines[key.value] = _tree(value_node), key.line
    return Branch(items, line, tuple(twice), lines)
