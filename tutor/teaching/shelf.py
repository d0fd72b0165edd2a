"""What stands on the shelf: the courses with their lessons' titles, read from the heads of the files alone.

The courses that come with the program stand first, then the packs that were put beside them. The first window needs no
more than this, so nothing of a lesson's scenes and steps is read or imported here.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

import yaml

from tutor.teaching.packs import Pack, packs_in
from tutor.text.files import LOADER
from tutor.text.language import ENGLISH, languages

_BODY = frozenset({"scenes", "steps", "parts"})
"""The fields at which a script's head ends."""
_CHECKS = ("entry", "exit")
_COURSE, _SCRIPT = "course.yaml", "lesson.yaml"
PACKS = "packs"
"""What the ids of a pack's lessons begin with: `packs/my-club/01-first`. No game is called so."""
_LONGEST = {"title": 80, "goal": 200}
"""How many signs of a text are shown."""
_TURNS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
_DIGITS = 3
"""How many digits the minutes may have."""


@dataclass(frozen=True, slots=True)
class Spine:
    """A lesson as a contents page shows it. Titles and goals are by language, that of the script first."""

    id: str
    minutes: int
    titles: Mapping[str, str]
    goals: Mapping[str, str]
    folder: Path


@dataclass(frozen=True, slots=True)
class CourseShelf:
    """A course's lessons in their order. A course that comes with the program has the game's name for its id."""

    id: str
    game: str
    folder: Path
    lessons: tuple[Spine, ...]
    checks: tuple[str, ...] = ()
    """`entry` and `exit`, where it has such checks."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """By language, that of the course first."""
    pack: Pack | None = None
    """The pack that it came in."""
    is_whole: bool = True
    """Whether all that it lists is there."""

    def lesson_id(self, listed: str) -> str:
        """The id on the shelf of a lesson that the course lists."""
        return f"{PACKS}/{listed}" if self.pack and listed else listed


@dataclass(frozen=True, slots=True)
class Shelf:
    """All courses in their order. No two have the same id, and so no two lessons."""

    courses: tuple[CourseShelf, ...]

    @property
    def games(self) -> tuple[str, ...]:
        """The games that come with the program."""
        return tuple(course.game for course in self.courses if course.pack is None)

    def course(self, name: str) -> CourseShelf | None:
        """A course by its id."""
        return next((course for course in self.courses if course.id == name), None)

    def course_of(self, lesson: str) -> CourseShelf | None:
        """The course of a lesson, or of a round, `spades/review`."""
        found = (course for course in self.courses if any(spine.id == lesson for spine in course.lessons))
        return next(found, None) or self.course(lesson.rpartition("/")[0])

    def spine(self, lesson: str) -> Spine | None:
        """A lesson by its id."""
        return next((spine for course in self.courses for spine in course.lessons if spine.id == lesson), None)


def read_shelf(packs: Path | None = None) -> Shelf:
    """The courses that come with the program, in the order of `shelf.yaml`, and the packs of a folder, by name."""
    root = Path(str(files("lessons")))
    bundled = tuple(_course(game, root / game) for game in _texts(root / "shelf.yaml", "courses"))
    return Shelf((*bundled, *(course_in(pack) for pack in packs_in(packs)))) if packs else Shelf(bundled)


def in_language(texts: Mapping[str, str], language: str) -> str:
    """The text in a language, else the English one, else that in which it was written; empty where there is none."""
    return texts.get(language) or texts.get(ENGLISH) or next(iter(texts.values()), "")


def _course(name: str, folder: Path) -> CourseShelf:
    ids = (entry for entry in _texts(folder / _COURSE, "lessons"))
    lessons = tuple(_spine(name, folder.parent / name) for name in ids if (folder.parent / name / _SCRIPT).is_file())
    has = _parts(folder / _COURSE)
    return CourseShelf(name, name, folder, lessons, tuple(check for check in _CHECKS if check in has))


def course_in(pack: Pack) -> CourseShelf:
    """The course of a pack. Where something of it cannot be read, the rest stands there all the same."""
    listed = _texts(pack.folder / _COURSE, "lessons")
    ids = [name for name in listed if name.startswith(f"{pack.name}/") and ".." not in name.split("/")]
    spines = [_spine(f"{PACKS}/{name}", pack.folder / name.partition("/")[2]) for name in ids]
    there = tuple(spine for spine in spines if spine.titles)
    has, fields = _parts(pack.folder / _COURSE), head(pack.folder / _COURSE)
    return CourseShelf(
        id=f"{PACKS}/{pack.name}",
        game=fields.get("game") or next((head(spine.folder / _SCRIPT).get("game", "") for spine in there), ""),
        folder=pack.folder,
        lessons=there,
        checks=tuple(check for check in _CHECKS if check in has),
        titles=_by_language(fields, pack.folder, "course.").get("title", {}),
        pack=pack,
        is_whole=0 < len(there) == len(listed),
    )


def _spine(name: str, folder: Path) -> Spine:
    script = head(folder / _SCRIPT)
    texts, minutes = _by_language(script, folder), script.get("minutes", "")
    return Spine(
        name,
        int(minutes) if minutes.isdecimal() and len(minutes) <= _DIGITS else 0,
        texts.get("title", {}),
        texts.get("goal", {}),
        folder,
    )


def _by_language(own: Mapping[str, str], folder: Path, stem: str = "") -> Mapping[str, Mapping[str, str]]:
    """Titles and goals by language: those of a file itself, then those of the files beside it."""
    heads = {own.get("language", "en"): own}
    for language in languages():
        file = folder / f"{stem}{language}.yaml"
        if file.is_file():
            heads[language] = head(file)
    return {
        name: {language: _short(each[name], most) for language, each in heads.items() if each.get(name)}
        for name, most in _LONGEST.items()
    }


def _short(text: str, most: int) -> str:
    """A text of so many signs at most, on one line, in the way that its own signs are written."""
    line = "".join(filter(_is_seen, " ".join(text.split())))
    return line if len(line) <= most else f"{line[: most - 1]}…"


def _is_seen(sign: str) -> bool:
    """Whether a sign neither commands a terminal nor turns the way of writing for what stands behind it."""
    return unicodedata.category(sign) != "Cc" and unicodedata.bidirectional(sign) not in _TURNS


def head(file: Path) -> dict[str, str]:
    """The plain fields of a file before its body. What cannot be read ends the head: the check tells what is wrong."""
    found: dict[str, str] = {}
    if not file.is_file():
        return found  # a pipe would be waited for without end
    try:
        with file.open(encoding="utf-8") as source:
            for key, value in _fields(yaml.parse(source, Loader=LOADER)):
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
    if not file.is_file():
        return {}
    try:
        with file.open(encoding="utf-8") as source:
            root = yaml.compose(source, Loader=LOADER)
    except (OSError, UnicodeDecodeError, yaml.YAMLError, RecursionError):
        return {}
    rows = root.value if isinstance(root, yaml.MappingNode) else ()
    return {key.value: value for key, value in rows if isinstance(key, yaml.ScalarNode)}


def _name(node: yaml.Node) -> str:
    match node:
        case yaml.ScalarNode(value=str(value)):
            return value
        case yaml.MappingNode(value=entries):
            texts = ((key.value, value.value) for key, value in entries if isinstance(value, yaml.ScalarNode))
            return next((text for name, text in texts if name == "id"), "")
        case _:
            return ""
