"""How soon the installed window is seen, beside that of the source: started in turn, on the same screen."""

from __future__ import annotations

import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Sequence
from typing import NamedTuple

from clean_room import CleanRoom, end
from dev import PYTHON, ROOT
from screen import Screen

ROUNDS = 7
CLOCKED = ["sh", "-c", 'date +%s%N; exec "$@"', "sh"]
"""What tells the time, in ns, and then becomes the program."""


class Times(NamedTuple):
    """Medians, in ms."""

    installed: float
    source: float

    @property
    def ratio(self) -> float:
        return self.installed / self.source

    def __str__(self) -> str:
        return (
            f"first paint {self.installed:.0f} ms installed, {self.source:.0f} ms from source: {self.ratio:.2f} times"
        )


def compare(room: CleanRoom, screen: Screen, command: str) -> Times:
    """Medians of some rounds, after one that warms both up."""
    with tempfile.TemporaryDirectory() as home:
        told = {"HOME": home, "DISPLAY": screen.display, "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
        source = [*CLOCKED, PYTHON, str(ROOT / ".venv/bin/trickwise")]
        installed = room.as_learner([*CLOCKED, command], DISPLAY=screen.display)
        rounds = [(_once(installed, None, screen), _once(source, told, screen)) for _ in range(ROUNDS + 1)][1:]
    return Times(*(statistics.median(each) for each in zip(*rounds, strict=True)))


def _once(command: Sequence[str], environment: dict[str, str] | None, screen: Screen) -> float:
    """From the start to the first paint, in ms."""
    started = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    if started.stdout is None:
        raise TypeError(started)
    began = int(started.stdout.readline())
    while screen.is_black():
        if started.poll() is not None:
            raise SystemExit(f"== It ended with {started.returncode} and opened no window.")
        time.sleep(0.001)
    seen = time.time_ns()
    time.sleep(1.2)  # what comes behind the first paint is no part of it, and shall not weigh on the next
    end(started)
    while not screen.is_black():
        time.sleep(0.01)
    return (seen - began) / 1e6
