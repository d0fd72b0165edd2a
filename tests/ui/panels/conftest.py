"""Panels under test: shown, told apart by language and text size."""

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ui.panels.answer_board import Board
from ui.panels.button import Button
from ui.theme.rich import RichText
from ui.theme.theme import Theme

LANGUAGES = ("en", "zh_TW", "zh_CN")
SIZES = (1.0, 1.5)


@pytest.fixture(params=LANGUAGES)
def language(request):
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


@pytest.fixture(params=SIZES)
def theme(request, language):
    return Theme(language=language, text_scale=request.param)


@pytest.fixture
def shown(qtbot):
    """Show a panel of a size and let it lay itself out."""

    def show(panel, width, height):
        qtbot.addWidget(panel)
        panel.resize(width, height)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return show


@pytest.fixture
def outgrown(qtbot):
    """The words in a panel that outgrow their place across, once it has settled."""

    def found(panel):
        texts = [text.markup for text in panel.findChildren(RichText) if text.isVisible() and text.outgrown().width()]
        buttons = [button.words for button in panel.findChildren(Button) if button.isVisible() and button.outgrown()]
        return texts + buttons

    def settled(panel):
        qtbot.waitUntil(lambda: not found(panel))
        return found(panel)

    return settled


class Hand:
    """A hand at the page: what it does reaches the widgets through the window, as the system sends it.

    It goes to a point, a widget, or a piece by its name.
    """

    def __init__(self, area):
        self.area = area

    @property
    def board(self):
        return self.area.findChildren(Board)[-1]

    @property
    def done(self):
        return next(button for button in self.area.findChildren(Button) if "Done" in button.words)

    def at(self, goal):
        if isinstance(goal, QPoint):
            return goal
        widget = self.board.pieces[goal] if isinstance(goal, str) else goal
        return widget.mapTo(self.area.window(), widget.rect().center())

    def press(self, goal):
        QApplication.processEvents()
        QTest.mouseClick(self.area.window().windowHandle(), Qt.MouseButton.LeftButton, pos=self.at(goal))

    def lift(self, piece, goal):
        QApplication.processEvents()
        handle, start, end = self.area.window().windowHandle(), self.at(piece), self.at(goal)
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.6, 1.0):
            QTest.mouseMove(handle, start + (end - start) * share)
        return handle

    def drag(self, piece, goal):
        end = self.at(goal)
        handle = self.lift(piece, end)
        QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key, held=Qt.KeyboardModifier.NoModifier):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, held)


@pytest.fixture
def hand(area, qtbot):
    """A hand at the answer area of a test, the focus on its first piece."""
    area.activateWindow()
    area.focus_first()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    return Hand(area)
