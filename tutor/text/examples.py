"""Examples of reasons, made from the types of their fields: for checking and listing their texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit, cards
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat, Side
from tutor.text.facts import hints

_CARDS = cards("HT SA C4 D9")
_CALLS = (Call("3"), Call("7H"), Call("nil"), Call("8NT"))
_SEATS = (Seat("N"), Seat("E"), Seat("S"), Seat("W"))
_SIDES = (Side("NS"), Side("EW"))
_SUITS = (Suit.HEARTS, Suit.SPADES)
_WORD = "trick"
_TYPED = "♥9x"


def examples(kind: type[Reason], words: Iterable[str] = ()) -> tuple[Reason, ...]:
    """A reason of a kind for each of its variants; `words` are tried where a field is a word.

    Fields of one type get different values where they can, so that a sentence shows which is which.
    """
    tried = (_WORD, *words)
    found: dict[str, Reason] = {}
    for values in product(*(_values(hint, place, tried) for place, hint in enumerate(hints(kind).values()))):
        reason = kind(*values)
        found.setdefault(reason.variant, reason)
    if len(found) > 1:
        found.pop(_WORD, None)  # the field names the variant, and this is none
    return tuple(found.values())


def _values(hint: Any, place: int, words: tuple[str, ...]) -> tuple[Any, ...]:  # noqa: ANN401 - a type hint may be anything
    """What a field may be; the first is the most telling."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return tuple(v for kind in inner for v in ((None,) if kind is NoneType else _values(kind, place, words)))
    if origin is Literal:
        return inner
    if origin is tuple:
        return (_of_tuple(inner, words),)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return ({_first(inner[0], n, words): _first(inner[1], n + 3, words) for n in range(2)},)
    if isinstance(hint, type) and issubclass(hint, Call):
        return (_CALLS[place % 2],)
    simple: Mapping[Any, tuple[Any, ...]] = {
        Card: (_CARDS[place % len(_CARDS)],),
        Suit: _turned(_SUITS, place),
        Seat: _turned(_SEATS, place)[:2],
        Side: _turned(_SIDES, place),
        MakeCall: (MakeCall(_SEATS[place % len(_SEATS)], _CALLS[place % 2]),),
        int: (place + 2, 0, -60),
        bool: (True, False),
        str: words,
    }
    return simple.get(hint, (_TYPED,))


def _of_tuple(inner: tuple[Any, ...], words: tuple[str, ...]) -> tuple[Any, ...]:
    if inner[1:] == (...,):
        return tuple(_first(inner[0], place, words) for place in range(2))
    return tuple(_first(kind, place, words) for place, kind in enumerate(inner))


def _first(hint: Any, place: int, words: tuple[str, ...]) -> Any:  # noqa: ANN401 - as above
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple and inner[1:] != (...,):  # the pairs of a list differ
        return tuple(_first(kind, place + 3 * n, words) for n, kind in enumerate(inner))
    return _values(hint, place, words)[0]


def _turned(values: tuple[Any, ...], place: int) -> tuple[Any, ...]:
    start = place % len(values)
    return values[start:] + values[:start]
