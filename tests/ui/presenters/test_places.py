"""Sorting and ordering in a lesson's page: what is handed in is judged, answered and told apart."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.teaching.reader import read_lesson
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level
from tutor.text.language import ENGLISH, TRADITIONAL_CHINESE
from ui.pages.lesson import LessonPage
from ui.panels.answer_order import OrderArea
from ui.panels.answer_sort import SortArea
from ui.panels.button import Button
from ui.panels.coach_box import CoachBox
from ui.presenters.lesson import LessonPresenter
from ui.theme.markup import plain
from ui.theme.theme import Theme

LESSON = """
format: trickwise-lesson/1
id: five-hundred/t
game: five-hundred
title: "A test"
scenes:
  hearts:
    record:
      state: {to_lead: N}
      contract: {seat: N, call: 7H}
      hands: {N: [HJ, DJ, JO, SA], E: [H5, D5, S5, C5], S: [H6, D6, S6, C6], W: [H7, D7, S7, C7]}
  calls:
    record:
      dealer: W
      hands: {N: [HJ, HA, HK, HT, SA, SK, DA, D8, C9, C5]}
      kitty: [JO, DJ, C6]
      auction: [[N, 7H]]
steps:
  - {id: trumps, scene: hearts, ask: sort, by: trump, seat: N}
  - {id: order, scene: hearts, ask: order, by: trump-rank, items: [HA, DJ, HJ]}
  - {id: calls, scene: calls, at: auction/0, ask: order, by: calls, items: [7S, 6H, 6NT]}
"""


@pytest.fixture
def opened(qtbot, tmp_path):
    """The page of the lesson at a step, and its presenter."""
    folder = tmp_path / "five-hundred" / "t"
    folder.mkdir(parents=True)
    (folder / "lesson.yaml").write_text(LESSON, encoding="utf-8")

    def opening(step):
        page = LessonPage(Theme())
        page.felt.animator.speed = 0.0
        qtbot.addWidget(page)
        page.resize(1280, 748)
        with qtbot.waitExposed(page):
            page.show()
        presenter = LessonPresenter(page, page)
        presenter.set_language(ENGLISH, "")
        presenter.open(read_lesson(folder).lesson, Level.GUIDED, step=step)
        QApplication.processEvents()
        return page, presenter

    return opening


def drag(page, widget, to):
    """From the middle of one widget to that of another, as the system sends it: to the window."""
    QApplication.processEvents()
    handle = page.window().windowHandle()
    start, goal = (each.mapTo(page.window(), each.rect().center()) for each in (widget, to))
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(handle, start + (goal - start) * share)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=goal)


def done(page, area):
    QApplication.processEvents()
    QTest.mouseClick(page.panel.findChild(area).findChildren(Button)[-1], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def said(page):
    return tuple(plain(line) for line in page.panel.findChild(CoachBox)._said.lines)


def test_a_sort_is_answered_and_what_lay_wrong_goes_home(opened):
    """The words are those of the mistake; the next try needs no more than that card."""
    page, presenter = opened("trumps")
    board = page.panel.findChild(SortArea).board
    for name, home in (("HJ", "trump"), ("JO", "trump"), ("DJ", "other"), ("SA", "other")):
        drag(page, board.pieces[name], board.bins[home])
    done(page, SortArea)
    assert ("The jack of the same colour is a trump today, the left bower.",) == said(page)
    assert {"HJ": "trump", "JO": "trump", "SA": "other"} == board.places
    assert board.pieces["DJ"].marked
    drag(page, board.pieces["DJ"], board.bins["trump"])
    done(page, SortArea)
    assert presenter.screen.passed


def test_another_language_keeps_what_is_placed(opened):
    """Bins are worded again, and nothing moves."""
    page, presenter = opened("trumps")
    board = page.panel.findChild(SortArea).board
    drag(page, board.pieces["HJ"], board.bins["trump"])
    presenter.set_language(TRADITIONAL_CHINESE, "")
    assert ("王牌", {"HJ": "trump"}) == (board.bins["trump"].words, board.places)


def test_help_points_at_the_odd_cards(opened):
    """The evidence is marked among the cards to be sorted, since it lies nowhere else."""
    page, _ = opened("trumps")
    board = page.panel.findChild(SortArea).board
    for _ in range(2):
        page.help_wanted.emit()
    assert {"DJ", "JO"} == {name for name, piece in board.pieces.items() if piece.marked}


def test_an_order_is_answered_and_the_row_stays(opened):
    """What is out of line is marked where it is."""
    page, presenter = opened("order")
    board = page.panel.findChild(OrderArea).board
    done(page, OrderArea)
    assert not presenter.screen.passed
    assert ("HA", "DJ", "HJ") == board.line
    assert any(piece.marked for piece in board.pieces.values())
    drag(page, board.pieces["HJ"], board.pieces["HA"])
    drag(page, board.pieces["HA"], board.pieces["DJ"])
    assert ("HJ", "DJ", "HA") == board.line
    done(page, OrderArea)
    assert presenter.screen.passed


def test_the_ladder_of_calls_does_not_answer_for_the_learner(opened):
    """While calls are put in order it is away."""
    page, _ = opened("calls")
    assert not page.auction.isVisible()
    page, presenter = opened("order")
    presenter.open(presenter.run.lesson, Level.GUIDED, step="calls")
    assert not page.auction.isVisible()


def test_a_lesson_can_be_begun_at_each_of_these_steps(opened):
    """Also from a run that nothing shows."""
    _, presenter = opened("trumps")
    for step in ("trumps", "order", "calls"):
        assert step == begin(presenter.run.lesson, Level.GUIDED, step).station.step.id
