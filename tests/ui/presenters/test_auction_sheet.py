"""The calls as the panel shows them: which of them go, save where that is the question."""

import pytest

from tutor.games.all import GAMES
from tutor.kernel.calls import PASS
from tutor.teaching import runner
from tutor.teaching.course import bundled
from tutor.teaching.reader import read_lesson
from tutor.teaching.screen import ActInput, CardsInput, Level
from tutor.teaching.wording import Saying
from tutor.text.language import ENGLISH
from ui.pages.lesson import LessonPage
from ui.panels.auction import CallButton, CallState
from ui.presenters.auction_sheet import AuctionSheets
from ui.presenters.lesson import LessonPresenter
from ui.presenters.lesson_sheets import awaits_calls
from ui.theme.theme import Theme

NAMES = ("pitch/02-auction", "pitch/08-which-rules", "five-hundred/03-auction")
LESSONS = [read_lesson(bundled() / name).lesson for name in NAMES]


def shown(lesson, step, *, tells):
    """The call sheet of a step, and its screen."""
    screen = runner.screen(runner.begin(lesson, Level.GUIDED, step))
    saying = Saying(lesson, ENGLISH, screen.state.match.seats)
    sheets = AuctionSheets(GAMES[lesson.game], saying.texts, saying.names)
    return screen, sheets.sheet(screen.state, awaits_calls(screen), tells=tells)


def cells(sheet):
    return {cell.notation: cell for row in sheet.rows for cell in row.cells}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_question_about_calls_is_not_answered_by_their_look(lesson):
    """Where each call that goes is to be pointed at, none looks otherwise than the rest; a made one keeps its mark."""
    for station in runner.begin(lesson, Level.GUIDED).stations:
        screen, sheet = shown(lesson, station.step.id, tells=False)
        if isinstance(screen.input, CardsInput) and screen.input.calls:
            assert CallState.OUTBID not in {cell.state for cell in cells(sheet).values()}


def test_a_call_to_be_made_shows_what_goes():
    """The dealer may match the 3, and the 2 is past."""
    screen, sheet = shown(LESSONS[0], "dealer-takes", tells=True)
    states = {name: cell.state for name, cell in cells(sheet).items()}
    assert isinstance(screen.input, ActInput)
    assert {"2": CallState.OUTBID, "3": CallState.OPEN, "4": CallState.OPEN, PASS.notation: CallState.OPEN} == states


def test_the_lesson_page_asks_it_so(qtbot):
    """In the window the 2 that has been called looks like the 3 while the question is open."""
    page = LessonPage(Theme())
    qtbot.addWidget(page)
    presenter = LessonPresenter(page)
    presenter.open(LESSONS[0], Level.GUIDED, step="open-calls")
    states = {button.cell.notation: button.cell.state for button in page.auction.findChildren(CallButton)}
    assert states["2"] is states["3"] is CallState.OPEN
