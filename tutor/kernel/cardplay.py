"""The play of the cards, as all the games share it: hands, the trick on the table, the tricks that are over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tutor.kernel.cards import Card, Suit
from tutor.kernel.order import CardOrder
from tutor.kernel.reasons import (
    CardNotHeld,
    FollowsSuit,
    HandIsOver,
    HighestOfLedSuit,
    HighestTrump,
    MustFollowSuit,
    NotYourTurn,
    Reason,
    SitsOut,
    VoidAnyCard,
)
from tutor.kernel.seats import Seat
from tutor.kernel.trick import Play, Trick

Explain = Callable[[CardOrder, tuple[Play, ...]], Reason]
"""Says why the winning card of a complete trick takes it."""

Hands = Mapping[Seat, tuple[Card, ...]]
"""The cards that each seat still holds."""


@dataclass(frozen=True, slots=True)
class CardPlay:
    """Where the play of a hand stands.

    `active` are the seats that play, clockwise; `leader` leads the trick in progress; `tricks` are complete; `earlier`
    counts the tricks that each seat had taken before a position of a few cards began; `size` is the number of tricks
    of the hand.
    """

    order: CardOrder
    active: tuple[Seat, ...]
    hands: Hands
    size: int
    leader: Seat
    tricks: tuple[Trick, ...] = ()
    table: tuple[Play, ...] = ()
    earlier: Mapping[Seat, int] | None = None

    @property
    def number(self) -> int:
        """The number of the trick in progress, or of the last one where the play is over."""
        return min(self.done + 1, self.size)

    @property
    def done(self) -> int:
        """How many tricks of the hand are over."""
        return len(self.tricks) + (sum(self.earlier.values()) if self.earlier else 0)

    @property
    def is_over(self) -> bool:
        return self.done >= self.size

    @property
    def to_act(self) -> Seat | None:
        """Whose card is awaited, None once the play is over."""
        if self.is_over:
            return None
        place = self.active.index(self.leader) + len(self.table)
        return self.active[place % len(self.active)]

    @property
    def led(self) -> Suit | None:
        """The suit that the trick in progress asks for, None before its first card."""
        return self.order.led(self.table)

    @property
    def plays(self) -> tuple[Play, ...]:
        """Every card played here, in order."""
        return tuple(play for trick in self.tricks for play in trick.plays) + self.table

    def taken(self, seat: Seat) -> int:
        """The tricks that a seat has taken."""
        before = self.earlier.get(seat, 0) if self.earlier else 0
        return before + sum(trick.winner == seat for trick in self.tricks)

    def captured(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in the tricks that a seat has taken here, in the order played."""
        return tuple(play.card for trick in self.tricks if trick.winner == seat for play in trick.plays)

    def can_follow(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of a seat that count as the led suit."""
        led = self.led
        return () if led is None else self.order.of_suit(led, self.hands[seat])


def after(play: CardPlay, card: Play, explain: Explain) -> CardPlay:
    """The play after one more card; the trick is laid aside when all active seats have played."""
    hands = dict(play.hands)
    hands[card.seat] = tuple(held for held in hands[card.seat] if held is not card.card)
    table = (*play.table, card)
    if len(table) < len(play.active):
        return _with(play, hands, play.leader, play.tricks, table)
    winner = play.order.winning(table).seat
    trick = Trick(play.number, table, winner, explain(play.order, table))
    return _with(play, hands, winner, (*play.tricks, trick), ())


def _with(play: CardPlay, hands: Hands, leader: Seat, tricks: tuple[Trick, ...], table: tuple[Play, ...]) -> CardPlay:
    # written out, since dataclasses.replace takes three times as long and every card played comes here
    return CardPlay(play.order, play.active, hands, play.size, leader, tricks, table, play.earlier)


def out_of_turn(play: CardPlay, seat: Seat) -> Reason | None:
    """Cards are played clockwise by the active seats, and a trick's winner leads the next."""
    expected = play.to_act
    if expected is None:
        return HandIsOver()
    if seat not in play.active:
        return SitsOut(seat)
    if seat == expected:
        return None
    if play.table:
        return NotYourTurn(expected, "follow")
    return NotYourTurn(expected, "lead" if play.tricks else "first")


def not_held(play: CardPlay, seat: Seat, card: Card) -> Reason | None:
    """Only a card in hand may be played."""
    if card in play.hands[seat]:
        return None
    gone = (trick.number for trick in play.tricks for past in trick.plays if past.card is card and past.seat == seat)
    return CardNotHeld(card, next(gone, None))


def not_following(play: CardPlay, seat: Seat, card: Card) -> Reason | None:
    """A player who holds a card of the led suit must play one."""
    led = play.led
    if led is None or play.order.suit_of(card) is led:
        return None
    could_play = play.can_follow(seat)
    return MustFollowSuit(led, card, could_play) if could_play else None


def follows_or_void(play: CardPlay, card: Card, led: Suit) -> Reason:
    """Why a card that goes on a lead of `led` goes: it follows, or its holder is void."""
    if play.order.suit_of(card) is led:
        return FollowsSuit(card, led)
    return VoidAnyCard(led, play.order.trump)


def why_taken(order: CardOrder, table: tuple[Play, ...]) -> Reason:
    """The highest trump takes a trick; where nobody trumped, the highest card of the led suit."""
    best, led = order.winning(table), order.led(table)
    if not order.is_trump(best.card):
        return HighestOfLedSuit(best.seat, best.card, led, order.trump)
    beaten = () if led is order.trump else order.descending(order.of_suit(led, (play.card for play in table)))
    return HighestTrump(best.seat, best.card, beaten[0] if beaten else None)
