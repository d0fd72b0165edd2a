"""What may be wrong with a table of coverage."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.records.faults import Fault, UnknownName, Written


@dataclass(frozen=True, slots=True)
class UnknownStep(UnknownName):
    """A step that its lesson does not have."""

    code = "check.unknown-step"


@dataclass(frozen=True, slots=True)
class UnknownArticle(UnknownName):
    """An article that `articles.yaml` does not list."""

    code = "check.unknown-article"


@dataclass(frozen=True, slots=True)
class UnknownSection(UnknownName):
    """A section that an article does not have."""

    code = "check.unknown-section"


@dataclass(frozen=True, slots=True)
class NotCovered(Fault):
    """A section of an article that no entry of any table names."""

    code = "check.not-covered"
    article: Written
    section: Written


COVERAGE_FAULTS: tuple[type[Fault], ...] = (UnknownStep, UnknownArticle, UnknownSection, NotCovered)
