"""Learners in the window: chosen, added, named, removed and brought back; carried in a file; reported on."""

import csv
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QFileDialog

from tutor.progress.learners import learners
from tutor.progress.opening import open_store
from tutor.progress.values import Passed
from tutor.teaching.checker import right_answer
from ui.learner_file import now

LESSON = "spades/02-follow-suit"


@pytest.fixture
def app(app):
    """At the settings."""
    app.open_settings()
    return app


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "learners"


def panel(app):
    """The rows about learners."""
    return app.settings_room.page.learners


def named(app, name: str) -> None:
    """Types a name and leaves the field."""
    panel(app).name.setText(name)
    panel(app).name.editingFinished.emit()


def said(app) -> str:
    """What the notice says."""
    notice = app.furniture.notice.notice
    return notice.words() if notice else ""


def test_the_first_learner_gets_a_name(app, folder):
    """And keeps what was done before."""
    app.keeper.keep(lambda store: store.finish(Passed(LESSON, "guided", 2, now())))
    named(app, " Ann ")
    assert ["Ann"] == [each.name for each in learners(folder)]
    assert ("Ann", {LESSON: 2}) == (app.keeper.name, app.keeper.progress().stars)
    assert "Ann" == panel(app).name.text()


def test_a_name_that_will_not_do_is_told_beside_it(app):
    """The sentence stands under the field; what was typed stays in it, and nobody is renamed."""
    named(app, "Ann")
    panel(app).more.click()
    named(app, "ann")
    assert "ann is here already" in panel(app).fault.markup
    assert ("ann", "New learner") == (panel(app).name.text(), app.keeper.name)
    named(app, "")
    assert "Write a name." == panel(app).fault.markup
    app.change(replace(app.settings, language="zh_TW"))
    assert "請寫名字。" == panel(app).fault.markup
    named(app, "小明")
    assert ("", "小明") == (panel(app).fault.markup, app.keeper.name)


def test_a_new_learner_begins_anew(app):
    """The name is typed right away; home has nothing of anyone else."""
    app.keeper.keep(lambda store: store.finish(Passed(LESSON, "guided", 2, now())))
    panel(app).more.click()
    assert panel(app).name.hasSelectedText()
    assert {} == app.keeper.progress().stars
    panel(app).learner_chosen.emit("")
    assert {LESSON: 2} == app.keeper.progress().stars


def test_home_offers_the_others(app):
    """A button in the bar, once there is somebody else; it is not there in a lesson."""
    bar = app.furniture.bar
    app.go_home()
    assert bar._learner.isHidden()
    app.open_settings()
    panel(app).more.click()
    app.go_home()
    assert not bar._learner.isHidden()
    assert ["Learner", "New learner"] == [choice.words for choice in bar._learner.choices]
    bar.learner_chosen.emit("")
    assert "" == app.keeper.name
    app.open_lesson(LESSON)
    assert bar._learner.isHidden()


def test_another_learner_is_not_in_the_lesson_of_the_first(app):
    """Going back from the settings leads home."""
    app.open_lesson(LESSON)
    app.open_settings()
    panel(app).more.click()
    app.go_back()
    assert app.furniture.stack.currentWidget() is app.home
    assert {} == app.keeper.progress().steps


def test_a_removed_learner_is_brought_back(app, folder):
    """With everything, by one press; until then others learn."""
    app.keeper.keep(lambda store: store.finish(Passed(LESSON, "guided", 2, now())))
    named(app, "Ann")
    panel(app).more.click()
    named(app, "Bob")
    panel(app).learner_chosen.emit("Ann")
    panel(app).remove.click()
    assert ("Bob", "Ann was removed.") == (app.keeper.name, said(app))
    assert ["Bob"] == [each.name for each in learners(folder)]
    app.furniture.notice.button.click()
    assert ("Ann", {LESSON: 2}) == (app.keeper.name, app.keeper.progress().stars)


def test_the_last_learner_can_be_removed_too(app, folder):
    """There is then one without a name, who has done nothing."""
    named(app, "Ann")
    panel(app).remove.click()
    assert ("", {}) == (app.keeper.name, app.keeper.progress().stars)


def test_a_learner_goes_to_another_machine(app, tmp_path, monkeypatch):
    """In one file, through the two dialogs."""
    app.keeper.keep(lambda store: store.finish(Passed(LESSON, "guided", 2, now())))
    named(app, "Ann")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "carried"), ""))
    panel(app).export.click()
    carried = tmp_path / "carried.trickwise-learner"
    assert carried.is_file()
    assert f"Saved as {carried}" == said(app)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(carried), ""))
    panel(app).take_in.click()
    assert ("Ann (2)", {LESSON: 2}) == (app.keeper.name, app.keeper.progress().stars)


