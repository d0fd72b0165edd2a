"""Judges records that are the hands of one match: each begins where the one before it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tutor.kernel.scoring import Match
from tutor.records.faults import DoesNotFollow, MatchIsOver, OtherMatch, Written
from tutor.records.judge import judge_reading
from tutor.records.record import Problem, Reading, Record, Standing
from tutor.records.report import Report


def judge_match(readings: Iterable[Reading], *, traced: bool = False) -> Iterator[Report]:
    """A report for each hand. After one that is not scored, the next stands by itself."""
    match: Match | None = None
    for reading in readings:
        report = _judge_hand(reading, match, traced=traced)
        yield report
        match = report.judged.after if report.judged else None


def _judge_hand(reading: Reading, match: Match | None, *, traced: bool) -> Report:
    if match is None or reading.record is None:
        return judge_reading(reading, traced=traced)
    problems = tuple(_breaks(reading.record, match))
    followed = replace(reading, record=_following(reading.record, match))
    report = judge_reading(followed, traced=traced, hands=match.hands)
    return replace(report, problems=(*problems, *report.problems))


def _following(record: Record, match: Match) -> Record:
    """A hand that leaves out where it begins begins where the last one ended."""
    standing = {side: Standing(match.total(side), match.bag_count(side)) for side in match.seats.sides}
    given = record.before is not None
    return replace(record, dealer=record.dealer or match.dealer, before=record.before if given else standing)


def _breaks(record: Record, match: Match) -> Iterator[Problem]:
    """What a hand has otherwise than the match that it belongs to."""
    if (record.rules, record.seats) != (match.rules, match.seats):
        yield Problem("", OtherMatch())
        return
    if match.outcome and match.outcome.over:
        yield Problem("", MatchIsOver())
    if record.dealer not in (None, match.dealer):
        yield Problem("dealer", DoesNotFollow(Written(record.dealer or ""), Written(match.dealer)))
    if record.before is None:
        return
    for side in match.seats.sides:
        given, expected = record.before.get(side, Standing()), Standing(match.total(side), match.bag_count(side))
        if given != expected:
            yield Problem(f"before/{side}", DoesNotFollow(_standing(given), _standing(expected)))


def _standing(standing: Standing) -> Written:
    return Written(f"{standing.score} ({standing.bags})" if standing.bags else str(standing.score))
