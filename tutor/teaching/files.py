"""The files that lessons are made of: none larger than the limit, and none that leads out of its folder."""

from __future__ import annotations

from pathlib import Path

from tutor.records.faults import Written
from tutor.records.files import Documents, file_text, read_text
from tutor.records.tree import Mark, UnreadableError
from tutor.teaching.folder_faults import OutsideFolder, TooLarge

LARGEST = 1024 * 1024
_KIB = 1024


def documents_of(path: Path, folder: Path, kind: str = "") -> Documents:
    """The documents of a file in a folder; `kind` stands for its ending. Raises UnreadableError."""
    if not _is_inside(path, folder):
        raise UnreadableError(Mark(1, 1), OutsideFolder(Written(path.name)))
    if path.is_file() and path.stat().st_size > LARGEST:
        raise UnreadableError(Mark(1, 1), TooLarge(path.stat().st_size // _KIB, LARGEST // _KIB))
    return read_text(file_text(path), kind or path.suffix.lower())


def _is_inside(path: Path, folder: Path) -> bool:
    """Whether a file lies in a folder once every link is followed."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):
        return False
