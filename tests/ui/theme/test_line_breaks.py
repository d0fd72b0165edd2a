"""Where lines end: no paragraph ends with a word alone where its lines can be shorter instead."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from ui.theme.prose import ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import DARK, LIGHT, Step

TITLE = ProseStyle(Step.TITLE, serif=True, bold=True)
BODY = ProseStyle()


@pytest.mark.parametrize(
    ("language", "title", "width", "lines"),
    [
        ("zh_TW", "一個合約，四種結局", 215, ["一個合約，", "四種結局"]),
        ("zh_TW", "底牌：13張回到10張", 200, ["底牌：13張", "回到10張"]),
        ("en", "How much is a hand worth?", 240, ["How much is a ", "hand worth?"]),
    ],
)
def test_a_titles_lines_are_of_about_one_length(qapp, language, title, width, lines):
    """A title of two lines does not leave a character alone on the second."""
    assert lines == lay_out(title, Theme(language=language), TITLE, width).lines()


@pytest.mark.parametrize("width", range(200, 420, 17))
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("zh_TW", "乙叫到3。你是丙，這副你發牌，可以用同樣的數接過來。現在輪到你叫，叫2還是叫3都可以。"),
        ("en", "You hold three sure tricks, and two maybes that are worth about one each."),
    ],
)
def test_a_paragraph_does_not_end_with_a_word_alone(qapp, language, text, width):
    """Shorter lines take no more of them, and the last one holds more than a word or two characters."""
    theme = Theme(language=language)
    prose = lay_out(text, theme, BODY, width)
    whole = lay_out(text, theme, BODY, 100_000).natural_width
    assert prose.line_count <= -(-whole // (width * 0.86))
    assert len(prose.lines()[-1]) > (2 if language == "zh_TW" else len("each."))


def test_a_line_that_fits_is_left_alone(qapp):
    """A title with room for all its words is not broken."""
    assert lay_out("One trick", Theme(), TITLE, 400).lines() == ["One trick"]


def _columns_with_ink(align):
    """The first and the last column of pixels that a text of two lines has painted, of 240."""
    image = QImage(240, 100, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    lay_out("How much is a hand worth?", Theme(), ProseStyle(Step.TITLE, align=align), 240).paint(painter, QPointF())
    painter.end()
    inked = [x for x in range(240) if any(image.pixelColor(x, y).value() < 128 for y in range(100))]
    return inked[0], inked[-1]


def test_shorter_lines_stay_where_they_are_aligned(qapp):
    """In the middle they have as much room at both sides; at the right they end at the edge."""
    left, right = _columns_with_ink(Qt.AlignmentFlag.AlignHCenter)
    assert abs(left - (239 - right)) <= 4
    assert _columns_with_ink(Qt.AlignmentFlag.AlignRight)[1] >= 236


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
@pytest.mark.parametrize("tone", ["ink2", "ink3", "evidence"])
def test_a_tone_is_a_colour_of_the_look(qapp, tokens, tone):
    """A text of a tone changes its colour with the look."""
    prose = lay_out("▇▇", Theme(tokens=tokens), ProseStyle(tone=tone), 200)
    image = QImage(60, 30, QImage.Format.Format_RGB32)
    image.fill(tokens.sheet)
    painter = QPainter(image)
    prose.paint(painter, QRectF(image.rect()).topLeft())
    painter.end()
    assert getattr(tokens, tone).lower() in {image.pixelColor(x, y).name() for x in range(60) for y in range(30)}


@pytest.mark.parametrize("width", range(150, 320, 10))
def test_a_sum_stays_on_one_line(qapp, width):
    """`7 × 10 = +70` is read at a glance, wherever the line before it ends."""
    lines = lay_out("N–S called 7 and took 8 tricks: made, 7 × 10 = +70.", Theme(), BODY, width).lines()
    assert 1 == sum("7\u00a0×\u00a010\u00a0=\u00a0+70" in line for line in lines)
