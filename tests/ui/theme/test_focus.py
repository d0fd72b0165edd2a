"""The focus ring follows the keyboard, not the mouse."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QWidget

from ui.theme.focus import FocusRing
from ui.theme.theme import Theme
from ui.theme.tokens import DARK


class Window(QWidget):
    """Two buttons, one of them in a scroll area that is too small for it."""

    def __init__(self):
        super().__init__()
        row = QHBoxLayout(self)
        self.first = QPushButton("first")
        row.addWidget(self.first)
        self.area = QScrollArea()
        self.inner = QPushButton("inside")
        self.inner.setMinimumWidth(600)
        self.area.setWidget(self.inner)
        row.addWidget(self.area)
        self.ring = FocusRing(self, Theme())
        self.resize(400, 120)

    def tab(self):
        QTest.keyClick(self.windowHandle(), Qt.Key.Key_Tab)


@pytest.fixture
def window(qtbot):
    made = Window()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.first.setFocus(Qt.FocusReason.OtherFocusReason)
    return made


def test_it_appears_when_the_keyboard_is_used(window):
    """Tab shows where the keyboard is; until then there is no ring."""
    assert not window.ring.isVisible()
    window.tab()
    assert window.inner.hasFocus() or window.area.hasFocus()
    assert window.ring.isVisible()


def test_it_lies_round_the_focused_widget(window):
    """The whole button stands inside the ring, in every look."""
    window.tab()
    window.first.setFocus(Qt.FocusReason.OtherFocusReason)
    assert window.ring.geometry().contains(window.first.geometry())
    window.ring.set_theme(Theme(tokens=DARK))
    assert not window.ring.grab().isNull()


def test_it_goes_when_the_mouse_is_used(window):
    """Whoever clicks needs no ring."""
    window.tab()
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
    assert not window.ring.isVisible()


def test_it_moves_along(window):
    """A button that is moved takes the ring with it."""
    window.tab()
    window.first.setFocus(Qt.FocusReason.OtherFocusReason)
    window.first.move(window.first.x() + 3, window.first.y() + 5)
    assert window.ring.geometry().center() == window.first.geometry().center()


def test_it_stays_inside_a_scroll_area(window):
    """Of what is scrolled away, no ring is drawn."""
    window.tab()
    window.inner.setFocus(Qt.FocusReason.OtherFocusReason)
    assert window.ring._seen(window.inner).width() == window.area.viewport().width() < window.inner.width()


def test_it_leaves_those_alone_that_have_their_own(window):
    """A card that marks itself gets no second ring."""
    window.first.setProperty("focus_ring", 0)
    window.tab()
    window.first.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not window.ring.isVisible()


def test_it_lets_the_mouse_through(window):
    """What lies under the ring is clicked as without it, and the ring never has the focus itself."""
    assert window.ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert window.ring.focusPolicy() is Qt.FocusPolicy.NoFocus
