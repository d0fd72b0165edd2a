"""Endings of Spades: with four cards left the last to play chooses, and the solver knows what each card costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from tutor.games.spades.calls import NIL
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.calls import number as call_of
from tutor.kernel.cards import STANDARD_PACK, Card
from tutor.kernel.deal import Position
from tutor.kernel.seats import Seat, Seats, Side
from tutor.kernel.state import Playing
from tutor.kernel.trick import Play
from tutor.records.record import Standing
from tutor.solver.aims import Aim, objective_of
from tutor.solver.objectives import NoTrick, Objective, Tricks
from tutor.solver.solve import action_values
from tutor.teaching.asks.base import facts
from tutor.teaching.exercises.acts import POINTS, THE_CONTRACT, THE_NIL, TRICKS, best_card
from tutor.teaching.exercises.draw import between, pick, shuffled
from tutor.teaching.exercises.hands import Hand, begun, played, table, with_position
from tutor.teaching.exercises.item import Item, Question, stage
from tutor.teaching.exercises.spades.tricks import GAME, RULES, SEATS
from tutor.teaching.film import AfterPlays
from tutor.teaching.lines import Coach, Line

_EACH = 4
_DONE = 9
_LAST = SEATS - 1
_COUNTS = frozenset(("one-best", "several-best"))
"""The shapes in which every trick counts."""
_AIMS = {"contract-first": Aim.GOAL, "bag-danger": Aim.SCORE}


def judgement(rng: Random, shape: str) -> Item | None:
    """Some card costs a trick, or the nil; those that cost nothing are one, or several."""
    bidder = {"nil-cover": "partner", "nil-attack": pick(rng, ("left", "right")), "nil-shedding": "self"}.get(shape, "")
    hand = _ending(rng, bidder, shape)
    if hand is None or not isinstance(hand.state, Playing) or hand.state.to_act is None:
        return None
    seat = hand.state.to_act
    nil = _nil(hand, seat, bidder)
    objective = _objective(hand, seat, nil, shape)
    if objective is None:
        return None
    prices = _prices(hand, objective)
    best = [card for card, price in prices.items() if not price]
    if len(best) == len(prices) or (shape in _COUNTS and (len(best) == 1) is not (shape == "one-best")):
        return None
    if shape == "bag-danger" and not _gives_away(hand.state, seat, prices):
        return None
    film = stage(hand.record)
    if film is None:
        return None
    about = _about(hand, hand.state, seat, nil, shape)
    ask = best_card(seat, about.question, prices, about.lost)
    return Item(film, (Question(ask, AfterPlays(_LAST)),), about.told, view=seat, rules=(about.rule,))


def _gives_away(state: Playing, seat: Seat, prices: Mapping[Card, int]) -> bool:
    """Whether the trick could be taken, and whatever is best leaves it to others."""
    takes = {card: _takes_it(state, seat, card) for card in prices}
    return any(takes.values()) and not any(takes[card] for card, price in prices.items() if not price)


def _takes_it(state: Playing, seat: Seat, card: Card) -> bool:
    """Whether the last card to a trick takes it."""
    return state.play.order.winning((*state.play.table, Play(seat, card))).seat == seat


@dataclass(frozen=True, slots=True)
class _About:
    """What is asked for, the rule behind it, what is told before, and what a card can cost."""

    question: Line
    rule: str
    told: tuple[Line, ...] = ()
    lost: str = TRICKS


def _about(hand: Hand, state: Playing, seat: Seat, nil: Seat | None, shape: str) -> _About:
    if nil is not None:
        keeps = state.match.seats.side(nil) == state.match.seats.side(seat)
        question = Coach("exercise.keep-nil" if keeps else "exercise.break-nil", facts(seat=nil))
        return _About(question, shape, (Coach("exercise.nil-so-far", facts(seat=nil)),), THE_NIL)
    if shape in _COUNTS:
        return _About(Coach("exercise.best-card", facts(seat=seat)), _rule(state, seat))
    side = state.match.seats.side(seat)
    bid, taken = _promised(hand, side), _won(hand, side)
    so_far = Coach("exercise.contract-so-far", facts(side=side, bid=bid, taken=taken))
    if shape == "contract-first":
        return _About(Coach("exercise.keep-contract", facts(seat=seat)), shape, (so_far,), THE_CONTRACT)
    bags = Coach("exercise.bags-before", facts(side=side, bags=state.match.bags.get(side, 0)))
    return _About(Coach("exercise.best-score", facts(seat=seat)), shape, (so_far, bags), POINTS)


def _ending(rng: Random, bidder: str, shape: str) -> Hand | None:
    """Four cards each after nine tricks, spades broken; three of the seats have played."""
    record = table(GAME, RULES, rng)
    leader = pick(rng, record.seats.order)
    seat = record.seats.before(leader)
    nil = _seat_of(bidder, record.seats.starting(seat))
    taken = _taken(rng, record.seats.order, nil)
    bids: tuple[MakeCall, ...] = ()
    if nil is not None:
        bids = tuple(MakeCall(each, NIL if each == nil else call_of(between(rng, 2, 4))) for each in record.seats)
    elif shape not in _COUNTS:
        side = record.seats.side(seat)
        bids = _bids(
            rng, record.seats, side, _wanted(rng, sum(taken[each] for each in record.seats.members(side)), shape)
        )
        record = replace(record, before={side: Standing(between(rng, 10, 30) * 10, between(rng, 7, 9))})
        if not bids:
            return None
    facts_ = Position(to_lead=leader, broken=True, taken=taken, bids=bids)
    pack = shuffled(rng, STANDARD_PACK)[: SEATS * _EACH]
    hand = begun(with_position(record, _EACH, facts_, rng, pack))
    return played(hand, _LAST, rng)


def _wanted(rng: Random, won: int, shape: str) -> int:
    """What a side has promised: a few tricks more than it has, or no more than those."""
    return won + between(rng, 1, _EACH - 1) if shape == "contract-first" else won - between(rng, 0, 1)


def _bids(rng: Random, seats: Seats, side: Side, promised: int) -> tuple[MakeCall, ...]:
    """Four bids of which two partners' make up what their side has promised; none where it is too little for two."""
    first, second = seats.members(side)
    if promised < len((first, second)):
        return ()
    share = between(rng, 1, promised - 1)
    own = {first: share, second: promised - share}
    return tuple(MakeCall(seat, call_of(own.get(seat) or between(rng, 1, 3))) for seat in seats)


