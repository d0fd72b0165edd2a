"""The table of Five Hundred: who deals next, who are partners, how many tricks there are, and what a misère changes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tutor.games.five_hundred.bidding import highest
from tutor.games.five_hundred.calls import BIDS, MISERE, OPEN_MISERE, Bid
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS
from tutor.kernel.game import Legal
from tutor.kernel.scoring import TricksTaken
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Contract, Exchanging, Playing
from tutor.teaching.asks.base import facts
from tutor.teaching.asks.next import Next
from tutor.teaching.exercises.asks import counted, marks, which_seat
from tutor.teaching.exercises.draw import between, pick, shuffled
from tutor.teaching.exercises.five_hundred.calls import GAME, RULES
from tutor.teaching.exercises.hands import Hand, begun, called, exchanged, played, table, with_deal
from tutor.teaching.exercises.item import Item, Question, moment_of, stage, wrongs
from tutor.teaching.exercises.seats_asked import next_dealer
from tutor.teaching.film import AfterCalls, AfterPlays, Start
from tutor.teaching.lines import Coach

_ALL = 10
_THIRTEEN = 13
_LAID = 3
_THREE = 3
"""The cards of a trick while one partner sits out."""
_BELOW_SEVEN = 6
_OFFERED = 3


def deal(rng: Random, shape: str) -> Item | None:
    """A hand is over, played or thrown in: who deals the next one?"""
    if shape == "thrown-in":
        hand = begun(with_deal(table(GAME, RULES, rng), rng))
        while isinstance(hand.state, Auction):
            hand = called(hand, MakeCall(hand.state.to_act, PASS))
        return next_dealer(hand.record, "thrown-in", Coach("exercise.all-passed"))
    record = table(GAME, RULES, rng)
    seat, taken = pick(rng, record.seats.order), between(rng, 2, 9)
    side = record.seats.side(seat)
    tricks = {side: taken, record.seats.other(side)[0]: _ALL - taken}
    made = replace(record, contract=MakeCall(seat, pick(rng, BIDS)), result=TricksTaken(by_side=tricks))
    return next_dealer(made, "deal")


def partners(rng: Random, shape: str) -> Item | None:
    """Who is whose partner?"""
    record = with_deal(table(GAME, RULES, rng), rng)
    film, seats = stage(record), record.seats
    seat = pick(rng, seats.order)
    partner = seats.partner(seat)
    if film is None or partner is None:
        return None
    beside = pick(rng, (seats.after(seat), seats.before(seat)))
    because = Coach("exercise.partner-of.because", facts(seat=seat))
    ask = which_seat(partner, Coach("exercise.partner-of", facts(seat=seat)), {"partner-beside": beside}, because)
    return Item(film, (Question(ask, Start()),), about=seat)


def tricks_left(rng: Random, shape: str) -> Item | None:
    """Some tricks are over: how many are still to come?"""
    hand, over = _contracted(rng, pick(rng, BIDS)), between(rng, 2, 8)
    if hand is None:
        return None
    hand = played(hand, 4 * over, rng)
    film, left = stage(hand.record), _ALL - over
    if film is None or not isinstance(hand.state, Playing) or left == over:
        return None
    guesses = {"thirteen-tricks": _THIRTEEN - over, "tricks-over": over, "all-ten-tricks": _ALL}
    because = Coach("exercise.tricks-left.because", facts(tricks=over))
    ask = counted(left, Coach("exercise.tricks-left"), wrongs((left,), guesses), because)
    return Item(film, (Question(ask, AfterPlays(4 * over)),))


def misere(rng: Random, shape: str) -> Item | None:
    """Who plays next while a partner sits out; whose cards lie open."""
    hand = _contracted(rng, OPEN_MISERE if shape == "open" else MISERE)
    if hand is None or not isinstance(hand.state, Playing) or hand.state.contract is None:
        return None
    contractor = hand.state.contract.seat
    return _lies_open(rng, hand, contractor, shape) if shape in ("open", "closed") else _sits_out(rng, hand, contractor)


def _sits_out(rng: Random, hand: Hand, contractor: Seat) -> Item | None:
    seats = hand.record.seats
    hand = played(hand, between(rng, 1, 2 * _THREE), rng)
    film = stage(hand.record)
    if film is None or not isinstance(hand.state, Playing) or hand.state.to_act is None or not hand.state.play.table:
        return None
    last, idle = hand.state.play.table[-1].seat, seats.partner(contractor)
    if seats.after(last) != idle:
        return None
    ask = Next(wrongs((hand.state.to_act,), {"partner-plays": idle}))
    count = len(hand.record.plays or ())
    return Item(film, (Question(ask, AfterPlays(count), ("misere",)),), (_plays(hand, contractor),))


def _lies_open(rng: Random, hand: Hand, contractor: Seat, shape: str) -> Item | None:
    """After the first trick: whose cards lie open?"""
    hand = played(hand, _THREE, rng)
    film = stage(hand.record)
    if film is None or not isinstance(hand.state, Playing) or hand.state.play.table:
        return None
    open_, partner = hand.state.open_hand, hand.record.seats.partner(contractor)
    if (open_ == contractor) is not (shape == "open"):
        return None
    question, because = Coach("exercise.lies-open"), Coach(f"exercise.lies-open.{shape}")
    guesses: dict[str, str | None] = {"partner-lies-open": partner}
    guesses |= {"nobody-lies-open": "nobody"} if open_ else {"plain-lies-open": contractor}
    ask = replace(which_seat(open_ or Seat("nobody"), question, guesses, because), with_nobody=True)
    rule = "open-misere"
    return Item(film, (Question(ask, AfterPlays(_THREE), (rule,)),), (_plays(hand, contractor),), about=shape)


def _plays(hand: Hand, contractor: Seat) -> Coach:
    match hand.state:
        case Playing(contract=Contract() as contract):
            return Coach("exercise.plays", facts(seat=contractor, call=contract.call))
        case _:
            raise TypeError(hand.state)


def misere_rank(rng: Random, shape: str) -> Item | None:
    """Which of some calls go over the last one: the two misères among them."""
    hand = begun(with_deal(table(GAME, RULES, rng), rng))
    levels = {"low": (6,), "seven": (7,), "high": (8, 9)}[shape]
    chosen = pick(rng, [call for call in BIDS if call.level in levels])
    hand = called(hand, MakeCall(_to_act(hand), chosen))
    for _ in range(between(rng, 0, 2)):
        hand = called(hand, MakeCall(_to_act(hand), PASS))
    film, seat, top = stage(hand.record), _to_act(hand), highest(_calls(hand))
    if film is None or top is None or not isinstance(top.call, Bid):
        return None
    ladder = GAME.calls(RULES)
    above = [call for call in ladder[ladder.index(top.call) + 1 :] if isinstance(call, Bid)]
    some = {MISERE, OPEN_MISERE, *shuffled(rng, above)[:_OFFERED]}
    offer = tuple(call for call in ladder if call in some)
    goes = {call for call in offer if isinstance(GAME.judge(hand.state, MakeCall(seat, call)), Legal)}
    guesses = {
        "misere-too-early": goes | {MISERE} if top.call.level == _BELOW_SEVEN else goes,
        "misere-over-eight": goes | {MISERE} if top.call.level > _BELOW_SEVEN + 1 else goes,
        "misere-closed": goes - {MISERE},
        "open-misere-waits": goes - {OPEN_MISERE},
    }
    at = AfterCalls(None)
    ask = marks(moment_of(film, at), seat, guesses, *offer)
    return Item(film, (Question(ask, at),), view=seat, about=" ".join(call.notation for call in offer))


def _contracted(rng: Random, call: Bid | object) -> Hand | None:
    """A hand at its first card: somebody has called, the others have passed, three cards are laid away."""
    hand = begun(with_deal(table(GAME, RULES, rng), rng))
    if call == MISERE:  # it opens once a 7 has been called
        hand = called(hand, MakeCall(_to_act(hand), BIDS[5]))
    made = next((each for each in GAME.calls(RULES) if each == call), PASS)
    hand = called(hand, MakeCall(_to_act(hand), made))
    while isinstance(hand.state, Auction):
        hand = called(hand, MakeCall(hand.state.to_act, PASS))
    if not isinstance(hand.state, Exchanging):
        return None
    held = hand.record.hands[_to_act(hand)]
    away = tuple(each for each in held if each.suit)[-_LAID:]
    return exchanged(hand, away)


def _to_act(hand: Hand) -> Seat:
    seat = hand.state.to_act
    if seat is None:
        raise LookupError
    return seat


def _calls(hand: Hand) -> tuple[MakeCall, ...]:
    return hand.record.auction or ()
