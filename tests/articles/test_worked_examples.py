"""Every worked example of the four articles is as its article says."""

import json
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "records" / "data" / "worked-examples.jsonl"
TITLES = {
    record["id"]: record["title"] for record in map(json.loads, EXAMPLES.read_text(encoding="utf-8").splitlines())
}


@pytest.mark.parametrize("name", list(TITLES))
def test_the_article_is_right(example, name):
    """Winners, scores, contracts and matches hold, as claimed."""
    assert example(name).problems == ()


def test_there_are_thirty():
    """None is lost on the way."""
    assert len(TITLES) == 30
