"""Where files are asked for, and what is said once one is saved."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from ui.asked_files import ask_to_open, ask_to_save, folder_for

SPADES = "spades/02-follow-suit"


@pytest.fixture
def documents(tmp_path, monkeypatch) -> Path:
    """The reader's documents."""
    folder = tmp_path / "Documents"
    folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(folder))
    return folder


@pytest.fixture
def chooses(monkeypatch):
    """Chooses a path in the next dialogs; tells the paths that were offered."""
    offered = []

    def choosing(path: Path | str, kind: str = "") -> list[str]:
        def asked(_asker, _title, at, _kinds):
            offered.append(at)
            return str(path), kind

        monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", asked)
        return offered

    return choosing


def said(app) -> str:
    """What the notice says."""
    notice = app.furniture.notice.notice
    return notice.words() if notice else ""


def test_files_are_asked_for_where_the_last_one_was(qtbot, documents, chooses, tmp_path):
    """At first among the documents; one that is not chosen leaves it so; a folder that is gone leads back there."""
    asker = QWidget()
    qtbot.addWidget(asker)
    (tmp_path / "Club").mkdir()
    chooses("")
    ask_to_save(asker, "Save", "hand.yaml", "")
    offered = chooses(tmp_path / "Club" / "mine.yaml")
    ask_to_open(asker, "Open", "")
    ask_to_save(asker, "Save", "hand.yaml", "")
    assert [str(documents / "hand.yaml"), str(documents), str(tmp_path / "Club" / "hand.yaml")] == offered
    (tmp_path / "Club").rmdir()
    assert documents == folder_for(asker)
    documents.rmdir()
    assert Path.home() == folder_for(asker)


def test_the_folder_is_known_on_another_day(opens, documents, chooses, tmp_path):
    """It is kept with the settings, and is one for all pages."""
    (tmp_path / "Club").mkdir()
    chooses(tmp_path / "Club" / "hand.yaml")
    today = opens()
    today.open_lab()
    today.labs.page.entry.save_wanted.emit()
    today.window.close()
    tomorrow = opens()
    tomorrow.open_lab()
    offered = chooses("")
    tomorrow.labs.page.entry.open_wanted.emit()
    assert str(tmp_path / "Club") == offered[-1]
    assert tmp_path / "Club" == folder_for(tomorrow.home.packs_head)


def test_a_hand_in_the_lab_is_saved_and_said_so(app, chooses, tmp_path):
    """With its place."""
    app.open_lab()
    chooses(tmp_path / "hand.yaml")
    app.labs.page.entry.save_wanted.emit()
    assert (f"Saved as {tmp_path / 'hand.yaml'}", True) == (said(app), (tmp_path / "hand.yaml").is_file())


def test_a_transcript_is_saved_and_said_so(app, chooses, tmp_path):
    """By the kind that was chosen where the name says none; a place that cannot be written is told as trouble."""
    app.open_lesson(SPADES)
    app.open_transcript()
    for kind, ending in (("", ".txt"), ("Hand record (*.yaml)", ".yaml")):
        chooses(tmp_path / "told", kind)
        app.transcripts.page.save_requested.emit("North leads.")
        assert f"Saved as {tmp_path / 'told'}{ending}" == said(app)
    assert "North leads." == (tmp_path / "told.txt").read_text(encoding="utf-8")
    chooses(tmp_path / "nowhere" / "told.txt")
    app.transcripts.page.save_requested.emit("North leads.")
    assert f"It could not be saved there: {tmp_path / 'nowhere' / 'told.txt'}" == said(app)
    assert app.furniture.notice.notice.is_trouble


def test_an_agreement_is_saved_and_said_so(app, chooses, tmp_path):
    """And where that fails, the notice says so."""
    app.open_book("spades/")
    app.books.page.agreement_wanted.emit("spades", str(tmp_path / "table.pdf"), False)  # noqa: FBT003 - as the signal has it
    assert (f"Saved as {tmp_path / 'table.pdf'}", True) == (said(app), (tmp_path / "table.pdf").is_file())
    app.books.page.agreement_wanted.emit("spades", str(tmp_path / "nowhere" / "table.pdf"), False)  # noqa: FBT003 - as above
    assert "It could not be saved there" in said(app)


def test_the_rule_book_does_not_offer_itself(app):
    """Its button stands in the bar of the other pages."""
    app.open_settings()
    assert not app.furniture.bar._book.isHidden()
    app.open_book("spades/")
    assert app.furniture.bar._book.isHidden()
    app.open_lab()
    assert not app.furniture.bar._book.isHidden()
