"""A lesson with one thing changed does not pass: the check tells, and where.

Changed is each scalar that the engine, a claim or a name settles, to another of its kind.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
import yaml

from tutor.games.all import GAMES
from tutor.kernel.cards import STANDARD_PACK
from tutor.teaching.checker import check_lesson
from tutor.teaching.course import bundled, lesson_folders
from tutor.teaching.reader import SCRIPT

EACH = 40 if os.environ.get("TRICKWISE_LONG") else 2
"""How many changes of each lesson are tried."""
LEAST = 0.95
"""The share that has to be noticed."""
FILLER = "filler"
"""A card of a hand, on which a question may hang or not."""
ACCEPTED = "accepted"
"""A card that the author takes for an answer: any that goes may be. All other kinds engine, claims or names settle."""

_CARD = re.compile(r"(?:[SHDC][2-9TJQKA]|JO|RJ|BJ)$")
_SEATS = ("N", "E", "S", "W"), ("甲", "乙", "丙")
_NUMBER = re.compile(r"-?\d+$")
_RULE = re.compile(r"(?:spades|five-hundred|pitch)/[a-z0-9-]+$")
_REASON = re.compile(r"(?:spades|five-hundred|pitch)\.[a-z0-9-]+$")
_REFERENCES = frozenset({"scene", "like", "beside", "record", "answer", "of"})
_ANSWERS = frozenset({"expect", "claims"})
_SEATED = frozenset({"plays", "auction"})
_CARDS_IN = {"play": {"plays"}, "answer": _ANSWERS, ACCEPTED: {"accept"}, FILLER: {"hands", "kitty"}}
_CARDS = tuple(card.code for card in STANDARD_PACK)
_REASONS = tuple(f"{game.name}.{reason.code}" for game in GAMES.values() for reason in game.reasons)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A scalar of a file and what stands in its place. `first` and `last` are the lines of its scene or step."""

    file: Path
    kind: str
    line: int
    was: str
    becomes: str
    start: int
    end: int
    first: int
    last: int

    @property
    def text(self) -> str:
        """The file with the change."""
        source = self.file.read_text(encoding="utf-8")
        return source[: self.start] + self.becomes + source[self.end :]


