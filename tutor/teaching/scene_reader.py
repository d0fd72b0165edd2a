"""Reads the scenes of a lesson: each a record, or like another with changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tutor.games.all import GAMES
from tutor.kernel.cards import Card
from tutor.kernel.seats import Seat
from tutor.records.faults import FieldMissing, Written, WrongShape
from tutor.records.file_faults import NoSuchFile
from tutor.records.judge import judge_reading
from tutor.records.notation import nearest
from tutor.records.reader import FIELDS, read_record
from tutor.records.tree import Fields, Items, Mark, Node, Text, Unreadable, UnreadableError
from tutor.teaching.dealt import overruled, with_deal
from tutor.teaching.faults import LikeItself, Problem, UnknownScene, UnknownValue
from tutor.teaching.fields import Ground, Notes, Reader, card_of, known_of, seat_of
from tutor.teaching.files import documents_of
from tutor.teaching.folder_faults import NoRecordFile, OutsideFolder
from tutor.teaching.scenes import Scene, changed, cut_plays, film_of, swapped, swaps_something, with_defaults
from tutor.teaching.spare_faults import SwapIdle

ORIGINS = ("article", "ours", "mixed")
OWN = ("record", "like", "deal", "swap", "tail", "origin", "open", "view", "title")
"""The fields of a scene that are not a record's."""


@dataclass(frozen=True, slots=True)
class MarkElsewhere(Mark):
    """A place in a record's own file, which a scene names."""

    file: Path


class SceneReader:
    """Reads scenes in the order in which they need each other. What is wrong is noted in `notes`."""

    def __init__(self, node: Node, folder: Path, notes: Notes, game: str, rules: str | None) -> None:
        self._folder, self._notes = folder, notes
        self._game, self._rules = game, rules
        self._nodes: dict[str, tuple[Mark, Node]] = {}
        self._records: dict[str, Fields] = {}
        self._scenes: dict[str, Scene | None] = {}
        self._failed: set[str] = set()
        match node:
            case Fields(entries=entries):
                self._nodes = {key.text: (key.mark, value) for key, value in entries}
            case Text() | Items():
                notes.add(node.mark, WrongShape("shape-fields"))

    def read(self) -> Mapping[str, Scene]:
        """Every scene that can be played."""
        for name in self._nodes:
            self._try(name)
        return {name: scene for name in self._nodes if (scene := self._scenes[name]) is not None}

    @property
    def failed(self) -> frozenset[str]:
        """The scenes read so far that have a problem, though they may be there in part."""
        return frozenset(self._failed)

    def _try(self, name: str) -> None:
        """Reads a scene after the one that it is like; where that one failed, nothing more is told of this."""
        if name in self._scenes:
            return
        self._scenes[name] = None
        node = self._nodes[name][1]
        model = _text(node, "like") if isinstance(node, Fields) else None
        if model in self._nodes:
            self._try(model)
        if model in self._failed:
            self._failed.add(name)
            return
        told = len(self._notes.problems)
        self._scenes[name] = self._scene(name, node)
        if self._scenes[name] is None or len(self._notes.problems) > told:
            self._failed.add(name)

    def _scene(self, name: str, node: Node) -> Scene | None:
        record = self._record(name, ())
        if record is None:
            return None
        rules = self._rules if _text(record, "game") in (None, self._game) else None
        whole = with_defaults(record, node.mark, game=self._game, rules=rules)
        fields = Reader(node, self._notes)
        reading = read_record(whole)
        report = judge_reading(reading)
        for problem in report.problems:
            mark = reading.places.get(problem.where) or reading.place(problem.where)
            match mark:
                case MarkElsewhere(file=file) if not fields.has("like"):
                    self._notes.problems.append(Problem(file, mark, problem.reason))
                case _:
                    self._notes.add(mark if mark in _marks(node) else node.mark, problem.reason)
        if reading.record is None:
            return None
        ground = Ground(GAMES[reading.record.game], reading.record.rules, reading.record.seats)
        return Scene(
            name=name,
            node=whole,
            record=reading.record,
            film=film_of(reading.record),
            origin=fields.word("origin", ORIGINS, reading.record.about.origin or "ours"),
            open=open_of(fields, ground),
            view=fields.one("view", lambda item, notes: seat_of(item, notes, ground)),
        )

    def _record(self, name: str, asking: tuple[str, ...]) -> Fields | None:
        """The record of a scene, with the changes of those between it and its first model."""
        if name in self._records:
            return self._records[name]
        _, node = self._nodes[name]
        if not isinstance(node, Fields):
            self._notes.add(node.mark, WrongShape("shape-fields"))
            return None
        own = Reader(node, self._notes)
        base = self._base(own, name, asking)
        for field in (*OWN, *FIELDS):
            own.node(field)
        own.done()
        if base is None:
            return None
        changes = Fields(node.mark, tuple(entry for entry in node.entries if entry[0].text in FIELDS))
        if own.has("like"):
            base = _without(base, "claims", "id")
        record = changed(base, changes)
        if asked := own.fields("deal"):
            overruled(own)
            rules = self._rules if _text(record, "game") in (None, self._game) else None
            record = with_deal(record, asked, self._game, rules)
        record = swapped(record, self._pairs(own, record))
        self._records[name] = self._tailed(record, own)
        return self._records[name]

    def _base(self, own: Reader, name: str, asking: tuple[str, ...]) -> Fields | None:
        like = own.node("like")
        if like is not None:
            other = known_of(like, self._notes, tuple(self._nodes), UnknownScene)
            if other is not None and other in (*asking, name):
                self._notes.add(like.mark, LikeItself(Written(name)))
                return None
            return self._record(other, (*asking, name)) if other is not None else None
        record = own.node("record")
        match record:
            case None:
                return Fields(own.mark, ())
            case Fields():
                return record
            case Text(mark, text):
                return self._file(mark, text)
            case Items(mark):
                self._notes.add(mark, WrongShape("shape-fields"))
                return None

    def _file(self, mark: Mark, text: str) -> Fields | None:
        """The record in a file of the lesson's folder, or of the course's `records/`; `#id` names one of several."""
        name, _, wanted = text.partition("#")
        if Path(name).is_absolute() or ".." in Path(name).parts:
            self._notes.add(mark, OutsideFolder(Written(name)))
            return None
        places = (self._folder / name, self._folder.parent / name)
        path = next((place for place in places if place.is_file()), places[0])
        try:
            found = documents_of(path, self._folder if path is places[0] else self._folder.parent).found
        except UnreadableError as error:
            self._unreadable(mark, name, path, error.unreadable)
            return None
        records = [placed for node in found if isinstance(placed := _in_file(node, path), Fields)]
        for node in found:
            if isinstance(node, Unreadable):
                self._notes.problems.append(Problem(path, node.mark, node.fault))
        if not wanted and len(records) == 1:
            return records[0]
        ids = {_text(record, "id") or "": record for record in records}
        if wanted not in ids:
            close = nearest(wanted, ids)
            known = tuple(map(Written, ids))
            self._notes.add(mark, UnknownValue(Written(text), Written(close) if close else None, known))
        return ids.get(wanted)

    def _unreadable(self, mark: Mark, name: str, path: Path, found: Unreadable) -> None:
        """What is wrong in a file is told of that file; one that is not there, of the place that names it."""
        match found.fault:
            case NoSuchFile():
                self._notes.add(mark, NoRecordFile(Written(name)))
            case OutsideFolder():
                self._notes.add(mark, found.fault)
            case _:
                self._notes.problems.append(Problem(path, found.mark, found.fault))

    def _pairs(self, own: Reader, record: Fields) -> tuple[tuple[Card, Card], ...]:
        """The cards to be exchanged; a pair that leaves the record as it is, is noted."""
        swap = own.node("swap")
        match swap:
            case None:
                return ()
            case Fields(entries=entries):
                read = [(key.mark, card_of(key, self._notes), card_of(value, self._notes)) for key, value in entries]
            case Text(mark) | Items(mark):
                self._notes.add(mark, WrongShape("shape-fields"))
                return ()
        pairs = [(mark, (one, other)) for mark, one, other in read if one is not None and other is not None]
        for mark, pair in pairs:
            if not swaps_something(record, pair):
                self._notes.add(mark, SwapIdle(*pair))
        return tuple(pair for _, pair in pairs)

    def _tailed(self, record: Fields, own: Reader) -> Fields:
        tail = own.fields("tail")
        if tail is None:
            return record
        start, plays = tail.number("from"), tail.node("plays")
        tail.done()
        if start is None or not isinstance(plays, Items):
            self._notes.add(tail.mark, FieldMissing(Written("from, plays")))
            return record
        return cut_plays(record, start, plays)


