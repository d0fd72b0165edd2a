"""Lesson packs that come into the window: dropped, chosen or given to the command; what is told of those that fail."""

import errno
import os
import select
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from ui.opening import Opening
from ui.panels.asking import Asking, Found
from ui.rooms.pack_check import PackCheck
from ui.theme.rich import RichText

SOON = 120_000
LOOKING = Path(__file__).with_name("a_window_that_looks.py")


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


def test_a_pack_is_dropped_on_home(app, club, packs):
    """Anywhere on the page, which says that it will be taken; then it stands there."""
    file = packs.file(club())
    assert dragged(app, QDragEnterEvent, file).isAccepted()
    assert app.home._is_dragged_over
    assert dragged(app, QDropEvent, file).isAccepted()
    assert not app.home._is_dragged_over
    assert "Looking at" in packs.sheet.asking.title()
    packs.answered()
    assert (["packs/club"], "The club was added.") == (packs.courses(), packs.said())
    assert ["1"] == packs.kept()


def test_several_are_dropped_at_once(qtbot, app, club, packs):
    """One after another."""
    dragged(app, QDragEnterEvent, packs.file(club()), packs.file(club("other", "01-only")))
    dragged(app, QDropEvent, packs.file(club()), packs.file(club("other", "01-only")))
    qtbot.waitUntil(lambda: packs.courses() == ["packs/club", "packs/other"], timeout=SOON)


def test_what_is_no_pack_is_not_taken(app, tmp_path):
    """The page does not offer itself."""
    (tmp_path / "card.png").write_bytes(b"")
    assert not dragged(app, QDragEnterEvent, tmp_path / "card.png").isAccepted()
    assert not app.home._is_dragged_over


def test_a_drag_that_leaves_changes_nothing(app, club, packs):
    """The frame goes with it."""
    dragged(app, QDragEnterEvent, packs.file(club()))
    QApplication.sendEvent(app.window.windowHandle(), QDragLeaveEvent())
    assert not app.home._is_dragged_over
    assert packs.sheet.asking is None


def test_a_pack_is_chosen_by_the_button(app, club, monkeypatch, packs):
    """A press on it asks for a file; whoever chooses none has pressed it for nothing."""
    chosen = [("", ""), (str(packs.file(club())), "")]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: chosen.pop(0))
    button = app.home.packs_head.add
    for _ in range(2):
        assert packs.sheet.asking is None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    packs.answered()
    assert ["packs/club"] == packs.courses()
    assert button.hasFocus()


def test_a_pack_is_given_to_the_command(qtbot, qt, tmp_path, club, packs):
    """As a double click in a file manager gives it."""
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    opening = Opening(qt, settings, lambda: tmp_path / "learners", [str(packs.file(club()))])
    try:
        qtbot.waitUntil(lambda: opening.app is not None and bool(packs.courses(opening.app)), timeout=SOON)
        assert opening.app.furniture.asking.isHidden()
    finally:
        opening.end()


# --- what is found ----------------------------------------------------------------------------------------------------


def test_what_is_to_be_mended_is_listed_with_its_place(club, packs):
    """Every one, by the names in the pack; it can be copied; nothing is on the shelf."""
    folder = club()
    for lesson, what, instead in (("01-first", "ask: winner", "ask: winer"), ("02-second", "title:", "titel:")):
        script = folder / lesson / "lesson.yaml"
        script.write_text(script.read_text(encoding="utf-8").replace(what, instead), encoding="utf-8")
    packs.give(folder)
    packs.asked()
    sheet = packs.sheet
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
    assert ([], []) == (packs.courses(), packs.kept())


def test_the_keyboard_stays_on_the_sheet(qtbot, packs):
    """Tab goes round on it, and no key reaches the page below."""
    sheet = packs.sheet
    sheet.ask(Asking(lambda: "Well?", lambda: "", lambda: "No", lambda: "Yes"))
    qtbot.waitUntil(sheet.yes.hasFocus)
    places = [sheet.yes, sheet.no, sheet.yes]
    for place in places[1:]:
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Tab)
        assert place.hasFocus()
    QTest.keyClick(sheet.yes, Qt.Key.Key_Backtab)
    assert sheet.no.hasFocus()
    sheet.close_sheet()


def test_a_long_list_is_shown_in_part_and_copied_whole(packs):
    """A hundred rows are drawn, whatever a stranger has written."""
    sheet = packs.sheet
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
    "absolute": ("/etc/out", "lies outside"),
    "link": (_link(), "lies outside"),
    "loose": ("course.yaml", "one folder"),
    "no course": ("club/01-first/lesson.yaml", "no such file"),
}


@pytest.mark.parametrize(("entry", "told"), HOSTILE.values(), ids=HOSTILE)
def test_a_strangers_zip_does_no_harm(app, tmp_path, entry, told, packs):
    """It is told in a sentence, and nothing is written anywhere."""
    file = tmp_path / "odd.trickwise"
    with zipfile.ZipFile(file, "w") as made:
        made.writestr(entry, "x")
    before = sorted(path for path in tmp_path.rglob("*") if packs.home not in (path, *path.parents))
    app.packs.open([str(file)])
    sheet = packs.sheet
    assert "odd.trickwise can't be added yet" == sheet.asking.title()
    assert told in sheet.listed.lower()
    sheet.close_sheet()
    assert before == sorted(path for path in tmp_path.rglob("*") if packs.home not in (path, *path.parents))
    assert [] == packs.kept()


