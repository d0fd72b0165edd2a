"""A card to be played, and what a seat can know then: from its view alone, by counting."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from tutor.kernel.actions import Action, PlayCard
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.cards import Card, Suit
from tutor.kernel.game import Game
from tutor.kernel.order import CardOrder
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat
from tutor.kernel.trick import Play, Trick
from tutor.kernel.view import SeatView


@dataclass(frozen=True, slots=True)
class Advised:
    """What a principle chooses, and why."""

    action: Action
    why: Reason


class Turn:
    """The seat to act is about to play. What it asks of the cards is worked out once."""

    def __init__(self, game: Game, view: SeatView, play: CardPlay, legal: Sequence[Action]) -> None:
        self.game, self.view, self.play = game, view, play
        self.plays = tuple(action for action in legal if isinstance(action, PlayCard))
        self.cards = tuple(dict.fromkeys(action.card for action in self.plays))

    # --- who and what ------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        return self.view.seat

    @property
    def partner(self) -> Seat | None:
        """The partner, where one plays."""
        partner = self.view.match.seats.partner(self.seat)
        return partner if partner in self.play.active else None

    @property
    def order(self) -> CardOrder:
        return self.play.order

    @property
    def leads(self) -> bool:
        return not self.play.table

    @property
    def led(self) -> Suit | None:
        return self.play.led

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """Those who play to this trick after this seat."""
        active = self.play.active
        place = active.index(self.seat)
        behind = active[place + 1 :] + active[:place]
        return behind[: len(active) - len(self.play.table) - 1]

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """Those of the other sides who play to this trick after this seat."""
        return tuple(seat for seat in self.later if seat != self.partner)

    @cached_property
    def best(self) -> Play | None:
        """The card that takes the trick so far."""
        return self.order.winning(self.play.table) if self.play.table else None

    @property
    def follows(self) -> bool:
        """Whether the led suit is held."""
        return not self.leads and bool(self.play.can_follow(self.seat))

    # --- counting ----------------------------------------------------------------------------------------------------

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """The cards of which this seat does not know where they are; some may be out of play."""
        seen = [past.card for past in self.play.plays]
        shown = [card for hand in self.play.hands.values() for card in hand]
        return frozenset(self.game.pack(self.view.match.rules)).difference(seen, shown, self.view.put_away)

    @cached_property
    def voids(self) -> frozenset[tuple[Seat, Suit]]:
        """Seats that have shown out of a suit."""
        return frozenset(out for trick in self.play.tricks for out in self._shown(trick))

    def _shown(self, trick: Trick) -> Iterable[tuple[Seat, Suit]]:
        led = self.order.led(trick.plays)
        if led is None:
            return
        for play in trick.plays:
            card = play.card
            may_trump = self.game.card_points(()) is not None and self.order.is_trump(card)
            if self.order.suit_of(card) not in (led, None) and not may_trump:
                yield play.seat, led

    def of_suit(self, suit: Suit | None) -> tuple[Card, ...]:
        """The own cards of a suit, high to low."""
        return self.order.descending(self.order.of_suit(suit, self.view.hand))

    def out(self, suit: Suit | None) -> tuple[Card, ...]:
        """The cards of a suit that are not seen, high to low."""
        return self.order.descending(self.order.of_suit(suit, self.unseen))

    def is_master(self, card: Card) -> bool:
        """Whether no card that is not seen stands above it in its suit."""
        out = self.out(self.order.suit_of(card))
        return not out or self.order.strength(card) > self.order.strength(out[0])

    # --- the trick ---------------------------------------------------------------------------------------------------

    def power(self, card: Card) -> int:
        """How a card would stand in the trick in progress, or in one that it leads."""
        return self.order.power(Play(self.seat, card), self.order.suit_of(card) if self.leads else self.led)

    def wins(self, card: Card) -> bool:
        """Whether a card takes the trick as far as it has come."""
        return self.best is None or self.power(card) > self.order.power(self.best, self.led)

    def stands(self, card: Card) -> bool:
        """Whether a card that wins now is likely to win in the end: nobody who plays later should beat it."""
        led = self.order.suit_of(card) if self.leads else self.led
        return all(self._is_safe_from(self.power(card), rival, led) for rival in self.rivals)

    def holds_up(self, play: Play) -> bool:
        """Whether the card that wins now is likely to win in the end, whoever it is from."""
        power = self.order.power(play, self.led)
        return all(self._is_safe_from(power, rival, self.led) for rival in self.rivals)

    def _is_safe_from(self, power: int, rival: Seat, led: Suit | None) -> bool:
        higher = [card for card in self.unseen if self.order.power(Play(rival, card), led) > power]
        trumps = [card for card in higher if self.order.is_trump(card) and self.order.suit_of(card) is not led]
        plain = len(higher) - len(trumps)
        has_led = led is None or (rival, led) not in self.voids
        if plain and has_led:
            return False
        if not trumps or (rival, self.order.trump) in self.voids:
            return True
        return has_led and not self._may_be_short(led)

    def _may_be_short(self, led: Suit | None) -> bool:
        """Whether somebody may well have none of a suit: few of it are left, or a trump goes on it anyway."""
        free = self.game.card_points(()) is not None
        return free or len(self.out(led)) < _ENOUGH_FOR_A_ROUND * len(self.play.active)

    # --- choosing ----------------------------------------------------------------------------------------------------

    def choose(self, card: Card, why: Callable[..., Reason], *facts: object) -> Advised:
        """Plays a card for a reason whose first fact is the card."""
        action = next(action for action in self.plays if action.card is card)
        return Advised(action, why(card, *facts))

    def equals(self, card: Card) -> tuple[Card, ...]:
        """The cards that might as well be played as this one: neighbours that weigh the same, itself among them."""
        suit, strength, weight = self.order.suit_of(card), self.order.strength, self.game.card_points((card,))
        shown = (held for seat, hand in self.play.hands.items() if seat != self.seat for held in hand)
        between = [*self.out(suit), *self.order.of_suit(suit, (*shown, *(play.card for play in self.play.table)))]

        def is_equal(other: Card) -> bool:
            low, high = sorted((strength(card), strength(other)))
            alike = self.order.suit_of(other) is suit and self.game.card_points((other,)) == weight
            return alike and not any(low < strength(each) < high for each in between)

        alone = suit is None or (weight is not None and self.order.is_trump(card))
        return (card,) if alone else tuple(filter(is_equal, self.cards))

    def lowest(self, cards: Iterable[Card]) -> Card:
        """The card that is worth least: low, of no points, rather no trump."""
        return min(cards, key=self.worth)

    def highest(self, cards: Iterable[Card]) -> Card:
        return max(cards, key=self.worth)

    def worth(self, card: Card) -> tuple[bool, int, int]:
        """How a card is kept: trumps longest, then what weighs something, then by strength."""
        loose = self.order.suit_of(card) is None and not self.order.joker_is_low
        weight = self.game.card_points((card,)) or 0
        return self.order.is_trump(card) or loose, weight, self.order.strength(card)


Principle = Callable[[Turn], Advised | None]
"""A named rule of thumb: what it would do now, None where it has nothing to say."""
_ENOUGH_FOR_A_ROUND = 1.5
"""Unseen cards of a suit for each player that make it likely that everybody has one."""
