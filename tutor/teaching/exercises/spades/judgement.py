"""Endings of Spades: with four cards left the last to play chooses, and the solver knows what each card costs."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.games.spades.calls import NIL
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.calls import number as call_of
from tutor.kernel.cards import STANDARD_PACK, Card
from tutor.kernel.deal import Position
from tutor.kernel.seats import Seat
from tutor.kernel.state import Playing
from tutor.solver.objectives import NoTrick, Objective, Tricks
from tutor.solver.solve import action_values
from tutor.teaching.asks.base import facts
from tutor.teaching.exercises.acts import best_card
from tutor.teaching.exercises.draw import between, pick, shuffled
from tutor.teaching.exercises.hands import Hand, begun, played, table, with_position
from tutor.teaching.exercises.item import Item, Question, stage
from tutor.teaching.exercises.spades.tricks import GAME, RULES, SEATS
from tutor.teaching.film import AfterPlays
from tutor.teaching.screen import Coach

_EACH = 4
_DONE = 9
_LAST = SEATS - 1


def judgement(rng: Random, shape: str) -> Item | None:
    """Some card costs a trick, or the nil; those that cost nothing are one, or several."""
    bidder = {"nil-cover": "partner", "nil-attack": pick(rng, ("left", "right"))}.get(shape, "")
    hand = _ending(rng, bidder)
    if hand is None or not isinstance(hand.state, Playing) or hand.state.to_act is None:
        return None
    seat = hand.state.to_act
    nil = _nil(hand, seat, bidder)
    prices = _prices(hand, _objective(hand, seat, nil))
    best = [card for card, price in prices.items() if not price]
    if len(best) == len(prices) or (not bidder and (len(best) == 1) is not (shape == "one-best")):
        return None
    film = stage(hand.record)
    if film is None:
        return None
    if nil is None:
        question, rule = Coach("exercise.best-card", facts(seat=seat)), _rule(hand.state, seat)
    else:
        keeps = nil == hand.record.seats.partner(seat)
        question = Coach("exercise.keep-nil" if keeps else "exercise.break-nil", facts(seat=nil))
        rule = "nil-cover" if keeps else "nil-attack"
    ask = best_card(seat, question, prices, of_nil=nil is not None)
    told = () if nil is None else (Coach("exercise.nil-so-far", facts(seat=nil)),)
    return Item(film, (Question(ask, AfterPlays(_LAST)),), told, view=seat, rules=(rule,))


def _ending(rng: Random, bidder: str) -> Hand | None:
    """Four cards each after nine tricks, spades broken; three of the seats have played."""
    record = table(GAME, RULES, rng)
    leader = pick(rng, record.seats.order)
    seat = record.seats.before(leader)
    nil = _seat_of(bidder, record.seats.starting(seat))
    bids = tuple(MakeCall(other, NIL if other == nil else call_of(between(rng, 2, 4))) for other in record.seats)
    facts_ = Position(to_lead=leader, broken=True, taken=_taken(rng, record.seats.order, nil), bids=bids if nil else ())
    pack = shuffled(rng, STANDARD_PACK)[: SEATS * _EACH]
    hand = begun(with_position(record, _EACH, facts_, rng, pack))
    return played(hand, _LAST, rng)


def _taken(rng: Random, seats: tuple[Seat, ...], nil: Seat | None) -> Mapping[Seat, int]:
    """Nine tricks among those who have not bid nil."""
    found = dict.fromkeys(seats, 0)
    for _ in range(_DONE):
        found[pick(rng, [seat for seat in seats if seat != nil])] += 1
    return found


def _seat_of(bidder: str, round_: tuple[Seat, ...]) -> Seat | None:
    """The nil's bidder as the last to play sees it."""
    places = {"left": 1, "partner": 2, "right": 3}
    return round_[places[bidder]] if bidder else None


def _nil(hand: Hand, seat: Seat, bidder: str) -> Seat | None:
    return _seat_of(bidder, hand.record.seats.starting(seat))


def _objective(hand: Hand, seat: Seat, nil: Seat | None) -> Objective:
    seats = hand.record.seats
    side = seats.side(seat)
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
