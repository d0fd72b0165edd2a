"""What comes back, and when: each rule is a card of the FSRS scheduler. No clock: every moment is passed in."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from enum import IntEnum
from typing import Final

from fsrs import Card, Rating, Scheduler

from tutor.progress.standing import DAY, day_end
from tutor.progress.store import Store
from tutor.progress.values import ReviewCard, Reviewed

_SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""Without steps of minutes, for nobody waits ten minutes for a card; the same for the same answers."""
_NO_ID: Final = 1
"""The scheduler wants a number for each card; rules have names."""


class Grade(IntEnum):
    """How a rule was answered: not, with help, by oneself. The values are the scheduler's ratings."""

    MISSED = 1
    HELPED = 2
    RIGHT = 3


def met(rule: str, now: datetime) -> ReviewCard:
    """The card of a rule that was taught and not asked about: it comes the next day."""
    card = Card(card_id=_NO_ID, due=_utc(now) + DAY)
    return ReviewCard(rule, card.to_json(), card.due, 0, None)


def graded(before: ReviewCard | None, rule: str, grade: Grade, now: datetime) -> ReviewCard:
    """The card of a rule after an answer; None stands for a rule that is met by it."""
    card = Card(card_id=_NO_ID, due=_utc(now)) if before is None else _read(before, now)
    after, _ = _SCHEDULER.review_card(card, Rating(int(grade)), _utc(now))
    return ReviewCard(rule, after.to_json(), after.due, (before.reps if before else 0) + 1, _utc(now))


# --- the learner's file ----------------------------------------------------------------------------------------------


def taught(store: Store, rules: tuple[str, ...], now: datetime) -> None:
    """A lesson has taught these rules: each that has no card yet gets one. Raises StoreError."""
    with store.together():
        for rule in dict.fromkeys(rules):
            if store.card(rule) is None:
                store.put_card(met(rule, now))


def answered(store: Store, exercise: str, grades: Mapping[str, Grade], now: datetime) -> None:
    """A question was answered, which says this of these rules. Raises StoreError."""
    with store.together():
        for rule, grade in grades.items():
            store.put_card(graded(store.card(rule), rule, grade, now))
            store.review(Reviewed(rule, exercise, grade is not Grade.MISSED, int(grade), now))


def due(store: Store, rules: tuple[str, ...], now: datetime) -> tuple[str, ...]:
    """Those of some rules that are due this day, the longest due first. Raises StoreError."""
    return tuple(card.rule for card in store.cards() if card.rule in rules and card.due < day_end(now))


def _read(card: ReviewCard, now: datetime) -> Card:
    """The scheduler's card; one that another version has written, or nobody can read, begins anew."""
    try:
        return Card.from_json(card.state)
    except (ValueError, KeyError, TypeError):
        return Card(card_id=_NO_ID, due=_utc(now))


def _utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC)
