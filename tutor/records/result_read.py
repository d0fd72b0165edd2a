"""Reads a result that stands instead of plays: tricks, points, or the cards that each seat has captured."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.kernel.cards import Card
from tutor.kernel.game import Game
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import CardsCaptured, PointsWon, Result, TricksTaken
from tutor.kernel.seats import Seat, Side
from tutor.records.cards_read import CardReader
from tutor.records.faults import (
    CardTwice,
    EitherOr,
    PointMissing,
    PointTwice,
    UnknownPoint,
    UnknownSeat,
    Written,
    WrongSum,
)
from tutor.records.form import Form
from tutor.records.notation import read_seat, read_side
from tutor.records.tree import Node, joined

POINTS = ("high", "low", "jack", "game")
_ALWAYS_GIVEN = POINTS[:2]
_KINDS = ("tricks", "points", "captured")
_FIELDS = (*_KINDS, "trump", "held")


def read_result(cards: CardReader, node: Node, game: Game, rules: RuleSet) -> Result | None:
    """The one kind of result that is given; points may have the tricks beside them."""
    form = cards.form
    given = form.fields(node, "result", _FIELDS)
    kinds = [kind for kind in _KINDS if kind in given]
    size = game.hand_size(rules, len(cards.seats))
    match kinds:
        case ["tricks"]:
            return _tricks(cards, given["tricks"], size)
        case ["points"]:
            return _points(cards, given["points"], None)
        case ["tricks", "points"]:
            return _points(cards, given["points"], _tricks(cards, given["tricks"], size))
        case ["captured"]:
            return _captured(cards, given, size * len(cards.seats))
        case [one, other, *_]:
            form.note(joined("result", other), EitherOr(Written(one), Written(other)))
        case _:
            form.missing(given, "result", "tricks")
    return None


def read_tricks(cards: CardReader, node: Node, path: str) -> dict[str, int]:
    """Tricks by seat or by side: all of one kind, by the names that seats and sides have."""
    form, found = cards.form, dict[str, int]()
    fields = form.fields(node, path)
    by_seat = any(read_seat(cards.seats, name) for name in fields)
    for name, value in fields.items():
        place = joined(path, name)
        known = cards.seat_named(name, place) if by_seat else _side_or_seat(cards, name, place)
        number = form.number(value, place, 0)
        if known is not None and number is not None:
            found[known] = number
    return found


def _side_or_seat(cards: CardReader, name: str, path: str) -> str | None:
    side = read_side(cards.seats, name)
    if side is None:
        cards.form.note_name(path, UnknownSeat, name, (*cards.seats, *cards.seats.sides))
    return side


def _tricks(cards: CardReader, node: Node, size: int) -> TricksTaken | None:
    path = "result/tricks"
    tricks = read_tricks(cards, node, path)
    if cards.form.has_under(path):
        return None
    if sum(tricks.values()) != size:
        cards.form.note(path, WrongSum(sum(tricks.values()), size))
        return None
    if any(name in cards.seats.order for name in tricks):
        return TricksTaken({seat: tricks.get(seat, 0) for seat in cards.seats})
    return TricksTaken(by_side={side: tricks.get(side, 0) for side in cards.seats.sides})


def _points(cards: CardReader, node: Node, tricks: TricksTaken | None) -> PointsWon | None:
    form, path = cards.form, "result/points"
    found: dict[Side, tuple[str, ...]] = {}
    first: set[str] = set()
    for name, value in form.fields(node, path).items():
        side = cards.side(name, joined(path, name))
        names = form.list_of(value, joined(path, name), lambda n, p: _point(form, n, p, first))
        if side is not None:
            found[side] = names
    for point in _ALWAYS_GIVEN:
        if point not in first and not form.has_under(path):
            form.note(path, PointMissing(Written(point)))
    if form.has_under(path):
        return None
    return PointsWon({side: found.get(side, ()) for side in cards.seats.sides}, tricks)


def _point(form: Form, node: Node, path: str, first: set[str]) -> str | None:
    name = form.text(node, path)
    if name is None:
        return None
    if name not in POINTS:
        form.note_name(path, UnknownPoint, name, POINTS)
        return None
    if name in first:
        form.note(path, PointTwice(Written(name)))
    first.add(name)
    return name


def _captured(cards: CardReader, given: Mapping[str, Node], size: int) -> CardsCaptured | None:
    """Every card that was played, by who took it; `held`, where given, by who was dealt it."""
    form, path = cards.form, "result/captured"
    taken = cards.by_seat(given["captured"], path)
    held = cards.by_seat(given["held"], "result/held") if "held" in given else {}
    if form.missing(given, "result", "trump"):
        return None
    trump = cards.suit(given["trump"], "result/trump")
    _each_once(cards, taken, path)
    _each_once(cards, held, "result/held")
    count = sum(map(len, taken.values()))
    if count != size and not form.has_under(path):
        form.note(path, WrongSum(count, size))
    if trump is None or form.has_under(path) or form.has_under("result/held"):
        return None
    return CardsCaptured(trump, {seat: taken.get(seat, ()) for seat in cards.seats}, held)


def _each_once(cards: CardReader, taken: Mapping[Seat, tuple[Card, ...]], path: str) -> None:
    first: dict[Card, str] = {}
    for seat, own in taken.items():
        for place, card in enumerate(own):
            where = joined(cards.path_of(path, seat), str(place))
            if card in first:
                cards.form.note(where, CardTwice(card, Written(first[card])))
            first.setdefault(card, where)
