"""Deals rounds off the window's thread: a round of twenty positions may take a second."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QThreadPool, Signal

from tutor.teaching.script import Lesson


class Dealer(QObject):
    """Deals one round at a time. Signals: `dealt(Lesson)`, `busy_changed(bool)`."""

    dealt = Signal(object)
    busy_changed = Signal(bool)
    _made = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        """Nothing is being dealt."""
        super().__init__(parent)
        self._turn = 0
        self._busy = False
        self._made.connect(self._take)  # queued, since it is emitted elsewhere

    @property
    def is_busy(self) -> bool:
        """Whether a round is being dealt."""
        return self._busy

    def deal(self, make: Callable[[], Lesson]) -> None:
        """Has a round dealt; one that is under way is dropped."""
        self._turn += 1
        turn = self._turn
        self._set_busy(busy=True)
        QThreadPool.globalInstance().start(lambda: self._work(turn, make))

    def stop(self) -> None:
        """Drops what is being dealt."""
        self._turn += 1
        self._set_busy(busy=False)

    def _work(self, turn: int, make: Callable[[], Lesson]) -> None:
        try:
            made = make()
        except LookupError:  # no such position was found: the next seed finds one
            made = None
        with suppress(RuntimeError):  # the window was closed meanwhile, and this object went with it
            self._made.emit(turn, made)

    def _take(self, turn: int, lesson: Lesson | None) -> None:
        if turn != self._turn:
            return
        self._set_busy(busy=False)
        if lesson is not None:
            self.dealt.emit(lesson)

    def _set_busy(self, *, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)
