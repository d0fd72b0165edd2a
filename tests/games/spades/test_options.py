"""The options of Spades: presets, values, and what contradicts what."""

import pytest

from tutor.games.spades.options import PRESETS, SpadesRules, conflict, pack_of
from tutor.games.spades.reasons import OptionsContradict
from tutor.kernel.cards import cards
from tutor.kernel.rules import OptionError


def test_the_default_preset_is_that_of_the_first_article():
    """S0 follows NeuralPlay's Standard: every option has its default there."""
    assert next(iter(PRESETS)) == "neuralplay-standard"
    assert SpadesRules("neuralplay-standard") == PRESETS["neuralplay-standard"]


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("cards4", {"nil_who", "zero_bid", "blind_nil_who", "failed_nil_tricks", "floor"}),
        ("pagat", {"blind_nil_who", "floor"}),
        ("bicycle", {"partnership", "minimum_bid", "nil_who", "set_penalty", "bag_every", "floor"}),
    ],
)
def test_a_preset_changes_what_its_source_says(preset, changed):
    """Each preset differs from the default in the options that its column lists, and in no other."""
    assert changed == set(PRESETS[preset].differing(PRESETS["neuralplay-standard"]))


def test_no_preset_contradicts_itself():
    """Each preset can be played."""
    assert [None] * 4 == [conflict(rules) for rules in PRESETS.values()]


def test_options_are_read_from_texts():
    """Records give options as texts; null takes the floor away."""
    rules = SpadesRules().changed({"floor": "null", "target": "250", "ten_for_200": "true", "jokers": "2"})
    assert (None, 250, True, 2) == (rules.floor, rules.target, rules.ten_for_200, rules.jokers)


@pytest.mark.parametrize(
    ("options", "contradiction"),
    [
        ({"bidding": "mirror", "nil_who": "nobody"}, "bidding-needs-nil"),
        ({"bidding": "whiz", "nil_who": "nobody"}, "bidding-needs-nil"),
        ({"bidding": "suicide", "nil_who": "nobody"}, "bidding-needs-nil"),
        ({"bidding": "mirror", "minimum_bid": "2"}, "bidding-sets-the-bids"),
        ({"bidding": "whiz", "minimum_side_bid": "4"}, "bidding-sets-the-side"),
        ({"partnership": "false", "bidding": "suicide"}, "needs-partners"),
        ({"partnership": "false", "minimum_side_bid": "4"}, "needs-partners"),
        ({"partnership": "false", "nil_pass": "2"}, "needs-partners"),
        ({"first_lead": "two_of_clubs", "jokers": "2"}, "two-of-clubs-is-out"),
        ({"partnership": "false", "nil_who": "first_of_partnership"}, "first-needs-partners"),
        ({"partnership": "false", "blind_nil_who": "first_of_partnership"}, "first-needs-partners"),
        ({"partnership": "false", "failed_nil_tricks": "team_total"}, "total-needs-partners"),
        ({"nil_who": "nobody", "nil_pass": "2"}, "pass-needs-nil"),
        ({"set_penalty": "zero", "ten_for_200": "true"}, "miss-costs-nothing"),
        ({"bag_every": "0", "bag_carry": "false"}, "bags-never-full"),
    ],
)
def test_options_that_rule_each_other_out_are_refused(options, contradiction):
    """Two options contradict each other where a seat has no call, or one allows what the other rules out."""
    with pytest.raises(OptionError) as refused:
        SpadesRules().changed(options)
    assert OptionsContradict(contradiction) == refused.value.reason
    assert list(options)[-1] == refused.value.option


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("neuralplay-standard", {"nil_pass": "1", "nil_who": "nobody", "blind_nil_who": "anyone"}),
        ("neuralplay-standard", {"blind_nil_points": "250", "bag_every": "0", "bag_penalty": "50"}),
        ("cards4", {"bidding": "mirror"}),
        ("pagat", {"partnership": "false"}),
    ],
)
def test_what_goes_together_is_a_table(preset, options):
    """Cards may go to a nil called blind, a price waits for its call, a side of one may trail by 100."""
    assert PRESETS[preset].changed(options).conflict() is None


def test_the_option_to_change_is_named():
    """The last of those that contradict each other, whatever else was changed after it."""
    with pytest.raises(OptionError) as refused:
        SpadesRules().changed({"nil_who": "nobody", "bidding": "mirror", "target": "250"})
    assert "bidding" == refused.value.option


def test_an_unknown_option_names_the_nearest():
    """A slip of the pen is met with the name that was meant."""
    with pytest.raises(OptionError) as refused:
        SpadesRules().changed({"bag_evry": "10"})
    assert "bag_every" == refused.value.nearest


@pytest.mark.parametrize(("jokers", "gone", "added"), [(0, "", ""), (1, "H2", "JO"), (2, "H2 C2", "JO1 JO2")])
def test_jokers_replace_red_and_black_deuces(jokers, gone, added):
    """A first joker takes the place of the two of hearts, a second that of the two of clubs."""
    plain, pack = pack_of(SpadesRules()), pack_of(SpadesRules(jokers=jokers))
    assert 52 == len(pack)
    assert set(cards(gone)) == set(plain) - set(pack)
    assert cards(added) == pack[52 - jokers :]
