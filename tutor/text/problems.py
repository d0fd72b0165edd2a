"""What can be amiss in the files of texts, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.text.facts import Fact


@dataclass(frozen=True, slots=True)
class Problem:
    """Something amiss in a file of the resources; its words are the text of `code`, with these facts."""

    file: str
    line: int
    code: str
    facts: Mapping[str, Fact]


def problem(file: str, line: int, code: str, /, **facts: Fact) -> Problem:
    """A problem, its facts by name."""
    return Problem(file, line, code, facts)
