"""What can be wrong with the files of a lesson before any of them is read."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.records.faults import Fault, FileFault, Written


@dataclass(frozen=True, slots=True)
class OutsideFolder(FileFault):
    code = "check.outside-folder"
    given: Written


@dataclass(frozen=True, slots=True)
class TooLarge(FileFault):
    """`size` and `limit` in KiB."""

    code = "check.too-large"
    size: int
    limit: int


@dataclass(frozen=True, slots=True)
class TooManyFiles(FileFault):
    code = "check.too-many-files"
    files: int
    limit: int


@dataclass(frozen=True, slots=True)
class NoRecordFile(Fault):
    """A scene that names a file of records which is not there."""

    code = "check.no-record-file"
    given: Written
