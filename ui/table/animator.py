"""Time on the felt: what happens one after another. Nothing else waits, and at speed 0 all is done at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

_REST = 2000
"""How long a complete trick lies there, in ms at the normal speed: four cards and who takes them can be read."""


class Endable(Protocol):
    """A motion that can be ended at once."""

    def land(self) -> None: ...


Motion = Callable[[Callable[[], None]], Endable | None]
"""Starts something and is given what to call when it is over; what it returns can be ended at once."""


class Animator(QObject):
    """Runs motions in order. Signal: `animation_finished` when none is left.

    `speed` multiplies every duration: 0, 0.5, 1 or 1.5.
    """

    animation_finished = Signal()

    def __init__(self, parent: QObject, speed: float = 1.0) -> None:
        super().__init__(parent)
        self.speed = speed
        self._waiting: deque[Motion] = deque()
        self._running: Endable | None = None
        self._busy = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._rested)
        self._rest_over: Callable[[], None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._busy

    def run(self, motion: Motion) -> None:
        """Adds a motion behind those that wait."""
        self._waiting.append(motion)
        if not self._busy:
            self._next()

    def rest(self, done: Callable[[], None]) -> Endable | None:
        """A motion that only waits, so that a finished trick can be looked at."""
        if self.speed <= 0:
            done()
            return None
        self._rest_over = done
        self._timer.start(round(_REST * self.speed))
        return _Rest(self)

    def finish(self) -> None:
        """Ends whatever moves, and all that waits: what it leads to is shown at once."""
        speed, self.speed = self.speed, 0.0
        while self._busy and self._running is not None:
            self._running.land()
        self.speed = speed

    def hasten(self) -> None:
        """Ends a rest before its time, and what follows still moves; where nothing rests, ends all that moves."""
        if self._rest_over is not None:
            self.end_rest()
        else:
            self.finish()

    def end_rest(self) -> None:
        """Ends a rest before its time."""
        self._timer.stop()
        self._rested()

    def _rested(self) -> None:
        done, self._rest_over = self._rest_over, None
        if done is not None:
            done()

    def _next(self) -> None:
        while self._waiting:
            self._busy, over = True, _Once(self._done)
            self._running = self._waiting.popleft()(over)
            if not over.called:
                return
            self._running = None
        if self._busy:
            self._busy = False
            self.animation_finished.emit()

    def _done(self) -> None:
        if self._running is None:
            return
        self._running = None
        self._next()


class _Rest:
    def __init__(self, animator: Animator) -> None:
        self._animator = animator

    def land(self) -> None:
        self._animator.end_rest()


class _Once:
    """Calls back one time, and remembers that it did."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback, self.called = callback, False

    def __call__(self) -> None:
        if not self.called:
            self.called = True
            self._callback()
