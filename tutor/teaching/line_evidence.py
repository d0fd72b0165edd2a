"""What a line of a score comes from: the seats whose calls count, the tricks, the cards."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from tutor.kernel.cards import Card
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat, Seats, Side
from tutor.kernel.state import Phase
from tutor.teaching.film import card_play
from tutor.teaching.screen import Shown

_PLAYERS: Final = ("seat", "taker", "holder")


def comes_from(state: Phase, side: Side, reason: Reason) -> Shown:
    """What a line of `side` points at.

    Where it names cards, the tricks that hold them; else the tricks of the side, or of the one seat that it is about.
    """
    facts = {field.name: getattr(reason, field.name) for field in fields(reason)}
    seats, play = state.match.seats, card_play(state)
    named, members = _named(facts, seats), seats.members(side)
    tricks = play.tricks if play is not None else ()
    cards = tuple(value for value in facts.values() if isinstance(value, Card))
    if cards:
        found = tuple(trick.number for trick in tricks if any(map(trick.holds, cards)))
        return Shown(evidence=cards, seats=named or (members if found else ()), tricks=found)
    takers = named if named and "side" not in facts else members
    return Shown(seats=named or members, tricks=tuple(trick.number for trick in tricks if trick.winner in takers))


def _named(facts: dict[str, object], seats: Seats) -> tuple[Seat, ...]:
    """The seats that a reason names: who called, who took a card, who held it."""
    values = {facts.get(name) for name in _PLAYERS}
    return tuple(seat for seat in seats.order if seat in values)
