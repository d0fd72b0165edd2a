"""The texts of a lesson: gathered by key from its files, and compared between its languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tutor.kernel.seats import Seat
from tutor.records.faults import FieldTwice, UnknownField, Written, WrongShape
from tutor.records.notation import nearest, read_card, read_suit
from tutor.records.tree import Fields, Items, Mark, Node, Text
from tutor.teaching.faults import BadPlaceholder, PlaceholdersDiffer, Problem, TextMissing, TextSpare
from tutor.teaching.fields import Notes, items_of, text_of
from tutor.teaching.spare_faults import TextEmpty

PLAIN = ("say", "task", "right")
"""The texts that a step has at most once."""
PLACEHOLDER = re.compile(r"\{(\w+):([^{}]*)\}")
KINDS = ("card", "suit", "seat", "side", "call")
_LISTS = (("wrong", "wrong"), ("notes", "note"), ("options", "option"), ("items", "item"), ("bins", "bin"))
"""The lists of a step whose entries have texts, and how those are called."""
_GROUPS = {"scene": "scenes", "part": "parts"}
_BRACES = re.compile(r"[{}]")


@dataclass(frozen=True, slots=True)
class Sheet:
    """The texts of one language, each with its place."""

    language: str
    file: Path
    texts: Mapping[str, Text]
    names: Mapping[Seat, str]
    places: Mapping[str, Mark] = field(default_factory=dict)
    """Where its groups stand (`steps`), and in them each step, scene and part (`steps.follow`)."""


def of_script(root: Fields, language: str, file: Path, notes: Notes) -> Sheet:
    """The texts that stand in the script itself. Their fields have been checked as part of the steps."""
    texts = _top(root, notes)
    for name, scene in _entries(_field(root, "scenes")):
        texts.update(_one(scene, "title", f"scene.{name}.title", notes))
    for part in _list(_field(root, "parts")):
        name = _plain(_field(part, "id"))
        texts.update(_one(part, "title", f"part.{name}.title", notes))
        texts.update(_steps(part, notes))
    texts.update(_steps(root, notes))
    return Sheet(language, file, texts, _names(root, notes))


def of_translation(root: Fields, language: str, file: Path, notes: Notes) -> Sheet:
    """The texts of a file beside the script."""
    once(root, notes)
    _only(root, notes, ("format", "language", "title", "goal", "names", "scenes", "parts", "steps"))
    texts = _top(root, notes)
    for place, kind in (("scenes", "scene"), ("parts", "part")):
        for name, node in _entries(_field(root, place)):
            texts.update(_as_text(node, f"{kind}.{name}.title", notes))
    for name, step in _entries(_field(root, "steps")):
        _only(step, notes, (*PLAIN, *(place for place, _ in _LISTS), "turned"))
        texts.update(_step(step, name, notes))
    return Sheet(language, file, texts, _names(root, notes), _places(root))


def of_mistakes(root: Fields, language: str, file: Path, notes: Notes) -> Sheet:
    """The texts of a course's misconceptions: `{id: text}`, or `{id: {rule, say}}`."""
    texts: dict[str, Text] = {}
    for name, node in root.entries:
        match node:
            case Text():
                texts[f"mistake.{name.text}"] = node
            case Fields():
                texts.update(_one(node, "say", f"mistake.{name.text}", notes))
            case Items():
                notes.add(node.mark, WrongShape("shape-text"))
    return Sheet(language, file, texts, {})


def _places(root: Fields) -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    for group, node in root.entries:
        found[group.text] = group.mark
        if group.text in (*_GROUPS.values(), "steps") and isinstance(node, Fields):
            found.update({f"{group.text}.{key.text}": key.mark for key, _ in node.entries})
    return found


def _top(root: Fields, notes: Notes) -> dict[str, Text]:
    return {**_one(root, "title", "title", notes), **_one(root, "goal", "goal", notes)}


def _steps(root: Node, notes: Notes) -> dict[str, Text]:
    texts: dict[str, Text] = {}
    for step in _list(_field(root, "steps")):
        texts.update(_step(step, _plain(_field(step, "id")), notes, listed=True))
    return texts


def _step(step: Node, name: str, notes: Notes, *, listed: bool = False) -> dict[str, Text]:
    texts: dict[str, Text] = {}
    for part in PLAIN:
        texts.update(_one(step, part, f"{name}.{part}", notes))
    for place, kind in _LISTS:
        node = _field(step, place)
        if listed:
            for entry in _list(node):
                own = _plain(_field(entry, "id"))
                texts.update(_one(entry, "say", f"{name}.{kind}.{own}", notes))
        else:
            for own, text in _entries(node):
                texts.update(_as_text(text, f"{name}.{kind}.{own}", notes))
    for value, text in _entries(_field(step, "turned")):
        texts.update(_as_text(text, f"{name}.turned.{value}", notes))
    return texts


