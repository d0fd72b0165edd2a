"""What every test stands on: no screen, how many examples a property is tried with, a course, a process killed."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tutor.teaching.course import bundled

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # read when a test makes the first QApplication

UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # no test depends on a clock
settings.register_profile("sample", UNTIMED, max_examples=25, derandomize=True)
settings.register_profile("long", UNTIMED, max_examples=1000)
settings.load_profile("long" if os.environ.get("TRICKWISE_LONG") else "sample")


@pytest.fixture
def five_hundred(tmp_path: Path) -> Path:
    """A lesson's folder, still empty, in a course of Five Hundred with its records."""
    course = tmp_path / "five-hundred"
    shutil.copytree(bundled() / "five-hundred" / "records", course / "records")
    (course / "t").mkdir()
    return course / "t"


CLUB = """format: trickwise-lesson/1
id: {course}/{name}
game: spades
title: "{name} of {course}"
goal: "say who takes a trick"
minutes: 2
levels: [guided, watch]
open: all
scenes:
  base:
    record:
      state: {{to_lead: S}}
      hands: {{N: [S2, DA], E: [H3, C9], S: [HK, C3], W: [HA, C5]}}
      plays: [[S, HK], [W, HA], [N, S2], [E, H3], [N, DA], [E, C9], [S, C3], [W, C5]]
steps:
  - {{id: look, scene: base, say: "Four hands lie open."}}
  - {{id: who, at: plays/4, ask: winner}}
"""


@pytest.fixture
def club(tmp_path: Path) -> Callable[..., Path]:
    """Writes a teacher's course in English into a folder of its own; `more` are further fields of the course."""

    def writing(name: str = "club", *lessons: str, title: str = "The club", more: str = "") -> Path:
        folder = Path(tempfile.mkdtemp(dir=tmp_path)) / name
        folder.mkdir()
        listed = [f"  - {{id: {name}/{each}}}\n" for each in lessons or ("01-first", "02-second")]
        head = f'format: trickwise-course/1\ngame: spades\nlanguage: en\ntitle: "{title}"\nlessons:\n'
        (folder / "course.yaml").write_text(head + "".join(listed) + more, encoding="utf-8")
        for each in lessons or ("01-first", "02-second"):
            (folder / each).mkdir(parents=True)
            (folder / each / "lesson.yaml").write_text(CLUB.format(course=name, name=each), encoding="utf-8")
        return folder

    return writing


@pytest.fixture
def killed() -> Callable[..., list[str]]:
    """Runs a script of ours until it has told so many lines, kills it some `turns` later: all lines that it ended."""

    def killing(script: Path, *arguments: str, lines: int, turns: int = 0) -> list[str]:
        told = []
        command = [sys.executable, str(script), *arguments]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as child:  # noqa: S603 - ours
            for line in child.stdout:
                told.append(line)
                if len(told) >= lines:
                    break
            for _ in range(turns):  # on into whatever it is doing
                pass
            child.kill()
            told += child.stdout.readlines()
        return [line.rstrip("\n") for line in told if line.endswith("\n")]

    return killing
