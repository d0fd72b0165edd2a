"""The calls as the panel shows them: which of them go, save where that is the question."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint

from tutor.games.all import GAMES
from tutor.kernel.calls import PASS
from tutor.kernel.scoring import Match
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
from ui.presenters.lesson_facts import awaits_calls
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


@pytest.mark.parametrize(
    ("rank", "rows"),
    [
        ("below_10H", ["10: 3 H NT", "open-misere", "10: 0 S C D", "9: 0 S C D H NT"]),
        ("top", ["open-misere", "10: 0 S C D H NT", "9: 0 S C D H NT", "8: 0 S C D H NT"]),
    ],
)
def test_open_misere_is_drawn_where_it_ranks(rank, rows):
    """The ladder is the order of the rules, top down: a call that ranks inside a level parts its row there."""
    game = GAMES["five-hundred"]
    rules = replace(game.presets["pagat-australian"], open_misere_rank=rank)
    seats = runner.screen(runner.begin(LESSONS[2], Level.GUIDED)).state.match.seats
    saying = Saying(LESSONS[2], ENGLISH, seats)
    state = game.deal(Match(rules, seats, seats.order[-1]), Random(1))
    sheet = AuctionSheets(game, saying.texts, saying.names).sheet(state)
    assert rows == [drawn(row) for row in sheet.rows[:4]]
    upwards = [cell.notation for row in reversed(sheet.rows) for cell in row.cells]
    assert [call.notation for call in game.calls(rules) if call != PASS] == upwards


def drawn(row):
    """A row in short: its level, the column of its first call, the strains."""
    if row.bar:
        return row.cells[0].notation
    return f"{row.name}: {row.column} " + " ".join(cell.notation.removeprefix(row.name) for cell in row.cells)


def test_the_upper_half_of_a_row_stands_in_its_columns(qtbot):
    """Where open misère parts the tens, ten hearts stands above nine hearts."""
    page = LessonPage(Theme())
    qtbot.addWidget(page)
    presenter = LessonPresenter(page)
    presenter.open(read_lesson(bundled() / "five-hundred/02-ladder").lesson, Level.GUIDED, step="open-calls")
    page.resize(1280, 740)
    with qtbot.waitExposed(page):
        page.show()
    left = {b.cell.notation: b.mapTo(page, QPoint(0, 0)) for b in page.auction.findChildren(CallButton)}
    assert left["10H"].x() == left["9H"].x()
    assert left["10H"].y() < left["open-misere"].y() < left["10D"].y() < left["9H"].y()
