"""Conditions on deals: `S.spades>=5`, `N.void=H`, `contractor.left_bower`; whose cards, what is counted, how many."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS
from tutor.kernel.cards import Card, Rank, Suit, suited
from tutor.kernel.deal import Deal
from tutor.kernel.game import Game
from tutor.kernel.order import CardOrder
from tutor.kernel.scoring import Match
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction
from tutor.records.deal_faults import NotACondition
from tutor.records.faults import (
    Fault,
    NotANumber,
    UnknownCard,
    UnknownMeasure,
    UnknownName,
    UnknownSeat,
    UnknownSuit,
    Written,
)
from tutor.records.notation import nearest, read_card, read_number, read_seat, read_suit

Count = Callable[[CardOrder, tuple[Card, ...]], int]
"""Counts something in a hand, its cards being of the suits of an order."""

ANY, KITTY, CONTRACTOR = "any", "kitty", "contractor"
_CONDITION = re.compile(r"\s*([^.]+)\.([A-Za-z_]+)\s*(?:(>=|<=|==|!=|=|>|<)\s*([^\s=<>].*?))?\s*")
_TESTS: Mapping[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
_HONOURS: Mapping[Rank, int] = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


class DealError(ValueError):
    """A wish for a deal that cannot be met, or not be read."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def unknown(kind: type[UnknownName], given: str, known: Iterable[str]) -> UnknownName:
    """The fault of a name that means nothing, with the nearest of those that do."""
    names = tuple(Written(name) for name in known)
    like = nearest(given, names)
    return kind(Written(given), None if like is None else Written(like), names)


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold of a deal: a count of somebody's cards, against a number."""

    of: str
    """A seat; or any seat, the kitty, the seat that is likeliest to play the hand."""
    count: Count
    test: Callable[[int, int], bool]
    number: int

    def met(self, count: int) -> bool:
        return self.test(count, self.number)


@dataclass(frozen=True, slots=True)
class Orders:
    """The suits of the cards before the calls, and under each trump that the calls may lead to."""

    printed: CardOrder
    trumps: tuple[CardOrder, ...]


def orders_of(game: Game, match: Match) -> Orders:
    """The card orders that a table may come to."""
    start = game.start(match, Deal(dict.fromkeys(match.seats, ())))
    found = dict.fromkeys(_contract_orders(game, start)) if isinstance(start, Auction) else {}
    return Orders(game.order(start), tuple(order for order in found if order.trump))


def _contract_orders(game: Game, start: Auction) -> Iterator[CardOrder]:
    for call in game.calls(start.match.rules):
        if call == PASS:
            continue
        try:
            yield game.order(game.skip_calls(start, MakeCall(start.to_act, call), None))
        except ValueError:  # a game in which nobody plays a contract alone
            return


def holds(condition: Condition, orders: Orders, deal: Deal) -> bool:
    """Whether a deal is as wished."""
    printed = orders.printed
    match condition.of:
        case "any":
            return any(condition.met(condition.count(printed, hand)) for hand in deal.hands.values())
        case "kitty":
            return condition.met(condition.count(printed, deal.kitty))
        case "contractor":
            order, hand = likely_contract(orders, deal)
            return condition.met(condition.count(order, hand))
        case seat:
            return condition.met(condition.count(printed, deal.hands[Seat(seat)]))


def likely_contract(orders: Orders, deal: Deal) -> tuple[CardOrder, tuple[Card, ...]]:
    """The longest trump suit that a seat could make, and that seat's cards; of equals the first seat's lower call."""
    choices = ((order, hand) for hand in deal.hands.values() for order in orders.trumps)
    return max(choices, key=lambda chosen: _trumps(*chosen))


