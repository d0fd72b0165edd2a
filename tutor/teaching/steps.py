"""Reads the steps of a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.games.all import GAMES
from tutor.kernel.seats import Side
from tutor.records.faults import UnknownCard, UnknownSeat, UnknownSide, Written, WrongShape
from tutor.records.notation import read_card, read_seat, read_side
from tutor.records.tree import Fields, Items, Mark, Node
from tutor.teaching.asks import KINDS
from tutor.teaching.asks.base import Ask
from tutor.teaching.faults import (
    EmptyStep,
    IdTaken,
    IdTwice,
    UnknownAsk,
    UnknownCall,
    UnknownLevel,
    UnknownRule,
    UnknownScene,
)
from tutor.teaching.fields import Ground, Notes, Reader, items_of, known_of, number_of, seat_of, suit_of, text_of
from tutor.teaching.plan import ALONE
from tutor.teaching.pointed import Held, Lacks, Pointed
from tutor.teaching.prose import PLAIN
from tutor.teaching.scene_reader import open_of
from tutor.teaching.scenes import Scene
from tutor.teaching.screen import NOTHING, Level, Shown
from tutor.teaching.script import Step

TEXTS = (*PLAIN, "turned")
DEFAULT = frozenset((Level.WATCH, Level.GUIDED))
"""The levels of a step that names none."""


OF_THE_TABLE = (UnknownSeat, UnknownSide, UnknownCall)
"""Faults that only a sound scene can tell."""


class StepReader:
    """Reads steps one after another, each for the table of the scene that it stands in."""

    def __init__(
        self, notes: Notes, scenes: Mapping[str, Scene], ground: Ground, rules: tuple[str, ...], failed: frozenset[str]
    ) -> None:
        self._notes, self._scenes, self._rules, self._failed = notes, scenes, rules, failed
        self._in_failed = bool(failed) and next(iter(scenes), None) in {None, *failed}
        self._silent: list[str] = []
        self._ground = ground
        self._seen: dict[str, Mark] = {}

    @property
    def silent(self) -> frozenset[str]:
        """The steps read so far whose scene failed."""
        return frozenset(self._silent)

    def read(self, root: Fields) -> tuple[Step, ...]:
        """The steps of a lesson, those of its parts one part after another."""
        fields = Reader(root, Notes(self._notes.file))
        steps = list(self._group(fields.node("steps"), DEFAULT, None))
        for node in items_of(parts) if (parts := fields.node("parts")) else ():
            part = Reader(node, self._notes)
            name = part.required("id")
            levels = self._levels(part, DEFAULT)
            steps.extend(self._group(part.node("steps"), levels, name))
            part.done(known=("title",))
        return tuple(steps)

    def _group(self, node: Node | None, levels: frozenset[Level], part: str | None) -> list[Step]:
        if node is None:
            return []
        if not isinstance(node, Items):
            self._notes.add(node.mark, WrongShape("shape-list"))
            return []
        return [self._step(Reader(item, self._notes), levels, part) for item in node.nodes]

    def _step(self, fields: Reader, levels: frozenset[Level], part: str | None) -> Step:
        name = fields.required("id")
        if name in self._seen:
            self._notes.add(fields.mark_of("id"), IdTwice(Written(name), self._seen[name].line))
        if name == ALONE:
            self._notes.add(fields.mark_of("id"), IdTaken(Written(name)))
        self._seen.setdefault(name, fields.mark_of("id"))
        scene = fields.one("scene", self._scene)
        if fields.has("scene"):
            self._in_failed = scene in self._failed
        if self._in_failed:
            self._silent.append(name)
        if scene is not None and scene not in self._scenes:
            scene = None
        if scene is not None:
            self._ground = replace(ground_of(self._scenes[scene]), lesson=self._ground.lesson)
        ask = self._ask(fields)
        shown, pointed = self._show(fields)
        step = Step(
            id=name,
            mark=fields.mark,
            levels=self._levels(fields, levels),
            scene=scene,
            at=fields.address("at"),
            play=fields.address("play"),
            ask=ask,
            show=shown,
            pointed=pointed,
            open=open_of(fields, self._ground),
            view=fields.one("view", lambda node, notes: seat_of(node, notes, self._ground)),
            beside=fields.one("beside", self._scene),
            aside=fields.flag("aside"),
            part=part,
        )
        if ask is None and step.play is None and not fields.has("say"):
            self._notes.add(fields.mark, EmptyStep())
        fields.done(known=TEXTS)
        return step

    def _scene(self, node: Node, notes: Notes) -> str | None:
        """A scene that the lesson has, though it may have failed."""
        names = tuple(dict.fromkeys((*self._scenes, *sorted(self._failed))))
        return known_of(node, notes, names, UnknownScene)

    def _ask(self, fields: Reader) -> Ask | None:
        kind = fields.one("ask", lambda node, notes: known_of(node, notes, tuple(KINDS), UnknownAsk))
        if kind is None:
            return None
        told = len(self._notes.problems)
        ask = KINDS[kind].read(fields, self._ground)
        if self._in_failed:
            kept = (p for p in self._notes.problems[told:] if not isinstance(p.fault, OF_THE_TABLE))
            self._notes.problems[told:] = tuple(kept)
        return ask

    def _levels(self, fields: Reader, missing: frozenset[Level]) -> frozenset[Level]:
        known = tuple(level.value for level in Level)
        names = fields.some("levels", lambda node, notes: known_of(node, notes, known, UnknownLevel))
        return frozenset(Level(name) for name in names) or missing

    def _show(self, fields: Reader) -> tuple[Shown, tuple[Pointed, ...]]:
        """What a step points at, and what it says by that of somebody's hand."""
        show = fields.fields("show")
        if show is None:
            return NOTHING, ()
        held = show.each("cards", self._card)
        lacks = show.one("void", self._void)
        shown = Shown(
            evidence=tuple(each.card for each in held),
            seats=show.each("seats", lambda node, notes: seat_of(node, notes, self._ground)),
            tricks=show.each("tricks", number_of),
            void=(lacks.seat, lacks.suit) if lacks else None,
            lines=show.each("lines", self._line),
            rule=show.one("rule", lambda node, notes: rule_of(node, notes, self._rules)),
        )
        show.done()
        return shown, (*held, *((lacks,) if lacks else ()))

    def _card(self, node: Node, notes: Notes) -> Held | None:
        """`N.S2`, or the card alone."""
        text = text_of(node, notes)
        if text is None:
            return None
        name, dot, card_name = text.rpartition(".")
        card = read_card(card_name)
        if card is None:
            notes.add(node.mark, UnknownCard(Written(card_name)))
        seat = read_seat(self._ground.seats, name) if dot else None
        if dot and seat is None:
            notes.add(node.mark, UnknownSeat(Written(name), None, tuple(map(Written, self._ground.seats))))
        return None if card is None else Held(node.mark, seat, card)

    def _void(self, node: Node, notes: Notes) -> Lacks | None:
        if not isinstance(node, Items) or len(node.nodes) != 2:  # noqa: PLR2004 - a seat and a suit
            notes.add(node.mark, WrongShape("shape-2"))
            return None
        seat, suit = seat_of(node.nodes[0], notes, self._ground), suit_of(node.nodes[1], notes)
        return Lacks(node.mark, seat, suit) if seat is not None and suit is not None else None

    def _line(self, node: Node, notes: Notes) -> tuple[Side, str] | None:
        """`NS.contract-made`."""
        text = text_of(node, notes)
        name, _, code = (text or "").partition(".")
        side = read_side(self._ground.seats, name)
        if side is None or not code:
            notes.add(node.mark, WrongShape("shape-text"))
            return None
        return side, code


def ground_of(scene: Scene) -> Ground:
    """The table of a scene."""
    record = scene.record
    return Ground(GAMES[record.game], record.rules, record.seats)


def rule_of(node: Node, notes: Notes, known: tuple[str, ...]) -> str | None:
    """An entry of a rule book."""
    return known_of(node, notes, known, UnknownRule)
