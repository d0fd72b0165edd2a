"""By what things are put in order: the engine's rank of each, and the ranks that known misunderstandings give it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, assert_never

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Rank, Suit, suited
from tutor.kernel.order import CardOrder
from tutor.teaching.asks.things import Assumed, Item, OwnText, SceneName, book_rule, order_at
from tutor.teaching.moment import Moment

Key: TypeAlias = Callable[[Item], int | None]
"""The rank of a thing, a higher one for a higher thing; None where it has none."""
_TOP = 1000
_LEVEL_AND_STRAIN = re.compile(r"(\d+)(NT|[SHDC])")
_LADDER, _BRIDGE = ("S", "C", "D", "H", "NT"), ("C", "D", "H", "S", "NT")


class By(Enum):
    """What a step puts in order by, as scripts write it."""

    RANK = "rank"
    TRUMP_RANK = "trump-rank"
    CALLS = "calls"
    CARD_POINTS = "card-points"
    SCENES = "scenes"
    OWN = "own"


@dataclass(frozen=True, slots=True)
class Ranking:
    """The ranks of things at a moment."""

    moment: Moment
    by: By
    assumed: Assumed | None = None
    path: str = ""
    own: tuple[str, ...] = ()
    """The script's own order, the highest first."""

    @property
    def order(self) -> CardOrder:
        return order_at(self.moment, self.assumed)

    def rank(self, item: Item) -> int | None:
        """Where the engine, or the script, has a thing."""
        match self.by, item:
            case By.RANK, Card():
                return self.order.strength(item)
            case By.TRUMP_RANK, Card():
                return self._in_tricks(item)
            case By.CARD_POINTS, Card():
                return self._points(item)
            case By.CALLS, Call():
                calls = self.moment.game.calls(self.moment.state.match.rules)
                return calls.index(item) if item in calls else None
            case By.SCENES, SceneName(name):
                return self._number(f"{name}.{self.path}")
            case By.OWN, Card(code=name) | Call(notation=name) | OwnText(name):
                return -self.own.index(name) if name in self.own else None
            case _:
                return None

    def guesses(self) -> Mapping[str, Key]:
        """The ranks that known misunderstandings give."""
        match self.by:
            case By.RANK:
                return self._card_guesses() | self._rank_guesses()
            case By.TRUMP_RANK:
                return self._card_guesses() | self._trump_guesses()
            case By.CARD_POINTS:
                return {"rank-for-points": _of_card(self.order.strength)}
            case By.CALLS:
                return {
                    "bridge-order": _of_bid(lambda level, strain: level * 10 + _BRIDGE.index(strain)),
                    "strain-first": _of_bid(lambda level, strain: _LADDER.index(strain) * 100 + level),
                    "by-points": self._value,
                }
            case By.SCENES | By.OWN:
                return {}
            case _:
                assert_never(self.by)

    def odd(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards to look at twice: they don't stand where their print suggests."""
        if self.by not in (By.RANK, By.TRUMP_RANK):
            return ()
        return tuple(card for card in cards if card.rank is None or self.order.strength(card) != card.rank)

    def rule(self) -> str | None:
        """The rule book's entry that tells the order."""
        match self.by:
            case By.RANK if self.order.trump is None:
                return book_rule(self.moment, "plain-order", "rank")
            case By.RANK | By.TRUMP_RANK:
                return book_rule(self.moment, "trump-order", "rank", "ranks")
            case By.CARD_POINTS:
                return book_rule(self.moment, "card-points")
            case By.CALLS:
                return book_rule(self.moment, "call-order", "auction", "bidding")
            case By.SCENES | By.OWN:
                return None
            case _:
                assert_never(self.by)

    # --- inside ------------------------------------------------------------------------------------------------------

    def _in_tricks(self, card: Card) -> int:
        """Any trump above any other card."""
        return self.order.strength(card) + (_TOP if self.order.is_trump(card) else 0)

    def _points(self, card: Card) -> int | None:
        return self.moment.game.card_points((card,))

    def _value(self, item: Item) -> int | None:
        rules = self.moment.state.match.rules
        return self.moment.game.call_value(rules, item) if isinstance(item, Call) else None

    def _number(self, path: str) -> int | None:
        match self.moment.look_up(path):
            case bool():
                return None
            case int(number):
                return number
            case _:
                return None

    def _card_guesses(self) -> dict[str, Key]:
        return {
            "two-is-high": _of_card(lambda card: _TOP if card.rank is Rank.TWO else self.order.strength(card)),
            "ace-low": _of_card(lambda card: 0 if card.rank is Rank.ACE else self.order.strength(card)),
            "joker-last": _of_card(lambda card: 0 if card.is_joker else self.order.strength(card)),
        }

    def _rank_guesses(self) -> dict[str, Key]:
        jacks = "bowers-stay" if self._has_bowers() else "jack-is-bower"
        found: dict[str, Key] = {
            jacks: _of_card(lambda card: _TOP if card.rank is Rank.JACK else self.order.strength(card))
        }
        if self.moment.game.card_points(()) is not None:
            found["points-for-rank"] = _of_card(
                lambda card: (self._points(card) or 0) * 100 + self.order.strength(card)
            )
        return found

    def _trump_guesses(self) -> dict[str, Key]:
        order = self.order
        if not self._has_bowers():
            return {"jack-is-bower": _of_card(lambda card: _TOP if card.rank is Rank.JACK else order.strength(card))}
        return {
            "printed-rank": _of_card(lambda card: _TOP if card.rank is None else card.rank * 10 + self._is_home(card)),
            "left-over-right": _of_card(self._left_over_right),
            "left-bower-left-out": _of_card(lambda card: order.strength(card) if self._is_home(card) else 0),
        }

    def _left_over_right(self, card: Card) -> int:
        """As it is, but with the guest among the jacks one place higher."""
        return self._in_tricks(card) * 10 + (0 if self._is_home(card) or not self.order.is_trump(card) else 15)

    def _is_home(self, card: Card) -> bool:
        """Whether trump is printed on it, or nothing."""
        return card.suit is None or card.suit is self.order.trump

    def _has_bowers(self) -> bool:
        order = self.moment.game.order_if(self.moment.state.match.rules, Suit.SPADES)
        return order.strength(suited(Suit.SPADES, Rank.JACK)) > order.strength(suited(Suit.SPADES, Rank.ACE))


def _of_card(rank: Callable[[Card], int]) -> Key:
    return lambda item: rank(item) if isinstance(item, Card) else None


def _of_bid(rank: Callable[[int, str], int]) -> Key:
    """The rank of a call by its number and its suit; of any other call there is none."""

    def key(item: Item) -> int | None:
        found = _LEVEL_AND_STRAIN.fullmatch(item.notation) if isinstance(item, Call) else None
        return rank(int(found[1]), found[2]) if found else None

    return key
