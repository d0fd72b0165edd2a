"""The licences of everything that an installer carries, gathered from the packages themselves."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

NOT_CARRIED = frozenset(
    ("trickwise", "pip", "setuptools", "wheel", "pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "fonttools")
)
"""What only builds: PyInstaller's own loader is carried, and its licence has an exception for that."""
LICENCE_FILES = ("LICEN", "COPYING", "NOTICE", "AUTHORS")
QT = """Qt 6 and PySide6 are used under the GNU Lesser General Public License, version 3. Their libraries lie beside the
program as files of their own and may be replaced by others of the same interface. Their source: https://download.qt.io"""
LOADER = """The program's loader is that of PyInstaller, whose licence (GPL 2 or later) has an exception that allows its
use with programs of any licence. Its source: https://pyinstaller.org"""
NOTICES = "_internal/resources/NOTICES.txt"
"""Where the window finds them."""
RULE = "-" * 78
FONTS = Path(__file__).resolve().parents[1] / "resources" / "art" / "OFL.txt"


def main() -> int:
    """Write the notices into the folder of the bundle that is named."""
    folder = Path(sys.argv[1])
    unknown = [each.metadata["Name"] for each in _carried() if not any(_texts(each)) and not _named(each)]
    if unknown:
        sys.exit(f"No licence is known of {', '.join(unknown)}.")
    (folder / NOTICES).write_text(notices(system_libraries(folder)), encoding="utf-8")
    return 0


def notices(system: dict[str, str]) -> str:
    """One text: Qt, the loader, Python, each package with its licence, the fonts, the libraries of the system."""
    parts = [
        "What Trickwise is made with, and under which licences.",
        QT,
        LOADER,
        f"Python {sys.version.split()[0]}\n\n{_python_licence()}",
        *(_told(each) for each in _carried()),
        f"Noto Sans CJK and Noto Serif CJK, cut down\n\n{FONTS.read_text(encoding='utf-8')}",
        *(f"{package} (from Debian)\n\n{text}" for package, text in sorted(system.items())),
    ]
    return f"\n\n{RULE}\n".join(parts) + "\n"


def system_libraries(folder: Path) -> dict[str, str]:
    """The packages of the system whose libraries the bundle takes along, and what Debian tells of each."""
    names = {path.name for path in (folder / "_internal").glob("*.so*")}
    command = ["dpkg", "--search", *(f"*/{name}" for name in sorted(names))]
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout if names else ""
    owners = {line.partition(":")[0] for line in listed.splitlines()}
    files = {owner: Path("/usr/share/doc") / owner / "copyright" for owner in owners}
    return {owner: _read(file) for owner, file in files.items() if file.is_file()}


def _carried() -> Iterator[Distribution]:
    found = {each.metadata["Name"]: each for each in distributions()}
    yield from (found[name] for name in sorted(found, key=str.lower) if name.lower() not in NOT_CARRIED)


def _told(package: Distribution) -> str:
    heading = f"{package.metadata['Name']} {package.version}  {_named(package)}".rstrip()
    return "\n\n".join((heading, *_texts(package)))


def _named(package: Distribution) -> str:
    return next((package.metadata[name] for name in ("License-Expression", "License") if name in package.metadata), "")


def _texts(package: Distribution) -> Iterator[str]:
    for file in package.files or ():
        if file.name.upper().startswith(LICENCE_FILES) and "dist-info" in str(file):
            yield file.read_text(encoding="utf-8")


def _python_licence() -> str:
    places = (Path(sys.base_prefix) / "LICENSE.txt", Path("/usr/share/doc/python3.11/copyright"))
    found = next((place for place in places if place.is_file()), None)
    return _read(found) if found else "Python Software Foundation License, version 2"


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace")


if __name__ == "__main__":
    sys.exit(main())
