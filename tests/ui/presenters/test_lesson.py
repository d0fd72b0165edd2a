"""Lessons in the window, driven by real mouse and key events."""

import os
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tutor.games.all import GAMES
from tutor.kernel.cards import card, cards
from tutor.kernel.seats import Seat
from tutor.kernel.state import Over
from tutor.teaching.screen import (
    ActInput,
    Go,
)
from tutor.text.language import Language
from ui.table.scene import Touch

N, E, S, W = (Seat(name) for name in "NESW")
LESSONS = (
    "spades/02-follow-suit",
    "spades/07-whole-hand",
    "five-hundred/03-auction",
    "five-hundred/04-kitty",
    "five-hundred/07-score",
    "pitch/03-first-card",
    "pitch/05-whole-hand",
)
MOST_STEPS = 400
LANGUAGES = ("en", "zh_TW", "zh_CN")
EACH_IN_ONE = tuple(zip(LESSONS, LANGUAGES * 3, strict=False))
EACH_IN_ALL = tuple(product(LESSONS, LANGUAGES))


@pytest.mark.parametrize(("name", "language"), EACH_IN_ALL if os.environ.get("TRICKWISE_LONG") else EACH_IN_ONE)
def test_a_lesson_is_played_through_with_the_hand(window, name, language):
    """Every step of a guided lesson can be passed by drags, presses and keys, and the lesson ends."""
    window.open(name, language=language).play_through()
    assert window.screen.finished
    assert 3 == window.screen.stars


@pytest.mark.parametrize("name", ["spades/07-whole-hand", "pitch/05-whole-hand"])
def test_a_hand_is_watched(window, name):
    """At the first level going on is all that is asked."""
    window.open(name, level="watch")
    for _ in range(MOST_STEPS):
        if window.screen.finished:
            break
        assert isinstance(window.screen.input, Go)
        window.go_on()
    assert window.screen.finished


def test_the_articles_hand_alone(window):
    """South's thirteen cards as the article has them: 61 and 60, one bag, the record's sheet beside it."""
    window.open("spades/07-whole-hand", level="alone")
    for code in ["HT", "D7", "CK", "C3", "DQ", "CT", "C6", "S8", "D6", "SJ", "S5", "S3", "SK"]:
        window.drag(card(code))
    sheets = {sheet.side: sheet for sheet in window.screen.score.sheets}
    assert (61, 60, 1, 0) == (sheets["NS"].hand, sheets["EW"].hand, sheets["NS"].bags, sheets["EW"].bags)
    assert window.screen.score == window.screen.beside[0].score
    lines = [line for sheet in sheets.values() for line in sheet.lines]
    assert 61 + 60 == sum(line.points for line in lines)


def test_another_card_than_the_articles(window):
    """Off the record the other seats answer, and the hand is scored as it falls, beside the article's."""
    window.open("spades/07-whole-hand", level="alone")
    window.drag(card("HT"))
    window.drag(card("DQ"))  # the article led the seven
    game = GAMES["spades"]
    while isinstance(window.screen.input, ActInput):
        assert S == window.screen.state.to_act
        window.drag(game.legal(window.screen.state)[0].card)
    assert isinstance(window.screen.state, Over)
    assert 13 == sum(window.screen.state.played.play.taken(seat) for seat in (N, E, S, W))
    for sheet in window.screen.score.sheets:
        assert sheet.hand == sum(line.points for line in sheet.lines)
    assert [61, 60] == [sheet.hand for sheet in window.screen.beside[0].score.sheets]


def test_a_spade_on_a_heart_goes_home(window):
    """South holds a heart: the king of spades goes home, the rule is named, the heart is lit."""
    window.open("spades/07-whole-hand", step="t1-south")
    held = window.screen.state.play.hands[S]
    window.drag(card("SK"))
    assert card("SK") in window.screen.state.play.hands[S]
    assert held == window.screen.state.play.hands[S]
    reason = window.screen.said[0].reason
    assert ("must-follow-suit", (card("HT"),)) == (reason.code, reason.could_play)
    assert frozenset(cards("HT")) == window.felt.scene.marks.legal
    assert window.widget(card("SK")).isVisible()
    assert window.page.bubble.isVisible()
    assert "following-suit" in window.page.bubble._said.rule_id
    assert window.page.bubble._said.rule_title


def test_why_answers_for_any_card(window):
    """A card with the focus is asked about by key; nothing is played by it."""
    window.open("spades/07-whole-hand", step="t1-south")
    window.widget(card("D7")).setFocus()
    QTest.keyClick(window.widget(card("D7")), Qt.Key.Key_W)
    assert window.page.bubble.isVisible()
    assert 12 < len(window.screen.state.play.hands[S])


