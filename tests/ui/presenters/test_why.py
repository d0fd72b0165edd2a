"""Why? of whatever card stands under the keyboard, at any step."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.kernel.cards import card

WHOLE = "spades/07-whole-hand"


def said(window) -> str:
    """What the coach says, in the bubble or on the page."""
    QApplication.processEvents()
    if window.page.bubble.isVisible():
        return window.page.bubble._said.lines[0]
    return window.page.panel._said._said.lines[0] if window.page.panel._said.isVisible() else ""


def ask(window) -> str:
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_W)
    return said(window)


def walk(window, *keys) -> None:
    window.felt.setFocus()
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)


@pytest.mark.parametrize("step", ["t10-count", "king"])
def test_a_card_in_hand_has_its_answer_where_none_is_asked_for(window, step):
    """The arrows go there, the button is there, and the key says why the card does not go now."""
    window.open(WHOLE, step=step)
    QApplication.processEvents()
    assert window.page.panel._why.isVisible()
    walk(window, Qt.Key.Key_Right)
    assert ask(window)
    assert not said(window).startswith("Choose a card first")


def test_a_complete_trick_that_is_asked_about(window):
    """Nothing goes from a hand, a card of the trick went by the rules; who takes it is not told."""
    window.open(WHOLE, step="t6-winner")
    QApplication.processEvents()
    assert window.page.panel._why.isVisible()
    widget = window.widget(card("CA"))
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.face.topLeft() + QPoint(9, 20))
    assert widget.hasFocus()
    assert "West followed with ♣A" in ask(window)
    assert "takes it" not in said(window)
    window.felt._pieces.cards[window.felt.scene.hands[window.felt.scene.bottom][0]].setFocus()
    assert ask(window).startswith("Nothing is to be played now")


def test_a_trick_that_lies_there_tells_its_winner(window):
    """Once it has been answered, the same card says who took it, and why."""
    window.open(WHOLE, step="t6-winner")
    window.answer_right()
    window.widget(card("CA")).setFocus(Qt.FocusReason.TabFocusReason)
    assert "East takes it" in ask(window)


def test_an_earlier_moment_is_asked_about_as_it_was(window):
    """Looking back, a card that was still held then waits for its turn."""
    window.open(WHOLE, step="t10-count")
    window.presenter.view.look_at(1)
    walk(window, Qt.Key.Key_Right)
    assert "turn" in ask(window)


def test_a_check_says_that_nothing_helps(window):
    """It is no place for hints, and says so."""
    window.open("five-hundred/11-questions", step="exit-1")
    assert window.screen.is_check
    QTest.keyClick(window.page, Qt.Key.Key_W)
    assert said(window).startswith("This is a check")
