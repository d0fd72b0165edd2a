"""Cards that lie in the kitty's places stay there, whatever else is asked or refused."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.kernel.cards import card, cards
from tutor.kernel.seats import Seat

THREE = cards("D8 C9 C5")
N = Seat("N")


@pytest.fixture
def exchange(window):
    """North has laid three cards away, and has not said so yet."""
    window.open("five-hundred/04-kitty", step="any-three")
    for each in THREE:
        window.drag(each)
    QApplication.processEvents()
    assert THREE == window.felt.scene.slots.cards
    return window


def test_only_the_fourth_card_goes_home(exchange):
    """There is room for three: the one too many is refused, and the three lie where they lay."""
    exchange.drag(card("C6"))
    assert exchange.page.bubble.isVisible() or exchange.page.panel._said.isVisible()
    assert THREE == exchange.felt.scene.slots.cards
    assert card("C6") in exchange.felt.scene.hands[N]
    assert 10 == len(exchange.felt.scene.hands[N])


def test_help_leaves_them_where_they_lie(exchange):
    """Help is about the same question; then they can be laid away, and the step is passed."""
    QTest.keyClick(exchange.page, Qt.Key.Key_H)
    assert exchange.screen.help
    assert THREE == exchange.felt.scene.slots.cards
    exchange.press(exchange.page.transport._confirm)
    assert exchange.screen.passed


def test_another_step_begins_with_all_cards_in_hand(exchange):
    """What was begun in one step is not carried into the next time it is asked."""
    exchange.presenter.open(exchange.presenter.run.lesson, exchange.presenter.run.level, step="who-saw")
    exchange.presenter.open(exchange.presenter.run.lesson, exchange.presenter.run.level, step="any-three")
    assert () == exchange.felt.scene.slots.cards
