"""How the fresh positions of a run were answered."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.teaching.lines import Coach, Line
from tutor.teaching.run import LessonRun


@dataclass(frozen=True, slots=True)
class Result:
    """A fresh position: whether all its questions were answered at the first go, without help."""

    item: str
    generator: str
    right: bool


def results(run: LessonRun) -> tuple[Result, ...]:
    """The fresh positions of a run in their order; one that is not answered to its end does not count as right."""
    found: dict[str, Result] = {}
    for station, mark in zip(run.stations, run.marks, strict=True):
        fresh = station.step.fresh
        if fresh is None:
            continue
        before = found.get(fresh.item)
        right = mark.passed and not mark.was_helped and (before is None or before.right)
        found[fresh.item] = Result(fresh.item, fresh.generator, right)
    return tuple(found.values())


def ending(run: LessonRun) -> tuple[Line, ...]:
    """What is said at the end of a round; nothing at the end of a lesson."""
    if not (run.finished and run.lesson.round):
        return ()
    told = results(run)
    facts = (("right", sum(result.right for result in told)), ("count", len(told)))
    return (Coach("round.end" if run.lesson.round == "review" else "round.end-check", facts),)
