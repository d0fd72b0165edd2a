"""Surfaces, shadows, marks and tags: each paints what it should, and static pictures are drawn once."""

from functools import partial

import pytest
from contrast import channels, ratio
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from ui.theme import marks, tags
from ui.theme.grain import desk_tile, grain
from ui.theme.paint import felt_inside, felt_pixmap, paint_desk, paint_felt, paint_sheet
from ui.theme.shadows import (
    CARD_SHADOW,
    SHEET_SHADOW,
    card_shadow_pixmap,
    paint_shadow,
    shadow_origin,
)
from ui.theme.theme import Theme
from ui.theme.tokens import LOOKS

BOX = QRectF(20, 20, 60, 60)


class Canvas:
    """A white image to paint on, and to look at afterwards."""

    def __init__(self, width=100, height=100, ground="#FFFFFF"):
        self.image = QImage(width, height, QImage.Format.Format_RGB32)
        self.image.fill(QColor(ground))
        self.painter = QPainter(self.image)

    def at(self, x, y):
        if self.painter.isActive():
            self.painter.end()
        return self.image.pixelColor(x, y).name().upper()

    def picture(self):
        if self.painter.isActive():
            self.painter.end()
        return bytes(self.image.constBits())


@pytest.fixture
def canvas(qapp):
    made = Canvas()
    yield made
    if made.painter.isActive():
        made.painter.end()


def test_a_shadow_is_darker_below_than_above(canvas):
    """The light comes from above."""
    paint_shadow(canvas.painter, BOX, SHEET_SHADOW, Theme())
    below, above = canvas.at(50, 84), canvas.at(50, 15)
    assert sum(channels(below)) < sum(channels(above)) <= 3 * 255


def test_a_shadow_is_warm(canvas):
    """Its brown is redder than it is blue."""
    paint_shadow(canvas.painter, BOX, SHEET_SHADOW, Theme())
    red, _, blue = channels(canvas.at(50, 84))
    assert red > blue


def test_the_cache_keeps_shadows_felt_and_grain(qapp):
    """The same question gives the same pixmap."""
    theme = Theme()
    shadow = card_shadow_pixmap(94, 131, 1, CARD_SHADOW, theme)
    assert card_shadow_pixmap(94, 131, 1, CARD_SHADOW, theme) is shadow
    assert shadow_origin(CARD_SHADOW).x() < 0
    felt = felt_pixmap(QSize(300, 200), 1, theme.tokens, theme.felt, 9)
    assert felt_pixmap(QSize(300, 200), 1, theme.tokens, theme.felt, 9) is felt
    assert grain(5, 9, 1) is grain(5, 9, 1)
    assert desk_tile("#EFE6D6", 5, 1) is desk_tile("#EFE6D6", 5, 1)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_the_felt_has_a_rim_and_a_cloth(qapp, look):
    """Inside its rim the felt has the colour of its cloth, which is flat in high contrast."""
    theme = Theme(tokens=look)
    canvas = Canvas(420, 320, look.desk)
    inside = paint_felt(canvas.painter, QRectF(10, 10, 400, 300), theme)
    assert inside == felt_inside(QRectF(10, 10, 400, 300)) == QRectF(19, 19, 382, 282)
    cloth, dyed = channels(canvas.at(210, 130)), channels(theme.felt.middle)
    assert max(abs(one - other) for one, other in zip(cloth, dyed, strict=True)) < (1 if look.high_contrast else 40)
    assert canvas.at(210, 15) != canvas.at(210, 130)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_a_sheet_is_paper_and_high_contrast_has_an_edge_instead_of_a_shadow(qapp, look):
    """One sees where the sheet ends in every look."""
    canvas = Canvas(100, 100, look.desk)
    paint_sheet(canvas.painter, BOX, Theme(tokens=look), spine=True)
    assert canvas.at(76, 50) == look.sheet
    assert (canvas.at(50, 85) == look.desk) is look.high_contrast
    assert (canvas.at(50, 20) == look.ink) is look.high_contrast


