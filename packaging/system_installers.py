"""The installers of Windows and macOS, each built on its own system from the same bundle."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import bundle
from bundle import DIST, MADE
from dev import ROOT
from notices import NOTICES

NSI = ROOT / "packaging" / "windows" / "trickwise.nsi"


def windows(folder: Path) -> Path:
    """An installer for one user, without an administrator (NSIS)."""
    version = bundle.facts().version
    file = DIST / f"trickwise-{version}.exe"
    DIST.mkdir(exist_ok=True)
    subprocess.run(nsis(version, folder, MADE / "trickwise.ico", file), check=True)
    return file


def nsis(version: str, folder: Path, icon: Path, file: Path) -> list[str]:
    """What compiles the Windows installer."""
    given = {"VERSION": version, "BUNDLE": folder, "ICON": icon, "OUT": file}
    return ["makensis", "-V2", *(f"-D{name}={value}" for name, value in given.items()), str(NSI)]


def macos(folder: Path) -> Path:
    """A disk image with the program and a link to where programs are."""
    version = bundle.facts().version
    app = folder.parent / "Trickwise.app"
    shutil.copy(folder / NOTICES, app / "Contents" / "Resources" / "resources")  # made after the app
    stage = bundle.BUILD / "dmg"
    stage.mkdir(parents=True, exist_ok=True)
    subprocess.run(["rsync", "--archive", "--delete", str(app), str(stage)], check=True)
    if not (stage / "Applications").is_symlink():
        (stage / "Applications").symlink_to("/Applications")
    file = DIST / f"trickwise-{version}.dmg"
    DIST.mkdir(exist_ok=True)
    command = ["hdiutil", "create", "-ov", "-format", "UDZO", "-volname", "Trickwise"]
    command += ["-srcfolder", str(stage), str(file)]
    subprocess.run(command, check=True)
    return file
