"""Plain widgets under the style sheet: size, palette, no complaints from Qt."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ui.theme.stylesheet import apply_theme, palette, restyle, stylesheet
from ui.theme.theme import Theme
from ui.theme.tokens import LOOKS


class Looks(QObject):
    """Counts how often a widget is given another style."""

    count = 0

    def eventFilter(self, watched, event):  # noqa: N802 (Qt)
        self.count += event.type() is QEvent.Type.StyleChange
        return super().eventFilter(watched, event)


@pytest.fixture
def dressed(qapp):
    """Put the application's own look back after a test."""
    before = (qapp.font(), qapp.palette())
    yield qapp
    qapp.setStyleSheet("")
    qapp.setFont(before[0])
    qapp.setPalette(before[1])


def page() -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    for kind in ("primary", "secondary", "strong", "quiet", "icon", "rung"):
        button = QPushButton(kind)
        button.setProperty("kind", kind)
        column.addWidget(button)
    segments = QFrame()
    segments.setProperty("kind", "segmented")
    row = QHBoxLayout(segments)
    row.setContentsMargins(0, 0, 0, 0)
    for name in ("Watch", "Guided"):
        button = QPushButton(name)
        button.setProperty("kind", "segment")
        button.setCheckable(True)
        row.addWidget(button)
    column.addWidget(segments)
    column.addWidget(QLabel("Words"))
    column.addWidget(QLineEdit())
    return made


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_target_is_large_enough(qtbot, dressed, look, scale):
    """No button is lower than 24 px, and most are 38."""
    apply_theme(dressed, Theme(tokens=look, text_scale=scale))
    made = page()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    heights = {button.property("kind"): button.height() for button in made.findChildren(QPushButton)}
    assert min(heights.values()) >= 24
    assert heights["primary"] >= 38
    assert heights["rung"] >= 34
    assert not made.grab().isNull()


def test_a_label_takes_its_role(qtbot, dressed):
    """A note is smaller than plain words, once the sheet has looked at it anew."""
    apply_theme(dressed, Theme())
    made = page()
    qtbot.addWidget(made)
    label = made.findChildren(QLabel)[-1]
    label.ensurePolished()
    assert label.font().pixelSize() == 14
    label.setProperty("role", "note")
    restyle(label)
    assert label.font().pixelSize() == 13


def test_another_language_leaves_the_sheet_alone(dressed, monkeypatch):
    """Qt looks at every widget again where it gets a sheet, which takes long; a language needs no other one."""
    apply_theme(dressed, Theme(language="en"))
    sheets = []
    monkeypatch.setattr(type(dressed), "setStyleSheet", lambda _app, sheet: sheets.append(sheet))
    apply_theme(dressed, Theme(language="zh_TW"))
    assert sheets == []
    larger = Theme(language="zh_TW", text_scale=1.5)
    apply_theme(dressed, larger)
    assert ["", stylesheet(larger)] == sheets


def test_the_palette_has_the_tokens(qapp):
    """What the base style draws has the desk and the ink of each look."""
    for look in LOOKS:
        made = palette(Theme(tokens=look))
        assert made.color(QPalette.ColorRole.Window).name().upper() == look.desk
        assert made.color(QPalette.ColorRole.Text).name().upper() == look.ink


def test_the_sheet_has_a_size_of_text_for_each_setting():
    """A reader who asks for larger text gets it in plain controls too."""
    assert stylesheet(Theme()) != stylesheet(Theme(text_scale=1.5))


@pytest.mark.parametrize("zoom", [1.0, 1.25, 1.6])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_controls_grow_with_the_window_and_the_text(qtbot, dressed, zoom, scale):
    """In segments and in a line to type in, the words keep the room above and below them."""
    theme = Theme(zoom=zoom, text_scale=scale)
    apply_theme(dressed, theme)
    made = page()
    qtbot.addWidget(made)
    made.show()
    parts = [made.findChild(QLineEdit), *(b for b in made.findChildren(QPushButton) if b.property("kind") == "segment")]
    assert [] == [part for part in parts if part.height() < 1.7 * part.font().pixelSize()]


def test_another_sheet_is_looked_at_once(qtbot, dressed):
    """However deep a widget lies: Qt would look at it once for each that it lies in."""
    apply_theme(dressed, Theme())
    top = QWidget()
    qtbot.addWidget(top)
    inner = top
    for _ in range(8):
        inner = QWidget(inner)
    words, looks = QLabel("Words", inner), Looks()
    top.show()
    words.installEventFilter(looks)
    apply_theme(dressed, Theme(zoom=1.25))
    assert 1 <= looks.count <= 2
