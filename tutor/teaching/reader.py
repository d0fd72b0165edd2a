"""Reads a lesson's folder. Every problem is told at once, each with its file and place; script.py lists the fields."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from tutor.games.all import GAMES
from tutor.kernel.game import Game
from tutor.kernel.seats import COMPASS, Seats
from tutor.records.faults import Fault, FieldMissing, NotANumber, UnknownFormat, UnknownGame, UnknownRules, Written
from tutor.records.file_faults import Empty
from tutor.records.tree import Fields, Mark, Node, Text, UnreadableError
from tutor.teaching.concealed import Fact
from tutor.teaching.course_faults import EmptyLesson, TooManySteps
from tutor.teaching.faults import IdOfFolder, Problem, UnknownFact, UnknownLevel, UnknownScene
from tutor.teaching.fields import Ground, Notes, Reader, known_of, seat_of, text_of
from tutor.teaching.files import LARGEST
from tutor.teaching.film import AfterPlays
from tutor.teaching.folder_faults import TooLarge, TooManyFiles
from tutor.teaching.mistakes import read_mistakes, read_tree
from tutor.teaching.others import USUAL_SEED
from tutor.teaching.prose import Sheet, compared, empty, ill_formed, of_mistakes, of_script, of_translation, once
from tutor.teaching.rule_ids import rule_ids
from tutor.teaching.scene_reader import SceneReader, open_of
from tutor.teaching.screen import Level
from tutor.teaching.script import FORMAT, Alone, Lesson, Source
from tutor.teaching.spare_faults import NotADate, UnknownLanguage
from tutor.teaching.steps import StepReader, ground_of, rule_of
from tutor.text.language import languages

SCRIPT = "lesson.yaml"
LARGEST_FOLDER = 20 * LARGEST
MOST_FILES = 500
MOST_STEPS = 300
_LEVELS = tuple(level.value for level in Level)
_FACTS = tuple(fact.value for fact in Fact)
_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_FIELDS = ("steps", "parts", "title", "goal", "names")


@dataclass(frozen=True, slots=True)
class LessonReading:
    """A lesson, as far as it could be read, and what is wrong with it."""

    lesson: Lesson | None
    problems: tuple[Problem, ...]
    silent: frozenset[str] = frozenset()
    """Steps whose scene has a problem of its own, so that nothing can be said of them."""
    failed: frozenset[str] = frozenset()
    """Scenes that have a problem."""


def read_lesson(folder: Path) -> LessonReading:
    """The lesson in a folder; None where its script cannot be read or has no game."""
    file = folder / SCRIPT
    oversize = tuple(_sizes(folder))
    if oversize:
        return LessonReading(None, oversize)
    try:
        root = read_tree(file)
    except UnreadableError as error:
        return LessonReading(None, (Problem(file, error.unreadable.mark, _of_lesson(error.unreadable.fault)),))
    return _LessonReader(folder, root, Notes(file)).read()


def _of_lesson(fault: Fault) -> Fault:
    """What is wrong with a file, said of a lesson where the record's words would be of records."""
    match fault:
        case Empty():
            return EmptyLesson()
        case _:
            return fault


