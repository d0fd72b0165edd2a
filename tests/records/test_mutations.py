"""Whatever one thing is changed in a worked example, somebody notices."""

import copy
import json

import pytest

from tutor.records.files import read_text
from tutor.records.judge import judge_document

WHOLE = ("s0-whole-hand", "s4-whole-hand")


def problems(record):
    (document,) = read_text(json.dumps(record)).found
    return [problem.where for problem in judge_document(document).problems]


def test_every_worked_example_is_right(examples):
    """All thirty of them, claims and all."""
    assert {} == {name: found for name, record in examples.items() if (found := problems(record))}


@pytest.mark.parametrize("name", WHOLE)
def test_a_changed_winner_is_noticed(examples, name):
    """Each winner of each trick, given to the next seat."""
    seats = examples[name].get("seats", list("NESW"))
    for place, winner in enumerate(examples[name]["claims"]["winners"]):
        record = copy.deepcopy(examples[name])
        record["claims"]["winners"][place] = seats[seats.index(winner) - 1]
        assert [f"claims/winners/{place}"] == problems(record)


@pytest.mark.parametrize("part", ["hand", "total", "bags"])
def test_a_changed_score_is_noticed(examples, part):
    """Each number of each sheet, one too many."""
    for name, example in examples.items():
        for side, claimed in example["claims"].get("scores", {}).items():
            if part in claimed:
                record = copy.deepcopy(example)
                record["claims"]["scores"][side][part] += 1
                assert [f"claims/scores/{side}/{part}"] == problems(record), name


def test_a_changed_match_is_noticed(examples):
    """A winner where there is none, and none where there is one."""
    for name, example in examples.items():
        if "match" in example["claims"]:
            record = copy.deepcopy(example)
            first = record.get("seats", ["NS"])[0]
            record["claims"]["match"]["winner"] = None if record["claims"]["match"]["winner"] else first
            assert ["claims/match/winner"] == problems(record), name


def test_changed_card_points_are_noticed(examples):
    """Each trick's, one too many."""
    for place in range(6):
        record = copy.deepcopy(examples["s4-whole-hand"])
        record["claims"]["card_points"][place] += 1
        assert [f"claims/card_points/{place}"] == problems(record)


@pytest.mark.parametrize("name", WHOLE)
def test_a_changed_card_is_noticed(examples, name):
    """Each card played, changed to the one before it."""
    plays = examples[name]["plays"]
    for place in range(len(plays)):
        record = copy.deepcopy(examples[name])
        record["plays"][place][1] = plays[place - 1][1]
        assert problems(record), plays[place]


def test_two_cards_exchanged_are_noticed(examples):
    """Of a trick: whoever held which, the winner or a revoke tells."""
    example = examples["s4-whole-hand"]
    for place in range(0, 18, 3):
        record = copy.deepcopy(example)
        record["plays"][place][1], record["plays"][place + 1][1] = (
            record["plays"][place + 1][1],
            record["plays"][place][1],
        )
        assert f"plays/{place}" == problems(record)[0]


def test_a_changed_call_is_noticed(examples):
    """One more than was called, in the hand of thirteen tricks."""
    for place in range(4):
        record = copy.deepcopy(examples["s0-whole-hand"])
        record["auction"][place][1] = str(int(record["auction"][place][1]) + 1)
        assert problems(record)
