"""What was kept with the settings before each learner had a file: read once, and taken over."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QSettings

from tutor.progress.store import Store
from tutor.progress.values import Passed, Place
from ui.progress import OLD_GROUPS

_LAST: Final = "progress/last"
_LEVELS: Final = "progress-levels"
_STEPS: Final = "progress-steps"
_STARS: Final = "progress-stars"
_COUNTS: Final = frozenset("0123")
_TAKEN: Final = "taken-from-settings"
_GUIDED: Final = "guided"
"""The level of what was passed: it was not kept."""


def take_over(settings: QSettings, store: Store, now: datetime) -> None:
    """Writes what the settings have into a learner's file, once, and takes it out of them. Raises StoreError."""
    with store.together():
        if not store.note(_TAKEN):
            for passed in _passed(settings, now):
                store.finish(passed)
            for place in _places(settings, now):
                store.reach(place)
            store.put_note(_TAKEN, "yes")
    if store.lasts:
        for group in OLD_GROUPS:
            settings.remove(group)
        settings.sync()


def _passed(settings: QSettings, now: datetime) -> list[Passed]:
    stars = _group(settings, _STARS).items()
    return [Passed(lesson, _GUIDED, int(text), now) for lesson, text in stars if text in _COUNTS]


def _places(settings: QSettings, now: datetime) -> list[Place]:
    """Every place, that of the lesson opened last at the end, and its level opened last the very last."""
    last, levels = str(settings.value(_LAST, "")), _group(settings, _LEVELS)
    steps = ((*key.rpartition("/")[::2], step) for key, step in _group(settings, _STEPS).items())
    places = [Place(lesson, level, step, 0, now) for lesson, level, step in steps if lesson and level and step]
    return sorted(places, key=lambda place: (place.lesson == last, levels.get(place.lesson) == place.level))


def _group(settings: QSettings, name: str) -> dict[str, str]:
    settings.beginGroup(name)
    kept = {key: str(settings.value(key, "")) for key in settings.allKeys()}
    settings.endGroup()
    return kept
