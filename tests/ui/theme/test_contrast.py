"""The WCAG formula, at its known points."""

import pytest

from ui.theme.contrast import channels, luminance, over, ratio


def test_black_and_white_are_twenty_one_to_one_either_way():
    assert ratio("#000000", "#FFFFFF") == ratio("#FFFFFF", "#000000") == pytest.approx(21)


def test_a_colour_against_itself_is_one_to_one():
    assert ratio("#A8321E", "#A8321E") == 1


def test_grey_of_the_standard_example():
    """#767676 on white is the well-known last grey that passes AA."""
    assert ratio("#767676", "#FFFFFF") >= 4.5 > ratio("#777777", "#FFFFFF")


def test_channels_and_luminance():
    assert channels("#0180FF") == (1, 128, 255)
    assert luminance("#FFFFFF") == pytest.approx(1)


def test_a_film_over_a_ground():
    assert over("#000000", "#FFFFFF", 0.5) == "#808080"
    assert over("#123456", "#FFFFFF", 0) == "#123456"
