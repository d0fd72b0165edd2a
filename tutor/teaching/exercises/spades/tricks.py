"""Tricks of Spades: who takes one, what may be played to it, what may be led, which card goes home."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random

from tutor.games.spades.game import Spades
from tutor.games.spades.options import PRESETS
from tutor.games.spades.play import are_broken
from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import STANDARD_PACK, Card, Suit
from tutor.kernel.deal import Position, dealt
from tutor.kernel.seats import Seat
from tutor.kernel.state import Playing
from tutor.records.record import Record
from tutor.teaching.asks.winner import Winner
from tutor.teaching.conditions import takes
from tutor.teaching.exercises.acts import GoesHome
from tutor.teaching.exercises.asks import marks
from tutor.teaching.exercises.draw import between, pick
from tutor.teaching.exercises.hands import Hand, played, table, uncalled, with_deal
from tutor.teaching.exercises.item import Item, Question, differing, moment_of, stage
from tutor.teaching.film import AfterPlays, AfterTrick

GAME = Spades()
RULES = PRESETS["neuralplay-standard"]
SEATS = 4
_SPADES_IN = {"none": 0, "one-spade": 1, "two-spades": 2}
_TELLING = 2
_FEW = (3, 5)


def fresh(rng: Random) -> Hand:
    """A whole hand at its first card."""
    return uncalled(with_deal(table(GAME, RULES, rng), rng))


def who_takes_it(rng: Random, shape: str) -> Item | None:
    """A complete trick that misleads in at least two ways."""
    tricks = between(rng, 1, 12)
    hand = played(fresh(rng), SEATS * tricks, rng)
    if not isinstance(hand.state, Playing):
        return None
    cards = [play.card for play in hand.state.play.tricks[-1].plays]
    film = stage(hand.record) if sum(map(hand.state.play.order.is_trump, cards)) == _SPADES_IN[shape] else None
    if film is None:
        return None
    question = Question(Winner(), AfterTrick(tricks))
    telling = differing(moment_of(film, question.at), Winner())
    return Item(film, (question,)) if telling >= _TELLING else None


def legal_cards(rng: Random, shape: str) -> Item | None:
    """A seat follows in the middle of a hand: it holds the led suit, and others, or none of it."""
    cards = SEATS * between(rng, 2, 10) + between(rng, 1, 3)
    hand = played(fresh(rng), cards, rng)
    if not isinstance(hand.state, Playing) or hand.state.to_act is None:
        return None
    seat = hand.state.to_act
    follow, held = hand.state.play.can_follow(seat), hand.state.play.hands[seat]
    if bool(follow) is (shape == "void") or len(follow) == len(held):
        return None
    return _marked(hand, cards, "void" if shape == "void" else "following-suit")


def legal_leads(rng: Random, shape: str) -> Item | None:
    """A leader with spades and others, while spades are closed or broken; or with spades alone."""
    if shape == "only-spades":
        hand = uncalled(_only_spades(rng))
        return _marked(hand, 0, "only-spades")
    cards = SEATS * between(rng, 1, 10)
    hand = played(fresh(rng), cards, rng)
    if not isinstance(hand.state, Playing) or hand.state.to_act is None:
        return None
    if are_broken(hand.state) is not (shape == "broken"):
        return None
    held = hand.state.play.hands[hand.state.to_act]
    spades = sum(map(hand.state.play.order.is_trump, held))
    rules = ("breaking-spades", "leading") if shape == "broken" else ("breaking-spades",)
    return _marked(hand, cards, *rules) if 0 < spades < len(held) else None


def goes_home(rng: Random, shape: str) -> Item | None:
    """A turn with some card in hand that the rules refuse; the learner finds one."""
    cards = SEATS * between(rng, 1, 9) + (0 if shape == "leading" else between(rng, 1, 3))
    hand = played(fresh(rng), cards, rng)
    if not isinstance(hand.state, Playing) or hand.state.to_act is None:
        return None
    seat = hand.state.to_act
    if len(GAME.legal(hand.state)) == len(hand.state.play.hands[seat]):
        return None
    film, rule = stage(hand.record), "breaking-spades" if shape == "leading" else "following-suit"
    return (
        None
        if film is None
        else Item(film, (Question(GoesHome(seat), AfterPlays(cards)),), about="refused", view=seat, rules=(rule,))
    )


def _marked(hand: Hand, cards: int, *rules: str) -> Item | None:
    """Every card that the seat to act may play, if a misunderstanding would mark others, or none has been played."""
    seat, film = hand.state.to_act, stage(hand.record)
    if seat is None or film is None or not isinstance(hand.state, Playing):
        return None
    guesses = _following(hand.state, seat) if hand.state.play.table else _leading(hand.state, seat)
    ask = marks(moment_of(film, AfterPlays(cards)), seat, guesses)
    return Item(film, (Question(ask, AfterPlays(cards)),), view=seat, rules=rules) if ask.wrongs or not cards else None


def _following(state: Playing, seat: Seat) -> Mapping[str, Iterable[Card]]:
    """What misunderstandings mark on somebody else's lead."""
    held, follow = state.play.hands[seat], state.play.can_follow(seat)
    spades = tuple(card for card in held if state.play.order.is_trump(card))
    others = tuple(card for card in held if card not in spades)
    if not follow:
        free = "may-not-trump" if are_broken(state) else "wait-for-break"
        return {"must-trump": spades, free: others}
    beating = (card for card in follow if takes(state, PlayCard(seat, card)))
    return {"anything-goes": held, "spade-any-time": {*follow, *spades}, "must-beat": beating}


def _leading(state: Playing, seat: Seat) -> Mapping[str, Iterable[Card]]:
    """What misunderstandings mark on a lead."""
    held = state.play.hands[seat]
    spades = tuple(card for card in held if state.play.order.is_trump(card))
    others = tuple(card for card in held if card not in spades)
    if are_broken(state):
        return {"still-closed": others, "must-lead-spade": spades}
    return {"no-limit": held, "small-spade-ok": (*others, *spades[-1:]) if others else ()}


def _only_spades(rng: Random) -> Record:
    """A position in which the leader, who may lead no spade yet, holds nothing else."""
    record = table(GAME, RULES, rng)
    each, leader = between(rng, *_FEW), pick(rng, record.seats.order)
    spades = [card for card in STANDARD_PACK if card.suit is Suit.SPADES]
    own = dealt(tuple(spades), record.seats, each, rng).hands[record.seats.order[0]]
    rest = tuple(card for card in STANDARD_PACK if card not in own)
    others = dealt(rest, record.seats, each, rng).hands
    hands = {seat: own if seat == leader else others[seat] for seat in record.seats}
    return replace(record, hands=hands, state=Position(to_lead=leader))
