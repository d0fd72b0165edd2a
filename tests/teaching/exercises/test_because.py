"""No answer to a fresh position is bare: what was right about it is told, and a miss in a check is told in words."""

import os
from collections.abc import Iterator
from random import Random

import pytest

from tutor.kernel.seats import Seat
from tutor.teaching.asks.base import Ask
from tutor.teaching.exercises.all import made
from tutor.teaching.exercises.names import PRACTICES
from tutor.teaching.lines import Coach, Engine, Line, RuleText
from tutor.teaching.moment import Moment
from tutor.teaching.rounds import review
from tutor.teaching.screen import Accepted, Answered, Refused
from tutor.teaching.wording import Saying
from tutor.text.language import ENGLISH, languages

SHAPES = [(practice.name, shape) for practice in PRACTICES.values() for shape in practice.shapes]
SEEDS = 40 if os.environ.get("TRICKWISE_LONG") else 2


def asked(name: str, shape: str) -> Iterator[tuple[Ask, Moment]]:
    for seed in range(SEEDS):
        item = made(name, Random(seed), shape)
        for question in item.questions:
            yield question.ask, item.moment(question)


def said_to_a_right_answer(ask: Ask, moment: Moment) -> tuple[Line, ...]:
    match ask.judge(moment, ask.answers(moment)[0]).reply:
        case Answered(lines=lines) | Accepted(lines=lines):
            return lines
        case Refused(reason=reason):
            return (reason,)
        case other:
            raise AssertionError(other)


def gives_a_reason(line: Line) -> bool:
    match line:
        case Engine() | RuleText():
            return True
        case Coach(key="right", facts=facts):
            return dict(facts)["reason"] is not None
        case _:
            return False


@pytest.mark.parametrize(("name", "shape"), SHAPES)
def test_a_right_answer_is_told_why(name: str, shape: str):
    """Yes, and the reason, in every language."""
    for ask, moment in asked(name, shape):
        lines = said_to_a_right_answer(ask, moment)
        assert any(map(gives_a_reason, lines)), (name, shape, lines)
        lesson = review(name.partition("/")[0], PRACTICES[name].rules[:1], 1, 1)
        for language in languages():
            say = Saying(lesson, language, moment.seats).line
            assert all(map(say, (*lines, *ask.solution(moment)[0])))


@pytest.mark.parametrize(("name", "shape"), SHAPES)
def test_a_missed_answer_is_told_in_a_sentence(name: str, shape: str):
    """`It is North`, never the bare name of a seat, a side or a suit."""
    for ask, moment in asked(name, shape):
        told, _ = ask.solution(moment)
        bare = ("option.seat", "option.side", "option.suit", "option.nobody")
        assert told
        assert not [line for line in told if isinstance(line, Coach) and line.key in bare]


def test_a_seat_a_score_and_a_suit():
    """Read aloud once, in English."""
    said = {}
    for name, shape in (("pitch/first-card", ""), ("pitch/hand-score", "missed"), ("spades/deal", "")):
        ask, moment = next(asked(name, shape))
        say = Saying(review(name.partition("/")[0], PRACTICES[name].rules[:1], 1, 1), ENGLISH, moment.seats).line
        told = (*said_to_a_right_answer(ask, moment), *ask.solution(moment)[0])
        said[name] = " ".join(map(say, told))
    assert "Yes. The pitcher leads any card." in said["pitch/first-card"]
    assert "Short of the bid, nothing won counts" in said["pitch/hand-score"]
    assert "Yes. The deal goes clockwise: after" in said["spades/deal"]
    assert any(f"It is {name}." in said["spades/deal"] for name in ("North", "East", "South", "West"))


def test_a_turn_that_passes_seats_over_says_why():
    """Who has passed stays out of the auction; a partner who sits out plays no card."""
    keys = set()
    for seed in range(6):
        item = made("five-hundred/auction-turns", Random(seed), "under-way")
        ask, moment = item.questions[0].ask, item.moment(item.questions[0])
        keys |= {key for line in said_to_a_right_answer(ask, moment) for key in _keys(line)}
    assert keys & {"why.passed-out", "why.holds-highest"}
    assert "why.calls-next" in keys
    item = made("five-hundred/misere", Random(1), "misere")
    line = said_to_a_right_answer(item.questions[0].ask, item.moment(item.questions[0]))[0]
    assert ["sits-out", "not-your-turn"] == [
        reason for reason in _keys(line) if not reason.startswith(("why", "right"))
    ]


def _keys(line: object) -> Iterator[str]:
    """The keys and codes of a line and of those within it."""
    match line:
        case Coach(key=key, facts=facts):
            yield key
            for _, value in facts:
                yield from _keys(value)
        case Engine(reason=reason):
            yield reason.code
        case _:
            return


def test_seats_are_named_where_several_are_meant():
    """Both of two seats that passed, in a list."""
    say = Saying(review("five-hundred", ("five-hundred/deck",), 1, 1), ENGLISH).line
    line = Coach("why.passed-out", (("seats", (Seat("N"), Seat("E"))),))
    assert "North and East passed, and here a pass is for good." == say(line)
