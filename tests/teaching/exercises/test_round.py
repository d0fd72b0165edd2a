"""Rounds of review: twenty positions, none twice, about what was wished for, and worded in every language."""

import os
from collections import Counter

import pytest

from tutor.teaching.asks.choice import Choice
from tutor.teaching.checker import right_answer
from tutor.teaching.course import bundled, lesson_folders
from tutor.teaching.exercises.names import PRACTICES, practices, practised, reviewable
from tutor.teaching.lines import Line
from tutor.teaching.mistakes import read_mistakes
from tutor.teaching.reader import read_lesson
from tutor.teaching.rounds import ROUND, review
from tutor.teaching.run import LessonRun, asked
from tutor.teaching.runner import begin, climb, reply, screen
from tutor.teaching.screen import GoOn, Level, OptionInput
from tutor.teaching.wording import Saying
from tutor.text.language import languages

LONG = bool(os.environ.get("TRICKWISE_LONG"))
GAMES = ("spades", "five-hundred", "pitch")
SEEDS = range(60 if LONG else 4)
RULES = [rule for game in GAMES for rule in reviewable(game)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_has_no_position_twice(game: str, seed: int):
    """Twenty items, as their records tell them apart."""
    lesson = review(game, (), ROUND, seed)
    items = {step.fresh.item for step in lesson.steps}
    positions = {(repr(lesson.scenes[item].record), about(lesson, item)) for item in items}
    assert ROUND == len(items) == len(positions)


def about(lesson, item: str) -> str:
    """What is asked of an item, where one deal gives several."""
    return repr([step.ask for step in lesson.steps if step.fresh.item == item])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_about_one_rule_still_has_no_position_twice(game: str, seed: int):
    """Though all of it comes from one generator."""
    rule = reviewable(game)[seed % len(reviewable(game))]
    lesson = review(game, (rule,), 8, seed)
    items = {step.fresh.item for step in lesson.steps}
    assert 8 == len({(repr(lesson.scenes[item].record), about(lesson, item)) for item in items})
    for item in items:
        assert rule in {each for step in lesson.steps if step.fresh.item == item for each in step.fresh.rules}


def test_each_rule_comes_as_often_as_the_others():
    """One of each, in any order, before one comes again."""
    rules = reviewable("pitch")[:5]
    lesson = review("pitch", rules, 10, 3)
    wished = Counter(step.fresh.generator for step in lesson.steps if not step.fresh.goes_on)
    assert 10 == sum(wished.values())


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_has_an_item_of_its_own(rule: str):
    """So that what is due can be asked."""
    lesson = review(rule.partition("/")[0], (rule,), 2, 5)
    assert {step.fresh.generator for step in lesson.steps} <= {practice.name for practice in practised(rule)}


TALKED_OVER = {
    "spades/agree-first",
    "spades/estimate",
    "spades/nil-bid",
    "five-hundred/table-agreements",
    "pitch/agree-first",
}
"""What no position can ask: a list of things to settle, and what a whole hand is worth before anybody knows."""


def test_each_rule_that_a_lesson_teaches_comes_back():
    """As fresh positions; but for those that are talked over, which are no cards of review either."""
    lessons = [read_lesson(folder).lesson for folder in lesson_folders(bundled())]
    taught = {rule for lesson in lessons for rule in lesson.teaches}
    assert taught - set(RULES) == TALKED_OVER


def test_the_same_seed_deals_the_same_round():
    """And another one another."""
    one, again, other = (repr(review("spades", (), 6, seed).scenes.items()) for seed in (3, 3, 4))
    assert one == again
    assert one != other


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [1, 3])
def test_a_short_round_asks_for_other_things_each_time(game: str, count: int):
    """Not always for the first rules of the course, where none are named: any may come, and no kind mostly."""
    rounds = [tuple(step.fresh.generator for step in review(game, (), count, seed).steps) for seed in range(24)]
    asked_for = Counter(name for each in rounds for name in set(each))
    assert len(set(rounds)) > 8
    assert len(asked_for) > len(practices(game)) / 2
    assert max(asked_for.values()) <= len(rounds) * 2 / 3


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_are_named_first_are_asked_for_first(game: str):
    """What is due longest, where a round is too short for all."""
    due = reviewable(game)[::-1]
    for seed in range(3):
        asked_about = {rule for step in review(game, due, 2, seed).steps for rule in step.fresh.rules}
        assert set(due[:2]) <= asked_about


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5 if LONG else 1))
def test_everything_that_is_said_has_words_in_every_language(game: str, seed: int):
    """Tasks, help, options, what is said to a miss and to the right answer, and the end."""
    run = begin(review(game, (), 40, seed), Level.GUIDED)
    while not run.finished:
        worded(run)
        if screen(run).passed:
            run = reply(run, GoOn())[0]
            continue
        for foreseen in run.station.ask.foreseen(asked(run)):
            worded(reply(run, foreseen.answer)[0])
        helped = run
        for _ in screen(run).offered:
            helped = climb(helped)
            worded(helped)
        run = reply(run, right_answer(run))[0]
    worded(run)


def worded(run: LessonRun) -> None:
    """All lines of a screen have words; a missing text or fact is an error."""
    seen = screen(run)
    lines: list[Line] = [*seen.text, *seen.said, *seen.ending, seen.title]
    lines += [seen.task] if seen.task else []
    if isinstance(seen.input, OptionInput):
        lines += [option.line for option in seen.input.options]
    for language in languages():
        saying = Saying(run.lesson, language, seen.state.match.seats, seen.learner)
        for line in lines:
            for spoken in (False, True):
                text = saying.line(line, spoken=spoken)
                assert text.strip()
                assert "{" not in text


@pytest.mark.parametrize("name", tuple(PRACTICES))
def test_the_right_option_does_not_stand_always_at_the_same_place(name: str):
    """Where options are the coach's, their order gives nothing away."""
    lesson = review(name.partition("/")[0], PRACTICES[name].rules[:1], 8, 2)
    run, places = begin(lesson, Level.GUIDED), Counter()
    while not run.finished:
        seen = screen(run)
        if isinstance(seen.input, OptionInput) and isinstance(run.station.ask, Choice) and not seen.passed:
            ids = [option.id for option in seen.input.options]
            places.update([tuple(ids.index(each) for each in sorted(right_answer(run).ids))])
        run = reply(run, GoOn() if seen.passed else right_answer(run))[0]
    assert len(places) != 1 or sum(places.values()) < 6


@pytest.mark.parametrize("game", GAMES)
def test_what_a_mistake_brings_back_can_be_asked(game: str):
    """Or is a rule of the book that nothing practises yet."""
    returns = read_mistakes(bundled() / game)[0]
    assert any(rule in reviewable(game) for rule in returns.values())
