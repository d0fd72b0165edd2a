"""How a rule stands: told from when it comes back."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from tutor.progress.standing import Standing, day_end, standing

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
TAIPEI = timezone(timedelta(hours=8))


def after(days: float) -> datetime:
    return NOW + timedelta(days=days)


@pytest.mark.parametrize(
    ("due", "last", "stands"),
    [
        (None, None, Standing.NEW),
        (after(-3), after(-9), Standing.DUE),
        (after(0.5), after(-1), Standing.DUE),
        (after(1), None, Standing.GROWING),
        (after(2), after(-1), Standing.GROWING),
        (after(2), after(-8), Standing.FIRM),
        (after(0.5), after(-40), Standing.DUE),
    ],
)
def test_how_a_rule_stands(due, last, stands):
    """Not met; due at any time of this day; within a week of its last time; later."""
    assert stands is standing(due, last, NOW)


def test_the_day_ends_where_the_learner_is():
    """Not in Greenwich."""
    late = datetime(2026, 11, 30, 23, 30, tzinfo=TAIPEI)
    assert datetime(2026, 12, 1, tzinfo=TAIPEI) == day_end(late)
    assert datetime(2026, 12, 1, tzinfo=UTC) == day_end(late.astimezone(UTC))
    tomorrow = datetime(2026, 12, 1, 1, tzinfo=TAIPEI)
    assert Standing.GROWING is standing(tomorrow, None, late)
    assert Standing.DUE is standing(tomorrow, None, late.astimezone(UTC))
