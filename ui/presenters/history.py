"""What was done, so that it can be taken back and done again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

T = TypeVar("T")
_LONGEST: Final = 500


@dataclass(frozen=True, slots=True)
class History(Generic[T]):
    """Values one after another, and which of them is now."""

    now: T
    before: tuple[T, ...] = ()
    after: tuple[T, ...] = ()

    def then(self, value: T) -> History[T]:
        """Something new; what had been taken back is forgotten. The same once more is nothing new."""
        if value == self.now:
            return self
        return History(value, (*self.before, self.now)[-_LONGEST:])

    def instead(self, value: T) -> History[T]:
        """Another value for now, which is no step of its own."""
        return replace(self, now=value)

    def back(self) -> History[T]:
        """One step less; the same where there is none."""
        if not self.before:
            return self
        return History(self.before[-1], self.before[:-1], (self.now, *self.after))

    def forward(self) -> History[T]:
        """A step that was taken back, once more."""
        if not self.after:
            return self
        return History(self.after[0], (*self.before, self.now), self.after[1:])
