"""Lesson packs in the window: dropped, chosen or given to the command; looked at, asked about, learned from, removed."""

import shutil
import stat
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from tutor.teaching.checker import right_answer
from tutor.teaching.pack import write_pack
from tutor.teaching.packs import packs_in
from tutor.teaching.screen import Level
from ui.opening import Opening
from ui.panels.lesson_row import LessonState

SOON = 60_000
FIRST, SECOND = "packs/club/01-first", "packs/club/02-second"


@pytest.fixture
def home(tmp_path) -> Path:
    """The folder of the packs."""
    return tmp_path / "packs"


@pytest.fixture
def packed(tmp_path):
    """A course's folder as a file."""

    def made(folder: Path) -> Path:
        file = tmp_path / f"{folder.parent.name}-{folder.name}.trickwise"
        write_pack(folder, file)
        return file

    return made


@pytest.fixture
def added(qtbot, app, packed, club):
    """Adds a pack, which is sound and new."""

    def adding(folder: Path | None = None) -> None:
        app.packs.open([str(packed(folder or club()))])
        answered(qtbot, app)

    return adding


def answered(qtbot, app) -> None:
    """Waits until a pack was looked at and nothing is asked."""
    qtbot.waitUntil(lambda: app.furniture.asking.asking is None, timeout=SOON)


def asked(qtbot, app) -> None:
    """Waits until something is asked that has an answer, or that lists what was found."""
    sheet = app.furniture.asking
    qtbot.waitUntil(lambda: sheet.asking is not None and bool(sheet.asking.yes or sheet.asking.found), timeout=SOON)


def said(app) -> str:
    """What the notice says."""
    notice = app.furniture.notice.notice
    return notice.words() if notice else ""


def courses(app) -> list[str]:
    """What stands on the shelf besides the program's own."""
    return [course.id for course in app._titles.shelf.courses if course.pack]


def kept(home: Path) -> list[str]:
    """What lies in the folder of packs."""
    return sorted(path.name for path in home.iterdir()) if home.exists() else []


# --- ways in ----------------------------------------------------------------------------------------------------------


def dragged(app, kind: type, *files: Path) -> QDropEvent:
    """A drag over the window, with its files, as the system reports it."""
    app.home.show_pack("")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    at = app.home.mapTo(app.window, QPoint(300, 200))
    place = at if kind is QDragEnterEvent else QPointF(at)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = kind(place, Qt.DropAction.CopyAction, data, buttons, keys)
    event.kept = data  # Qt does not hold it
    QApplication.sendEvent(app.window.windowHandle(), event)
    return event


def test_a_pack_is_dropped_on_home(qtbot, app, packed, club, home):
    """Anywhere on the page, which says that it will be taken; then it stands there."""
    file = packed(club())
    assert dragged(app, QDragEnterEvent, file).isAccepted()
    assert app.home._is_dragged_over
    assert dragged(app, QDropEvent, file).isAccepted()
    assert not app.home._is_dragged_over
    assert "Looking at" in app.furniture.asking.asking.title()
    answered(qtbot, app)
    assert (["packs/club"], "The club was added.") == (courses(app), said(app))
    assert ["1"] == kept(home)


def test_several_are_dropped_at_once(qtbot, app, packed, club):
    """One after another."""
    dragged(app, QDragEnterEvent, packed(club()), packed(club("other", "01-only")))
    dragged(app, QDropEvent, packed(club()), packed(club("other", "01-only")))
    qtbot.waitUntil(lambda: courses(app) == ["packs/club", "packs/other"], timeout=SOON)


def test_what_is_no_pack_is_not_taken(app, tmp_path):
    """The page does not offer itself."""
    (tmp_path / "card.png").write_bytes(b"")
    assert not dragged(app, QDragEnterEvent, tmp_path / "card.png").isAccepted()
    assert not app.home._is_dragged_over


def test_a_drag_that_leaves_changes_nothing(app, packed, club):
    """The frame goes with it."""
    dragged(app, QDragEnterEvent, packed(club()))
    QApplication.sendEvent(app.window.windowHandle(), QDragLeaveEvent())
    assert not app.home._is_dragged_over
    assert app.furniture.asking.asking is None


def test_a_pack_is_chosen_by_the_button(qtbot, app, packed, club, monkeypatch):
    """A press on it asks for a file; whoever chooses none has pressed it for nothing."""
    chosen = [("", ""), (str(packed(club())), "")]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: chosen.pop(0))
    button = app.home.packs_head.add
    for _ in range(2):
        assert app.furniture.asking.asking is None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    answered(qtbot, app)
    assert ["packs/club"] == courses(app)
    assert button.hasFocus()


