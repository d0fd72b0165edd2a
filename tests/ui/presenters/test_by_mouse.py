"""A lesson in the hand of somebody who errs, who asks why, and who drags what is to be clicked."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.kernel.cards import card
from tutor.kernel.seats import Seat
from tutor.teaching.screen import Rung
from ui.panels.answer_order import OrderArea
from ui.panels.answer_points import PointingArea
from ui.panels.button import Button

ONE_TRICK = "spades/01-one-trick"


class Hand:
    """A lesson's page, and what a mouse does on it."""

    def __init__(self, window) -> None:
        self._window, self.page, self.presenter = window, window.page, window.presenter

    def open(self, name: str, step: str) -> None:
        self._window.open(name, step=step)
        QApplication.processEvents()

    @property
    def screen(self):
        return self.presenter.screen

    @property
    def said(self) -> tuple[str, ...]:
        """What stands in the page's box."""
        box = self.page.panel._said
        return box._said.lines if box.isVisible() else ()

    def card(self, code: str):
        return self.page.felt._pieces.cards[card(code)]

    def click(self, code: str) -> None:
        self._window.tap(card(code))

    def click_seat(self, name: str) -> None:
        QTest.mouseClick(self.page.felt._pieces._plates[Seat(name)], Qt.MouseButton.LeftButton)

    def press(self, words: str) -> None:
        """A button by the beginning of its words."""
        QApplication.processEvents()
        button = next(b for b in self.page.findChildren(Button) if b.words.startswith(words) and b.isVisible())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def done(self) -> None:
        area = self.page.panel.answers._area
        assert isinstance(area, PointingArea)
        QApplication.processEvents()
        QTest.mouseClick(area._button, Qt.MouseButton.LeftButton)

    def drag(self, code: str, to: QPointF) -> None:
        self._window.drag(card(code), to)


@pytest.fixture
def hand(window):
    return Hand(window)


@pytest.mark.parametrize("seat", ["S", "E", "N"])
def test_a_wrong_name_leaves_words(hand, seat):
    """Whoever is clicked at; and no name looks like the one that was chosen."""
    hand.open(ONE_TRICK, "clockwise")
    hand.click_seat(seat)
    assert hand.said
    assert not any(plate.pointed or plate._ringed for plate in hand.page.felt._pieces._plates.values())


def test_a_wrong_set_of_cards_stays(hand):
    """What was clicked is put right, not begun anew; the next question begins with nothing."""
    hand.open(ONE_TRICK, "free-choice")
    hand.click("C9")
    hand.done()
    assert hand.said
    assert frozenset({card("C9")}) == hand.page.felt.scene.marks.chosen
    hand.click("D5")
    hand.done()
    assert hand.screen.passed
    assert not hand.page.felt.scene.marks.chosen


def test_which_cards_go_is_not_told_by_asking_why(hand):
    """Where just that is asked there is no such button, and the key says so; nothing is given away for it."""
    hand.open(ONE_TRICK, "free-choice")
    hand.click("C9")
    assert not hand.page.panel._why.isVisible()
    QTest.keyClick(hand.page, Qt.Key.Key_W)
    assert hand.said[0].startswith("That is just what this step asks.")
    assert not hand.page.bubble.isVisible()
    assert not hand.page.felt.scene.marks.legal


def test_why_is_asked_by_mouse_as_by_key(hand):
    """Of the card that was clicked or stands under the keyboard; the click on the button takes it from neither."""
    hand.open("spades/07-whole-hand", "t1-south")
    hand.click("D7")
    hand.press("Why?")
    by_mouse = hand.page.bubble._said
    assert hand.page.bubble.isVisible()
    hand.open("spades/07-whole-hand", "t1-south")
    hand.card("D7").setFocus(Qt.FocusReason.TabFocusReason)
    hand.press("Why?")
    assert by_mouse == hand.page.bubble._said
    QTest.keyClick(hand.card("D7"), Qt.Key.Key_W)
    assert by_mouse == hand.page.bubble._said


def test_no_place_for_a_card_where_cards_are_clicked(hand):
    """No dashed place invites a drag; a card that is dragged all the same gets an answer."""
    hand.open(ONE_TRICK, "free-choice")
    assert hand.page.felt.scene.place is None
    hand.drag("C9", hand.page.felt.layout_now.middle.center())
    assert hand.said[0].startswith("Here cards are only pointed at")


def test_a_card_let_go_beside_the_middle(hand):
    """It goes home, and the page says where cards are laid."""
    hand.open(ONE_TRICK, "lead")
    assert hand.page.felt.scene.place is not None
    hand.drag("HT", QPointF(60, 560))
    assert hand.said[0].startswith("Drop the card in the middle")
    assert "lead" == hand.screen.step


def test_help_that_was_had_is_told_again_for_nothing(hand):
    """Goal, evidence, then the goal once more: its words stand there, and no further star is gone."""
    hand.open(ONE_TRICK, "clockwise")
    hand.press("Goal")
    goal = hand.said
    hand.press("Evidence")
    stars, seen = hand.screen.stars, hand.screen.help
    assert goal != hand.said
    hand.press("Goal")
    assert goal == hand.said
    assert (stars, (Rung.GOAL, Rung.EVIDENCE)) == (hand.screen.stars, seen)


def test_what_was_said_of_a_row_goes_with_the_row(hand):
    """A wrong order is told with marks; the first move takes words and marks away."""
    hand.open(ONE_TRICK, "ranks")
    area = hand.page.panel.answers._area
    assert isinstance(area, OrderArea)
    QApplication.processEvents()
    QTest.mouseClick(area._done, Qt.MouseButton.LeftButton)
    assert hand.said
    first, second = (area.board.pieces[name] for name in area.board.line[:2])
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    assert not hand.said
    assert not any(piece.marked for piece in area.board.pieces.values())
