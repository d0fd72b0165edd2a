"""Records written in the tests, and what the judge says of them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.records.files import read_text
from tutor.records.judge import judge_document
from tutor.records.report import Report

DATA = Path(__file__).parent / "data"

Judge = Callable[[str], Report]


@pytest.fixture
def judged() -> Judge:
    """Judges the one record of a text, traced."""

    def judge(source: str) -> Report:
        (document,) = read_text(source).found
        return judge_document(document, traced=True)

    return judge


@pytest.fixture(scope="session")
def examples() -> dict[str, dict]:
    """The worked examples of the articles, by id."""
    lines = (DATA / "worked-examples.jsonl").read_text(encoding="utf-8").splitlines()
    return {record["id"]: record for record in map(json.loads, lines)}
