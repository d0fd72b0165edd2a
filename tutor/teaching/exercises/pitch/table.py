"""The table of Pitch: the deal, all passes, the suit of the first card, jacks that are no bowers, partners."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tutor.games.pitch.options import PRESETS
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS
from tutor.kernel.calls import number as call_of
from tutor.kernel.cards import Rank, Suit, suited
from tutor.kernel.game import Legal
from tutor.kernel.scoring import PointsWon
from tutor.kernel.state import Auction, Playing
from tutor.records.record import Standing
from tutor.teaching.asks.base import facts
from tutor.teaching.asks.winner import Winner
from tutor.teaching.exercises.asks import asked_for, marks, which
from tutor.teaching.exercises.draw import between, chance, pick
from tutor.teaching.exercises.hands import begun, called, played, seats_for, table, with_deal
from tutor.teaching.exercises.item import Item, Question, moment_of, number, stage, wrongs
from tutor.teaching.exercises.pitch.calls import GAME, RULES
from tutor.teaching.exercises.pitch.scores import bid_line, settled, told
from tutor.teaching.exercises.pitch.tricks import position
from tutor.teaching.exercises.seats_asked import next_dealer
from tutor.teaching.film import AfterCalls, AfterPlays, AfterTrick
from tutor.teaching.lines import Coach, Engine

_PACK = 52
_EACH = 6
_STUCK = RULES.changed({"all_pass": "stick_dealer"})
_PARTNERS = PRESETS["pagat-partnership"]
_POINTS = ("high", "low", "jack", "game")


def deal(rng: Random, shape: str) -> Item | None:
    """How many cards stay out; or, once a hand is over, who deals the next one."""
    players = between(rng, 2, 4)
    if shape == "next":
        record, _ = settled(rng, pick(rng, (2, 3)), None, players=max(3, players))
        return next_dealer(record, "deal")
    record = with_deal(table(GAME, RULES, rng, players=players), rng)
    film = stage(record)
    if film is None:
        return None
    guesses = {"cards-dealt": _EACH * players, "all-dealt": 0, "four-at-table": _PACK - 4 * _EACH}
    left = facts(pack=_PACK, each=_EACH, players=players, out=_PACK - _EACH * players)
    because = Coach("exercise.cards-out.because", left)
    ask = asked_for(number(film, "deal.out", guesses), Coach("exercise.cards-out"), because)
    return None if ask is None else Item(film, (Question(ask, AfterCalls(0)),))


def all_pass(rng: Random, shape: str) -> Item | None:
    """Everybody passes: who deals next? Where the dealer has to call: which calls are left?"""
    rules = _STUCK if shape == "dealer-must" else RULES
    hand = begun(with_deal(table(GAME, rules, rng, players=between(rng, 3, 4)), rng))
    dealer = hand.record.dealer
    while isinstance(hand.state, Auction) and not (shape == "dealer-must" and hand.state.to_act == dealer):
        hand = called(hand, MakeCall(hand.state.to_act, PASS))
    if shape != "dealer-must":
        return next_dealer(hand.record, "all-pass", Coach("exercise.all-passed"))
    film, seat = stage(hand.record), hand.state.to_act
    if film is None or seat is None:
        return None
    known = GAME.calls(rules)
    goes = {call for call in known if isinstance(GAME.judge(hand.state, MakeCall(seat, call)), Legal)}
    ask = marks(
        moment_of(film, AfterCalls(None)), seat, {"may-pass-too": goes | {PASS}, "only-two": {call_of(2)}}, *known
    )
    said = (Coach("exercise.dealer-must"),)
    return Item(film, (Question(ask, AfterCalls(None)),), said, view=seat, rules=("all-pass",))


def first_card(rng: Random, shape: str) -> Item | None:
    """The pitcher has led: which suit is trump now?"""
    hand = begun(with_deal(table(GAME, RULES, rng, players=between(rng, 3, 4)), rng))
    pitcher = pick(rng, hand.record.seats.order)
    while isinstance(hand.state, Auction):
        hand = called(hand, MakeCall(hand.state.to_act, call_of(2) if hand.state.to_act == pitcher else PASS))
    if not isinstance(hand.state, Playing):
        return None
    held = hand.state.play.hands[pitcher]
    longest = max(Suit, key=lambda suit: sum(card.suit is suit for card in held))
    before, hand = hand.state, played(hand, 1, rng)
    film = stage(hand.record)
    if film is None:
        return None
    found = moment_of(film, AfterPlays(1)).look_up("trump")
    if not isinstance(found, str) or found == longest.value:
        return None
    guesses = {"longest-is-trump": longest.value, "spades-always": Suit.SPADES.value}
    question, lead = Coach("exercise.trump-now"), (hand.record.plays or ())[0]
    because = Engine(GAME.name, GAME.judge(before, lead).reason)
    ask = replace(which("suit", found, question, guesses, because), of="trump")
    led = Coach("exercise.has-led", facts(seat=pitcher))
    return Item(film, (Question(ask, AfterPlays(1)),), (led,), frozenset((pitcher,)))


def no_bowers(rng: Random, shape: str) -> Item | None:
    """A trick with the jack of the trumps' colour, or of trumps, which some take for the highest."""
    trump, players = pick(rng, tuple(Suit)), between(rng, 3, 4)
    hand = played(position(rng, trump, players, between(rng, 2, 4)), players, rng)
    if not isinstance(hand.state, Playing) or not hand.state.play.tricks:
        return None
    trick = hand.state.play.tricks[-1]
    bowers = (suited(trump, Rank.JACK), suited(trump.same_colour, Rank.JACK))
    first = next((play.seat for bower in bowers for play in trick.plays if play.card == bower), None)
    film, at = stage(hand.record), AfterTrick(1)
    if film is None or first is None or first == trick.winner:
        return None
    ask = Winner(wrongs=wrongs((trick.winner,), {"jack-is-bower": first}))
    return Item(film, (Question(ask, at),), (Coach("exercise.trump-is", facts(suit=trump)),))


