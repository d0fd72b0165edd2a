"""What the checks at both ends of a course have shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Final

from tutor.progress.store import Store
from tutor.progress.values import Checked, Note

_START: Final = "start/"
_FIRST_COUNTS: Final = "entry"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What a check came to: how many of its positions were right, and of each of its rules whether it always was."""

    course: str
    which: str
    """`entry` or `exit`."""
    right: int
    count: int
    rules: Mapping[str, bool]
    at: datetime


def results_in(answers: Iterable[Checked]) -> tuple[CheckResult, ...]:
    """Of each check that was taken, what counts: of an entry check the first time, of any other the last."""
    return tuple(
        _result(attempts(own)[0 if own[0].which == _FIRST_COUNTS else -1]) for own in _by_check(answers).values()
    )


def checks_in(answers: Iterable[Checked]) -> Mapping[str, tuple[int, int]]:
    """Of each check that was taken (`pitch/entry`), the last time: how many positions were right, of how many."""
    results = {name: right_in(attempts(own)[-1]) for name, own in _by_check(answers).items()}
    return {name: (sum(right), len(right)) for name, right in results.items()}


def _by_check(answers: Iterable[Checked]) -> Mapping[str, Sequence[Checked]]:
    found: dict[str, list[Checked]] = {}
    for answer in answers:
        found.setdefault(f"{answer.course}/{answer.which}", []).append(answer)
    return found


def _result(attempt: Sequence[Checked]) -> CheckResult:
    right, rules = right_in(attempt), dict[str, bool]()
    for answer in attempt:
        rules[answer.rule] = answer.right and rules.get(answer.rule, True)
    first, last = attempt[0], attempt[-1]
    return CheckResult(first.course, first.which, sum(right), len(right), rules, last.at)


def attempts(answers: Sequence[Checked]) -> tuple[tuple[Checked, ...], ...]:
    """The answers of one check, for each time that it was taken: an item bears the number of its deal, `7/entry-3`."""
    by_deal: dict[str, list[Checked]] = {}
    for answer in answers:
        by_deal.setdefault(answer.item.rpartition("/")[0], []).append(answer)
    return tuple(map(tuple, by_deal.values()))


def right_in(attempt: Sequence[Checked]) -> tuple[bool, ...]:
    """For each position of an attempt, whether all its questions were answered right."""
    return tuple(all(answer.right for answer in own) for _, own in groupby(attempt, lambda answer: answer.item))


def starts_in(store: Store) -> Mapping[str, str]:
    """The lesson at which each course's check offers to start. Raises StoreError."""
    notes = store.all_of(Note)
    return {note.key.removeprefix(_START): note.text for note in notes if note.key.startswith(_START) and note.text}


def offer_start(store: Store, course: str, lesson: str) -> None:
    """A check offers to start a course at a lesson; empty for its first. Raises StoreError."""
    store.put_note(f"{_START}{course}", lesson)
