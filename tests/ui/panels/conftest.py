"""Panels under test: shown, told apart by language and text size."""

import pytest
from PySide6.QtCore import QLocale

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
