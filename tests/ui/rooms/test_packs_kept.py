"""Lesson packs that are on the shelf: replaced, learned from, removed; damaged ones, and other windows."""

import shutil
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tutor.progress.check_results import CheckResult
from tutor.progress.report import LessonLine, Report
from tutor.teaching.checker import right_answer
from tutor.teaching.packs import packs_in, take_off
from tutor.teaching.screen import Level
from ui.learner_file import now
from ui.panels.button import Button
from ui.panels.lesson_row import LessonState
from ui.presenters.class_report import ClassReports
from ui.rooms.pack_check import command_beside

SOON = 120_000
FIRST, SECOND = "packs/club/01-first", "packs/club/02-second"


def test_a_newer_version_is_asked_about(app, club, packs):
    """Cancelled, the older stays; replaced, what was learned stays, and the lessons are those of the newer."""
    packs.lay()
    app.open_lesson(FIRST)
    app.go_home()
    newer = club("club", "01-first", "03-third", title="Second term")
    packs.give(newer)
    packs.asked()
    assert "Replace The club?" == packs.sheet.asking.title()
    QTest.keyClick(packs.sheet.yes, Qt.Key.Key_Escape)
    assert (["1"], "01-first of club") == (packs.kept(), app._titles.title(FIRST, "en"))
    packs.give(newer)
    packs.asked()
    QTest.mouseClick(packs.sheet.yes, Qt.MouseButton.LeftButton)
    assert ("Second term was added.", ["2"]) == (packs.said(), packs.kept())
    sheet = packs.sheet_of("club")
    assert [(FIRST, LessonState.HERE), ("packs/club/03-third", LessonState.OPEN)] == [
        (row.id, row.state) for row in sheet.lessons
    ]


def test_the_same_pack_is_not_asked_about(club, packs):
    """A second double click shows where it is."""
    folder = club()
    packs.lay(folder)
    packs.give(folder)
    assert (None, "The club is here already.") == (packs.sheet.asking, packs.said())


def press_remove(app) -> None:
    """Presses the button under the pack's lessons."""
    buttons = app.home._packs["club"].findChildren(Button)
    QTest.mouseClick(next(button for button in buttons if button.words == "Remove…"), Qt.MouseButton.LeftButton)


def test_a_pack_is_removed_once_it_was_asked(app, packs):
    """What was learned in it is there when it comes back."""
    packs.lay()
    app.open_lesson(FIRST)
    assert FIRST == app.keeper.progress().last
    app.go_home()
    press_remove(app)
    sheet = packs.sheet
    assert "Remove The club?" == sheet.asking.title()
    sheet.close_sheet()
    assert ["packs/club"] == packs.courses()
    press_remove(app)
    QTest.mouseClick(sheet.yes, Qt.MouseButton.LeftButton)
    assert ([], [], "The club was removed.") == (packs.courses(), packs.kept(), packs.said())
    assert {} == app.home._packs
    assert FIRST in app.keeper.progress().steps
    assert app.home._sheet.resume.lesson.startswith("spades/")
    packs.lay()
    assert (FIRST, True) == (app.home._sheet.resume.lesson, app.home._sheet.resume.begun)


def test_a_pack_is_learned_like_a_course(qtbot, app, opens, packs):
    """Level, place, stars and the next lesson are its own, and are there on another day."""
    packs.lay()
    app.open_lesson(FIRST)
    presenter = app.lessons.presenter
    assert (FIRST, Level.GUIDED) == (presenter.run.lesson.id, presenter.run.level)
    assert ("The club · Lesson 1", "01-first of club") == app._titles.place(FIRST, "en")
    while not presenter.run.finished:
        presenter._answer(right_answer(presenter.run)) if not presenter.screen.passed else presenter._go_on()
        qtbot.wait(1)
    assert {FIRST: 3} == app.keeper.progress().stars
    app.lessons._go_on()
    assert SECOND == app.lessons.lesson
    app.lessons._change_level(Level.WATCH)
    app.keeper.let_go()
    again = opens()
    row, other = again.home._packs["club"]._sheet.lessons
    assert (LessonState.DONE, 3, LessonState.HERE) == (row.state, row.stars, other.state)
    again.open_lesson(SECOND)
    assert Level.WATCH is again.lessons.presenter.run.level


def test_a_pack_called_like_a_game_keeps_to_itself(app, club, packs):
    """Its progress is not that of the program's own lesson of the same name."""
    packs.lay(club("spades", "01-one-trick"))
    app.open_lesson("packs/spades/01-one-trick")
    assert ["packs/spades/01-one-trick"] == list(app.keeper.progress().steps)
    app.open_lesson("spades/01-one-trick")
    assert "One trick" == app.lessons.presenter.run.lesson.prose["en"]["title"]