def _names(root: Fields, notes: Notes) -> dict[Seat, str]:
    found = ((Seat(seat), text_of(node, notes)) for seat, node in _entries(_field(root, "names")))
    return {seat: name for seat, name in found if name}


# --- looking into trees ----------------------------------------------------------------------------------------------


def _field(node: Node | None, name: str) -> Node | None:
    match node:
        case Fields(entries=entries):
            return next((value for key, value in entries if key.text == name), None)
        case _:
            return None


def _entries(node: Node | None) -> tuple[tuple[str, Node], ...]:
    match node:
        case Fields(entries=entries):
            return tuple((key.text, value) for key, value in entries)
        case _:
            return ()


def _list(node: Node | None) -> tuple[Node, ...]:
    return () if node is None else items_of(node)


def _plain(node: Node | None) -> str:
    match node:
        case Text(text=text):
            return text
        case _:
            return ""


def _one(node: Node, name: str, key: str, notes: Notes) -> dict[str, Text]:
    value = _field(node, name)
    return {} if value is None else _as_text(value, key, notes)


def _as_text(node: Node, key: str, notes: Notes) -> dict[str, Text]:
    match node:
        case Text():
            return {key: node}
        case Items() | Fields():
            notes.add(node.mark, WrongShape("shape-text"))
            return {}


def once(node: Node, notes: Notes) -> None:
    """Notes each name that stands twice, however deep: of two texts only one would be seen."""
    match node:
        case Fields(entries=entries):
            seen: set[str] = set()
            for key, value in entries:
                if key.text in seen:
                    notes.add(key.mark, FieldTwice(Written(key.text)))
                seen.add(key.text)
                once(value, notes)
        case Items(nodes=nodes):
            for item in nodes:
                once(item, notes)
        case Text():
            return


def _only(node: Node, notes: Notes, known: tuple[str, ...]) -> None:
    match node:
        case Fields(entries=entries):
            for key, _ in entries:
                if key.text not in known:
                    close = nearest(key.text, known)
                    near = Written(close) if close else None
                    notes.add(key.mark, UnknownField(Written(key.text), near, tuple(map(Written, known))))
        case Text() | Items():
            notes.add(node.mark, WrongShape("shape-fields"))


# --- comparing -------------------------------------------------------------------------------------------------------


def compared(first: Sheet, other: Sheet) -> Iterator[Problem]:
    """What another language lacks, has too much, or words with other placeholders."""
    for key, text in first.texts.items():
        mine = other.texts.get(key)
        if mine is None or not mine.text.strip():
            yield Problem(other.file, _nearby(other, key), TextMissing(Written(key), Written(other.language)))
        elif placeholders(mine.text) != placeholders(text.text):
            given, expected = (_listed(placeholders(each.text)) for each in (mine, text))
            yield Problem(other.file, mine.mark, PlaceholdersDiffer(Written(key), given, expected))
    for key, text in other.texts.items():
        if key not in first.texts:
            yield Problem(other.file, text.mark, TextSpare(Written(key)))


def ill_formed(sheet: Sheet) -> Iterator[Problem]:
    """Placeholders that name nothing."""
    for text in sheet.texts.values():
        for kind, value in PLACEHOLDER.findall(text.text):
            if not _is_known(kind, value):
                yield Problem(sheet.file, text.mark, BadPlaceholder(Written(f"{{{kind}:{value}}}")))
        if _BRACES.search(PLACEHOLDER.sub("", text.text)):
            yield Problem(sheet.file, text.mark, BadPlaceholder(Written("{ }")))


def empty(sheet: Sheet) -> Iterator[Problem]:
    """Texts of the script without a word in them; another language that has none lacks the text."""
    for key, text in sheet.texts.items():
        if not text.text.strip():
            yield Problem(sheet.file, text.mark, TextEmpty(Written(key)))


def placeholders(text: str) -> tuple[str, ...]:
    """The placeholders of a text, in one order for all languages."""
    return tuple(sorted({f"{kind}:{value}" for kind, value in PLACEHOLDER.findall(text)}))


def _is_known(kind: str, value: str) -> bool:
    match kind:
        case "card":
            return read_card(value) is not None
        case "suit":
            return read_suit(value) is not None
        case _:
            return kind in KINDS and bool(value)


def _nearby(sheet: Sheet, key: str) -> Mark:
    """Where a missing text would stand: at its step, or, where that is missing too, at the steps."""
    first, _, rest = key.partition(".")
    group = _GROUPS.get(first, "steps") if rest else ""
    name = rest.partition(".")[0] if first in _GROUPS else first
    places = sheet.places
    return places.get(f"{group}.{name}") or places.get(group) or Mark(1, 1)


def _listed(names: tuple[str, ...]) -> Written:
    return Written(", ".join(names) or "-")
