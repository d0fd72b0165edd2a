"""What can be wrong with a file of records before anybody looks for a record in it."""

from __future__ import annotations

from dataclasses import dataclass
from errno import EACCES, EISDIR, ENAMETOOLONG, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from os import strerror

from tutor.records.faults import Fault, FileFault, Written

_CAUSES = {
    EACCES: "not-allowed",
    EPERM: "not-allowed",
    EROFS: "read-only",
    ENOSPC: "full",
    ENOENT: "no-folder",
    ENOTDIR: "no-folder",
    EISDIR: "folder",
    ENAMETOOLONG: "long-name",
}


@dataclass(frozen=True, slots=True)
class NoSuchFile(FileFault):
    code = "record.no-such-file"


@dataclass(frozen=True, slots=True)
class IsFolder(FileFault):
    code = "record.is-folder"


@dataclass(frozen=True, slots=True)
class CannotOpen(FileFault):
    """`cause` is what the system says, in its own words; those that are usual have texts of ours."""

    code = "record.cannot-open"
    cause: Written

    @property
    def variant(self) -> str:
        return next((name for number, name in _CAUSES.items() if self.cause == strerror(number)), "")


@dataclass(frozen=True, slots=True)
class NotText(Fault):
    """A file whose bytes are no UTF-8 text."""

    code = "record.not-text"


@dataclass(frozen=True, slots=True)
class OddSign(Fault):
    """A control sign, or another that no text has; `sign` is its number: U+0007."""

    code = "record.odd-sign"
    sign: Written


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


_YAML_WORDS = {
    "did not find expected ',' or ']'": "list-open",
    "did not find expected ',' or '}'": "fields-open",
    "did not find expected key": "indent",
    "did not find expected '-' indicator": "indent",
    "mapping values are not allowed in this context": "colon",
    "could not find expected ':'": "no-colon",
    "found unexpected end of stream": "quote",
    "found character that cannot start any token": "sign",
    "found unknown escape character": "escape",
    "did not find expected node content": "nothing",
    "did not find expected <document start>": "document",
    "found unexpected document indicator": "quote",
    "did not find expected alphabetic or numeric character": "sign",
    "found undefined tag handle": "sign",
    "did not find the expected '>'": "sign",
    "found unknown directive name": "sign",
    "found incompatible YAML document": "sign",
    "did not find expected hexdecimal number": "escape",
    "did not find expected comment or line break": "block",
    "found a tab character where an indentation space is expected": "sign",
    "no YAML": "other",
    "": "end",
}
"""What libyaml says of a slip, and the name of our text for it; nothing where the text ends too soon."""
_NO_YAML = "no YAML"
"""Said of whatever else a parser of YAML may complain of: its words are no language of ours."""


def cannot_open(error: OSError) -> CannotOpen:
    """What an error of the system says of a file."""
    return CannotOpen(Written(error.strerror or str(error)))


@dataclass(frozen=True, slots=True)
class Empty(Fault):
    """A file without any record."""

    code = "record.empty"


@dataclass(frozen=True, slots=True)
class BadSyntax(Fault):
    """Not the YAML, or the JSON, that it should be. `found` is what a YAML parser says of it, or the JSON itself."""

    code = "record.syntax"
    found: Written

    @property
    def variant(self) -> str:
        return _YAML_WORDS.get(self.found, "")


def bad_yaml(problem: str) -> BadSyntax:
    """What is wrong with a text, by what a parser of YAML says of it."""
    return BadSyntax(Written(problem if problem and problem in _YAML_WORDS else _NO_YAML))


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


@dataclass(frozen=True, slots=True)
class RowTwice(Fault):
    """A table of tricks in which the same number stands twice in a row."""

    code = "record.row-twice"
    trick: int
