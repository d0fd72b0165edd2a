"""The options of Spades, its presets, and which options contradict each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.games.spades.reasons import Contradiction, OptionsContradict
from tutor.kernel.cards import HIGH_JOKER, JOKER, LOW_JOKER, STANDARD_PACK, Card, card
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import RuleSet, amount, choice
from tutor.kernel.scoring import Match

TRICKS = 13


@dataclass(frozen=True, slots=True)
class SpadesRules(RuleSet):
    """What tables agree on. The defaults are NeuralPlay's Standard, as article S0 has it."""

    partnership: bool = choice(True, False)
    minimum_bid: int = amount(0, 0, TRICKS)
    nil_who: str = choice("anyone", "first_of_partnership", "nobody")
    zero_bid: str = choice("nil", "ordinary")
    nil_points: int = amount(100, 0)
    blind_nil_points: int = amount(200, 0)
    blind_nil_who: str = choice("nobody", "anyone", "trailing_100", "first_bidder_of_deal", "first_of_partnership")
    set_penalty: str = choice("ten_per_bid", "zero")
    failed_nil_tricks: str = choice("bags_only", "team_total", "none")
    failed_nil_bag_points: int = choice(1, 0)
    bag_every: int = amount(10, 0)
    bag_penalty: int = amount(100, 0)
    bag_carry: bool = choice(True, False)
    target: int = amount(500, 1)
    floor: int | None = amount(-200, -10_000, -1, none=True)
    first_trick_trump: bool = choice(True, False)
    first_lead: str = choice("dealers_left", "two_of_clubs", "highest_bidder")
    lead_spades: str = choice("broken", "anytime", "only_if_nothing_else")
    bidding: str = choice("free", "mirror", "whiz", "suicide")
    jokers: int = choice(0, 1, 2)
    deuces_high: bool = choice(False, True)
    ten_for_200: bool = choice(False, True)
    minimum_side_bid: int = amount(0, 0, TRICKS)
    nil_pass: int = choice(0, 1, 2)

    def conflict(self) -> Reason | None:
        return conflict(self)


PRESETS: Mapping[str, SpadesRules] = {
    rules.preset: rules
    for rules in (
        SpadesRules("neuralplay-standard"),
        SpadesRules(
            "cards4",
            nil_who="first_of_partnership",
            zero_bid="ordinary",
            blind_nil_who="first_of_partnership",
            failed_nil_tricks="team_total",
            floor=None,
        ),
        SpadesRules("pagat", blind_nil_who="trailing_100", floor=None),
        SpadesRules(
            "bicycle", partnership=False, minimum_bid=1, nil_who="nobody", set_penalty="zero", bag_every=0, floor=None
        ),
    )
}


def rules_of(match: Match) -> SpadesRules:
    """The rule set of a match of Spades. Raises TypeError for another game's."""
    return own_rules(match.rules)


def own_rules(rules: RuleSet) -> SpadesRules:
    """A rule set that must be one of Spades. Raises TypeError for another game's."""
    if isinstance(rules, SpadesRules):
        return rules
    raise TypeError(rules)


def conflict(rules: SpadesRules) -> Reason | None:
    """Options contradict each other where some seat would have no call, or one allows what another rules out."""
    found = (name for name, holds in _contradictions(rules).items() if holds)
    name = next(found, None)
    return None if name is None else OptionsContradict(name)


def _contradictions(rules: SpadesRules) -> dict[Contradiction, bool]:
    bound = rules.bidding in {"mirror", "whiz"}
    alone = not rules.partnership
    first = "first_of_partnership"
    return {
        "bidding-needs-nil": rules.bidding != "free" and rules.nil_who == "nobody",
        "bidding-sets-the-bids": bound and rules.minimum_bid > 1,
        "bidding-sets-the-side": rules.bidding != "free" and rules.minimum_side_bid > 0,
        "needs-partners": alone and (rules.bidding == "suicide" or rules.minimum_side_bid > 0 or rules.nil_pass > 0),
        "first-needs-partners": alone and first in {rules.nil_who, rules.blind_nil_who},
        "total-needs-partners": alone and rules.failed_nil_tricks == "team_total",
        "pass-needs-nil": rules.nil_pass > 0 and {rules.nil_who, rules.blind_nil_who} == {"nobody"},
        "miss-costs-nothing": rules.ten_for_200 and rules.set_penalty == "zero",
        "bags-never-full": not rules.bag_every and not rules.bag_carry,
        "two-of-clubs-is-out": rules.first_lead == "two_of_clubs" and rules.jokers > 1,
    }


_JOKERS: Mapping[int, tuple[Card, ...]] = {0: (), 1: (JOKER,), 2: (HIGH_JOKER, LOW_JOKER)}
_REPLACED: Mapping[int, tuple[Card, ...]] = {0: (), 1: (card("H2"),), 2: (card("H2"), card("C2"))}


def pack_of(rules: SpadesRules) -> tuple[Card, ...]:
    """The 52 cards of a rule set: a first joker takes the place of the two of hearts, a second that of clubs."""
    out = _REPLACED[rules.jokers]
    return (*(held for held in STANDARD_PACK if held not in out), *_JOKERS[rules.jokers])
