"""Examples of reasons, made from the types of their fields: for checking and listing their texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit, cards
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat, Side
from tutor.text.facts import hints

_CARDS = cards("HT SA")
_VALUES: Mapping[Any, tuple[Any, ...]] = {
    Card: _CARDS[:1],
    Suit: (Suit.HEARTS, Suit.SPADES),
    Seat: (Seat("N"),),
    Side: (Side("NS"),),
    int: (3, 0, -60),
    bool: (True, False),
}
_CALLS = (Call("3"), Call("7H"))


def examples(kind: type[Reason], words: Iterable[str] = ()) -> tuple[Reason, ...]:
    """A reason of a kind for each of its variants; `words` are tried where a field is a word."""
    types = hints(kind)
    found: dict[str, Reason] = {}
    for values in product(*(tuple(_values(hint, tuple(words))) for hint in types.values())):
        reason = kind(*values)
        found.setdefault(reason.variant, reason)
    return tuple(found.values())


def _values(hint: Any, words: tuple[str, ...]) -> Iterator[Any]:  # noqa: ANN401 - a type hint may be anything
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        for kind in inner:
            yield from (None,) if kind is NoneType else _values(kind, words)
    elif origin is Literal:
        yield from inner
    elif origin is tuple and inner[1:] == (...,):
        yield _several(inner[0], words)
    elif origin is tuple:
        yield tuple(next(_values(kind, words)) for kind in inner)
    elif isinstance(origin, type) and issubclass(origin, Mapping):
        key, value = inner
        yield {next(_values(key, words)): next(_values(value, words))}
    elif hint is str:
        yield from words or ("",)
    elif isinstance(hint, type) and issubclass(hint, Call):
        yield _CALLS[0]
    else:
        yield from _VALUES[hint]


def _several(kind: Any, words: tuple[str, ...]) -> tuple[Any, ...]:  # noqa: ANN401 - as above
    if kind is Card:
        return _CARDS
    if kind is Call:
        return _CALLS
    if kind is Seat:
        return (Seat("E"), Seat("W"))
    return (next(_values(kind, words)),)
