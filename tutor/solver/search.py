"""Minimax over all play: alpha-beta, with a memory of the moments at which a trick begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tutor.kernel.cards import Suit
from tutor.solver.moves import NO_SUIT, SUITS, Deck, bits
from tutor.solver.objectives import Account, Objective
from tutor.solver.position import Move, Position

_INFINITE = 1 << 30
_ENTRIES = 1 << 20


class OverBudgetError(Exception):
    """The search took more nodes than it was allowed."""


# tuples, since a frozen dataclass takes four times as long to make, and one is made for every card tried


class _Trick(NamedTuple):
    """A trick in progress: whose turn it is, the suit asked for, whose card is best, how strong, the cards so far."""

    turn: int
    led: int
    best: int
    power: int
    laid: int
    size: int


class _Start(NamedTuple):
    """A moment at which a trick begins."""

    rest: int
    """The cards that are still held."""
    leader: int
    left: int
    account: Account
    broken: bool
    led: int
    """A mask of the suits that have been led; kept where it bears on what may be led."""


class Search:
    """The values of a position under one objective; what it has found out serves every card."""

    def __init__(self, position: Position, objective: Objective, nodes: int) -> None:
        self._objective, self._nodes = objective, nodes
        held = tuple(card for hand in position.hands for card in hand)
        self._deck = Deck(position.order, (*held, *(play.card for play in position.table)), position.rules)
        self._seats = position.seats
        self._wants = tuple(side == objective.side for side in position.sides)
        self._hands = tuple(self._deck.mask(hand) for hand in position.hands)
        self._minds_led = position.has_loose_joker
        self._known: dict[_Start, tuple[int, int]] = {}
        self._kinds = tuple(map(objective.kind, self._deck.cards))
        self._guess = 0

    def value(self, position: Position) -> int:
        """What comes of a position, the first or a later one of the same hand, everybody playing as well as can be."""
        start = self._start(position)
        if not position.table:
            return self._exactly(lambda alpha, beta: self._begin(start, alpha, beta))
        trick = self._trick(position)
        return self._exactly(lambda alpha, beta: self._next(start, trick, alpha, beta))

    def value_of(self, position: Position, move: Move) -> int:
        """What comes of a move of the seat to act."""
        start, at = self._start(position), self._deck.cards.index(move.card)
        if position.table:
            trick = self._trick(position)
            return self._exactly(lambda alpha, beta: self._play(start, trick, at, alpha, beta))
        asks = self._deck.suit[at] if move.names is None else SUITS.index(move.names)
        return self._exactly(lambda alpha, beta: self._lead(start, at, asks, alpha, beta))

    def moves(self, position: Position) -> tuple[Move, ...]:
        """What the seat to act may play."""
        deck, start = self._deck, self._start(position)
        if position.table:
            own = deck.mask(position.hands[position.to_act])
            return tuple(Move(deck.cards[at]) for at in bits(deck.follows(own, self._trick(position).led)))
        return tuple(Move(deck.cards[at], self._named(at, asks)) for at, asks in self._leads(start, apart=False))

    def _exactly(self, bounded: Callable[[int, int], int]) -> int:
        """A value, asked for in steps, each of which is only whether it is at least so much: that prunes most."""
        low, high = -_INFINITE, _INFINITE
        while low < high:
            least = max(self._guess, low + 1)
            self._guess = bounded(least - 1, least)
            low, high = (low, self._guess) if self._guess < least else (self._guess, high)
        return self._guess

    # --- the position ------------------------------------------------------------------------------------------------

    def _start(self, position: Position) -> _Start:
        led = sum(1 << SUITS.index(suit) for suit in position.led) if self._minds_led else 0
        rest = sum(map(self._deck.mask, position.hands)) | sum(self._deck.bit[play.card] for play in position.table)
        account = self._objective.start(position)
        return _Start(rest, position.seats.index(position.leader), position.left, account, position.broken, led)

    def _trick(self, position: Position) -> _Trick:
        deck = self._deck
        suit = position.order.led(position.table)
        best = position.order.winning(position.table)
        laid = sum(deck.bit[play.card] for play in position.table)
        power = position.order.power(best, suit)
        asks = NO_SUIT if suit is None else SUITS.index(suit)
        return _Trick(position.to_act, asks, position.seats.index(best.seat), power, laid, len(position.table))

    def _named(self, at: int, asks: int) -> Suit | None:
        return SUITS[asks] if self._deck.suit[at] == NO_SUIT and asks != NO_SUIT else None

    # --- searching ---------------------------------------------------------------------------------------------------

    def _begin(self, start: _Start, alpha: int, beta: int) -> int:
        """The value of a moment at which a trick begins, or a bound outside the window."""
        settled = self._objective.settled(start.account, start.left)
        if settled is not None:
            return settled
        low, high = self._known.get(start, (-_INFINITE, _INFINITE))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        value = self._best_lead(start, alpha, beta)
        if len(self._known) < _ENTRIES:
            self._known[start] = (low if value <= alpha else value, high if value >= beta else value)
        return value

    def _best_lead(self, start: _Start, alpha: int, beta: int) -> int:
        wants = self._wants[start.leader]
        best = -_INFINITE if wants else _INFINITE
        for at, asks in self._leads(start):
            value = self._lead(start, at, asks, alpha, beta)
            best = max(best, value) if wants else min(best, value)
            alpha, beta = (max(alpha, best), beta) if wants else (alpha, min(beta, best))
            if alpha >= beta:
                break
        return best

    def _leads(self, start: _Start, *, apart: bool = True) -> list[tuple[int, int]]:
        """Each card that may be led (`apart`: and differs from its neighbours), with the suit that it asks for."""
        deck = self._deck
        own = self._hands[start.leader] & start.rest
        choice = deck.leads(own, broken=start.broken)
        plain = self._apart(choice, start.rest) if apart else bits(choice)
        asks = deck.asks(own, start.led, is_last=start.left == 1)
        jokers = [(at, suit) for at in bits(own & deck.loose) for suit in asks]
        return [(at, deck.suit[at]) for at in plain] + jokers

    def _lead(self, start: _Start, at: int, asks: int, alpha: int, beta: int) -> int:
        power = self._deck.lead_power(at, asks)
        return self._next(start, _Trick(self._after(start.leader), asks, start.leader, power, 1 << at, 1), alpha, beta)

    def _after(self, seat: int) -> int:
        return (seat + 1) % len(self._seats)

    def _next(self, start: _Start, trick: _Trick, alpha: int, beta: int) -> int:
        """The value with a trick as it lies: the next seat plays, or it is laid by."""
        if trick.size == len(self._seats):
            return self._complete(start, trick, alpha, beta)
        self._nodes -= 1
        if self._nodes < 0:
            raise OverBudgetError
        wants = self._wants[trick.turn]
        best = -_INFINITE if wants else _INFINITE
        for at in self._replies(start, trick):
            value = self._play(start, trick, at, alpha, beta)
            best = max(best, value) if wants else min(best, value)
            alpha, beta = (max(alpha, best), beta) if wants else (alpha, min(beta, best))
            if alpha >= beta:
                break
        return best

    def _replies(self, start: _Start, trick: _Trick) -> list[int]:
        """The cards that may be played: those that take the trick, the cheapest first; then the others, from below."""
        deck = self._deck
        own = self._hands[trick.turn] & start.rest & ~trick.laid
        powers = deck.power[trick.led]
        apart = self._apart(deck.follows(own, trick.led), start.rest)
        return sorted(apart, key=lambda at: (powers[at] <= trick.power, powers[at], at))

    def _play(self, start: _Start, trick: _Trick, at: int, alpha: int, beta: int) -> int:
        power = self._deck.power[trick.led][at]
        best, power = (trick.turn, power) if power > trick.power else (trick.best, trick.power)
        after = _Trick(self._after(trick.turn), trick.led, best, power, trick.laid | 1 << at, trick.size + 1)
        return self._next(start, after, alpha, beta)

    def _complete(self, start: _Start, trick: _Trick, alpha: int, beta: int) -> int:
        deck = self._deck
        cards = tuple(deck.cards[at] for at in bits(trick.laid))
        won, account = self._objective.after(start.account, self._seats[trick.best], cards)
        led = start.led | (1 << trick.led) if self._minds_led and trick.led != NO_SUIT else start.led
        broken = start.broken or bool(trick.laid & deck.trumps)
        after = _Start(start.rest & ~trick.laid, trick.best, start.left - 1, account, broken, led)
        return won + self._begin(after, alpha - won, beta - won)

    def _apart(self, choice: int, rest: int) -> list[int]:
        """The cards of a choice, one of each run of the same kind that nothing in play lies between."""
        deck, kinds, found, above = self._deck, self._kinds, list[int](), -1
        for at in bits(choice):
            same = above >= 0 and deck.suit[at] == deck.suit[above] and kinds[at] == kinds[above]
            if not same or rest & _between(at, above):
                found.append(at)
            above = at
        return found


def _between(low: int, high: int) -> int:
    """The bits between two places."""
    return ((1 << high) - 1) & ~((1 << (low + 1)) - 1)
