"""The learners of this machine: a folder with a file for each, which bears the learner's name.

Nobody who is written down here has to be opened to be listed, and a damaged file still says whose it is. The first
learner has no name until one is given.
"""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from tutor.progress.files import SUFFIX, copy_of, create, move, settle
from tutor.progress.troubles import StoreError, Why

LONGEST: Final = 40
"""How many signs a name may have."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Unicode's kinds of signs that are not seen, or turn the direction of what follows."""
_MOST_BYTES: Final = 180
"""What a file's name has room for, with what is added to it."""
_NAMELESS: Final = "_"
_PLAIN: Final = frozenset(" -'()")
_DEVICES: Final = frozenset(
    ("CON", "PRN", "AUX", "NUL", *(f"{port}{number}" for port in ("COM", "LPT") for number in "0123456789¹²³"))
)
"""What Windows takes for a device, whatever comes after a full stop."""
_REMOVED: Final = "removed"
_KEPT_FOR: Final = timedelta(days=30)
_STAMP: Final = "%Y%m%dT%H%M%S"


@dataclass(frozen=True, slots=True)
class Learner:
    """A learner's name, and the file with what was done. The name is empty for the first one."""

    name: str
    file: Path


class NameFault(Enum):
    """Why a name will not do."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    TAKEN = "taken"


@dataclass(frozen=True, slots=True)
class Removed:
    """A learner who was removed, and where the file waits to be brought back."""

    learner: Learner
    waits: Path


def learners(folder: Path) -> tuple[Learner, ...]:
    """Everyone who has a file, by name."""
    try:
        found = [file for file in folder.iterdir() if file.suffix == SUFFIX and file.is_file()]
    except OSError:
        return ()
    return tuple(sorted((Learner(_name_of(file.stem), file) for file in found), key=_sorted_by))


def learner(folder: Path, name: str) -> Learner:
    """A learner by name, whether there is a file yet or not."""
    there = next((each for each in learners(folder) if each.name == name), None)
    return there or Learner(name, folder / f"{_stem_of(name)}{SUFFIX}")


def tidied(name: str) -> str:
    """A name as it is kept: with single blanks, its signs in one form, and none that nobody sees."""
    seen = "".join(sign for sign in name if sign.isspace() or unicodedata.category(sign) not in _UNSEEN)
    return " ".join(unicodedata.normalize("NFC", seen).split())


def fault_of(folder: Path, name: str, besides: Learner | None = None) -> NameFault | None:
    """Why a name cannot be given to a learner; None where it can. `besides` is the one who gives it up."""
    name = tidied(name)
    if not name:
        return NameFault.EMPTY
    if len(name) > LONGEST or len(_stem_of(name).encode()) > _MOST_BYTES:
        return NameFault.TOO_LONG
    taken = {each.name.casefold() for each in learners(folder) if each != besides}
    return NameFault.TAKEN if name.casefold() in taken else None


def free_name(folder: Path, name: str) -> str:
    """The name, or one like it that nobody has: `Ann (2)`."""
    name = tidied(name)[: LONGEST - 5] or "1"
    tried = (name, *(f"{name} ({again})" for again in range(2, 1000)))
    return next((each for each in tried if fault_of(folder, each) is None), "1")


def add(folder: Path, name: str) -> Learner:
    """A new learner, with an empty file; `fault_of` has let the name pass. Raises StoreError."""
    added = Learner(tidied(name), folder / f"{_stem_of(tidied(name))}{SUFFIX}")
    create(added.file)
    return added


def rename(folder: Path, known: Learner, name: str) -> Learner:
    """The learner under another name. Raises StoreError, also where a window has the file open."""
    named = Learner(tidied(name), folder / f"{_stem_of(tidied(name))}{SUFFIX}")
    _settle(known.file)
    move(known.file, named.file)
    with suppress(OSError):
        copy_of(known.file).rename(copy_of(named.file))
    return named


def remove(folder: Path, known: Learner, now: datetime) -> Removed:
    """Takes a learner off the list; the file waits. Raises StoreError as `rename` does."""
    waits = folder / _REMOVED / f"{known.file.stem}.{now.astimezone(UTC):{_STAMP}}{SUFFIX}"
    with suppress(OSError):
        waits.parent.mkdir(parents=True, exist_ok=True)
    _settle(known.file)
    move(known.file, waits)
    with suppress(OSError):
        copy_of(known.file).unlink(missing_ok=True)
    return Removed(known, waits)


def restore(folder: Path, removed: Removed) -> Learner:
    """Brings a learner back, under another name where the old one was given away since. Raises StoreError."""
    name, file = removed.learner.name, removed.learner.file
    if file.exists():
        name = free_name(folder, name)
        file = folder / f"{_stem_of(name)}{SUFFIX}"
    move(removed.waits, file)
    return Learner(name, file)


def forget(folder: Path, now: datetime) -> None:
    """Deletes for good who was removed long ago."""
    with suppress(OSError):
        for file in (folder / _REMOVED).iterdir():
            since = file.name.removesuffix(SUFFIX).rpartition(".")[2]
            with suppress(ValueError, OSError):
                if now - datetime.strptime(since, _STAMP).replace(tzinfo=UTC) > _KEPT_FOR:
                    file.unlink()


def _settle(file: Path) -> None:
    """A damaged file can be renamed and removed all the same."""
    try:
        settle(file)
    except StoreError as error:
        if error.trouble.why is not Why.DAMAGED:
            raise


def _stem_of(name: str) -> str:
    """A name as a file can bear it anywhere."""
    stem = "".join(sign if sign.isalnum() or sign in _PLAIN else _escaped(sign) for sign in name)
    bare = stem.rstrip(" ")  # Windows drops what hangs over
    if bare.upper() in _DEVICES:
        bare = f"{_escaped(bare[0])}{bare[1:]}"
    return bare + _escaped(stem[len(stem.rstrip(" ")) :]) or _NAMELESS


def _escaped(sign: str) -> str:
    return "".join(f"%{byte:02X}" for byte in sign.encode("utf-8", "replace"))


def _name_of(stem: str) -> str:
    return "" if stem == _NAMELESS else unicodedata.normalize("NFC", unquote(stem))


def _sorted_by(known: Learner) -> tuple[str, str]:
    return known.name.casefold(), known.name
