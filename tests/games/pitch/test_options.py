"""The rule sets of Pitch."""

import pytest

from tutor.games.pitch.game import Pitch
from tutor.games.pitch.options import PRESETS, PitchRules
from tutor.games.pitch.reasons import OptionsContradict
from tutor.kernel.rules import OptionError


def test_the_default_is_bicycle():
    """Each alone, 2 to 4, to 7, Low to its taker, a 4 stays with its caller (S4)."""
    assert "bicycle" == next(iter(PRESETS))
    assert PitchRules("bicycle") == PRESETS["bicycle"]
    assert (2, 4, 7) == (PitchRules().minimum_bid, PitchRules().maximum_bid, PitchRules().target)


def test_pagats_partnership_changes_seven_things():
    """Partners, a 5 on top, any call matched, a stuck dealer, smudge on the 5, 21, out on a bid alone."""
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


@pytest.mark.parametrize(
    ("preset", "options", "blamed"),
    [
        ("bicycle", {"smudge": "five_all_tricks"}, "smudge"),
        ("pagat-partnership", {"maximum_bid": "4", "target": "11"}, "maximum_bid"),
    ],
)
def test_a_smudge_that_nobody_can_call_is_refused(preset, options, blamed):
    """A smudge called with a 5 needs calls that go to 5."""
    with pytest.raises(OptionError) as refused:
        PRESETS[preset].changed(options)
    assert (OptionsContradict("smudge-needs-a-five"), blamed) == (refused.value.reason, refused.value.option)


@pytest.mark.parametrize("smudge", ["win_if_not_negative", "any_player_wins", "off"])
def test_a_five_goes_with_any_smudge(smudge):
    """Calls that go to 5 leave open what a smudge brings."""
    assert PRESETS["bicycle"].changed({"maximum_bid": "5", "smudge": smudge}).conflict() is None


def test_partners_need_four_seats():
    """Two or three play on their own alone."""
    assert (2, 3, 4) == Pitch().players_under(PRESETS["bicycle"])
    assert (4,) == Pitch().players_under(PRESETS["pagat-partnership"])
