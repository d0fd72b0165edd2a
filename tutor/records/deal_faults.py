"""What can be wrong with the conditions on a fresh deal."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.records.faults import Fault, Written


@dataclass(frozen=True, slots=True)
class NotACondition(Fault):
    """A text that is no condition on a deal."""

    code = "record.not-a-condition"
    given: Written


@dataclass(frozen=True, slots=True)
class NoSuchDeal(Fault):
    """Conditions that none of so many deals has met."""

    code = "record.no-such-deal"
    tries: int
