"""Lesson packs on the command line: unpacked while they are looked at, and spoken of by their own names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from os.path import relpath
from pathlib import Path
from tempfile import TemporaryDirectory

from tutor.records.faults import Written
from tutor.records.file_faults import CannotOpen
from tutor.records.tree import Mark, UnreadableError
from tutor.teaching.faults import Problem
from tutor.teaching.pack import is_pack, unpack


@dataclass(frozen=True, slots=True)
class Opened:
    """A path as it was given, and where what it names lies now."""

    given: Path
    pack: Path | None
    folder: Path

    def named(self, problem: Problem) -> Problem:
        """A problem told of the pack (`club.trickwise/club/01-first/lesson.yaml`), or as the path was written."""
        if self.pack is None:
            return problem if self.given.is_absolute() else replace(problem, file=Path(relpath(problem.file)))
        root = next(parent for parent in self.folder.parents if parent.name.startswith(_NAME))
        return replace(problem, file=self.pack / problem.file.relative_to(root))


_NAME = "trickwise-pack-"


@contextmanager
def opened(given: Path) -> Iterator[Opened]:
    """A path, or what it names in a pack: `club.trickwise`, `club.trickwise/01-first`. Raises UnreadableError."""
    pack = next((path for path in (given, *given.parents) if is_pack(path)), None)
    if pack is None:
        yield Opened(given, None, given.resolve())
        return
    with TemporaryDirectory(prefix=_NAME) as place:
        try:
            folder = unpack(pack, Path(place))
        except OSError as error:
            raise UnreadableError(Mark(1, 1), CannotOpen(Written(error.strerror or str(error)))) from None
        inner = given.relative_to(pack)
        yield Opened(given, pack, folder / inner)
