"""The window opens at once, as a bare desk, and is furnished right after."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QLabel

from ui.no_start import NoStart
from ui.opening import Opening
from ui.standing import load_palette, save_palette

DUSK = "#123456"


@pytest.fixture
def store(tmp_path):
    return QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def opened(qt, store):
    """Opens a window on a store; after the test it goes."""
    openings = []

    def opens() -> Opening:
        openings.append(Opening(qt, store))
        return openings[-1]

    yield opens
    for each in openings:
        each.end()


def test_a_bare_window_has_the_colours_that_it_had(opened, store):
    """Who works by lamp light is shown no white sheet first."""
    save_palette(store, QPalette(QColor(DUSK)))
    opening = opened()
    assert opening.app is None
    assert opening.window.isVisible()
    assert DUSK == opening.window.grab().toImage().pixelColor(40, 40).name()


def test_home_comes_into_the_window_that_is_open(qtbot, opened, store):
    """Once it is seen; the keyboard then stands on the lesson to begin with, and its ring is known to the window."""
    opening = opened()
    qtbot.waitUntil(lambda: opening.app is not None and opening.app.home.isVisible())
    assert opening.window is opening.app.window
    assert opening.app.furniture.size() == opening.window.size()
    assert opening.app.furniture._ring._handle is opening.window.windowHandle()
    opening.window.close()
    assert opening.app.theme.tokens.desk == load_palette(store).window().color().name().upper()


def test_it_is_furnished_once(opened):
    """Being seen and having waited long enough are one occasion."""
    opening = opened()
    opening.furnish()
    furnished = opening.app
    opening.furnish()
    assert furnished is opening.app


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_a_window_that_cannot_be_furnished_says_so(qtbot, opened, store, monkeypatch, language):
    """In the learner's language, with what happened to be copied, the settings named, and a way to close it."""
    store.setValue("language", language)
    monkeypatch.setattr("ui.app.App", lambda *_: 1 / 0)
    opening = opened()
    with qtbot.captureExceptions() as raised:
        qtbot.waitUntil(lambda: opening.window.findChild(NoStart) is not None)
    assert ZeroDivisionError is raised[0][0]
    page = opening.window.findChild(NoStart)
    title = {"en": "Trickwise could not start", "zh_TW": "Trickwise沒能啟動", "zh_CN": "Trickwise 没能启动"}
    labels = " ".join(label.text() for label in page.findChildren(QLabel))
    assert title[language] in labels
    assert store.fileName() in labels
    assert "Traceback" not in labels
    qtbot.mouseClick(page.copy_button, Qt.MouseButton.LeftButton)
    assert "ZeroDivisionError" in QGuiApplication.clipboard().text()
    opening.furnish()
    assert 1 == len(opening.window.findChildren(NoStart))
    qtbot.mouseClick(page.close_button, Qt.MouseButton.LeftButton)
    assert not opening.window.isVisible()
    assert opening.failed
    opening._words.choose("en")


def test_a_window_that_cannot_say_so_either_is_closed(qtbot, opened, monkeypatch):
    """A bare desk that stays would tell nobody that something went wrong."""
    left = []
    monkeypatch.setattr("ui.app.App", lambda *_: 1 / 0)
    monkeypatch.setattr("ui.no_start.NoStart.__init__", lambda *_: 1 / 0)
    opening = opened()
    monkeypatch.setattr(opening, "_qt", type("Leaves", (), {"exit": lambda _, code: left.append(code)})())
    with qtbot.captureExceptions() as raised:
        qtbot.waitUntil(lambda: bool(left))
    assert 1 == left[0]
    assert ZeroDivisionError is raised[0][0]


def test_a_bare_window_imports_next_to_nothing():
    """What home needs is imported behind it: `Qt` and YAML alone cost as much as an empty window."""
    code = "import sys, ui.opening; print(*(name for name in sys.modules if name.startswith(('ui.', 'tutor', 'yaml'))))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert {"ui.main_window", "ui.opening", "ui.standing"} == set(done.stdout.split())
