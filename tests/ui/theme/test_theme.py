"""The theme: colours by suit, sizes by the reader's setting, lines by language."""

from dataclasses import replace

import pytest
from contrast import ratio

from tutor.kernel.cards import Suit
from ui.theme.fonts import sans, serif
from ui.theme.theme import Theme, tokens_for
from ui.theme.tokens import DARK, HC_DARK, HC_LIGHT, LIGHT, LOOKS, TEXT_SCALES, Step


def test_two_colours_or_four():
    """Four colours part the clubs from the spades and the diamonds from the hearts; two don't."""
    two, four = Theme(), Theme(four_colours=True)
    for colours in (two.card_suit, two.text_suit):
        assert colours(Suit.CLUBS) == colours(Suit.SPADES)
        assert colours(Suit.DIAMONDS) == colours(Suit.HEARTS)
    for look in LOOKS:
        theme = replace(four, tokens=look)
        for colours in (theme.card_suit, theme.text_suit, theme.felt_suit):
            assert len({colours(suit) for suit in Suit}) == 4


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("four", [False, True])
def test_suits_in_text_can_be_read(look, four):
    """Suits and the joker's star reach 4.5 to 1 on the sheet."""
    theme = Theme(tokens=look, four_colours=four)
    for suit in (*Suit, None):
        assert ratio(theme.text_suit(suit), look.sheet) >= 4.5


def test_sizes_grow_with_the_setting():
    """The text of a page in px, for each of the four sizes."""
    assert [Theme(text_scale=scale).px(Step.TEXT) for scale in TEXT_SCALES] == [16, 18, 21, 24]


def test_lines_have_more_air_in_chinese_and_less_in_the_coach():
    """Han fill their square, so their lines stand further apart; a bubble is set tight."""
    english, chinese = Theme(), Theme(language="zh_TW")
    assert english.line_height(Step.TEXT) == 24
    assert chinese.line_height(Step.TEXT) == 26
    assert english.line_height(Step.TITLE) == 34
    assert chinese.line_height(Step.TITLE) == 36
    assert english.line_height(Step.TEXT, tight=True) == 21


def test_columns_are_sixty_letters_or_twenty_six_han():
    """No line is longer than can be read with ease."""
    assert Theme().column(Step.TEXT) == 480
    assert Theme(language="zh_CN").column(Step.TEXT) == 416


def test_the_system_picks_the_tokens():
    """Dark or light, with high contrast or without: four looks."""
    assert tokens_for(dark=False, high_contrast=False) is LIGHT
    assert tokens_for(dark=True, high_contrast=False) is DARK
    assert tokens_for(dark=False, high_contrast=True) is HC_LIGHT
    assert tokens_for(dark=True, high_contrast=True) is HC_DARK


@pytest.mark.parametrize(("language", "cut"), [("en", "KR"), ("zh_TW", "TC"), ("zh_CN", "SC")])
def test_each_language_has_its_cut(qapp, language, cut):
    """English takes the Korean cut, whose quotes are proportional."""
    assert serif(language, 16).families()[0] == f"Noto Serif CJK {cut}"
    assert sans(language, 16, bold=True).families()[0] == f"Noto Sans CJK {cut}"
    assert sans(language, 16).pixelSize() == 16


def test_a_font_that_is_changed_leaves_the_next_one_alone(qapp):
    """Fonts come out of a cache as copies."""
    sans("en", 16).setPixelSize(99)
    assert sans("en", 16).pixelSize() == 16