def test_a_check_of_a_pack_is_its_own(qtbot, app, club, packs):
    """It is dealt, and what it offers is a lesson of the pack."""
    more = "entry:\n  of: [spades/legal-cards]\n  count: 1\n  offers: [{least: 0, start: club/02-second}]\n"
    packs.lay(club(more=more))
    app.open_lesson("packs/club/entry")
    qtbot.waitUntil(lambda: app.lessons.lesson == "packs/club/entry", timeout=SOON)
    presenter = app.lessons.presenter
    while not presenter.run.finished:
        presenter._answer(right_answer(presenter.run)) if not presenter.screen.passed else presenter._go_on()
        qtbot.wait(1)
    progress = app.keeper.progress()
    assert ({"packs/club/entry": (1, 1)}, {"packs/club": SECOND}) == (progress.checks, progress.starts)
    app.go_home()
    assert "1 of 1" == packs.sheet_of("club").entry.note
    assert "" == app.home._courses[0]._sheet.entry.note


def test_a_class_report_has_the_pack(app, packs):
    """By its name, with its lessons' titles."""
    packs.lay()
    lesson, check = LessonLine(FIRST, 2, "guided", "", now()), CheckResult("packs/club", "exit", 1, 2, {}, now())
    words = ClassReports(app._titles, "en")
    (block,) = words.paper((Report("Ann", (lesson,), checks=(check,)),), now()).learners
    assert [("The club: 1 of 2", ("Exit check: 1 of 2 right",))] == [(row.told, row.notes) for row in block.courses]
    assert ("01-first of club", "packs/gone/01-first") == (words.title(FIRST), words.title("packs/gone/01-first"))


def test_a_language_that_a_pack_lacks_is_said(app, club, packs):
    """It is shown in English, and so it says; in its own language it says nothing."""
    folder = club("club", "01-first")
    (folder / "01-first" / "zh_TW.yaml").write_text(
        "title: 第一墩\ngoal: 說出誰收走一墩\nsteps:\n  look: {say: 四家的牌都攤開。}\n", encoding="utf-8"
    )
    packs.lay(folder)
    for language, title, note in (
        ("en", "01-first of club", ""),
        ("zh_TW", "第一墩", ""),
        ("zh_CN", "01-first of club", "这个课程包没有简体中文，用 English 显示。"),
    ):
        app.change(replace(app.settings, language=language))
        sheet = packs.sheet_of("club")
        assert (title, note) == (sheet.lessons[0].title, sheet.note)
    app.open_lesson(FIRST)
    assert "Four hands lie open." in app.lessons.page.panel._sheet.text


# --- damage, and other windows ----------------------------------------------------------------------------------------


def test_a_damaged_pack_is_told_and_nothing_else_is_lost(opens, club, packs):
    """At home it is marked and can be removed; the others are there."""
    packs.lay()
    packs.lay(club("other", "01-only"))
    (packs.home / "1" / "club" / "01-first" / "lesson.yaml").unlink()
    again = opens()
    again._make_ready()
    assert "The club is damaged" in packs.said(again)
    assert "damaged" in again.home._packs["club"]._sheet.note
    again.open_lesson("packs/other/01-only")
    assert "packs/other/01-only" == again.lessons.lesson


@pytest.mark.parametrize("change", ["text", "gone"])
def test_a_lesson_that_was_changed_since_is_not_opened(app, change, packs):
    """Only what was checked is run; another window may have taken the pack off, too."""
    packs.lay()
    if change == "text":
        script = packs.home / "1" / "club" / "01-first" / "lesson.yaml"
        script.write_text(script.read_text(encoding="utf-8").replace("HA, C5", "HA, C6"), encoding="utf-8")
    else:
        shutil.rmtree(packs.home / "1")
    for name in (FIRST, "packs/club/exit"):
        app.furniture.notice.put_away()
        app.open_lesson(name)
        assert "This lesson can't be opened" in packs.said()
        assert app.furniture.stack.currentWidget() is app.home
    assert (["packs/club"] if change == "text" else []) == packs.courses()


def test_what_lies_where_another_version_lay_is_read_anew(app, club, packs):
    """Another window may have taken one off, and put the next one into the same place."""
    packs.lay()
    app.open_lesson(FIRST)
    take_off(packs.home, "club")
    newer = club("club", "01-first", title="Second term")
    script = newer / "01-first" / "lesson.yaml"
    script.write_text(script.read_text(encoding="utf-8").replace("lie open", "lie bare"), encoding="utf-8")
    packs.lay(newer)
    assert ["1"] == packs.kept()
    assert "Second term · Lesson 1" == app._titles.place(FIRST, "en")[0]
    app.open_lesson(FIRST)
    assert app.lessons.page.panel._sheet.text[0].endswith("lie bare.")


def test_a_second_window_at_the_same_home(app, opens, packs):
    """What one adds the other shows when it comes home; both learn, and nothing of either is lost."""
    second = opens()
    packs.lay()
    second.go_home()
    assert ["packs/club"] == packs.courses(second)
    app.open_lesson(FIRST)
    second.open_lesson(SECOND)
    assert {FIRST, SECOND} == set(app.keeper.file.progress().steps) == set(second.keeper.file.progress().steps)
    assert 1 == len(packs_in(packs.home))


def test_a_pack_is_looked_at_by_the_program_that_can_write(tmp_path):
    """On Windows a program with a window has nowhere to write to; the command beside it has."""
    program, command = tmp_path / "trickwise.exe", tmp_path / "trickwise-command.exe"
    program.touch()
    assert program == command_beside(program)
    command.touch()
    assert command == command_beside(program)
