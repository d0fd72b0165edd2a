"""A button's words: whole where there is room, else the first of them."""

import pytest
from PySide6.QtCore import QRect

from ui.panels.button import Button
from ui.theme.theme import Theme

TITLE = "The auction, and the dealer's privilege"


@pytest.mark.parametrize("kind", ["primary", "secondary"])
def test_words_without_room_lose_their_end(shown, kind):
    """The beginning is always seen; in its own width a button says all."""
    button = shown(Button(TITLE, Theme(), kind=kind, key="Enter"), 500, 40)
    assert TITLE == button._words_shown()
    button.resize(220, 40)
    assert button._words_shown().startswith("The auction")
    assert button._words_shown().endswith("…")
    edge = button.grab().toImage().copy(QRect(2, 14, 4, 12))
    button.set_words("")
    assert edge == button.grab().toImage().copy(QRect(2, 14, 4, 12))
