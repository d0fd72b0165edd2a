"""The options of all games by name, as their table has them: names, values, defaults, and what each preset changes."""

import json

import pytest

from tutor.games.all import GAMES
from tutor.games.five_hundred import options as five_hundred
from tutor.games.pitch import options as pitch
from tutor.games.spades import options as spades
from tutor.kernel.rules import OptionError, RuleSet, written
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats

TABLE = """
spades partnership true false
spades minimum_bid 0 : 0 … 13
spades nil_who anyone first_of_partnership nobody
spades zero_bid nil ordinary
spades nil_points 100 : 0 …
spades blind_nil_points 200 : 0 …
spades blind_nil_who nobody anyone trailing_100 first_bidder_of_deal first_of_partnership
spades set_penalty ten_per_bid zero
spades failed_nil_tricks bags_only team_total none
spades failed_nil_bag_points 1 0
spades bag_every 10 : 0 …
spades bag_penalty 100 : 0 …
spades bag_carry true false
spades target 500 : 1 …
spades floor -200 : -10000 … -1
spades first_trick_trump true false
spades first_lead dealers_left two_of_clubs highest_bidder
spades lead_spades broken anytime only_if_nothing_else
spades bidding free mirror whiz suicide
spades jokers 0 1 2
spades deuces_high false true
spades ten_for_200 false true
spades minimum_side_bid 0 : 0 … 13
spades nil_pass 0 1 2
five-hundred auction many_rounds one_round
five-hundred bid_after_pass never always if_changed
five-hundred contractor_may_raise false true
five-hundred misere_when after_7 anytime off
five-hundred misere_rank below_8S between_8S_8C
five-hundred misere_value 250 : 0 …
five-hundred open_misere_rank below_10H top
five-hundred open_misere_value 500 : 0 …
five-hundred misere_stops false true
five-hundred joker_no_trump pagat low_in_misere free_lead
five-hundred must_bid_to_win true false
five-hundred slam true false
five-hundred target 500 : 1 …
five-hundred floor -500 : -100000 … -1
five-hundred kitty 3 5
pitch partnership false true
pitch minimum_bid 2 : 1 … 4
pitch maximum_bid 4 : 4 … 5
pitch dealer_may_equal below_top always never
pitch all_pass redeal_next redeal_same stick_dealer
pitch low_to taker holder
pitch smudge win_if_not_negative five_all_tricks any_player_wins off
pitch target 7 : 1 …
pitch finish pitcher_then_order bid_out_only higher_total
pitch one_trump both one
"""
ROWS = [line.split() for line in TABLE.split("\n") if line]
PRESETS = {
    "spades": ["neuralplay-standard", "cards4", "pagat", "bicycle"],
    "five-hundred": ["pagat-australian", "neuralplay", "american"],
    "pitch": ["bicycle", "pagat-partnership"],
}
NULL = {"floor", "deal_cap"}


def default(game):
    return next(iter(GAMES[game].presets.values()))


def test_there_are_nine_presets():
    """Of three games, the default first."""
    assert PRESETS == {name: list(game.presets) for name, game in GAMES.items()}


@pytest.mark.parametrize("game", list(PRESETS))
def test_no_option_is_missing_or_spare(game):
    """Each game's own, and the number of hands that all have."""
    assert {"deal_cap", *(row[1] for row in ROWS if row[0] == game)} == set(default(game).options())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_an_option_has_its_values_and_default(row):
    """The default first; a number has its bounds."""
    game, name, first, *rest = row
    listed = default(game).options()[name].listed()
    assert first == written(getattr(default(game), name))
    spelt = (" ".join(rest[1:]),) if rest[:1] == [":"] else (first, *rest)
    assert spelt == tuple(value for value in listed if value != "null")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_every_value_is_taken_by_name(row):
    """From text, as records write it."""
    game, name, first, *rest = row
    for value in [first] if rest[:1] == [":"] else [first, *rest]:
        assert value == written(default(game).options()[name].read(value))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_a_slip_suggests_the_nearest_name(row):
    """A letter too many."""
    game, name, *_ = row
    with pytest.raises(OptionError) as refused:
        default(game).changed({f"{name}s": "1"})
    assert name == refused.value.nearest


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_the_command_lists_the_same(capsys, language):
    """Names, values, defaults, and a line in the language asked for."""
    from tutor.cli.main import main  # noqa: PLC0415 - the command is heavy, and only this test runs it

    assert 0 == main(["rules", "--json", "--lang", language])
    listed = {entry["game"]: entry for entry in map(json.loads, capsys.readouterr().out.splitlines())}
    for game, presets in PRESETS.items():
        entry = listed[game]
        assert presets == [preset["name"] for preset in entry["presets"]]
        assert all(preset["title"] and preset["text"] for preset in entry["presets"])
        assert all(set(preset["options"]) == set(default(game).options()) for preset in entry["presets"])
        for option in entry["options"]:
            assert option["text"], (game, option["name"])
            assert option["default"] == getattr(default(game), option["name"])
            assert (option["name"] in NULL - {"floor" if game == "five-hundred" else ""}) == (
                "null" in option["values"]
            )


@pytest.mark.parametrize(
    "rules_of", [spades.rules_of, five_hundred.rules_of, pitch.rules_of], ids=["spades", "five-hundred", "pitch"]
)
def test_another_games_rules_are_a_bug(rules_of):
    """A match of a game has a rule set of that game."""
    with pytest.raises(TypeError):
        rules_of(Match(RuleSet(), Seats(COMPASS, partnership=True), COMPASS[0]))
