"""The program as one folder that needs no Python: made by PyInstaller in a venv of its own, then looked over."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, NoReturn

import dev
import libraries
from dev import ROOT, say

BUILD = ROOT / "build"
DIST = ROOT / "dist"
VENV = BUILD / "venv"
MADE = BUILD / "made"
SPEC = ROOT / "packaging" / "bundle.spec"
FOLDER = BUILD / "bundle" / "trickwise"
LARGEST = 150_000_000
"""How many bytes the folder may have."""
SYSTEM_PYTHON = Path("/usr/bin/python3")
UNRESOLVED = re.compile(r"could not resolve '(?P<library>[^']+)', dependency of '(?P<by>[^']+)'")
LEFT_OUT = ("libqgtk3.so",)
"""Plugins that the bundle does without, so that what they lack is of no matter."""
BUILD_PACKAGES = ("binutils", "makeself", "xz-utils")


class Facts(NamedTuple):
    """What this build is made of."""

    version: str
    revision: str
    seconds: int
    """When that revision was committed, since 1970: the date of everything that is built."""

    @property
    def date(self) -> str:
        return datetime.fromtimestamp(self.seconds, UTC).strftime("%Y-%m-%d")


def build() -> Path:
    """Make the folder. Exits with a sentence where anything is missing."""
    if sys.platform == "linux":
        require_packages()
    make_venv()
    translate()
    install()
    built = facts()
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    (MADE / "build.yaml").write_text(
        f"version: {built.version}\nrevision: {built.revision}\ndate: {built.date}\n", encoding="utf-8"
    )
    python(["packaging/prepare.py", str(MADE)], "The parts of the bundle could not be made; it says why above.")
    require_resolved(freeze(built))
    if sys.platform == "linux":
        say(f"Dropped, since nothing needs them: {', '.join(libraries.drop_unneeded(FOLDER)) or 'none'}")
        require_libraries()
    python(["packaging/notices.py", str(FOLDER)], "The licences of what is bundled could not be told.")
    require_whole()
    return FOLDER


def require_packages() -> None:
    """Install what building needs, or say what to type."""
    wanted = (*dev.SYSTEM_PACKAGES, *BUILD_PACKAGES)
    missing = dev.missing_packages(wanted) if shutil.which("dpkg-query") else []
    if missing and not (os.geteuid() == 0 and dev.apt_install(missing)):
        fail(f"Building needs these system packages:\n  {dev.apt_line(missing)}")


def make_venv() -> None:
    """A venv with Trickwise as people get it and what builds, of Debian's Python where there is one."""
    maker = str(SYSTEM_PYTHON) if SYSTEM_PYTHON.exists() else sys.executable
    if not (VENV / "bin").exists() and not (VENV / "Scripts").exists():
        say("Making a venv to build in.")
        if not dev.succeeds([maker, "-m", "venv", str(VENV)]):
            fail(f"{maker} could not make a venv; it says why above. On Debian: {dev.apt_line(['python3-venv'])}")
    pip([".[package]"], "pip could not install what builds.")


def translate() -> None:
    """Compile the window's words; one that is not translated ends the build."""
    for source in sorted(ROOT.glob("resources/i18n/*.ts")):
        tool = str(Path(venv_python()).with_name("pyside6-lrelease"))
        command = [venv_python(), tool] if sys.platform != "win32" else [f"{tool}.exe"]
        if not dev.succeeds(
            [*command, "-silent", "-fail-on-unfinished", str(source), "-qm", str(dev.compiled(source))]
        ):
            fail(f"{source.relative_to(ROOT)} has words without a translation.")


def install() -> None:
    """Put Trickwise as it stands into the venv, as a package of its own; what an earlier build left is not taken in."""
    for left in ("lib", *(folder.name for folder in BUILD.glob("bdist.*"))):
        shutil.rmtree(BUILD / left, ignore_errors=True)
    pip(["--force-reinstall", "--no-deps", "."], "Trickwise could not be installed.")


def pip(arguments: list[str], sorry: str) -> None:
    """Install with the venv's pip, or exit with a sentence."""
    python(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments], sorry)


def facts() -> Facts:
    """Version from the settings, revision and date from git; without git, those of the variables that packagers set."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    revision, seconds = git("log", "-1", "--format=%h %ct").split() or (
        "unknown",
        os.environ.get("SOURCE_DATE_EPOCH", "0"),
    )
    mark = "+changes" if git("status", "--porcelain") else ""
    return Facts(settings["project"]["version"], revision + mark, int(seconds))


def git(*arguments: str) -> str:
    """What git says; nothing outside a checkout."""
    if not shutil.which("git"):
        return ""
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False).stdout


def freeze(built: Facts) -> str:
    """Run PyInstaller; what it said."""
    say("Bundling.")
    places = ["--distpath", str(FOLDER.parent), "--workpath", str(BUILD / "work")]
    command = [venv_python(), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, str(SPEC)]
    told = environment(built) | {"TRICKWISE_BUILT": str(MADE)}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=told)
    if done.returncode:
        fail(f"PyInstaller could not bundle it:\n{done.stderr}")
    return done.stderr


def environment(built: Facts) -> dict[str, str]:
    """What makes two builds of one revision alike."""
    return os.environ | {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(built.seconds), "QT_QPA_PLATFORM": "offscreen"}


def require_resolved(said: str) -> None:
    """Every library that something in the bundle needs was found: PyInstaller merely warns."""
    lacking = [found["library"] for found in UNRESOLVED.finditer(said) if not found["by"].endswith(LEFT_OUT)]
    if lacking:
        fail(f"These libraries are not on this machine, so the bundle lacks them: {', '.join(sorted(set(lacking)))}")


def require_libraries() -> None:
    """Every library that a file of the bundle names is in it, or on every system."""
    lacking = libraries.lacking(FOLDER)
    if lacking:
        told = ", ".join(f"{library} (for {by})" for library, by in lacking.items())
        fail(f"The bundle lacks {told}. To install them:\n  {dev.apt_line(dev.SYSTEM_PACKAGES)}")


def require_whole() -> None:
    """Each extension is compiled, and the bundle is not too large."""
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    uncompiled = [name for name in extensions() if not any(path.name.startswith(f"{name}.") for path in files)]
    if uncompiled:
        fail(f"These extensions are not compiled: {', '.join(uncompiled)}. Is there a C compiler?")
    size = sum(path.stat().st_size for path in files if not path.is_symlink())
    say(f"The bundle has {size / 1e6:.0f} MB in {len(files)} files.")
    if size > LARGEST:
        fail(f"The bundle has {size / 1e6:.0f} MB, and {LARGEST / 1e6:.0f} MB is the limit.")


def extensions() -> list[str]:
    """The modules that setuptools is to compile, by their last names, as pyproject.toml lists them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = settings.get("tool", {}).get("setuptools", {}).get("ext-modules", [])
    return [each["name"].rpartition(".")[2] for each in listed]


def python(arguments: list[str], sorry: str) -> None:
    """Run the build's own Python, or exit with a sentence."""
    if not dev.succeeds([venv_python(), *arguments], environment(facts())):
        fail(sorry)


def venv_python() -> str:
    """The Python of the venv."""
    return str(next(path for path in (VENV / "bin/python", VENV / "Scripts/python.exe") if path.exists()))


def fail(sentence: str) -> NoReturn:
    """Stop building."""
    sys.exit(f"== Not built. {sentence}")
