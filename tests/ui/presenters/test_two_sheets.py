"""Two sheets side by side, each under its own name."""

import pytest

from tutor.games.all import GAMES
from tutor.teaching import runner
from tutor.teaching.checker import right_answer
from tutor.teaching.course import bundled
from tutor.teaching.lines import Prose
from tutor.teaching.reader import read_lesson
from tutor.teaching.screen import Level
from tutor.teaching.wording import Saying
from tutor.text.language import languages
from ui.presenters.lesson_sheets import LessonSheets


def titles(lesson, run, language):
    """What the sheets of a screen are called."""
    screen = runner.screen(run)
    saying = Saying(lesson, language, screen.state.match.seats)
    return [sheet.title for sheet in LessonSheets(saying, GAMES[lesson.game]).ledgers(screen) if sheet]


@pytest.mark.parametrize("language", languages())
def test_a_scene_beside_another_is_called_by_its_own_title(language):
    """Nobody played it, so it is not called the learner's hand."""
    lesson = read_lesson(bundled() / "pitch/08-which-rules").lesson
    run = runner.begin(lesson, Level.GUIDED, "side-by-side")
    saying = Saying(lesson, language)
    wanted = [saying.line(Prose(f"scene.{name}.title")) for name in ("taker", "holder")]
    assert wanted == titles(lesson, run, language)


def test_one_sheet_is_the_score(qapp):
    """Without another beside it, it needs no further name."""
    lesson = read_lesson(bundled() / "pitch/06-bid").lesson
    run = runner.begin(lesson, Level.GUIDED, "over")
    after = runner.reply(run, right_answer(run))[0]
    assert ["The score"] == titles(lesson, after, "en")
