"""The rows of the rule book's list: rules and terms, found by any of their words."""

from __future__ import annotations

from dataclasses import dataclass

from ui.panels.rule import Chapter
from ui.theme.markup import plain


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the list: its id, its title, and all its words, folded for searching."""

    id: str
    title: str
    words: str


def entries_of(chapter: Chapter) -> list[Entry]:
    """The rules of a chapter, or its terms."""
    rules = [
        Entry(f"{chapter.id}/{rule.id}", rule.title, plain(f"{rule.title} {rule.text}").casefold())
        for rule in chapter.rules
    ]
    terms = [
        Entry(
            f"{chapter.id}/{term.id}",
            term.rows[0][1],
            plain(" ".join(part for row in term.rows for part in row)).casefold(),
        )
        for term in chapter.terms
    ]
    return rules + terms


def best_first(entries: list[Entry], wanted: str) -> list[Entry]:
    """Entries as they answer a search: the one that is called so, those whose titles begin so, the rest."""

    def distance(entry: Entry) -> int:
        title = plain(entry.title).casefold()
        return 0 if title == wanted else 1 if title.startswith(wanted) else 2

    return sorted(entries, key=distance)


def first_of(names: list[str], of_table: int) -> str:
    """What opens by itself: the first rule or term, or else what the table has."""
    return next(iter((*names[of_table:], *names)), "")


def has_all(text: str, wanted: list[str]) -> bool:
    """Whether a text has each of some words."""
    return all(word in text for word in wanted)
