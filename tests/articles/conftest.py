"""The articles' own hands, calls and numbers, said as records."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.records.files import read_text
from tutor.records.judge import judge_document
from tutor.records.report import Report

EXAMPLES = Path(__file__).parent.parent / "records" / "data" / "worked-examples.jsonl"

Judge = Callable[[str], Report]


@pytest.fixture
def judged() -> Judge:
    """Judges the one record of a text, traced."""

    def judge(source: str) -> Report:
        (document,) = read_text(source).found
        return judge_document(document, traced=True)

    return judge


@pytest.fixture
def example(judged) -> Callable[[str], Report]:
    """Judges a worked example by its id."""
    lines = EXAMPLES.read_text(encoding="utf-8").splitlines()
    records = {json.loads(line)["id"]: line for line in lines}
    return lambda name: judged(records[name])
