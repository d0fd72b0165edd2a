"""Tables at which fixed deals are played: each rule set by name, and options that change what goes."""

from dataclasses import dataclass, field
from random import Random

from tutor.games.all import GAMES
from tutor.kernel.actions import MakeCall
from tutor.kernel.game import Game
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Exchanging, Phase, Playing
from tutor.players.player import RandomPlayer

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
