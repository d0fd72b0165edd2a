"""Which cards, exchanges or calls a step means."""

import pytest

from tutor.records.faults import Written
from tutor.teaching.conditions import WORDS
from tutor.teaching.faults import BadCondition

STEP = "  - {{id: p, scene: base, at: plays/2, ask: play, seat: N, accept: {{{word}: {value}}}}}"


def bad_conditions(reading):
    return [problem.fault for problem in reading.problems if isinstance(problem.fault, BadCondition)]


@pytest.mark.parametrize("word", WORDS)
def test_every_name_that_is_offered_is_read(read, word):
    """Whatever stands behind it."""
    assert [] == bad_conditions(read(STEP.format(word=word, value="S2")))


def test_an_unknown_name_is_told_those_that_there_are(read):
    """All of them, and what was written."""
    found = bad_conditions(read(STEP.format(word="colour", value="S2")))
    assert [BadCondition(Written("colour"), tuple(map(Written, WORDS)))] == found
