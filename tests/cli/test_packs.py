"""Lesson packs on the command line: a stranger's zip is looked at, and does no harm."""

import shutil
import stat
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tutor.progress.learners import add
from tutor.progress.opening import open_store
from tutor.progress.values import Checked, Passed
from tutor.teaching.course import bundled
from tutor.teaching.pack import unpack, write_pack
from tutor.teaching.packs import Pack, is_whole, pack_named, put
from tutor.teaching.reader import LARGEST_FOLDER

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)


@pytest.fixture
def pack(tmp_path) -> Path:
    """The bundled course of Spades as a pack."""
    write_pack(bundled() / "spades", tmp_path / "club.trickwise")
    return tmp_path / "club.trickwise"


def made(path: Path, *entries: zipfile.ZipInfo | str, text: str = "x") -> Path:
    """A pack with these files."""
    with zipfile.ZipFile(path, "w") as made:
        for entry in entries:
            made.writestr(entry, text)
    return path


def test_a_pack_is_checked_like_its_folder(run, pack):
    """All its lessons, with nothing to mend."""
    done = run("check", str(pack))
    assert (0, "") == (done.code, done.out)


def test_a_problem_is_told_of_the_pack(run, tmp_path, pack):
    """By the pack's name and the place inside, not by where it was unpacked."""
    folder = unpack(pack, tmp_path / "own")
    script = folder / "02-follow-suit" / "lesson.yaml"
    script.write_text(script.read_text(encoding="utf-8").replace("expect: W", "expect: S", 1), encoding="utf-8")
    write_pack(folder, tmp_path / "changed.trickwise")
    done = run("check", str(tmp_path / "changed.trickwise"))
    assert done.code == 1
    assert done.out.startswith(str(tmp_path / "changed.trickwise/spades/02-follow-suit/lesson.yaml"))


def test_a_lesson_of_a_pack_is_walked(run, pack):
    """By its folder's name; without one, the first."""
    named = run("walk", f"{pack}/07-whole-hand")
    assert named.code == 0
    assert named.out == run("walk", "spades/07-whole-hand").out
    assert run("walk", str(pack)).code == 0


def test_the_same_folder_makes_the_same_pack(tmp_path, pack):
    """Byte by byte."""
    write_pack(bundled() / "spades", tmp_path / "again.trickwise")
    assert pack.read_bytes() == (tmp_path / "again.trickwise").read_bytes()


def _link() -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo("club/link")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        (("../out.txt",), "../out.txt lies outside"),
        (("/etc/out.txt",), "lies outside"),
        (("club/..\\out.txt",), "lies outside"),
        (("C:/out.txt",), "lies outside"),
        ((_link(),), "club/link lies outside"),
        (("club/a", "other/b"), "one folder"),
        (("loose.yaml",), "one folder"),
        ((), "one folder"),
        (("club/a", "club/a/lesson.yaml"), "isn't a lesson pack"),
        (("club/" + "x" * 300,), "isn't a lesson pack"),
        (("club/a", "club/A"), "isn't a lesson pack"),
        (("cl\nub/\x1b[2Ja",), "cl\\nub/\\x1b[2Ja is not to be had on every system"),
        (("club/\u202eymal.a",), "on every system"),
        (("club/aux.yaml",), "on every system"),
        (("club/what?",), "on every system"),
        (("club /a",), "on every system"),
        ((".checked/a",), "on every system"),
        (tuple(f"club/{number}" for number in range(501)), "501 files"),
    ],
)
def test_what_does_no_good_is_refused(run, tmp_path, entries, told):
    """With a sentence, and nothing is written."""
    done = run("check", str(made(tmp_path / "odd.trickwise", *entries)))
    assert done.code == 2
    assert told in done.out
    assert ["odd.trickwise"] == [path.name for path in tmp_path.iterdir()]


def test_a_pack_that_could_not_be_opened_is_not_written(run, tmp_path, club):
    """The name that stands in the way is told instead."""
    folder = club()
    (folder / "what?.txt").write_text("", encoding="utf-8")
    done = run("pack", str(folder), "--out", str(tmp_path / "club.trickwise"))
    assert 2 == done.code
    assert "club/what?.txt is not to be had on every system" in done.err
    assert not (tmp_path / "club.trickwise").exists()


def test_what_is_quoted_commands_no_terminal(run, club):
    """A stranger's text is told in signs that can be seen, and each fault stays on its line."""
    folder = club("club", "01-first")
    script = folder / "01-first" / "lesson.yaml"
    script.write_text(script.read_text(encoding="utf-8").replace("plays/4", '"a\\e[2J\\nb"'), encoding="utf-8")
    told = run("check", str(folder)).out
    assert "a\\x1b[2J\\nb names no moment" in told
    assert "\x1b" not in told


def test_a_folder_called_checked_is_a_pack(tmp_path, club):
    """The note of what was checked has a name that no pack may have."""
    folder = club("checked")
    put(tmp_path / "packs", Pack(shutil.copytree(folder, tmp_path / "packs" / "new-1" / "checked")))
    assert is_whole(pack_named(tmp_path / "packs", "checked"))


