"""Paths into what is known of a hand at a moment: `scores.NS.hand`, `taken.EW`, `tricks.2.card_points`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import lru_cache
from typing import TypeAlias

from tutor.kernel.actions import Exchange, MakeCall, PassCards, PlayCard
from tutor.kernel.reasons import Reason
from tutor.records.jsonable import Json
from tutor.records.judge import judge_reading
from tutor.records.record import Claims, ExchangeMade, Reading, Record
from tutor.records.report import Report
from tutor.records.verdict import verdict
from tutor.teaching.film import Film

Known: TypeAlias = Json
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
        case str() | int() | float() | None:
            raise LookupError(step)
        case _ if step.isdecimal():
            return here[int(step)]
        case _:
            return _line(here, step)


def _line(lines: Sequence[Known], code: str) -> Known:
    """The points of a score line by its code."""
    for line in lines:
        match line:
            case {"code": str(own), "points": int(points)} if code in (own, own.rpartition(".")[2]):
                return points
            case _:
                continue
    raise LookupError(code)


def is_of_the_end(path: str | None) -> bool:
    """Whether a path is known only when the hand is over."""
    return path is not None and path.partition(".")[0] in ("scores", "match", "points", "card_points", "next")


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
    report = judge_reading(Reading(record, (), {}, game=record.game))
    return None if report.judged is None else _tree(record, report)


def until(record: Record, film: Film, frame: int) -> Record:
    """The record as it stands at a moment of its film."""
    actions = [shot.action for shot in film.frames[: frame + 1]]
    calls = tuple(action for action in actions if isinstance(action, MakeCall))
    plays = tuple(action for action in actions if isinstance(action, PlayCard))
    passes = tuple(action for action in actions if isinstance(action, PassCards))
    away = next((action for action in actions if isinstance(action, Exchange)), None)
    settled = frame == film.last and film.frames[-1].action is None
    return replace(
        record,
        auction=calls if record.auction is not None else None,
        passes=passes,
        exchange=ExchangeMade(away.discard, away.joker) if away else (record.exchange if record.state else None),
        plays=plays if plays or record.plays is not None else None,
        result=record.result if settled else None,
        claims=Claims(),
    )


def _tree(record: Record, report: Report) -> Known:
    """The verdict, with tricks by their numbers, and what a side takes or has to win beside each seat's."""
    found = verdict(report, _wordless)
    judged = report.judged
    taken = dict(judged.taken or {}) if judged else {}
    for side in record.seats.sides:
        own = [taken[seat] for seat in record.seats.members(side) if seat in taken]
        if own:
            taken.setdefault(side, sum(own))
    contract = found["contract"] if isinstance(found["contract"], Mapping) else {}
    contracts = found["contracts"] if isinstance(found["contracts"], Mapping) else {}
    tricks = found["tricks"] if isinstance(found["tricks"], list) else []
    return {
        **found,
        "taken": taken,
        "contract": {**contract, **contracts},
        "tricks": {str(number): trick for number, trick in enumerate(tricks, 1)},
    }


def _wordless(game: str | None, reason: Reason) -> str:  # noqa: ARG001 - nobody reads it
    return ""
