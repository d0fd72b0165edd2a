"""A check that takes long says how far it has come, and ends with the window that waits for it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.cli.watching import LEFT
from tutor.teaching.course import bundled

CHECK = (sys.executable, "-m", "tutor.cli.main", "check", "--lang=en")
SOON = 120


def at_a_terminal(*arguments: str) -> tuple[str, str]:
    """What a check prints, and what it tells on a terminal."""
    reader, terminal = os.openpty()
    with subprocess.Popen((*CHECK, *arguments), stdout=subprocess.PIPE, stderr=terminal, text=True) as child:  # noqa: S603 - ours
        os.close(terminal)
        printed = child.stdout.read()
    try:
        return printed, os.read(reader, 10_000).decode()
    except OSError:  # Linux's end of a terminal on which nothing was written
        return printed, ""
    finally:
        os.close(reader)


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal is made as on Unix")
def test_at_a_terminal_each_lesson_is_told_once_it_was_checked(club):
    """A line for each, and what is found after them; programs that read JSON are told nothing."""
    folder = str(club())
    told = at_a_terminal(folder)[1].splitlines()
    assert ["1 of 2: club/01-first", "2 of 2: club/02-second", "2 lessons checked, nothing to mend."] == told
    assert ("", "") == at_a_terminal(folder, "--json")


def test_where_nobody_sees_it_nothing_is_told(run, club):
    """A pipe has what it had."""
    assert "2 lessons checked, nothing to mend.\n" == run("check", str(club())).err


def test_a_watcher_is_told_in_json(run, club):
    """Beside what is found, which is printed as without it; the watcher's end of the pipe stays open."""
    script = (folder := club()) / "01-first" / "lesson.yaml"
    script.write_text(script.read_text(encoding="utf-8").replace("winner", "winer"), encoding="utf-8")
    with watched(folder) as child:
        told = [json.loads(line) for line in child.stderr]
        found = child.stdout.read()
    assert [{"done": 1, "of": 2}, {"done": 2, "of": 2}] == told
    assert (run("check", "--json", str(folder)).out, 1) == (found, child.returncode)
    assert "winer" in found


def test_a_check_ends_with_its_watcher():
    """It looks at no further lesson once the other end of its standard input is closed."""
    with watched(bundled()) as child:
        child.stderr.readline()
        child.stdin.close()
        assert LEFT == child.wait(SOON)
        assert "" == child.stdout.read()


def watched(folder: Path) -> "subprocess.Popen[str]":
    """A check as the window starts it."""
    command, pipe = (*CHECK, "--json", "--watched", str(folder)), subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)  # noqa: S603 - ours
