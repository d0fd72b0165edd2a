"""Reasons with more than one text say which of them words them."""

import pytest

from tutor.games.spades.card_reasons import SpadesAreBroken, TwoOfClubsLeads, VoidOnFirstTrick
from tutor.games.spades.reasons import REASONS, MirrorBid, OptionsContradict, WhizBid
from tutor.games.spades.score_reasons import BagPenalty, ContractMissed, MatchTied, NilBags, Overtricks, TenFor200
from tutor.kernel.calls import number
from tutor.kernel.cards import Suit, card


@pytest.mark.parametrize(
    ("reason", "variant"),
    [
        (OptionsContradict("needs-partners"), "needs-partners"),
        (MirrorBid(number(4), 3), ""),
        (MirrorBid(number(4), 0), "none"),
        (WhizBid(number(4), 3), ""),
        (WhizBid(number(4), 0), "none"),
        (TwoOfClubsLeads(card("C2"), card("C3")), ""),
        (TwoOfClubsLeads(card("C2"), card("C2")), "goes"),
        (SpadesAreBroken(card("S2"), 4), ""),
        (SpadesAreBroken(card("S2"), None), "before"),
        (VoidOnFirstTrick(Suit.HEARTS, only_spades=False), ""),
        (VoidOnFirstTrick(Suit.HEARTS, only_spades=True), "only-spades"),
        (ContractMissed("NS", 6, 5, -60), ""),
        (ContractMissed("N", 6, 5, 0), "costs-nothing"),
        (TenFor200("NS", 10, 10, 200), "made"),
        (TenFor200("NS", 10, 9, -200), "missed"),
        (Overtricks("NS", 1, 1, counted=True), ""),
        (Overtricks("NS", 1, 1, counted=False), "no-bags"),
        (NilBags("N", "S", 1, 1), ""),
        (NilBags("N", None, 1, 1), "no-contract"),
        (BagPenalty(8, 3, 11, 10, 100, -100, 1, carried=True), ""),
        (BagPenalty(8, 3, 11, 10, 100, -100, 0, carried=False), "emptied"),
        (MatchTied(510, last=False), ""),
        (MatchTied(510, last=True), "last"),
    ],
)
def test_the_variant_follows_from_the_facts(reason, variant):
    """Each text is chosen by what the reason knows."""
    assert variant == reason.variant


def test_a_code_belongs_to_one_reason():
    """Codes are what texts and lessons know a reason by."""
    assert len(REASONS) == len({reason.code for reason in REASONS})
