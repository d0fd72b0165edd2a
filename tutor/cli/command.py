"""What a sub-command is made of."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from tutor.cli.wording import Wording
from tutor.text.language import languages

READ_WELL = 0
SOME_PROBLEM = 1
NOT_READABLE = 2


@dataclass(frozen=True, slots=True)
class Command:
    """A sub-command: the arguments that it takes, and what it does with them; that gives the exit code."""

    arguments: Callable[[argparse.ArgumentParser, Wording], None]
    run: Callable[[argparse.Namespace, Wording], int]


def add_common(parser: argparse.ArgumentParser, wording: Wording) -> None:
    """What most commands have: the language, and JSON for other programs."""
    parser.add_argument("--json", action="store_true", help=wording.say("cli.json"))
    parser.add_argument("--lang", choices=languages(), help=wording.say("cli.lang"))
