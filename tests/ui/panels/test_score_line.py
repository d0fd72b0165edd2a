"""The lines of a score sheet."""

import pytest
from PySide6.QtGui import QColor, QImage

from ui.panels.score_line import TotalRow, TotalWords
from ui.theme.lines import line_width
from ui.theme.theme import Theme
from ui.theme.tokens import Step


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(
    ("language", "name", "note"), [("en", "This hand", "no bags"), ("zh_CN", "这一局", "1 个沙袋")]
)
def test_a_note_does_not_run_into_the_name(shown, scale, language, name, note):
    """In the narrowest row the note stands nearer to its figure instead."""
    theme = Theme(language=language, text_scale=scale)
    row = TotalRow(TotalWords(name, note, "+7"), theme)
    shown(row, row.minimumSizeHint().width(), row.sizeHint().height())
    image = row.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ground = image.pixelColor(0, 0)
    inked = {x for x in range(image.width()) for y in range(image.height()) if _is_ink(image.pixelColor(x, y), ground)}
    end = round(min(inked) + line_width(name, theme.serif(Step.TEXT, bold=True)))
    assert not inked & set(range(end + 2, end + 8))


def _is_ink(colour: QColor, ground: QColor) -> bool:
    return abs(colour.lightness() - ground.lightness()) > 60
