"""A rule on a sheet."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.panels.rule import RuleCard, RuleWords
from ui.theme.rich import RichText
from ui.theme.theme import Theme
from ui.theme.tokens import Step

TEXT = "If you hold a card of the led suit, you play one. High or low is up to you; nobody has to beat what lies there."


@pytest.mark.parametrize("zoom", [1.0, 1.6])
def test_a_rules_lines_are_not_too_long_to_be_read(shown, zoom):
    """However wide the window is, a line holds some 75 letters."""
    theme, page = Theme(zoom=zoom), QWidget()
    row, card = QHBoxLayout(page), RuleCard(theme)
    row.addWidget(card, 1000)
    row.addStretch(1)
    card.show_rule(RuleWords(id="following-suit", title="Following suit", text=TEXT * 3))
    shown(page, 2400, 900)
    told = next(text for text in card.findChildren(RichText) if text.markup == TEXT * 3)
    assert told.width() <= theme.px(Step.TEXT) * 0.5 * 75
    assert told.height() >= told.heightForWidth(told.width())
