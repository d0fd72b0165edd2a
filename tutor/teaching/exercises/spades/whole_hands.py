"""Whole hands of Spades to look back on: where spades broke, who ran out of a suit, which spades are still out."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tutor.kernel.cards import Suit
from tutor.kernel.seats import Seat
from tutor.kernel.state import Over, Playing
from tutor.kernel.trick import Trick
from tutor.teaching.asks.base import Wrong, facts
from tutor.teaching.asks.find import Broken, Find, ShowsVoid
from tutor.teaching.exercises.asks import counted, options
from tutor.teaching.exercises.draw import between, pick
from tutor.teaching.exercises.hands import Hand, played
from tutor.teaching.exercises.item import NOWHERE, Item, Question, moment_of, stage, wrongs
from tutor.teaching.exercises.spades.tricks import GAME, SEATS, fresh
from tutor.teaching.film import AfterPlays, End
from tutor.teaching.lines import Coach, Option

_ALL = 52
_SPADES = 13
_MOST_UNSEEN = 4


def where_broken(rng: Random, shape: str) -> Item | None:
    """Thirteen tricks, in one of which spades break."""
    hand = played(fresh(rng), _ALL, rng)
    film = stage(hand.record)
    if film is None:
        return None
    sought = Find(Broken())
    truth = sought.truth(moment_of(film, End()))
    order, tricks = GAME.order(hand.state), _tricks(hand)
    leads = (t.number for t in tricks if order.is_trump(t.plays[0].card))
    thrown = (t.number for t in tricks if any(order.suit_of(p.card) is not order.led(t.plays) for p in t.plays))
    guesses = {"first-lead-breaks": next(leads, None), "discard-breaks": next(thrown, None)}
    ask = Find(Broken(), wrongs(truth, guesses))
    return Item(film, (Question(ask),), open=frozenset(hand.record.seats)) if truth and ask.wrongs else None


def void_since(rng: Random, shape: str) -> Item | None:
    """A seat that shows out of a suit, later than its last card of it fell."""
    hand = played(fresh(rng), _ALL, rng)
    film = stage(hand.record)
    if film is None:
        return None
    seat, suit = pick(rng, hand.record.seats.order), pick(rng, [suit for suit in Suit if suit is not Suit.SPADES])
    truth = Find(ShowsVoid(seat, suit)).truth(moment_of(film, End()))
    last = [t.number for t in _tricks(hand) for p in t.plays if p.seat == seat and p.card.suit is suit]
    others = [
        number for number in (_shown(hand, other, suit) for other in hand.record.seats if other != seat) if number
    ]
    guesses = {"last-card-played": last[-1] if last else None, "other-seat": next(iter(others), None)}
    ask = Find(ShowsVoid(seat, suit), wrongs(truth, guesses))
    if not truth or not ask.wrongs:
        return None
    return Item(film, (Question(ask),), open=frozenset(hand.record.seats), about=f"{seat} {suit.value}")


def spades_out(rng: Random, shape: str) -> Item | None:
    """After seven to eleven tricks: how many spades are neither played nor held here, and who can have them."""
    cards = SEATS * between(rng, 7, 11)
    hand = played(fresh(rng), cards, rng)
    film = stage(hand.record)
    if film is None or not isinstance(hand.state, Playing):
        return None
    for seat in hand.record.seats:
        play = hand.state.play
        own = sum(card.suit is Suit.SPADES for card in play.hands[seat])
        gone = tuple(p.card for p in play.plays if p.card.suit is Suit.SPADES)
        unseen = _SPADES - own - len(gone)
        others = [other for other in hand.record.seats if other != seat]
        able = [other for other in others if _shown(hand, other, Suit.SPADES) is None]
        if own and 0 < unseen <= _MOST_UNSEEN and 0 < len(able) < len(others):
            break
    else:
        return None
    guesses = {"own-forgotten": _SPADES - len(gone), "played-forgotten": _SPADES - own}
    how_many = counted(
        unseen,
        Coach("exercise.spades-out", facts(seat=seat)),
        wrongs((unseen,), guesses),
        Coach("exercise.spades-out.sum", facts(gone=len(gone), own=own, left=unseen)),
    )
    lines = tuple(Option(other, Coach("option.seat", facts(seat=other))) for other in others)
    everybody = Wrong("void-forgotten", frozenset(map(str, others)), NOWHERE)
    shown_out = tuple(other for other in others if other not in able)
    why = Coach("exercise.who-can.because", facts(seats=shown_out))
    who = replace(options(map(str, able), lines, Coach("exercise.who-can"), (everybody,)), reason=why, many=True)
    at = AfterPlays(cards)
    return Item(film, (Question(how_many, at), Question(who, at)), open=frozenset((seat,)), view=seat, about=seat)


def _tricks(hand: Hand) -> tuple[Trick, ...]:
    match hand.state:
        case Over(played=Playing(play=play)) | Playing(play=play):
            return play.tricks
        case _:
            return ()


def _shown(hand: Hand, seat: Seat, suit: Suit) -> int | None:
    """The trick in which a seat first did not follow a suit."""
    order = GAME.order(hand.state)
    for trick in _tricks(hand):
        own = next(play.card for play in trick.plays if play.seat == seat)
        if order.led(trick.plays) is suit and order.suit_of(own) is not suit:
            return trick.number
    return None
