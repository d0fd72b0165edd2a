"""Every bundled lesson plays itself, and is whole in every language."""

import subprocess
import sys

import pytest

from tutor.cli.main import main
from tutor.teaching.checker import answered, check, wrong_passes
from tutor.teaching.course import COURSE, bundled, lesson_folders, read_course
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import asked
from tutor.teaching.runner import begin, climb, reply, screen
from tutor.teaching.screen import Level
from tutor.teaching.wording import Saying
from tutor.text.catalogue import Texts
from tutor.text.language import ENGLISH, languages

FOLDERS = lesson_folders(bundled())
NAMES = [f"{folder.parent.name}/{folder.name}" for folder in FOLDERS]
LEVELS = [
    pytest.param(lesson, level, id=f"{lesson.id}-{level.value}")
    for folder in FOLDERS
    for lesson in [read_lesson(folder).lesson]
    if lesson is not None
    for level in lesson.levels
]


def test_every_course_lists_its_lessons():
    """A course names each of its lessons, in an order in which each builds on earlier ones."""
    courses = [read_course(file.parent)[0] for file in bundled().glob(f"*/{COURSE}")]
    listed = [entry.id for course in courses for entry in course.lessons]
    assert sorted(NAMES) == sorted(listed)


@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_nothing_is_wrong_with_a_lesson(folder):
    """`trickwise check` finds nothing."""
    assert () == check(folder, Texts.load(ENGLISH).has)


@pytest.mark.parametrize(("lesson", "level"), LEVELS)
def test_a_lesson_plays_itself(lesson, level):
    """Right answers lead to its end, foreseen wrong ones never pass a step, and three stars are had without a miss."""
    run = begin(lesson, level)
    for _ in range(1000):
        if run.finished:
            break
        assert not any(wrong_passes(run))
        run = answered(run)
    assert run.finished
    assert screen(run).stars in (0, 3)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("lesson", "level"), LEVELS)
def test_everything_said_has_words(lesson, level, language):
    """Every text, task and answer that is met is worded in every language, without a brace."""
    run = begin(lesson, level)
    for _ in range(1000):
        if run.finished:
            break
        seen = screen(run)
        saying = Saying(lesson, language, seen.state.match.seats, seen.learner)
        lines = [*seen.text, *seen.said, *([seen.task] if seen.task else []), *helped(run), *said_to_mistakes(run)]
        assert [] == [worded for line in lines if "{" in (worded := saying.line(line)) or not worded]
        run = answered(run)


def helped(run):
    """What every rung of the ladder says."""
    lines = []
    for _ in screen(run).offered:
        run = climb(run)
        lines.extend(run.said)
    return lines


def said_to_mistakes(run):
    """What is said to each foreseen wrong answer."""
    ask = run.station.ask
    if ask is None or run.mark.passed or run.level is Level.WATCH or run.free is not None:
        return []
    replies = [reply(run, wrong.answer)[0] for wrong in ask.foreseen(asked(run))]
    return [line for after in replies for line in after.said]


@pytest.mark.parametrize("language", languages())
def test_a_walk_ends(language, capsys):
    """A lesson can be taken in the terminal in each language, its mistakes too."""
    assert 0 == main(["walk", "spades/02-follow-suit", "--mistakes", "--lang", language])
    told = capsys.readouterr().out
    assert "[" not in told
    assert "♠2" in told


def test_a_walk_of_nothing_is_told(capsys):
    """A lesson that is not there is no traceback."""
    assert 2 == main(["walk", "spades/99-nothing"])
    assert "spades/99-nothing" in capsys.readouterr().err


def test_check_speaks_like_a_compiler(tmp_path, capsys):
    """`file:line:column: what is wrong`, and exit code 1; 2 where there is no lesson."""
    folder = tmp_path / "spades" / "x"
    folder.mkdir(parents=True)
    (folder / "lesson.yaml").write_text("format: trickwise-lesson/1\nid: spades/x\ngame: spade\n", encoding="utf-8")
    assert 1 == main(["check", str(folder), "--lang", "en"])
    assert f"{folder / 'lesson.yaml'}:3:7: " in capsys.readouterr().out
    assert 2 == main(["check", str(tmp_path / "nothing")])


def test_a_walk_with_no_terminal_prints_the_whole_lesson():
    """Without anybody to ask, it answers by itself."""
    command = [sys.executable, "-m", "tutor.cli.main", "walk", "spades/02-follow-suit", "--lang", "en"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)  # noqa: S603
    assert 0 == done.returncode
    assert "★★★" in done.stdout
