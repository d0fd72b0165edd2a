"""Suits as paths: symmetric, distinct, sharp."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tutor.kernel.cards import Suit
from ui.theme.suits import draw_suit, pip_path

SIGNS = (*Suit, None)


@pytest.mark.parametrize("suit", SIGNS)
def test_a_suit_is_symmetric_and_fills_its_box(suit):
    """Left and right of a pip are alike, and all are of about one height."""
    box = pip_path(suit).boundingRect()
    assert box.left() == pytest.approx(-box.right(), abs=1e-6)
    assert 0.9 <= box.height() <= 1.1


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_has_no_hole(suit):
    """The club's circles and stem are filled by winding."""
    for y in (-0.2, 0, 0.2):
        assert pip_path(suit).contains(QPointF(0, y))


def test_every_sign_looks_different_without_its_colour(qapp):
    """In one colour they are still five shapes."""
    pictures = set()
    for suit in SIGNS:
        image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0, 0))
        painter = QPainter(image)
        draw_suit(painter, suit, QRectF(0, 0, 20, 20), "#000000")
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 5
