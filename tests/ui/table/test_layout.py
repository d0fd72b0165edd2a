"""The felt's geometry: cards as large as the felt lets them, and never past its edges."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from tutor.kernel.cards import cards
from tutor.kernel.seats import Seat
from ui.table.layout import lay_out
from ui.table.scene import FeltScene, Plate

N, E, S, W = (Seat(name) for name in "NESW")
THIRTEEN = cards("SA SK SQ SJ ST HA HK HQ DA DK DQ CA CK")
SCENE = FeltScene(
    plates=tuple(Plate(seat, seat) for seat in (S, W, N, E)),
    hands={S: THIRTEEN, W: (None,) * 13, N: (None,) * 13, E: (None,) * 13},
)
SIZES = ((640, 560, 1.0), (824, 652, 1.0), (1380, 780, 1.25), (1760, 1360, 1.6))


def test_cards_grow_with_the_felt():
    """Even on the felt of a large window, which is drawn larger as a whole, cards are no smaller a part of it."""
    shares = []
    for width, height, zoom in (SIZES[1], SIZES[3]):
        layout = lay_out(QRectF(0, 0, width, height), SCENE, zoom=zoom)
        shares.append(layout.hands[S][0].width / height)
    assert shares[1] >= 0.97 * shares[0]


@pytest.mark.parametrize(("width", "height", "zoom"), SIZES)
@pytest.mark.parametrize("count", [3, 6, 13])
def test_a_hand_stays_on_the_felt(width, height, zoom, count):
    """Each card shows its index, and none leaves the cloth or touches its name card."""
    scene = replace(SCENE, hands={**SCENE.hands, S: THIRTEEN[:count]})
    layout = lay_out(QRectF(0, 0, width, height), scene, zoom=zoom)
    spots = layout.hands[S]
    assert all(layout.inside.contains(spot.rect) for spot in spots)
    assert all(spot.rect.bottom() <= layout.plates[S].top() for spot in spots)
    assert all(after.rect.left() - spot.rect.left() >= 0.3 * spot.width for spot, after in pairwise(spots))
