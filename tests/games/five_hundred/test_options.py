"""The rule sets: what each preset changes, and what an option may be."""

import pytest

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
