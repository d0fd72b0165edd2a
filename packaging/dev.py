#!/usr/bin/env python3
"""Sets Trickwise up in a checkout, runs it, and checks it.

    python3 packaging/dev.py setup   everything that the others need; quick when nothing has changed
    python3 packaging/dev.py run     set up, then open the window
    python3 packaging/dev.py test    set up, then every check
    python3 packaging/dev.py long    the same with the long checks whole, and the benchmarks

It needs Python 3.11 and nothing else: the rest goes into `.venv`, in this checkout.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
STAMP = VENV / "trickwise-is-installed"
FIRST_LESSON = "spades/01-one-trick"

SYSTEM_PACKAGES = (
    # what Qt needs even without a screen
    "libgl1",
    "libegl1",
    "libxcb1",
    "libxkbcommon0",
    "libfontconfig1",
    "libdbus-1-3",
    "libglib2.0-0",
    # what it needs on X11; where one is missing, its error names the wrong one
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-image0",
    "libx11-xcb1",
    # Chinese, sans and serif, regular and bold
    "fonts-noto-cjk",
)


class Step(NamedTuple):
    """A check by the name that the summary gives it."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]


def main() -> int:
    """Do what the command line asks for; the exit code is 0 if all went well."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this may have an older one
        sys.exit(f"Trickwise needs Python 3.11 or later, and this is {sys.version.split()[0]}.")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("setup", "run", "test", "long"))
    task = parser.parse_args().task
    set_up(with_checks=task != "run")
    if task == "run":
        open_window()
    if task == "setup":
        say("Ready. `python3 packaging/dev.py run` opens the window.")
        return 0
    return check(steps(whole=task == "long"))


# Setting up


def set_up(*, with_checks: bool) -> None:
    """Bring the machine and `.venv` to what pyproject.toml asks for. Exits with a sentence where that fails.

    What the checks need is installed with them: whoever only plays is not kept waiting for it.
    """
    install_system_packages()
    if not is_installed(with_checks=with_checks):
        make_venv()
        install(with_checks=with_checks)
    build_translations()


def install_system_packages() -> None:
    """Install what a Debian or Ubuntu lacks; without root, say what to type and go on."""
    if not shutil.which("dpkg-query"):
        return
    missing = missing_packages(SYSTEM_PACKAGES)
    if not missing:
        return
    say(f"These system packages are missing: {' '.join(missing)}")
    if os.geteuid() != 0:
        say(f"Not being root, I go on without. To install them:\n  {apt_line(missing)}")
    elif not apt_install(missing):
        say(f"They could not be installed, so the window may not open. To try again:\n  {apt_line(missing)}")


def missing_packages(wanted: Sequence[str]) -> list[str]:
    """Those that are not installed. Newer systems add `t64` to some names, and apt still knows them by the old."""
    query = ["dpkg-query", "--show", "--showformat", "${db:Status-Status} ${Package}\n"]
    listed = subprocess.run(query, capture_output=True, text=True, check=False).stdout.splitlines()
    installed = {line.removeprefix("installed ") for line in listed if line.startswith("installed ")}
    return [name for name in wanted if not installed & {name, name + "t64"}]


def apt_line(packages: Sequence[str]) -> str:
    """What a person types to install packages."""
    return f"sudo apt-get update && sudo apt-get install {' '.join(packages)}"


def apt_install(packages: Sequence[str]) -> bool:
    """Whether apt-get could install them. Needs root."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages]
    succeeds(["apt-get", "update", "--quiet"], quiet)  # one source that fails need not be the one that is wanted
    return succeeds(install, quiet)


def is_installed(*, with_checks: bool) -> bool:
    """Whether `.venv` holds what this checkout asks for; asks no network."""
    stamps = {stamp_of(with_checks=True), stamp_of(with_checks=with_checks)}
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") in stamps


def stamp_of(*, with_checks: bool) -> str:
    """What is written down of an installation."""
    return f"{fingerprint()} {'with' if with_checks else 'without'} checks"


def fingerprint() -> str:
    """What the installation hangs on: the settings, the packages, this folder, and the Python behind `.venv`."""
    packages = sorted(path.parent.name for path in ROOT.glob("*/__init__.py"))
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    text = "\n".join([settings, *packages, str(ROOT), os.path.realpath(PYTHON)])
    return hashlib.sha256(text.encode()).hexdigest()


def make_venv() -> None:
    """Make `.venv`, unless there is one whose pip works."""
    look_for_pip = "import importlib.util, sys; sys.exit(importlib.util.find_spec('pip') is None)"
    if Path(PYTHON).exists() and succeeds([PYTHON, "-c", look_for_pip]):
        return
    say(f"Making .venv with Python {sys.version.split()[0]}.")
    if not importlib.util.find_spec("ensurepip"):
        install_venv_module()
    if not succeeds([sys.executable, "-m", "venv", "--clear", str(VENV)]):
        sys.exit("Python could not make .venv; it says why above.")


