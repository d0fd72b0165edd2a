"""Questions for a seat that the engine knows, and for the one that deals next: every game has a deal that moves on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.kernel.seats import Seat
from tutor.records.record import Record
from tutor.teaching.asks.base import facts
from tutor.teaching.because import seat_named
from tutor.teaching.exercises.asks import Which, which
from tutor.teaching.exercises.item import Item, Question, moment_of, stage
from tutor.teaching.film import End, Film
from tutor.teaching.lines import Coach, Line

_END = End()


def seat_at(
    film: Film, path: str, question: Line, guesses: Mapping[str, Seat | None], reason: Line | None = None
) -> Which | None:
    """A question for the seat to which a path leads; None where the engine has none there."""
    found = moment_of(film, _END).look_up(path)
    if not isinstance(found, str):
        return None
    named = {name: str(guess) if guess else None for name, guess in guesses.items()}
    return replace(which("seat", found, question, named, reason), of=path)


def next_dealer(record: Record, rule: str, *told: Line) -> Item | None:
    """A hand that is over: who deals the next one?"""
    film, dealer, seats = stage(record), record.dealer, record.seats
    if film is None or dealer is None:
        return None
    guesses = {
        "same-dealer": dealer,
        "deals-anticlockwise": seats.before(dealer),
        "partner-deals": seats.partner(dealer),
    }
    named = facts(dealer=seat_named(dealer), seat=seats.after(dealer))
    because = Coach("exercise.deals-next.because", named)
    ask = seat_at(film, "next.dealer", Coach("exercise.deals-next"), guesses, because)
    deals = Coach("exercise.has-dealt", facts(seat=dealer))
    return None if ask is None else Item(film, (Question(ask),), (deals, *told), rules=(rule,))
