"""The four points: High, Low, Jack, Game, each asked of the cards that were in play (S4 section 3; Pagat)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from tutor.games.pitch.options import HAND_SIZE, PitchRules
from tutor.games.pitch.score_reasons import (
    GamePoint,
    GameTied,
    High,
    Jack,
    JackNotDealt,
    LoneTrump,
    Low,
)
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.cards import Card, Rank, Suit, suited
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import CardsCaptured, PointsWon
from tutor.kernel.seats import Seat, Seats, Side

Name = Literal["high", "low", "jack", "game"]
POINT_NAMES: tuple[Name, ...] = ("high", "low", "jack", "game")
"""In the order in which they count."""

_GIVEN: Mapping[str, Callable[[Side], Reason]] = {"high": High, "low": Low, "jack": Jack, "game": GamePoint}
_CARD_POINTS = {Rank.TEN: 10, Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


@dataclass(frozen=True, slots=True)
class Capture:
    """A card that was in play: who took it, who was dealt it, in which trick; None where that is not known."""

    card: Card
    taker: Seat
    holder: Seat | None
    trick: int | None


@dataclass(frozen=True, slots=True)
class Point:
    """One of the four points, who has it and why; no side where nobody has it, no seat where only a side is known."""

    name: Name
    side: Side | None
    seat: Seat | None
    why: Reason


@dataclass(frozen=True, slots=True)
class Tally:
    """The four points of a hand, and the card points of each side, empty where only the points are known."""

    points: tuple[Point, ...]
    card_points: Mapping[Side, int]

    @property
    def by_side(self) -> Mapping[str, Side | None]:
        return {point.name: point.side for point in self.points}

    @property
    def by_seat(self) -> Mapping[str, Seat | None]:
        return {point.name: point.seat for point in self.points}

    def won(self, side: Side) -> int:
        """How many of the four points a side has."""
        return sum(point.side == side for point in self.points)


def card_points(cards: Iterable[Card]) -> int:
    """What cards weigh for Game, in every suit: a 10 is 10, A 4, K 3, Q 2, J 1, the others nothing."""
    return sum(_CARD_POINTS.get(card.rank, 0) for card in cards if card.rank)


def card_points_by_side(seats: Seats, captures: Iterable[Capture]) -> dict[Side, int]:
    """The card points that each side has taken; partners' are added."""
    weighed = dict.fromkeys(seats.sides, 0)
    for capture in captures:
        weighed[seats.side(capture.taker)] += card_points((capture.card,))
    return weighed


def captures(play: CardPlay) -> tuple[Capture, ...]:
    """The cards of the tricks that are over, in the order played."""
    return tuple(
        Capture(card.card, trick.winner, card.seat, trick.number) for trick in play.tricks for card in trick.plays
    )


def captures_given(result: CardsCaptured) -> tuple[Capture, ...]:
    """The cards that each seat is said to have taken."""
    holders = {card: seat for seat, held in result.held.items() for card in held}
    return tuple(Capture(card, seat, holders.get(card), None) for seat, own in result.by_seat.items() for card in own)


def tally_of_play(rules: PitchRules, seats: Seats, play: CardPlay) -> Tally | None:
    """The points of a finished play, whether or not it can be scored; None where not all of its tricks were seen."""
    if play.order.trump is None or len(play.tricks) < HAND_SIZE:
        return None
    return tally(rules, seats, play.order.trump, captures(play))


def tally(rules: PitchRules, seats: Seats, trump: Suit, taken: tuple[Capture, ...]) -> Tally | None:
    """The points that captured cards bring; None without any trump, or where Low's holder counts and is not known."""
    trumps = sorted((c for c in taken if c.card.suit is trump), key=lambda c: c.card.rank or 0, reverse=True)
    if not trumps or (rules.low_to == "holder" and trumps[-1].holder is None):
        return None
    weighed = card_points_by_side(seats, taken)
    points = (high(seats, trumps), low(rules, seats, trumps), jack(seats, trump, trumps), game(seats, weighed))
    return Tally(points, weighed)


def tally_given(seats: Seats, result: PointsWon) -> Tally:
    """The points that sides, or single seats, are said to have won."""
    owners = {name: _side(seats, key) for key, names in result.by_side.items() for name in names}
    if unknown := owners.keys() - set(POINT_NAMES):
        raise ValueError(*unknown)
    return Tally(tuple(_given(seats, name, owners.get(name)) for name in POINT_NAMES), {})


def high(seats: Seats, trumps: list[Capture]) -> Point:
    """High goes to the player who was dealt the highest trump in play; nobody can take it away."""
    best = trumps[0]
    seat = best.holder or best.taker
    return Point("high", seats.side(seat), seat, High(seats.side(seat), seat, best.card))


def low(rules: PitchRules, seats: Seats, trumps: list[Capture]) -> Point:
    """Low goes to who took the lowest trump in play, or held it, as the table agreed."""
    last = trumps[-1]
    lone = len(trumps) == 1
    if lone and rules.one_trump == "one":
        return Point("low", None, None, LoneTrump(last.card))
    seat = last.holder if rules.low_to == "holder" and last.holder else last.taker
    why = Low(seats.side(seat), rules.low_to, last.card, last.taker, last.holder, last.trick, lone)
    return Point("low", seats.side(seat), seat, why)


def jack(seats: Seats, trump: Suit, trumps: list[Capture]) -> Point:
    """Jack goes to who took the jack of trumps, if it was dealt; no other jack stands in."""
    card = suited(trump, Rank.JACK)
    taken = next((capture for capture in trumps if capture.card is card), None)
    if taken is None:
        return Point("jack", None, None, JackNotDealt(card))
    seat, side = taken.taker, seats.side(taken.taker)
    return Point("jack", side, seat, Jack(side, seat, taken.holder, card, taken.trick))


def game(seats: Seats, weighed: Mapping[Side, int]) -> Point:
    """Game goes to the side with the most card points; on a tie to nobody."""
    most = max(weighed.values())
    best = tuple(side for side, points in weighed.items() if points == most)
    counted = tuple(weighed.items())
    if len(best) > 1:
        return Point("game", None, None, GameTied(best, most, counted))
    return Point("game", best[0], _only_seat(seats, best[0]), GamePoint(best[0], most, counted))


def _given(seats: Seats, name: Name, side: Side | None) -> Point:
    if side is None:
        return Point(name, None, None, JackNotDealt() if name == "jack" else GameTied())
    return Point(name, side, _only_seat(seats, side), _GIVEN[name](side))


def _side(seats: Seats, key: str) -> Side:
    return Side(key) if key in seats.sides else seats.side(Seat(key))


def _only_seat(seats: Seats, side: Side) -> Seat | None:
    members = seats.members(side)
    return members[0] if len(members) == 1 else None