def test_why_leaves_what_was_said_where_no_card_is_asked_for(window):
    """A passed step keeps the coach's words; no card has to be chosen."""
    window.open("spades/02-follow-suit", step="who-1")
    window.answer_right()
    said = window.page.panel._said._said
    assert said.lines
    QTest.keyClick(window.page, Qt.Key.Key_W)
    assert said == window.page.panel._said._said


def test_help_climbs_and_costs_only_stars(window):
    """Each rung is climbed by a press; the step can be passed all the same, with fewer stars."""
    window.open("spades/02-follow-suit", step="who-1")
    for _ in window.screen.offered:
        QTest.keyClick(window.page, Qt.Key.Key_H)
    assert window.screen.help == window.screen.offered
    assert window.screen.stars < 3
    window.answer_right()
    assert window.screen.passed or window.screen.step != "who-1"


def test_playing_on_leaves_the_lesson_where_it_was(window):
    """A branch is played with the engine's players; going back finds the very same step."""
    window.open("spades/07-whole-hand", step="t1-south")
    before = window.screen
    window.press(window.page.panel._play_on)
    assert window.screen.in_branch
    window.drag(card("HT"))
    assert window.screen.in_branch
    window.press(window.page.panel._play_on)
    assert (before.step, before.state, before.input) == (window.screen.step, window.screen.state, window.screen.input)


def test_the_language_changes_in_the_middle(window):
    """The position stays, and every word is another."""
    window.open("spades/07-whole-hand", step="t1-south")
    window.drag(card("SK"))
    state, title = window.screen.state, window.page.panel._title.markup
    window.presenter.set_language(Language("zh_TW"), "")
    assert state == window.screen.state
    assert title != window.page.panel._title.markup
    assert "紅心" in " ".join(window.page.bubble._said.lines)


def test_looking_back_changes_nothing(window):
    """The ruler shows an earlier moment, in which nothing is asked, and comes back."""
    window.open("spades/07-whole-hand", step="t4-void")
    now = window.screen.state
    shown = window.presenter.view.at
    window.presenter.view.look_at(2)
    assert 2 == len(window.felt.scene.trick)
    assert window.felt.scene.touch is Touch.NOTHING
    window.presenter.view.look_at(shown)
    assert now == window.screen.state
    assert window.felt.scene.touch is Touch.MARK


def test_a_seat_is_asked_for_in_words(window):
    """What asks for a seat says where one is pointed at, and stops saying so once nothing is asked."""
    window.open("spades/01-one-trick", step="clockwise")
    assert window.page.panel._task.way == (
        "Click a name on the table, or go to it with the arrow keys and press Enter."
    )
    window.answer_right()
    assert window.page.panel._task.way == ""


def faces(window):
    """The seats whose cards are seen."""
    return {seat for seat, cards in window.page.felt.scene.hands.items() if any(cards)}


def test_a_teacher_shows_all_hands(window):
    """By key and by button every hand is turned up, step after step, until they are closed again the same way."""
    window.open("spades/07-whole-hand", step="t1-winner")
    assert {"S"} == faces(window)
    QTest.keyClick(window.page, Qt.Key.Key_O)
    assert set("NESW") == faces(window)
    assert "Close hands" == window.page.panel._all_hands.words
    window.answer_right()
    window.answer_right()
    assert set("NESW") == faces(window)
    window.press(window.page.panel._all_hands)
    assert {"S"} == faces(window)
    assert "All hands" == window.page.panel._all_hands.words


def test_another_lesson_begins_with_closed_hands(window):
    """What was turned up before a class is no business of the next lesson's learner."""
    window.open("spades/07-whole-hand", step="t1-winner")
    QTest.keyClick(window.page, Qt.Key.Key_O)
    window.open("five-hundred/03-auction")
    assert 1 == len(faces(window))


def test_no_hand_is_turned_up_in_a_check(window):
    """Where the first answer counts, or nothing is closed, there is no such button."""
    window.open("spades/01-one-trick", step="clockwise")
    assert not window.page.panel._all_hands.isVisible()
    window.open("five-hundred/11-questions", step="exit-8")
    before = faces(window)
    QTest.keyClick(window.page, Qt.Key.Key_O)
    assert before == faces(window)
    assert not window.page.panel._all_hands.isVisible()


def test_a_hand_that_is_being_dealt_is_not_played_on(window):
    """Nor is a pack that nobody has dealt: something must lie there to be played."""
    for step in ("twos-threes-fours", "packets"):
        window.open("five-hundred/01-deck-and-deal", step=step)
        assert not window.page.panel._play_on.isVisible()
    window.open("spades/01-one-trick", step="third-trick")
    assert not window.page.panel._play_on.isVisible()
    window.open("spades/01-one-trick", step="first-trick")
    assert window.page.panel._play_on.isVisible()
