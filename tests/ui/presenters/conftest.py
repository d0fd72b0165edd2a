"""A lesson's page in a window of its own, and the hand before it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import Card
from tutor.teaching.checker import right_answer
from tutor.teaching.course import lesson_folder
from tutor.teaching.placing import PutInBins, PutInOrder
from tutor.teaching.reader import read_lesson
from tutor.teaching.screen import (
    ActInput,
    CardsInput,
    GiveNumber,
    Go,
    Level,
    Pick,
    PointCards,
    PointMoment,
    PointSuit,
    SeatInput,
    Turn,
)
from tutor.text.language import Language
from ui.pages.lesson import LessonPage
from ui.presenters.lesson import LessonPresenter
from ui.theme.theme import Theme

MOST_STEPS = 400


class Window:
    """A lesson's page as a learner's hand finds it: only presses, drags and keys."""

    def __init__(self, qtbot, size=(1280, 748), speed=0.0):
        self.page = LessonPage(Theme())
        self.page.felt.animator.speed = speed
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.presenter = LessonPresenter(self.page)

    def open(self, name, level="guided", step=None, language="en"):
        lesson = read_lesson(lesson_folder(name)).lesson
        self.presenter.set_language(Language(language), "")
        self.presenter.open(lesson, Level(level), step=step)
        return self

    @property
    def screen(self):
        return self.presenter.screen

    @property
    def felt(self):
        return self.page.felt

    def widget(self, wanted: Card):
        return self.felt._pieces.cards[wanted]

    def drag(self, wanted: Card, to: QPointF | None = None) -> None:
        """A press on the card's index, a few moves, a release, as the system sends them: to the window."""
        QApplication.processEvents()
        widget, window = self.widget(wanted), self.page.window()
        to = to or self.felt.layout_now.middle.center()
        touched = widget.mapToParent(widget.face.topLeft() + QPoint(9, 20))
        start = self.felt.mapTo(window, touched)
        goal = self.felt.mapTo(window, (to - (widget.spot.centre - QPointF(touched))).toPoint())
        handle = window.windowHandle()
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(handle, start + (goal - start) * share)
        QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=goal)

    def tap(self, wanted: Card) -> None:
        widget = self.widget(wanted)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.face.topLeft() + QPoint(9, 20))

    def press(self, button) -> None:
        QApplication.processEvents()  # what was just made is shown when the event loop comes round
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def go_on(self) -> None:
        QTest.keyClick(self.page, Qt.Key.Key_Return)

    def answer_right(self) -> None:
        """Gives the right answer with the hand."""
        answer = right_answer(self.presenter.run)
        match self.screen.input:
            case Go():
                self.go_on()
            case ActInput() as asked:
                self.act(asked, answer.action)
            case CardsInput():
                self.point_cards(answer)
            case SeatInput():
                self.press(self.felt._pieces._plates[answer.seat])
            case _:
                self.answer_on_page(answer)

    def act(self, asked: ActInput, action) -> None:
        """A card is dragged, a call pressed, an exchange laid away and confirmed."""
        if self.screen.invited is not None:
            self.press_option("try-it")
        elif isinstance(action, PlayCard):
            self.drag(action.card)
        elif not asked.discards:
            self.press(self.call_button(action.call.notation))
        else:
            for away in action.discard:
                self.drag(away)
            self.press(self.page.transport._confirm)

    def point_cards(self, answer: PointCards) -> None:
        """Cards are tapped, calls pressed, then it is said that this is all."""
        for each in answer.cards:
            self.tap(each)
        for call in answer.calls:
            self.press(self.call_button(call.notation))
        self.press(self.page.panel.answers._area.findChildren(type(self.page.panel._continue))[-1])

    def answer_on_page(self, answer) -> None:
        """What is asked on the page is answered there."""
        area = self.page.panel.answers
        match answer:
            case GiveNumber(number):
                area.number_given.emit(number)
            case PointSuit(suit):
                area.suit_pointed.emit(suit)
            case Pick(ids) if not self.screen.input.many:
                self.press_option(next(iter(ids)))
            case Pick(ids):
                area.option_picked.emit(ids)
            case PointMoment(trick):
                self.presenter.view.look_at_trick(trick)
                area.moment_pointed.emit()
            case Turn(value):
                area.dial_turned.emit(value)
            case PutInBins(places):
                area.placed.emit(places)
            case PutInOrder(row):
                area.ordered.emit(row)
            case _:
                raise AssertionError(answer)

    def press_option(self, name: str) -> None:
        buttons = self.page.panel.answers._area.findChildren(object)
        self.press(next(b for b in buttons if getattr(getattr(b, "choice", None), "id", None) == name))

    def call_button(self, notation: str):
        return next(b for b in self.page.auction._buttons if b.cell.notation == notation)

    def play_through(self) -> list[str]:
        """Every step with its right answer, to the end; the ids of the steps seen."""
        seen = [self.screen.step]
        for _ in range(MOST_STEPS):
            if self.screen.finished:
                return seen
            self.answer_right()
            if self.screen.step != seen[-1]:
                seen.append(self.screen.step)
        raise AssertionError(f"no end after {seen[-1]}: {self.screen.input}")


@pytest.fixture
def window(qtbot):
    return Window(qtbot)
