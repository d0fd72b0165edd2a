"""What the kernel may ask of Pitch."""

from random import Random

import pytest

from tutor.kernel.actions import LookAtKitty
from tutor.kernel.calls import PASS, Call, number
from tutor.kernel.cards import STANDARD_PACK, card
from tutor.kernel.game import IllegalActionError


def test_the_deal(pitch):
    """Six cards each of 52, the rest stays out: no kitty."""
    match = pitch.match()
    state = pitch.game.deal(match, Random(7))
    assert [6, 6, 6] == [len(hand) for hand in state.deal.hands.values()]
    assert ((), "甲") == (state.deal.kitty, state.to_act)
    assert (STANDARD_PACK, 6, 0) == (
        pitch.game.pack(match.rules),
        pitch.game.hand_size(match.rules, 3),
        pitch.game.kitty_size(match.rules),
    )
    assert state == pitch.game.deal(match, Random(7))


@pytest.mark.parametrize(
    ("preset", "players", "partners"),
    [("bicycle", 4, False), ("pagat-partnership", 4, True), ("pagat-partnership", 3, False)],
)
def test_partners(pitch, preset, players, partners):
    """Two against two needs four."""
    assert partners is pitch.game.is_partnership(pitch.game.presets[preset], players)


def test_calls_by_their_notation(pitch):
    """Records write `pass`, `2`, `3`, `4`, and at Pagat's table `5`."""
    bicycle, pagat = pitch.game.presets.values()
    assert (PASS, number(2), number(3), number(4)) == pitch.game.calls(bicycle)
    assert [None, number(5)] == [pitch.game.call(rules, "5") for rules in (bicycle, pagat)]
    assert pitch.legal(pitch.auction(pitch.match(minimum_bid="3"))) == "pass 3 4"


def test_what_pitch_does_not_have(pitch):
    """No exchange, no numbers for each side."""
    state = pitch.auction(pitch.match(), "甲 4")
    assert state is pitch.game.skip_exchange(state)
    assert {} == pitch.game.contracts(state)
    with pytest.raises(IllegalActionError):
        pitch.game.advance(state, LookAtKitty("甲"))


def test_calls_of_a_position(pitch):
    """The highest of them is the contract, and its caller leads."""
    match = pitch.match()
    bids = (pitch.call(match, "甲", "2"), pitch.call(match, "乙", "3"), pitch.call(match, "丙", "pass"))
    state = pitch.position("甲 SA; 乙 SJ; 丙 S5", lead="乙", bids=bids)
    assert ("乙", 3) == (state.contract.seat, state.contract.value)


def test_a_call_from_elsewhere_reads_alike(pitch):
    """A number counts by what it says, whoever built the call."""
    assert pitch.why(pitch.auction(pitch.match()), "甲", "2").code == "call-stands"
    assert Call("2").notation == number(2).notation


def test_the_order_of_the_cards(pitch, scenes):
    """No trump before the first lead, spades to the end and after."""
    over = pitch.whole(pitch.match(), *scenes["whole"])
    assert pitch.game.order(over).is_trump(card("S2"))
    assert pitch.game.order(pitch.auction(pitch.match())).trump is None
