"""Where one card is left to play, nobody is offered a choice."""

import pytest

from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.reasons import MustFollowSuit
from tutor.text.catalogue import load
from tutor.text.language import languages


@pytest.mark.parametrize("language", languages())
def test_one_card_is_not_said_to_be_high_or_low(language):
    """The sentence for several cards says that any of them will do; for one it ends before."""
    texts = load(language)
    one, two = (
        texts.reason("spades", MustFollowSuit(Suit.HEARTS, card("SK"), cards(held))) for held in ("HT", "HT H2")
    )
    assert len(one) < len(two) - 3
    assert "high or low" not in one
