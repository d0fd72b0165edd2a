"""What a Linux desktop wants to know of a program: menu entry, icons, file type, description."""

from __future__ import annotations

import shutil
from pathlib import Path

from bundle import MADE, Facts
from dev import ROOT

LINUX = ROOT / "packaging" / "linux"
METAINFO = "org.trickwise.Trickwise.metainfo.xml"


def install_desktop(share: Path, built: Facts) -> None:
    """Lay everything out below a `share` folder."""
    _copy(LINUX / "trickwise.desktop", share / "applications")
    _copy(LINUX / "trickwise.xml", share / "mime" / "packages")
    (share / "metainfo").mkdir(parents=True)
    write_filled(LINUX / METAINFO, share / "metainfo" / METAINFO, built)
    for icon in sorted((MADE / "icons").glob("*.png")):
        place = share / "icons" / "hicolor" / f"{icon.stem}x{icon.stem}" / "apps"
        place.mkdir(parents=True)
        shutil.copyfile(icon, place / "trickwise.png")


def write_filled(source: Path, target: Path, built: Facts) -> None:
    """A copy of a file with version and date filled in."""
    text = source.read_text(encoding="utf-8").replace("@VERSION@", built.version).replace("@DATE@", built.date)
    target.write_text(text, encoding="utf-8")


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    shutil.copyfile(file, folder / file.name)
