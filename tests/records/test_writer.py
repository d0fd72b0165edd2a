"""A record that is written is read as the same record."""

import json

import pytest

from tutor.records.files import read_text
from tutor.records.reader import read_record
from tutor.records.writer import record_json, record_yaml

EVERYTHING = """
format: trickwise-record/1
id: all
game: spades
rules: cards4
options: {nil_pass: 1, floor: -300}
title: "null"
source: "a: b"
notes: |
  Two
  lines.
origin: ours
seats: [A, B, C, "off"]
dealer: B
before: {AC: {score: -20, bags: 3}}
hands: {A: [SA, SK, SQ, SJ, ST, S9, S8, S7, S6, S5, S4, S3, S2]}
auction: [[C, nil], ["off", "0"], [A, "13"], [B, "1"]]
passes: [[C, A, [H2]], [A, C, [S2]]]
plays: [[C, S2]]
claims:
  winners: [A, null]
  tricks: {AC: 13}
  broken_at: 2
  voids: [[B, S, 1]]
  scores: {AC: {hand: 1}}
  match: {winner: null}
"""
POSITION = """
game: five-hundred
contract: {seat: N, call: open-misere}
exchange: {joker: H}
state: {to_lead: N, led: [S, D], taken: {E: 8}, shown: [[W, D]], bids: [[N, open-misere]]}
hands: {N: [JO, S5], E: [HA, S6], W: [H5, S8]}
plays: []
"""
RESULTS = (
    "game: pitch\nseats: [A, B]\nresult: {points: {A: [high, low], B: []}, tricks: {A: 6}}",
    "game: spades\nresult: {tricks: {NS: 7, EW: 6}}",
    """
game: pitch
seats: [A, B]
result: {trump: S, captured: {A: [SA, S2, S3, S4, S5, S6, S7, S8, S9, ST, SJ, SQ]}, held: {B: [S2]}}
""",
    "game: five-hundred\nkitty: [JO, DJ, C6]\nauction: []\nexchange: {discard: [D8, C9, C5], joker: H}",
)


def read(source):
    (document,) = read_text(source).found
    reading = read_record(document)
    assert not reading.problems
    return reading.record


@pytest.mark.parametrize("source", [EVERYTHING, POSITION, *RESULTS])
def test_what_is_written_is_what_was_read(source):
    """As YAML and as JSON."""
    record = read(source)
    written = record_json(record)
    assert record == read(record_yaml(written))
    assert record == read(json.dumps(written))


def test_every_worked_example_survives_being_written(examples):
    """A file that was read may be written anew."""
    for example in examples.values():
        record = read(json.dumps(example))
        assert record == read(record_yaml(record_json(record)))


def test_a_person_reads_a_trick_a_line(examples):
    """Plays stand in rows, as wide as a trick."""
    lines = record_yaml(record_json(read(json.dumps(examples["s4-whole-hand"])))).splitlines()
    assert "  [甲, SA], [乙, S2], [丙, SQ]," in lines
