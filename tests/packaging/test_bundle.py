"""What a build says of itself, and what ends it."""

import bundle
import pytest
import verify
from deb import CHANGES, CONTROL

UNRESOLVED = "12 WARNING: Library not found: could not resolve '{}', dependency of '/x/plugins/{}'."


def test_the_date_is_that_of_the_revision():
    """In the time of Greenwich, wherever it is built."""
    assert bundle.Facts("1.0", "1a2b3c4", 86_399).date == "1970-01-01"
    assert bundle.Facts("1.0", "1a2b3c4", 86_400).date == "1970-01-02"


def test_outside_a_checkout_the_packager_says_when(monkeypatch):
    """Where git knows nothing."""
    monkeypatch.setattr(bundle, "git", lambda *_: "")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    built = bundle.facts()
    assert ("unknown", "2026-01-01") == (built.revision, built.date)


def test_changes_that_are_not_committed_are_told(monkeypatch):
    """Nobody can look up such a revision."""
    said = {"log": "1a2b3c4 86400\n", "status": " M ui/app.py\n"}
    monkeypatch.setattr(bundle, "git", lambda verb, *_: said[verb])
    assert bundle.facts().revision == "1a2b3c4+changes"


def test_a_library_that_was_not_found_ends_the_build():
    """PyInstaller merely warns."""
    with pytest.raises(SystemExit, match=r"libxcb-cursor\.so\.0"):
        bundle.require_resolved(UNRESOLVED.format("libxcb-cursor.so.0", "libqxcb.so"))


def test_what_is_left_out_may_lack_anything():
    """The GTK plugin is not bundled."""
    bundle.require_resolved(UNRESOLVED.format("libgtk-3.so.0", "libqgtk3.so"))


def test_extensions_are_read_off_the_settings(tmp_path, monkeypatch):
    """So that one that is not compiled is noticed."""
    settings = '[project]\n[tool.setuptools]\next-modules = [{name = "tutor.solver.search", sources = ["x.py"]}]\n'
    (tmp_path / "pyproject.toml").write_text(settings, encoding="utf-8")
    monkeypatch.setattr(bundle, "ROOT", tmp_path)
    assert ["search"] == bundle.extensions()


def test_the_control_file_has_every_field():
    """Lines of the description begin with a blank and are no longer than a terminal."""
    text = CONTROL.format(version="1.0", architecture="amd64", size=1, glibc="2.36")
    fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
    assert {"Package", "Version", "Architecture", "Maintainer", "Depends", "Section", "Description"} <= fields.keys()
    assert max(map(len, text.splitlines())) <= 80
    assert {"libc6 (>= 2.36)", *verify.LEAST} == set(fields["Depends"].split(", "))


def test_debian_s_changes_name_version_and_date():
    """In the form that dpkg reads."""
    text = CHANGES.format(version="1.0", date="Mon, 30 Nov 2026 08:00:00 -0000")
    assert text.startswith("trickwise (1.0) ")
    assert " -- The Trickwise authors <" in text
