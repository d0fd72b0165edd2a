"""The rule sets that were agreed on in the rule book, from how they are kept with the settings."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.games.all import GAMES
from tutor.kernel.rules import OptionError, RuleSet


def rules_as_kept(kept: Mapping[str, tuple[str, Mapping[str, str]]]) -> dict[str, RuleSet]:
    """The rule sets by game, from preset and changes; what a game has no longer is left out."""
    found: dict[str, RuleSet] = {}
    for name, (preset, changes) in kept.items():
        game = GAMES.get(name)
        if game is None or preset not in game.presets:
            continue
        try:
            found[name] = game.presets[preset].changed(dict(changes))
        except OptionError:
            found[name] = game.presets[preset]
    return found
