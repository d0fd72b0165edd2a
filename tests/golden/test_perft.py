"""Golden counts: how many ways a hand can go on from fixed deals, to a small depth or to its end.

A rule that lets one card too many through, or one too few, changes a number. `TRICKWISE_GOLDEN=write` counts anew.
"""

import os
from pathlib import Path

from golden_tables import LAST_CARDS, TABLES, Table

from tutor.kernel.game import Game
from tutor.kernel.state import Auction, Over, Phase

GOLDEN = Path(__file__).parent / "perft.txt"


def ways(game: Game, state: Phase, depth: int) -> int:
    """How many sequences of so many legal actions there are; one that comes to the end of the hand counts too."""
    if depth == 0 or isinstance(state, Over):
        return 1
    legal = game.legal(state)
    if depth == 1:
        return len(legal)
    return sum(ways(game, game.advance(state, action).state, depth - 1) for action in legal)


def counts(table: Table) -> str:
    """The table, then the ways of the first calls, the first cards, and the last three tricks."""
    dealt, play, ending = table.dealt(), table.led_to(), table.ending()
    assert isinstance(dealt, Auction)
    calls = [ways(table.game, dealt, depth) for depth in (1, 2)]
    cards = [ways(table.game, play, depth) for depth in (1, 2, 3, 4, 5)]
    end = ways(table.game, ending, 4 * LAST_CARDS + 1)
    return f"{table}: calls {calls}, cards {cards}, end {end}"


def test_the_ways_of_a_hand():
    """As many continuations are legal as were counted before."""
    counted = [counts(table) for table in TABLES]
    if os.environ.get("TRICKWISE_GOLDEN") == "write":
        GOLDEN.write_text("\n".join(counted) + "\n", encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8").splitlines() == counted
