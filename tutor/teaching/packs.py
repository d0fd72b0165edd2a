"""The packs on this machine's shelf: `packs/<number>/<name>/...`.

A pack is unpacked beside its place, looked at there, and put into it by one move. So whatever happens, a version lies
there whole or not at all. Of two versions the one with the higher number counts; the older goes once that is whole.
"""

from __future__ import annotations

import errno
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path

SUFFIX = ".trickwise"
"""How the name of a pack's file ends."""
_CHECKED = ".checked"
"""The file beside a pack's folder: what the folder held when it was checked. No pack is called so."""
_NEW, _GONE = "new-", "gone-"
_LEFT_FOR = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack's folder, which bears its name; it lies alone in a folder of ours."""

    folder: Path

    @property
    def name(self) -> str:
        """The pack's name. Another pack of the same name is another version of it."""
        return self.folder.name

    @property
    def place(self) -> Path:
        """The folder of ours."""
        return self.folder.parent


def packs_in(home: Path) -> tuple[Pack, ...]:
    """The packs that were put into a folder, by name; of each the newest version."""
    newest = {pack.name: pack for _, pack in _versions(home)}
    return tuple(newest[name] for name in sorted(newest))


def pack_named(home: Path, name: str) -> Pack | None:
    """The pack of a name."""
    return next((pack for pack in packs_in(home) if pack.name == name), None)


def new_place(home: Path, now: datetime) -> Path:
    """A folder beside the packs, to unpack one into. Raises OSError."""
    home.mkdir(parents=True, exist_ok=True)
    _sweep(home, now)
    return Path(tempfile.mkdtemp(prefix=_NEW, dir=home))


def put(home: Path, pack: Pack) -> Pack:
    """Puts a pack that was checked into its place, in the place of older versions. Raises OSError."""
    (pack.place / _CHECKED).write_text(digest(pack), encoding="utf-8")
    number = max((number for number, _ in _versions(home)), default=0) + 1
    while True:
        place = home / str(number)
        try:
            pack.place.rename(place)
            break
        except OSError as error:
            if error.errno not in (errno.EEXIST, errno.ENOTEMPTY):
                raise
            number += 1  # another window was quicker
    there = Pack(place / pack.name)
    if is_whole(there):
        for older, version in _versions(home):
            if version.name == pack.name and older < number:
                drop(version.place)
    return there


def take_off(home: Path, name: str) -> None:
    """Takes a pack off the shelf, the oldest version first. Raises OSError where one stays."""
    for _, version in _versions(home):
        if version.name == name:
            drop(version.place)
            if version.place.exists():
                raise PermissionError(version.place)


def drop(place: Path) -> None:
    """Deletes a folder of ours: out of its place by one move, then whatever of it can be."""
    gone = place.with_name(f"{_GONE}{place.name}")
    with suppress(OSError):
        shutil.rmtree(gone, ignore_errors=True)  # left there by an earlier one
        place.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)


def digest(pack: Pack) -> str:
    """What stands for all that a pack holds: the same names with the same bytes have the same. Raises OSError."""
    found = sha256()
    for file in sorted(pack.folder.rglob("*")):
        if file.is_file():
            name, content = file.relative_to(pack.folder).as_posix(), file.read_bytes()
            found.update(f"{name}\0{len(content)}\0".encode("utf-8", "surrogateescape"))
            found.update(content)
    return found.hexdigest()


def is_whole(pack: Pack) -> bool:
    """Whether a pack still holds what was checked."""
    try:
        return noted(pack) == digest(pack)
    except OSError:
        return False


def noted(pack: Pack) -> str:
    """What stands for what a pack held when it was checked: each version has its own. Empty where it is lost."""
    try:
        return (pack.place / _CHECKED).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _versions(home: Path) -> Iterator[tuple[int, Pack]]:
    """Every version of every pack, the oldest first."""
    try:
        places = sorted((int(place.name), place) for place in home.iterdir() if _is_number(place.name))
    except OSError:
        return
    for number, place in places:
        with suppress(OSError):
            folders = [folder for folder in place.iterdir() if folder.is_dir()]
            if len(folders) == 1:
                yield number, Pack(folders[0])


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdecimal() and len(name) < 10  # noqa: PLR2004 - as many as nobody puts there


def _sweep(home: Path, now: datetime) -> None:
    """Deletes what a window has left that was killed long ago."""
    for place in home.iterdir():
        with suppress(OSError):
            if place.name.startswith((_NEW, _GONE)) and place.stat().st_mtime < (now - _LEFT_FOR).timestamp():
                shutil.rmtree(place, ignore_errors=True)
