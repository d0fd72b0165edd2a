"""Where the engine has each thing that is sorted, and where known misunderstandings would put it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import TypeAlias, assert_never

from tutor.kernel.cards import Card, Rank, Suit
from tutor.kernel.order import CardOrder
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Side
from tutor.kernel.state import Auction, Over
from tutor.teaching.asks.base import facts
from tutor.teaching.asks.things import Assumed, Item, PointName, book_rule, cards_of, id_of, order_at
from tutor.teaching.facts import NOBODY, known_at, look_up
from tutor.teaching.fields import Ground
from tutor.teaching.film import card_play
from tutor.teaching.lines import Coach, Line, Option, Prose
from tutor.teaching.moment import Moment

Places: TypeAlias = frozenset[tuple[str, str]]
"""Things with their bins, by their ids."""
NO_SUIT = "none"


class By(Enum):
    """What a step sorts by, as scripts write it."""

    DECK = "deck"
    REMOVED = "removed"
    TRUMP = "trump"
    SUIT = "effective-suit"
    POINT = "point-taker"
    OWN = "own"


_BINS: Mapping[By, tuple[str, ...]] = {
    By.DECK: ("in", "out"),
    By.REMOVED: ("stays", "removed"),
    By.TRUMP: ("trump", "other"),
    By.SUIT: (*(suit.value for suit in Suit), NO_SUIT),
}


def bins_of(by: By, ground: Ground) -> tuple[str, ...]:
    """The ids of the bins; none where the script names its own."""
    return (*ground.seats.sides, NOBODY) if by is By.POINT else _BINS.get(by, ())


def shown_bin(moment: Moment, by: By, name: str) -> Option:
    """A bin as it is shown."""
    return Option(name, _bin_line(moment, by, name))


def _bin_line(moment: Moment, by: By, name: str) -> Line:
    match by:
        case By.OWN:
            return Prose(f"{moment.voice.step}.bin.{name}")
        case By.POINT if name != NOBODY:
            return Coach("option.side", facts(side=Side(name)))
        case By.POINT:
            return Coach("option.nobody")
        case By.SUIT if name != NO_SUIT:
            return Coach("option.suit", facts(suit=Suit(name)))
        case By.DECK | By.REMOVED | By.TRUMP | By.SUIT:
            return Coach(f"bin.{by.value}.{name}")
        case _:
            assert_never(by)


@dataclass(frozen=True, slots=True)
class Homes:
    """What the engine knows of the things at a moment."""

    moment: Moment
    by: By
    items: tuple[Item, ...]
    assumed: Assumed | None = None

    @property
    def order(self) -> CardOrder:
        return order_at(self.moment, self.assumed)

    def known(self) -> Places:
        """Each thing that has a place with it."""
        found = ((id_of(item), self._home(item)) for item in self.items)
        return frozenset((name, home) for name, home in found if home is not None)

    def guesses(self) -> Mapping[str, tuple[Places, ...]]:
        """Known misunderstandings, each with the things that it would put elsewhere: any of them shows it."""
        cards = cards_of(self.items)
        match self.by:
            case By.DECK | By.REMOVED:
                return self._pack_guesses(cards)
            case By.TRUMP | By.SUIT:
                return self._suit_guesses(cards)
            case By.POINT:
                return self._point_guesses()
            case By.OWN:
                return {}
            case _:
                assert_never(self.by)

    def odd(self) -> tuple[Card, ...]:
        """The cards to look at twice: their place is not that which their print suggests."""
        cards = cards_of(self.items)
        if self.by in (By.TRUMP, By.SUIT):
            return tuple(card for card in cards if self.order.suit_of(card) is not card.suit)
        return ()

    def law(self) -> str | None:
        """The entry that decides where each thing belongs; None where the game has no such rule."""
        match self.by:
            case By.DECK | By.REMOVED:
                return book_rule(self.moment, "deck")
            case By.TRUMP | By.SUIT if self.order.trump is None:
                return book_rule(self.moment, "plain-order", "first-card-trump")
            case By.TRUMP | By.SUIT:
                return book_rule(self.moment, "left-bower", "no-bowers")
            case _:
                return None

    def rule(self) -> str | None:
        """The rule book's entry that tells where things belong."""
        moment = self.moment
        match self.by:
            case By.DECK | By.REMOVED:
                return book_rule(moment, "deck", "deal")
            case By.TRUMP | By.SUIT if self.order.trump is None:
                return book_rule(moment, "plain-order", "first-card-trump")
            case By.TRUMP | By.SUIT:
                return book_rule(moment, "left-bower", "no-bowers", "ranks")
            case By.POINT:
                return book_rule(moment, "in-play")
            case By.OWN:
                return None
            case _:
                assert_never(self.by)

    def reason(self, item: Item) -> Reason | None:
        """Why a point goes where it goes, where a line of the sheets says so."""
        end = self.moment.film.state(self.moment.film.last)
        match item, end:
            case PointName(name), Over(score=score) if score is not None:
                lines = (line.reason for sheet in score.sheets for line in sheet.lines)
                return next((reason for reason in lines if reason.code.partition("-")[0] == name), None)
            case _:
                return None

    # --- inside ------------------------------------------------------------------------------------------------------

    def _home(self, item: Item) -> str | None:
        match self.by, item:
            case By.POINT, PointName(name):
                return self._taker(name)
            case ((By.DECK | By.REMOVED), Card()):
                inside = item in self.moment.game.pack(self.moment.state.match.rules)
                return _BINS[self.by][0 if inside else 1]
            case By.TRUMP, Card():
                return None if self._trump_is_open() else "trump" if self.order.is_trump(item) else "other"
            case By.SUIT, Card():
                suit = self.order.suit_of(item)
                return NO_SUIT if suit is None else suit.value
            case _:
                return None

    def _trump_is_open(self) -> bool:
        return self.assumed is None and self.order.trump is None and isinstance(self.moment.state, Auction)

    def _taker(self, name: str) -> str | None:
        film = self.moment.film
        match look_up(known_at(film, film.last), f"points.{name}"):
            case str(side):
                return side
            case None:
                return NOBODY
            case _:
                return None

    def _pack_guesses(self, cards: tuple[Card, ...]) -> dict[str, tuple[Places, ...]]:
        inside, outside = _BINS[self.by]
        pack = self.moment.game.pack(self.moment.state.match.rules)
        ranks = {card.rank for card in pack}
        split = {card.rank for card in cards if card not in pack and card.rank in ranks}
        return {
            "joker-out": _each((card for card in cards if card.is_joker and card in pack), outside),
            "whole-rank-out": _each((c for c in cards if c in pack and c.rank in split and c.rank), outside),
            "whole-rank-kept": _each((c for c in cards if c not in pack and c.rank in ranks and c.rank), inside),
        }

    def _suit_guesses(self, cards: tuple[Card, ...]) -> dict[str, tuple[Places, ...]]:
        order, by_print = self.order, self.by is By.SUIT
        jacks = tuple(card for card in cards if card.rank is Rank.JACK)
        lefts = [card for card in jacks if order.is_trump(card) and card.suit is not order.trump]
        jokers = (card for card in cards if card.is_joker and order.is_trump(card))
        found = {
            "left-bower-left-out": tuple(_one(c, c.suit.value if by_print and c.suit else "other") for c in lefts),
            "joker-left-out": _each(jokers, NO_SUIT if by_print else "other"),
        }
        if order.trump is None:
            found["left-bower-stays"] = tuple(_one(c, c.suit.same_colour.value) for c in jacks if c.suit and by_print)
        elif lefts:
            guests = (c for c in jacks if not order.is_trump(c))
            found["other-colour-guest"] = _each(guests, order.trump.value if by_print else "trump")
        return found

    def _point_guesses(self) -> dict[str, tuple[Places, ...]]:
        """Who was dealt a point's card, where who took it counts; who took it, where who was dealt it counts."""
        moment, truth = self.moment, dict(self.known())
        first, play = moment.film.state(0), card_play(moment.film.state(moment.film.last))
        found: dict[str, list[Places]] = {"held-not-taken": [], "taken-not-held": []}
        for item in self.items:
            card, name = _card_of(self.reason(item)), id_of(item)
            if card is None or play is None:
                continue
            holder = next((seat for seat, held in first.deal.hands.items() if card in held), None)
            taker = next((trick.winner for trick in play.tricks if trick.holds(card)), None)
            if holder is None or taker is None:
                continue
            held, taken = moment.seats.side(holder), moment.seats.side(taker)
            if held != taken:
                of_holder = truth.get(name) == held
                key, side = ("taken-not-held", taken) if of_holder else ("held-not-taken", held)
                found[key].append(frozenset(((name, side),)))
        return {key: tuple(several) for key, several in found.items()}


def _card_of(reason: Reason | None) -> Card | None:
    """The one card that a reason speaks of."""
    if reason is None:
        return None
    cards = [value for field in fields(reason) if isinstance(value := getattr(reason, field.name), Card)]
    return cards[0] if len(cards) == 1 else None


def _each(cards: Iterable[Card], home: str) -> tuple[Places, ...]:
    return tuple(_one(card, home) for card in cards)


def _one(card: Card, home: str) -> Places:
    return frozenset(((card.code, home),))
