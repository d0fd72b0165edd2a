"""Where a learner stopped and what was passed: kept with the settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QSettings

_LAST: Final = "progress/last"
_STEPS: Final = "progress-steps"
_STARS: Final = "progress-stars"


@dataclass(frozen=True, slots=True)
class Progress:
    """The lesson opened last, the step reached in each, and the stars of those passed, by id."""

    last: str = ""
    steps: Mapping[str, str] = field(default_factory=dict)
    stars: Mapping[str, int] = field(default_factory=dict)


def load_progress(store: QSettings) -> Progress:
    """What a store knows; what it has wrong is left out."""
    stars = {lesson: int(text) for lesson, text in _group(store, _STARS).items() if text.isdigit()}
    return Progress(str(store.value(_LAST, "")), _group(store, _STEPS), stars)


def keep_step(store: QSettings, lesson: str, step: str) -> None:
    """A step of a lesson has been reached."""
    store.setValue(_LAST, lesson)
    store.setValue(f"{_STEPS}/{lesson}", step)


def keep_stars(store: QSettings, lesson: str, stars: int) -> None:
    """A lesson has been passed; the best result stays, and it begins anew next time."""
    best = load_progress(store).stars.get(lesson, 0)
    store.setValue(f"{_STARS}/{lesson}", str(max(best, stars)))
    store.remove(f"{_STEPS}/{lesson}")


def _group(store: QSettings, name: str) -> dict[str, str]:
    store.beginGroup(name)
    kept = {key: str(store.value(key, "")) for key in store.allKeys()}
    store.endGroup()
    return kept
