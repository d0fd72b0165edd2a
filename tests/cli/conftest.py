"""The command, run as a person runs it."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tutor.cli.main import main


@dataclass(frozen=True)
class Ran:
    """What a run has printed, and its exit code."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys, tmp_path, monkeypatch) -> Run:
    """Runs the command in a folder of its own, in English."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: str, **files: str) -> Ran:
        for name, content in files.items():
            (tmp_path / name.replace("_", ".")).write_text(content, encoding="utf-8")
        code = main(arguments)
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return command
