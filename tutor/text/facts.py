"""What can stand in a placeholder. A reason's fields say by their types which of these they are."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class SeatName:
    """A seat, to be called by its name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SideName:
    """A side, to be called by its name."""

    side: Side


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the language by its key in words.yaml, without `word.`."""

    key: str


@dataclass(frozen=True, slots=True)
class Pair:
    """Two facts told in one breath: a side and its points."""

    first: Fact
    second: Fact


Fact: TypeAlias = "Card | Suit | Call | SeatName | SideName | Word | Pair | int | str | tuple[Fact, ...]"
"""A text that is a plain `str` is shown as it is: a name that somebody typed, a file."""


def named_fact(name: str, value: Fact | None) -> Fact | None:
    """A fact that its name tells about: `seat`, `seats` and `side` are names of those, `what` is a word's key."""
    match name, value:
        case "seat", str(seat):
            return SeatName(Seat(seat))
        case "side", str(side):
            return SideName(Side(side))
        case "what", str(key):
            return Word(key)
        case "seats", tuple(names):
            return tuple(named_fact("seat", seat) or seat for seat in names)
        case _:
            return value


def facts_of(reason: Reason) -> dict[str, Fact]:
    """The fields of a reason as facts; a field that is None here is no fact."""
    kind = cast("Hashable", type(reason))  # a class is hashable, which mypy denies where its values define a hash
    values = {name: (getattr(reason, name), as_fact) for name, as_fact in _fields(kind).items()}
    return {name: as_fact(value) for name, (value, as_fact) in values.items() if value is not None}


def hints(reason: type[Reason]) -> dict[str, Any]:
    """The types of a reason's fields, by name."""
    known = get_type_hints(reason)
    return {field.name: known[field.name] for field in fields(reason)}


AsFact = Callable[[Any], Fact]


@lru_cache(maxsize=1024)
def _fields(reason: type[Reason]) -> Mapping[str, AsFact]:
    return {name: _as_fact(hint) for name, hint in hints(reason).items()}


def _as_fact(hint: Any) -> AsFact:  # noqa: ANN401 - a type hint may be anything
    if hint is Seat:
        return SeatName
    if hint is Side:
        return SideName
    if hint is str:
        return Word
    if hint is MakeCall:
        return lambda made: Pair(SeatName(made.seat), made.call)
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _as_fact(next(kind for kind in inner if kind is not NoneType))
    if origin is tuple and inner[1:] == (...,):
        each = _as_fact(inner[0])
        return lambda values: tuple(each(value) for value in values)
    if origin is tuple:
        first, second = (_as_fact(kind) for kind in inner)
        return lambda pair: Pair(first(pair[0]), second(pair[1]))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        key, value = (_as_fact(kind) for kind in inner)
        return lambda facts: tuple(Pair(key(k), value(v)) for k, v in facts.items())
    return _itself


def _itself(value: Any) -> Fact:  # noqa: ANN401 - its type has said by now that it is a fact
    return value  # type: ignore[no-any-return]
