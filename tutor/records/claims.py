"""Checks what a source says of its hand against what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.kernel.actions import MakeCall
from tutor.kernel.seats import Side
from tutor.records.claim_faults import (
    ClaimBroken,
    ClaimCardPoints,
    ClaimContract,
    ClaimMatch,
    ClaimNotReached,
    ClaimScore,
    ClaimSideTricks,
    ClaimTricks,
    ClaimVoid,
    ClaimWinner,
    ContractNotReached,
    SeatNotReached,
    SideNotReached,
)
from tutor.records.record import ClaimedScore, Claims, Problem, Record
from tutor.records.report import Judged
from tutor.records.run import Run


def check_claims(record: Record, judged: Judged, run: Run, *, stopped: bool) -> tuple[Problem, ...]:
    """A problem for each claim that does not hold, or is not reached. `stopped`: by a problem, before."""
    claims = record.claims
    return (
        *_contract(claims, judged),
        *_winners(claims, judged),
        *_tricks(record, judged, stopped=stopped),
        *_card_points(claims, judged),
        *_broken(claims, judged, run),
        *_voids(claims, run),
        *(problem for side, claimed in claims.scores.items() for problem in _score(side, claimed, judged)),
        *_match(claims, judged),
    )


def _not_reached(where: str, claimed: int) -> Problem:
    return Problem(where, ClaimNotReached(claimed))


def _contract(claims: Claims, judged: Judged) -> Iterator[Problem]:
    if claims.contract is None:
        return
    where, claimed = "claims/contract", claims.contract
    if judged.contract is None and judged.score is None:
        yield Problem(where, ContractNotReached(claimed))
        return
    held = judged.contract
    actual = None if held is None else MakeCall(held.seat, held.call)
    if claimed != actual:
        yield Problem(where, ClaimContract(claimed, actual))


def _winners(claims: Claims, judged: Judged) -> Iterator[Problem]:
    done = [trick for trick in judged.tricks if trick.winner is not None]
    for place, claimed in enumerate(claims.winners):
        where = f"claims/winners/{place}"
        if claimed is None:
            continue
        if place >= len(done):
            yield Problem(where, SeatNotReached(claimed))
            return
        actual = done[place].winner
        if claimed != actual:
            yield Problem(where, ClaimWinner(claimed, actual, done[place].number))


def _tricks(record: Record, judged: Judged, *, stopped: bool) -> Iterator[Problem]:
    """The tricks taken so far, by seat or by side."""
    seats, taken = record.seats, judged.taken or {}
    for name, claimed in record.claims.tricks.items():
        where = f"claims/tricks/{name}"
        members = seats.members(Side(name)) if name in seats.sides else ()
        actual = taken.get(name)
        if actual is None and members and all(seat in taken for seat in members):
            actual = sum(taken[seat] for seat in members)
        if actual is None or (stopped and claimed != actual):
            yield _not_reached(where, claimed)
        elif claimed != actual:
            kind = ClaimTricks if name in seats.order else ClaimSideTricks
            yield Problem(where, kind(claimed, actual, Side(name)))


def _card_points(claims: Claims, judged: Judged) -> Iterator[Problem]:
    done = [trick for trick in judged.tricks if trick.card_points is not None]
    for place, claimed in enumerate(claims.card_points):
        where = f"claims/card_points/{place}"
        if claimed is None:
            continue
        if place >= len(done):
            yield _not_reached(where, claimed)
            return
        if claimed != done[place].card_points:
            yield Problem(where, ClaimCardPoints(claimed, done[place].card_points, done[place].number))


def _broken(claims: Claims, judged: Judged, run: Run) -> Iterator[Problem]:
    where, claimed = "claims/broken_at", claims.broken_at
    if claimed is None or claimed == run.broken_at:
        return
    reached = judged.tricks[-1].number if judged.tricks else 0
    if run.broken_at is None and claimed >= reached and judged.to_act is not None:
        yield _not_reached(where, claimed)
    else:
        yield Problem(where, ClaimBroken(claimed, run.broken_at))


def _voids(claims: Claims, run: Run) -> Iterator[Problem]:
    for place, claimed in enumerate(claims.voids):
        where = f"claims/voids/{place}"
        actual = run.voids.get((claimed.seat, claimed.suit))
        if actual == claimed.trick:
            continue
        if actual is None and run.state.to_act is not None:
            yield _not_reached(where, claimed.trick)
        else:
            yield Problem(where, ClaimVoid(claimed.trick, actual, claimed.seat, claimed.suit))


def _score(side: Side, claimed: ClaimedScore, judged: Judged) -> Iterator[Problem]:
    sheet = None if judged.score is None else judged.score.sheet(side)
    scored = ClaimedScore() if sheet is None else ClaimedScore(sheet.hand, sheet.total, sheet.bags)
    for part, value, actual in (
        ("hand", claimed.hand, scored.hand),
        ("total", claimed.total, scored.total),
        ("bags", claimed.bags, scored.bags),
    ):
        where = f"claims/scores/{side}/{part}"
        if value is not None and sheet is None:
            yield _not_reached(where, value)
        elif value is not None and value != actual:
            yield Problem(where, ClaimScore(value, actual, side))


def _match(claims: Claims, judged: Judged) -> Iterator[Problem]:
    if claims.match is None:
        return
    where, claimed = "claims/match/winner", claims.match.winner
    outcome = judged.after.outcome if judged.after else None
    if outcome is None:
        yield Problem(where, SideNotReached(claimed))
    elif claimed != outcome.winner:
        yield Problem(where, ClaimMatch(claimed, outcome.winner))
