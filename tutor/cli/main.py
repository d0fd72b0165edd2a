"""The command's entry: finds the sub-command, and sees to it that nobody meets a traceback."""

from __future__ import annotations

import argparse
import io
import os
import runpy
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

from tutor.cli import checking, codes, deal, importing, judge, lessons, match, pack, report, review, rules, texts
from tutor.cli.command import Command
from tutor.cli.wording import Wording, language_of
from tutor.teaching.pack import is_pack
from tutor.text.build import this_build

COMMANDS: Mapping[str, Command] = {
    "judge": judge.COMMAND,
    "import": importing.COMMAND,
    "codes": codes.COMMAND,
    "rules": rules.COMMAND,
    "check": checking.CHECK,
    "walk": lessons.WALK,
    "review": review.COMMAND,
    "deal": deal.COMMAND,
    "match": match.COMMAND,
    "pack": pack.COMMAND,
    "report": report.COMMAND,
    "texts": texts.COMMAND,
}
"""Every sub-command, in the order in which help lists them."""
_PROGRAM = "trickwise"
_USAGE = f"{_PROGRAM} [PACK]\n       {_PROGRAM} [-h] [--version] COMMAND ..."
_BROKEN_PIPE = 128 + 13
"""What a shell reports for a program whose reader has gone away."""
_INTERRUPTED = 128 + 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; its exit code. `arguments` are those of the process where none are given."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _speak_utf8(sys.stdout)
    _speak_utf8(sys.stderr)
    if _is_for_window(given):
        return _open_window()
    wording = Wording(language_of(given, os.environ))
    try:
        options = _parser(wording).parse_args(given)
        code = COMMANDS[options.command].run(options, wording)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else the interpreter flushes it once more
        return _BROKEN_PIPE
    except KeyboardInterrupt:
        return _INTERRUPTED
    return code


def _is_for_window(given: Sequence[str]) -> bool:
    """No words at all, or a pack alone, as a desktop gives it that is told to open one: the window takes it."""
    return not given or (len(given) == 1 and is_pack(Path(given[0])))


def _open_window() -> int:
    """Without a command the window opens. It is another room, which this one may start but not import."""
    try:
        runpy.run_module("ui", run_name="__main__")
    except SystemExit as ended:
        if isinstance(ended.code, str):
            print(ended.code, file=sys.stderr)
            return 1
        return ended.code or 0
    return 0


def _parser(wording: Wording) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        _PROGRAM,
        usage=_USAGE,
        description=wording.say("cli.about"),
        epilog=wording.say("cli.window"),
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=_version(), help=wording.say("cli.version"))
    commands = parser.add_subparsers(prog=_PROGRAM, dest="command", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        about = wording.say(f"cli.{name}.about")
        command.arguments(commands.add_parser(name, help=about, description=about, allow_abbrev=False), wording)
    return parser


def _version() -> str:
    """`trickwise 0.1.0 (1a2b3c4, 2026-11-30)`."""
    build = this_build()
    made = ", ".join(filter(None, (build.revision, build.date)))
    return f"{_PROGRAM} {build.version} ({made})" if made else f"{_PROGRAM} {build.version}"


def _speak_utf8(stream: TextIO) -> None:
    """Cards and Chinese are written whatever the locale."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")


if __name__ == "__main__":
    sys.exit(main())
