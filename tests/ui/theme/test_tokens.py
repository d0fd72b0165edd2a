"""The contrast table of LOOK section 1, computed with the WCAG formula for every look and every cloth."""

from collections.abc import Iterator

import pytest
from contrast import over, ratio
from PySide6.QtGui import QColor

from tutor.kernel.cards import Suit
from ui.theme.tokens import (
    DARK,
    DISC_INK,
    FELT_SUITS,
    FELT_SUITS_FOUR,
    HC_DARK,
    HC_LIGHT,
    LIGHT,
    LOOKS,
    PILL,
    PILL_INK,
    SUITS_FOUR,
    SUITS_TWO,
    TAB_INK,
    VEIL,
    WINDOW_LIGHT,
    WINDOW_LIGHT_ALPHA,
    ClothName,
    Tokens,
)

TEXT = 4.5
SHAPE = 3.0
CLOTHS: tuple[ClothName, ...] = ("green", "claret", "slate")
# As LOOK prints it: pair, then the ratio in light, dark, high contrast light, high contrast dark.
TABLE = [
    ("ink", "sheet", (16.0, 13.4, 21, 21)),
    ("ink", "desk", (13.4, 15.5, 21, 21)),
    ("ink2", "sheet", (8.5, 9.1, 21, 21)),
    ("ink2", "desk", (7.2, 10.6, 21, 21)),
    ("ink3", "sheet", (6.1, 6.4, 16.5, 15.9)),
    ("ink3", "desk", (5.2, 7.5, 16.5, 15.9)),
    ("ink3", "sunk", (5.1, 7.3, 14.7, 14.0)),
    ("accent", "sheet", (6.4, 6.5, 9.6, 12)),
    ("accent", "desk", (5.4, 7.5, 9.6, 12)),
    ("accent", "accent_soft", (5.3, 5.4, 7.6, 7.5)),
    ("on_accent", "accent", (6.4, 7.4, 9.6, 12)),
    ("evidence", "sheet", (6.5, 9.6, 10.4, 15.2)),
    ("evidence", "evidence_soft", (5.7, 7.1, 8.7, 8.5)),
    ("legal", "sheet", (7.1, 9.0, 10.9, 14.2)),
    ("good", "sheet", (6.2, 8.7, 11.1, 14.6)),
    ("line", "sheet", (3.9, 4.1, 21, 21)),
    ("line", "desk", (3.3, 4.8, 21, 21)),
]
READ = [
    *((word, ground) for word in ("ink", "ink2", "ink3") for ground in ("desk", "sheet", "sunk", "paper")),
    *(("ink", ground) for ground in ("accent_soft", "evidence_soft", "good_soft")),
    ("ink2", "evidence_soft"),
    ("accent", "desk"),
    ("accent", "sheet"),
    ("accent", "accent_soft"),
    ("accent", "plate"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("evidence", "sheet"),
    ("evidence", "evidence_soft"),
    ("legal", "sheet"),
    ("good", "sheet"),
    ("good", "good_soft"),
    ("red_in_text", "sheet"),
    ("red_in_text", "accent_soft"),
    ("plate_ink", "plate"),
    ("plate_ink2", "plate"),
    ("sheet", "ink"),
]
SEEN = [("line", "sheet"), ("line", "desk"), ("star", "sheet"), ("keyline", "accent"), ("back_line", "back")]


def colour(tokens: Tokens, name: str) -> str:
    return str(getattr(tokens, name))


@pytest.mark.parametrize(("word", "ground", "expected"), TABLE)
def test_the_printed_table_holds(word, ground, expected):
    """Each ratio is the one that the direction prints, to its one decimal."""
    found = tuple(ratio(colour(look, word), colour(look, ground)) for look in LOOKS)
    assert found == pytest.approx(expected, abs=0.12)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize(("word", "ground"), READ)
def test_words_can_be_read(look, word, ground):
    """WCAG AA for text, 4.5 to 1, for every pair that words are printed in."""
    assert ratio(colour(look, word), colour(look, ground)) >= TEXT


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize(("shape", "ground"), SEEN)
def test_shapes_can_be_seen(look, shape, ground):
    """WCAG AA for controls and signs, 3 to 1."""
    assert ratio(colour(look, shape), colour(look, ground)) >= SHAPE


def grounds(look: Tokens, cloth_name: ClothName) -> Iterator[str]:
    """The cloth as it is dyed, where light falls brightest, and at its edge."""
    cloth = look.cloth(cloth_name)
    yield cloth.middle
    yield cloth.edge
    if not look.high_contrast:
        bright = QColor(cloth.middle).lighter(103).name().upper()
        yield bright if look.dark else over(bright, WINDOW_LIGHT, WINDOW_LIGHT_ALPHA / 255)


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_the_felt_carries_words_and_marks(look, cloth):
    """On every cloth, in the middle, at the edge and in the window's light."""
    for ground in grounds(look, cloth):
        for word in ("on_felt", "on_felt2"):
            assert ratio(colour(look, word), ground) >= TEXT, (word, ground)
        for mark in ("felt_evidence", "felt_legal", "card"):
            assert ratio(colour(look, mark), ground) >= SHAPE, (mark, ground)
        for red in {*FELT_SUITS.values(), *FELT_SUITS_FOUR.values()}:
            assert ratio(red, ground) >= SHAPE, (red, ground)


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("colours", [SUITS_TWO, SUITS_FOUR], ids=["two", "four"])
def test_suits_can_be_read_on_cards_even_veiled(look, cloth, colours):
    """A card that may not be played is veiled, and its index can still be read."""
    for suit in Suit:
        assert ratio(colours[suit], look.card) >= TEXT
        veiled_face = over(look.card, look.cloth(cloth).edge, VEIL)
        veiled_suit = over(colours[suit], look.cloth(cloth).edge, VEIL)
        assert ratio(veiled_suit, veiled_face) >= SHAPE


def test_signs_and_pills_that_keep_their_colours():
    """The asterisk on its tab, the tick on its disc, the words on a yellow pill."""
    for look in LOOKS:
        assert ratio(TAB_INK, look.felt_evidence) >= TEXT
        assert ratio(DISC_INK, look.felt_legal) >= TEXT
    assert ratio(PILL_INK, PILL) >= TEXT
    for look in (DARK, HC_DARK):
        assert ratio(TAB_INK, look.evidence) >= TEXT
        assert ratio(DISC_INK, look.legal) >= TEXT
    for look in (LIGHT, HC_LIGHT):
        assert ratio("#FFFFFF", look.evidence) >= TEXT
        assert ratio("#FFFFFF", look.legal) >= TEXT


def test_the_three_cloths_differ_in_every_look():
    """One knows by the felt which course one is in."""
    for look in LOOKS:
        assert len({look.cloth(cloth).middle for cloth in CLOTHS}) == 3
