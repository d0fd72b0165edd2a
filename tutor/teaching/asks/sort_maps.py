"""Reads which things a script puts into which bins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tutor.records.faults import WrongShape
from tutor.records.tree import Fields, Items, Node
from tutor.teaching.asks.sort_homes import Places
from tutor.teaching.asks.things import Named, not_among
from tutor.teaching.fields import Notes, items_of, text_of

Several: TypeAlias = tuple[Places, ...]
"""Maps of which any will do."""


@dataclass(frozen=True, slots=True)
class Maps:
    """Reads which things lie in which of the bins."""

    named: Named
    bins: tuple[str, ...]

    def several(self, node: Node, notes: Notes) -> Several:
        """A map, or a list of them."""
        return tuple(places for each in items_of(node) if (places := self._one(each, notes)))

    def _one(self, node: Node, notes: Notes) -> Places:
        if not isinstance(node, Fields):
            notes.add(node.mark, WrongShape("shape-fields"))
            return frozenset()
        found: set[tuple[str, str]] = set()
        for key, value in node.entries:
            if key.text in self.bins:
                things = value.nodes if isinstance(value, Items) else (value,)
                found.update((name, key.text) for each in things if (name := self.named.read(each, notes)))
                continue
            name = self.named.read(key, notes)
            home = self._bin(value, notes)
            if name and home:
                found.add((name, home))
        return frozenset(found)

    def _bin(self, node: Node, notes: Notes) -> str | None:
        text = text_of(node, notes)
        if text is None or text in self.bins:
            return text
        unknown = not_among(text, self.bins)
        if unknown is not None:
            notes.add(node.mark, unknown)
        return None
