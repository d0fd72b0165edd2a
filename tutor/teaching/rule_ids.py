"""The ids of the rule books' entries, `spades/following-suit`."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from tutor.games.all import GAMES
from tutor.records.files import read_text
from tutor.records.tree import Fields


@lru_cache(maxsize=1)
def rule_ids() -> tuple[str, ...]:
    """Every entry of every game's rule book."""
    return tuple(f"{game}/{rule}" for game in GAMES for rule in _of_game(game))


def _of_game(game: str) -> tuple[str, ...]:
    book = files("resources").joinpath("rulebook", game, "rules.yaml")
    if not book.is_file():
        return ()
    found = read_text(book.read_text(encoding="utf-8"), ".yaml").found[0]
    return tuple(key.text for key, _ in found.entries) if isinstance(found, Fields) else ()
