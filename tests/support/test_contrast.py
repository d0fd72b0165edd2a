"""The WCAG formula, at its known points."""

import pytest
from contrast import channels, luminance, over, ratio


def test_black_and_white_are_twenty_one_to_one_either_way():
    """The greatest contrast there is, whichever of the two is asked for first."""
    assert ratio("#000000", "#FFFFFF") == ratio("#FFFFFF", "#000000") == pytest.approx(21)


def test_a_colour_against_itself_is_one_to_one():
    """The least contrast there is."""
    assert ratio("#A8321E", "#A8321E") == 1


def test_grey_of_the_standard_example():
    """#767676 on white is the well-known last grey that passes AA."""
    assert ratio("#767676", "#FFFFFF") >= 4.5 > ratio("#777777", "#FFFFFF")


def test_channels_and_luminance():
    """A colour is read as red, green and blue; white has all the light there is."""
    assert channels("#0180FF") == (1, 128, 255)
    assert luminance("#FFFFFF") == pytest.approx(1)


def test_a_film_over_a_ground():
    """Half a film mixes the two colours; none leaves the ground as it was."""
    assert over("#000000", "#FFFFFF", 0.5) == "#808080"
    assert over("#123456", "#FFFFFF", 0) == "#123456"
