#!/usr/bin/env python3
"""Shows that an installer needs no more than it says: in a Debian without fonts, without Python, without a network.

    sudo python3 packaging/verify.py [deb|run|all] [bookworm|trixie|all]

It takes what `packaging/build.py` left in `dist/`. In each such Debian it installs it with the dependencies that it
declares, plays the first lesson by mouse in three languages as a plain user, runs the command, installs it over itself,
removes it, and says what is left. The pictures lie in `build/verify`. The first paint is timed beside that of the
source.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import dev
import first_paint
from bundle import BUILD, DIST
from clean_room import HOME, LEARNER, CleanRoom
from dev import ROOT, say
from play import LANGUAGES, Player
from screen import Screen

NEEDED = ("debootstrap", "xvfb", "xdotool", "util-linux")
SUITES = ("bookworm", "trixie")
LEAST = ("libgl1", "libegl1", "libxcb1")
"""What `.run` needs of the system, as `.deb` depends on it; every desktop has it."""
OWN_DATA = (".local/share/trickwise", ".config/trickwise", ".config/QtProject.conf", ".cache/fontconfig")
"""What a learner keeps, and what Qt and fontconfig note for themselves."""
LARGEST_RATIO = 1.2


class Way(NamedTuple):
    """How an installer is used: each takes the room, and the place of the file inside."""

    pattern: str
    prepare: Callable[[CleanRoom, Path], object]
    install: Callable[[CleanRoom, Path], None]
    remove: Callable[[CleanRoom], object]
    command: str
    """How the installed program is called."""
    bundle: str


def install_deb(room: CleanRoom, file: Path) -> None:
    """With what it depends on, and nothing that it only recommends."""
    room.as_root(["apt-get", "install", "--yes", "--reinstall", "--no-install-recommends", str(file)])


def install_run(room: CleanRoom, file: Path) -> None:
    """As a plain user, without a network."""
    require(room.tell(["sh", str(file)]).returncode == 0, "the .run installs for a user")


def remove_run(room: CleanRoom) -> None:
    """By the script that it left."""
    require(room.tell([f"{HOME}/.local/lib/trickwise/uninstall.sh"]).returncode == 0, "its uninstall.sh runs")


WAYS = {
    "deb": Way(
        "trickwise_*.deb",
        lambda _room, _file: None,
        install_deb,
        lambda room: room.as_root(["apt-get", "purge", "--yes", "trickwise"]),
        "/usr/bin/trickwise",
        "/usr/lib/trickwise",
    ),
    "run": Way(
        "trickwise-*.run",
        lambda room, _file: room.as_root(["apt-get", "install", "--yes", "--no-install-recommends", *LEAST]),
        install_run,
        remove_run,
        f"{HOME}/.local/bin/trickwise",
        f"{HOME}/.local/lib/trickwise",
    ),
}


def main() -> int:
    """Verify what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", nargs="?", default="all", choices=(*WAYS, "all"))
    parser.add_argument("suite", nargs="?", default="all", choices=(*SUITES, "all"))
    asked = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("It makes a Debian of its own, and only root may.")
    missing = dev.missing_packages(NEEDED)
    if missing and not dev.apt_install(missing):
        sys.exit(f"It needs these system packages:\n  {dev.apt_line(missing)}")
    for kind in WAYS if asked.kind == "all" else (asked.kind,):
        for suite in SUITES if asked.suite == "all" else (asked.suite,):
            verify(kind, suite)
    return 0


def verify(kind: str, suite: str) -> None:
    """Take one installer through one Debian. Exits with the first thing that is not as it should be."""
    way = WAYS[kind]
    file = max(DIST.glob(way.pattern), key=lambda path: path.stat().st_mtime, default=None)
    if file is None:
        sys.exit(f"There is no {way.pattern} in {DIST.relative_to(ROOT)}: python3 packaging/build.py {kind}")
    say(f"{file.name} on Debian {suite}")
    room = CleanRoom(suite)
    inside = Path("/opt") / file.name
    shutil.copy(file, room.at(inside))
    room.as_root(["apt-get", "update"])
    way.prepare(room, inside)
    before = room.files()
    way.install(room, inside)
    fonts = [name for name in room.files() if name.endswith((".ttf", ".otf", ".pfb", ".pcf.gz"))]
    elsewhere = [name for name in fonts if not name.startswith(way.bundle.lstrip("/"))]
    require(not elsewhere, f"the system has no font of its own, the program {len(fonts)}")
    command(room, way)
    watched(room, way, BUILD / "verify" / f"{kind}-{suite}")
    way.install(room, inside)
    require(command_works(room, way), "it installs over itself")
    way.remove(room)
    left = room.files() - before - room.of_packages()
    require_only_own(sorted(left))


