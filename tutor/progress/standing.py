"""How a rule stands with a learner, told from when it comes back; nothing is opened or imported for it."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from enum import Enum
from typing import Final

DAY: Final = timedelta(days=1)
_FIRM: Final = timedelta(days=7)
"""From this interval on a rule is held to be known."""


class Standing(Enum):
    """How a rule stands."""

    NEW = "new"
    """It was never met."""
    DUE = "due"
    """It comes back today."""
    GROWING = "growing"
    """It comes back within days."""
    FIRM = "firm"


def standing(due: datetime | None, last: datetime | None, now: datetime) -> Standing:
    """How a rule stands that is due at a moment, None where it was never met; `last` is when it was last asked about.

    What comes at any time of this day is due.
    """
    if due is None:
        return Standing.NEW
    if due < day_end(now):
        return Standing.DUE
    return Standing.GROWING if last is None or due - last < _FIRM else Standing.FIRM


def day_end(now: datetime) -> datetime:
    """The coming midnight, where the learner is: in the zone of `now`."""
    return datetime.combine(now.date() + DAY, time(), now.tzinfo or UTC)
