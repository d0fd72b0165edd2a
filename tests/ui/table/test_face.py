"""The pack as pictures: every card tells itself apart, at every size, in both index styles."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from tutor.kernel.cards import HIGH_JOKER, JOKER, LOW_JOKER, STANDARD_PACK, Rank, Suit, card, suited
from ui.table.face import FaceStyle, card_pixmap, card_size, face_style
from ui.table.outlines import index_path, joker_path
from ui.table.pips import PLACES, pips
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO, HC_LIGHT

PACK = (*STANDARD_PACK, JOKER, LOW_JOKER, None)


def picture(pixmap: QPixmap) -> bytes:
    return bytes(pixmap.toImage().constBits())


@pytest.mark.parametrize("large", [False, True], ids=["standard", "large"])
@pytest.mark.parametrize("width", [19, 28, 44, 66, 94, 106])
def test_every_card_has_its_own_picture(qapp, width, large):
    """Fifty-two cards, two jokers and the back are fifty-five pictures."""
    theme = Theme(large_index=large)
    assert len({picture(card_pixmap(each, width, 1, theme)) for each in PACK}) == len(PACK)


def test_the_only_joker_is_the_high_one(qapp):
    """A game with one joker shows it as the high one of two."""
    assert picture(card_pixmap(JOKER, 94, 1, Theme())) == picture(card_pixmap(HIGH_JOKER, 94, 1, Theme()))


def test_the_settings_show_on_the_cards(qapp):
    """Index, colours, look and veil each make another picture."""
    theme = Theme()
    seven = card("C7")
    pictures = {
        picture(card_pixmap(seven, 94, 1, theme)),
        picture(card_pixmap(seven, 94, 1, replace(theme, large_index=True))),
        picture(card_pixmap(seven, 94, 1, replace(theme, four_colours=True))),
        picture(card_pixmap(seven, 94, 1, replace(theme, tokens=HC_LIGHT))),
        picture(card_pixmap(seven, 94, 1, theme, veiled=True)),
    }
    assert len(pictures) == 5


@pytest.mark.parametrize("dpr", [1, 1.25, 2, 3])
def test_a_picture_has_the_screen_s_own_pixels(qapp, dpr):
    """A card is drawn at the screen's scale, so that it is sharp at each of them."""
    pixmap = card_pixmap(card("SA"), 94, dpr, Theme())
    assert pixmap.devicePixelRatio() == dpr
    assert pixmap.width() == round(94 * dpr)
    assert pixmap.height() == round(94 * CARD_RATIO * dpr)


def test_a_picture_is_drawn_once(qapp):
    """The same question gives the same pixmap; so does a theme that differs in nothing a card shows."""
    first = card_pixmap(card("DK"), 94, 2, Theme())
    assert card_pixmap(card("DK"), 94, 2, Theme()) is first
    assert card_pixmap(card("DK"), 94, 2, Theme(language="zh_TW", text_scale=1.5)) is first


def test_the_corners_are_clear_even_when_veiled(qapp):
    """The veil lies on the card alone, not on the cloth at its round corners."""
    image = card_pixmap(card("H9"), 94, 1, Theme(), veiled=True).toImage()
    assert image.pixelColor(0, 0).alpha() < 90
    assert image.pixelColor(47, 3).alpha() == 255


def test_a_card_is_eighty_eight_to_sixty_three():
    """The shape of a printed card, in millimetres."""
    assert card_size(63).toTuple() == (63, 88)


def test_every_index_is_as_high_as_the_others():
    """Cap height 1 on every rank, so that the suit below stands at one height; only round letters overshoot."""
    for rank in Rank:
        box = index_path(rank).boundingRect()
        assert box.top() == pytest.approx(-1, abs=0.03)
        assert 0 - 0.001 <= box.bottom() <= 0.12 + 0.001
        assert box.left() == pytest.approx(0, abs=0.01)


def test_no_index_is_wider_than_a_fanned_hand_shows():
    """An index needs .30 of the card's width: the ten, at cap height .112, takes no more than .20."""
    for rank in Rank:
        assert index_path(rank).boundingRect().width() * 0.112 * CARD_RATIO <= 0.20


def test_the_joker_s_word_is_centred():
    """JOKER stands in the middle of its column, neither to the left nor to the right."""
    box = joker_path().boundingRect()
    assert box.center().x() == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize("rank", PLACES)
def test_a_card_has_as_many_pips_as_its_rank_says(rank):
    """Two on a two, ten on a ten."""
    assert len(PLACES[rank]) == rank


@pytest.mark.parametrize("rank", [rank for rank in PLACES if rank is not Rank.SEVEN])
def test_pips_look_the_same_from_the_other_end(rank):
    """But for the seven, and the upright middle row, a card turned round shows the same places."""
    turned = {(2 - column, round(1 - share, 6)) for column, share in PLACES[rank]}
    assert turned == {(column, round(share, 6)) for column, share in PLACES[rank]}


def test_pips_stay_off_the_edge():
    """Every card that shows pips keeps a white margin round them, in each suit."""
    inside = QRectF(10, 10, 80, 120)
    for rank in PLACES:
        for suit in Suit:
            assert inside.contains(pips(rank, suit, 100, 140).boundingRect())


def test_a_style_holds_what_a_card_shows():
    """Two themes with the same style share their pictures."""
    style = face_style(Theme())
    assert isinstance(style, FaceStyle)
    assert face_style(Theme(card_scale=1.2)) == style
    assert face_style(Theme(cloth="slate")) != style


def test_black_and_red_of_the_two_colour_pack(qapp):
    """The ace's big pip is printed in its suit's colour."""
    for suit, colour in ((Suit.HEARTS, "#b2281d"), (Suit.CLUBS, "#1e1a17")):
        image = card_pixmap(suited(suit, Rank.ACE), 94, 1, Theme()).toImage()
        assert image.pixelColor(47, 64).name() == colour
