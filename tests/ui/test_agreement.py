"""The agreement on paper: it fits one page, and its letters travel with it."""

import pytest
from PySide6.QtGui import QImage, QPainter

from tutor.games.all import GAMES
from tutor.text.agreement import agreement
from tutor.text.language import languages
from tutor.text.rulebook import RuleBook
from ui.agreement import PAGE, fits, paint_agreement, save_pdf

TABLES = [(game, preset) for game in GAMES for preset in GAMES[game].presets]


def pages(game, preset):
    presets = GAMES[game].presets
    default = next(iter(presets.values()))
    return [agreement(RuleBook.load(game, one), presets[preset], presets[preset], default) for one in languages()]


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_every_table_fits_one_page(qapp, game, preset):
    """In three languages."""
    assert all(fits(page) for page in pages(game, preset))


def test_a_table_with_everything_changed_fits_one_page(qapp):
    """Even one that keeps no default."""
    game = GAMES["spades"]
    default = game.presets["neuralplay-standard"]
    rules = game.presets["bicycle"].changed({"deal_cap": "8", "jokers": "2", "deuces_high": "true", "bag_every": "7"})
    assert all(fits(agreement(RuleBook.load("spades", one), rules, default, default)) for one in languages())


def test_letters_are_embedded(qapp, tmp_path):
    """A page a language, each with its own fonts inside."""
    path = tmp_path / "agreement.pdf"
    assert save_pdf(path, pages("spades", "cards4"))
    written = path.read_bytes()
    assert b"/FontFile2" in written
    assert b"/Count 3" in written


def test_what_cannot_be_written_is_told(qapp, tmp_path):
    """A folder that is not there takes no file."""
    assert not save_pdf(tmp_path / "nowhere" / "agreement.pdf", pages("pitch", "bicycle"))


def test_there_is_ink_on_paper(qapp):
    """The same painting makes a picture."""
    image = QImage(PAGE.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    paint_agreement(painter, pages("pitch", "bicycle")[0])
    painter.end()
    assert any(image.pixel(x, 120) != image.pixel(0, 0) for x in range(68, 300))
