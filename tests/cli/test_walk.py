"""A lesson in the terminal, with somebody to answer."""

from collections.abc import Callable, Iterable

import pytest

from tutor.cli.main import main
from tutor.cli.told import Walk
from tutor.cli.walk import walked
from tutor.cli.wording import Wording
from tutor.games.all import GAMES
from tutor.teaching.course import bundled
from tutor.teaching.reader import read_lesson
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level
from tutor.text.language import ENGLISH, Language

ZH_TW = Language("zh_TW")


def told(answers: Iterable[str], step: str) -> list[str]:
    lesson = read_lesson(bundled() / "spades" / "02-follow-suit").lesson
    walk = Walk(lesson, Wording(ENGLISH))
    run = begin(lesson, Level.GUIDED, step)
    return list(walked(walk, run, mistakes=False, ask=asker(answers)))


def asker(answers: Iterable[str]) -> Callable[[str], str]:
    left = iter(answers)
    return lambda _: next(left, "q")


def test_a_refused_card_is_explained():
    """The rule's sentence and its title, and the question stands."""
    lines = told(["S2"], "follow")
    assert any("You still hold ♥5" in line for line in lines)
    assert any("Rule: " in line for line in lines)


def test_help_and_why():
    """`?` climbs the ladder, `why` answers for a card."""
    lines = told(["?", "why S2"], "follow")
    assert any("Choose a card of this hand" in line for line in lines)
    assert any("You still hold ♥5" in line for line in lines)


@pytest.mark.parametrize("typed", ["N", "North", "北家"])
def test_seats_are_typed_by_any_name(typed):
    """An answer is read from many spellings."""
    assert any("✓ Yes" in line for line in told([typed], "who-1"))


def test_what_cannot_be_read_is_told_with_examples_that_give_nothing_away():
    """No answer is lost in silence; where a seat is asked for, every seat is named."""
    assert any("Examples: S, W, N, E" in line for line in told(["zz"], "who-1"))


def test_mistakes_are_told_after_the_answer_of_whoever_is_asked():
    """What others would hear comes behind the learner's own answer; with nobody to ask it comes before."""
    lesson = read_lesson(bundled() / "spades" / "02-follow-suit").lesson
    run = begin(lesson, Level.GUIDED, "who-2")
    walk = Walk(lesson, Wording(ENGLISH))
    asked: list[int] = []
    lines: list[str] = []

    def answer(_: str) -> str:
        asked.append(len(lines))
        return "W" if len(asked) == 1 else "q"

    for line in walked(walk, run, mistakes=True, ask=answer):
        lines.append(line)  # noqa: PERF402 - its length is looked at while it grows
    first_try = next(place for place, line in enumerate(lines) if line.startswith("Another answer"))
    assert first_try > asked[0]
    alone = list(walked(walk, run, mistakes=True, ask=None))
    assert any(line.startswith("Another answer") for line in alone)


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("spades/7", "spades/07-whole-hand"),
        ("pitch/whole-hand", "pitch/05-whole-hand"),
        ("spdaes/02", "spades/02-follow-suit"),
        ("nil", "Near it: spades/06-nil."),
    ],
)
def test_a_lesson_that_is_none_is_told_with_those_near_it(capsys, typed, near):
    """By its number, by how it is written, or by a word of its name."""
    assert 2 == main(["walk", typed, "--lang", "en"])
    assert near in capsys.readouterr().err


def test_where_no_lesson_is_near_those_of_the_courses_are_listed(capsys):
    """Of every course, or of the one that was named; each lesson as it is typed."""
    assert 2 == main(["walk", "foo", "--lang", "en"])
    every = capsys.readouterr().err
    assert all(f"{game}/01-" in every for game in GAMES)
    assert 2 == main(["walk", "spades", "--lang", "en"])
    of_spades = capsys.readouterr().err
    assert "Lessons of Spades: spades/01-one-trick, " in of_spades
    assert "pitch/" not in of_spades


def test_stars_are_told_of_how_many():
    """One of three, not one."""
    lesson = read_lesson(bundled() / "spades" / "02-follow-suit").lesson
    run = begin(lesson, Level.GUIDED)
    lines = list(walked(Walk(lesson, Wording(ENGLISH)), run, mistakes=False, ask=None))
    assert "★★★" in lines[-1]


def walked_through(lesson: str, language: Language, *, mistakes: bool = False) -> list[str]:
    """A whole lesson, answered by itself."""
    read = read_lesson(bundled() / lesson).lesson
    return list(walked(Walk(read, Wording(language)), begin(read, Level.GUIDED), mistakes=mistakes, ask=None))


def test_calls_and_cards_are_parted_as_the_language_parts_them():
    """A dropped blank would make one word of two calls."""
    lines = walked_through("five-hundred/04-kitty", ZH_TW)
    assert any("♦8、♣9、♥7" in line for line in lines if line.startswith("回答："))
    lines = walked_through("spades/06-nil", ZH_TW, mistakes=True)
    answers = [line for line in lines if line.startswith(("回答", "換個"))]
    assert not [line for line in answers if "NilNil" in line or "Nil盲" in line or " Nil" in line]


def test_no_code_stands_in_an_answer():
    """The kitty and the scenes of a dial have names."""
    lines = walked_through("five-hundred/01-deck-and-deal", ZH_TW)
    assert "回答：翻看底牌" in lines
    assert not [line for line in lines if "留下: " in line]
    answers = [line for line in walked_through("spades/08-which-rules", ENGLISH) if line.startswith("Answer: ")]
    assert not {"Answer: np", "Answer: c4", "Answer: pg"} & {*answers}


def test_an_aside_is_called_one():
    """It has no number among the steps."""
    lines = walked_through("spades/01-one-trick", ENGLISH)
    assert "── Aside · history ──" in lines
    assert 1 == len([line for line in lines if line.startswith("── Step 12 of 13")])
