"""From a score sheet into the score lab, and back to where one was."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tutor.teaching.course import bundled
from tutor.teaching.reader import read_lesson
from tutor.teaching.screen import Level
from ui.panels.button import Button


def begin(app, lesson, step):
    """A lesson in the window, at a step."""
    app.open_lesson(lesson)
    app.lessons.presenter.open(read_lesson(bundled() / lesson).lesson, Level.GUIDED, step=step)
    return app.lessons.page


def lab_button(page):
    """The button of the sheet that is shown."""
    (button,) = (each for each in page.score.findChildren(Button) if each.isVisible())
    return button


def here(app):
    """The page that is open."""
    return app.furniture.stack.currentWidget()


def test_a_score_sheet_leads_to_the_lab_and_back(app):
    """The hand lies there under the lesson's rules, another rule set beside; going back finds the step again."""
    page = begin(app, "five-hundred/07-score", "dial")
    lab_button(page).click()
    assert here(app) is app.labs.page
    first, second = app.labs.page.ledgers.columns
    assert ("pagat-australian", "+200") == (first.id, first.side("NS").hand)
    assert second.id != first.id
    app.go_back()
    assert (page, "dial") == (here(app), app.lessons.presenter.screen.step)


def test_the_key_l_does_the_same(app):
    """Without a mouse."""
    page = begin(app, "five-hundred/07-score", "dial")
    QTest.keyClick(page, Qt.Key.Key_L)
    assert here(app) is app.labs.page


def test_a_hand_that_is_not_over_stays(app):
    """The key says why."""
    page = begin(app, "spades/07-whole-hand", "t12-winner")
    QTest.keyClick(page, Qt.Key.Key_L)
    assert here(app) is page
    assert ("The score lab takes a hand once its score is shown.",) == page.panel._said._said.lines


def test_the_transcript_leads_there_once_there_is_a_score(app):
    """And back to the transcript."""
    begin(app, "five-hundred/07-score", "dial")
    app.open_transcript()
    app.transcripts.page.lab_button.click()
    assert here(app) is app.labs.page
    app.go_back()
    assert here(app) is app.transcripts.page
    begin(app, "spades/07-whole-hand", "t12-winner")
    app.open_transcript()
    assert not app.transcripts.page.lab_button.isVisible()


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_it_is_named_and_not_cut(app, language):
    """In three languages, at 150 %, on a narrow page."""
    app.window.resize(1024, 700)
    for _ in range(3):
        app.furniture.text_size_stepped.emit(1)
    app.furniture.bar.language_chosen.emit(language)
    button = lab_button(begin(app, "pitch/08-which-rules", "side-by-side"))
    assert button.words == button.accessibleName() != ""
    assert not button.outgrown()
