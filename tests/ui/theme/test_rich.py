"""The label for prose: size, links by mouse and keyboard, what a screen reader says."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.theme.prose import ProseStyle
from ui.theme.rich import RichText
from ui.theme.theme import Theme
from ui.theme.tokens import Step

TEXT = "♥9 is led. See [void](term:void) or [the rule](rule:follow)."


def spoken(text: str) -> str:
    return text.replace("♥", "hearts ")


@pytest.fixture
def label(qtbot):
    made = RichText(TEXT, Theme(), spoken=spoken)
    qtbot.addWidget(made)
    made.resize(600, 30)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_screen_reader_hears_the_suit(label):
    """The accessible name is the spoken words, and the role is that of a text."""
    interface = QAccessible.queryAccessibleInterface(label)
    assert interface.text(QAccessible.Text.Name) == "hearts 9 is led. See void or the rule."
    assert interface.role() is QAccessible.Role.StaticText


def test_clicking_a_link_tells_its_target(qtbot, label):
    """A click on its words opens the rule that they name."""
    link = label._prose(label.width()).links()[1]
    with qtbot.waitSignal(label.link_activated) as told:
        qtbot.mouseClick(label, Qt.MouseButton.LeftButton, pos=link.rects[0].center().toPoint())
    assert told.args == ["rule:follow"]


def test_clicking_elsewhere_tells_nothing(qtbot, label):
    """Beside the links the text is no button."""
    with qtbot.assertNotEmitted(label.link_activated):
        qtbot.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPoint(2, 12))


def test_the_keyboard_walks_through_the_links(qtbot, label):
    """Tab goes from link to link, Enter follows the chosen one."""
    label.activateWindow()
    label.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(label.hasFocus)
    assert label.accessibleDescription() == "void"
    qtbot.keyClick(label, Qt.Key.Key_Tab)
    assert label.accessibleDescription() == "the rule"
    with qtbot.waitSignal(label.link_activated) as told:
        qtbot.keyClick(label, Qt.Key.Key_Return)
    assert told.args == ["rule:follow"]
    assert not label.grab().isNull()


def test_a_text_without_links_takes_no_focus(qtbot):
    """Tab passes it by, until it is given a link."""
    label = RichText("no link", Theme())
    qtbot.addWidget(label)
    assert label.focusPolicy() is Qt.FocusPolicy.NoFocus
    label.set_markup("a [link](x)")
    assert label.focusPolicy() is Qt.FocusPolicy.TabFocus
    assert label.markup == "a [link](x)"


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_it_grows_downwards_as_it_narrows(qtbot, language):
    """Less width makes more lines, in each language."""
    label = RichText(TEXT + "，" * (language != "en"), Theme(language=language))
    qtbot.addWidget(label)
    assert label.heightForWidth(120) > label.heightForWidth(300) >= label.heightForWidth(900)


def test_a_layout_gives_it_its_height(qtbot):
    """In a column of 200 px the label gets all its lines, and nothing is outgrown."""
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    label = RichText(TEXT * 3, Theme())
    column.addWidget(label)
    column.addStretch()
    page.resize(222, 600)
    with qtbot.waitExposed(page):
        page.show()
    assert label.height() == label.heightForWidth(label.width())
    assert label.outgrown().isNull()


def test_what_outgrows_its_place_is_reported(qtbot):
    """It tells by how much it is too wide and too high."""
    label = RichText("Unbelievably long words for a small place", Theme())
    qtbot.addWidget(label)
    label.resize(60, 24)
    assert label.outgrown().width() > 0
    assert label.outgrown().height() > 0


def test_theme_and_style_can_be_changed(qtbot, label):
    """Larger text needs more room, a smaller step less."""
    before = label.sizeHint()
    label.set_theme(replace(Theme(), text_scale=1.5))
    assert label.sizeHint().width() > before.width()
    label.set_style(ProseStyle(step=Step.LABEL))
    assert label.sizeHint().height() < before.height() * 1.5
    assert label.minimumSizeHint().width() <= label.sizeHint().width()