def test_a_pack_is_given_to_the_command(qtbot, qt, tmp_path, packed, club):
    """As a double click in a file manager gives it."""
    opening = Opening(qt, QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat), None, [str(packed(club()))])
    try:
        qtbot.waitUntil(lambda: opening.app is not None and bool(courses(opening.app)), timeout=SOON)
        assert opening.app.furniture.asking.isHidden()
    finally:
        opening.end()


# --- what is found ----------------------------------------------------------------------------------------------------


def test_what_is_to_be_mended_is_listed_with_its_place(qtbot, app, packed, club, home):
    """Every one, by the names in the pack; it can be copied; nothing is on the shelf."""
    folder = club()
    for lesson, what, instead in (("01-first", "ask: winner", "ask: winer"), ("02-second", "title:", "titel:")):
        script = folder / lesson / "lesson.yaml"
        script.write_text(script.read_text(encoding="utf-8").replace(what, instead), encoding="utf-8")
    app.packs.open([str(packed(folder))])
    asked(qtbot, app)
    sheet = app.furniture.asking
    places = [(found.file, found.line, found.column) for found in sheet.asking.found]
    assert ("club/01-first/lesson.yaml", 17, 33) in places
    assert ("club/02-second/lesson.yaml", 4, 1) in places
    assert sorted(places) == places
    QTest.mouseClick(sheet.copy, Qt.MouseButton.LeftButton)
    assert "club/02-second/lesson.yaml:4:1: There is no field titel here. Did you mean title?" in (
        QGuiApplication.clipboard().text().splitlines()
    )
    QTest.keyClick(sheet.no, Qt.Key.Key_Escape)
    assert (None, True) == (sheet.asking, sheet.isHidden())
    assert ([], []) == (courses(app), kept(home))


def test_a_long_list_is_shown_in_part_and_copied_whole(app):
    """A hundred rows are drawn, whatever a stranger has written."""
    from ui.panels.asking import Asking, Found  # noqa: PLC0415 - this test alone makes them

    sheet = app.furniture.asking
    found = tuple(Found("club/a.yaml", line, 1, f"[x](y) **{line}") for line in range(1, 1001))
    sheet.ask(Asking(lambda: "Many", lambda: "of them", lambda: "Close", found=found))
    assert 2 + 3 * 100 == sheet._rows.count()
    assert 1000 == len(sheet.listed.splitlines())
    sheet.close_sheet()


def _link() -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo("club/link")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


HOSTILE = {
    "climbs out": ("../../learners/_.sqlite", "lies outside"),
    "absolute": ("/tmp/out", "lies outside"),  # noqa: S108 - nothing is written there
    "link": (_link(), "lies outside"),
    "loose": ("course.yaml", "one folder"),
    "no course": ("club/01-first/lesson.yaml", "no such file"),
}


@pytest.mark.parametrize(("entry", "told"), HOSTILE.values(), ids=HOSTILE)
def test_a_strangers_zip_does_no_harm(app, tmp_path, home, entry, told):
    """It is told in a sentence, and nothing is written anywhere."""
    file = tmp_path / "odd.trickwise"
    with zipfile.ZipFile(file, "w") as made:
        made.writestr(entry, "x")
    before = sorted(path for path in tmp_path.rglob("*") if home not in (path, *path.parents))
    app.packs.open([str(file)])
    sheet = app.furniture.asking
    assert "odd.trickwise can't be added yet" == sheet.asking.title()
    assert told in sheet.listed.lower()
    sheet.close_sheet()
    assert before == sorted(path for path in tmp_path.rglob("*") if home not in (path, *path.parents))
    assert [] == kept(home)


@pytest.mark.parametrize("content", [b"", b"no zip", b"PK\x03\x04" + b"\0" * 40])
def test_what_is_no_zip_is_told(app, tmp_path, content):
    """So is a file that is gone."""
    file = tmp_path / "odd.trickwise"
    file.write_bytes(content)
    app.packs.open([str(file)])
    assert "lesson pack" in app.furniture.asking.listed
    app.furniture.asking.close_sheet()
    file.unlink()
    app.packs.open([str(file)])
    assert app.furniture.asking.asking.found
    app.furniture.asking.close_sheet()


