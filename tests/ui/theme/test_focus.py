"""The focus ring follows the keyboard, not the mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QWidget

from ui.theme.focus import FocusRing
from ui.theme.theme import Theme
from ui.theme.tokens import DARK


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    row = QHBoxLayout(made)
    area = QScrollArea()
    made.inner = QPushButton("inside")
    area.setWidget(made.inner)
    made.first = QPushButton("first")
    row.addWidget(made.first)
    row.addWidget(area)
    made.ring = FocusRing(made, Theme())
    made.resize(400, 120)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_it_appears_where_the_keyboard_goes(window):
    window.first.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.ring.isVisible()
    assert window.ring.geometry().contains(window.first.geometry())
    window.ring.set_theme(Theme(tokens=DARK))
    assert not window.ring.grab().isNull()


def test_it_stays_away_when_the_mouse_goes(qtbot, window):
    qtbot.mouseClick(window.inner, Qt.MouseButton.LeftButton)
    assert not window.ring.isVisible()


def test_it_moves_along(window):
    window.first.setFocus(Qt.FocusReason.TabFocusReason)
    window.first.move(window.first.x() + 3, window.first.y() + 5)
    assert window.ring.geometry().center() == window.first.geometry().center()


def test_it_stays_inside_a_scroll_area(window):
    window.inner.setFocus(Qt.FocusReason.TabFocusReason)
    port = window.findChild(QScrollArea).viewport()
    assert window.ring._seen(window.inner).width() == port.width()


def test_it_leaves_those_alone_that_have_their_own(window):
    window.first.setProperty("focus_ring", False)
    window.first.setFocus(Qt.FocusReason.TabFocusReason)
    assert not window.ring.isVisible()


def test_it_lets_the_mouse_through(window):
    assert window.ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert window.ring.focusPolicy() is Qt.FocusPolicy.NoFocus