def test_the_desk_has_a_fine_grain_but_not_in_high_contrast(qapp):
    """The grain is hardly seen, and where contrast is asked for there is none."""
    for look in LOOKS:
        canvas = Canvas()
        paint_desk(canvas.painter, QRectF(0, 0, 100, 100), Theme(tokens=look))
        shades = {canvas.at(x, y) for x in range(20) for y in range(20)}
        assert (len(shades) == 1) is look.high_contrast
        ground = channels(look.desk)
        assert all(
            abs(one - other) <= 6 for shade in shades for one, other in zip(channels(shade), ground, strict=True)
        )


def led(painter, rect, theme):
    tags.paint_led(painter, rect, theme, "led")


def winning(painter, rect, theme):
    tags.paint_winning(painter, rect, theme, "best")


def named(painter, rect, theme):
    tags.paint_named(painter, rect, theme, "bower")


def keycap(painter, rect, theme):
    tags.paint_keycap(painter, rect, theme, "W", theme.tokens.ink)


def tick(painter, rect, theme):
    marks.paint_tick(painter, rect, theme.tokens.good)


def star(painter, rect, theme, *, filled=True):
    marks.paint_star(painter, rect, theme.tokens.star, filled=filled)


SIGNS = {
    "ribbon": partial(marks.paint_ribbon, on_felt=True),
    "sideways": marks.paint_ribbon_sideways,
    "brackets": partial(marks.paint_brackets, on_felt=True),
    "tab": partial(marks.paint_evidence_tab, on_felt=True),
    "disc": partial(marks.paint_legal_disc, on_felt=True),
    "place": marks.paint_place,
    "hot place": partial(marks.paint_place, hot=True),
    "differs": marks.paint_differs,
    "same": marks.paint_same,
    "focus": partial(marks.paint_focus_ring, on_felt=True, radius=7),
    "tick": tick,
    "star": star,
    "star not won": partial(star, filled=False),
    "dealer": partial(tags.paint_dealer, word="dealer"),
    "coach": partial(tags.paint_coach, on_felt=True),
    "led": led,
    "winning": winning,
    "named": named,
    "keycap": keycap,
}


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_no_sign_can_be_taken_for_another(qapp, look):
    """Each paints something, and no two the same."""
    pictures = {bytes(Canvas(ground="#808080").picture())}
    for paint in SIGNS.values():
        canvas = Canvas(ground="#808080")
        paint(canvas.painter, BOX, Theme(tokens=look))
        pictures.add(canvas.picture())
    assert len(pictures) == len(SIGNS) + 1


def test_the_three_signs_differ_in_shape_alone(qapp):
    """In one colour each: ribbon pointed, tab square, disc round: their corners and feet tell them apart."""
    shapes = set()
    for name in ("ribbon", "tab", "disc"):
        canvas = Canvas(ground="#808080")
        SIGNS[name](canvas.painter, BOX, Theme())
        shapes.add(tuple(canvas.at(*spot) != "#808080" for spot in ((22, 22), (50, 78))))
    assert shapes == {(True, False), (True, True), (False, True)}


def test_on_felt_the_ribbon_has_a_cream_keyline(qapp):
    """Cinnabar on green is invisible without it."""
    theme = Theme()
    canvas = Canvas(ground=theme.felt.middle)
    marks.paint_ribbon(canvas.painter, BOX, theme, on_felt=True)
    assert ratio(theme.tokens.accent, theme.felt.middle) < 1.1
    assert ratio(canvas.at(19, 40), theme.felt.middle) > 3


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_pills_are_as_wide_as_their_words(qapp, language):
    """A longer word or a star makes a pill wider, larger text makes it higher."""
    theme = Theme(language=language)
    short, long = tags.pill_size("led", theme, star=False), tags.pill_size("winning", theme, star=False)
    assert short.width() < long.width() < tags.pill_size("winning", theme, star=True).width()
    assert tags.pill_size("led", Theme(language=language, text_scale=1.5), star=False).height() > short.height()
    assert isinstance(tags.keycap_size("W", theme), QSizeF)
