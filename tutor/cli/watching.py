"""How far a check has come: told to a reader at a terminal, or to the program that watches it."""

from __future__ import annotations

import json
import os
import sys
from threading import Thread

from tutor.cli.wording import Wording
from tutor.teaching.checker import Told

LEFT = 130
"""The exit code of a check whose watcher has gone."""
_STANDARD_INPUT = 0
_SOME = 1024


def telling(wording: Wording, *, as_json: bool, watched: bool) -> Told:
    """Who is told of each lesson once it was checked: the watching program, a reader at a terminal, or nobody."""

    def to_watcher(_lesson: str, done: int, count: int) -> None:
        print(json.dumps({"done": done, "of": count}), file=sys.stderr, flush=True)

    def to_reader(lesson: str, done: int, count: int) -> None:
        print(wording.say("cli.check.lesson", lesson=lesson, done=done, count=count), file=sys.stderr, flush=True)

    def to_nobody(_lesson: str, _done: int, _count: int) -> None:
        pass

    if watched:
        return to_watcher
    return to_nobody if as_json or not sys.stderr.isatty() else to_reader


def end_with_watcher() -> None:
    """Ends this process once its standard input ends, which it does with the program that holds the other side."""
    Thread(target=_await_end, daemon=True).start()


def _await_end() -> None:
    try:
        while os.read(_STANDARD_INPUT, _SOME):  # not by sys.stdin: it could not be closed while a thread reads it
            pass
    except OSError:
        return  # there is nobody to wait for
    os._exit(LEFT)
