"""Conditions on deals: what each counts, and how one that cannot be read says so."""

import pytest

from tutor.games.all import GAMES
from tutor.kernel.cards import cards, listed
from tutor.kernel.deal import Deal
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.records.conditions import DealError, holds, orders_of, read_condition
from tutor.records.deal_faults import NotACondition
from tutor.records.faults import NotANumber, UnknownCard, UnknownSuit, Written

HANDS = {  # of Five Hundred; the longest trump suit is W's clubs: joker, right bower, left bower, A K Q T
    "N": "SA SK SQ ST S9 HA HK HQ HT H9",
    "E": "S8 S7 S6 S5 HJ H8 H7 H6 H5 H4",
    "S": "DA DK DQ DJ DT D9 D8 D7 D6 C5",
    "W": "SJ JO CJ CA CK CQ CT C9 C8 C7",
}
KITTY = "D5 D4 C6"


def ask(text, name="five-hundred"):
    """Whether a condition holds of the deal above."""
    game = GAMES[name]
    rules = next(iter(game.presets.values()))
    match = Match(rules, Seats(COMPASS, game.is_partnership(rules, 4)), COMPASS[3])
    orders = orders_of(game, match)
    deal = Deal({seat: listed(cards(HANDS[seat])) for seat in COMPASS}, cards(KITTY))
    return holds(read_condition(text, game, match, orders), orders, deal)


@pytest.mark.parametrize(
    "text",
    [
        "N.spades=5",
        "N.spades==5",
        " N.spades >= 5 ",
        "北.spades>4",
        "N.spades",
        "N.clubs<1",
        "S.diamonds!=10",
        "N.void=C",
        "N.void=梅花",
        "W.joker",
        "W.has=SJ",
        "W.clubs=8",  # no trump is made yet, so the jack of spades is a spade
        "N.shortest=0",
        "S.longest=9",
        "N.points=18",
        "any.aces>=2",
        "kitty.clubs=1",
        "contractor.trumps=10",
        "contractor.left_bower",
        "contractor.right_bower=1",
        "contractor.spades=0",  # under clubs the left bower is no spade
        "contractor.clubs=10",
    ],
)
def test_what_holds(text):
    """Each is true of the deal."""
    assert ask(text)


@pytest.mark.parametrize("text", ["N.joker", "N.spades>5", "S.void=D", "any.jacks=3", "kitty.joker", "N.has=SJ"])
def test_what_does_not_hold(text):
    """Each is false of the deal."""
    assert not ask(text)


def test_cards_weigh_what_they_weigh_in_the_game():
    """In Pitch a ten is ten; elsewhere an ace is four, down to one for a jack."""
    assert ask("N.points=38", "pitch")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("spades", NotACondition(Written("spades"))),
        ("N.spades>=", NotACondition(Written("N.spades>="))),
        ("N.spades>=x", NotANumber(Written("x"))),
        ("N.void=X", UnknownSuit(Written("X"))),
        ("N.has=X9", UnknownCard(Written("X9"))),
    ],
)
def test_what_cannot_be_read(text, fault):
    """What is wrong, and with what."""
    with pytest.raises(DealError) as raised:
        ask(text)
    assert fault == raised.value.fault


@pytest.mark.parametrize(
    ("text", "nearest", "known"),
    [("N.spade", "spades", "hearts"), ("N.left_bower", None, "void"), ("contracter.joker", "contractor", "kitty")],
)
def test_a_wrong_name_is_told_the_nearest(text, nearest, known):
    """Of those that mean something there."""
    with pytest.raises(DealError) as raised:
        ask(text)
    assert nearest == raised.value.fault.nearest
    assert known in raised.value.fault.known


@pytest.mark.parametrize("name", ["spades", "pitch"])
def test_who_plays_the_hand_is_asked_only_where_calls_make_a_trump(name):
    """In Spades each side has a contract; in Pitch the first card makes the trump. Neither has a kitty."""
    with pytest.raises(DealError) as raised:
        ask("contractor.trumps", name)
    assert not {"contractor", "kitty"} & {*raised.value.fault.known}