def _sizes(folder: Path) -> Iterable[Problem]:
    files = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
    start = Mark(1, 1)
    if len(files) > MOST_FILES:
        yield Problem(folder, start, TooManyFiles(len(files), MOST_FILES))
    sizes = {path: path.stat().st_size for path in files}
    if sum(sizes.values()) > LARGEST_FOLDER:
        yield Problem(folder, start, TooLarge(sum(sizes.values()) // 1024, LARGEST_FOLDER // 1024))
    for path, size in sizes.items():
        if size > LARGEST:
            yield Problem(path, start, TooLarge(size // 1024, LARGEST // 1024))


def _fact(node: Node, notes: Notes) -> str | None:
    """A fact of a table by its name."""
    return known_of(node, notes, _FACTS, UnknownFact)


class _LessonReader:
    """Reads one script, then the texts beside it."""

    def __init__(self, folder: Path, root: Fields, notes: Notes) -> None:
        self._folder, self._root, self._notes = folder, root, notes
        self._fields = Reader(root, notes)

    def read(self) -> LessonReading:
        fields, notes = self._fields, self._notes
        game = self._head()
        if game is None:
            return LessonReading(None, tuple(notes.problems))
        rules = self._rules(game)
        fields.required_node("scenes")
        node = fields.node("scenes")
        reader = SceneReader(node, self._folder, notes, game.name, fields.text("rules")) if node else None
        scenes = reader.read() if reader else {}
        failed = reader.failed if reader else frozenset()
        language = fields.one("language", _language) or languages()[0]
        ground = ground_of(next(iter(scenes.values()))) if scenes else self._ground(game, rules)
        levels = fields.some("levels", lambda node, ns: known_of(node, ns, _LEVELS, UnknownLevel))
        step_reader = StepReader(notes, scenes, replace(ground, lesson=game.name), rule_ids(), failed)
        steps = step_reader.read(self._root)
        if len(steps) > MOST_STEPS:
            notes.add(self._root.mark, TooManySteps(len(steps), MOST_STEPS))
            return LessonReading(None, tuple(notes.problems))
        sheets = tuple(self._sheets(language))
        lesson = Lesson(
            id=self._id(),
            folder=self._folder,
            game=game.name,
            language=language,
            levels=tuple(Level(name) for name in levels) or (Level.GUIDED,),
            scenes=scenes,
            steps=steps,
            prose={sheet.language: {key: text.text for key, text in sheet.texts.items()} for sheet in sheets},
            teaches=fields.each("teaches", lambda node, ns: rule_of(node, ns, rule_ids())),
            minutes=_minutes(fields),
            seed=USUAL_SEED if (seed := fields.number("seed")) is None else seed,
            source=fields.each("source", _source),
            seat=fields.one("seat", lambda node, ns: seat_of(node, ns, ground)),
            view=fields.one("view", lambda node, ns: seat_of(node, ns, ground)),
            open=open_of(fields, ground),
            untold=frozenset(Fact(name) for name in fields.each("untold", _fact)),
            alone=self._alone(ground, (*scenes, *sorted(failed - set(scenes)))),
            names={sheet.language: sheet.names for sheet in sheets},
            returns=read_mistakes(self._folder.parent)[0],
        )
        fields.done(known=_FIELDS)
        self._played_alone(lesson)
        whole = lesson if scenes and steps else None
        return LessonReading(whole, tuple(notes.problems), step_reader.silent, failed)

    def _played_alone(self, lesson: Lesson) -> None:
        """The third level has a seat to play out, or steps of its own."""
        own_steps = any(Level.ALONE in step.levels for step in lesson.steps)
        if Level.ALONE in lesson.levels and not own_steps and not self._fields.has("alone"):
            self._notes.add(self._fields.mark_of("levels"), FieldMissing(Written("alone")))

    def _head(self) -> Game | None:
        fields = self._fields
        form = fields.required("format")
        if form and form != FORMAT:
            self._notes.add(fields.mark_of("format"), UnknownFormat(Written(form), Written(FORMAT)))
        fields.required("game")
        node = fields.node("game")
        name = known_of(node, self._notes, tuple(GAMES), UnknownGame) if node else None
        for field in ("title", "steps" if not fields.has("parts") else "parts"):
            if not fields.has(field):
                self._notes.add(fields.mark, FieldMissing(Written(field)))
        return GAMES[name] if name and form == FORMAT else None

    def _rules(self, game: Game) -> str:
        node = self._fields.node("rules")
        name = known_of(node, self._notes, tuple(game.presets), UnknownRules) if node else None
        return name or next(iter(game.presets))

    def _ground(self, game: Game, rules: str) -> Ground:
        """The table of a lesson without scenes: the seats of the compass."""
        preset = game.presets[rules]
        return Ground(game, preset, Seats(COMPASS, game.is_partnership(preset, len(COMPASS))))

    def _id(self) -> str:
        fields = self._fields
        name = fields.required("id")
        expected = f"{self._folder.parent.name}/{self._folder.name}"
        if name and name.rpartition("/")[2] != self._folder.name:
            self._notes.add(fields.mark_of("id"), IdOfFolder(Written(name), Written(expected)))
        return name

    def _alone(self, ground: Ground, scenes: tuple[str, ...]) -> Alone | None:
        own = self._fields.fields("alone")
        if own is None:
            return None
        own.required("seat")
        seat = own.one("seat", lambda node, notes: seat_of(node, notes, ground))
        start = own.address("from") or AfterPlays(0)
        scene = own.one("scene", lambda node, notes: known_of(node, notes, scenes, UnknownScene))
        own.done()
        first = scene or next(iter(scenes), None)
        return None if seat is None or first is None else Alone(seat, start, first)

    # --- texts -------------------------------------------------------------------------------------------------------

    def _sheets(self, language: str) -> Iterable[Sheet]:
        """The texts of every language, those of the script first; each is compared with them."""
        first = of_script(self._root, language, self._folder / SCRIPT, self._notes)
        others = [sheet for name in languages() if name != language and (sheet := self._translation(name))]
        self._notes.problems.extend(empty(first))
        for sheet in others:
            self._notes.problems.extend(compared(first, sheet))
        for sheet in (first, *others):
            self._notes.problems.extend(ill_formed(sheet))
            shared = self._course(sheet.language, is_first=sheet is first)
            yield Sheet(sheet.language, sheet.file, {**shared, **sheet.texts}, sheet.names)

    def _translation(self, language: str) -> Sheet | None:
        file = self._folder / f"{language}.yaml"
        if not file.is_file():
            return None
        notes = Notes(file)
        try:
            sheet = of_translation(read_tree(file), language, file, notes)
        except UnreadableError as error:
            notes.add(error.unreadable.mark, error.unreadable.fault)
            sheet = Sheet(language, file, {}, {})
        self._notes.problems.extend(notes.problems)
        return sheet

    def _course(self, language: str, *, is_first: bool) -> dict[str, Text]:
        """The course's answers to misconceptions; `mistakes.yaml` is in the language of its scripts."""
        file = self._folder.parent / ("mistakes.yaml" if is_first else f"mistakes.{language}.yaml")
        if not file.is_file():
            return {}
        try:
            root = read_tree(file)
        except UnreadableError as error:
            self._notes.problems.append(Problem(file, error.unreadable.mark, error.unreadable.fault))
            return {}
        notes = Notes(file)
        texts = dict(of_mistakes(root, language, file, notes).texts)
        if not is_first:  # those of the first language are read, and their faults told, with the course
            once(root, notes)
            self._notes.problems.extend(notes.problems)
        return texts


def _source(node: Node, notes: Notes) -> Source:
    entry = Reader(node, notes)
    article, section, authority = (entry.text(name) or "" for name in ("article", "section", "authority"))
    checked = entry.one("checked", _date)
    source = Source(article, section, authority, checked or "")
    entry.done()
    return source


def _date(node: Node, notes: Notes) -> str | None:
    """A day as `2026-11-08`; an empty text where nobody noted it."""
    text = text_of(node, notes)
    if not text:
        return text
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text).isoformat()
    except ValueError:
        pass
    notes.add(node.mark, NotADate(Written(text)))
    return None


def _minutes(fields: Reader) -> int:
    """How long a lesson takes; 0 where it does not say."""
    minutes = fields.number("minutes")
    if minutes is not None and minutes < 1:
        fields.notes.add(fields.mark_of("minutes"), NotANumber(Written(str(minutes))))
    return max(minutes or 0, 0)


def _language(node: Node, notes: Notes) -> str | None:
    """A language that the coach speaks too."""
    return known_of(node, notes, languages(), UnknownLanguage)