def command(room: CleanRoom, way: Way) -> None:
    """What the command does without a window: tells itself, walks, judges, packs, checks."""
    require(command_works(room, way), room.tell([way.command, "--version"]).stdout.strip())
    for language in LANGUAGES:
        walked = room.tell([way.command, "walk", "spades/02-follow-suit", "--lang", language])
        require(walked.returncode == 0 and walked.stdout.count("\n") > LINES, f"walk in {language}")
    record = room.at(Path(way.bundle)) / "_internal/lessons/spades/records/whole.yaml"
    shutil.copy(record, room.home / "whole hand.yaml")
    course(room, way)
    judged = room.tell([way.command, "judge", f"{HOME}/whole hand.yaml"])
    require(judged.returncode == 0 and judged.stdout.count("\n") > LINES, "judge a record")
    require(room.tell([way.command, "pack", f"{HOME}/club", "--out", f"{HOME}/club.trickwise"]).returncode == 0, "pack")
    checked = room.tell([way.command, "check", f"{HOME}/club.trickwise"])
    require(checked.returncode == 0, f"check a pack {checked.stdout}{checked.stderr}".strip())
    require(room.tell([way.command, "check", f"{HOME}/none"]).returncode != 0, "check tells of what is not there")


LINES = 10
"""More than so many lines are a lesson, or a hand."""
COURSE = """format: trickwise-course/1
game: spades
language: en
title: "The club"
lessons:
  - {id: club/01-one-trick}
"""


def course(room: CleanRoom, way: Way) -> None:
    """A small course of one's own: the first lesson, as a club would copy and change it."""
    lessons = room.at(Path(way.bundle)) / "_internal/lessons/spades"
    club = room.home / "club"
    shutil.copytree(lessons / "01-one-trick", club / "01-one-trick")
    shutil.copytree(lessons / "records", club / "records")
    for file in lessons.glob("mistakes*.yaml"):
        shutil.copy(file, club / file.name)
    (club / "course.yaml").write_text(COURSE, encoding="utf-8")
    room.as_root(["chown", "--recursive", LEARNER, str(HOME)])


def command_works(room: CleanRoom, way: Way) -> bool:
    """Whether it says which it is."""
    told = room.tell([way.command, "--version"])
    return told.returncode == 0 and told.stdout.startswith("trickwise ")


def watched(room: CleanRoom, way: Way, pictures: Path) -> None:
    """What is seen: a lesson played in each language, then the time to the first paint."""
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    with Screen(pictures) as screen:
        for language in LANGUAGES:
            played = Player(room, screen, pictures, way.command).play(language)
            require(played.stars > 0, f"the first lesson in {language}: {played}")
        added = Player(room, screen, pictures, way.command).add(f"{HOME}/club.trickwise")
        require(added, "a pack opens the window, and its lessons are added")
        times = first_paint.compare(room, screen, way.command)
    require(times.ratio <= LARGEST_RATIO, str(times))


def require_only_own(left: list[str]) -> None:
    """After the removal nothing is there that was not before, besides what is the user's."""
    home = str(HOME.relative_to("/"))
    ours = tuple(f"{home}/{place}" for place in (*OWN_DATA, "club", "whole hand.yaml"))
    parents = {str(parent) for name in ours for parent in Path(name).parents}
    strange = [name for name in left if not name.startswith(ours) and name not in parents]
    require(
        not strange, f"nothing is left but the user's own: {', '.join(strange) or len(left)} {'files' * (not strange)}"
    )
    require(any(name.endswith(".sqlite") for name in left), "what the learner has done is still there")


def require(holds: bool, told: str) -> None:  # noqa: FBT001 - what holds is said by the sentence
    """Say that it holds, or end."""
    if not holds:
        sys.exit(f"== NOT SO: {told}")
    print(f"   ok: {told}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
