"""`trickwise --version`: which Trickwise this is."""

import tomllib
from pathlib import Path

import pytest

from tutor.text import build
from tutor.text.files import parse

SETTINGS = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))


def test_a_checkout_tells_its_version(run, capsys):
    """That of the settings."""
    with pytest.raises(SystemExit) as ended:
        run("--version")
    assert ended.value.code == 0
    assert f"trickwise {SETTINGS['project']['version']}\n" == capsys.readouterr().out


def test_an_installed_copy_tells_its_source(run, capsys, monkeypatch):
    """The revision and the day, which its build wrote down."""
    facts = parse("version: 1.2.3\nrevision: 1a2b3c4\ndate: 2026-11-30\n", "build.yaml")
    monkeypatch.setattr(build, "read", lambda _: facts)
    with pytest.raises(SystemExit):
        run("--version")
    assert capsys.readouterr().out == "trickwise 1.2.3 (1a2b3c4, 2026-11-30)\n"