def test_a_pack_that_swells_is_refused(run, tmp_path):
    """Small as a file and huge when unpacked: it is stopped by its own claim, or when it goes beyond."""
    huge = zipfile.ZipInfo("club/huge.yaml")
    huge.compress_type = zipfile.ZIP_DEFLATED
    done = run("check", str(made(tmp_path / "huge.trickwise", huge, text="0" * (LARGEST_FOLDER + 1))))
    assert done.code == 2
    assert "KiB is the limit" in done.out


@pytest.mark.parametrize("content", [b"", b"no zip at all", b"PK\x03\x04" + b"\0" * 40])
def test_what_is_no_zip_is_told(run, tmp_path, content):
    """With a sentence."""
    (tmp_path / "no.trickwise").write_bytes(content)
    done = run("check", str(tmp_path / "no.trickwise"))
    assert done.code == 2
    assert "isn't a lesson pack" in done.out


def test_a_damaged_pack_is_told(run, pack):
    """Bytes that changed on the way: wherever they are, a sentence."""
    content = bytearray(pack.read_bytes())
    for place in range(200, len(content), len(content) // 7):
        content[place] ^= 0xFF
    pack.write_bytes(bytes(content))
    done = run("check", str(pack))
    assert done.code == 2
    assert "isn't a lesson pack" in done.out


def test_a_course_without_lessons_is_told(run, tmp_path):
    """It is read, whatever stands in it."""
    (tmp_path / "e").mkdir()
    (tmp_path / "e" / "course.yaml").write_text("zzz: [", encoding="utf-8")
    assert run("check", str(tmp_path / "e")).out.startswith(str(tmp_path / "e" / "course.yaml"))


def test_where_one_stands_makes_no_difference(run, tmp_path, monkeypatch):
    """A lesson is checked from inside its folder too, and told as it was written."""
    folder = unpack_bundled(tmp_path)
    monkeypatch.chdir(folder / "01-six-cards")
    assert run("check", ".").code == 0
    (folder / "01-six-cards" / "lesson.yaml").write_text("format: trickwise-lesson/9", encoding="utf-8")
    assert run("check", ".").out.startswith("lesson.yaml:1:9: ")
    assert run("walk", ".").code == 2


def test_a_pack_that_is_not_there_is_told(run, tmp_path):
    """With its name."""
    done = run("walk", str(tmp_path / "none.trickwise"))
    assert done.code == 2
    assert "none.trickwise" in done.err


def test_what_macos_adds_is_left_out(tmp_path):
    """The folder is the one that was zipped."""
    odd = made(tmp_path / "mac.trickwise", "club/course.yaml", "__MACOSX/club/._course.yaml", "club/.DS_Store")
    assert [tmp_path / "into/club/course.yaml"] == list(unpack(odd, tmp_path / "into").iterdir())


def test_a_course_is_packed_once_it_is_sound(run, tmp_path):
    """One file, named as its folder; the check says what is to be mended first."""
    folder = unpack_bundled(tmp_path)
    assert run("pack", str(folder)).code == 0
    assert run("check", str(tmp_path / "pitch.trickwise")).code == 0
    (folder / "course.yaml").write_text("format: other/1\n", encoding="utf-8")
    done = run("pack", str(folder), "--out", "second.trickwise")
    assert done.code == 1
    assert "course.yaml:1:" in done.out
    assert not (tmp_path / "second.trickwise").exists()


def test_what_is_no_course_is_not_packed(run, tmp_path):
    """With a sentence."""
    done = run("pack", str(tmp_path))
    assert (2, "") == (done.code, done.out)
    assert "course.yaml" in done.err


def test_a_folder_that_is_not_there_is_told_as_that(run):
    """A file in it is not asked for."""
    done = run("pack", "nofolder")
    assert (2, "", "There is no folder nofolder.\n") == (done.code, done.out, done.err)


def test_what_was_learned_in_a_pack_is_reported(run, tmp_path, monkeypatch, club):
    """By the pack's name and the lesson's title; by the lesson's id once the pack is gone."""
    monkeypatch.setenv("TRICKWISE_HOME", str(tmp_path))
    shutil.copytree(club(), tmp_path / "packs" / "1" / "club")
    with open_store(add(tmp_path / "learners", "Ann").file, NOW).store as store:
        store.finish(Passed("packs/club/01-first", "guided", 2, NOW))
        store.check(Checked("packs/club", "entry", "1/entry-1", "spades/void", True, NOW))  # noqa: FBT003
    there = run("report").out.splitlines()
    assert ["  The club: 1 of 2", "    Entry check: 1 of 1 right"] == there[1:3]
    run("report", "--csv", "there.csv")
    assert "01-first of club" in (tmp_path / "there.csv").read_text(encoding="utf-8")
    shutil.rmtree(tmp_path / "packs")
    run("report", "--csv", "gone.csv")
    assert "passed,packs/club/01-first,packs/club/01-first" in (tmp_path / "gone.csv").read_text(encoding="utf-8")


def unpack_bundled(place: Path) -> Path:
    """The bundled course of Pitch in a folder of its own."""
    write_pack(bundled() / "pitch", place / "own.trickwise")
    return unpack(place / "own.trickwise", place / "courses")
