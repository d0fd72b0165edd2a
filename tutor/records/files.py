"""Turns a file into documents: YAML, a YAML stream, JSON, or JSON Lines."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from tutor.records.faults import Fault, Written
from tutor.records.file_faults import (
    CannotOpen,
    Empty,
    HasNul,
    IsFolder,
    NoSuchFile,
    NotAFile,
    NotText,
    OddSign,
    TooLarge,
)
from tutor.records.json_text import read_line, read_values
from tutor.records.tree import Items, Mark, Node, Unreadable, UnreadableError
from tutor.records.yaml_text import read_documents

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
_JSON = re.compile(r'\s*\{\s*["}]')
JSON_LINES = frozenset((".jsonl", ".ndjson"))
"""The endings of files with a record a line."""
_YAML = frozenset((".yaml", ".yml"))
_MIB = 2**20
_LARGEST = 64
"""How many MiB a file may have."""
LARGEST = _LARGEST * _MIB


@dataclass(frozen=True, slots=True)
class Documents:
    """What stands in a file, in order. `by_line` tells JSON Lines, where each line is a record of its own."""

    found: tuple[Node | Unreadable, ...]
    by_line: bool


def read_file(path: Path) -> Documents:
    """The documents of a file. Raises UnreadableError where it cannot be read, or holds none."""
    return read_text(file_text(path), path.suffix.lower())


def read_text(source: str, kind: str = "") -> Documents:
    """The documents of a text. `kind` is a file's ending; without one, the text tells. Raises UnreadableError."""
    found = Documents(tuple(_read(source, kind)), kind in JSON_LINES)
    if not found.found:
        raise UnreadableError(Mark(1, 1), Empty())
    if not found.by_line and isinstance(found.found[0], Unreadable):
        raise UnreadableError(found.found[0].mark, found.found[0].fault)
    return found


def _read(source: str, kind: str) -> list[Node | Unreadable]:
    if kind in JSON_LINES:
        lines = enumerate(source.split("\n"), 1)
        return [read_line(line, number) for number, line in lines if line.strip()]
    if kind == ".json" or (kind not in _YAML and _JSON.match(source)):
        return [record for value in read_values(source) for record in _spread(value)]
    return list(read_documents(source))


def _spread(value: Node | Unreadable) -> tuple[Node | Unreadable, ...]:
    """A JSON list of records is as good as the records one by one."""
    return value.nodes if isinstance(value, Items) else (value,)


def file_text(path: Path) -> str:
    """The text of a file. Raises UnreadableError."""
    try:
        found = path.stat()
        if not (S_ISREG(found.st_mode) or S_ISDIR(found.st_mode)):
            raise _unreadable(NotAFile())
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise _unreadable(NoSuchFile()) from None
    except IsADirectoryError:
        raise _unreadable(IsFolder()) from None
    except UnreadableError:
        raise
    except (OSError, ValueError) as error:
        fault = IsFolder() if path.is_dir() else CannotOpen(Written(getattr(error, "strerror", None) or str(error)))
        raise _unreadable(fault) from None
    return decoded(content)


def decoded(content: bytes) -> str:
    """The text that bytes are. Raises UnreadableError where they are no UTF-8 text, or too many."""
    if len(content) > LARGEST:
        raise _unreadable(TooLarge(_LARGEST))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _unreadable(NotText(), content[: error.start].decode("utf-8", "replace")) from None
    odd = _CONTROL.search(text)
    if odd:
        fault = HasNul() if odd[0] == "\0" else OddSign(Written(f"U+{ord(odd[0]):04X}"))
        raise _unreadable(fault, text[: odd.start()])
    return text.replace("\r\n", "\n")


def _unreadable(fault: Fault, before: str = "") -> UnreadableError:
    lines = before.split("\n")
    return UnreadableError(Mark(len(lines), len(lines[-1]) + 1), fault)
