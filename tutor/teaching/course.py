"""Courses and lessons as they lie in folders: the bundled ones, and those of a teacher.

`course.yaml`: format, game, language, title, lessons: [{id, after: [ids]}];
`entry` and `exit` are the checks at both ends (checks.py).
`course.<language>.yaml` beside it: title, in another language.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path

from tutor.games.all import GAMES
from tutor.records.faults import Fault, UnknownFormat, UnknownGame, Written
from tutor.records.notation import nearest
from tutor.records.tree import Mark, Node, UnreadableError
from tutor.teaching.checks import Check, read_check
from tutor.teaching.course_faults import BuildsOnLater, EmptyCourse, NotListed, UnknownLesson
from tutor.teaching.faults import IdTwice, Problem
from tutor.teaching.fields import Notes, Reader, items_of, known_of
from tutor.teaching.mistakes import read_mistakes, read_tree
from tutor.teaching.reader import SCRIPT
from tutor.teaching.spare_faults import TextEmpty, UnknownLanguage
from tutor.text.language import languages

FORMAT = "trickwise-course/1"
COURSE = "course.yaml"
_MOST_NEAR = 5
_ALIKE = 0.5


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson's place in a course: `after` are those that it builds on."""

    id: str
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game in their order."""

    game: str
    folder: Path
    lessons: tuple[Entry, ...]
    entry: Check | None = None
    exit: Check | None = None
    """What is asked before the first lesson, and after the last."""


def bundled() -> Path:
    """The folder of the lessons that come with the program."""
    return Path(str(files("lessons")))


def lesson_folder(name: str) -> Path | None:
    """The folder of a lesson: a path, or the id of a bundled one."""
    for folder in (Path(name), bundled() / name):
        if (folder / SCRIPT).is_file():
            return folder
    return None


def bundled_lessons() -> tuple[str, ...]:
    """The ids of the lessons that come with the program."""
    return tuple(f"{folder.parent.name}/{folder.name}" for folder in lesson_folders(bundled()))


def near_lessons(name: str) -> tuple[str, ...]:
    """The ids of bundled lessons that may be meant: `spades/7` is the seventh of Spades; at most five."""
    known = bundled_lessons()
    number, game = _number(name), nearest(name.partition("/")[0], GAMES)
    same = tuple(each for each in known if number is not None and _number(each) == number)
    of_game = tuple(each for each in same if each.partition("/")[0] == game)
    alike = get_close_matches(name.casefold(), known, _MOST_NEAR, _ALIKE)
    holding = tuple(each for each in known if number is None and name.casefold() in each.partition("/")[2])
    return of_game or tuple(dict.fromkeys((*alike, *same, *holding)))[:_MOST_NEAR]


def _number(name: str) -> int | None:
    """The number with which a lesson's name begins behind its game."""
    digits = name.rpartition("/")[2].partition("-")[0]
    return int(digits) if digits.isdecimal() else None


def lesson_folders(root: Path) -> tuple[Path, ...]:
    """Every lesson in a folder: the folder itself, or those below it."""
    return tuple(sorted(file.parent for file in root.rglob(SCRIPT)))


def next_lesson(folder: Path) -> Path | None:
    """The folder of the lesson that follows one in its course; None after the last, or outside a course."""
    if not (folder.parent / COURSE).is_file():
        return None
    course = read_course(folder.parent)[0]
    names = [entry.id.rpartition("/")[2] for entry in course.lessons] if course else []
    if folder.name not in names[:-1]:
        return None
    following = folder.parent / names[names.index(folder.name) + 1]
    return following if (following / SCRIPT).is_file() else None


def read_course(folder: Path) -> tuple[Course | None, tuple[Problem, ...]]:
    """The course of a folder, and what is wrong with it; its misconceptions are read too."""
    file = folder / COURSE
    notes = Notes(file)
    try:
        fields = Reader(read_tree(file), notes)
    except UnreadableError as error:
        return None, (Problem(file, error.unreadable.mark, error.unreadable.fault),)
    form = fields.required("format")
    if form and form != FORMAT:
        notes.add(fields.mark_of("format"), UnknownFormat(Written(form), Written(FORMAT)))
    game = fields.one("game", lambda node, ns: known_of(node, ns, tuple(GAMES), UnknownGame))
    fields.one("language", lambda node, ns: known_of(node, ns, languages(), UnknownLanguage))
    _title(fields, notes)
    entries = fields.each("lessons", _entry)
    listed = tuple(entry.id for entry in entries)
    entry, last = (read_check(fields.fields(name), game or folder.name, listed) for name in ("entry", "exit"))
    _twice(fields, notes)
    fields.done()
    notes.problems.extend(_missing(folder, entries, fields))
    _, problems = read_mistakes(folder)
    found = (*notes.problems, *_titles(folder), *problems)
    return Course(game or folder.name, folder, entries, entry, last), found


def _title(fields: Reader, notes: Notes) -> None:
    """Notes a title without a word in it."""
    title = fields.text("title")
    if title is not None and not title.strip():
        notes.add(fields.mark_of("title"), TextEmpty(Written("title")))


def _titles(folder: Path) -> Iterator[Problem]:
    """What is wrong with the files that have the course's title in other languages."""
    for language in languages():
        file = folder / f"course.{language}.yaml"
        if not file.is_file():
            continue
        notes = Notes(file)
        try:
            fields = Reader(read_tree(file), notes)
        except UnreadableError as error:
            yield Problem(file, error.unreadable.mark, error.unreadable.fault)
            continue
        fields.required_node("title")
        _title(fields, notes)
        fields.done()
        yield from notes.problems


def _entry(node: Node, notes: Notes) -> Entry:
    fields = Reader(node, notes)
    entry = Entry(fields.required("id"), fields.texts("after"))
    fields.done()
    return entry


def _twice(fields: Reader, notes: Notes) -> None:
    """Notes a lesson that is listed once more."""
    node = fields.node("lessons")
    seen: dict[str, Mark] = {}
    for item in items_of(node) if node else ():
        entry = Reader(item, Notes(notes.file))
        name = entry.text("id")
        if name in seen:
            notes.add(entry.mark_of("id"), IdTwice(Written(name), seen[name].line))
        elif name:
            seen[name] = entry.mark_of("id")


def _missing(folder: Path, entries: tuple[Entry, ...], fields: Reader) -> list[Problem]:
    """Lessons that are listed and not there, or there and not listed, or listed before what they build on."""
    there = tuple(f"{folder.name}/{path.relative_to(folder).as_posix()}" for path in lesson_folders(folder))
    listed = tuple(entry.id for entry in entries)
    wrong = [name for name in listed if name and name not in there]  # an entry without an id is told already
    wrong += [name for entry in entries for name in entry.after if name not in {*listed, *wrong}]
    faults: list[Fault] = [_unknown(name, there) for name in wrong]
    faults += [NotListed(Written(name)) for name in there if name not in listed]
    for place, entry in enumerate(entries):
        later = [name for name in entry.after if name in listed[place:]]
        faults += [BuildsOnLater(Written(entry.id), Written(name)) for name in later]
    if not listed and not there:
        faults.append(EmptyCourse())
    mark = fields.mark_of("lessons")
    return [Problem(folder / COURSE, mark, fault) for fault in faults]


def _unknown(name: str, known: tuple[str, ...]) -> UnknownLesson:
    close = nearest(name, known)
    return UnknownLesson(Written(name), Written(close) if close else None, tuple(map(Written, known)))