def read_condition(text: str, game: Game, match: Match, orders: Orders) -> Condition:
    """The condition that a text stands for. Raises DealError with what is wrong in it."""
    parts = _CONDITION.fullmatch(text)
    if parts is None:
        raise DealError(NotACondition(Written(text)))
    who, what, test, value = parts.groups()
    of = _whose(who, game, match, orders)
    if what in _NAMING and test in (None, "=", "=="):
        return Condition(of, _NAMING[what](value or ""), operator.ge, 1)
    measures = measures_of(game, of, orders)
    if what not in measures:
        raise DealError(unknown(UnknownMeasure, what, (*measures, *_NAMING)))
    number = 1 if value is None else read_number(value)
    if number is None:
        raise DealError(NotANumber(Written(value)))
    return Condition(of, measures[what], _TESTS[test or ">="], number)


def _whose(who: str, game: Game, match: Match, orders: Orders) -> str:
    groups = (ANY, *((KITTY,) if game.kitty_size(match.rules) else ()), *((CONTRACTOR,) if orders.trumps else ()))
    found = who if who in groups else read_seat(match.seats, who)
    if found is None:
        raise DealError(unknown(UnknownSeat, who, (*match.seats, *groups)))
    return found


def measures_of(game: Game, of: str, orders: Orders) -> dict[str, Count]:
    """Everything that can be counted in the cards of `of`, by name."""
    found = {**_MEASURES, "points": _points_in(game)}
    if of == CONTRACTOR or orders.printed.trump:
        found["trumps"] = _trumps
    return {**found, **_BOWERS} if of == CONTRACTOR else found


def _of_suit(suit: Suit) -> Count:
    return lambda order, hand: len(order.of_suit(suit, hand))


def _of_rank(rank: Rank) -> Count:
    return lambda _, hand: sum(card.rank is rank for card in hand)


def _jokers(_: CardOrder, hand: Iterable[Card]) -> int:
    return sum(card.is_joker for card in hand)


def _trumps(order: CardOrder, hand: tuple[Card, ...]) -> int:
    return len(order.of_suit(order.trump, hand)) if order.trump else 0


def _right_bower(order: CardOrder, hand: tuple[Card, ...]) -> int:
    return int(order.trump is not None and suited(order.trump, Rank.JACK) in hand)


def _left_bower(order: CardOrder, hand: tuple[Card, ...]) -> int:
    return int(order.trump is not None and suited(order.trump.same_colour, Rank.JACK) in hand)


def _lengths(order: CardOrder, hand: tuple[Card, ...]) -> list[int]:
    return [len(order.of_suit(suit, hand)) for suit in Suit]


def _points_in(game: Game) -> Count:
    """What cards weigh in a game; where they weigh nothing, four for an ace down to one for a jack."""

    def points(_: CardOrder, hand: tuple[Card, ...]) -> int:
        weight = game.card_points(hand)
        return sum(_HONOURS.get(card.rank, 0) for card in hand if card.rank) if weight is None else weight

    return points


def _void(text: str) -> Count:
    """1 for a hand without a suit."""
    suit = read_suit(text)
    if suit is None:
        raise DealError(UnknownSuit(Written(text)))
    return lambda order, hand: int(not order.of_suit(suit, hand))


def _has(text: str) -> Count:
    """1 for a hand with a card."""
    card = read_card(text)
    if card is None:
        raise DealError(UnknownCard(Written(text)))
    return lambda _, hand: int(card in hand)


_NAMING: Mapping[str, Callable[[str], Count]] = {"void": _void, "has": _has}
"""What is asked of a suit or a card by its name, not of a number."""
_BOWERS: Mapping[str, Count] = {"right_bower": _right_bower, "left_bower": _left_bower}
_MEASURES: Mapping[str, Count] = {
    **{suit.name.lower(): _of_suit(suit) for suit in Suit},
    **{f"{rank.name.lower()}s": _of_rank(rank) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)},
    "joker": _jokers,
    "longest": lambda order, hand: max(_lengths(order, hand)),
    "shortest": lambda order, hand: min(_lengths(order, hand)),
}
ALL_MEASURES = (*_MEASURES, "points", "trumps", *_BOWERS)
"""The names of everything that can be counted, in some game."""
