"""`trickwise codes` and `trickwise rules`: what the engine knows, listed."""

import json

import pytest

from tutor.games.all import GAMES
from tutor.records.all_faults import FAULTS


def test_every_reason_is_listed_with_its_text(run):
    """Of each game, of records and of claims."""
    listed = {entry["code"]: entry for entry in map(json.loads, run("codes", "--json").out.splitlines())}
    expected = {f"{game.name}.{reason.code}" for game in GAMES.values() for reason in game.reasons}
    assert expected | {fault.code for fault in FAULTS} == set(listed)
    assert [] == [code for code, entry in listed.items() if not entry["text"]]


def test_codes_are_read_by_people_too(run):
    """A code, its rule, its texts."""
    out = run("codes").out
    assert "spades.must-follow-suit  [spades/following-suit]" in out
    assert "record.card-twice" in out


@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_of_a_game_are_listed(run, game):
    """Presets with their options; options with values, default and a line."""
    found = json.loads(run("rules", game, "--json").out)
    assert list(GAMES[game].presets) == [preset["name"] for preset in found["presets"]]
    rules = next(iter(GAMES[game].presets.values()))
    assert list(rules.options()) == [option["name"] for option in found["options"]]
    assert found["presets"][0]["options"]["target"] == rules.target


def test_all_games_are_listed(run):
    """One line of JSON a game."""
    assert list(GAMES) == [json.loads(line)["game"] for line in run("rules", "--json").out.splitlines()]
    assert "first_of_partnership" in run("rules", "spades").out


@pytest.mark.parametrize("arguments", [["nonsense"], ["judge"], ["rules", "whist"], ["judge", "a", "--lang", "xx"]])
def test_a_command_that_nobody_knows_ends_in_two(run, arguments):
    """And shows how it is used."""
    with pytest.raises(SystemExit) as caught:
        run(*arguments)
    assert caught.value.code == 2


def test_help_tells_how_the_window_opens(run, capsys):
    """By no command at all, or by a pack alone."""
    with pytest.raises(SystemExit):
        run("--help")
    shown = " ".join(capsys.readouterr().out.split())
    assert "usage: trickwise [PACK] trickwise [-h]" in shown
    assert "Without a command the window opens. With PACK, " in shown


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_help_is_there_in_each_language(run, language):
    """Every word of the command's own has a text."""
    for command in (["judge"], ["import"], ["codes"], ["rules"], []):
        with pytest.raises(SystemExit) as caught:
            run(*command, "--help", f"--lang={language}") if command else run("--help")
        assert caught.value.code == 0
