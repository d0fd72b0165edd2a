"""`trickwise review`: a round of fresh positions in the terminal."""

from __future__ import annotations

import argparse
import sys

from tutor.cli.command import NOT_READABLE, READ_WELL, Command
from tutor.cli.deal import counted, seed_of
from tutor.cli.told import Walk
from tutor.cli.walk import walked
from tutor.cli.wording import Wording
from tutor.games.all import GAMES
from tutor.teaching.exercises.names import reviewable
from tutor.teaching.rounds import ROUND, review
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level
from tutor.text.language import languages

MOST = 100
"""How many positions a round may have."""


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument("game", choices=tuple(GAMES), metavar="GAME", help=wording.say("cli.review.game"))
    known = tuple(rule for game in GAMES for rule in reviewable(game))
    rule_help = wording.say("cli.review.rule")
    parser.add_argument("--rule", nargs="+", action="extend", default=[], metavar="RULE", choices=known, help=rule_help)
    parser.add_argument(
        "--count", type=counted(wording, MOST), default=ROUND, metavar="K", help=wording.say("cli.review.count")
    )
    parser.add_argument("--seed", type=int, metavar="N", help=wording.say("cli.seed"))
    parser.add_argument("--mistakes", action="store_true", help=wording.say("cli.walk.mistakes"))
    parser.add_argument("--lang", choices=languages(), help=wording.say("cli.lang"))


def _run(options: argparse.Namespace, wording: Wording) -> int:
    others = tuple(rule for rule in options.rule if rule not in reviewable(options.game))
    if others:
        print(wording.say("cli.review.other-game", rules=others), file=sys.stderr)
        return NOT_READABLE
    lesson = review(options.game, options.rule, options.count, seed_of(options))
    asks = input if sys.stdin.isatty() else None
    for line in walked(Walk(lesson, wording), begin(lesson, Level.GUIDED), mistakes=options.mistakes, ask=asks):
        print(line)
    return READ_WELL


COMMAND = Command(_arguments, _run)
