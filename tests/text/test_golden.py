"""Golden sentences: one of each reason in each language, in files that are read in review.

`TRICKWISE_GOLDEN=write` renders them anew.
"""

import os
from pathlib import Path

import pytest

from tutor.games.all import GAMES
from tutor.kernel import reasons
from tutor.kernel.reasons import Reason
from tutor.players.principles.advice import ADVICE
from tutor.text.catalogue import Texts, load
from tutor.text.check import variants
from tutor.text.examples import examples
from tutor.text.language import Language, languages

GOLDEN = Path(__file__).parent / "golden"
KERNEL = tuple(
    kind
    for kind in vars(reasons).values()
    if isinstance(kind, type) and issubclass(kind, Reason) and kind is not Reason
)
OF_GAMES = {game.name: tuple(k for k in game.reasons if k not in KERNEL) for game in GAMES.values()}
KINDS = {"kernel": KERNEL, "advice": ADVICE, **OF_GAMES}


def sentences(texts: Texts, game: str) -> list[str]:
    """A line for each variant of each reason of a game."""
    return [
        f"{reason.code}{'.' * bool(reason.variant)}{reason.variant}: {texts.reason(game, reason)}"
        for kind in KINDS[game]
        for reason in examples(kind, variants(texts, game, kind.code))
    ]


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("language", languages())
def test_golden_sentences(language: Language, game: str):
    """What a person reads is what was read in review."""
    file = GOLDEN / language / f"{game}.txt"
    rendered = sentences(load(language), game)
    if os.environ.get("TRICKWISE_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(rendered) + "\n", encoding="utf-8")
    assert file.read_text(encoding="utf-8").splitlines() == rendered
