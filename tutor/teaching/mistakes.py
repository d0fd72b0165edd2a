"""The misconceptions of a course, and the YAML files that lessons are made of.

`mistakes.yaml`: {id: {rule, say}}; `mistakes.<language>.yaml`: {id: text}.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tutor.records.faults import FieldTwice, Written, WrongShape
from tutor.records.tree import Fields, Unreadable, UnreadableError
from tutor.teaching.faults import Problem, UnknownRule
from tutor.teaching.fields import Notes, Reader, known_of
from tutor.teaching.files import documents_of
from tutor.teaching.rule_ids import rule_ids

MISTAKES = "mistakes.yaml"


def read_tree(file: Path) -> Fields:
    """The named values in a file. Raises UnreadableError."""
    found = documents_of(file, file.parent, ".yaml").found[0]
    if isinstance(found, Unreadable):
        raise UnreadableError(found.mark, found.fault)
    if not isinstance(found, Fields):
        raise UnreadableError(found.mark, WrongShape("shape-fields"))
    return found


def read_mistakes(folder: Path) -> tuple[Mapping[str, str], tuple[Problem, ...]]:
    """The rule that comes back sooner after each misconception of a course."""
    file = folder / MISTAKES
    if not file.is_file():
        return {}, ()
    notes = Notes(file)
    try:
        root = read_tree(file)
    except UnreadableError as error:
        return {}, (Problem(file, error.unreadable.mark, error.unreadable.fault),)
    return _rules(root, notes), tuple(notes.problems)


def _rules(root: Fields, notes: Notes) -> Mapping[str, str]:
    found: dict[str, str] = {}
    seen: set[str] = set()
    for key, node in root.entries:
        if key.text in seen:
            notes.add(key.mark, FieldTwice(Written(key.text)))
        seen.add(key.text)
        entry = Reader(node, notes)
        rule = entry.one("rule", lambda value, ns: known_of(value, ns, rule_ids(), UnknownRule))
        entry.done(known=("say",))
        if rule is not None:
            found[key.text] = rule
    return found
