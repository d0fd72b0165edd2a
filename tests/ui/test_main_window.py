"""The bare window: it has room on the screen, its frame included."""

import pytest
from PySide6.QtCore import QRect

from ui.main_window import MainWindow


@pytest.mark.parametrize(
    ("room", "size"),
    [
        (QRect(0, 0, 1280, 780), (1280, 780)),
        (QRect(60, 24, 1220, 744), (1220, 744)),
        (QRect(0, 0, 2560, 1400), (1280, 800)),
        (QRect(0, 0, 800, 600), (1280, 800)),
    ],
)
def test_the_window_fits_the_screen(qtbot, room, size):
    """It is made no larger, and on a screen too small for its least width it is left alone."""
    window = MainWindow()
    qtbot.addWidget(window)
    frame = window.frameGeometry().size() - window.size()
    window.fit(room)
    assert size == ((window.size() + frame).width(), (window.size() + frame).height())
