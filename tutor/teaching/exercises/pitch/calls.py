"""The calls of Pitch: what the next seat may say, and who goes on after a 4."""

from __future__ import annotations

from random import Random

from tutor.games.pitch.bidding import highest
from tutor.games.pitch.game import Pitch
from tutor.games.pitch.options import PRESETS
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS, Call
from tutor.kernel.game import Legal
from tutor.kernel.state import Auction
from tutor.teaching.asks.base import facts
from tutor.teaching.exercises.asks import marks, which_seat
from tutor.teaching.exercises.draw import between, pick
from tutor.teaching.exercises.hands import Hand, begun, called, table, with_deal
from tutor.teaching.exercises.item import Item, Question, moment_of, stage
from tutor.teaching.film import AfterCalls
from tutor.teaching.lines import Coach

GAME = Pitch()
RULES = PRESETS["bicycle"]
_TOP = 4


def calls_open(rng: Random, shape: str) -> Item | None:
    """A legal start of an auction: every call of the next seat."""
    hand = _begun(rng)
    dealer = hand.record.dealer
    while isinstance(hand.state, Auction):
        if _is_shape(shape, hand):
            break
        seat = hand.state.to_act
        open_ = [call for call in GAME.calls(RULES) if isinstance(GAME.judge(hand.state, MakeCall(seat, call)), Legal)]
        hand = called(hand, MakeCall(seat, pick(rng, (PASS, *open_))))
    if not _is_shape(shape, hand) or dealer is None:
        return None
    return _after_four(hand) if shape == "dealer-over-four" else _marked(hand, is_dealer=hand.state.to_act == dealer)


def _begun(rng: Random) -> Hand:
    return begun(with_deal(table(GAME, RULES, rng, players=between(rng, 2, 4)), rng))


def _marked(hand: Hand, *, is_dealer: bool) -> Item | None:
    seat, film, top = hand.state.to_act, stage(hand.record), highest(hand.state.calls)
    if seat is None or film is None:
        return None
    known: tuple[Call, ...] = GAME.calls(RULES)
    goes = {call for call in known if isinstance(GAME.judge(hand.state, MakeCall(seat, call)), Legal)}
    same = {call for call in known if top and call.notation == str(top[1])}
    guesses = {
        "must-raise" if is_dealer else "equal-too": goes - same if is_dealer else goes | same,
        "must-bid": goes - {PASS},
        "any-call": known,
    }
    at = AfterCalls(None)
    ask = marks(moment_of(film, at), seat, guesses, *known)
    rules = ("dealers-privilege",) if is_dealer and top else ("auction", "bidding")
    return Item(film, (Question(ask, at),), view=seat, rules=rules) if ask.wrongs else None


def _after_four(hand: Hand) -> Item | None:
    """A 4 ends the auction; its caller leads."""
    film, top, dealer = stage(hand.record), highest(hand.state.calls), hand.record.dealer
    if film is None or top is None or dealer is None:
        return None
    guesses = {"equal-four": dealer, "next-caller": hand.record.seats.after(top[0])}
    because = Coach("exercise.after-four.because", facts(seat=top[0]))
    ask = which_seat(top[0], Coach("exercise.after-four"), guesses, because)
    return Item(film, (Question(ask, AfterCalls(None)),), about="four", rules=("dealers-privilege",))


def _is_shape(shape: str, hand: Hand) -> bool:
    """Whether an auction stands as a shape says."""
    top, dealer = highest(hand.state.calls), hand.record.dealer
    is_dealer = hand.state.to_act == dealer
    match shape:
        case "first":
            return not hand.state.calls and not is_dealer
        case "between":
            return isinstance(hand.state, Auction) and top is not None and not is_dealer
        case "dealer-alone":
            return isinstance(hand.state, Auction) and top is None and is_dealer
        case "dealer-may-equal":
            return isinstance(hand.state, Auction) and top is not None and is_dealer
        case _:
            early = all(call.seat != dealer for call in hand.state.calls)
            return not isinstance(hand.state, Auction) and top is not None and top[1] == _TOP and early
