"""Tricks of Pitch: what may be played, why a card goes or not, who takes the trick."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random

from tutor.games.pitch.reasons import FollowOrTrump, MayTrump, MustFollowTrump
from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import STANDARD_PACK, Card, Suit
from tutor.kernel.deal import Position
from tutor.kernel.reasons import FollowsSuit, Reason, VoidAnyCard
from tutor.kernel.seats import Seat
from tutor.kernel.state import Playing
from tutor.teaching.asks.base import Wrong, facts
from tutor.teaching.asks.winner import Winner
from tutor.teaching.conditions import takes
from tutor.teaching.exercises.asks import marks, options
from tutor.teaching.exercises.draw import between, chance, pick
from tutor.teaching.exercises.hands import Hand, begun, played, table, with_position
from tutor.teaching.exercises.item import NOWHERE, Item, Question, differing, moment_of, stage
from tutor.teaching.exercises.pitch.calls import GAME, RULES
from tutor.teaching.film import AfterPlays, AfterTrick
from tutor.teaching.lines import Coach, Engine, Line, Option

_REASONS: Mapping[type[Reason], str] = {
    MustFollowTrump: "must-follow-trump",
    FollowOrTrump: "follow-or-trump",
    FollowsSuit: "follows",
    MayTrump: "trump",
    VoidAnyCard: "void",
}
_TELLING = 2


@dataclass(frozen=True, slots=True)
class _Turn:
    """A seat that follows in a position, and what it holds."""

    hand: Hand
    seat: Seat
    trump_led: bool
    follow: tuple[Card, ...]
    trumps: tuple[Card, ...]
    held: tuple[Card, ...]

    @property
    def shape(self) -> str:
        if self.trump_led:
            return "trump-led" if self.follow else "no-trump-held"
        if self.follow:
            return "follow-or-trump" if self.trumps else "follow-only"
        return "void" if self.trumps else "void-no-trump"


def legal_cards(rng: Random, shape: str) -> Item | None:
    """A position of a few cards in which the next seat follows: every card that may go."""
    turn = _turn(rng)
    if turn is None or turn.shape != shape:
        return None
    film, at = stage(turn.hand.record), AfterPlays(len(turn.hand.record.plays or ()))
    if film is None or not isinstance(turn.hand.state, Playing):
        return None
    state, other = turn.hand.state, tuple(card for card in turn.held if card not in turn.trumps)
    beating = (card for card in turn.held if takes(state, PlayCard(turn.seat, card)))
    guesses: dict[str, Iterable[Card]] = {
        "anything-goes": turn.held if turn.follow else (),
        "must-follow-first": turn.follow if not turn.trump_led else (),
        "must-trump": turn.trumps if not turn.follow else (),
        "may-not-trump": other if not turn.follow and turn.trumps else (),
        "must-beat": beating if turn.trump_led else (),
    }
    ask = marks(moment_of(film, at), turn.seat, guesses)
    if len(turn.held) == len(turn.follow) or not (ask.wrongs or shape in ("no-trump-held", "void-no-trump")):
        return None
    return Item(film, (Question(ask, at),), _trump(turn), view=turn.seat, rules=(_rule(turn),))


def may_it_go(rng: Random, shape: str) -> Item | None:
    """The same, with one card pointed at: does it go, and why?"""
    turn = _turn(rng)
    if turn is None:
        return None
    film, at = stage(turn.hand.record), AfterPlays(len(turn.hand.record.plays or ()))
    if film is None:
        return None
    cards = {card: GAME.judge(turn.hand.state, PlayCard(turn.seat, card)).reason for card in turn.held}
    fitting = [card for card, reason in cards.items() if _REASONS.get(type(reason)) == shape]
    if not fitting or len(turn.held) == len(turn.follow):
        return None
    card = pick(rng, fitting)
    if shape in ("follows", "void") and card in turn.trumps:  # that it is a trump would be true as well
        return None
    lines = tuple(Option(name, Coach(f"exercise.may-it-go.{name}")) for name in _REASONS.values())
    others = tuple(
        Wrong(f"not-{name}", frozenset((name,)), NOWHERE) for name in ("void", "must-follow-trump") if name != shape
    )
    question = Coach("exercise.may-it-go", facts(seat=turn.seat, card=card))
    ask = replace(options((shape,), lines, question, others), reason=Engine(GAME.name, cards[card]))
    own, rules = frozenset((turn.seat,)), (_rule(turn),)
    return Item(film, (Question(ask, at),), _trump(turn), own, turn.seat, card.code, rules)


def who_takes_it(rng: Random, shape: str) -> Item | None:
    """A full trick, mostly one whose biggest number does not win."""
    trump, players = pick(rng, tuple(Suit)), between(rng, 3, 4)
    hand = position(rng, trump, players, between(rng, 2, 4))
    hand = played(hand, players, rng)
    if not isinstance(hand.state, Playing) or not hand.state.play.tricks:
        return None
    trick = hand.state.play.tricks[-1]
    trumps = sum(play.card.suit is trump for play in trick.plays)
    led = trick.plays[0].card.suit is trump
    found = "trump-led" if led else {0: "none", 1: "one-trump"}.get(trumps, "two-trumps")
    film = stage(hand.record) if found == shape else None
    ask, at = Winner(), AfterTrick(1)
    if film is None or differing(moment_of(film, at), ask) < _TELLING:
        return None
    biggest = max(trick.plays, key=lambda play: play.card.rank or 0)
    if biggest.seat == trick.winner and chance(rng, 0.7):
        return None
    told = Coach("exercise.trump-is", facts(suit=trump))
    return Item(film, (Question(ask, at),), (told,))


def position(rng: Random, trump: Suit, players: int, each: int) -> Hand:
    """A few cards to each of some seats, a trump, any seat to lead."""
    record = table(GAME, RULES, rng, players=players)
    leader = pick(rng, record.seats.order)
    return begun(with_position(record, each, Position(to_lead=leader, trump=trump), rng, STANDARD_PACK))


def _turn(rng: Random) -> _Turn | None:
    trump, players = pick(rng, tuple(Suit)), between(rng, 3, 4)
    hand = played(position(rng, trump, players, between(rng, 3, 5)), between(rng, 1, players - 1), rng)
    match hand.state:
        case Playing(play=play, to_act=str(name)):
            seat = Seat(name)
            held = play.hands[seat]
            trumps = tuple(card for card in held if card.suit is trump)
            return _Turn(hand, seat, play.led is trump, play.can_follow(seat), trumps, held)
        case _:
            return None


def _trump(turn: _Turn) -> tuple[Line, ...]:
    """Which suit is trump."""
    trump = turn.hand.game.order(turn.hand.state).trump
    return () if trump is None else (Coach("exercise.trump-is", facts(suit=trump)),)


def _rule(turn: _Turn) -> str:
    if not turn.follow:
        return "void"
    return "must-follow-trump" if turn.trump_led else "follow-or-trump"
