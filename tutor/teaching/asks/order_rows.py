"""Rows of things: how scripts write them, and which things of a row stand out of line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from tutor.records.faults import UnknownName, Written
from tutor.records.notation import RANK_NAMES, nearest, read_card
from tutor.records.tree import Items, Node, Text
from tutor.teaching.asks.things import Named, id_of
from tutor.teaching.faults import UnknownValue
from tutor.teaching.fields import Notes, items_of, text_of

Row: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Above:
    """What stands above what, each a thing or a rank: `T>J`. All of the pairs hold."""

    pairs: tuple[tuple[str, str], ...]
    highest_first: bool = True

    def holds(self, row: Row, names: Row) -> bool:
        """Whether it is so in a row."""
        return bool(self.pairs) and all(self._stands(row, one, other, names) for one, other in self.pairs)

    def shown_in(self, row: Row, names: Row) -> Row:
        """The row with as little changed as makes it so."""
        for one, other in self.pairs:
            row = self._moved(row, one, other, names)
        return row if self.holds(row, names) else ()

    def _stands(self, row: Row, one: str, other: str, names: Row) -> bool:
        first, later = self._placed(row, one, other, names)
        return bool(first and later) and any(place < behind for place in first for behind in later)

    def _moved(self, row: Row, one: str, other: str, names: Row) -> Row:
        """The first that is meant is put right before the first of the others."""
        first, later = self._placed(row, one, other, names)
        if not first or not later or self._stands(row, one, other, names):
            return row
        rest = (*row[: first[0]], *row[first[0] + 1 :])
        at = rest.index(row[later[0]])
        return (*rest[:at], row[first[0]], *rest[at:])

    def _placed(self, row: Row, one: str, other: str, names: Row) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The places of what should come first in the row, and of what should come later."""
        pair = (one, other) if self.highest_first else (other, one)
        first, later = (tuple(at for at, name in enumerate(row) if _means(word, name)) for word in pair)
        return (first, later) if set(row) == set(names) else ((), ())


def _means(word: str, name: str) -> bool:
    """Whether a word of the script means a thing: by its id, or by the rank of the card."""
    if word == name:
        return True
    rank, card = RANK_NAMES.get(word.upper()), read_card(name)
    return rank is not None and card is not None and card.rank is rank


@dataclass(frozen=True, slots=True)
class Rows:
    """Reads rows of some things."""

    named: Named
    highest_first: bool = True

    def row(self, node: Node, notes: Notes) -> Row:
        """The things one after another."""
        return tuple(name for each in items_of(node) if (name := self.named.read(each, notes)))

    def row_or_above(self, node: Node, notes: Notes) -> Row | Above:
        """A whole row, or what stands above what."""
        texts = [text_of(each, notes) for each in items_of(node)] if isinstance(node, Items | Text) else []
        if not any(">" in (text or "") for text in texts):
            return self.row(node, notes)
        pairs: list[tuple[str, str]] = []
        for each, text in zip(items_of(node), texts, strict=True):
            words = [word.strip() for word in (text or "").split(">")]
            names = [self._word(word) for word in words]
            unknown = next((word for word, name in zip(words, names, strict=True) if name is None), None)
            if unknown is not None:
                notes.add(each.mark, self._strange(unknown))
                continue
            pairs.extend(pairwise(name for name in names if name is not None))
        return Above(tuple(pairs), self.highest_first)

    def _word(self, word: str) -> str | None:
        """A thing, or a rank that one of the cards has."""
        names = tuple(id_of(item) for item in self.named.items)
        name = self.named.id(word)
        if name in names or not names:
            return name
        return word if any(_means(word, own) for own in names) else None

    def _strange(self, word: str) -> UnknownName:
        names = tuple(id_of(item) for item in self.named.items)
        close = nearest(word, names)
        return UnknownValue(Written(word), Written(close) if close else None, tuple(map(Written, names)))


def ordered(ranks: tuple[int, ...]) -> bool:
    """Whether none is higher than the next."""
    return all(one <= other for one, other in pairwise(ranks))


def out_of_line(row: Row, ranks: Mapping[str, int]) -> Row:
    """The fewest things of a row that would have to move to bring it in order."""
    chains: list[Row] = []
    for name in row:
        before = [chain for chain in chains if ranks[chain[-1]] <= ranks[name]]
        chains.append((*max(before, key=len, default=()), name))
    longest = max(chains, key=len, default=())
    return tuple(name for name in row if name not in longest)
