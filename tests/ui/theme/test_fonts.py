"""Fonts: an installed copy brings its own, a checkout takes the system's."""

from pathlib import Path

from PySide6.QtGui import QFontDatabase

from ui.theme import fonts


def test_a_checkout_brings_no_fonts(qapp):
    """They are made when an installer is built."""
    assert () == fonts.load_bundled()


def test_what_an_installed_copy_brings_is_there_by_its_name(qapp, tmp_path, monkeypatch):
    """And the licence beside the fonts is left alone."""
    found = next(iter(sorted(Path("/usr/share/fonts").rglob("*.ttf"))), None)
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "OFL.txt").write_text("licence", encoding="utf-8")
    if found is not None:
        (tmp_path / "fonts" / "own.otf").write_bytes(found.read_bytes())
    monkeypatch.setattr(fonts, "files", lambda _: tmp_path)
    families = fonts.load_bundled()
    assert bool(families) == (found is not None)
    assert set(families) <= set(QFontDatabase.families())
