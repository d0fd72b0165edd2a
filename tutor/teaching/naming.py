"""Naming a suit for the joker: as it is led, or as the contractor lays cards away."""

from __future__ import annotations

from itertools import islice

from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.cards import JOKER, Card, Suit
from tutor.kernel.game import Game, Legal
from tutor.kernel.seats import Seat
from tutor.kernel.state import Exchanging, Phase
from tutor.teaching.acts import put_away
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment, hand

NO_SUIT = "none"
"""The id of the answer that names no suit."""


def naming(moment: Moment, seat: Seat, suit: Suit | None, discard: tuple[Card, ...] = ()) -> Action:
    """The action that names a suit: an exchange, of the record's cards where none are given, or the joker's lead."""
    match moment.state:
        case Exchanging():
            return Exchange(seat, discard or recorded_discard(moment), suit)
        case _:
            return PlayCard(seat, JOKER, suit)


def named(action: Action) -> Suit | None:
    """The suit that an action names for the joker."""
    match action:
        case PlayCard(names=suit) | Exchange(joker=suit):
            return suit
        case MakeCall() | PassCards() | LookAtKitty():
            return None


def recorded_discard(moment: Moment) -> tuple[Card, ...]:
    """The cards that the record lays away next; the first of the chooser's hand where it has none."""
    following = moment.film.frames[moment.frame + 1].action if moment.frame < moment.film.last else None
    match following:
        case Exchange(discard=cards):
            return cards
        case _:
            return moment.hand(moment.state.to_act or moment.seats.order[0])[: room(moment.game, moment.state)]


def suit_option(suit: Suit | None) -> Line:
    """A suit, or none, as one of several answers."""
    return Coach("option.suit-sign", (("suit", suit),)) if suit else Coach("option.no-suit")


def laid_away(state: Phase, seat: Seat, cards: tuple[Card, ...], suit: Suit | None = None) -> Action:
    """Cards laid away for the kitty, with a suit for the joker if any; or, where the moment has it so, passed on."""
    match state:
        case Exchanging(contract=None):
            return PassCards(seat, state.match.seats.partner(seat) or seat, cards)
        case _:
            return Exchange(seat, cards, suit)


def room(game: Game, state: Phase) -> int:
    """How many cards are to be laid away, or passed on, now."""
    match state:
        case Exchanging():
            return len(put_away(next(iter(game.candidates(state)))))
        case _:
            return game.kitty_size(state.match.rules)


def nameable(game: Game, state: Phase) -> tuple[Suit, ...]:
    """The suits that the seat to act may name for the joker while it lays cards away."""
    match state:
        case Exchanging(to_act=seat) if JOKER in hand(state, seat):
            others = (card for card in hand(state, seat) if card is not JOKER)
            away = tuple(islice(others, game.kitty_size(state.match.rules)))
            return tuple(suit for suit in Suit if isinstance(game.judge(state, Exchange(seat, away, suit)), Legal))
        case _:
            return ()
