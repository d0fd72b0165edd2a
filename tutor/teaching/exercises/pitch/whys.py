"""Why a seat of Pitch has what it has: its cards' weights, its tricks, its points."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.kernel.cards import Card, listed
from tutor.kernel.seats import Seat
from tutor.kernel.state import Over, Playing
from tutor.teaching.asks.base import facts
from tutor.teaching.exercises.pitch.calls import GAME
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Line


def weighed(own: Sequence[Card]) -> Line:
    """What each card weighs that weighs something, and all of them."""
    each = [(card, GAME.card_points((card,))) for card in listed(own)]
    heavy = tuple(Coach("exercise.weighs", facts(card=card, points=points)) for card, points in each if points)
    if not heavy:
        return Coach("exercise.card-points.none")
    return Coach("exercise.card-points.because", facts(cards=heavy, points=GAME.card_points(own)))


def tricks_won(film: Film, seat: Seat) -> Line:
    """The numbers of the tricks that a seat has taken."""
    match film.state(film.last):
        case Over(played=Playing(play=play)):
            numbers = tuple(trick.number for trick in play.tricks if trick.winner == seat)
        case _:
            numbers = ()
    if not numbers:
        return Coach("exercise.tricks-won.none", facts(seat=seat))
    return Coach("exercise.tricks-won.because", facts(seat=seat, numbers=numbers))


def points_kept(seat: Seat, names: Sequence[str]) -> Line:
    """Which of the four points a seat has."""
    if not names:
        return Coach("exercise.points-won.none", facts(seat=seat))
    if len(names) == 1:
        return Coach("exercise.points-won.one", facts(seat=seat, what=names[0]))
    return Coach("exercise.points-won.because", facts(seat=seat, whats=tuple(names)))
