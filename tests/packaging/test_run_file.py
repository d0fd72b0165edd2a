"""What the installer for one user does to a home, and undoes."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
PROGRAM = '#!/bin/sh\necho "trickwise 1.0 $*"\n'


@pytest.fixture
def unpacked(tmp_path) -> Path:
    """What makeself unpacks, with a program of three lines."""
    place = tmp_path / "unpacked"
    for file, text in (("trickwise/trickwise", PROGRAM), ("share/icons/hicolor/16x16/apps/trickwise.png", "")):
        (place / file).parent.mkdir(parents=True)
        (place / file).write_text(text, encoding="utf-8")
    (place / "trickwise/trickwise").chmod(0o755)
    (place / "share/applications").mkdir()
    shutil.copy(LINUX / "trickwise.desktop", place / "share/applications")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / script, place)
        (place / script).chmod(0o755)
    return place


@pytest.fixture
def home(tmp_path) -> Path:
    """A home with a blank in its name, and something in it."""
    place = tmp_path / "Ann Lee $1"
    (place / ".local/share/trickwise/learners").mkdir(parents=True)
    (place / ".local/share/trickwise/learners/_.sqlite").touch()
    return place


def files(home: Path) -> set[str]:
    """All files below it, and links."""
    return {str(path.relative_to(home)) for path in home.rglob("*") if not path.is_dir() or path.is_symlink()}


def shell(script: Path, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Runs one of the scripts."""
    told = {"HOME": str(home), "PATH": os.environ["PATH"], **more}
    command = ["sh", str(script)]
    return subprocess.run(command, cwd=script.parent, env=told, capture_output=True, text=True, check=False)  # noqa: S603


def test_it_goes_as_it_came(unpacked, home):
    """After its removal the home is as before: the learner's file, and no empty folder."""
    before = list(home.rglob("*"))
    assert 0 == shell(unpacked / "install.sh", home).returncode
    assert os.access(home / ".local/bin/trickwise", os.X_OK)
    assert 0 == shell(home / ".local/lib/trickwise/uninstall.sh", home).returncode
    assert set(before) == set(home.rglob("*"))


def test_it_installs_over_itself(unpacked, home):
    """What only the older one had is gone."""
    shell(unpacked / "install.sh", home)
    first = files(home)
    (home / ".local/lib/trickwise/of-old").touch()
    assert 0 == shell(unpacked / "install.sh", home).returncode
    assert first == files(home)


def test_the_menu_finds_it_whatever_the_home_is_called(unpacked, home):
    """Its place is quoted as desktops read it: a dollar after two backslashes, since strings take one away."""
    shell(unpacked / "install.sh", home)
    entry = (home / ".local/share/applications/trickwise.desktop").read_text(encoding="utf-8")
    place = str(home).replace("$", "\\\\$")
    assert f'Exec="{place}/.local/lib/trickwise/trickwise" %f\n' in entry


def test_it_remembers_where_it_put_things(unpacked, home, tmp_path):
    """Whoever removes it need not have set the same variable."""
    shell(unpacked / "install.sh", home, XDG_DATA_HOME=str(tmp_path / "data"))
    assert (tmp_path / "data/applications/trickwise.desktop").is_file()
    shell(home / ".local/lib/trickwise/uninstall.sh", home)
    assert not files(tmp_path / "data")


def test_a_system_that_is_too_old_is_told_so(unpacked, home):
    """Before anything is put anywhere."""
    (unpacked / "trickwise/trickwise").write_text("#!/bin/sh\necho GLIBC_2.36 >&2; exit 1\n", encoding="utf-8")
    done = shell(unpacked / "install.sh", home)
    assert 1 == done.returncode
    assert "GLIBC_2.36" in done.stderr
    assert {".local/share/trickwise/learners/_.sqlite"} == files(home)


def test_what_is_not_ours_is_left_alone(unpacked, home):
    """A program of that name that somebody else has put there."""
    (home / ".local/bin").mkdir()
    (home / ".local/bin/trickwise").write_text("mine", encoding="utf-8")
    done = shell(unpacked / "install.sh", home)
    assert 1 == done.returncode
    assert "something else" in done.stderr
    assert {".local/bin/trickwise", ".local/share/trickwise/learners/_.sqlite"} == files(home)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a home away")
def test_the_home_of_another_is_left_alone(unpacked, home):
    """As `sudo` leads to."""
    os.chown(home, 65534, 65534)
    done = shell(unpacked / "install.sh", home)
    assert 1 == done.returncode
    assert "without sudo" in done.stderr