def install_venv_module() -> None:
    """Debian and Ubuntu ship Python without what makes a venv: install it, or exit with the line that does."""
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    say(f"This Python cannot make a venv without the system package {package}.")
    may_install = shutil.which("apt-get") and os.geteuid() == 0
    if not (may_install and apt_install([package])):
        sys.exit(f"Please install it, then start this again:\n  {apt_line([package])}")


def install(*, with_checks: bool) -> None:
    """Install Trickwise into `.venv`, editable: a changed file counts at once, with its checks or without."""
    say("Installing Trickwise into .venv. The first time takes a minute or two.")
    if with_checks and not pip_install(".[test,oracle]"):
        say("The engines to compare with could not be installed. I go on without: their tests will be skipped.")
        if not pip_install(".[test]"):
            sys.exit("pip could not install it; it says why above.")
    if not with_checks and not pip_install("."):
        sys.exit("pip could not install it; it says why above.")
    STAMP.write_text(stamp_of(with_checks=with_checks), encoding="utf-8")


def pip_install(what: str) -> bool:
    """Whether pip could install this checkout with these extras, editable."""
    command = [PYTHON, "-m", "pip", "install", "--quiet", "--editable", what]
    return succeeds(command, {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"})  # a venv has no user's folder


def build_translations() -> None:
    """Compile the window's words, where they changed."""
    changed = [source for source in sorted(ROOT.glob("resources/i18n/*.ts")) if is_newer(source, compiled(source))]
    if not changed:
        return
    say(f"Building translations: {', '.join(source.stem for source in changed)}.")
    for source in changed:
        if not succeeds([*script("pyside6-lrelease"), "-silent", str(source), "-qm", str(compiled(source))]):
            sys.exit(f"{source.relative_to(ROOT)} could not be compiled; lrelease says why above.")


def compiled(source: Path) -> Path:
    """Where a translation's compiled form lies: beside it."""
    return source.with_suffix(".qm")


def is_newer(source: Path, built: Path) -> bool:
    """Whether a file must be built again."""
    return not built.exists() or source.stat().st_mtime > built.stat().st_mtime


# Running


def open_window() -> NoReturn:
    """Become `trickwise`, or exit with what to do where there is no display."""
    if not has_display():
        sys.exit(f"There is no display here to open a window on; try:\n  .venv/bin/trickwise walk {FIRST_LESSON}")
    os.execv(PYTHON, script("trickwise"))  # noqa: S606 - no shell is wanted


def has_display() -> bool:
    """Whether Qt will find a screen, or was told to do without."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


def script(name: str) -> list[str]:
    """A command of `.venv`, started by its Python: the script itself names the folder in which it was installed."""
    return [PYTHON, str(VENV / "bin" / name)]


# Checking


def steps(*, whole: bool) -> list[Step]:
    """The checks in order, quick ones first. `whole`: the long ones too."""
    length = {"TRICKWISE_LONG": "1"} if whole else {}
    without_screen = {"QT_QPA_PLATFORM": "offscreen"}
    pytest = [PYTHON, "-m", "pytest", "-q"]
    checks = [
        Step("style", [PYTHON, "-m", "ruff", "check", "."], {}),
        Step("format", [PYTHON, "-m", "ruff", "format", "--check", "."], {}),
        Step("types", [PYTHON, "-m", "mypy"], {}),
        Step("lessons", [*script("trickwise"), "check", "lessons"], {}),
        Step("tests", [*pytest, "-n", "2"], without_screen | length),
    ]
    benchmarks = sorted(map(str, ROOT.glob("tests/benchmarks/**/bench_*.py")))
    if whole and benchmarks:
        checks.append(Step("benchmarks", [*pytest, "-s", *benchmarks], without_screen | length))
    return checks


def check(checks: Sequence[Step]) -> int:
    """Run all checks, whether or not one fails, and sum up; 1 if any failed."""
    results = [(step.name, *timed(step)) for step in checks]
    say("Summary")
    for name, passed, seconds in results:
        print(f"  {name:<12}{'passed' if passed else 'FAILED'}{seconds:>8.1f} s")
    return 0 if all(passed for _, passed, _ in results) else 1


def timed(step: Step) -> tuple[bool, float]:
    """Whether a check passed, and the seconds that it took."""
    say(f"Checking {step.name}")
    begun = time.monotonic()
    passed = succeeds(step.command, step.environment)
    return passed, time.monotonic() - begun


def succeeds(command: Sequence[str], environment: Mapping[str, str] | None = None) -> bool:
    """Run a command in the checkout, its output shown, with these variables added; whether it exits with 0."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env=os.environ | (environment or {}), check=False).returncode == 0


def say(sentence: str) -> None:
    """Tell the person at the terminal, apart from what the tools print."""
    print(f"== {sentence}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