def mutants(file: Path, rng: Random) -> Iterator[Mutant]:
    """One change of every scalar of a script or a record that has a kind."""
    root = yaml.compose(file.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
    yield from _under(root, (), (root.start_mark.line, root.end_mark.line), file, rng)


def _under(node: yaml.Node, path: tuple[str, ...], span: tuple[int, int], file: Path, rng: Random) -> Iterator[Mutant]:
    match node:
        case yaml.MappingNode(value=entries):
            for key, value in entries:
                inner = (value.start_mark.line, value.end_mark.line) if path[-1:] == ("scenes",) else span
                yield from _under(value, (*path, key.value), inner, file, rng)
        case yaml.SequenceNode(value=items):
            for place, item in enumerate(items):
                inner = (item.start_mark.line, item.end_mark.line) if path[-1:] == ("steps",) else span
                yield from _under(item, (*path, str(place)), inner, file, rng)
        case yaml.ScalarNode(value=value):
            changed = _changed(value, path, rng)
            if changed is not None:
                kind, becomes = changed
                start, end = node.start_mark.index, node.end_mark.index
                yield Mutant(file, kind, node.start_mark.line + 1, value, becomes, start, end, span[0] + 1, span[1] + 1)


def _changed(value: str, path: tuple[str, ...], rng: Random) -> tuple[str, str] | None:
    """The kind of a scalar by where it stands and how it looks, and another of that kind."""
    inside = frozenset(path)
    if _REASON.match(value):
        return "reason", _other(_REASONS, value, rng)
    if (_RULE.match(value) and inside & {"teaches", "rule"}) or (path[-1] in _REFERENCES and "contract" not in inside):
        return "rule" if _RULE.match(value) else "reference", value[:-1] or "x"
    if _CARD.match(value):
        kind = next((kind for kind, places in _CARDS_IN.items() if inside & places), None)
        return (kind, _other(_CARDS, value, rng)) if kind else None
    if "auction" in inside and path[-1] == "1":
        return "call", {"pass": "2"}.get(value, "pass")
    seats = next((seats for seats in _SEATS if value in seats), None)
    if seats and inside & (_ANSWERS | _SEATED):
        return "play" if inside & _SEATED else "answer", _other(seats, value, rng)
    if _NUMBER.match(value) and inside & _ANSWERS:
        return "number", str(int(value) + rng.choice((-10, -1, 1, 10)))
    return None


def _other(values: tuple[str, ...], value: str, rng: Random) -> str:
    return rng.choice([each for each in values if each != value])


@dataclass(frozen=True, slots=True)
class Tried:
    """A change, whether it was noticed, and whether the check points into the scene or step that has it."""

    mutant: Mutant
    noticed: bool
    placed: bool


def some(file: Path, rng: Random) -> list[Mutant]:
    """Some changes of a file, no kind more often than it must be."""
    by_kind: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants(file, rng):
        by_kind[mutant.kind].append(mutant)
    turns = [rng.sample(each, len(each)) for each in by_kind.values()]
    rng.shuffle(turns)
    longest = max(map(len, turns), default=0)
    return [each[turn] for turn in range(longest) for each in turns if turn < len(each)][:EACH]


def users(course: Path, record: Path) -> list[Path]:
    """The lessons whose scenes name a record of their course."""
    scripts = [folder / SCRIPT for folder in lesson_folders(course)]
    return [script.parent for script in scripts if record.name in script.read_text(encoding="utf-8")]


def tried(mutant: Mutant, lessons: list[Path]) -> Tried:
    """What the check says while a file has the change."""
    kept = mutant.file.read_text(encoding="utf-8")
    mutant.file.write_text(mutant.text, encoding="utf-8")
    problems = [problem for folder in lessons for problem in check_lesson(folder)[1]]
    mutant.file.write_text(kept, encoding="utf-8")
    placed = any(p.file == mutant.file and mutant.first <= p.mark.line <= mutant.last for p in problems)
    return Tried(mutant, bool(problems), placed)


@pytest.mark.parametrize("game", GAMES)
def test_a_change_is_noticed(game, tmp_path, capsys):
    """Of what engine or claims determine at least 95 % of changes are reported, and where; the others are listed."""
    rng = Random(20)
    course = shutil.copytree(bundled() / game, tmp_path / game)
    of_scripts = [tried(each, [folder]) for folder in lesson_folders(course) for each in some(folder / SCRIPT, rng)]
    of_records = [
        tried(each, using)
        for file in sorted(course.rglob("records/*.yaml"))
        if (using := users(course, file))
        for each in some(file, rng)
    ]
    found = [*of_scripts, *of_records]
    with capsys.disabled():
        sys.stdout.write(told(found))
    settled = [each for each in found if each.mutant.kind not in (FILLER, ACCEPTED)]
    noticed = [each for each in settled if each.noticed]
    assert len(noticed) >= LEAST * len(settled)
    assert sum(each.placed for each in noticed) >= LEAST * len(noticed)


def told(found: list[Tried]) -> str:
    """The shares by kind, and what went unnoticed."""
    noticed = Counter(each.mutant.kind for each in found if each.noticed)
    kinds = Counter(each.mutant.kind for each in found)
    shares = ", ".join(f"{kind} {noticed[kind]} of {count}" for kind, count in sorted(kinds.items()))
    placed = f"{sum(each.placed for each in found)} of {sum(noticed.values())} in their scene or step"
    missed = (each.mutant for each in found if not each.noticed)
    lines = [f"  {m.file.parent.name}/{m.file.name}:{m.line} {m.kind}: {m.was} -> {m.becomes}" for m in missed]
    return "\n".join(("", f"changes noticed: {shares}; {placed}", *lines))
