"""A window that is killed in the middle of a lesson opens it again where it was."""

import os
from pathlib import Path
from random import Random

from tutor.teaching.checker import answered
from tutor.teaching.course import lesson_folder
from tutor.teaching.reader import read_lesson
from tutor.teaching.runner import begin, screen
from tutor.teaching.screen import Level

CHILD = Path(__file__).with_name("a_window.py")
LESSON = "spades/07-whole-hand"
KILLS = 12 if os.environ.get("TRICKWISE_LONG") else 2
MOST_LINES = 25


def test_a_killed_window_opens_the_lesson_where_it_was(tmp_path, killed):
    """The step that it showed last, or the one after, where that was written and not shown yet."""
    rng, way = Random(20261130), moments()
    shown = None
    for _ in range(KILLS):
        home, first, *rest = killed(CHILD, str(tmp_path), lines=rng.randint(3, MOST_LINES))
        assert ("home", "-" if shown is None else LESSON) == tuple(home.split())
        if shown is not None:
            place = way.index(shown)
            assert first in way[place : place + 2]
        shown = [first, *rest][-1]


def moments() -> list[str]:
    """What the lesson shows, answered right, line by line; after its end it begins again."""
    lesson = read_lesson(lesson_folder(LESSON)).lesson
    run, told = begin(lesson, Level.GUIDED), []
    while not run.finished:
        seen = screen(run)
        told.append(f"step {seen.step} {int(seen.passed)} {seen.frame}")
        run = answered(run)
    return [*told, told[0]]
