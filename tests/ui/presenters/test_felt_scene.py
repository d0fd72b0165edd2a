"""The corners of the felt: a table shows what its game keeps."""

import pytest

from tutor.games.all import GAMES
from tutor.teaching import runner
from tutor.teaching.course import bundled
from tutor.teaching.reader import read_lesson
from tutor.teaching.screen import Level
from tutor.teaching.wording import Saying
from tutor.text.language import ENGLISH
from ui.presenters.felt_scene import FeltScenes


def heads(name, step=None, level=Level.GUIDED):
    """The columns beside the seats at a step of a lesson."""
    lesson = read_lesson(bundled() / name).lesson
    screen = runner.screen(runner.begin(lesson, level, step))
    saying = Saying(lesson, ENGLISH, screen.state.match.seats)
    felt = FeltScenes(GAMES[lesson.game], saying.texts, saying.names, concealed=screen.concealed)
    return felt.scene(screen.state, screen.view, screen.open_hands).ledger[0]


@pytest.mark.parametrize(("name", "step"), [("pitch/06-bid", "short"), ("pitch/08-which-rules", "guard-21")])
def test_a_game_without_bags_has_no_column_for_them(name, step):
    """Points from before the hand bring no bags along."""
    assert ["", "score"] == [head for head in heads(name, step) if head != "won"]


def test_spades_counts_its_bags():
    """They stand beside the score from the first card on."""
    assert "bags" in heads("spades/07-whole-hand", level=Level.ALONE)
