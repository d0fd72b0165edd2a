"""What tables of Spades agree on: who deals and leads, what may be bid, what a blind nil brings, when a match ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from tutor.games.spades.calls import NIL
from tutor.games.spades.options import PRESETS, SpadesRules
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.calls import number as call_of
from tutor.kernel.cards import Suit, card
from tutor.kernel.game import Legal
from tutor.kernel.state import Auction, Playing
from tutor.teaching.asks.base import facts
from tutor.teaching.exercises.asks import WhoActs, marks
from tutor.teaching.exercises.draw import between, chance, pick
from tutor.teaching.exercises.hands import Hand, begun, called, played, table, with_deal
from tutor.teaching.exercises.item import Item, Question, moment_of, stage, wrongs
from tutor.teaching.exercises.spades.tricks import GAME, RULES
from tutor.teaching.film import AfterCalls, AfterPlays
from tutor.teaching.lines import Coach

_LEADS: Mapping[str, SpadesRules] = {
    "club": RULES.changed({"first_lead": "two_of_clubs"}),
    "bidder": RULES.changed({"first_lead": "highest_bidder"}),
}
_NO_SPADE = replace(RULES, preset=RULES.preset, first_trick_trump=False)
_BIDDING: Mapping[str, SpadesRules] = {
    name: PRESETS["neuralplay-standard"].changed({"bidding": name}) for name in ("mirror", "whiz", "suicide")
}
_TWO = card("C2")
_NILS = 0.4


def first_trick(rng: Random, shape: str) -> Item | None:
    """Who leads first where tables differ, and what may go where spades have to wait."""
    return _no_spade(rng) if shape == "no-spade" else _first_lead(rng, shape)


def _bidden(rng: Random, rules: SpadesRules) -> Hand:
    """A whole deal with four bids."""
    hand = begun(with_deal(table(GAME, rules, rng), rng))
    while isinstance(hand.state, Auction):
        hand = called(hand, MakeCall(hand.state.to_act, call_of(between(rng, 1, 5))))
    return hand


def _first_lead(rng: Random, shape: str) -> Item | None:
    hand = _bidden(rng, _LEADS[shape])
    film, record, first = stage(hand.record), hand.record, hand.state.to_act
    if film is None or record.dealer is None or first is None or not isinstance(hand.state, Playing):
        return None
    bids = {call.seat: int(call.call.notation) for call in record.auction or ()}
    if shape == "bidder" and list(bids.values()).count(max(bids.values())) > 1:
        return None
    club = next((seat for seat, held in hand.state.play.hands.items() if _TWO in held), None)
    guesses = {
        "dealers-left-here": record.seats.after(record.dealer),
        "highest-bid-here": max(bids, key=lambda seat: bids[seat]) if shape == "club" else None,
        "two-of-clubs-here": club if shape == "bidder" else None,
    }
    at = AfterCalls(len(bids))
    named = facts(seat=first, card=_TWO) if shape == "club" else facts(seat=first, bid=bids[first])
    because = Coach(f"exercise.leads-first.{shape}", named)
    ask = WhoActs(wrongs((first,), guesses), question=Coach("exercise.leads-first"), reason=because)
    told = (Coach(f"exercise.first-lead.{shape}"), Coach("exercise.deals", facts(seat=record.dealer)))
    return Item(film, (Question(ask, at),), told, frozenset(record.seats)) if ask.wrongs else None


def _no_spade(rng: Random) -> Item | None:
    """A seat without the led suit at the first trick."""
    hand = played(_bidden(rng, _NO_SPADE), between(rng, 1, 3), rng)
    film, seat = stage(hand.record), hand.state.to_act
    if film is None or seat is None or not isinstance(hand.state, Playing):
        return None
    held, led = hand.state.play.hands[seat], hand.state.play.led
    spades = [each for each in held if each.suit is Suit.SPADES]
    if led is Suit.SPADES or hand.state.play.can_follow(seat) or not spades or len(spades) == len(held):
        return None
    at = AfterPlays(len(hand.state.play.table))
    ask = marks(moment_of(film, at), seat, {"spade-on-first": held, "must-trump": spades})
    told = Coach("exercise.no-spade-first")
    return Item(film, (Question(ask, at),), (told,), view=seat) if ask.wrongs else None


def variants(rng: Random, shape: str) -> Item | None:
    """What may be bid where the table binds the bids."""
    hand = begun(with_deal(table(GAME, _BIDDING[shape], rng), rng))
    for _ in range(between(rng, 2, 3) if shape == "suicide" else 0):
        hand = called(hand, _any_call(rng, hand))
    film, seat = stage(hand.record), hand.state.to_act
    if film is None or seat is None or not isinstance(hand.state, Auction):
        return None
    spades = sum(1 for each in hand.state.deal.hands[seat] if each.suit is Suit.SPADES)
    offer: tuple[Call, ...] = (NIL, *(call_of(n) for n in range(max(1, spades - 1), max(1, spades - 1) + 4)))
    goes = {call for call in offer if isinstance(GAME.judge(hand.state, MakeCall(seat, call)), Legal)}
    if not goes or len(goes) == len(offer):
        return None
    guesses = {"bidding-is-free": offer, "nil-may-go": goes | {NIL}, "nil-may-not-go": goes - {NIL}}
    ask = marks(moment_of(film, AfterCalls(None)), seat, guesses, *offer)
    told = (Coach(f"exercise.bidding.{shape}"),)
    return Item(film, (Question(ask, AfterCalls(None)),), told, view=seat) if ask.wrongs else None


def _any_call(rng: Random, hand: Hand) -> MakeCall:
    """A nil, now and then, or a bid of one digit: whatever goes."""
    seat, rules = hand.state.to_act, hand.record.rules
    if seat is None or not isinstance(rules, SpadesRules):
        raise LookupError
    known = (call for call in GAME.calls(rules) if len(call.notation) == 1 or call == NIL)
    low = [call for call in known if isinstance(GAME.judge(hand.state, MakeCall(seat, call)), Legal)]
    return MakeCall(seat, NIL if NIL in low and chance(rng, _NILS) else pick(rng, low))