def test_what_hides_in_a_packs_names_is_not_run(qtbot, app, packed, club, home):
    """Folders called as parts of the program are looked at as data, like all others."""
    for name in ("tutor", "yaml"):
        folder = club(name, "01-first")
        (folder / "__init__.py").write_text("raise SystemExit(0)", encoding="utf-8")
        (folder / "cli").mkdir()
        (folder / "cli" / "main.py").write_text("raise SystemExit(0)", encoding="utf-8")
        script = folder / "01-first" / "lesson.yaml"
        script.write_text(script.read_text(encoding="utf-8").replace("winner", "winer"), encoding="utf-8")
        app.packs.open([str(packed(folder))])
        asked(qtbot, app)
        assert app.furniture.asking.asking.found
        app.furniture.asking.close_sheet()
    assert [] == kept(home)


def test_a_check_that_breaks_off_adds_nothing(qtbot, app, packed, club, home, monkeypatch):
    """Whatever became of it, it has not found the pack sound."""
    monkeypatch.setattr("ui.rooms.pack_check._MODULE", ("-c", "raise SystemExit(1)"))
    app.packs.open([str(packed(club()))])
    qtbot.waitUntil(lambda: "can't be added yet" in app.furniture.asking.asking.title(), timeout=SOON)
    assert "to the end" in app.furniture.asking.asking.text()
    app.furniture.asking.close_sheet()
    assert ([], []) == (courses(app), kept(home))


