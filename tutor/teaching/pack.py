"""Lesson packs: a course's folder as one `.trickwise` file, which is a zip of it. They come from strangers.

A pack holds one folder (`my-club/course.yaml`, `my-club/01-first/lesson.yaml`, ...), nothing beside it. The versions
of its formats are those of the files inside.
"""

from __future__ import annotations

import errno
import lzma
import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from tutor.records.faults import Fault, Written
from tutor.records.file_faults import CannotOpen, NoSuchFile
from tutor.records.tree import Mark, UnreadableError
from tutor.teaching.course_faults import NoPack, OddName, OneFolder
from tutor.teaching.files import LARGEST
from tutor.teaching.folder_faults import OutsideFolder, TooLarge, TooManyFiles
from tutor.teaching.packs import SUFFIX
from tutor.teaching.reader import LARGEST_FOLDER, MOST_FILES

_KIB = 1024
_LONGEST = 200
"""How many signs a name may have with its folders, and half as many bytes each of them."""
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EIO)
"""What goes wrong in writing and is no fault of the pack: its maker could mend nothing."""
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Kinds of signs that are not seen, by Unicode's names: control signs, and those that turn the way of writing."""
_RESERVED = frozenset('<>"|?*')
_DEVICES = frozenset(
    ("CON", "PRN", "AUX", "NUL", *(f"{port}{number}" for port in ("COM", "LPT") for number in range(1, 10)))
)
"""What Windows keeps for itself, whatever comes after a dot."""
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    NotImplementedError,
    RuntimeError,
    EOFError,
    ValueError,
    MemoryError,
)
"""What a zip raises that is none, or a broken, locked or odd one."""
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""Zip's first day: the same folder makes the same pack."""


def is_pack(path: Path) -> bool:
    """Whether a path names a pack."""
    return path.suffix.lower() == SUFFIX and not path.is_dir()


def unpack(pack: Path, into: Path) -> Path:
    """Writes the folder of a pack into another, and returns it.

    Raises UnreadableError; nothing is written where the pack is at fault. Raises OSError where there is no room.
    """
    try:
        _require(_faults_of_file(pack))
        with zipfile.ZipFile(pack) as found:
            entries = [entry for entry in found.infolist() if not entry.is_dir() and not _is_litter(entry)]
            _require(_faults(entries))
            contents = {entry.filename: _content(found, entry) for entry in entries}
    except UnreadableError:
        raise
    except FileNotFoundError:
        raise _unreadable(NoSuchFile()) from None
    except OSError as error:
        raise _unreadable(CannotOpen(Written(error.strerror or str(error)))) from None
    except _BROKEN:
        raise _unreadable(NoPack()) from None
    try:
        for name, content in contents.items():
            file = into / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    except OSError as error:
        if error.errno in _NO_ROOM:
            raise
        raise _unreadable(CannotOpen(Written(error.strerror or str(error)))) from None
    return into / PurePosixPath(entries[0].filename).parts[0]


def write_pack(folder: Path, pack: Path) -> None:
    """Makes a pack of a course's folder; the same folder makes the same bytes. Raises OSError."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    with zipfile.ZipFile(pack, "w", zipfile.ZIP_DEFLATED) as made:
        for file in files:
            name = PurePosixPath(folder.resolve().name, *file.relative_to(folder).parts)
            made.writestr(zipfile.ZipInfo(str(name), _EPOCH), file.read_bytes(), zipfile.ZIP_DEFLATED)


def _faults_of_file(pack: Path) -> Iterable[Fault]:
    """What keeps a file from being looked into: it may be a pipe, or have far more than a pack may hold."""
    if pack.exists() and not pack.is_file():
        yield NoPack()
    elif pack.exists() and pack.stat().st_size > 2 * LARGEST_FOLDER:
        yield TooLarge(pack.stat().st_size // _KIB, LARGEST_FOLDER // _KIB)


def _faults(entries: list[zipfile.ZipInfo]) -> Iterable[Fault]:
    """What keeps a pack from being written out, the worst first."""
    names = [entry.filename for entry in entries]
    folders = {str(parent) for name in names for parent in PurePosixPath(name).parents}
    if len({name.casefold() for name in names}) < len(names) or folders & set(names) or any(map(_is_long, names)):
        yield NoPack()
    outside = next((entry.filename for entry in entries if not _is_plain(entry)), None)
    if outside is not None:
        yield OutsideFolder(_shown(outside))
    odd = next(filter(_is_odd, names), None)
    if odd is not None:
        yield OddName(_shown(odd))
    if len(entries) > MOST_FILES:
        yield TooManyFiles(len(entries), MOST_FILES)
    size = sum(entry.file_size for entry in entries)
    if size > LARGEST_FOLDER:
        yield TooLarge(size // _KIB, LARGEST_FOLDER // _KIB)
    if len({PurePosixPath(entry.filename).parts[:1] for entry in entries}) != 1 or _is_loose(entries):
        yield OneFolder()


def _is_litter(entry: zipfile.ZipInfo) -> bool:
    """What macOS puts into a zip besides what was asked for."""
    parts = PurePosixPath(entry.filename).parts
    return parts[:1] == ("__MACOSX",) or parts[-1:] == (".DS_Store",)


def _is_plain(entry: zipfile.ZipInfo) -> bool:
    """Whether an entry is a file with a name that stays in its folder, and no link."""
    name, mode = entry.filename, entry.external_attr >> 16
    parts = PurePosixPath(name).parts
    leads_out = name.startswith("/") or ".." in parts or any(sign in name for sign in "\\:\0")
    return not leads_out and (not mode or stat.S_IFMT(mode) in (0, stat.S_IFREG))


def _is_long(name: str) -> bool:
    """Whether some system has no room for a name."""
    return len(name) > _LONGEST or any(len(part.encode()) > _LONGEST // 2 for part in PurePosixPath(name).parts)


def _is_odd(name: str) -> bool:
    """Whether some system does not have a name, or it has signs that are not seen; a pack's own may not be hidden."""
    return name.startswith(".") or any(map(_is_odd_part, name.split("/")))


def _shown(name: str) -> Written:
    """A stranger's name as it may be told: signs that are not seen by their numbers."""
    return Written("".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in name))


def _is_odd_part(part: str) -> bool:
    is_unseen = any(unicodedata.category(sign) in _UNSEEN for sign in part)
    is_device = part.partition(".")[0].strip().upper() in _DEVICES
    return is_unseen or is_device or part != part.strip(" ").rstrip(".") or bool(_RESERVED & set(part))


def _is_loose(entries: list[zipfile.ZipInfo]) -> bool:
    return any(len(PurePosixPath(entry.filename).parts) == 1 for entry in entries)


def _content(pack: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """The bytes of an entry, however many it claims to have."""
    with pack.open(entry) as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise _unreadable(TooLarge(len(content) // _KIB, LARGEST // _KIB))
    return content


def _require(faults: Iterable[Fault]) -> None:
    for fault in faults:
        raise _unreadable(fault)


def _unreadable(fault: Fault) -> UnreadableError:
    return UnreadableError(Mark(1, 1), fault)
