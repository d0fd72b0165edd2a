"""The play of the cards: follow with trump, follow or trump, or any card (S4 section 2; Bicycle)."""

from __future__ import annotations

from dataclasses import replace

from tutor.games.pitch.reasons import FollowOrTrump, MayTrump, MustFollowTrump, SetsTrump
from tutor.kernel.cardplay import CardPlay, follows_or_void, not_held, out_of_turn
from tutor.kernel.cards import Card
from tutor.kernel.order import plain
from tutor.kernel.reasons import MayLeadAnything, Reason
from tutor.kernel.seats import Seat


def not_following_trump(play: CardPlay, seat: Seat, card: Card) -> Reason | None:
    """Trump led: a player who holds a trump plays one."""
    led = play.led
    if led is None or led is not play.order.trump or play.order.is_trump(card):
        return None
    could_play = play.can_follow(seat)
    return MustFollowTrump(led, card, could_play) if could_play else None


def neither_follows_nor_trumps(play: CardPlay, seat: Seat, card: Card) -> Reason | None:
    """Another suit led: a player who holds it follows or trumps."""
    led, trump = play.led, play.order.trump
    if led is None or trump is None or led is trump or play.order.suit_of(card) in (led, trump):
        return None
    held = play.can_follow(seat)
    if not held:
        return None
    could_play = tuple(other for other in play.hands[seat] if play.order.suit_of(other) in (led, trump))
    return FollowOrTrump(led, trump, card, held, could_play)


def refusal(play: CardPlay, seat: Seat, card: Card) -> Reason | None:
    """Why a card does not go, in the order in which it is told."""
    return (
        out_of_turn(play, seat)
        or not_held(play, seat, card)
        or not_following_trump(play, seat, card)
        or neither_follows_nor_trumps(play, seat, card)
    )


def why_it_goes(play: CardPlay, seat: Seat, card: Card) -> Reason:
    """Why a legal card goes."""
    led = play.led
    if led is None:
        return leads(play, card)
    if led is not play.order.trump and play.order.is_trump(card):
        could_follow = play.can_follow(seat)
        if could_follow:
            return MayTrump(card, led, could_follow)
    return follows_or_void(play, card, led)


def leads(play: CardPlay, card: Card) -> Reason:
    """A lead is free; the pitcher's first card makes its suit the trump."""
    if play.order.trump is None and card.suit is not None:
        return SetsTrump(card, card.suit)
    return MayLeadAnything(card)


def with_trump_set(play: CardPlay, card: Card) -> CardPlay:
    """The suit of the first card led is trump for the whole hand; later cards change nothing."""
    return replace(play, order=plain(card.suit)) if play.order.trump is None else play
