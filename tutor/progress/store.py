"""One learner's file: everything that was done in it, read and written as values.

`open_store` (in `opening`) gives one. Each writing method is whole or not at all, and is on the disk when it returns;
several go together in `with store.together():`. Any method raises StoreError where the file fails.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, Self, TypeVar

from tutor.progress.schema import TABLE_OF, Cell, from_cells, to_cells, written
from tutor.progress.troubles import StoreError, trouble_of
from tutor.progress.values import (
    Checked,
    Given,
    Hand,
    Mark,
    Note,
    Passed,
    Place,
    Reached,
    ReviewCard,
    Reviewed,
    Value,
)

V = TypeVar("V")
_LATEST_LAST: Final = "ORDER BY rowid"
_LAST: Final = "lesson.last"


class Store:
    """The file of one learner, open. It belongs to the thread that has made it."""

    def __init__(self, connection: sqlite3.Connection, file: Path, *, lasts: bool = True) -> None:
        """`connection` has the tables. `lasts` is false for one in memory, which is gone when it is closed."""
        self._connection = connection
        self._within = False
        self.file = file
        self.lasts = lasts

    def close(self) -> None:
        """Lets go of the file."""
        self._connection.close()

    def copy_to(self, file: Path) -> None:
        """A whole copy in another file. Raises sqlite3.Error where it cannot be written."""
        with closing(sqlite3.connect(file)) as copy:
            self._connection.backup(copy)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def together(self) -> Iterator[None]:
        """All that is written inside is kept, or, where something is raised, nothing of it."""
        if self._within:  # the outermost decides for all
            yield
            return
        self._execute("BEGIN IMMEDIATE")
        self._within = True
        try:
            yield
            self._execute("COMMIT")
        finally:
            self._within = False
            if self._connection.in_transaction:
                self._connection.rollback()

    # --- lessons ------------------------------------------------------------------------------------------------------

    def reach(self, place: Place) -> None:
        """A step was come to: the lesson stands there at that level."""
        with self.together():
            known = self.place(place.lesson, place.level)
            self._put(place)
            self._put(Note(_LAST, place.lesson))
            if known is None or known.step != place.step:
                self._put(Reached(place.lesson, place.level, place.step, place.at))

    def place(self, lesson: str, level: str) -> Place | None:
        """Where a lesson stands at a level; None where it is not under way."""
        return next(iter(self._of(Place, "lesson = ? AND level = ?", lesson, level)), None)

    def places(self) -> tuple[Place, ...]:
        """Every lesson and level under way, the one opened last at the end."""
        return self._of(Place)

    def steps(self) -> tuple[Reached, ...]:
        """Every step that was ever come to, in order."""
        return self._of(Reached)

    def last_lesson(self) -> str:
        """The lesson opened last, whether passed since or not; empty where none was."""
        return self.note(_LAST)

    def mark(self, mark: Mark) -> None:
        """What a step has cost so far in the attempt under way."""
        self._put(mark)

    def marks(self, lesson: str, level: str) -> tuple[Mark, ...]:
        """What the steps of the attempt under way have cost."""
        return self._of(Mark, "lesson = ? AND level = ?", lesson, level)

    def answer(self, given: Given) -> None:
        """An answer was given."""
        self._put(given)

    def answers(self, since: datetime | None = None) -> tuple[Given, ...]:
        """Every answer, in order; from a moment on where one is named."""
        return self._of(Given) if since is None else self._of(Given, "at >= ?", written(since))

    def finish(self, passed: Passed) -> None:
        """A lesson was gone through at a level: that attempt is over, and begins anew next time."""
        with self.together():
            self._put(passed)
            for table in (Place, Mark, Hand):
                self._drop(table, "lesson = ? AND level = ?", passed.lesson, passed.level)

    def passes(self) -> tuple[Passed, ...]:
        """Every time that a lesson was gone through, in order."""
        return self._of(Passed)

    def stars(self) -> dict[str, int]:
        """The best result of each lesson that was gone through."""
        best: dict[str, int] = {}
        for passed in self.passes():
            best[passed.lesson] = max(best.get(passed.lesson, 0), min(3, max(0, passed.stars)))
        return best

    # --- an unfinished hand -------------------------------------------------------------------------------------------

    def keep_hand(self, hand: Hand) -> None:
        """A hand that is not played out, as far as it has come."""
        self._put(hand)

    def hand(self, lesson: str, level: str, step: str) -> Hand | None:
        """The hand under way in a step; None where none is."""
        return next(iter(self._of(Hand, "lesson = ? AND level = ? AND step = ?", lesson, level, step)), None)

    def drop_hand(self, lesson: str, level: str, step: str) -> None:
        """The hand was played out, or left."""
        self._drop(Hand, "lesson = ? AND level = ? AND step = ?", lesson, level, step)

    # --- review and checks --------------------------------------------------------------------------------------------

    def put_card(self, card: ReviewCard) -> None:
        """A rule's card, as the scheduler has it now."""
        self._put(card)

    def card(self, rule: str) -> ReviewCard | None:
        """The card of a rule; None where the rule was never met."""
        return next(iter(self._of(ReviewCard, "rule = ?", rule)), None)

    def cards(self) -> tuple[ReviewCard, ...]:
        """Every card, the one that is due first at the front."""
        return self._read(ReviewCard, "ORDER BY due, rule")

    def due(self, now: datetime) -> tuple[ReviewCard, ...]:
        """The cards that are due, the longest due at the front."""
        return self._read(ReviewCard, "WHERE due <= ? ORDER BY due, rule", written(now))

    def review(self, reviewed: Reviewed) -> None:
        """A rule was asked about again."""
        self._put(reviewed)

    def reviews(self, since: datetime | None = None) -> tuple[Reviewed, ...]:
        """Every review, in order; from a moment on where one is named."""
        return self._of(Reviewed) if since is None else self._of(Reviewed, "at >= ?", written(since))

    def check(self, checked: Checked) -> None:
        """A question of a course's entry or exit check was answered."""
        self._put(checked)

    def checks(self, course: str, which: str) -> tuple[Checked, ...]:
        """The answers of a course's `entry` or `exit` check, in order."""
        return self._of(Checked, "course = ? AND which = ?", course, which)

    # --- anything else ------------------------------------------------------------------------------------------------

    def put_note(self, key: str, text: str) -> None:
        """Keeps a text under a key, in the place of what was there."""
        self._put(Note(key, text))

    def note(self, key: str) -> str:
        """The text under a key; empty where there is none."""
        return next((note.text for note in self._of(Note, "key = ?", key)), "")

    def all_of(self, holds: type[V]) -> tuple[V, ...]:
        """Everything in a table, in the order in which it was written."""
        return self._of(holds)

    def put_all(self, values: Sequence[Value]) -> None:
        """Writes values as they are, each to its table."""
        with self.together():
            for value in values:
                self._put(value)

    # --- SQL ----------------------------------------------------------------------------------------------------------

    def _put(self, value: Value) -> None:
        table = TABLE_OF[type(value)]
        places = ", ".join("?" * len(table.columns))
        self._execute(f'INSERT OR REPLACE INTO "{table.name}" VALUES ({places})', to_cells(value))  # noqa: S608 - ours

    def _drop(self, holds: type[Value], where: str, *cells: Cell) -> None:
        self._execute(f'DELETE FROM "{TABLE_OF[holds].name}" WHERE {where}', cells)  # noqa: S608 - as above

    def _of(self, holds: type[V], where: str = "1", *cells: Cell) -> tuple[V, ...]:
        return self._read(holds, f"WHERE {where} {_LATEST_LAST}", *cells)

    def _read(self, holds: type[V], rest: str, *cells: Cell) -> tuple[V, ...]:
        table = TABLE_OF[holds]
        columns = ", ".join(f'"{name}"' for name in table.columns)
        rows = self._execute(f'SELECT {columns} FROM "{table.name}" {rest}', cells)  # noqa: S608 - as above
        return tuple(from_cells(holds, row) for row in rows)

    def _execute(self, statement: str, cells: Sequence[Cell] = ()) -> list[tuple[object, ...]]:
        try:
            return self._connection.execute(statement, cells).fetchall()
        except sqlite3.ProgrammingError as error:  # the store was closed, or is another thread's: the caller's bug
            raise RuntimeError(str(error)) from error
        except sqlite3.Error as error:
            raise StoreError(trouble_of(error, self.file)) from error
