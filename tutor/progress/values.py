"""What is kept of a learner: each class is a table, each field a column.

Fields are texts, counts, switches, moments (aware, in any zone) or lists of texts; a new kind is taught to `schema`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Place:
    """The step at which a lesson stands, at one of its levels. `seed` deals its exercises."""

    lesson: str
    level: str
    step: str
    seed: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Reached:
    """A step was come to. These are never removed."""

    lesson: str
    level: str
    step: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Mark:
    """What a step has cost in the attempt under way: what its stars are counted from."""

    lesson: str
    level: str
    step: str
    passed: bool
    slips: int
    rungs: tuple[str, ...]
    visited: tuple[str, ...]
    """The values that its dial has shown."""
    mistakes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """An answer: the kind of its question, whether it was right, what it shows."""

    lesson: str
    """A lesson's id, or what asked instead: `review`."""
    level: str
    step: str
    kind: str
    """The kind of question: `winner`, `legal`, `play`."""
    right: bool
    mistakes: tuple[str, ...]
    """The misconceptions that it shows, by their ids."""
    rules: tuple[str, ...]
    """The rules that the question is about, by their ids; those that come back sooner among them."""
    rungs: tuple[str, ...]
    """The help that was used before it."""
    at: datetime


@dataclass(frozen=True, slots=True)
class Passed:
    """A lesson was gone through to its end, with its stars from 0 to 3."""

    lesson: str
    level: str
    stars: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that is not played out: every action since it began, in the notation of records."""

    lesson: str
    level: str
    step: str
    actions: tuple[str, ...]
    at: datetime


@dataclass(frozen=True, slots=True)
class ReviewCard:
    """A rule that comes back: when, and what the scheduler knows of it, as it writes that down."""

    rule: str
    state: str
    due: datetime
    reps: int
    last: datetime | None


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A rule was asked about again. `exercise` says by which kind of question, `rating` is the scheduler's."""

    rule: str
    exercise: str
    right: bool
    rating: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Checked:
    """A question of a course's check: `which` is `entry` or `exit`, `item` names the question."""

    course: str
    which: str
    item: str
    rule: str
    right: bool
    at: datetime


@dataclass(frozen=True, slots=True)
class Note:
    """Anything else that is kept once, under a key."""

    key: str
    text: str


Value = Place | Reached | Mark | Given | Passed | Hand | ReviewCard | Reviewed | Checked | Note
