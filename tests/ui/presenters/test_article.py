"""The article's table beside the felt: row by row as the hand goes, and the felt goes where a row is pressed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tutor.games.all import GAMES
from tutor.teaching.checker import answered
from tutor.teaching.course import bundled, lesson_folder, lesson_folders
from tutor.teaching.film import card_play
from tutor.teaching.reader import read_lesson
from tutor.teaching.runner import begin, screen
from tutor.teaching.screen import Level
from tutor.teaching.wording import Saying
from tutor.text.language import ENGLISH, Language, languages
from ui.pages.lesson import LessonPage
from ui.panels.article_sheet import ArticleRow
from ui.presenters.article_sheet import ArticleSheets
from ui.presenters.lesson import LessonPresenter
from ui.theme.theme import Theme

WHOLE_HANDS = [
    f"{folder.parent.name}/{folder.name}"
    for folder in lesson_folders(bundled())
    if folder.name.endswith("whole-hand") or (folder.parent.name == "five-hundred" and folder.name.startswith("10-"))
]


@pytest.fixture
def opened(qtbot):
    """Opens a lesson at a step, in the window of a small screen."""

    def opens(name, step=None, language="en", level=Level.GUIDED):
        page = LessonPage(Theme(language=language))
        page.felt.animator.speed = 0.0
        qtbot.addWidget(page)
        page.resize(1024, 648)
        with qtbot.waitExposed(page):
            page.show()
        presenter = LessonPresenter(page)
        presenter.set_language(Language(language), "")
        presenter.open(read_lesson(lesson_folder(name)).lesson, level, step=step)
        page.presenter = presenter
        return page

    return opens


def rows_of(page):
    return page.article._rows


def lit(page):
    return page.article._sheet.current


@pytest.mark.parametrize("name", WHOLE_HANDS)
@pytest.mark.parametrize("language", languages())
def test_every_whole_hand_has_its_table(opened, name, language):
    """In each language, at a step in the middle of the hand; its words fit the narrow page."""
    lesson = read_lesson(lesson_folder(name)).lesson
    middle = next(
        each.step.id
        for each in begin(lesson, Level.GUIDED).stations
        if (play := card_play(each.scene.film.state(each.frame))) and len(play.tricks) > 1 and play.to_act
    )
    page = opened(name, middle, language)
    QTest.keyClick(page, Qt.Key.Key_A)
    assert page.panel.shows_table
    assert page.article.isVisible()
    assert page.article.minimumSizeHint().width() <= page.article.width()


def test_the_button_gives_the_page_to_the_table_and_takes_it_back(opened):
    """What is asked stays; title and help give way to rows."""
    page = opened("spades/07-whole-hand", "t9-south")
    low = page.article.height()
    QTest.mouseClick(page.panel._table_button, Qt.MouseButton.LeftButton)
    QTest.qWait(0)
    assert page.panel._task.isVisible()
    assert not page.panel._help.isVisible()
    assert page.article.height() > low
    QTest.keyClick(page, Qt.Key.Key_A)
    assert page.panel._help.isVisible()
    assert page.panel._title.isVisible()


def test_a_lesson_without_a_hand_offers_no_table(opened):
    """A position of a few cards has none, and its key does nothing."""
    page = opened("spades/02-follow-suit")
    assert not page.panel._table_button.isVisible()
    QTest.keyClick(page, Qt.Key.Key_A)
    assert not page.panel.shows_table


def test_a_press_on_a_row_scrubs_the_felt(opened):
    """The trick lies on the felt as it was; its row is lit, and the rows after it stay in sight."""
    page = opened("spades/07-whole-hand", "t9-south")
    assert lit(page) == 9
    QTest.mouseClick(rows_of(page)[3], Qt.MouseButton.LeftButton)
    assert lit(page) == 4
    assert [laid.card.code for laid in page.felt.scene.trick] == ["C3", "C5", "CQ", "SQ"]
    assert rows_of(page)[7].isEnabled()
    QTest.mouseClick(rows_of(page)[8], Qt.MouseButton.LeftButton)
    assert lit(page) == 9
    assert page.presenter.view.at == len(card_play(page.presenter.screen.state).plays)


def test_keys_scrub_row_by_row(opened):
    """Up and down, with the focus; the ruler goes along."""
    page = opened("spades/07-whole-hand", "t9-south")
    rows_of(page)[8].setFocus()
    for trick in (8, 7):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Up)
        assert trick == lit(page)
        assert 4 * trick == page.transport.track.value()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert lit(page) == 8


def test_the_ruler_lights_the_row(opened):
    """Whatever scrubs, table and felt are one."""
    page = opened("spades/07-whole-hand", "t9-south")
    page.transport.track.setFocus()
    for _ in range(5):
        QTest.keyClick(page.transport.track, Qt.Key.Key_Left)
    assert lit(page) == 7


@pytest.mark.parametrize("name", WHOLE_HANDS)
@pytest.mark.parametrize("level", [Level.WATCH, Level.GUIDED])
def test_a_row_ahead_is_blank(name, level):
    """It would be an answer: no card, no winner, no points, neither drawn nor spoken, before it is played."""
    lesson = read_lesson(lesson_folder(name)).lesson
    run = begin(lesson, level)
    for _ in range(400):
        seen = screen(run)
        play = card_play(seen.state)
        sheet = ArticleSheets(Saying(lesson, ENGLISH, seen.state.match.seats), GAMES[lesson.game], seen).sheet(
            seen.state
        )
        if sheet is not None and play is not None:
            shown = len(play.tricks) + bool(play.table)
            assert {ArticleRow()} >= set(sheet.rows[shown:])
            assert sum(len(row.plays) for row in sheet.rows) == len(play.plays)
        if run.finished:
            return
        run = answered(run)
    raise AssertionError(name)


def test_a_row_can_be_heard(opened):
    """Seats and cards by their names, and who won."""
    page = opened("spades/07-whole-hand", "t9-south")
    assert rows_of(page)[0].text().startswith("Trick 1: North nine of hearts, East three of hearts")
    assert rows_of(page)[0].text().endswith("Won by South (you).")
    assert rows_of(page)[12].text() == "Trick 13, still to come"


def test_a_teacher_shows_the_rows_ahead(opened):
    """With all hands open the table has every trick of the record; closed again, what lies ahead is blank."""
    page = opened("spades/07-whole-hand", "t1-winner")
    blank = [row.plays for row in page.article._sheet.rows[1:]]
    assert {()} == set(blank)
    QTest.keyClick(page, Qt.Key.Key_O)
    rows = page.article._sheet.rows
    assert 13 == len(rows)
    assert {4} == {len(row.plays) for row in rows}
    assert 1 == page.article._sheet.current
    assert rows[0].winner == "", "what is asked stays open"
    QTest.keyClick(page, Qt.Key.Key_O)
    assert blank == [row.plays for row in page.article._sheet.rows[1:]]


def test_no_row_lies_ahead_where_the_record_is_left(opened):
    """Whoever plays on goes where nobody has been: even a teacher sees blank lines there."""
    page = opened("spades/07-whole-hand", "t1-south")
    QTest.keyClick(page, Qt.Key.Key_O)
    page.presenter._play_on(None)
    assert set("NESW") == {seat for seat, cards in page.felt.scene.hands.items() if any(cards)}
    rows = page.article._sheet.rows if page.article.isVisible() else ()
    assert {()} >= {row.plays for row in rows[1:]}
