"""The coach's bubble stands on the felt without covering what it speaks of."""

import os

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from tutor.teaching.asks.refuse import Refuse
from tutor.teaching.course import bundled, lesson_folders
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import asked
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level
from ui.pages.lesson import LessonPage
from ui.presenters.lesson import LessonPresenter
from ui.theme.theme import Theme

SIZES = [(1024, 648), (1280, 748)]
REFUSALS = [
    pytest.param(lesson, station.step.id, id=f"{lesson.id}-{station.step.id}")
    for folder in lesson_folders(bundled())
    if (lesson := read_lesson(folder).lesson) is not None and Level.GUIDED in lesson.levels
    for station in begin(lesson, Level.GUIDED).stations
    if isinstance(station.ask, Refuse)
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("lesson", "step"), REFUSALS if os.environ.get("TRICKWISE_LONG") else REFUSALS[::6])
def test_no_card_of_which_it_speaks_is_covered(qtbot, lesson, step, size):
    """At each refusal that a lesson invites: evidence, cards that go, and the card that was tried."""
    page = LessonPage(Theme())
    page.felt.animator.speed = 0.0
    qtbot.addWidget(page)
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    presenter = LessonPresenter(page)
    presenter.open(lesson, Level.GUIDED, step=step)
    QApplication.processEvents()
    tried = presenter.run.station.ask.answers(asked(presenter.run))[0]
    presenter._answer(tried)
    QApplication.processEvents()
    bubble, said = page.bubble, presenter.view._bubble
    if not bubble.isVisible():
        return  # the page says it
    shown = (*said.shown.evidence, *said.shown.legal, *((said.card,) if said.card else ()))
    paper = bubble._place.rect.toAlignedRect()
    for card in shown:
        widget = page.felt._pieces.cards.get(card)
        if widget is None or not widget.isVisible():
            continue
        seen = QRect(widget.mapTo(page, widget.face.topLeft()), widget.face.size())
        place = QRect(bubble.parentWidget().mapTo(page, paper.topLeft()), paper.size())
        assert not place.intersects(seen), card