def _promised(hand: Hand, side: Side) -> int:
    bids = hand.record.state.bids if hand.record.state else ()
    return sum(int(made.call.notation) for made in bids if hand.record.seats.side(made.seat) == side)


def _won(hand: Hand, side: Side) -> int:
    taken = hand.record.state.taken if hand.record.state else {}
    return sum(tricks for seat, tricks in taken.items() if hand.record.seats.side(seat) == side)


def _taken(rng: Random, seats: tuple[Seat, ...], nil: Seat | None) -> Mapping[Seat, int]:
    """Nine tricks among those who have not bid nil."""
    found = dict.fromkeys(seats, 0)
    for _ in range(_DONE):
        found[pick(rng, [seat for seat in seats if seat != nil])] += 1
    return found


def _seat_of(bidder: str, round_: tuple[Seat, ...]) -> Seat | None:
    """The nil's bidder as the last to play sees it."""
    places = {"self": 0, "left": 1, "partner": 2, "right": 3}
    return round_[places[bidder]] if bidder else None


def _nil(hand: Hand, seat: Seat, bidder: str) -> Seat | None:
    return _seat_of(bidder, hand.record.seats.starting(seat))


def _objective(hand: Hand, seat: Seat, nil: Seat | None, shape: str) -> Objective | None:
    seats = hand.record.seats
    side = seats.side(seat)
    if nil is None and isinstance(hand.state, Playing) and shape in _AIMS:
        return objective_of(GAME, hand.state, seat, _AIMS[shape])
    if nil is None:
        return Tricks(side, seats.members(side))
    return NoTrick(side, nil, keeps=seats.side(nil) == side)


def _prices(hand: Hand, objective: Objective) -> Mapping[Card, int]:
    """What each card that goes costs beside the best, with all cards seen."""
    values = action_values(GAME, hand.state, objective)
    best = max(values.values())
    return {action.card: best - value for action, value in values.items() if isinstance(action, PlayCard)}


def _rule(state: Playing, seat: Seat) -> str:
    """What an ending is about: the partner's trick, or what it takes to win this one."""
    winning = state.play.order.winning(state.play.table).seat
    return "partner-winning" if winning == state.match.seats.partner(seat) else "cheapest-winner"