def test_looking_can_be_stopped(app, packed, club, home, monkeypatch):
    """A pack that is looked at without end is let go by a key; the window can be closed meanwhile, too."""
    monkeypatch.setattr("ui.rooms.pack_check._MODULE", ("-c", "while True: pass"))
    file = packed(club())
    for stopping in (
        lambda: QTest.keyClick(app.furniture.asking.no, Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(app.furniture.asking.no, Qt.MouseButton.LeftButton),
        app.window.closing.emit,
    ):
        app.packs.open([str(file)])
        assert "Stop" == app.furniture.asking.no.words
        stopping()
        app.furniture.asking.put_away()
        assert ([], []) == (courses(app), kept(home))


def test_a_folder_that_cannot_be_written_is_told(app, packed, club, home):
    """A file stands where the folder should be."""
    home.write_text("", encoding="utf-8")
    app.packs.open([str(packed(club()))])
    assert str(home) in said(app)
    assert app.furniture.notice.notice.is_trouble


# --- a pack that is there ---------------------------------------------------------------------------------------------


def test_a_newer_version_is_asked_about(qtbot, app, packed, club, added, home):
    """Cancelled, the older stays; replaced, what was learned stays, and the lessons are those of the newer."""
    added()
    app.open_lesson(FIRST)
    app.go_home()
    newer = club("club", "01-first", "03-third", title="Second term")
    app.packs.open([str(packed(newer))])
    asked(qtbot, app)
    assert "Replace The club?" == app.furniture.asking.asking.title()
    QTest.keyClick(app.furniture.asking.yes, Qt.Key.Key_Escape)
    assert (["1"], "01-first of club") == (kept(home), app._titles.title(FIRST, "en"))
    app.packs.open([str(packed(newer))])
    asked(qtbot, app)
    QTest.mouseClick(app.furniture.asking.yes, Qt.MouseButton.LeftButton)
    assert ("Second term was added.", ["2"]) == (said(app), kept(home))
    sheet = app.home._packs["club"]._sheet
    assert [(FIRST, LessonState.HERE), ("packs/club/03-third", LessonState.OPEN)] == [
        (row.id, row.state) for row in sheet.lessons
    ]


def test_the_same_pack_is_not_asked_about(app, packed, club, added):
    """A second double click shows where it is."""
    folder = club()
    added(folder)
    app.packs.open([str(packed(folder))])
    assert (None, "The club is here already.") == (app.furniture.asking.asking, said(app))


def test_a_pack_is_removed_once_it_was_asked(qtbot, app, added, home):
    """What was learned in it is there when it comes back."""
    added()
    app.open_lesson(FIRST)
    assert FIRST == app.keeper.progress().last
    app.go_home()
    app.home._packs["club"].removal_wanted.emit("club")
    sheet = app.furniture.asking
    assert "Remove The club?" == sheet.asking.title()
    sheet.close_sheet()
    assert ["packs/club"] == courses(app)
    app.home._packs["club"].removal_wanted.emit("club")
    QTest.mouseClick(sheet.yes, Qt.MouseButton.LeftButton)
    assert ([], [], "The club was removed.") == (courses(app), kept(home), said(app))
    assert {} == app.home._packs
    assert FIRST in app.keeper.progress().steps
    assert app.home._sheet.resume.lesson.startswith("spades/")
    added()
    assert (FIRST, True) == (app.home._sheet.resume.lesson, app.home._sheet.resume.begun)


def test_a_pack_is_learned_like_a_course(qtbot, app, added, opens):
    """Level, place, stars and the next lesson are its own, and are there on another day."""
    added()
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


def test_a_pack_called_like_a_game_keeps_to_itself(app, club, added):
    """Its progress is not that of the program's own lesson of the same name."""
    added(club("spades", "01-one-trick"))
    app.open_lesson("packs/spades/01-one-trick")
    assert ["packs/spades/01-one-trick"] == list(app.keeper.progress().steps)
    app.open_lesson("spades/01-one-trick")
    assert "One trick" == app.lessons.presenter.run.lesson.prose["en"]["title"]


def test_a_check_of_a_pack_is_its_own(qtbot, app, club, added):
    """It is dealt, and what it offers is a lesson of the pack."""
    more = "entry:\n  of: [spades/legal-cards]\n  count: 1\n  offers: [{least: 0, start: club/02-second}]\n"
    added(club(more=more))
    app.open_lesson("packs/club/entry")
    qtbot.waitUntil(lambda: app.lessons.lesson == "packs/club/entry", timeout=SOON)
    presenter = app.lessons.presenter
    while not presenter.run.finished:
        presenter._answer(right_answer(presenter.run)) if not presenter.screen.passed else presenter._go_on()
        qtbot.wait(1)
    progress = app.keeper.progress()
    assert ({"packs/club/entry": (1, 1)}, {"packs/club": SECOND}) == (progress.checks, progress.starts)
    app.go_home()
    assert "1 of 1" == app.home._packs["club"]._sheet.entry.note
    assert "" == app.home._courses[0]._sheet.entry.note


def test_a_language_that_a_pack_lacks_is_said(app, club, added):
    """It is shown in English, and so it says; in its own language it says nothing."""
    folder = club("club", "01-first")
    (folder / "01-first" / "zh_TW.yaml").write_text(
        "title: 第一墩\ngoal: 說出誰收走一墩\nsteps:\n  look: {say: 四家的牌都攤開。}\n", encoding="utf-8"
    )
    added(folder)
    for language, title, note in (
        ("en", "01-first of club", ""),
        ("zh_TW", "第一墩", ""),
        ("zh_CN", "01-first of club", "这个课程包没有简体中文，用 English 显示。"),
    ):
        app.change(replace(app.settings, language=language))
        sheet = app.home._packs["club"]._sheet
        assert (title, note) == (sheet.lessons[0].title, sheet.note)
    app.open_lesson(FIRST)
    assert "Four hands lie open." in app.lessons.page.panel._sheet.text


# --- damage, and other windows ----------------------------------------------------------------------------------------


def test_a_damaged_pack_is_told_and_nothing_else_is_lost(app, added, home, opens, club):
    """At home it is marked and can be removed; the others are there."""
    added()
    added(club("other", "01-only"))
    (home / "1" / "club" / "01-first" / "lesson.yaml").unlink()
    again = opens()
    again._make_ready()
    assert "The club is damaged" in said(again)
    assert "damaged" in again.home._packs["club"]._sheet.note
    again.open_lesson("packs/other/01-only")
    assert "packs/other/01-only" == again.lessons.lesson


@pytest.mark.parametrize("change", ["text", "gone"])
def test_a_lesson_that_was_changed_since_is_not_opened(app, added, home, change):
    """Only what was checked is run; another window may have taken the pack off, too."""
    added()
    if change == "text":
        script = home / "1" / "club" / "01-first" / "lesson.yaml"
        script.write_text(script.read_text(encoding="utf-8").replace("HA, C5", "HA, C6"), encoding="utf-8")
    else:
        shutil.rmtree(home / "1")
    app.open_lesson(FIRST)
    assert "This lesson can't be opened" in said(app)
    assert app.furniture.stack.currentWidget() is app.home
    assert (["packs/club"] if change == "text" else []) == courses(app)


def test_a_second_window_at_the_same_home(app, added, opens, home):
    """What one adds the other shows when it comes home; both learn, and nothing of either is lost."""
    second = opens()
    added()
    second.go_home()
    assert ["packs/club"] == courses(second)
    app.open_lesson(FIRST)
    second.open_lesson(SECOND)
    assert {FIRST, SECOND} == set(app.keeper.file.progress().steps) == set(second.keeper.file.progress().steps)
    assert 1 == len(packs_in(home))
