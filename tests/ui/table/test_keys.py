"""The keyboard and the mouse's other buttons on the felt: arrows stay on it, and one button plays."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from tutor.kernel.cards import card, cards
from tutor.kernel.seats import Seat
from ui.table.felt import Felt
from ui.table.scene import FeltScene, Laid, Plate, Touch
from ui.theme.theme import Theme

N, E, S, W = (Seat(name) for name in "NESW")
HAND = cards("SA SQ HQ H7 D2")
SCENE = FeltScene(
    plates=tuple(Plate(seat, seat) for seat in (E, S, W, N)),
    hands={E: HAND, S: (None,) * 4, W: (None,) * 5, N: (None,) * 5},
    touch=Touch.PLAY,
    holder=E,
    trick=(Laid(S, card("H9")),),
    place=E,
)


@pytest.fixture
def page(qtbot):
    """A felt between two buttons, as on a page."""
    made, table = QWidget(), Felt(Theme())
    row = QHBoxLayout(made)
    for part in (QPushButton("before"), table, QPushButton("after")):
        row.addWidget(part)
    table.animator.speed = 0.0
    qtbot.addWidget(made)
    made.resize(1000, 652)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def felt(page):
    table = page.findChild(Felt)
    table.show_scene(SCENE)
    return table


def at(felt):
    """The card under the keyboard."""
    return getattr(QApplication.focusWidget(), "card", None)


def press(*keys):
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)


def test_arrows_go_round_in_the_hand(felt):
    """Right on the last card is the first, Left on the first the last: the keyboard stays on the felt."""
    felt._pieces.cards[card("SA")].setFocus()
    press(Qt.Key.Key_Left)
    assert card("D2") is at(felt)
    press(Qt.Key.Key_Right)
    assert card("SA") is at(felt)
    press(*(Qt.Key.Key_Right,) * 14)
    assert card("D2") is at(felt)


def test_up_goes_to_the_middle_and_down_comes_back(felt):
    """The cards of the trick are reached too; and one that lies there is not played by Enter."""
    wishes: list[object] = []
    felt.play_requested.connect(wishes.append)
    felt._pieces.cards[card("HQ")].setFocus()
    press(Qt.Key.Key_Up)
    assert card("H9") is at(felt)
    press(Qt.Key.Key_Return, Qt.Key.Key_Down)
    assert (card("SA"), []) == (at(felt), wishes)


def test_where_nothing_is_asked_the_hand_is_walked_along_too(felt):
    """Any card can be asked about at any time."""
    felt.show_scene(replace(SCENE, touch=Touch.NOTHING, holder=None, place=None))
    felt.setFocus()
    press(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert card("SQ") is at(felt)


def test_a_card_that_was_played_leaves_the_keyboard_to_the_felt(felt):
    """The next arrow begins in the hand again, not in the trick."""
    felt._pieces.cards[card("HQ")].setFocus()
    laid = (*SCENE.trick, Laid(E, card("HQ")))
    felt.show_scene(replace(SCENE, hands={**SCENE.hands, E: cards("SA SQ H7 D2")}, trick=laid))
    assert felt.hasFocus()
    press(Qt.Key.Key_Right)
    assert card("SA") is at(felt)


def test_the_right_button_let_go_during_a_drag_plays_nothing(felt):
    """The card stays on the pointer until the left one is let go."""
    wishes: list[object] = []
    felt.play_requested.connect(wishes.append)
    window, widget = felt.window().windowHandle(), felt._pieces.cards[card("HQ")]
    start = felt.mapTo(felt.window(), widget.mapToParent(widget.face.topLeft() + QPoint(12, 30)))
    goal = felt.mapTo(felt.window(), felt.layout_now.middle.center().toPoint())
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(window, start + (goal - start) * share)
    QTest.mousePress(window, Qt.MouseButton.RightButton, pos=goal)
    QTest.mouseRelease(window, Qt.MouseButton.RightButton, pos=goal)
    assert (True, []) == (widget.is_carried, wishes)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=goal)
    assert [card("HQ")] == wishes


def test_the_right_button_on_the_cloth_plays_nothing(felt):
    """A card that was clicked waits for the left one."""
    wishes: list[object] = []
    felt.play_requested.connect(wishes.append)
    felt.select(card("HQ"))
    middle = (felt.layout_now.middle.center() + QPoint(0, 90)).toPoint()
    QTest.mouseClick(felt, Qt.MouseButton.RightButton, pos=middle)
    assert [] == wishes
    QTest.mouseClick(felt, Qt.MouseButton.LeftButton, pos=middle)
    assert [card("HQ")] == wishes
