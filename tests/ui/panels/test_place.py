"""The coach's bubble never covers what it points at."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from ui.panels.place import place, tip_of

FELT = QRectF(0, 0, 800, 640)
BUBBLE = QSizeF(290, 160)
PLACE, SIZE = st.integers(0, 600), st.integers(20, 200)


def test_it_stands_near_its_target():
    """On an empty felt the bubble stands a short tail away from the card."""
    found = place(BUBBLE, QPointF(400, 500), [], FELT)
    assert found is not None
    assert not found.rect.contains(QPointF(400, 500))
    assert (
        abs(found.rect.bottom() - 500) < 40 or abs(found.rect.right() - 400) < 40 or abs(found.rect.left() - 400) < 40
    )


def test_a_full_felt_has_no_place():
    """Where no quarter is free the bubble docks in the page."""
    assert place(BUBBLE, QPointF(400, 320), [QRectF(100, 100, 600, 440)], FELT) is None


def test_a_felt_smaller_than_the_bubble_has_no_place():
    """Nor does it stand outside."""
    assert place(BUBBLE, QPointF(10, 10), [], QRectF(0, 0, 200, 640)) is None


@given(
    target=st.tuples(st.integers(0, 800), st.integers(0, 640)),
    taken=st.lists(
        st.tuples(st.integers(0, 700), st.integers(0, 560), st.integers(20, 200), st.integers(20, 200)), max_size=5
    ),
)
def test_it_covers_neither_evidence_nor_target(target, taken):
    """Whatever lies on the felt, the bubble leaves it free, and stays on the cloth."""
    avoid = [QRectF(*rect) for rect in taken]
    found = place(BUBBLE, QPointF(*target), avoid, FELT)
    if found is not None:
        assert FELT.contains(found.rect)
        assert not found.rect.contains(QPointF(*target))
        assert not any(found.rect.intersects(rect) for rect in avoid)


def test_the_tail_is_short():
    """The tail points at the card and does not reach over the felt."""
    tip = tip_of(QRectF(0, 0, 290, 160), QPointF(145, 600))
    assert QPointF(145, 178) == tip
