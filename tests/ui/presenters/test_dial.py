"""What a dial says: scenes by their titles, in words of the language."""

import pytest

from tutor.games.all import GAMES
from tutor.teaching.course import lesson_folder
from tutor.teaching.reader import read_lesson
from tutor.teaching.runner import begin, screen
from tutor.teaching.screen import DialInput, Level
from tutor.teaching.wording import Saying
from tutor.text.language import Language
from ui.presenters.lesson_sheets import NOTHING_PENDING, LessonSheets
from ui.theme.markup import plain


@pytest.mark.parametrize(("language", "first"), [("en", "♣6 first"), ("zh_TW", "先領♣6"), ("zh_CN", "先领♣6")])
def test_a_scenes_title_names_its_cards(language, first):
    """A card in a title is worded as in any other text."""
    lesson = read_lesson(lesson_folder("five-hundred/07-score")).lesson
    asked = next(
        seen
        for station in begin(lesson, Level.GUIDED).stations
        if isinstance((seen := screen(begin(lesson, Level.GUIDED, station.step.id))).input, DialInput)
        and "ten-nil" in seen.input.values
    )
    saying = Saying(lesson, Language(language), asked.state.match.seats, None)
    sheets = LessonSheets(saying, GAMES["five-hundred"])
    page = sheets.page(asked, NOTHING_PENDING, peeks=False, said=None, next_title="", trick=0)
    values = dict(page.ask.values)
    assert values["ten-nil"] == first
    assert not any(mark in words for words in values.values() for mark in "{}[]")


def test_the_dial_stays_where_it_has_come_to(window):
    """With its value: what the step was about can be read, and turned to and fro, while one goes on."""
    window.open("five-hundred/07-score", step="ladder")
    area = window.page.panel.answers
    for value in ("6C", "6D", "6H", "6NT", "7H"):
        area.dial_turned.emit(value)
    dial = area._area
    assert window.screen.passed
    assert dial.isVisible()
    assert ("7♥", ("Worth 200",)) == (plain(dial._label.markup), tuple(map(plain, dial._told)))
    said = window.screen.said
    area.dial_turned.emit("8H")
    assert (("Worth 300",), said) == (tuple(map(plain, dial._told)), window.screen.said)
    window.go_on()
    assert "seven-hearts" == window.screen.step


def test_the_goal_of_a_dial_is_labelled(window):
    """However few of the other values there is room for."""
    window.open("five-hundred/07-score", step="ladder")
    track = window.page.panel.answers._area._track
    assert "7♥" in [track._labels[value] for value in track._labelled()]
