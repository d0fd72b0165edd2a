"""Golden counts: how many ways a hand can go on from fixed deals, to a small depth or to its end.

A rule that lets one card too many through, or one too few, changes a number. `TRICKWISE_GOLDEN=write` counts anew.
"""

import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tutor.games.all import GAMES
from tutor.kernel.actions import MakeCall
from tutor.kernel.game import Game
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.players.player import RandomPlayer

GOLDEN = Path(__file__).parent / "perft.txt"
LAST_CARDS = 3


@dataclass(frozen=True)
class Table:
    """A table at which seed 1 is dealt, and calls that lead to the play of the cards."""

    game: Game
    preset: str
    calls: str
    players: int = 4
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join((self.game.name, self.preset, f"{self.players}p", *changed, f"[{self.calls}]"))

    def dealt(self) -> Phase:
        rules = self.game.presets[self.preset].changed(self.options)
        seats = Seats(COMPASS[: self.players], self.game.is_partnership(rules, self.players))
        return self.game.deal(Match(rules, seats, seats.order[-1]), Random(1))

    def led_to(self) -> Phase:
        """The first lead, after the calls and the first exchange among the candidates."""
        state = self.dealt()
        for said in self.calls.split():
            call = self.game.call(state.match.rules, said)
            state = self.game.apply(state, MakeCall(state.to_act, call)).state
        while isinstance(state, Exchanging):
            state = self.game.apply(state, self.game.legal(state)[0]).state
        return state

    def ending(self) -> Phase:
        """The same hand with three cards left to each, after a random play."""
        state, rng, player = self.led_to(), Random(2), RandomPlayer()
        while isinstance(state, Playing) and (state.play.table or state.play.size - state.play.done > LAST_CARDS):
            state = self.game.apply(state, player.choose(None, self.game.legal(state), rng)).state
        return state


SPADES, FIVE_HUNDRED, PITCH = (GAMES[name] for name in ("spades", "five-hundred", "pitch"))
TABLES = [
    Table(SPADES, "neuralplay-standard", "3 4 3 2"),
    Table(SPADES, "cards4", "nil blind-nil 13 0"),
    Table(SPADES, "pagat", "3 4 nil 2"),
    Table(SPADES, "bicycle", "3 4 3 2"),
    Table(SPADES, "neuralplay-standard", "3 4 3 2", options={"lead_spades": "only_if_nothing_else"}),
    Table(SPADES, "neuralplay-standard", "3 4 3 2", options={"first_trick_trump": "false", "lead_spades": "anytime"}),
    Table(SPADES, "neuralplay-standard", "3 4 3 2", options={"jokers": "2", "deuces_high": "true"}),
    Table(FIVE_HUNDRED, "pagat-australian", "7H pass pass pass"),
    Table(FIVE_HUNDRED, "pagat-australian", "7NT pass pass pass"),
    Table(FIVE_HUNDRED, "pagat-australian", "7S misere pass pass pass"),
    Table(FIVE_HUNDRED, "neuralplay", "pass open-misere pass pass"),
    Table(FIVE_HUNDRED, "american", "pass 6C 7D pass"),
    Table(FIVE_HUNDRED, "pagat-australian", "8NT pass pass pass", options={"joker_no_trump": "free_lead"}),
    Table(PITCH, "bicycle", "pass 2 3 pass"),
    Table(PITCH, "bicycle", "2 pass", players=2),
    Table(PITCH, "bicycle", "pass 2 2", players=3),
    Table(PITCH, "pagat-partnership", "pass 2 4 pass"),
]


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
