"""What a miss shows, and what is made of it in a check: the answer is told with its reason, and the lesson goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.teaching.asks.base import Ask, Judged
from tutor.teaching.evidence import named
from tutor.teaching.lines import Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import Answered, NotThisStep, Refused


def is_miss(judged: Judged) -> bool:
    """Whether an answer of the kind asked for was not the one."""
    match judged.reply:
        case Refused() | NotThisStep():
            return not judged.passes
        case _:
            return judged.slip


def missed_for_good(ask: Ask, at: Moment, judged: Judged) -> Judged:
    """The miss with the answer told: it counts, and nothing more is asked."""
    said, mistake = _said(judged)
    lines, shown = ask.solution(at)
    reply = Answered(right=False, lines=(*said, *(line for line in lines if line not in said)), shown=shown)
    return Judged(reply, passes=True, slip=True, mistake=mistake)


def told_by(judged: Judged, texts: Mapping[str, str]) -> Judged:
    """A miss that points at the cards that its own words name, where they name some; `texts` are the lesson's prose."""
    match judged.reply:
        case Answered(right=False, lines=lines) as reply if cards := named(lines, texts):
            return replace(judged, reply=replace(reply, shown=replace(reply.shown, evidence=cards)))
        case _:
            return judged


def mistakes_in(judged: Judged) -> tuple[str, ...]:
    """The misconception that a miss shows, if it is a known one."""
    mistake = _said(judged)[1]
    return () if mistake is None else (mistake,)


def _said(judged: Judged) -> tuple[tuple[Line, ...], str | None]:
    match judged.reply:
        case Refused(reason=reason, lines=lines):
            return (reason, *lines), judged.mistake
        case Answered(lines=lines, mistake=mistake):
            return lines, judged.mistake or mistake
        case NotThisStep(lines=lines):
            return lines, judged.mistake
        case _:
            return (), judged.mistake
