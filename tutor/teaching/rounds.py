"""Rounds of fresh positions as lessons: review of some rules, and the checks at both ends of a course."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from random import Random

from tutor.teaching.asks.exercise import Exercise
from tutor.teaching.checks import Check
from tutor.teaching.course import bundled
from tutor.teaching.exercises.draw import shuffled
from tutor.teaching.exercises.item import NOWHERE
from tutor.teaching.exercises.names import Wish, practised, reviewable
from tutor.teaching.mistakes import read_mistakes
from tutor.teaching.practice import dealt
from tutor.teaching.screen import Level
from tutor.teaching.script import Lesson, Step
from tutor.teaching.steps import DEFAULT
from tutor.text.catalogue import Texts
from tutor.text.language import ENGLISH, languages

REVIEW, ENTRY, EXIT = "review", "entry", "exit"
KINDS = (REVIEW, ENTRY, EXIT)
ROUND = 20
"""The most positions of a round."""


def review(game: str, rules: Sequence[str], count: int, seed: int) -> Lesson:
    """So many positions about some rules of a game; dealt, in any order.

    Rules that are named go before those named after them, where there are more than positions. Where none are named,
    all rules of the game may come, and none goes before another.
    """
    rng = Random(seed)
    wanted = tuple(rules) or shuffled(rng, reviewable(game))
    turns = {rule: cycle(shuffled(rng, _generators(rule))) for rule in wanted}
    slots = (rule for _ in range(-(-count // len(wanted))) for rule in wanted)
    wishes = shuffled(rng, (Wish(next(turns[rule]), rule=rule) for rule in islice(slots, count)))
    return _round(game, REVIEW, Exercise(wishes, count, helps=True, keep=""), seed)


def check(game: str, which: str, asked: Check, seed: int) -> Lesson:
    """The check at one end of a course, dealt: `entry` or `exit`."""
    return _round(game, which, Exercise(asked.of, asked.count, helps=False, keep=which), seed)


def _generators(rule: str) -> tuple[str, ...]:
    """What deals a rule: the generators whose chief rule it is, where there are such. Raises LookupError for none."""
    found = practised(rule)
    chief = tuple(practice.name for practice in found if practice.rules[0] == rule)
    if not found:
        raise LookupError(rule)
    return chief or tuple(practice.name for practice in found)


def _round(game: str, which: str, ask: Exercise, seed: int) -> Lesson:
    """A lesson of nothing but one exercise."""
    folder = bundled() / game
    step = Step(which, NOWHERE, DEFAULT, ask=ask)
    lesson = Lesson(
        id=f"{game}/{which}",
        folder=folder / which,
        game=game,
        language=ENGLISH,
        levels=(Level.GUIDED,),
        scenes={},
        steps=(step,),
        prose={language: {"title": Texts.load(language).say(f"round.{which}")} for language in languages()},
        returns=read_mistakes(folder)[0],
        round=which,
    )
    return dealt(lesson, seed)
