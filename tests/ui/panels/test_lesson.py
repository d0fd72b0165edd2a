"""The lesson's page: what it shows, what it wishes, and that its words fit."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ui.panels.answers import AskNumber
from ui.panels.article import ArticleTable
from ui.panels.button import Button
from ui.panels.coach_words import CoachWords
from ui.panels.help import Ladder
from ui.panels.lesson import LessonPanel
from ui.panels.lesson_sheet import LessonSheet
from ui.theme.theme import Theme

SHEET = LessonSheet(
    number=3,
    count=31,
    level="guided",
    title="Try the card that won't go",
    text=("North leads ♥9. See [void](term:void).",),
    task="Play ♠Q.",
    said=CoachWords(("Hearts were led.",), rule_title="Following suit", rule_id="spades/following-suit"),
    ladder=Ladder((1, 2, 3, 4, 5), frozenset({1}), 2),
    may_play_on=True,
    may_open_all=True,
)


@pytest.fixture
def panel(shown):
    made = shown(LessonPanel(Theme()), 420, 740)
    made.show_sheet(SHEET)
    return made


def button_of(panel, words):
    return next(button for button in panel.findChildren(Button) if button.words == words and button.isVisibleTo(panel))


@pytest.mark.parametrize(
    ("words", "wish"),
    [
        ("Play on from here", "played_on"),
        ("Why?", "why_requested"),
        ("All hands", "all_hands_requested"),
        ("Evidence", "rung_climbed"),
    ],
)
def test_a_button_wishes(qtbot, panel, words, wish):
    """Each button is one wish."""
    with qtbot.waitSignal(getattr(panel, wish)):
        button_of(panel, words).click()


def test_the_next_rung_alone_can_be_climbed(qtbot, panel):
    """Those climbed, and those after the next, are no wish for another when they are pressed."""
    for rung in ("Goal", "Rule", "Cards", "Answer"):
        with qtbot.assertNotEmitted(panel.rung_climbed):
            button_of(panel, rung).click()


@pytest.mark.parametrize(
    ("rung", "said"),
    [
        ("Rule", "First Evidence, then Rule."),
        ("Answer", "First Evidence, then Rule, then Cards, then Answer."),
    ],
)
def test_a_rung_that_must_wait_says_what_comes_first(panel, rung, said):
    """Pressed, or under the mouse, it names the rungs before it; once it is read, another step says nothing."""
    assert said == button_of(panel, rung).toolTip()
    button_of(panel, rung).click()
    assert said == panel._help._answer.markup
    assert panel._help._answer.isVisible()
    panel.show_sheet(replace(SHEET, number=4))
    assert not panel._help._answer.isVisible()


def test_a_climbed_rung_is_told_again(qtbot, panel):
    """Pressed, it is the wish to hear it once more."""
    assert "Goal, once more" == button_of(panel, "Goal").toolTip()
    with qtbot.waitSignal(panel.rung_recalled) as recalled:
        QTest.mouseClick(button_of(panel, "Goal"), Qt.MouseButton.LeftButton)
    assert [1] == recalled.args


def test_what_a_rung_waits_for_is_past_once_help_was_climbed(panel):
    """What was said of a rung goes with the next gesture at the ladder."""
    button_of(panel, "Rule").click()
    panel.show_sheet(replace(SHEET, ladder=Ladder((1, 2, 3, 4, 5), frozenset({1, 2}), 1)))
    assert not panel._help._answer.isVisible()


def test_a_later_rung_looks_like_none(panel):
    """Only the next one has the hand over it; a screen reader is told which come later."""
    later, comes = button_of(panel, "Rule"), button_of(panel, "Evidence")
    assert (later.property("state"), comes.property("state")) == ("later", "next")
    assert Qt.CursorShape.ArrowCursor is later.cursor().shape()
    assert Qt.CursorShape.PointingHandCursor is comes.cursor().shape()
    assert later.accessibleName() == "Rule, comes later"


def test_nothing_moves_when_the_coach_speaks(qtbot, panel):
    """What is pressed stays where it is: the coach's words come below it."""
    panel.show_sheet(replace(SHEET, said=None, ask=AskNumber(0, 10)))
    QApplication.processEvents()
    parts = (panel.answers, panel._help, panel._play_on, panel._why)
    before = [part.mapTo(panel, QPoint(0, 0)) for part in parts]
    panel.show_sheet(replace(SHEET, ask=AskNumber(0, 10)))
    QApplication.processEvents()
    assert panel._said.isVisible()
    assert before == [part.mapTo(panel, QPoint(0, 0)) for part in parts]


def test_what_the_coach_says_is_brought_into_sight(qtbot, shown):
    """In a low window it would stand below the page."""
    panel = shown(LessonPanel(Theme()), 372, 420)
    long = replace(SHEET, text=("A text of many lines. " * 12,), said=None)
    panel.show_sheet(long)
    panel.show_sheet(replace(long, said=SHEET.said))
    said = panel._said
    qtbot.waitUntil(lambda: panel.rect().contains(said.mapTo(panel, said.rect().bottomRight())))
    assert 0 == panel._scroll.verticalScrollBar().value(), "what is pressed has not moved"


def test_going_on_is_offered_when_it_is_asked(qtbot, panel):
    """Only then is there a primary button."""
    assert not panel.may_go_on
    panel.show_sheet(replace(SHEET, goes_on=True))
    assert panel.may_go_on
    with qtbot.waitSignal(panel.went_on):
        button_of(panel, "Continue").click()


def test_a_branch_leads_back(qtbot, panel):
    """In a branch the same place leads back to the lesson."""
    panel.show_sheet(replace(SHEET, in_branch=True))
    with qtbot.waitSignal(panel.went_back_to_lesson):
        button_of(panel, "Back to the lesson").click()


def test_a_level_is_chosen(qtbot, panel):
    """The segments tell the level by its name in code."""
    with qtbot.waitSignal(panel.level_chosen) as chosen:
        button_of(panel, "Alone").click()
    assert chosen.args == ["alone"]


def test_levels_that_a_lesson_lacks_are_not_offered(panel):
    """One level alone needs no choice."""
    panel.show_sheet(replace(SHEET, levels=("guided",)))
    assert not any(b.words in {"Watch", "Guided"} and b.isVisibleTo(panel) for b in panel.findChildren(Button))


def test_the_articles_table_takes_what_is_left(qtbot, shown):
    """It stands at the foot and begins at the page's edge."""
    panel = shown(LessonPanel(Theme()), 420, 900)
    table = ArticleTable(Theme())
    panel.set_below(table)
    panel.show_sheet(SHEET)
    qtbot.waitUntil(lambda: table.height() > 200)
    assert table.mapTo(panel, table.rect().topLeft()).x() <= panel.sheet_rect.left() + 1
    panel.set_below(None)
    assert not table.isVisible()


@pytest.mark.parametrize("width", [372, 436, 476])
def test_no_word_outgrows_the_page(shown, outgrown, theme, width):
    """At each width of the page, in each language and size; and what is shown again is set anew."""
    panel = shown(LessonPanel(Theme()), width, 640)
    panel.show_sheet(replace(SHEET, goes_on=True))
    panel.set_theme(theme)
    assert [] == outgrown(panel)
