"""The options of Five Hundred and its named rule sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from tutor.kernel.rules import RuleSet, amount, choice
from tutor.kernel.scoring import Match


@dataclass(frozen=True, slots=True)
class FiveHundredRules(RuleSet):
    """What a table of Five Hundred has agreed on."""

    auction: str = choice("many_rounds", "one_round")
    bid_after_pass: str = choice("never", "always", "if_changed")
    contractor_may_raise: bool = choice(False, True)
    """Whether the highest caller is asked once more when the others have passed."""
    misere_when: str = choice("after_7", "anytime", "off")
    """`off`: neither misère is a call."""
    misere_rank: str = choice("below_8S", "between_8S_8C")
    misere_value: int = amount(250, 0)
    open_misere_rank: str = choice("below_10H", "top")
    open_misere_value: int = amount(500, 0)
    misere_stops: bool = choice(False, True)
    joker_no_trump: str = choice("pagat", "low_in_misere", "free_lead")
    must_bid_to_win: bool = choice(True, False)
    slam: bool = choice(True, False)
    target: int = amount(500, 1)
    floor: int = amount(-500, -100_000, -1)
    kitty: int = choice(3, 5)


PRESETS: Mapping[str, FiveHundredRules] = {
    rules.preset: rules
    for rules in (
        FiveHundredRules("pagat-australian"),
        FiveHundredRules("neuralplay", must_bid_to_win=False),
        FiveHundredRules("american", auction="one_round", misere_when="anytime", must_bid_to_win=False, kitty=5),
    )
}


def agreed(match: Match) -> FiveHundredRules:
    """The rule set of a match of Five Hundred."""
    return of_table(match.rules)


def of_table(rules: RuleSet) -> FiveHundredRules:
    """A rule set that is known to be one of Five Hundred."""
    return cast("FiveHundredRules", rules)
