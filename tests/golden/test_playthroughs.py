"""Golden playthroughs: a whole hand at each table, each card with its reason, all refusals, the winners, the score.

A rule that judges otherwise, gives another reason, or scores otherwise changes a line. `TRICKWISE_GOLDEN=write` writes
the file anew, to be read in review.
"""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from golden_tables import TABLES, Table

from tutor.kernel.events import HandScored, TrickTaken
from tutor.kernel.game import Game, Legal
from tutor.kernel.state import Over, Phase, Playing
from tutor.players.player import RandomPlayer

GOLDEN = Path(__file__).parent / "playthroughs.txt"


def refused(game: Game, state: Phase) -> str:
    """What is held and does not go, by reason."""
    verdicts = [game.judge(state, action) for action in game.candidates(state)]
    codes = Counter(verdict.reason.code for verdict in verdicts if not isinstance(verdict, Legal))
    return "".join(f" · {count} {code}" for code, count in sorted(codes.items()))


def playthrough(table: Table) -> Iterator[str]:
    """A hand from the first lead to the score, card by card."""
    game, state, rng, player = table.game, table.led_to(), Random(3), RandomPlayer()
    yield f"== {table}"
    while isinstance(state, Playing):
        action = player.choose(None, game.legal(state), rng)
        verdict = game.judge(state, action)
        suit = f" as {action.names.value}" if action.names else ""
        yield f"{action.seat} {action.card.code}{suit} {verdict.reason.code}{refused(game, state)}"
        turn = game.apply(state, action)
        state = turn.state
        for event in turn.events:
            match event:
                case TrickTaken(trick=trick):
                    yield f"   {trick.number}: {trick.winner} {trick.why.code}"
                case HandScored(score=score):
                    for sheet in score.sheets:
                        told = ", ".join(f"{line.reason.code} {line.points:+}" for line in sheet.lines)
                        yield f"   {sheet.side} {sheet.hand:+} = {told}"
    assert isinstance(state, Over)


def test_hands_go_as_they_went():
    """Card by card, reason by reason."""
    played = [line for table in TABLES for line in playthrough(table)]
    if os.environ.get("TRICKWISE_GOLDEN") == "write":
        GOLDEN.write_text("\n".join(played) + "\n", encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8").splitlines() == played
