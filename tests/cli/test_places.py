"""A fault of a whole file is told of the file; one of its content has its line and column."""

import json

import pytest

from tutor.records.all_faults import FAULTS
from tutor.records.faults import FileFault


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        (("check", "none.yaml"), "none.yaml"),
        (("check", "none.trickwise"), "none.trickwise"),
        (("check", "broken.trickwise"), "broken.trickwise"),
        (("import", "none.txt", "--game", "spades"), "none.txt"),
        (("match", "--game", "pitch", "--players", "random,random", "--records", "nowhere/a.jsonl"), "nowhere/a.jsonl"),
        (("report", "--csv", "nowhere/a.csv"), "nowhere/a.csv"),
        (("texts", "zh_TW", "--out", "nowhere/a.csv"), "nowhere/a.csv"),
    ],
)
def test_what_cannot_be_read_or_written_has_no_line(run, arguments, file):
    """Exit code 2, and nothing that looks like a place in a file."""
    told = run(*arguments, broken_trickwise="no zip")
    assert 2 == told.code
    assert ":1:1" not in told.out + told.err
    assert any(line.startswith(f"{file}: ") for line in (told.out + told.err).splitlines())


def test_json_has_the_numbers_all_the_same(run):
    """Other programs read them: the beginning of the file."""
    found = json.loads(run("check", "none.trickwise", "--json").out)
    assert (1, 1) == (found["line"], found["column"])


def test_faults_of_content_have_their_place(run):
    """As compilers write it."""
    assert run("judge", "a.yaml", a_yaml="a: @").err.startswith("a.yaml:1:4: ")
    assert {True, False} == {fault.has_place for fault in FAULTS}
    assert all(fault.has_place is not issubclass(fault, FileFault) for fault in FAULTS)
