"""The rule sets of Pitch."""

import pytest

from tutor.games.pitch.options import PRESETS, PitchRules
from tutor.kernel.rules import OptionError


def test_the_default_is_bicycle():
    """Each alone, 2 to 4, to 7, Low to its taker, a 4 stays with its caller (S4)."""
    assert "bicycle" == next(iter(PRESETS))
    assert PitchRules("bicycle") == PRESETS["bicycle"]
    assert (2, 4, 7) == (PitchRules().minimum_bid, PitchRules().maximum_bid, PitchRules().target)


def test_pagats_partnership_changes_seven_things():
    """Partners, a 5 on top, any call matched, a stuck dealer, smudge on the 5, 21, out on a bid alone (C12)."""
    changed = PRESETS["pagat-partnership"].differing(PRESETS["bicycle"])
    assert {
        "partnership",
        "maximum_bid",
        "dealer_may_equal",
        "all_pass",
        "smudge",
        "target",
        "finish",
    } == set(changed)


def test_options_are_read_from_text():
    """A record writes options as words."""
    rules = PRESETS["bicycle"].changed({"low_to": "holder", "target": "10", "one_trump": "one", "deal_cap": "8"})
    assert ("holder", 10, "one", 8) == (rules.low_to, rules.target, rules.one_trump, rules.deal_cap)


@pytest.mark.parametrize(("option", "value"), [("low_to", "nobody"), ("maximum_bid", "6"), ("lowto", "taker")])
def test_an_unknown_option_or_value_is_refused(option, value):
    """A misspelt option is told, not ignored."""
    with pytest.raises(OptionError):
        PRESETS["bicycle"].changed({option: value})
