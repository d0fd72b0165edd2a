"""Where a learner stopped and what was passed: kept with the settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QSettings

_LAST: Final = "progress/last"
_LEVELS: Final = "progress-levels"
_STEPS: Final = "progress-steps"
_STARS: Final = "progress-stars"
_COUNTS: Final = frozenset("0123")


@dataclass(frozen=True, slots=True)
class Progress:
    """The lesson opened last; by lesson, its level opened last, the step reached there, and the stars once passed."""

    last: str = ""
    levels: Mapping[str, str] = field(default_factory=dict)
    steps: Mapping[str, str] = field(default_factory=dict)
    stars: Mapping[str, int] = field(default_factory=dict)


def load_progress(store: QSettings) -> Progress:
    """What a store knows; what it has wrong is left out."""
    stars = {lesson: int(text) for lesson, text in _group(store, _STARS).items() if text in _COUNTS}
    levels = _group(store, _LEVELS)
    steps = {lesson: step for lesson, level in levels.items() if (step := step_at(store, lesson, level))}
    return Progress(str(store.value(_LAST, "")), levels, steps, stars)


def step_at(store: QSettings, lesson: str, level: str) -> str:
    """The step reached in a lesson at one level; empty where it was not begun."""
    return str(store.value(f"{_STEPS}/{lesson}/{level}", ""))


def keep_step(store: QSettings, lesson: str, level: str, step: str) -> None:
    """A step of a lesson has been reached at a level."""
    store.setValue(_LAST, lesson)
    store.setValue(f"{_LEVELS}/{lesson}", level)
    store.setValue(f"{_STEPS}/{lesson}/{level}", step)
    store.sync()  # a power cut takes no more than a step


def keep_stars(store: QSettings, lesson: str, stars: int) -> None:
    """A lesson has been passed; the best result stays, and it begins anew next time."""
    best = load_progress(store).stars.get(lesson, 0)
    store.setValue(f"{_STARS}/{lesson}", str(max(best, stars)))
    store.remove(f"{_STEPS}/{lesson}")
    store.remove(f"{_LEVELS}/{lesson}")
    store.sync()


def _group(store: QSettings, name: str) -> dict[str, str]:
    store.beginGroup(name)
    kept = {key: str(store.value(key, "")) for key in store.allKeys()}
    store.endGroup()
    return kept
