"""Ticks and arrows: each look has its pictures, and the style sheet names them."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QIcon

from ui.theme.controls import choices
from ui.theme.theme import Theme
from ui.theme.tokens import LOOKS


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_every_picture_that_is_named_is_there(qapp, look):
    named = set(re.findall(r"url\((.+?)\)", choices(Theme(tokens=look))))
    assert len(named) == 3
    for path in named:
        assert Path(path).is_file()
        assert not QIcon(path).pixmap(16).isNull()
