"""Paths into what is known of a hand at a moment: `scores.NS.hand`, `taken.EW`, `tricks.2.card_points`, `match.winner`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import lru_cache
from typing import TypeAlias

from tutor.kernel.actions import Exchange, MakeCall, PassCards, PlayCard
from tutor.kernel.scoring import Sheet
from tutor.kernel.state import Contract
from tutor.records.judge import judge_reading
from tutor.records.record import Claims, ExchangeMade, Reading, Record
from tutor.records.report import Judged, JudgedTrick
from tutor.teaching.film import Film

Known: TypeAlias = "str | int | bool | None | Sequence[Known] | Mapping[str, Known]"
"""What is known, as a tree of names; sides, seats and cards by their notation."""


class Missing(Enum):
    """What a path leads to that leads nowhere; a null is an answer."""

    MISSING = "missing"


MISSING = Missing.MISSING
NOBODY = "nobody"
"""The id of the answer that there is none."""


def look_up(known: Known, path: str) -> Known | Missing:
    """What a path leads to."""
    here = known
    for step in path.split("."):
        try:
            here = _step(here, step)
        except LookupError:
            return MISSING
    return here


def _step(here: Known, step: str) -> Known:
    match here:
        case Mapping():
            return here[step]
        case str() | int() | None:
            raise LookupError(step)
        case _ if step.isdecimal():
            return here[int(step)]
        case _:
            return _line(here, step)


def _line(lines: Sequence[Known], code: str) -> Known:
    """The points of a score line by its code."""
    for line in lines:
        match line:
            case {"code": str(own), "points": int(points)} if code == own:
                return points
            case _:
                continue
    raise LookupError(code)


def answer_id(value: Known) -> str:
    """A value as the id of an answer: `NS`, `true`, `nobody`."""
    match value:
        case None:
            return NOBODY
        case bool():
            return "true" if value else "false"
        case _:
            return str(value)


@lru_cache(maxsize=256)
def known_at(film: Film, frame: int) -> Known:
    """All that is known of a film's hand at a moment."""
    if film.record is None:
        return None
    record = until(film.record, film, frame)
    judged = judge_reading(Reading(None, record, (), {})).judged
    return None if judged is None else _tree(record, judged)


def until(record: Record, film: Film, frame: int) -> Record:
    """The record as it stands at a moment of its film."""
    actions = [shot.action for shot in film.frames[: frame + 1]]
    calls = tuple(action for action in actions if isinstance(action, MakeCall))
    plays = tuple(action for action in actions if isinstance(action, PlayCard))
    passes = tuple(action for action in actions if isinstance(action, PassCards))
    away = next((action for action in actions if isinstance(action, Exchange)), None)
    ended = frame == film.last
    return replace(
        record,
        auction=calls if record.auction is not None else None,
        passes=passes,
        exchange=ExchangeMade(away.discard, away.joker) if away else (record.exchange if record.state else None),
        plays=plays if plays or record.plays is not None else None,
        result=record.result if ended else None,
        claims=Claims(),
    )


def _tree(record: Record, judged: Judged) -> Known:
    seats = record.seats
    taken: dict[str, Known] = dict(judged.taken or {})
    for side in seats.sides:
        own = [judged.taken[seat] for seat in seats.members(side) if judged.taken and seat in judged.taken]
        taken.setdefault(side, sum(own) if own else None)
    score = judged.score
    outcome = judged.after.outcome if judged.after else None
    return {
        "contract": {**_contract(judged.contract, judged.spare), **judged.contracts},
        "contracts": dict(judged.contracts),
        "trump": judged.trump,
        "tricks": {str(trick.number): _trick(trick) for trick in judged.tricks},
        "taken": taken,
        "scores": {sheet.side: _sheet(sheet) for sheet in score.sheets} if score else None,
        "points": {_name(point): side for point, side in score.points.items()} if score else None,
        "card_points": dict(score.card_points) if score else None,
        "match": {"over": outcome.over, "winner": outcome.winner, "why": outcome.why.code} if outcome else None,
        "to_act": judged.to_act,
        "deal": {
            "pack": judged.deal.pack,
            "suits": dict(judged.deal.suits),
            "each": judged.deal.each,
            "kitty": judged.deal.kitty,
            "played": judged.deal.played,
            "out": judged.deal.out,
            "tricks": judged.deal.tricks,
            "trick": judged.deal.trick,
        },
        "next": {"dealer": judged.next_dealer},
        "facts": {
            "hand": dict(judged.moment.hand),
            "trumps": judged.moment.trumps,
            "suit": dict(judged.moment.suit),
            "unseen": dict(judged.moment.unseen),
        },
    }


def _contract(contract: Contract | None, spare: int | None) -> dict[str, Known]:
    if contract is None:
        return {}
    return {
        "side": contract.side,
        "seat": contract.seat,
        "call": contract.call.notation,
        "value": contract.value,
        "needs": contract.needs,
        "spare": spare,
    }


def _trick(trick: JudgedTrick) -> Known:
    leader = trick.plays[0].seat if trick.plays else None
    return {"leader": leader, "winner": trick.winner, "card_points": trick.card_points}


def _sheet(sheet: Sheet) -> Known:
    lines = [{"code": line.reason.code, "points": line.points} for line in sheet.lines]
    return {"lines": lines, "hand": sheet.hand, "total": sheet.total, "bags": sheet.bags}


def _name(point: object) -> str:
    """A named point, which a game may have a type of its own for."""
    return str(getattr(point, "value", point))
