"""The package for Debian, Ubuntu and their kin: under `/usr/lib/trickwise`, with command, icon and menu entry."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

import bundle
from bundle import BUILD, DIST, MADE, fail
from desktop import LINUX, install_desktop, write_filled
from dev import ROOT
from libraries import least_glibc

PLACE = BUILD / "deb"
PROGRAM = PLACE / "usr" / "lib" / "trickwise" / "trickwise"
LARGEST = 48_000_000
"""How many bytes the package may have."""
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
CONTROL = """Package: trickwise
Version: {version}
Architecture: {architecture}
Maintainer: The Trickwise authors <trickwise@localhost.invalid>
Installed-Size: {size}
Depends: libc6 (>= {glibc}), libgl1, libegl1, libxcb1
Recommends: libwayland-client0, libwayland-cursor0, libwayland-egl1
Section: education
Priority: optional
Description: tutor for Spades, Five Hundred and Pitch
 Worked hands of three trick-taking card games are played on a table that
 explains every refused play and every score, with the rule it rests on.
 Lessons, rule book and score lab work without a network, in English and in
 Chinese, traditional and simplified.
"""
CHANGES = """trickwise ({version}) stable; urgency=low

  * What has changed: CHANGELOG.md, beside this file.

 -- The Trickwise authors <trickwise@localhost.invalid>  {date}
"""
OVERRIDES = """# It brings its own Qt and Python, so that it runs where they are older, and on any kin of Debian.
trickwise: embedded-library
trickwise: custom-library-search-path
trickwise: hardening-no-pie
trickwise: shared-library-is-executable
trickwise: unstripped-binary-or-object
trickwise: library-not-linked-against-libc
trickwise: missing-depends-on-sensible-utils
"""


def build(folder: Path) -> Path:
    """Make the package of the bundle's folder; the same bundle makes the same bytes."""
    built = bundle.facts()
    shutil.rmtree(PLACE, ignore_errors=True)
    usr = PLACE / "usr"
    shutil.copytree(folder, usr / "lib" / "trickwise", symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / "trickwise").symlink_to("../lib/trickwise/trickwise")
    install_desktop(usr / "share", built)
    _document(usr / "share", built)
    _set_modes(PLACE)
    size = sum(path.lstat().st_size for path in usr.rglob("*")) // 1024
    architecture = ARCHITECTURES.get(os.uname().machine, os.uname().machine)
    control = PLACE / "DEBIAN" / "control"
    control.parent.mkdir()
    facts = {"version": built.version, "architecture": architecture, "size": size}
    control.write_text(CONTROL.format(**facts, glibc=least_glibc(folder)), encoding="utf-8")
    DIST.mkdir(exist_ok=True)
    file = DIST / f"trickwise_{built.version}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(PLACE), str(file)]
    subprocess.run(command, check=True, env=bundle.environment(built), stdout=subprocess.DEVNULL)
    if file.stat().st_size > LARGEST:
        fail(f"The package has {file.stat().st_size / 1e6:.1f} MB, and {LARGEST / 1e6:.0f} MB is the limit.")
    _look_over(file)
    return file


def _document(share: Path, built: bundle.Facts) -> None:
    """Licence, changes, man page, and what lintian is to overlook."""
    doc = share / "doc" / "trickwise"
    doc.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    notices = "What is bundled, and under which licences: /usr/lib/trickwise/_internal/resources/NOTICES.txt\n"
    (doc / "copyright").write_text(f"{licence}\n{notices}", encoding="utf-8")
    _zip(doc / "changelog.gz", CHANGES.format(version=built.version, date=formatdate(built.seconds)).encode())
    shutil.copyfile(ROOT / "CHANGELOG.md", doc / "CHANGELOG.md")
    manual = share / "man" / "man1"
    manual.mkdir(parents=True)
    write_filled(LINUX / "trickwise.1", MADE / "trickwise.1", built)
    _zip(manual / "trickwise.1.gz", (MADE / "trickwise.1").read_bytes())
    overrides = share / "lintian" / "overrides" / "trickwise"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES, encoding="utf-8")


def _zip(file: Path, content: bytes) -> None:
    file.write_bytes(gzip.compress(content, 9, mtime=0))


def _set_modes(root: Path) -> None:
    """Folders and programs can be entered and run by all, everything else read by all, nothing written."""
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path == PROGRAM
            path.chmod(0o755 if runs else 0o644)


def _look_over(file: Path) -> None:
    """Lintian's errors end the build, where there is a lintian."""
    if shutil.which("lintian"):
        command = ["lintian", "--fail-on", "error", "--tag-display-limit", "0", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            fail(f"Lintian finds errors:\n{done.stdout}{done.stderr}")
