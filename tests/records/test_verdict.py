"""The JSON that other tools read: its fields, their names, their values."""

import json

from tutor.kernel.reasons import Reason
from tutor.records.files import read_text
from tutor.records.judge import judge_document
from tutor.records.verdict import verdict


def say(game: str | None, reason: Reason) -> str:
    return f"{game}: {reason.code}"


def said(source, *, traced=False):
    (document,) = read_text(source).found
    return json.loads(json.dumps(verdict(judge_document(document, traced=traced), say)))


def test_the_verdict_on_the_whole_hand_of_spades(examples):
    """S0's thirteen tricks, field by field."""
    found = said(json.dumps(examples["s0-whole-hand"]))
    assert ("trickwise-verdict/1", "s0-whole-hand", True) == (found["format"], found["id"], found["ok"])
    assert ("spades", "neuralplay-standard", []) == (found["game"], found["rules"], found["problems"])
    assert (None, {"NS": 6, "EW": 6}, "S") == (found["contract"], found["contracts"], found["trump"])
    assert found["tricks"][0] == {
        "number": 1,
        "leader": "N",
        "plays": [["N", "H9"], ["E", "H3"], ["S", "HT"], ["W", "H4"]],
        "winner": "S",
        "card_points": None,
        "why": {
            "code": "spades.highest-of-led-suit",
            "rule": "spades/trick-winner",
            "text": "spades: highest-of-led-suit",
        },
    }
    assert {"N": 2, "E": 4, "S": 5, "W": 2} == found["taken"]
    lines = [(line["code"], line["rule"], line["points"]) for line in found["scores"]["NS"]["lines"]]
    assert [("spades.contract-made", "spades/contract", 60), ("spades.overtricks", "spades/bags", 1)] == lines
    assert (61, 61, 1) == tuple(found["scores"]["NS"][part] for part in ("hand", "total", "bags"))
    assert {"over": False, "winner": None, "why": None} == found["match"]
    assert (None, {"dealer": "N"}) == (found["to_act"], found["next"])
    assert found["deal"] == {
        "pack": 52,
        "suits": {"S": 13, "H": 13, "D": 13, "C": 13},
        "each": 13,
        "kitty": 0,
        "played": 52,
        "out": 0,
        "tricks": 13,
        "trick": 4,
    }


def test_the_points_of_pitch(examples):
    """Who has each point, nobody being null, and the card points by side."""
    found = said(json.dumps(examples["s4-whole-hand"]))
    assert {"high": "甲", "low": "甲", "jack": "甲", "game": "甲"} == found["points"]
    assert {"甲": 24, "乙": 22, "丙": 14} == found["card_points"]
    assert [6, 14, 4, 15, 7, 14] == [trick["card_points"] for trick in found["tricks"]]
    assert found["contract"] == {"side": "甲", "seat": "甲", "call": "3", "value": 3, "needs": 3, "spare": 1}


def test_a_point_that_nobody_has_is_null(examples):
    """No jack was dealt."""
    assert said(json.dumps(examples["s4-no-jack"]))["points"]["jack"] is None


def test_a_won_match_tells_why(examples):
    """300 and 200 make 500."""
    found = said(json.dumps(examples["s2-wins-at-500"]))["match"]
    assert (True, "NS") == (found["over"], found["winner"])
    assert found["why"]["code"].startswith("five-hundred.")


def test_a_problem_tells_all(judged):
    """Where, who, what, the code, the rule, the facts but the card itself."""
    hands = "hands: {N: [S2, H7, H3, C2, C3, C4, C5, C6, C7, C8, C9, CT, CJ]}\n"
    (problem,) = said("game: spades\n" + hands + "plays: [[W, HA], [N, S2]]")["problems"]
    assert problem == {
        "where": "plays/1",
        "seat": "N",
        "action": "S2",
        "code": "spades.must-follow-suit",
        "rule": "spades/following-suit",
        "facts": {"led": "H", "could_play": ["H7", "H3"]},
        "text": "spades: must-follow-suit",
    }


def test_a_fault_of_form_has_no_seat_and_no_rule():
    """Where they don't apply they are null, and the facts are all that is known."""
    (problem,) = said("game: spades\naucton: []")["problems"]
    assert (None, None, None) == (problem["seat"], problem["action"], problem["rule"])
    assert ("record.unknown-field", "auction") == (problem["code"], problem["facts"]["nearest"])


def test_a_record_that_is_not_judged_has_every_field():
    """Nobody has to ask whether a field is there."""
    sound, unsound = said("game: spades"), said("game: spades\nfoo: 1")
    assert list(sound) == list(unsound)
    assert ([], None, None) == (unsound["tricks"], unsound["scores"], unsound["facts"])


def test_the_unfinished_trick_stands_last():
    """Its winner, why and card points are null."""
    (trick,) = said("game: pitch\nseats: [A, B, C]\nplays: [[A, SA], [B, S2]]")["tricks"]
    assert (None, None, None) == (trick["winner"], trick["why"], trick["card_points"])


def test_the_trace_is_there_when_it_is_asked_for():
    """An entry for each who was to act."""
    assert "trace" not in said("game: spades")
    assert [{"seat": "N", "legal": ["nil", *map(str, range(1, 14))]}] == said("game: spades", traced=True)["trace"]


def test_a_named_joker_is_echoed_as_it_was_led():
    """JO=H stays JO=H."""
    source = "game: five-hundred\ncontract: {seat: N, call: 6NT}\nplays: [[N, JO=♥], [E, H4]]"
    assert [["N", "JO=H"], ["E", "H4"]] == said(source)["tricks"][0]["plays"]
