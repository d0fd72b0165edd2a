"""Calls of an auction. A game adds its own kinds; each is known by its notation in records."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Call:
    """A call by its notation in records: `pass`, `3`, `7H`, `misere`."""

    notation: str


@dataclass(frozen=True, slots=True)
class Number(Call):
    """A call of a plain number of tricks or points."""

    number: int


PASS = Call("pass")


def number(n: int) -> Number:
    """The call of a number of tricks or points."""
    return Number(str(n), n)
