"""What a step points at in somebody's hand, and whether it is there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from tutor.kernel.actions import PlayCard
from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, Written
from tutor.records.tree import Mark
from tutor.teaching.faults import NotInScene
from tutor.teaching.film import Film, card_play, last_trick
from tutor.teaching.moment import hand
from tutor.teaching.scenes import Scene
from tutor.teaching.spare_faults import CardElsewhere, NotVoid


@dataclass(frozen=True, slots=True)
class Held:
    """`cards: [N.S2]`: a card with the seat that has or had it; None where only the card is named."""

    mark: Mark
    seat: Seat | None
    card: Card


@dataclass(frozen=True, slots=True)
class Lacks:
    """`void: [S, H]`."""

    mark: Mark
    seat: Seat
    suit: Suit


Pointed: TypeAlias = Held | Lacks


def pointed_faults(scene: Scene, frames: Iterable[int], pointed: Iterable[Pointed]) -> Iterator[tuple[Mark, Fault]]:
    """What is pointed at and is not there; a void has to show at one of the moments."""
    moments = tuple(frames)
    for each in pointed:
        match each:
            case Held(mark, seat, card):
                fault = _held(scene, seat, card)
                if fault is not None:
                    yield mark, fault
            case Lacks(mark, seat, suit):
                if not any(_lacks(scene.film, frame, seat, suit) for frame in moments):
                    yield mark, NotVoid(seat, suit)


def _held(scene: Scene, seat: Seat | None, card: Card) -> Fault | None:
    """Where a card is not. A hand that is not known whole may have any card that nobody else shows."""
    record = scene.record
    holders = {each for each in record.seats if card in _ever(scene.film, each)}
    if seat is not None and holders:
        return None if seat in holders else CardElsewhere(card, seat)
    is_hidden = bool(scene.film.game.kitty_size(record.rules)) and record.kitty is None
    asked = record.seats.order if seat is None else (seat,)
    if holders or is_hidden or card in (record.kitty or ()) or not set(asked) <= set(record.hands):
        return None
    return NotInScene(Written(card.code)) if seat is None else CardElsewhere(card, seat)


def _ever(film: Film, seat: Seat) -> set[Card]:
    """All cards that a seat holds or plays at some moment."""
    held = {card for frame in range(film.last + 1) for card in hand(film.state(frame), seat)}
    played = (frame.action for frame in film.frames)
    return held | {each.card for each in played if isinstance(each, PlayCard) and each.seat == seat}


def _lacks(film: Film, frame: int, seat: Seat, suit: Suit) -> bool:
    """Whether a seat holds nothing of a suit, and has not just played its last of it."""
    state = film.state(frame)
    play, held = card_play(state), hand(state, seat)
    if play is None:
        return all(card.suit is not suit for card in held)
    trick = last_trick(state)
    lying = play.table or (trick.plays if trick else ())
    cards = (*held, *(each.card for each in lying if each.seat == seat))
    return all(play.order.suit_of(card) is not suit for card in cards)