@pytest.mark.parametrize("content", [b"", b"no zip", b"PK\x03\x04" + b"\0" * 40])
def test_what_is_no_zip_is_told(app, tmp_path, content, packs):
    """Of the file, as no line of it is to blame."""
    file = tmp_path / "odd.trickwise"
    file.write_bytes(content)
    app.packs.open([str(file)])
    assert packs.sheet.listed.startswith("odd.trickwise: This isn't a lesson pack.")
    assert "odd.trickwise" in [label.markup for label in packs.sheet.findChildren(RichText)]
    packs.sheet.close_sheet()


def test_a_file_that_is_gone_is_told_as_that(app, tmp_path, packs):
    """Whoever made it is no help, so nobody is told to ask them."""
    app.packs.open([str(tmp_path / "gone.trickwise")])
    asking = packs.sheet.asking
    assert ("gone.trickwise can't be opened", "There is no such file.") == (asking.title(), asking.text())
    assert ((), True) == (asking.found, packs.sheet.copy.isHidden())
    packs.sheet.close_sheet()


def test_looking_tells_how_far_it_is(qtbot, club, monkeypatch, packs):
    """By what the check tells while it runs, in the words of the moment."""
    tells = 'import sys; print(\'{"done": 1, "of": 2}\', file=sys.stderr, flush=True); sys.stdin.read()'
    monkeypatch.setattr("ui.rooms.pack_check._MODULE", ("-c", tells))
    packs.give(club())
    assert packs.sheet.asking.text().endswith("**0 of 2 lessons**")
    qtbot.waitUntil(lambda: packs.sheet.asking.text().endswith("**1 of 2 lessons**"), timeout=SOON)
    assert "1 of 2 lessons" in packs.sheet._text.markup
    packs.sheet.close_sheet()
    assert [] == packs.kept()


def test_the_check_tells_the_window_of_each_lesson(qtbot, club):
    """Whatever it finds meanwhile."""
    check = PackCheck(None)
    come = []
    check.came_on.connect(lambda *how_far: come.append(how_far))
    with qtbot.waitSignal(check.ended, timeout=SOON) as ended:
        check.begin(club(), "en")
    assert ([(1, 2), (2, 2)], [()]) == (come, ended.args)


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe that is handed on, as on Unix")
def test_the_check_of_a_killed_window_ends():
    """It would look on for minutes, and nobody would be told."""
    heard, told = os.pipe()
    with subprocess.Popen((sys.executable, str(LOOKING)), pass_fds=(told,), stdout=subprocess.PIPE) as window:  # noqa: S603 - ours
        os.close(told)
        window.stdout.readline()
        window.kill()
    assert [heard] == select.select([heard], [], [], SOON / 1000)[0]
    assert b"" == os.read(heard, 1)  # nobody holds the other end any more
    os.close(heard)


def test_what_lies_where_one_stands_is_not_run(club, monkeypatch, packs):
    """Not even a folder called as the program is: among a stranger's files, or in them, it is data."""
    folder = club("tutor", "01-first")
    (folder / "__init__.py").write_text("raise SystemExit(0)", encoding="utf-8")
    script = folder / "01-first" / "lesson.yaml"
    script.write_text(script.read_text(encoding="utf-8").replace("winner", "winer"), encoding="utf-8")
    monkeypatch.chdir(folder.parent)
    packs.give(folder)
    packs.asked()
    assert packs.sheet.asking.found
    packs.sheet.close_sheet()
    assert [] == packs.kept()


@pytest.mark.parametrize(
    "ends", ["raise SystemExit(1)", "print('odd')", "print('{}'); raise SystemExit(1)", "import os; os.abort()"]
)
def test_a_check_that_breaks_off_adds_nothing(club, monkeypatch, packs, ends):
    """Whatever became of it, it has not found the pack sound."""
    monkeypatch.setattr("ui.rooms.pack_check._MODULE", ("-c", ends))
    packs.give(club())
    packs.asked()
    assert "to the end" in packs.sheet.asking.text()
    packs.sheet.close_sheet()
    assert ([], []) == (packs.courses(), packs.kept())


def test_looking_can_be_stopped(app, club, monkeypatch, packs):
    """A pack that is looked at without end is let go by a key; the window can be closed meanwhile, too."""
    monkeypatch.setattr("ui.rooms.pack_check._MODULE", ("-c", "while True: pass"))
    file = packs.file(club())
    for stopping in (
        lambda: QTest.keyClick(packs.sheet.no, Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(packs.sheet.no, Qt.MouseButton.LeftButton),
        app.window.closing.emit,
    ):
        app.packs.open([str(file)])
        assert "Stop" == packs.sheet.no.words
        stopping()
        packs.sheet.put_away()
        assert ([], []) == (packs.courses(), packs.kept())


def test_a_full_disk_is_no_fault_of_the_pack(club, monkeypatch, packs):
    """It is told as what it is, and nothing is left lying about."""
    file = packs.file(club())
    with monkeypatch.context() as full:
        full.setattr(Path, "write_bytes", lambda *_: (_ for _ in ()).throw(OSError(errno.ENOSPC, "no room")))
        packs.app.packs.open([str(file)])
    assert (None, []) == (packs.sheet.asking, packs.kept())
    assert "can't be written (no room)" in packs.said()


def test_a_folder_that_cannot_be_written_is_told(app, club, packs):
    """A file stands where the folder should be."""
    packs.home.write_text("", encoding="utf-8")
    packs.give(club())
    assert str(packs.home) in packs.said()
    assert app.furniture.notice.notice.is_trouble
