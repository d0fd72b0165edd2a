"""A learner at work, for `test_killed.py` to kill: `python a_learner.py FILE SEED`.

Goes on with the lesson where it was left, and answers: mostly right, sometimes not, now and then with help or a step
back. Each gesture is told before it is written, and once it is.
"""

import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from tutor.progress.opening import open_store
from tutor.progress.store import Store
from tutor.teaching import runner
from tutor.teaching.checker import answered, right_answer
from tutor.teaching.course import lesson_folder
from tutor.teaching.keeping import Told, kept, resumed, told
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import LessonRun, asked
from tutor.teaching.screen import Level
from tutor.teaching.script import Lesson
from ui.rooms.lesson_keeping import Gesture, level_of, taken_up

LESSON = "spades/07-whole-hand"
NOW = datetime(2026, 11, 30, tzinfo=UTC)


def main() -> None:
    """Works until it is killed."""
    store = open_store(Path(sys.argv[1]), NOW).store
    rng = Random(int(sys.argv[2]))
    lesson = read_lesson(lesson_folder(LESSON)).lesson
    level, run = begin(store, lesson, level_of(store, lesson))
    say("at", run, level)
    while True:
        after, about = gesture(run, rng)
        say("will", after, level, about)
        Gesture(after, about, 0, NOW).write(store)
        say("did", after, level, about)
        run = after
        if run.finished:
            other = Level.ALONE if level is Level.GUIDED else Level.GUIDED
            level, run = begin(store, lesson, other)
            Gesture(run, None, 0, NOW).write(store)
            say("did", run, level)


def begin(store: Store, lesson: Lesson, level: Level) -> tuple[Level, LessonRun]:
    """The lesson where it was left, as the window opens it."""
    before = taken_up(store, lesson.id, level)
    return level, resumed(lesson, level, before) if before else runner.begin(lesson, level)


def gesture(run: LessonRun, rng: Random) -> tuple[LessonRun, Told | None]:
    """Something that a learner may do."""
    wish, ask = rng.random(), run.station.ask
    if wish < 0.1:
        return runner.climb(run), None
    if wish < 0.15:
        return runner.undo(run) if run.free else runner.back(run), None
    if runner.screen(run).awaits_player is not None:
        return answered(run), None
    answer = right_answer(run)
    if wish < 0.35 and ask is not None and run.free is None and not run.mark.passed:
        answer = next((each.answer for each in ask.foreseen(asked(run))), answer)
    after, reply = runner.reply(run, answer)
    return after, told(run, after, reply)


def say(when: str, run: LessonRun, level: Level, about: Told | None = None) -> None:
    """What stands now, a line to whoever kills."""
    now = kept(run)
    marks = {step: [mark.passed, mark.slips, len(mark.rungs)] for step, mark in sorted(now.marks.items())}
    state = [level.value, now.step, marks, now.hand, run.stars]
    print(json.dumps([when, run.finished, state, [about.step, about.right] if about else None]), flush=True)  # noqa: T201 - its only way to speak


main()