def below_zero(rng: Random, shape: str) -> Item | None:
    """A bid is missed by a player with few points: what is the total now?"""
    seats = seats_for(GAME, RULES, 3)
    before = {side: Standing(between(rng, -3, 4)) for side in seats.sides}
    bid = pick(rng, (2, 3, 4))
    record, owners = settled(rng, bid, before)
    film, made = stage(record), record.contract
    if film is None or made is None:
        return None
    side = seats.side(made.seat)
    old, own = before[side].score, sum(seat == made.seat for seat in owners.values())
    if own >= bid or old - bid >= 0 or (old < 0) is not (shape == "further"):
        return None
    guesses = {"stops-at-zero": 0, "no-loss": old, "kept-anyway": old + own, "to-the-bid": -bid}
    ask = number(film, f"scores.{side}.total", guesses)
    totals = tuple(
        Coach("exercise.side-total", facts(side=each, total=standing.score)) for each, standing in before.items()
    )
    said = (Coach("exercise.before", facts(totals=totals)), told(record, owners))
    return None if ask is None else Item(film, (Question(ask),), said, about=side)


def partnership(rng: Random, shape: str) -> Item | None:
    """Two against two: what the hand is worth to the side that bid."""
    record = table(GAME, _PARTNERS, rng)
    pitcher, bid = pick(rng, record.seats.order), pick(rng, (2, 3, 4))
    owners = {name: pitcher if chance(rng, 0.3) else pick(rng, record.seats.order) for name in _POINTS}
    side, partner = record.seats.side(pitcher), record.seats.partner(pitcher)
    points = {
        each: tuple(name for name in _POINTS if owners[name] in record.seats.members(each))
        for each in record.seats.sides
    }
    record = replace(record, contract=MakeCall(pitcher, call_of(bid)), result=PointsWon(points))
    film, together = stage(record), len(points[side])
    alone = sum(seat == pitcher for seat in owners.values())
    if film is None or alone == together or (together >= bid) is not (shape == "made"):
        return None
    guesses = {
        "pitcher-alone": alone if alone >= bid else -bid,
        "partner-apart": sum(seat == partner for seat in owners.values()),
        "no-loss": 0 if together < bid else None,
        "kept-anyway": together if together < bid else None,
    }
    ask = asked_for(number(film, f"scores.{side}.hand", guesses), None, bid_line(film, side))
    said = (Coach("exercise.partners"), told(record, owners))
    return None if ask is None else Item(film, (Question(ask),), said, about=" ".join(owners.values()))