def open_of(fields: Reader, ground: Ground) -> frozenset[Seat] | None:
    """Whose cards lie face up: seats, `all` or `none`."""
    node = fields.node("open")
    match node:
        case None:
            return None
        case Text(text="all"):
            return frozenset(ground.seats.order)
        case Text(text="none"):
            return frozenset()
        case _:
            return frozenset(fields.each("open", lambda item, notes: seat_of(item, notes, ground)))


def _in_file(node: Node | Unreadable, file: Path) -> Node | None:
    """What stands in another file, each place with that file; nothing of what cannot be read."""
    mark = MarkElsewhere(node.mark.line, node.mark.column, file)
    match node:
        case Unreadable():
            return None
        case Text(text=text, is_null=is_null):
            return Text(mark, text, is_null)
        case Items(nodes=nodes):
            return Items(mark, tuple(placed for item in nodes if (placed := _in_file(item, file))))
        case Fields(entries=entries):
            inner = ((_in_file(key, file), _in_file(value, file)) for key, value in entries)
            return Fields(mark, tuple((key, value) for key, value in inner if isinstance(key, Text) and value))
    return None


def _without(record: Fields, *names: str) -> Fields:
    return Fields(record.mark, tuple(entry for entry in record.entries if entry[0].text not in names))


def _text(record: Fields, name: str) -> str | None:
    value = next((value for key, value in record.entries if key.text == name), None)
    return value.text if isinstance(value, Text) else None


def _marks(node: Node) -> frozenset[Mark]:
    """Every place inside a scene as it stands in the lesson's own file."""
    match node:
        case Text(mark):
            return frozenset((mark,))
        case Items(mark, nodes):
            return frozenset((mark,)).union(*map(_marks, nodes))
        case Fields(mark, entries):
            return frozenset((mark,)).union(*(_marks(value) for _, value in entries))
