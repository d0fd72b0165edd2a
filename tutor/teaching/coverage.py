"""Checks that what the articles say is met in some step.

`coverage/articles.yaml`: a list of `{id, title, sections: [labels]}`. Every other file there is a table, a list of
`{article, section, what, steps: [<game>/<lesson>#<step>, ...]}`; `what` is for its readers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tutor.records.faults import FieldMissing, Written, WrongShape
from tutor.records.notation import nearest
from tutor.records.tree import Items, Mark, Node, Unreadable, UnreadableError
from tutor.teaching.course_faults import UnknownLesson
from tutor.teaching.coverage_faults import NotCovered, UnknownArticle, UnknownSection, UnknownStep
from tutor.teaching.faults import Problem
from tutor.teaching.fields import Notes, Reader, items_of, known_of, text_of
from tutor.teaching.files import documents_of

COVERAGE = "coverage"
ARTICLES = "articles.yaml"

Steps = Mapping[str, frozenset[str] | None]
"""The steps of each lesson by its id; None where the lesson could not be read."""


@dataclass(frozen=True, slots=True)
class _Section:
    """A section of an article, and where it is listed."""

    label: str
    mark: Mark


Articles = Mapping[str, tuple[_Section, ...]]
Named = tuple[str, str]
"""An article and a section of it."""


def check_coverage(folder: Path, steps: Steps) -> tuple[Problem, ...]:
    """What is wrong with the tables of a folder; nothing where it lists no articles."""
    file = folder / ARTICLES
    if not file.is_file():
        return ()
    notes = Notes(file)
    articles = dict(_articles(file, notes))
    tables = sorted(path for path in folder.glob("*.yaml") if path != file)
    found = [_table(table, articles, steps) for table in tables]
    covered = {named for entries, _ in found for named in entries}
    for article, sections in articles.items():
        for section in sections:
            if (article, section.label) not in covered:
                notes.add(section.mark, NotCovered(Written(article), Written(section.label)))
    return (*notes.problems, *(problem for _, problems in found for problem in problems))


def _articles(file: Path, notes: Notes) -> Iterator[tuple[str, tuple[_Section, ...]]]:
    for item in _items(file, notes):
        fields = Reader(item, notes)
        name = fields.required("id")
        fields.required("title")
        fields.required_node("sections")
        sections = fields.each("sections", _section)
        fields.done()
        yield name, sections


def _section(node: Node, notes: Notes) -> _Section | None:
    label = text_of(node, notes)
    return None if label is None else _Section(label, node.mark)


def _table(file: Path, articles: Articles, steps: Steps) -> tuple[list[Named], list[Problem]]:
    """What a table covers, and what is wrong with it."""
    notes = Notes(file)
    entries = (_entry(Reader(item, notes), articles, steps) for item in _items(file, notes))
    return [named for named in entries if named is not None], notes.problems


def _entry(fields: Reader, articles: Articles, steps: Steps) -> Named | None:
    for name in ("article", "section", "what"):
        fields.required(name)
    article = fields.one("article", lambda node, notes: known_of(node, notes, tuple(articles), UnknownArticle))
    if article is None:
        fields.done(known=("section", "steps"))
        return None
    labels = tuple(section.label for section in articles[article])
    section = fields.one("section", lambda node, notes: known_of(node, notes, labels, UnknownSection))
    named = fields.each("steps", lambda node, notes: _step(node, notes, steps))
    if not fields.has("steps") or _is_empty(fields.node("steps")):
        fields.notes.add(fields.mark, FieldMissing(Written("steps")))
    fields.done()
    return (article, section) if section and named else None


def _is_empty(node: Node | None) -> bool:
    return isinstance(node, Items) and not node.nodes


def _step(node: Node, notes: Notes, steps: Steps) -> str | None:
    """`pitch/03-first-card#void`, where that lesson has that step."""
    text = text_of(node, notes)
    if text is None:
        return None
    lesson, _, step = text.partition("#")
    if lesson not in steps:
        notes.add(node.mark, UnknownLesson(Written(lesson), *_close(lesson, steps)))
        return None
    known = steps[lesson]
    if known is not None and step not in known:
        notes.add(node.mark, UnknownStep(Written(text), *_close(step, known)))
        return None
    return text


def _close(name: str, known: Iterable[str]) -> tuple[Written | None, tuple[Written, ...]]:
    """The nearest of the names that are known, and all of them."""
    names = tuple(sorted(known))
    close = nearest(name, names)
    return (Written(close) if close else None, tuple(map(Written, names)))


def _items(file: Path, notes: Notes) -> tuple[Node, ...]:
    """The entries of a file that is a list."""
    try:
        first = documents_of(file, file.parent).found[0]
    except UnreadableError as error:
        notes.add(error.unreadable.mark, error.unreadable.fault)
        return ()
    match first:
        case Unreadable():
            notes.add(first.mark, first.fault)
            return ()
        case Items():
            return items_of(first)
        case _:
            notes.add(first.mark, WrongShape("shape-list"))
            return ()
