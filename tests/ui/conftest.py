"""Tests of the window: offscreen, and deaf to what the offscreen platform says about itself."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.app import App
from ui.settings import Look

HERE = Path(__file__).parent
PLATFORM_NOISE = "This plugin does not support"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let every other Qt warning fail a test here."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore(PLATFORM_NOISE))


@pytest.fixture
def qt(qapp: QApplication) -> Iterator[QApplication]:
    """The application; after the test it looks as before."""
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    yield qapp
    qapp.setStyleSheet(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


@pytest.fixture
def opens(qt: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], App]]:
    """Opens the window of a new day on the same settings; the last one may have been killed."""
    apps = []

    def opening() -> App:
        made = App(qt, QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat), home=tmp_path / "learners")
        made.change(replace(made.settings, language="en", look=Look.LIGHT, animation_speed=0.0))
        qtbot.addWidget(made.window)
        with qtbot.waitExposed(made.window):
            made.start()
        apps.append(made)
        return made

    yield opening
    for app in apps:
        app.keeper.let_go()
        app.switch.choose("en")


@pytest.fixture
def app(opens: Callable[[], App]) -> App:
    """The window at home: English, light, nothing moves."""
    return opens()
