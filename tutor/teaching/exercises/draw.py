"""Draws that come out alike for a seed on every machine: `Random.random` alone is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def pick(rng: Random, among: Sequence[T]) -> T:
    """One of several, which are not none."""
    return among[int(rng.random() * len(among))]


def between(rng: Random, low: int, high: int) -> int:
    """A whole number from `low` to `high`, both included."""
    return low + int(rng.random() * (high - low + 1))


def shuffled(rng: Random, among: Iterable[T]) -> tuple[T, ...]:
    """All of them in any order."""
    return tuple(sorted(among, key=lambda _: rng.random()))


def chance(rng: Random, share: float) -> bool:
    """Yes in a share of all cases."""
    return rng.random() < share
