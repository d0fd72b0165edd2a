"""The path notation and the ornaments."""

import pytest
from PySide6.QtCore import QPointF, Qt

from ui.theme.paths import notation_of, outline, petals, placed, star


def test_the_notation_reads_lines_curves_and_circles():
    """What is drawn in letters and numbers encloses what it should, and nothing else."""
    path = outline("M 0 0 L 10 0 10 10 C 10 12 8 14 6 14 Q 0 14 0 10 Z O 20 5 3")
    assert path.contains(QPointF(5, 5))
    assert path.contains(QPointF(22, 5))
    assert not path.contains(QPointF(15, 5))


def test_shapes_that_overlap_leave_no_hole():
    """The fill is by winding: the king's cross has no hole where its arms meet."""
    path = outline("M 0 0 L 4 0 L 4 4 L 0 4 Z M 2 2 L 6 2 L 6 6 L 2 6 Z")
    assert path.fillRule() is Qt.FillRule.WindingFill
    assert path.contains(QPointF(3, 3))


def test_writing_and_reading_a_path_is_the_identity():
    """A path that is written down comes back as it was."""
    notation = "M 0 0 L 10.5 0 C 10 2 8 4 6.25 4 L 0 0"
    assert notation == notation_of(outline(notation))


def test_what_is_no_path_is_refused():
    """A move without its place is told, not drawn."""
    with pytest.raises(ValueError, match="not a path"):
        outline("M 1")


def test_stars_and_petals_stay_in_their_circle():
    """An ornament of radius 1 reaches no further."""
    for path in (star(5, 1, 0.4), petals(8, 1, 0.2, 0.3)):
        box = path.boundingRect()
        assert max(abs(box.left()), abs(box.right()), abs(box.top()), abs(box.bottom())) <= 1.001


def test_placing_scales_about_the_origin():
    """A shape drawn round nought comes to stand round its place, in its size."""
    box = placed(outline("M -1 -1 L 1 -1 L 1 1 L -1 1 Z"), 10, 20, 3, 90).boundingRect()
    assert (box.left(), box.top(), box.width()) == pytest.approx((7, 17, 6))
