"""Finds what stands in a lesson's folder and is of no use: scenes that no step comes to, files that nothing names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from tutor.records.faults import Written
from tutor.records.tree import Fields, Items, Mark, Node, Text, UnreadableError
from tutor.teaching.course import lesson_folders
from tutor.teaching.faults import Problem
from tutor.teaching.mistakes import read_tree
from tutor.teaching.reader import SCRIPT
from tutor.teaching.spare_faults import SceneUnused, SpareFile
from tutor.text.language import languages

_ENDINGS = (".yaml", ".yml", ".json", ".jsonl", ".ndjson")
_SCENES = "scenes"


def spare(path: Path) -> tuple[Problem, ...]:
    """What is of no use in the lessons of a folder. It is told to whoever writes them, and harms nobody who learns."""
    return tuple(problem for folder in lesson_folders(path) for problem in _in_folder(folder))


def _in_folder(folder: Path) -> Iterator[Problem]:
    file = folder / SCRIPT
    try:
        root = read_tree(file)
    except UnreadableError:
        return  # that is told as it is
    yield from (Problem(file, mark, fault) for mark, fault in _scenes(root))
    language = _field(root, "language")
    yield from _files(root, folder, language.text if isinstance(language, Text) else languages()[0])


def _scenes(root: Fields) -> Iterator[tuple[Mark, SceneUnused]]:
    """The scenes that nothing outside the scenes names, and no scene in use is like. The first is where steps begin."""
    scenes = _entries(_field(root, _SCENES))
    named = {word for key, value in root.entries if key.text != _SCENES for word in _words(value)}
    used = {key.text for place, (key, _) in enumerate(scenes) if not place or key.text in named}
    models = {key.text: model for key, node in scenes if isinstance(model := _field(node, "like"), Text)}
    for name in tuple(used):
        used |= _line(name, models)
    for key, _ in scenes:
        if key.text not in used:
            yield key.mark, SceneUnused(Written(key.text))


def _files(root: Fields, folder: Path, language: str) -> Iterator[Problem]:
    """The files beside a script that are none of its translations, and no record of a scene."""
    records = {_record(node) for _, node in _entries(_field(root, _SCENES))}
    known = tuple(f"{name}.yaml" for name in languages() if name != language)
    for file in sorted(folder.iterdir()):
        if file.suffix.lower() in _ENDINGS and file.is_file() and file.name not in {SCRIPT, *known, *records}:
            yield Problem(file, Mark(1, 1), SpareFile(tuple(map(Written, known))))


def _line(name: str, models: Mapping[str, Text]) -> set[str]:
    """The scenes that one is like, by way of others too."""
    found: set[str] = set()
    while (model := models.get(name)) is not None and model.text not in found:
        name = model.text
        found.add(name)
    return found


def _record(scene: Node) -> str | None:
    """The file that a scene's record stands in; `#id` behind it names one of several."""
    record = _field(scene, "record")
    return record.text.partition("#")[0].removeprefix("./") if isinstance(record, Text) else None


def _words(node: Node) -> Iterator[str]:
    """Every text as it stands, and what comes before its first dot: a path may begin with a scene."""
    match node:
        case Text(text=text):
            yield text
            yield text.partition(".")[0]
        case Items(nodes=nodes):
            for item in nodes:
                yield from _words(item)
        case Fields(entries=entries):
            for _, value in entries:
                yield from _words(value)


def _entries(node: Node | None) -> tuple[tuple[Text, Node], ...]:
    return node.entries if isinstance(node, Fields) else ()


def _field(node: Node | None, name: str) -> Node | None:
    return next((value for key, value in _entries(node) if key.text == name), None)
