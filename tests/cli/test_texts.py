"""`trickwise texts`: one sheet with everything a language says, for a native reader."""

import csv
import io
from html.parser import HTMLParser

import pytest

from tutor.cli.texts import all_pairs
from tutor.games.all import GAMES
from tutor.teaching.course import bundled, lesson_folders
from tutor.text.language import ENGLISH, languages

OTHERS = [language for language in languages() if language != ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language):
    """Each English text has its counterpart."""
    assert [] == [pair for pair in all_pairs(language) if not pair.other.strip()]


def test_terms_rules_reasons_lessons_and_window_are_in_it():
    """Whatever a learner may read."""
    places = {pair.place for pair in all_pairs(OTHERS[0])}
    lessons = {f"{folder.parent.name}/{folder.name}" for folder in lesson_folders(bundled())}
    books = {f"{kind}/{game}" for kind in ("rulebook", "reasons") for game in GAMES}
    assert {"glossary", "text/coach", "window", "spades/mistakes", *lessons, *books} <= places


def test_no_text_stands_twice():
    """A place and a key are listed once; the window's words are told apart by the English."""
    told = [(pair.place, pair.key, pair.english) for pair in all_pairs(OTHERS[0])]
    assert len(told) == len(set(told))


def test_the_table_has_room_for_remarks(run):
    """Printed as CSV where no file is named."""
    rows = list(csv.DictReader(io.StringIO(run("texts", "zh_TW").out)))
    assert ["place", "key", "en", "text", "remark"] == list(rows[0])
    assert {""} == {row["remark"] for row in rows}


def test_the_page_shows_texts_as_they_are(run, tmp_path):
    """No sign of a text is taken for HTML."""
    file = tmp_path / "read.html"
    assert run("texts", "zh_CN", "--out", str(file)).code == 0
    cells: list[str] = []

    class Cells(HTMLParser):
        def handle_data(self, data: str) -> None:
            cells.append(data)

    Cells().feed(file.read_text(encoding="utf-8"))
    wanted = [pair.english.strip() for pair in all_pairs("zh_CN") if "<" in pair.english and "\n" not in pair.english]
    assert wanted
    assert set(wanted) <= set(cells)


def test_a_place_that_cannot_be_written_is_named(run, tmp_path):
    """A sentence and an exit code."""
    done = run("texts", "zh_TW", "--out", str(tmp_path / "no" / "where.csv"))
    assert done.code == 2
    assert "where.csv" in done.err
