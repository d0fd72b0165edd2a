"""`trickwise match`: what it reports, and the records that it keeps."""

import json

import pytest


@pytest.mark.parametrize("game", ["spades", "five-hundred", "pitch"])
def test_every_hand_is_kept_as_a_complete_record(run, game, tmp_path):
    """Two hands of each deal, which the judge accepts, with all that the record claims."""
    arguments = (
        "--game",
        game,
        "--players",
        "random,random",
        "--deals",
        "5",
        "--seed",
        "2",
        "--records",
        "hands.jsonl",
    )
    ran = run("match", *arguments)
    assert (0, "") == (ran.code, ran.err)
    records = [json.loads(line) for line in (tmp_path / "hands.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [f"{game}-2-{deal}{turn}" for deal in range(1, 6) for turn in "ab"] == [record["id"] for record in records]
    for once, again in zip(records[::2], records[1::2], strict=True):
        assert (once["hands"], once["dealer"]) == (again["hands"], again["dealer"])
    assert all({"dealer", "before", "hands", "auction", "claims"} <= record.keys() for record in records)
    assert all({"scores", "match"} <= record["claims"].keys() for record in records)
    judged = run("judge", "hands.jsonl", "--json")
    verdicts = [json.loads(line) for line in judged.out.splitlines()]
    assert (0, [True] * 10) == (judged.code, [verdict["ok"] for verdict in verdicts])
    assert all(verdict["scores"] and verdict["to_act"] is None for verdict in verdicts)


def test_the_report_as_json(run):
    """Points of A and B with their difference, the share of hands that A won, each with its interval."""
    arguments = ("--game", "pitch", "--players", "random,random", "--deals", "8", "--seed", "1", "--json")
    ran = run("match", *arguments)
    found = json.loads(ran.out)
    assert ("pitch", "bicycle", 1, 8, 16) == tuple(found[name] for name in ("game", "rules", "seed", "deals", "hands"))
    assert {"A": "random", "B": "random"} == found["players"]
    points, (low, high) = found["points"], found["points"]["interval"]
    assert points["difference"] == pytest.approx(points["A"] - points["B"])
    assert low <= points["difference"] <= high
    assert 0 <= found["wins"]["A"] <= 1
    assert ran == run("match", *arguments)


def test_one_deal_has_no_interval(run):
    """A single value says nothing of how it varies."""
    ran = run("match", "--game", "spades", "--players", "random,random", "--deals", "1", "--json")
    assert (None, None) == tuple(json.loads(ran.out)[name]["interval"] for name in ("points", "wins"))


@pytest.mark.parametrize("players", ["simple", "simple,random,random"])
def test_two_players_are_needed(run, players):
    """It is said what to write, and what was written; exit code 2."""
    ran = run("match", "--game", "pitch", "--players", players)
    said = f"Name two players with a comma between them, such as simple,random. Here stands {players}."
    assert (2, "") == (ran.code, ran.out)
    assert said in ran.err
    assert run("match", "--game", "pitch", "--players", "simple,random", "--deals", "1").code == 0


def test_one_deal_is_told_as_one(run):
    """In the singular, and no line ends in a blank where there is no interval."""
    lines = run("match", "--game", "pitch", "--players", "random,random", "--deals", "1").out.splitlines()
    assert "A is random, B is random: 1 deal, 2 hands." == lines[0]
    assert lines == [line.rstrip() for line in lines]


def test_the_report_for_a_person(run):
    """Three lines: who played, the points, the wins."""
    ran = run("match", "--game", "spades", "--players", "random,random", "--deals", "3", "--seed", "1")
    assert 3 == len(ran.out.splitlines())
    assert "95%" in ran.out
    alone = run("match", "--game", "spades", "--players", "random,random", "--deals", "1", "--seed", "1")
    assert "95%" not in alone.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--players", "rndom,random"), "random"),
        (("--players", "random"), "two players"),
        (("--players", "random,random", "--rules", "pagatt"), "pagat"),
        (("--players", "random,random", "--records", "no/such/folder.jsonl"), "no/such/folder.jsonl"),
    ],
)
def test_what_is_not_known_is_refused(run, arguments, told):
    """Exit 2, with the nearest name."""
    ran = run("match", "--game", "spades", "--deals", "1", *arguments)
    assert (2, "", True) == (ran.code, ran.out, told in ran.err)
