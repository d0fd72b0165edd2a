"""What is written in the corners keeps clear of the seats, however large the text and however small the felt."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tutor.kernel.seats import Seat
from ui.table.corners import fit_corners
from ui.table.felt import Felt
from ui.table.ground import cloth_rect
from ui.table.scene import FeltScene, Plate
from ui.theme.theme import Theme

N, E, S, W = (Seat(name) for name in "NESW")
LEDGERS = {
    "en": (("", "contract", "won", "score", "bags"), ("N–S", "7", "3", "438", "6"), ("E–W", "5", "2", "−112", "2")),
    "zh_TW": (("", "合約", "拿墩", "得分", "袋"), ("南北", "7", "3", "438", "6"), ("東西", "5", "2", "−112", "2")),
}
NOTES = {
    "en": ("Trumps ♠", "Spades aren't broken", "South (you) led hearts"),
    "zh_TW": ("王牌♠", "黑桃未破", "南家（你）領出紅心"),
}


def table(language, **changes):
    """Thirteen backs at three seats, South's calls on the plates."""
    return replace(
        FeltScene(
            plates=tuple(Plate(seat, "North", "bid 4 · won 2", "(you)" if seat == S else "") for seat in (S, W, N, E)),
            hands=dict.fromkeys((S, W, N, E), (None,) * 13),
            ledger=LEDGERS[language],
            notes=NOTES[language],
        ),
        **changes,
    )


def written(felt):
    """Where ledger and notes stand, and what they must not touch."""
    layout, corners = felt.layout_now, felt.corners
    ledger = QRectF(layout.ledger, corners.ledger_size)
    notes = QRectF(layout.notes - QPointF(corners.notes_size.width(), 0), corners.notes_size)
    seats = [*layout.plates.values(), *(_box(spot) for spots in layout.hands.values() for spot in spots)]
    return ledger, notes, seats


def _box(spot):
    """A card's place; backs at the sides lie across."""
    if not spot.turn:
        return spot.rect
    box = QRectF(0, 0, spot.rect.height(), spot.rect.width())
    box.moveCenter(spot.centre)
    return box


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5])
@pytest.mark.parametrize("size", [(555, 535), (635, 560), (824, 652)])
def test_no_seat_stands_under_what_is_written(qtbot, language, scale, size):
    """At every text size: the words are broken into lines, and grow no further than there is room."""
    felt = Felt(Theme(language=language, text_scale=scale))
    qtbot.addWidget(felt)
    felt.resize(*size)
    felt.show_scene(table(language))
    ledger, notes, seats = written(felt)
    assert not ledger.intersects(notes)
    assert [] == [seat for seat in seats if seat.intersects(ledger) or seat.intersects(notes)]
    assert cloth_rect(felt.size()).contains(notes)


def test_with_room_the_words_are_as_large_as_was_asked_for(qapp):
    """Nothing shrinks, nothing is broken, where it fits."""
    theme = Theme(text_scale=1.5)
    found = fit_corners(LEDGERS["en"], NOTES["en"], theme, QSizeF(900, 300))
    assert theme == found.theme
    assert found.notes_size.height() < fit_corners((), NOTES["en"], theme, QSizeF(120, 300)).notes_size.height()


def test_lines_are_broken_before_words_shrink(qapp):
    """A note on two lines is read more easily than a small one."""
    theme = Theme(text_scale=1.5)
    whole = fit_corners((), NOTES["en"], theme, QSizeF(900, 300)).width
    found = fit_corners((), NOTES["en"], theme, QSizeF(whole * 0.7, 300))
    assert theme == found.theme
    assert found.width <= whole * 0.7
    low = fit_corners((), NOTES["en"], theme, QSizeF(whole * 0.7, found.notes_size.height() - 1))
    assert low.theme.text_scale < 1.5


def test_no_corner_is_smaller_than_at_the_usual_text_size(qapp):
    """What does not fit even so stays readable."""
    assert 1.0 == fit_corners(LEDGERS["en"], NOTES["en"], Theme(text_scale=1.5), QSizeF(50, 20)).theme.text_scale
