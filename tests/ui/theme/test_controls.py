"""Ticks, arrows and crosses: each look has its pictures, and the style sheet names them."""

import re
from pathlib import Path

import pytest
from contrast import ratio
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFileDialog, QLineEdit, QToolButton, QVBoxLayout, QWidget

from ui.theme.controls import choices, dialogs
from ui.theme.stylesheet import apply_theme
from ui.theme.theme import Theme
from ui.theme.tokens import LOOKS


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_every_picture_that_is_named_is_there(qapp, look):
    """Ticks, arrows and the cross that clears a line can be drawn in each look."""
    theme = Theme(tokens=look)
    named = set(re.findall(r"url\((.+?)\)", choices(theme) + dialogs(theme)))
    assert len(named) == 6
    for path in named:
        assert Path(path).is_file()
        assert not QIcon(path).pixmap(16).isNull()


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_the_arrows_of_a_file_dialog_can_be_seen(qtbot, qt, look):
    """Where the system has no dialog Qt's own is shown, on the desk of each look."""
    apply_theme(qt, Theme(tokens=look))
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    for name in ("backButton", "forwardButton", "toParentButton"):
        image = dialog.findChild(QToolButton, name).icon().pixmap(16).toImage()
        inks = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        seen = [ink.name() for ink in inks if ink.alpha() > 200]
        assert max(ratio(ink, look.desk) for ink in seen) >= 3


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_the_cross_that_clears_a_line_can_be_seen(qtbot, qt, look):
    """In the colour of words, on the line's ground."""
    apply_theme(qt, Theme(tokens=look))
    line = QLineEdit()
    qtbot.addWidget(line)
    line.setClearButtonEnabled(True)
    image = line.findChild(QToolButton).icon().pixmap(16).toImage()
    inks = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    assert max(ratio(ink.name(), look.sheet) for ink in inks if ink.alpha() > 200) >= 4.5


def test_a_line_is_as_high_with_the_focus_as_without(qtbot, qt):
    """Its stronger edge goes inward: words and cross do not jump."""
    apply_theme(qt, Theme())
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    first, second = QLineEdit(), QLineEdit()
    column.addWidget(first)
    column.addWidget(second)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    assert first.sizeHint() == second.sizeHint()
