"""When it is time to rest: so many minutes of lessons after the last pause."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

_PAUSE: Final = 5 * 60.0
"""Whoever does nothing for so many seconds has rested."""


class Rest:
    """Counts the time from gesture to gesture; a pause begins the count anew. `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Nothing was done yet."""
        self._clock = clock
        self._began = self._last = clock()

    def minutes(self) -> float:
        """For how long there was no pause, now that something is done."""
        now = self._clock()
        if now - self._last >= _PAUSE:
            self._began = now
        self._last = now
        return (now - self._began) / 60

    def begin(self) -> None:
        """It was said: the count begins anew."""
        self._began = self._last
