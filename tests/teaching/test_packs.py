"""Packs on this machine's shelf: each version lies there whole or not at all."""

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tutor.records.tree import UnreadableError
from tutor.teaching.pack import unpack, write_pack
from tutor.teaching.packs import Pack, digest, drop, is_whole, new_place, pack_named, packs_in, put, take_off

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)


@pytest.fixture
def home(tmp_path) -> Path:
    """The folder of the packs; nobody has made it yet."""
    return tmp_path / "home" / "packs"


@pytest.fixture
def adding(home):
    """Puts a course's folder on the shelf, as the window does it."""

    def added(folder: Path) -> Pack:
        place = new_place(home, NOW)
        write_pack(folder, folder.with_suffix(".trickwise"))
        return put(home, Pack(unpack(folder.with_suffix(".trickwise"), place)))

    return added


def names(home: Path) -> list[str]:
    """What lies in the folder of packs."""
    return sorted(path.name for path in home.iterdir())


def test_a_pack_is_put_and_taken_off(home, adding, club):
    """By its folder's name; another stays."""
    first, other = adding(club()), adding(club("other"))
    assert ("club", "other") == (first.name, other.name)
    assert (first, other) == packs_in(home)
    take_off(home, "club")
    assert (other,) == packs_in(home)
    assert ["2"] == names(home)


def test_a_newer_version_takes_the_place_of_the_older(home, adding, club):
    """One is there at a time, and nothing is left over."""
    adding(club())
    newer = adding(club(title="Anew"))
    assert newer == pack_named(home, "club")
    assert ["2"] == names(home)


def test_of_two_versions_the_newer_counts(home, adding, club):
    """A window that was killed between putting one and dropping the other leaves both."""
    older = adding(club())
    shutil.copytree(older.place, home / "7")
    assert (Pack(home / "7" / "club"),) == packs_in(home)
    take_off(home, "club")
    assert [] == names(home)


def test_an_older_version_stays_until_the_newer_is_whole(home, adding, club, monkeypatch):
    """Where the new one cannot be read back, both lie there."""
    adding(club())
    monkeypatch.setattr("tutor.teaching.packs.is_whole", lambda _: False)
    adding(club(title="Anew"))
    assert ["1", "2"] == names(home)


def test_what_is_unpacked_is_no_pack_yet(home, club):
    """Until it is put, nothing of it is on the shelf; dropped, nothing is left."""
    place = new_place(home, NOW)
    shutil.copytree(club(), place / "club")
    assert () == packs_in(home)
    drop(place)
    assert [] == names(home)


def test_what_a_killed_window_left_is_swept(home, club):
    """A day later; what may be at work still is left alone."""
    left, fresh = new_place(home, NOW), new_place(home, NOW)
    shutil.copytree(club(), left / "club")
    long_ago = (NOW - timedelta(days=2)).timestamp()
    os.utime(left, (long_ago, long_ago))
    os.utime(fresh, (NOW.timestamp(), NOW.timestamp()))
    third = new_place(home, NOW)
    assert sorted([fresh.name, third.name]) == names(home)


def test_two_windows_put_at_once(home, club):
    """Neither is refused, and the shelf has one version, which is whole."""
    made = [club("club", title=f"Number {number}") for number in range(8)]

    def adds(folder: Path) -> Pack:
        place = new_place(home, NOW)
        shutil.copytree(folder, place / "club")
        return put(home, Pack(place / "club"))

    with ThreadPoolExecutor(8) as pool:
        highest = max(int(pack.place.name) for pack in pool.map(adds, made))
    (left,) = packs_in(home)
    assert is_whole(left)
    assert highest == int(left.place.name)


def test_a_pack_that_was_changed_is_not_whole(home, adding, club):
    """A byte, a file more, a file less, or no note of what it was."""
    pack = adding(club())
    script = pack.folder / "01-first" / "lesson.yaml"
    text = script.read_text(encoding="utf-8")
    assert is_whole(pack)
    script.write_text(text.replace("Four", "Five"), encoding="utf-8")
    assert not is_whole(pack)
    script.write_text(text, encoding="utf-8")
    assert is_whole(pack)
    (pack.folder / "more.yaml").write_text("", encoding="utf-8")
    assert not is_whole(pack)
    (pack.folder / "more.yaml").unlink()
    (pack.place / ".checked").write_bytes(b"\xff")
    assert not is_whole(pack)


def test_where_a_file_ends_is_part_of_what_it_is(home):
    """Bytes that move from one file to the next make another pack."""
    for name, first, second in (("1", b"ab", b"c"), ("2", b"a", b"bc")):
        folder = home / name / "club"
        folder.mkdir(parents=True)
        (folder / "a").write_bytes(first)
        (folder / "b").write_bytes(second)
    assert digest(Pack(home / "1" / "club")) != digest(Pack(home / "2" / "club"))


def test_what_lies_among_the_packs_is_no_pack(home, adding, club):
    """Files, folders of other names, empty ones, ones with two folders."""
    pack = adding(club())
    for name in ("notes", "-3", "１", "99999999999", "4", "5/a", "5/b"):
        (home / name).mkdir(parents=True)
    (home / "6").write_text("", encoding="utf-8")
    assert (pack,) == packs_in(home)
    assert () == packs_in(home / "nowhere")


def test_a_pipe_is_no_pack(tmp_path):
    """It would be waited for without end."""
    os.mkfifo(tmp_path / "odd.trickwise")
    with pytest.raises(UnreadableError):
        unpack(tmp_path / "odd.trickwise", tmp_path / "into")


def test_a_file_beyond_any_pack_is_not_looked_into(tmp_path):
    """Its size says enough."""
    with (tmp_path / "huge.trickwise").open("wb") as file:
        file.truncate(64 * 1024 * 1024)
    with pytest.raises(UnreadableError) as refused:
        unpack(tmp_path / "huge.trickwise", tmp_path / "into")
    assert "check.too-large" == refused.value.unreadable.fault.code
