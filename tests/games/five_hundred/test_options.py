"""The rule sets: what each preset changes, and what an option may be."""

import pytest

from tutor.games.five_hundred.reasons import OptionsContradict
from tutor.kernel.rules import OptionError


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("pagat-australian", ()),
        ("neuralplay", ("must_bid_to_win",)),
        ("american", ("auction", "misere_when", "must_bid_to_win", "kitty")),
    ],
)
def test_presets_change_only_what_they_say(table, preset, changed):
    """A preset lists only what differs from Pagat's Australian game."""
    presets = table.game.presets
    assert set(changed) == set(presets[preset].differing(presets["pagat-australian"]))


def test_any_value_of_misere_goes(table):
    """Tables price the misères as they like."""
    assert 520 == table.match(open_misere_value="520").rules.open_misere_value


def test_a_kitty_of_four_is_no_option(table):
    """A kitty has three cards or five."""
    with pytest.raises(OptionError) as refused:
        table.match(kitty="4")
    assert ("kitty", ("3", "5")) == (refused.value.option, refused.value.allowed)


@pytest.mark.parametrize(
    ("options", "contradiction", "blamed"),
    [
        ({"auction": "one_round", "contractor_may_raise": "true"}, "one-call-is-not-raised", "contractor_may_raise"),
        ({"auction": "one_round", "bid_after_pass": "always"}, "one-call-is-final", "bid_after_pass"),
        ({"bid_after_pass": "if_changed", "auction": "one_round"}, "one-call-is-final", "auction"),
        ({"misere_when": "off", "misere_rank": "between_8S_8C"}, "no-misere-to-rank", "misere_rank"),
        ({"misere_when": "off", "open_misere_rank": "top", "target": "300"}, "no-misere-to-rank", "open_misere_rank"),
        ({"misere_when": "off", "misere_stops": "true"}, "no-misere-to-stop", "misere_stops"),
        ({"misere_when": "off", "joker_no_trump": "low_in_misere"}, "no-misere-for-the-joker", "joker_no_trump"),
    ],
)
def test_options_that_rule_each_other_out_are_refused(table, options, contradiction, blamed):
    """What one option allows and another rules out is no table; the option to change is named."""
    with pytest.raises(OptionError) as refused:
        table.match(**options)
    assert (OptionsContradict(contradiction), blamed) == (refused.value.reason, refused.value.option)


def test_where_each_calls_once_an_option_of_many_rounds_is_refused(table):
    """Also where the preset, and no option, has the auction of one round."""
    with pytest.raises(OptionError) as refused:
        table.match("american", contractor_may_raise="true")
    assert OptionsContradict("one-call-is-not-raised") == refused.value.reason


@pytest.mark.parametrize(
    "options",
    [
        {"misere_when": "off", "misere_value": "300", "open_misere_value": "520"},
        {"misere_when": "off", "joker_no_trump": "free_lead"},
        {"auction": "one_round", "misere_when": "after_7"},
        {"open_misere_rank": "top", "misere_stops": "true", "misere_when": "anytime"},
    ],
)
def test_what_goes_together_is_a_table(table, options):
    """A price without its call waits for it, and is no contradiction."""
    assert table.match(**options).rules.conflict() is None
