"""A scene that only knows how many tricks were taken has them before the seats, as the felt can lay them out."""

import pytest

from tutor.teaching.runner import screen
from tutor.teaching.screen import NumberInput

SCENES = """
  seats: {like: calls, result: {tricks: {N: 3, E: 4, S: 0, W: 6}}}
  hundred:
    game: five-hundred
    record: {dealer: W, contract: {seat: S, call: 7H}, result: {tricks: {NS: 8, EW: 2}}}
"""


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ("seats", {"N": 3, "E": 4, "W": 6}),
        ("calls", {"N": 7, "E": 6}),
        ("hundred", {"S": 8, "E": 2}),
    ],
)
def test_tricks_lie_before_those_who_have_taken_them(start, scene, expected):
    """A side's before the contractor, else before its first seat; nothing before who has none."""
    run = start(f"  - {{id: a, scene: {scene}, at: end, say: x}}\n", SCENES.lstrip("\n"))
    assert expected == screen(run).piles


def test_a_hand_that_was_played_has_its_tricks_itself(start):
    """Their cards can be looked at."""
    assert {} == screen(start("  - {id: a, scene: base, at: end, say: x}\n")).piles


def test_nothing_lies_there_before_the_hand_is_over(start):
    """While bids are made."""
    assert {} == screen(start("  - {id: a, scene: calls, at: auction/2, say: x}\n")).piles


def test_what_is_asked_for_does_not_lie_on_the_table(start):
    """How many tricks a side has taken."""
    seen = screen(start("  - {id: a, scene: calls, at: end, ask: number, of: taken.NS}\n"))
    assert isinstance(seen.input, NumberInput)
    assert {} == seen.piles
