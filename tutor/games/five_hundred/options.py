"""The options of Five Hundred and its named rule sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.games.five_hundred.reasons import Contradiction, OptionsContradict
from tutor.kernel.reasons import Reason
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

    def conflict(self) -> Reason | None:
        return conflict(self)


PRESETS: Mapping[str, FiveHundredRules] = {
    rules.preset: rules
    for rules in (
        FiveHundredRules("pagat-australian"),
        FiveHundredRules("neuralplay", must_bid_to_win=False),
        FiveHundredRules("american", auction="one_round", misere_when="anytime", must_bid_to_win=False, kitty=5),
    )
}


def rules_of(match: Match) -> FiveHundredRules:
    """The rule set of a match of Five Hundred. Raises TypeError for another game's."""
    return own_rules(match.rules)


def own_rules(rules: RuleSet) -> FiveHundredRules:
    """A rule set that must be one of Five Hundred. Raises TypeError for another game's."""
    if isinstance(rules, FiveHundredRules):
        return rules
    raise TypeError(rules)


def conflict(rules: FiveHundredRules) -> Reason | None:
    """Options contradict each other where one allows what another rules out."""
    found = (name for name, holds in _contradictions(rules).items() if holds)
    name = next(found, None)
    return None if name is None else OptionsContradict(name)


def _contradictions(rules: FiveHundredRules) -> dict[Contradiction, bool]:
    once, no_misere = rules.auction == "one_round", rules.misere_when == "off"
    ranked = rules.misere_rank != "below_8S" or rules.open_misere_rank != "below_10H"
    return {
        "one-call-is-not-raised": once and rules.contractor_may_raise,
        "one-call-is-final": once and rules.bid_after_pass != "never",
        "no-misere-to-rank": no_misere and ranked,
        "no-misere-to-stop": no_misere and rules.misere_stops,
        "no-misere-for-the-joker": no_misere and rules.joker_no_trump == "low_in_misere",
    }
