"""The development command: what it decides, apart from what it installs."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

DEV = Path(__file__).parents[2] / "packaging" / "dev.py"


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The command, in a checkout of its own that is installed."""
    spec = importlib.util.spec_from_file_location("dev", DEV)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "STAMP", tmp_path / "stamp")
    (tmp_path / "pyproject.toml").write_text("[project]", encoding="utf-8")
    module.STAMP.write_text(module.stamp_of(with_checks=True), encoding="utf-8")
    return module


def test_what_is_installed_is_not_installed_again(dev: ModuleType):
    """So that a second start needs no network."""
    assert dev.is_installed(with_checks=True)


def test_changed_settings_are_installed(dev: ModuleType):
    """A dependency that pyproject.toml adds is fetched at the next start."""
    (dev.ROOT / "pyproject.toml").write_text("[project]\ndependencies = []", encoding="utf-8")
    assert not dev.is_installed(with_checks=True)


def test_a_new_package_is_installed(dev: ModuleType):
    """An editable installation knows only the top-level packages that it found."""
    (dev.ROOT / "ui").mkdir()
    (dev.ROOT / "ui" / "__init__.py").touch()
    assert not dev.is_installed(with_checks=True)


def test_a_failed_check_fails_the_whole_and_stops_nothing(dev: ModuleType, capfd: pytest.CaptureFixture[str]):
    """All checks run, whichever fails."""
    checks = [dev.Step("first", [sys.executable, "-c", "raise SystemExit(3)"], {})]
    checks += [dev.Step("second", [sys.executable, "-c", "import os; print(os.environ['WORD'])"], {"WORD": "trump"})]
    assert 1 == dev.check(checks)
    shown = capfd.readouterr().out
    assert "trump" in shown
    assert ["FAILED", "passed"] == [line.split()[1] for line in shown.splitlines()[-2:]]


def test_without_a_display_a_lesson_in_the_terminal_is_offered(dev: ModuleType, monkeypatch: pytest.MonkeyPatch):
    """Qt would abort with a message about plugins."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit, match="walk spades/01-one-trick"):
        dev.open_window()


@pytest.mark.parametrize("lacking", ["", "oracle"])
def test_without_the_oracles_the_rest_is_installed(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, lacking: str):
    """The engines to compare with are wished for, not needed."""
    asked: list[str] = []

    def install(what: str) -> bool:
        asked.append(what)
        return not lacking or lacking not in what

    monkeypatch.setattr(dev, "pip_install", install)
    dev.STAMP.unlink()
    dev.install(with_checks=True)
    assert asked == [".[test,oracle]", *([".[test]"] if lacking else [])]
    assert dev.is_installed(with_checks=True)


def test_whoever_only_plays_needs_no_checks(dev: ModuleType, monkeypatch: pytest.MonkeyPatch):
    """`run` installs what the window needs; the checks install the rest when they are first asked for."""
    asked: list[str] = []
    monkeypatch.setattr(dev, "pip_install", lambda what: asked.append(what) or True)
    dev.STAMP.unlink()
    dev.install(with_checks=False)
    assert ["."] == asked
    assert dev.is_installed(with_checks=False)
    assert not dev.is_installed(with_checks=True)


def test_where_nothing_can_be_installed_it_ends(dev: ModuleType, monkeypatch: pytest.MonkeyPatch):
    """And tries again the next time."""
    monkeypatch.setattr(dev, "pip_install", lambda _: False)
    dev.STAMP.unlink()
    with pytest.raises(SystemExit, match="pip"):
        dev.install(with_checks=True)
    assert not dev.is_installed(with_checks=True)
