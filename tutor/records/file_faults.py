"""What can be wrong with a file of records before anybody looks for a record in it."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.records.faults import Fault, FileFault, Written


@dataclass(frozen=True, slots=True)
class NoSuchFile(FileFault):
    code = "record.no-such-file"


@dataclass(frozen=True, slots=True)
class IsFolder(FileFault):
    code = "record.is-folder"


@dataclass(frozen=True, slots=True)
class CannotOpen(FileFault):
    code = "record.cannot-open"
    cause: Written


@dataclass(frozen=True, slots=True)
class NotText(Fault):
    """A file whose bytes are no UTF-8 text."""

    code = "record.not-text"


@dataclass(frozen=True, slots=True)
class HasNul(Fault):
    """A file with a NUL among its signs."""

    code = "record.has-nul"


@dataclass(frozen=True, slots=True)
class NotAFile(FileFault):
    """A device or a pipe, which may have no end."""

    code = "record.not-a-file"


@dataclass(frozen=True, slots=True)
class TooLarge(FileFault):
    """A file of more MiB than are read."""

    code = "record.too-large"
    most: int


@dataclass(frozen=True, slots=True)
class Empty(Fault):
    """A file without any record."""

    code = "record.empty"


@dataclass(frozen=True, slots=True)
class BadSyntax(Fault):
    """Not the YAML, or the JSON, that it should be."""

    code = "record.syntax"
    found: Written


@dataclass(frozen=True, slots=True)
class NotARecord(Fault):
    """Something other than named fields where a record should stand."""

    code = "record.not-a-record"


@dataclass(frozen=True, slots=True)
class TagUsed(Fault):
    code = "record.tag"
    tag: Written


@dataclass(frozen=True, slots=True)
class AliasUsed(Fault):
    """An anchor or an alias."""

    code = "record.alias"
    name: Written


@dataclass(frozen=True, slots=True)
class TooDeep(Fault):
    code = "record.too-deep"


@dataclass(frozen=True, slots=True)
class KeyNotText(Fault):
    code = "record.key-not-text"


@dataclass(frozen=True, slots=True)
class NoRows(FileFault):
    """A text in which no row of a table of tricks is found."""

    code = "record.no-rows"


@dataclass(frozen=True, slots=True)
class RowMissing(Fault):
    """A table of tricks in which a number is left out."""

    code = "record.row-missing"
    trick: int
