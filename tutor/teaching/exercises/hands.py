"""Hands dealt and played on at random, each kept as a record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from tutor.games.all import GAMES
from tutor.kernel.actions import Exchange, MakeCall, PlayCard
from tutor.kernel.cards import Card, Suit, listed
from tutor.kernel.deal import Position, dealt
from tutor.kernel.game import Game, Legal
from tutor.kernel.rules import RuleSet
from tutor.kernel.seats import COMPASS, Seat, Seats
from tutor.kernel.state import Auction, Phase
from tutor.records.record import ExchangeMade, Record
from tutor.teaching.exercises.draw import pick, shuffled
from tutor.teaching.scenes import film_of


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as far as it has come."""

    record: Record
    state: Phase

    @property
    def game(self) -> Game:
        return GAMES[self.record.game]


def seats_for(game: Game, rules: RuleSet, players: int = 4) -> Seats:
    """The seats of a table, by the compass."""
    return Seats(COMPASS[:players], game.is_partnership(rules, players))


def table(game: Game, rules: RuleSet, rng: Random, *, players: int = 4, dealer: Seat | None = None) -> Record:
    """A record of nothing but its table; any seat deals where none is named."""
    seats = seats_for(game, rules, players)
    dealer = dealer or pick(rng, seats.order)
    return Record(game.name, rules, seats, dealer=dealer, own_seats=seats.order != COMPASS)


def with_deal(record: Record, rng: Random) -> Record:
    """The record with a whole hand dealt to every seat."""
    game, seats = GAMES[record.game], record.seats
    deal = dealt(game.pack(record.rules), seats, game.hand_size(record.rules, len(seats)), rng)
    return replace(record, hands=deal.hands, kitty=deal.kitty if game.kitty_size(record.rules) else None)


def with_position(record: Record, each: int, facts: Position, rng: Random, pack: tuple[Card, ...]) -> Record:
    """The record of a position: `each` cards to a seat out of a pack, and what happened before."""
    return replace(record, hands=dealt(pack, record.seats, each, rng).hands, state=facts)


def begun(record: Record) -> Hand:
    """The hand of a record where that stops."""
    film = film_of(record)
    return Hand(record, film.state(film.last))


def called(hand: Hand, *calls: MakeCall) -> Hand:
    """The hand after more calls. Raises IllegalActionError."""
    state = hand.state
    for call in calls:
        state = hand.game.apply(state, call).state
    return Hand(replace(hand.record, auction=(*(hand.record.auction or ()), *calls)), state)


def played(hand: Hand, cards: int, rng: Random) -> Hand:
    """The hand after so many more cards, or its end: any card that goes is as likely as another."""
    game, state = hand.game, hand.state
    plays: list[PlayCard] = []
    while len(plays) < cards and state.to_act is not None:
        tries = shuffled(rng, game.candidates(state))  # until one goes: quicker than to judge them all
        action = next(action for action in tries if isinstance(game.judge(state, action), Legal))
        if not isinstance(action, PlayCard):
            raise TypeError(action)
        plays.append(action)
        state = game.advance(state, action).state
    return Hand(replace(hand.record, plays=(*(hand.record.plays or ()), *plays)), state)


def some(pack: tuple[Card, ...], count: int, rng: Random) -> tuple[Card, ...]:
    """Some cards of a pack, as hands are listed."""
    return listed(sorted(pack, key=lambda _: rng.random())[:count])


def uncalled(record: Record) -> Hand:
    """The hand of a record at its first card, its calls left out."""
    hand = begun(record)
    if not isinstance(hand.state, Auction):
        return hand
    return Hand(record, hand.game.skip_calls(hand.state, None, None))


def turns(hand: Hand, rng: Random) -> Iterator[Hand]:
    """The hand after each further card, to its end."""
    while hand.state.to_act is not None:
        hand = played(hand, 1, rng)
        yield hand


def exchanged(hand: Hand, away: tuple[Card, ...], joker: Suit | None = None) -> Hand:
    """The hand once the contractor has laid cards away. Raises IllegalActionError."""
    seat = hand.state.to_act
    if seat is None:
        raise LookupError
    state = hand.game.apply(hand.state, Exchange(seat, away, joker)).state
    return Hand(replace(hand.record, exchange=ExchangeMade(away, joker)), state)
