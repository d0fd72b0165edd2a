"""The objective that a word stands for at a moment of a hand: tricks, goal, nil, score."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum
from functools import cache
from typing import TypeVar

from tutor.games.five_hundred.calls import is_misere
from tutor.games.spades.calls import Nil
from tutor.games.spades.options import SpadesRules
from tutor.kernel.cards import Card, Rank, suited
from tutor.kernel.game import Game
from tutor.kernel.scoring import CardsCaptured, Result, TricksTaken
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Playing
from tutor.solver.objectives import Captured, CardScore, Counted, Goal, NoTrick, Objective, Tricks, TrickScore

T = TypeVar("T", bound=Hashable)


class Aim(Enum):
    """What a card may be best for."""

    TRICKS = "tricks"
    SCORE = "score"
    NIL = "nil"
    GOAL = "goal"


def objective_of(game: Game, state: Playing, seat: Seat, aim: Aim, bidder: Seat | None = None) -> Objective | None:
    """What `seat`'s side plays for; None where the hand does not tell. `bidder` has promised to take no trick."""
    match aim:
        case Aim.TRICKS:
            return tricks(state, seat)
        case Aim.GOAL:
            return goal(game, state, seat)
        case Aim.NIL:
            return no_trick(state, seat, bidder or _bidder(state, seat))
        case Aim.SCORE:
            return score(game, state, seat)


def tricks(state: Playing, seat: Seat) -> Tricks:
    """As many tricks as can be."""
    seats = state.match.seats
    return Tricks(seats.side(seat), seats.members(seats.side(seat)))


def goal(game: Game, state: Playing, seat: Seat) -> Objective | None:
    """The own side's contract made; where it has none, the other side's set. None where no tricks are promised."""
    seats = state.match.seats
    own = seats.side(seat)
    promised = game.contracts(state)
    if own in promised:
        return Goal(own, _counting(state, own), promised[own])
    contract = state.contract
    if contract is None or game.card_points(()) is not None:
        return None
    if is_misere(contract):
        return no_trick(state, seat, contract.seat)
    return Goal(own, seats.members(contract.side), contract.needs or 0, makes=contract.side == own)


def _counting(state: Playing, side: Side) -> tuple[Seat, ...]:
    """The seats whose tricks count for a side's contract: not a nil bidder's, unless the table has it so."""
    members, rules = state.match.seats.members(side), state.match.rules
    if isinstance(rules, SpadesRules) and rules.failed_nil_tricks == "team_total":
        return members
    return tuple(seat for seat in members if seat not in _nils(state))


def no_trick(state: Playing, seat: Seat, bidder: Seat | None) -> NoTrick | None:
    """The promise to take no trick kept, by the bidder's side; broken, by the others."""
    if bidder is None or bidder not in state.play.active:
        return None
    side = state.match.seats.side
    return NoTrick(side(seat), bidder, keeps=side(seat) == side(bidder))


def _bidder(state: Playing, seat: Seat) -> Seat | None:
    """Who has promised to take no trick: the seat itself, else its partner, else another."""
    if state.contract is not None and is_misere(state.contract):
        return state.contract.seat
    seats, found = state.match.seats, _nils(state)
    near = (seat, seats.partner(seat), *seats.starting(seat))
    return next((other for other in near if other in found), None)


def _nils(state: Playing) -> tuple[Seat, ...]:
    return tuple(made.seat for made in state.calls if isinstance(made.call, Nil))


def score(game: Game, state: Playing, seat: Seat) -> Objective | None:
    """The score of the hand; None for a position that cannot be scored."""
    size = game.hand_size(state.match.rules, len(state.match.seats))
    if state.play.size != size:
        return None
    return _by_tricks(game, state, seat) if game.card_points(()) is None else _by_cards(game, state, seat)


def _by_tricks(game: Game, state: Playing, seat: Seat) -> Objective | None:
    seats, own = state.play.active, state.match.seats.side(seat)
    idle = dict.fromkeys(state.match.seats, 0)

    def settled(tricks: Counted) -> int | None:
        return _scored(game, state, own, TricksTaken(idle | dict(zip(seats, tricks, strict=True))))

    return None if settled(tuple(map(state.play.taken, seats))) is None else TrickScore(own, seats, _sure(settled))


def _by_cards(game: Game, state: Playing, seat: Seat) -> Objective | None:
    """Of the jack and the lowest of trumps it matters who has them; of other cards, what they weigh."""
    play, seats, trump = state.play, state.match.seats, state.play.order.trump
    if play.earlier or trump is None:
        return None
    own, first = seats.side(seat), [seats.members(side)[0] for side in seats.sides]

    def settled(captured: Captured) -> int | None:
        by_seat = {member: tuple(cards) for member, cards in zip(first, captured, strict=True)}
        return _scored(game, state, own, CardsCaptured(trump, by_seat, state.deal.hands))

    dealt = frozenset(card for hand in state.deal.hands.values() for card in hand)
    whole = (dealt, *(frozenset[Card]() for _ in seats.sides[1:]))
    if settled(whole) is None:
        return None
    trumps = play.order.descending(play.order.of_suit(trump, dealt))
    named = frozenset((suited(trump, Rank.JACK), *trumps[-1:]))
    places = {each: seats.sides.index(seats.side(each)) for each in seats}
    weights = {card: game.card_points((card,)) or 0 for card in dealt}
    return CardScore(own, places, named, weights, _sure(settled))


def _scored(game: Game, state: Playing, own: Side, result: Result) -> int | None:
    """A side's change by the rules, less the best of the others'; None where the hand has no score."""
    found = game.settle(state, result).score
    if found is None:
        return None
    return found.sheet(own).hand - max(sheet.hand for sheet in found.sheets if sheet.side != own)


def _sure(settled: Callable[[T], int | None]) -> Callable[[T], int]:
    """A score that is known to be there, asked once for each result."""

    @cache
    def known(result: T) -> int:
        found = settled(result)
        if found is None:
            raise ValueError(result)
        return found

    return known
