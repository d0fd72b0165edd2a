"""Lessons written for one test each."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.teaching.reader import LessonReading, read_lesson
from tutor.teaching.run import LessonRun
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level

HEAD = """
format: trickwise-lesson/1
id: spades/t
game: spades
title: "A test"
levels: [{levels}]
seat: N
open: all
scenes:
  base:
    record:
      state: {{to_lead: S}}
      hands: {{N: [S2, DA], E: [H3, C9], S: [HK, C3], W: [HA, C5]}}
      plays: [[S, HK], [W, HA], [N, S2], [E, H3], [N, DA], [E, C9], [S, C3], [W, C5]]
  heart: {{like: base, hands: {{N: [S2, H5]}}, plays: [[S, HK], [W, HA], [N, H5], [E, H3]]}}
  calls:
    record: {{dealer: W, auction: [[N, "3"], [E, "4"], [S, "3"], [W, "2"]], result: {{tricks: {{NS: 7, EW: 6}}}}}}
  made: {{like: calls}}
{more}
steps:
"""

Read = Callable[..., LessonReading]
Begin = Callable[..., LessonRun]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Reads a lesson of some steps; `more` are further fields, `files` stand beside the script."""

    def reading(steps: str, more: str = "", levels: str = "guided", **files: str) -> LessonReading:
        folder = tmp_path / "spades" / "t"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "lesson.yaml").write_text(HEAD.format(levels=levels, more=more).lstrip() + steps, encoding="utf-8")
        for name, text in files.items():
            (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
        return read_lesson(folder)

    return reading


@pytest.fixture
def start(read: Read) -> Begin:
    """A run of such a lesson, which must be sound."""

    def starting(steps: str, more: str = "", level: Level = Level.GUIDED) -> LessonRun:
        found = read(steps, more, levels=level.value)
        assert () == found.problems
        assert found.lesson is not None
        return begin(found.lesson, level)

    return starting
