"""Sentences that are not worded yet: a line says which one is meant, and is worded anew when the language changes."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.reasons import Reason


@dataclass(frozen=True, slots=True)
class Prose:
    """A text of the lesson, by its key: `title`, `ruff.say`, `ruff.right`, `ruff.wrong.thrown`, `ruff.option.ace`."""

    key: str


@dataclass(frozen=True, slots=True)
class Engine:
    """A reason of the engine, worded for the game that gave it."""

    game: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class Coach:
    """A phrase of the coach, by its key in `coach.yaml`, with its facts. A fact may be a line itself.

    Facts called `seat` and `seats` are seats, `side` a side, `what` a word; the others' types say what they are.
    """

    key: str
    facts: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class RuleText:
    """The text of an entry of the rule book, by its id: `spades/following-suit`."""

    rule: str


Line = Prose | Engine | Coach | RuleText


@dataclass(frozen=True, slots=True)
class Option:
    """One of several answers."""

    id: str
    line: Line
