"""Plays the first lesson in the installed window by the mouse, where its twin tells, and looks at every page."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from clean_room import HOME, LEARNER, CleanRoom, end
from dev import PYTHON, ROOT
from screen import Screen

LANGUAGES = ("en", "zh_TW", "zh_CN")
LESSON = "spades/01-one-trick"
DIFFERENT = 0.3
"""A square in which more of the pixels differ has another sign in it."""
KEPT = (0, 1, 7, 20)
"""After which gestures the picture is kept even where it is as it should be."""
QUIET = "[General]\nanimation_speed=0.0\nlook=light\n"
SECONDS = 60
PATIENCE = 30
"""For how many seconds a page may be on its way."""
PLACE = re.compile(r"Position: (\d+),(\d+).*?Geometry: (\d+)x(\d+)", re.DOTALL)


class Played(NamedTuple):
    """How it went: presses and drags made, the stars that were kept, and how far a page was from its twin at most."""

    gestures: int
    stars: int
    difference: float

    def __str__(self) -> str:
        return f"{self.gestures} presses and drags, {self.stars} stars, furthest from its twin {self.difference:.2f}"


class Player:
    """A learner before the installed window."""

    def __init__(self, room: CleanRoom, screen: Screen, pictures: Path, command: str) -> None:
        """`pictures` is where they are kept."""
        self._room, self._screen, self._pictures, self._command = room, screen, pictures, command

    def play(self, language: str) -> Played:
        """Open the window in a language of the system, and go through the lesson."""
        shutil.rmtree(self._room.home / ".local/share/trickwise", ignore_errors=True)
        window = self._started(language, "")
        with tempfile.TemporaryDirectory() as folder:
            left, top, width, height = self._stands()
            told = [PYTHON, "packaging/twin.py", folder, language, str(width), str(height)]
            twin = subprocess.Popen(told, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            worst, count = self._look(twin, language, 0), 0
            while gesture := _ask(twin, "gesture"):
                kind, places = gesture
                at = [(x + left, y + top) for x, y in places]
                self._screen.press(at[0]) if kind == "press" else self._screen.drag(at[0], at[1])
                count += 1
                worst = max(worst, self._look(twin, language, count))
            twin.communicate()
        self._close(window)
        return Played(count, self._stars(), worst)

    def add(self, file: str) -> bool:
        """Whether the window opens with a pack, looks at it, and puts it on the shelf."""
        shelf = self._room.home / ".local/share/trickwise/packs"
        window = self._started("en", file)
        latest = time.monotonic() + SECONDS
        while not any(shelf.glob(f"[0-9]*/{Path(file).stem}")) and time.monotonic() < latest:
            time.sleep(0.5)
        self._screen.wait_still()
        self._screen.save(self._pictures / "pack.png")
        added = window.poll() is None and any(shelf.glob(f"[0-9]*/{Path(file).stem}"))
        self._close(window)
        return added

    def _started(self, language: str, file: str) -> subprocess.Popen[bytes]:
        """As a desktop starts it: with nothing to read from or to write to."""
        settings = self._room.home / ".config/trickwise/trickwise.ini"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(QUIET, encoding="utf-8")
        self._room.as_root(["chown", "--recursive", LEARNER, str(HOME / ".config")])
        shell = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", self._command, *filter(None, [file])]
        inside = self._room.as_learner(shell, DISPLAY=self._screen.display, LANG=f"{language}.UTF-8")
        window = subprocess.Popen(inside)
        latest = time.monotonic() + SECONDS
        while self._screen.is_black():
            if window.poll() is not None or time.monotonic() > latest:
                raise SystemExit(f"== The window did not open; the program ended with {window.poll()}.")
            time.sleep(0.02)
        time.sleep(0.5)  # home comes in behind the bare desk
        self._screen.wait_still()
        return window

    def _stands(self) -> tuple[int, ...]:
        found = self._screen.hand("search", "--onlyvisible", "--class", "trickwise").split()
        told = PLACE.search(self._screen.hand("getwindowgeometry", found[-1]))
        if told is None:
            raise SystemExit("== xdotool does not find the window.")
        return tuple(map(int, told.groups()))

    def _look(self, twin: subprocess.Popen[str], language: str, count: int) -> float:
        """Wait until the page is the twin's; by how much it differs. Pictures of some are kept."""
        file = self._pictures / f"{language}-{count:02}.png"
        latest = time.monotonic() + PATIENCE
        off = 1.0
        while off > DIFFERENT and time.monotonic() < latest:
            self._screen.wait_still()
            self._screen.save(file)
            off = float(_ask(twin, f"compare {file}"))
        if off > DIFFERENT:
            raise SystemExit(f"== {file} is not as its twin: {off:.2f} of a square differs.")
        file.with_suffix(".twin.png").unlink()
        if count not in KEPT:
            file.unlink()
        return off

    def _stars(self) -> int:
        """What the command reports of the lesson."""
        told = self._room.tell([self._command, "report", "--json"]).stdout
        lessons = [lesson for learner in json.loads(told or "[]") for lesson in learner["lessons"]]
        return next((int(lesson["stars"] or 0) for lesson in lessons if lesson["lesson"] == LESSON), 0)

    def _close(self, window: subprocess.Popen[bytes]) -> None:
        end(window)  # what is known of the learner is kept at each step
        while not self._screen.is_black():
            time.sleep(0.05)


def _ask(twin: subprocess.Popen[str], wish: str) -> Any:  # noqa: ANN401 - JSON
    if twin.stdin is None or twin.stdout is None:
        raise TypeError(twin)
    twin.stdin.write(f"{wish}\n")
    twin.stdin.flush()
    return json.loads(twin.stdout.readline())
