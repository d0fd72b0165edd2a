"""How fast the engine is, each figure as a ratio against a peer in the same run. Peers come with the extra `oracle`."""

import io
import json
import statistics
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from random import Random

import pytest

from tutor.cli.main import main
from tutor.games.spades.game import Spades
from tutor.kernel.game import Legal
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.kernel.state import Over
from tutor.players.match import play_hand
from tutor.players.player import RandomPlayer
from tutor.records.saved import record_of
from tutor.records.writer import record_json

GAME = Spades()
TABLE = Match(GAME.presets["neuralplay-standard"], Seats(COMPASS, partnership=True), COMPASS[3])
ROUNDS = 5


def play_with_reasons(hands: int) -> None:
    """Whole hands of random calls and cards, with a verdict and its reason on every card in hand at every turn."""
    rng = Random(1)
    for _ in range(hands):
        state = GAME.deal(TABLE, rng)
        while not isinstance(state, Over):
            verdicts = [(action, GAME.judge(state, action)) for action in GAME.candidates(state)]
            legal = [action for action, verdict in verdicts if isinstance(verdict, Legal)]
            state = GAME.advance(state, legal[int(rng.random() * len(legal))]).state


def rate(play: Callable[[int], object], hands: int) -> float:
    """Hands a second."""
    began = time.perf_counter()
    play(hands)
    return hands / (time.perf_counter() - began)


def compare(
    what: str, ours: Callable[[int], object], peer: Callable[[int], object], hands: tuple[int, int], goal: float
):
    """Prints the median ratio of several rounds in turn, after one that warms both up."""
    rounds = [(rate(ours, hands[0]), rate(peer, hands[1])) for _ in range(ROUNDS + 1)][1:]
    mine, theirs = (statistics.median(rates) for rates in zip(*rounds, strict=True))
    ratio = statistics.median(one / other for one, other in rounds)
    print(f"\n{what}: {mine:.0f} hands/s, peer {theirs:.0f} hands/s, ratio {ratio:.3f} (goal {goal})")


def test_whole_hands_of_spades():
    """With a reason for every card in hand, against RLCard's bridge with random agents: the goal is 0.7."""
    rlcard = pytest.importorskip("rlcard", reason="RLCard is not installed: it comes with the extra `oracle`")
    agents = pytest.importorskip("rlcard.agents")
    env = rlcard.make("bridge", config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def bridge(hands: int) -> None:
        for _ in range(hands):
            env.run(is_training=False)

    compare("Spades with every reason, beside RLCard's bridge", play_with_reasons, bridge, (40, 25), 0.7)


def test_hands_judged_from_json_lines(tmp_path: Path):
    """With full explanations, in one process, against OpenSpiel's Spades driven from Python: the goal is 0.03."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it comes with the extra `oracle`")
    game, rng = pyspiel.load_game("spades"), Random(1)

    def spiel(hands: int) -> None:
        for _ in range(hands):
            state = game.new_initial_state()
            while not state.is_terminal():
                chance = state.is_chance_node()
                legal = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])

    file = recorded(tmp_path, 60)

    def judge(hands: int) -> None:
        with redirect_stdout(io.StringIO()) as told:
            assert 0 == main(["judge", str(file), "--json"])
        assert hands == len(told.getvalue().splitlines())

    compare("Spades judged from JSON Lines, beside OpenSpiel's", judge, spiel, (60, 300), 0.03)


def recorded(folder: Path, hands: int) -> Path:
    """A file of random hands."""
    file, rng = folder / "hands.jsonl", Random(2)
    players = dict.fromkeys(COMPASS, RandomPlayer())
    played = (play_hand(GAME, GAME.deal(TABLE, rng), players, rng) for _ in range(hands))
    lines = (json.dumps(record_json(record_of(GAME, over))) for over in played)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file
