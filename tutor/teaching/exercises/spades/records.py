"""Records of Spades with bids and tricks, for questions about scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.calls import number as call_of
from tutor.kernel.scoring import TricksTaken
from tutor.kernel.seats import Seat, Side
from tutor.records.record import Record, Standing
from tutor.teaching.exercises.draw import between
from tutor.teaching.exercises.hands import table
from tutor.teaching.exercises.spades.tricks import GAME, RULES

_TRICKS = 13


def with_bids(record: Record, bids: Mapping[Seat, Call]) -> Record:
    """The record with a bid of each seat, clockwise from the dealer's left."""
    order = record.seats.starting(record.seats.after(record.dealer or record.seats.order[0]))
    return replace(record, auction=tuple(MakeCall(seat, bids[seat]) for seat in order))


def sides_bid(rng: Random, side: Side, promised: int, old: Standing) -> Record:
    """A record in which a side has bid so much between its seats."""
    record = replace(table(GAME, RULES, rng), before={side: old})
    first, second = record.seats.members(side)
    share = between(rng, 1, promised - 1)
    others = {seat: call_of(between(rng, 1, 3)) for seat in record.seats}
    return with_bids(record, {**others, first: call_of(share), second: call_of(promised - share)})


def with_result(record: Record, side: Side, taken: int) -> Record:
    """The record with so many tricks for one side, the rest for the other."""
    other = record.seats.other(side)[0]
    return replace(record, result=TricksTaken(by_side={side: taken, other: _TRICKS - taken}))


def seated(record: Record, own: Mapping[Seat, int]) -> Record:
    """The record with these tricks for two partners, and the rest with the others."""
    rest = _TRICKS - sum(own.values())
    first, second = (seat for seat in record.seats if seat not in own)
    return replace(record, result=TricksTaken({**own, first: rest // 2, second: rest - rest // 2}))
