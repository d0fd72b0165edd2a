"""The options of Pitch and its presets (S4; Bicycle, Pagat)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tutor.games.pitch.reasons import OptionsContradict
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import RuleSet, amount, choice
from tutor.kernel.scoring import Match

HAND_SIZE = 6
ALL_POINTS = 4
"""High, Low, Jack, Game."""


@dataclass(frozen=True, slots=True)
class PitchRules(RuleSet):
    """What a table agrees on; the defaults are Bicycle's, with Pagat's definitions of the four points."""

    partnership: bool = choice(False, True)
    minimum_bid: int = amount(2, 1, 4)
    maximum_bid: int = amount(4, 4, 5)
    dealer_may_equal: Literal["below_top", "always", "never"] = choice("below_top", "always", "never")
    """Whether the dealer, last, may take the bid at the same number."""
    all_pass: Literal["redeal_next", "redeal_same", "stick_dealer"] = choice(
        "redeal_next", "redeal_same", "stick_dealer"
    )
    low_to: Literal["taker", "holder"] = choice("taker", "holder")
    smudge: Literal["win_if_not_negative", "five_all_tricks", "any_player_wins", "off"] = choice(
        "win_if_not_negative", "five_all_tricks", "any_player_wins", "off"
    )
    """What all four points are worth beside themselves."""
    target: int = amount(7, 1)
    finish: Literal["pitcher_then_order", "bid_out_only", "higher_total"] = choice(
        "pitcher_then_order", "bid_out_only", "higher_total"
    )
    """How a match is won when more than one side reaches the target."""
    one_trump: Literal["both", "one"] = choice("both", "one")
    """Whether the only trump in play counts as High and Low, or as High alone."""

    def conflict(self) -> Reason | None:
        """A smudge that takes a 5 contradicts calls that end at 4."""
        needs_a_five = self.smudge == "five_all_tricks" and self.maximum_bid == ALL_POINTS
        return OptionsContradict("smudge-needs-a-five") if needs_a_five else None


PRESETS: Mapping[str, PitchRules] = {
    "bicycle": PitchRules("bicycle"),
    "pagat-partnership": PitchRules(
        "pagat-partnership",
        partnership=True,
        maximum_bid=5,
        dealer_may_equal="always",
        all_pass="stick_dealer",
        smudge="five_all_tricks",
        target=21,
        finish="bid_out_only",
    ),
}


def rules_of(match: Match) -> PitchRules:
    """The rule set of a match of Pitch. Raises TypeError for another game's."""
    return own_rules(match.rules)


def own_rules(rules: RuleSet) -> PitchRules:
    """A rule set that must be one of Pitch. Raises TypeError for another game's."""
    if isinstance(rules, PitchRules):
        return rules
    raise TypeError(rules)
