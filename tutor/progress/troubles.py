"""Why a learner's file cannot be used as it should. The sentences are in `resources/text`, keyed `progress.<code>`."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final


class Why(Enum):
    """What is wrong, by its code."""

    DAMAGED = "damaged"
    """It is no such file, or not whole any more."""
    TOO_NEW = "too-new"
    """A later version has written it."""
    LOCKED = "locked"
    """Another program holds it."""
    SHUT = "shut"
    """It may not be read or written there."""
    FULL = "full"
    """The disk has no room."""
    WAITS = "waits"
    """It cannot be written just now, and what was to be written is held."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with which file; `aside` is where it was put, `restored` says that a kept copy took its place."""

    why: Why
    file: Path
    aside: Path | None = None
    restored: bool = False

    @property
    def key(self) -> str:
        """The key of its sentence."""
        if self.why is not Why.DAMAGED:
            return f"progress.{self.why.value}"
        return f"progress.damaged{'.restored' if self.restored else '' if self.aside else '.stays'}"

    @property
    def report_key(self) -> str:
        """The key of the sentence that a report has in the place of what was done."""
        return f"progress.report.{self.why.value}"

    @property
    def facts(self) -> Mapping[str, str]:
        """What its sentence names."""
        return {"file": str(self.file), "aside": str(self.aside or "")}


class StoreError(Exception):
    """A learner's file cannot be read or written now."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(f"{trouble.file}: {trouble.why.value}")
        self.trouble = trouble


_CODES: Final = {
    sqlite3.SQLITE_CORRUPT: Why.DAMAGED,
    sqlite3.SQLITE_NOTADB: Why.DAMAGED,
    sqlite3.SQLITE_BUSY: Why.LOCKED,
    sqlite3.SQLITE_LOCKED: Why.LOCKED,
    sqlite3.SQLITE_FULL: Why.FULL,
    sqlite3.SQLITE_SCHEMA: Why.DAMAGED,
    sqlite3.SQLITE_ERROR: Why.DAMAGED,  # a table or column that we wrote is not there
}
_PRIMARY: Final = 0xFF
"""Extended codes keep the primary one in their lowest byte."""


def trouble_of(error: sqlite3.Error, file: Path) -> Trouble:
    """What SQLite complains of."""
    code = getattr(error, "sqlite_errorcode", None)
    return Trouble(Why.DAMAGED if code is None else _CODES.get(code & _PRIMARY, Why.SHUT), file)
