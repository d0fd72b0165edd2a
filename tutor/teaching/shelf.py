"""What stands on the shelf: the courses with their lessons' titles, read from the heads of the files alone.

The first window needs no more than this, so nothing of a lesson's scenes and steps is read or imported here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import yaml

from tutor.text.language import languages

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the fast one, where PyYAML was built with it
_BODY = frozenset({"scenes", "steps", "parts"})
"""The fields at which a script's head ends."""
_CHECKS = ("entry", "exit")


@dataclass(frozen=True, slots=True)
class Spine:
    """A lesson as a contents page shows it. Titles and goals are by language, that of the script first."""

    id: str
    minutes: int
    titles: Mapping[str, str]
    goals: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class CourseShelf:
    """A game's lessons in the order of its course."""

    game: str
    lessons: tuple[Spine, ...]
    checks: tuple[str, ...] = ()
    """`entry` and `exit`, where it has such checks."""


def bundled_shelf() -> tuple[CourseShelf, ...]:
    """The courses that come with the program, in the order of `shelf.yaml`."""
    root = Path(str(files("lessons")))
    return tuple(_course(root, game) for game in _texts(root / "shelf.yaml", "courses"))


def _course(root: Path, game: str) -> CourseShelf:
    ids = (entry for entry in _texts(root / game / "course.yaml", "lessons"))
    spines = (_spine(root, name) for name in ids if (root / name / "lesson.yaml").is_file())
    has = _parts(root / game / "course.yaml")
    return CourseShelf(game, tuple(spines), tuple(check for check in _CHECKS if check in has))


def _spine(root: Path, name: str) -> Spine:
    script = head(root / name / "lesson.yaml")
    own = script.get("language", "en")
    heads = {own: script}
    for language in languages():
        file = root / name / f"{language}.yaml"
        if file.is_file():
            heads[language] = head(file)
    minutes = script.get("minutes", "")
    return Spine(
        name,
        int(minutes) if minutes.isdecimal() else 0,
        {language: each["title"] for language, each in heads.items() if "title" in each},
        {language: each["goal"] for language, each in heads.items() if "goal" in each},
    )


def head(file: Path) -> dict[str, str]:
    """The plain fields of a file before its body. What cannot be read ends the head: the check tells what is wrong."""
    found: dict[str, str] = {}
    try:
        with file.open(encoding="utf-8") as source:
            for key, value in _fields(yaml.parse(source, Loader=_LOADER)):
                if key in _BODY:
                    break
                if value is not None:
                    found[key] = value
    except (OSError, UnicodeDecodeError, yaml.YAMLError):
        pass  # `trickwise check` reads the same file, and says where and what
    return found


def _fields(events: Iterator[yaml.Event]) -> Iterator[tuple[str, str | None]]:
    """The fields of the outermost mapping: its key, and its text or None where it is no plain text."""
    depth, key = 0, None
    for event in events:
        match event:
            case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                if depth == 1 and key is not None:
                    yield key, None
                    key = None
                depth += 1
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                depth -= 1
            case yaml.ScalarEvent(value=value) if depth == 1 and key is None:
                key = value
                if key in _BODY:
                    yield key, None
            case yaml.ScalarEvent(value=value) if depth == 1 and key is not None:
                yield key, value
                key = None
            case _:
                pass


def _texts(file: Path, name: str) -> tuple[str, ...]:
    """A list of a file: its plain texts, or the `id` of its entries."""
    rows = _parts(file).get(name)
    return tuple(filter(None, map(_name, rows.value))) if isinstance(rows, yaml.SequenceNode) else ()


def _parts(file: Path) -> dict[str, yaml.Node]:
    """The fields of a file; none of a file that cannot be read."""
    try:
        with file.open(encoding="utf-8") as source:
            root = yaml.compose(source, Loader=_LOADER)
    except (OSError, UnicodeDecodeError, yaml.YAMLError):
        return {}
    return {key.value: value for key, value in root.value} if isinstance(root, yaml.MappingNode) else {}


def _name(node: yaml.Node) -> str:
    match node:
        case yaml.ScalarNode(value=str(value)):
            return value
        case yaml.MappingNode(value=entries):
            return next((value.value for key, value in entries if key.value == "id"), "")
        case _:
            return ""
