"""The shared libraries of a Linux bundle: what nothing needs is dropped, and what is needed must be there."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

OF_THE_SYSTEM = re.compile(
    r"(lib(c|m|dl|rt|pthread|resolv|util|GL|EGL|GLX|OpenGL|xcb|wayland-\w+)|ld-linux[-\w]*)\.so\.\d+"
)
"""What every desktop has, or the package depends on; libraries of a graphics driver must come from its system."""
OF_THE_PRINTER = frozenset({"libcups.so.2"})
"""Machines that print have it, and what it needs: bundled it would bring a dozen others. Without it, PDF is written."""
OPENED_BY_NAME = ("libdbus-1.so", "libpython")
"""Needed by no file, and opened while the program runs."""
NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
GLIBC = re.compile(r"GLIBC_(\d+)\.(\d+)")


def drop_unneeded(folder: Path) -> list[str]:
    """Remove system libraries that PyInstaller took along for a plugin that has since been left out; their names."""
    loose = {file.name: file for file in (folder / "_internal").glob("lib*.so*") if not file.is_symlink()}
    droppable = {name for name in loose if not name.startswith(OPENED_BY_NAME)}
    dropped = sorted(unneeded(needs_of(folder), droppable))
    for name in dropped:
        loose[name].unlink()
    return dropped


def unneeded(needs: Mapping[str, frozenset[str]], droppable: set[str]) -> set[str]:
    """Those that only the printer's library, or another of them, needs. `needs`: each file's name and its libraries."""
    gone = droppable & OF_THE_PRINTER
    while True:
        wanted = frozenset[str]().union(*(needs[name] for name in needs.keys() - gone))
        more = {name for name in droppable - gone if name not in wanted}
        if not more:
            return gone
        gone |= more


def lacking(folder: Path) -> dict[str, str]:
    """Libraries that are neither in the bundle nor on every system, each with a file that needs it."""
    needs = needs_of(folder)
    return {
        library: name
        for name, libraries in sorted(needs.items())
        for library in sorted(libraries - needs.keys() - OF_THE_PRINTER)
        if not OF_THE_SYSTEM.fullmatch(library)
    }


def needs_of(folder: Path) -> dict[str, frozenset[str]]:
    """Each program and library of a folder, by its file's name, with the libraries that it names."""
    return {file.name: _needed(file) for file in folder.rglob("*") if _is_elf(file)}


def least_glibc(folder: Path) -> str:
    """The oldest C library that every program and library of a folder runs with: `2.36`."""
    asked = {
        tuple(map(int, each)) for file in folder.rglob("*") if _is_elf(file) for each in GLIBC.findall(_head(file))
    }
    return ".".join(map(str, max(asked, default=(2, 0))))


def _is_elf(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _needed(file: Path) -> frozenset[str]:
    return frozenset(NEEDED.findall(_head(file)))


def _head(file: Path) -> str:
    told = subprocess.run(["objdump", "--private-headers", str(file)], capture_output=True, text=True, check=True)
    return told.stdout
