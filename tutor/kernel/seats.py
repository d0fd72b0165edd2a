"""Seats round a table and the sides they form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NewType

Seat = NewType("Seat", str)
"""A seat by the name that a record gives it: `N`, `甲`."""

Side = NewType("Side", str)
"""A side by its seats' names in table order, joined: `NS`; where each plays alone, the seat's name."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Two to four seats, clockwise, and whether those who face each other are partners."""

    order: tuple[Seat, ...]
    partnership: bool

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def before(self, seat: Seat) -> Seat:
        return self.order[self.order.index(seat) - 1]

    def starting(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, `seat` first."""
        place = self.order.index(seat)
        return self.order[place:] + self.order[:place]

    def partner(self, seat: Seat) -> Seat | None:
        """Who sits opposite, or None where each plays alone."""
        return self.order[(self.order.index(seat) + 2) % 4] if self.partnership else None

    @property
    def sides(self) -> tuple[Side, ...]:
        return tuple(_members(self))

    def side(self, seat: Seat) -> Side:
        """The side that a seat plays for."""
        return _side_of(self)[seat]

    def members(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side, in table order."""
        return _members(self)[side]

    def other(self, side: Side) -> tuple[Side, ...]:
        """Every side but this one."""
        return tuple(s for s in self.sides if s != side)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.order)

    def __len__(self) -> int:
        return len(self.order)


@lru_cache(maxsize=64)
def _members(seats: Seats) -> dict[Side, tuple[Seat, ...]]:
    if not seats.partnership:
        return {Side(seat): (seat,) for seat in seats.order}
    first, second, third, fourth = seats.order
    return {Side(first + third): (first, third), Side(second + fourth): (second, fourth)}


@lru_cache(maxsize=64)
def _side_of(seats: Seats) -> dict[Seat, Side]:
    return {seat: side for side, members in _members(seats).items() for seat in members}


COMPASS = tuple(Seat(name) for name in "NESW")
