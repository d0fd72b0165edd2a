"""What a learner has done survives the window: home shows it at once, and the file has it."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QSettings

from tutor.progress.learners import learner, learners
from tutor.progress.opening import open_store
from tutor.progress.troubles import Why
from tutor.progress.values import Passed, Place
from ui.progress import Keeper, Progress

NOW = datetime(2026, 11, 30, 9, tzinfo=UTC)
LESSON = "spades/07-whole-hand"


@pytest.fixture
def settings(tmp_path):
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def opens(settings, tmp_path, qapp):
    """Opens the keeper of a new day."""
    keepers = []

    def opening() -> Keeper:
        for keeper in keepers:
            keeper.let_go()
        keepers.append(Keeper(settings, tmp_path / "learners"))
        return keepers[-1]

    yield opening
    for keeper in keepers:
        keeper.let_go()


def reached(step: str, level: str = "guided", lesson: str = LESSON):
    """A step was come to."""
    return lambda store: store.reach(Place(lesson, level, step, 0, NOW))


def test_progress_is_kept(opens):
    """The step of a lesson under way, and the best result of one passed."""
    keeper = opens()
    keeper.keep(reached("trick-4"))
    assert Progress(LESSON, {LESSON: "guided"}, {LESSON: "trick-4"}) == keeper.progress()
    for stars in (3, 1):
        keeper.keep(lambda store, its=stars: store.finish(Passed(LESSON, "guided", its, NOW)))
    assert Progress(LESSON, stars={LESSON: 3}) == opens().progress()


def test_each_level_keeps_its_own_place(opens):
    """Looking into another level costs no place, and the one opened last is opened again."""
    keeper = opens()
    keeper.keep(reached("trick-4", "guided"))
    keeper.keep(reached("trick-1", "watch"))
    assert "trick-4" == keeper.store.place(LESSON, "guided").step
    assert {LESSON: "watch"} == opens().progress().levels


def test_home_is_shown_before_the_file_is_open(opens):
    """As it was last shown; the file is opened by whoever needs it."""
    keeper = opens()
    keeper.keep(reached("trick-4"))
    shown = keeper.progress()
    later = opens()
    assert shown == later.progress()
    assert later._file is None


def test_the_very_first_window_opens_no_file(opens, tmp_path):
    """There is nothing to look into yet."""
    assert Progress() == opens().progress()
    assert not (tmp_path / "learners").exists()


def test_what_home_did_not_know_is_shown_once_the_file_is_open(opens, qtbot, tmp_path):
    """The last window was killed after a step that home had not shown yet."""
    keeper = opens()
    keeper.progress()
    keeper.make_ready()
    keeper.let_go()
    with open_store(learner(tmp_path / "learners", "").file, NOW).store as store:
        store.reach(Place(LESSON, "guided", "trick-4", 0, NOW))
    later = opens()
    assert {} == later.progress().steps
    with qtbot.waitSignal(later.renewed):
        later.make_ready()
    assert {LESSON: "trick-4"} == later.progress().steps


@pytest.mark.parametrize("damaged", ["", "{", "[]", "7", '{"last": 1}', '{"last": "", "levels": [], "steps": 0}'])
def test_a_damaged_memory_of_home_is_left_out(opens, settings, damaged):
    """The file has it all."""
    opens().keep(reached("trick-4"))
    settings.setValue("home/progress", damaged)
    assert {LESSON: "trick-4"} == opens().progress().steps


def test_another_learner_has_done_other_things(opens, qtbot):
    """Whoever is chosen stays chosen, and nobody sees what another has done."""
    keeper = opens()
    keeper.keep(reached("trick-4"))
    with qtbot.waitSignal(keeper.learner_changed):
        keeper.choose("小明")
    assert Progress() == keeper.progress()
    keeper.keep(reached("trick-2"))
    assert "小明" == opens().name
    later = opens()
    assert {LESSON: "trick-2"} == later.progress().steps
    later.choose("")
    assert {LESSON: "trick-4"} == later.progress().steps


SHOWN = """
import sys
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from ui.app import App
qt = QApplication([])
app = App(qt, QSettings(sys.argv[1], QSettings.Format.IniFormat))
app.start()
qt.processEvents()
early = "sqlite3" in sys.modules
app.keeper.make_ready()
print(app.home.isVisible(), early, "sqlite3" in sys.modules)
app.end()
"""


def test_the_first_window_waits_for_no_database(tmp_path):
    """Home stands there before SQLite is so much as imported: on the first day, and on every other."""
    for _ in range(2):
        command = [sys.executable, "-c", SHOWN, str(tmp_path / "s.ini")]
        told = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own snippet
        assert ["True", "False", "True"] == told.stdout.split()


# --- progress of before -----------------------------------------------------------------------------------------------


def old(settings: QSettings) -> None:
    """What the settings kept before there were files."""
    settings.setValue("progress/last", "pitch/05-whole-hand")
    for lesson, level in (("spades/07-whole-hand", "watch"), ("pitch/05-whole-hand", "guided")):
        settings.setValue(f"progress-levels/{lesson}", level)
    settings.setValue("progress-steps/spades/07-whole-hand/guided", "trick-4")
    settings.setValue("progress-steps/spades/07-whole-hand/watch", "trick-1")
    settings.setValue("progress-steps/pitch/05-whole-hand/guided", "bid")
    settings.setValue("progress-stars/spades/02-follow-suit", "2")


def test_what_the_settings_had_is_taken_over_once(opens, settings):
    """Nobody starts anew; and what was done since is not undone by reading it again."""
    old(settings)
    keeper = opens()
    progress = keeper.progress()
    assert "pitch/05-whole-hand" == progress.last
    assert {"spades/07-whole-hand": "watch", "pitch/05-whole-hand": "guided"} == progress.levels
    assert {"spades/02-follow-suit": 2} == progress.stars
    assert "trick-4" == keeper.store.place(LESSON, "guided").step
    assert not any(group.startswith("progress") for group in settings.childGroups())
    keeper.keep(reached("trick-9"))
    old(settings)
    assert "trick-9" == opens().ask(lambda store: store.place(LESSON, "guided").step, "")


@pytest.mark.parametrize("damaged", ["²", "9" * 5000, "-1", "4", "three", ""])
def test_damaged_stars_are_left_out(opens, settings, damaged):
    """Settings that something else has written to are taken over all the same."""
    settings.setValue(f"progress-stars/{LESSON}", damaged)
    assert {} == opens().progress().stars


# --- when the file fails ----------------------------------------------------------------------------------------------


def test_what_cannot_be_written_waits(opens, qtbot, tmp_path):
    """Another program is writing for a while: one message, and then everything is there."""
    keeper = opens()
    keeper.keep(reached("trick-1"))
    told = []
    keeper.troubled.connect(told.append)
    file = learner(tmp_path / "learners", "").file
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        keeper.keep(reached("trick-2"))
        keeper.keep(reached("trick-3"))
        assert "trick-1" == keeper.store.place(LESSON, "guided").step
        other.execute("ROLLBACK")
    keeper.file.write()
    assert [Why.WAITS] == [trouble.why for trouble in told]
    assert ["trick-1", "trick-2", "trick-3"] == [step.step for step in keeper.store.steps()]


def test_a_file_that_was_held_when_it_was_opened_is_tried_again(opens, tmp_path):
    """No new start is needed: one message, and what was done meanwhile is written to what was there."""
    opens().keep(reached("trick-1"))
    keeper = opens()
    told, renewed = [], []
    keeper.troubled.connect(told.append)
    keeper.renewed.connect(lambda: renewed.append(keeper.progress().steps))
    file = learner(tmp_path / "learners", "").file
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        keeper.keep(reached("trick-2"))
        keeper.keep(reached("trick-3"))
        assert not keeper.store.lasts
        assert "trick-3" == keeper.store.place(LESSON, "guided").step
    keeper.keep(reached("trick-4"))
    assert keeper.store.lasts
    assert [Why.LOCKED] == [trouble.why for trouble in told]
    assert [{LESSON: "trick-4"}] == renewed
    expected = [f"trick-{n}" for n in (1, 2, 3, 4)]
    assert expected == [step.step for step in keeper.store.steps()]
    assert expected == [step.step for step in opens().store.steps()]


def test_a_file_that_was_held_is_written_when_the_window_closes(opens, tmp_path):
    """Though nothing more was done since the other program let go."""
    opens().keep(reached("trick-1"))
    keeper = opens()
    with closing(sqlite3.connect(learner(tmp_path / "learners", "").file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        keeper.keep(reached("trick-2"))
    assert ["trick-1", "trick-2"] == [step.step for step in opens().store.steps()]


def test_a_file_that_is_damaged_while_it_is_open_is_set_aside(opens, tmp_path):
    """The gesture under way is kept in the copy that takes its place."""
    keeper = opens()
    keeper.keep(reached("trick-1"))
    keeper.make_ready()
    keeper.let_go()
    told = []
    keeper.troubled.connect(told.append)
    assert "trick-1" == keeper.store.place(LESSON, "guided").step
    with closing(sqlite3.connect(learner(tmp_path / "learners", "").file)) as other:
        other.execute("DROP TABLE places")
    keeper.keep(reached("trick-2"))
    assert [Why.DAMAGED] == [trouble.why for trouble in told]
    assert told[0].restored
    assert told[0].aside.exists()
    assert ["trick-1", "trick-2"] == [step.step for step in keeper.store.steps()]
    assert 1 == len(learners(tmp_path / "learners"))
