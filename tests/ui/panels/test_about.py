"""Which Trickwise this is can be read in the window, and under which licences."""

import pytest
from PySide6.QtWidgets import QPlainTextEdit

from tutor.text.build import Build
from ui.panels import about
from ui.panels.about import AboutPanel
from ui.theme.rich import RichText
from ui.theme.theme import Theme


@pytest.fixture
def installed(monkeypatch):
    """As in an installed copy."""
    monkeypatch.setattr(about, "this_build", lambda: Build("1.2.3", "1a2b3c4", "2026-11-30"))
    monkeypatch.setattr(about, "notices", lambda: "Everybody's licences")


def test_an_installed_copy_tells_its_source(qtbot, installed):
    """Version, day and revision."""
    panel = AboutPanel(Theme())
    qtbot.addWidget(panel)
    assert any("1.2.3 · 2026-11-30 · 1a2b3c4" in text.markup for text in panel.findChildren(RichText))


def test_licences_are_a_press_away(qtbot, installed):
    """They are shown beside the window."""
    panel = AboutPanel(Theme())
    qtbot.addWidget(panel)
    panel.show()
    shown = panel.show_licences()
    qtbot.addWidget(shown)
    assert "Everybody's licences" == shown.findChild(QPlainTextEdit).toPlainText()


def test_a_checkout_has_nothing_to_show(qtbot):
    """It carries nobody's work but ours."""
    panel = AboutPanel(Theme())
    qtbot.addWidget(panel)
    panel.show()
    assert not panel.licences.isVisible()
