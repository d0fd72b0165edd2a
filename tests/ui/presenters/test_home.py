"""What home shows: where one stopped, where a check offers to start, how the rules stand."""

from datetime import UTC, datetime, timedelta

import pytest

from tutor.teaching.exercises.names import reviewable
from tutor.text.language import Language
from ui.panels.lesson_row import LessonState
from ui.panels.mastery import RuleSign
from ui.presenters.home import HomePresenter
from ui.progress import Progress

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)
VOID, BAGS, NIL = "spades/void", "spades/bags", "spades/nil"


@pytest.fixture
def home(qapp):
    return HomePresenter()


def marked(course) -> list[tuple[str, LessonState]]:
    """The rows that are marked."""
    return [(row.id, row.state) for row in course.lessons if row.state in (LessonState.NEXT, LessonState.HERE)]


def test_a_course_begins_and_ends_with_a_check(home):
    """Named, and without a result before it is taken."""
    for course, game in zip(home.sheet("en", Progress()).courses, home.shelf.games, strict=True):
        assert (f"{game}/entry", f"{game}/exit") == (course.entry.id, course.exit.id)
        assert ("What you know already", "", 0) == (course.entry.title, course.entry.note, course.entry.number)


def test_a_check_that_was_taken_has_its_result(home):
    """The last."""
    spades = home.sheet("en", Progress(checks={"spades/exit": (9, 12)})).courses[0]
    assert ("", "9 of 12") == (spades.entry.note, spades.exit.note)


def test_what_a_check_offers_stands_as_the_next_lesson(home):
    """Nothing before it is locked, and nothing of it is done."""
    progress = Progress(starts={"spades": "spades/04-bids"})
    sheet = home.sheet("en", progress)
    assert [("spades/04-bids", LessonState.NEXT)] == marked(sheet.courses[0])
    assert "spades/04-bids" == sheet.resume.lesson
    assert not sheet.resume.begun
    assert LessonState.OPEN is sheet.courses[0].lessons[0].state


def test_after_the_offered_lesson_comes_the_one_behind_it(home):
    """And those that were skipped, once all that follows is done."""
    names = [spine.id for spine in home.shelf.course("spades").lessons]
    at = names.index("spades/04-bids")
    starts = {"spades": "spades/04-bids"}
    one = home.sheet("en", Progress(stars={names[at]: 3}, starts=starts)).courses[0]
    assert [(names[at + 1], LessonState.NEXT)] == marked(one)
    rest = home.sheet("en", Progress(stars=dict.fromkeys(names[at:], 2), starts=starts)).courses[0]
    assert [(names[0], LessonState.NEXT)] == marked(rest)


def test_where_one_stopped_comes_before_what_is_offered(home):
    """Whoever is in a lesson goes on there."""
    progress = Progress("pitch/02-auction", steps={"pitch/02-auction": "x"}, starts={"spades": "spades/04-bids"})
    assert "pitch/02-auction" == home.sheet("en", progress).resume.lesson


def test_an_offer_that_no_course_has_any_more_is_none(home):
    """Another version may have written it."""
    sheet = home.sheet("en", Progress(starts={"spades": "spades/99-gone"}))
    assert home.shelf.courses[0].lessons[0].id == sheet.resume.lesson == marked(sheet.courses[0])[0][0]


def kept(due_in: float, last_before: float | None = None) -> tuple[str, str]:
    """A rule as progress has it."""
    last = "" if last_before is None else (NOW - timedelta(days=last_before)).isoformat()
    return (NOW + timedelta(days=due_in)).isoformat(), last


def test_the_map_has_a_sign_for_each_rule(home):
    """Due, growing, firm, not met: in the order of the course."""
    progress = Progress(rules={VOID: kept(0, 3), BAGS: kept(2, 1), NIL: kept(20, 2), "spades/gone": kept(0, 1)})
    review = home.sheet("en", progress, NOW).review
    signs = dict(zip(reviewable("spades"), review.games[0].signs, strict=True))
    assert (RuleSign.DUE, RuleSign.GROWING, RuleSign.FIRM) == (signs[VOID], signs[BAGS], signs[NIL])
    assert RuleSign.NEW is signs["spades/bidding"]
    assert ("spades", True) == (review.first, review.due)


def test_what_the_map_shows_it_says(home):
    """For whoever cannot see it."""
    spades = home.sheet("en", Progress(rules={VOID: kept(0, 3), NIL: kept(20, 2)}), NOW).review.games[0]
    numbers = [int(part.split()[0]) for part in spades.told.split(", ")]
    assert [1, 0, 1, len(reviewable("spades")) - 2] == numbers


def test_a_new_learner_owes_nothing(home):
    """No rule was met; it is said what the place is for."""
    review = home.sheet("en", Progress(), NOW).review
    assert ("", False, "nothing today") == (review.first, review.due, review.note)
    assert review.text.startswith("Rules that you meet")
    assert review.is_folded


def test_what_is_called_firm_is_explained_where_it_is_said(home):
    """On home as soon as rules are counted, and in the legend of all rules."""
    progress = Progress(rules={VOID: kept(0, 3)})
    review = home.sheet("en", progress, NOW).review
    assert not review.is_folded
    assert "Firm: known so well that it rests for a week or more." == review.text
    meanings = dict(home.mastery.rules(Language("en"), progress, NOW).meanings)
    assert "firm: rests for a week or more" == meanings[RuleSign.FIRM]


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_the_page_of_rules_names_each(home, language):
    """By its title in the book, with the day on which it comes back."""
    progress = Progress(rules={VOID: kept(0, 3), NIL: kept(20, 2)}, checks={"spades/entry": (3, 6)})
    rules = home.mastery.rules(language, progress, NOW)
    assert ["spades", "five-hundred", "pitch"] == [game.game for game in rules.games]
    for game in rules.games:
        assert reviewable(game.game) == tuple(line.rule for line in game.lines)
        assert all(line.title != line.rule and line.meaning for line in game.lines)
        assert [f"{game.game}/entry", f"{game.game}/exit"] == [check.id for check in game.checks]
    lines = {line.rule: line for line in rules.games[0].lines}
    assert lines[VOID].when
    assert lines[NIL].when != lines[VOID].when
    assert "" == lines[BAGS].when
    assert [True, False] == [bool(check.note) for check in rules.games[0].checks]
