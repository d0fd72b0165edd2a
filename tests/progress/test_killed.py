"""A window that is killed loses the gesture under way, and nothing that was before it."""

import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from tutor.progress.opening import open_store

CHILD = Path(__file__).with_name("a_learner.py")
KILLS = 50 if os.environ.get("TRICKWISE_LONG") else 8
SEED = 20261130
NOW = datetime(2026, 11, 30, tzinfo=UTC)
MOST_LINES = 50
MOST_TURNS = 40_000


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_each_restart_offers_the_step_it_was_at(file, killed):
    """Killed again and again in the middle of a lesson, at moments of no order."""
    rng = Random(SEED)
    answers, steps, passes, expected = [], [], [], None
    for _ in range(KILLS):
        many, turns, seed = rng.randint(1, MOST_LINES), rng.randrange(MOST_TURNS), rng.randrange(10_000)
        first, *rest = map(json.loads, killed(CHILD, str(file), str(seed), lines=many, turns=turns))
        assert "at" == first[0]
        if expected is not None:
            assert first[2] in expected
        done = [line for line in rest if line[0] == "did"]
        under_way = [line for line in rest[-1:] if line[0] == "will"]
        answers += [line[3] for line in done if line[3]]
        passes += [line for line in done if line[1]]
        opened = open_store(file, NOW)
        assert opened.trouble is None
        with opened.store as store:
            found = [[answer.step, answer.right] for answer in store.answers()]
            reached = [step.step for step in store.steps()]
            ended = len(store.passes())
        more = [line[3] for line in under_way if line[3]]
        assert found in (answers, [*answers, *more])
        assert ended - len(passes) in (0, len([line for line in under_way if line[1]]))
        assert steps == reached[: len(steps)]
        answers, steps = found, reached
        passes = [None] * ended
        expected = [line[2] for line in (done[-1:] or [first])] + [line[2] for line in under_way]
        if any(line[1] for line in (*done[-1:], *under_way)):
            expected = None  # the lesson was over: it begins anew, at whichever level
    assert answers
    assert steps