def test_a_file_that_is_no_learner_is_refused_in_a_sentence(app, folder, tmp_path):
    """Nobody is added."""
    (tmp_path / "x.yaml").write_text("game: spades", encoding="utf-8")
    panel(app).import_wanted.emit(str(tmp_path / "x.yaml"))
    assert app.furniture.notice.notice.is_trouble
    assert "holds no learner" in said(app)
    (tmp_path / "y").write_text('{"format": "trickwise-learner/1", "learner": "A", "rows": 1}\n{}', encoding="utf-8")
    panel(app).import_wanted.emit(str(tmp_path / "y"))
    assert "line 2, column 1" in said(app)
    assert {""} >= {each.name for each in learners(folder)}  # whose own file may not be made yet


def test_the_class_is_reported_on(app, tmp_path, monkeypatch):
    """As pages and as a table; a place that cannot be written is told."""
    named(app, "Ann")
    app.keeper.keep(lambda store: store.finish(Passed(LESSON, "guided", 2, now())))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "class"), ""))
    panel(app).pdf.click()
    assert (tmp_path / "class.pdf").read_bytes().startswith(b"%PDF")
    panel(app).table.click()
    with (tmp_path / "class.csv").open(encoding="utf-8-sig", newline="") as table:
        (row,) = csv.DictReader(table)
    assert ("Ann", "Follow suit, or not", "2") == (row["learner"], row["title"], row["stars"])
    panel(app).report_wanted.emit(str(tmp_path / "nowhere" / "class.csv"))
    assert app.furniture.notice.notice.is_trouble


def test_a_damaged_file_is_told_in_the_window(opens, folder):
    """A sentence under the bar, worded again in another language; the lesson goes on."""
    app = opens()
    app._idle.stop()
    app.keeper.make_ready()
    app.keeper.let_go()
    (folder / "_.sqlite").write_bytes(b"x" * 5000)
    app = opens()
    app.keeper.make_ready()
    assert "the last good copy took its place" in said(app)
    app.change(replace(app.settings, language="zh_CN"))
    assert "已经换上最近一份完好的副本" in app.furniture.notice._said.markup
    app.open_lesson(LESSON)
    assert app.furniture.stack.currentWidget() is app.lessons.page


def answers(app, times: int) -> None:
    """Answers right, so many times."""
    for _ in range(times):
        app.lessons.presenter._answer(right_answer(app.lessons.presenter.run))


def test_lost_stars_stay_lost(opens):
    """A lesson left with a star less is taken up with a star less, at the same step."""
    app = opens()
    app.open_lesson(LESSON)
    answers(app, 1)
    while not app.lessons.presenter.screen.offered:
        answers(app, 1)
    for _ in app.lessons.presenter.screen.offered:
        app.lessons.presenter._climb()
    answers(app, 1)
    before = app.lessons.presenter.screen
    assert 3 > before.stars
    later = opens()
    later.open_lesson(LESSON)
    assert (before.step, before.stars) == (later.lessons.presenter.screen.step, later.lessons.presenter.screen.stars)


def test_an_unfinished_hand_goes_on_at_the_same_card(opens):
    """The third level, some cards in: a new window shows the very same table."""
    app = opens()
    app.open_lesson("spades/07-whole-hand")
    app.lessons._change_level(
        next(level for level in app.lessons.presenter.run.lesson.levels if level.value == "alone")
    )
    answers(app, 5)
    before = app.lessons.presenter.screen
    assert before.state.play.tricks
    later = opens()
    later.open_lesson("spades/07-whole-hand")
    after = later.lessons.presenter.screen
    assert (before.state, before.input, "alone") == (after.state, after.input, after.level.value)


def test_a_lesson_that_is_over_is_not_begun_again_by_looking_back(opens, folder):
    """Its stars are kept once; the next time it begins at its first step."""
    app = opens()
    app.open_lesson(LESSON)
    first = app.lessons.presenter.screen.step
    for _ in range(200):
        if app.lessons.presenter.screen.finished:
            break
        answers(app, 1)
    app.lessons.presenter._undo()
    app.go_home()
    assert {LESSON: 3} == app.keeper.progress().stars
    assert {} == app.keeper.progress().steps
    with open_store(folder / "_.sqlite", now()).store as store:
        assert 1 == len(store.passes())
        assert all(answer.right for answer in store.answers())
    app.open_lesson(LESSON)
    assert first == app.lessons.presenter.screen.step
