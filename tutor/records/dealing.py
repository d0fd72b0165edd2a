"""Deals made to wish: of a pack or a stated set of cards, under conditions, the same for a seed on every machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from tutor.kernel.cards import Card, listed
from tutor.kernel.deal import Deal, dealt
from tutor.kernel.game import Game
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.records.conditions import DealError, holds, orders_of, read_condition
from tutor.records.deal_faults import NoSuchDeal
from tutor.records.faults import (
    CardTwice,
    HandSize,
    NotInPack,
    SeatCount,
    SeatsForPartners,
    UnknownCard,
    Written,
)
from tutor.records.notation import read_card
from tutor.records.record import About, Record

TRIES = 50_000
"""How many deals are made in search of one that meets its conditions."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be dealt: a game under rules, to so many seats; a set of cards, or the pack; conditions as texts."""

    game: Game
    rules: RuleSet
    players: int | None = None
    """As many as the set of cards is for, or else as many as may play, where it is None."""
    cards: str | None = None
    conditions: tuple[str, ...] = ()
    seats: Seats | None = None
    """Who sits at the table, those of the compass where it is None."""


def deals(wish: Wish, seed: int, count: int) -> Iterator[Record]:
    """Records of `count` deals, hands and kitty only. Raises DealError where a wish makes no sense or is never met."""
    given = None if wish.cards is None else read_cards(wish.cards)
    table = _table(wish, given)
    pack = wish.game.pack(wish.rules) if given is None else _stated(wish, table, given)
    found = _found(wish, table, pack, Random(seed))
    for number in range(1, count + 1):
        deal = next(found)
        about = About(id=f"{wish.game.name}-{seed}-{number}")
        yield Record(
            game=wish.game.name,
            rules=wish.rules,
            seats=table.seats,
            about=about,
            hands=deal.hands,
            kitty=deal.kitty if wish.game.kitty_size(wish.rules) else None,
            own_seats=table.seats.order != COMPASS,
        )


def _found(wish: Wish, table: Match, pack: tuple[Card, ...], rng: Random) -> Iterator[Deal]:
    """Deal after deal that meets the conditions, without end."""
    game, size = wish.game, wish.game.hand_size(wish.rules, len(table.seats))
    orders = orders_of(game, table)
    conditions = [read_condition(text, game, table, orders) for text in wish.conditions]
    while True:
        tries = (dealt(pack, table.seats, size, rng) for _ in range(TRIES))
        meets = (deal for deal in tries if all(holds(condition, orders, deal) for condition in conditions))
        deal = next(meets, None)
        if deal is None:
            raise DealError(NoSuchDeal(TRIES))
        yield deal


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards parted by blanks or commas. Raises DealError for what is no card, and for a card given twice."""
    found: dict[Card, str] = {}
    for name in text.replace("、", " ").replace(",", " ").split():
        card = read_card(name)
        if card is None:
            raise DealError(UnknownCard(Written(name)))
        if card in found:
            raise DealError(CardTwice(card, Written(found[card])))
        found[card] = name
    return tuple(found)


def _table(wish: Wish, given: tuple[Card, ...] | None) -> Match:
    players = wish.players or _players_for(wish, given) or max(wish.game.players)
    if players not in wish.game.players:
        raise DealError(SeatCount(players, wish.game.players))
    if players not in wish.game.players_under(wish.rules):
        raise DealError(SeatsForPartners(players, wish.game.players_under(wish.rules)))
    seats = wish.seats or Seats(COMPASS[:players], wish.game.is_partnership(wish.rules, players))
    return Match(wish.rules, seats, seats.order[-1])


def _players_for(wish: Wish, given: Iterable[Card] | None) -> int | None:
    """For how many players a set of cards is."""
    cards = len(tuple(given or ()))
    return next((players for players in wish.game.players if _needed(wish, players) == cards), None)


def _needed(wish: Wish, players: int) -> int:
    """How many cards a deal takes."""
    return wish.game.hand_size(wish.rules, players) * players + wish.game.kitty_size(wish.rules)


def _stated(wish: Wish, table: Match, given: tuple[Card, ...]) -> tuple[Card, ...]:
    """A stated set of cards in the order of every list, so that it makes the same deal however it was typed."""
    pack = wish.game.pack(wish.rules)
    stranger = next((card for card in given if card not in pack), None)
    if stranger is not None:
        raise DealError(NotInPack(stranger))
    needed = _needed(wish, len(table.seats))
    if len(given) != needed:
        raise DealError(HandSize(len(given), needed))
    return listed(given)
