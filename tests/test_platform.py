"""Traps of the platform that would come back with another release of it."""

import sys

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def test_a_void_call_leaves_none_alone(qtbot: QtBot):
    """PySide6 6.12.0 on Python 3.11 drops a reference to None in each void call, and aborts after some 2,300."""
    widget = QWidget()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for x in range(1000):
        widget.move(x, 1)
    assert abs(sys.getrefcount(None) - before) < 50
