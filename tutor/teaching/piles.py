"""The tricks before each seat of a hand of which only their number is known: no card of them is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.kernel.scoring import PointsWon, TricksTaken
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Over, Phase
from tutor.records.record import Record


def piles(record: Record | None, state: Phase) -> Mapping[Seat, int]:
    """How many tricks lie before whom; nothing before the hand is over, or where its cards were played.

    A side's tricks are gathered by the one who plays its contract, else by the first of its seats.
    """
    match state, record.result if record else None:
        case Over() as over, TricksTaken() as taken:
            return dict(_before(over, taken))
        case Over() as over, PointsWon(tricks=TricksTaken() as taken):
            return dict(_before(over, taken))
        case _:
            return {}


def _before(over: Over, taken: TricksTaken) -> Iterator[tuple[Seat, int]]:
    yield from ((seat, count) for seat, count in taken.by_seat.items() if count)
    yield from ((_gatherer(over, side), count) for side, count in taken.by_side.items() if count)


def _gatherer(over: Over, side: Side) -> Seat:
    if over.contract is not None and over.contract.side == side:
        return over.contract.seat
    return over.match.seats.members(side)[0]
