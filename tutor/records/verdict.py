"""A report as the JSON that other tools read. The words of its reasons come from outside."""

from __future__ import annotations

from dataclasses import asdict
from typing import Protocol

from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import HandScore, Match, Sheet
from tutor.records.jsonable import Json, by_name, code_of, facts_of, rule_of
from tutor.records.notation import written_play
from tutor.records.record import Problem
from tutor.records.report import Judged, JudgedTrick, Report

FORMAT = "trickwise-verdict/1"
_JUDGED = (
    "contract",
    "contracts",
    "trump",
    "tricks",
    "taken",
    "points",
    "card_points",
    "scores",
    "match",
    "to_act",
    "deal",
    "next",
    "facts",
)
"""What is told of the hand, in this order; null where it cannot be told."""
_NO_NEWS = "goes-on"
"""A match that simply goes on needs no reason."""


class Words(Protocol):
    """Says a reason of a game, or a fault of a record, in a language."""

    def __call__(self, game: str | None, reason: Reason) -> str: ...


def verdict(report: Report, say: Words) -> dict[str, Json]:
    """The verdict on a record, every field in its place."""
    reading, judged = report.reading, report.judged
    game = reading.game
    found: dict[str, Json] = {
        "format": FORMAT,
        "id": reading.id,
        "ok": report.ok,
        "game": game,
        "rules": reading.record.rules.preset if reading.record else reading.rules,
        "problems": [problem_json(game, problem, say) for problem in report.problems],
        **_judged(game, judged, say),
    }
    if report.trace:
        entries = ((entry.seat, None if entry.legal is None else list(entry.legal)) for entry in report.trace)
        found["trace"] = [{"seat": seat, "legal": legal} for seat, legal in entries]
    return found


def problem_json(game: str | None, problem: Problem, say: Words) -> dict[str, Json]:
    """What is wrong, where, and in words."""
    reason = problem.reason
    return {
        "where": problem.where,
        "seat": problem.seat,
        "action": problem.action,
        "code": code_of(game, reason),
        "rule": rule_of(game, reason),
        "facts": facts_of(reason, problem.action),
        "text": say(game, reason),
    }


def _judged(game: str | None, judged: Judged | None, say: Words) -> dict[str, Json]:
    found: dict[str, Json] = dict.fromkeys(_JUDGED)
    if judged is None:
        return {**found, "tricks": []}
    score = judged.score
    return {
        **found,
        "contract": _contract(judged),
        "contracts": by_name(judged.contracts.items()) or None,
        "trump": judged.trump,
        "tricks": [_trick(game, trick, say) for trick in judged.tricks],
        "taken": None if judged.taken is None else by_name(judged.taken.items()),
        **({} if score is None else _scored(game, score, say)),
        "match": _match(game, judged.after, say),
        "to_act": judged.to_act,
        "deal": asdict(judged.deal),
        "next": {"dealer": judged.next_dealer},
        "facts": asdict(judged.moment),
    }


def _scored(game: str | None, score: HandScore, say: Words) -> dict[str, Json]:
    return {
        "points": by_name(score.points.items()) or None,
        "card_points": by_name(score.card_points.items()) or None,
        "scores": {sheet.side: _sheet(game, sheet, say) for sheet in score.sheets},
    }


def _contract(judged: Judged) -> Json:
    held = judged.contract
    if held is None:
        return None
    return {
        "side": held.side,
        "seat": held.seat,
        "call": held.call.notation,
        "value": held.value,
        "needs": held.needs,
        "spare": judged.spare,
    }


def _trick(game: str | None, trick: JudgedTrick, say: Words) -> Json:
    return {
        "number": trick.number,
        "leader": trick.plays[0].seat,
        "plays": [[play.seat, written_play(play)] for play in trick.plays],
        "winner": trick.winner,
        "card_points": trick.card_points,
        "why": None if trick.why is None else _reason(game, trick.why, say),
    }


def _reason(game: str | None, reason: Reason, say: Words) -> dict[str, Json]:
    return {"code": code_of(game, reason), "rule": rule_of(game, reason), "text": say(game, reason)}


def _sheet(game: str | None, sheet: Sheet, say: Words) -> Json:
    lines = [{**_reason(game, line.reason, say), "points": line.points} for line in sheet.lines]
    return {"lines": lines, "hand": sheet.hand, "total": sheet.total, "bags": sheet.bags}


def _match(game: str | None, after: Match | None, say: Words) -> Json:
    outcome = after.outcome if after else None
    if outcome is None:
        return None
    why: Json = None
    if not outcome.why.code.endswith(_NO_NEWS):
        why = {"code": code_of(game, outcome.why), "text": say(game, outcome.why)}
    return {"over": outcome.over, "winner": outcome.winner, "why": why}
