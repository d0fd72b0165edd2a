"""`trickwise deal`: deals to wish, as records."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from secrets import randbelow

from tutor.cli.command import NOT_READABLE, READ_WELL, SOME_PROBLEM, Command
from tutor.cli.wording import Wording
from tutor.games.all import GAMES
from tutor.kernel.game import Game
from tutor.kernel.rules import RuleSet
from tutor.records.conditions import ALL_MEASURES, DealError, unknown
from tutor.records.deal_faults import NoSuchDeal
from tutor.records.dealing import Wish, deals
from tutor.records.faults import UnknownRules
from tutor.records.writer import record_json
from tutor.text.language import languages

_ANY_SEED = 2**32
_DIGITS = 12
MOST = 10**9
"""How many of anything may be asked for; long before, someone has stopped waiting."""


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.epilog = wording.say("cli.deal.grammar", known=ALL_MEASURES)
    add_table(parser, wording)
    parser.add_argument("--players", type=int, metavar="N", help=wording.say("cli.deal.players"))
    parser.add_argument("--count", type=counted(wording), default=1, metavar="K", help=wording.say("cli.deal.count"))
    parser.add_argument("--from", dest="cards", nargs="+", metavar="CARD", help=wording.say("cli.deal.from"))
    help_where = wording.say("cli.deal.where")
    parser.add_argument("--where", nargs="+", action="extend", default=[], metavar="CONDITION", help=help_where)
    parser.add_argument("--lang", choices=languages(), help=wording.say("cli.lang"))


def add_table(parser: argparse.ArgumentParser, wording: Wording) -> None:
    """What a command needs that deals: the game, its rules, the seed."""
    either = parser.add_mutually_exclusive_group(required=True)
    either.add_argument("named", nargs="?", choices=tuple(GAMES), metavar="GAME", help=wording.say("cli.import.game"))
    either.add_argument("--game", choices=tuple(GAMES), help=wording.say("cli.game-too"))
    parser.add_argument("--rules", metavar="RULES", help=wording.say("cli.import.rules"))
    parser.add_argument("--seed", type=int, metavar="N", help=wording.say("cli.seed"))


def game_of(options: argparse.Namespace) -> Game:
    """The game that is dealt, whichever way it was named."""
    return GAMES[options.named or options.game]


def counted(wording: Wording, most: int = MOST) -> Callable[[str], int]:
    """Reads a whole number from 1 on, and says what is wanted where it is none."""

    def read(text: str) -> int:
        if not (text.isdecimal() and 1 <= int(text[:_DIGITS]) <= most):
            raise argparse.ArgumentTypeError(wording.say("cli.whole-number", text=text, most=most))
        return int(text)

    return read


def rules_named(game: Game, name: str | None) -> RuleSet:
    """A preset of a game, its default where none is named. Raises DealError with the nearest."""
    if name is None:
        return next(iter(game.presets.values()))
    if name not in game.presets:
        raise DealError(unknown(UnknownRules, name, game.presets))
    return game.presets[name]


def seed_of(options: argparse.Namespace) -> int:
    """The seed asked for, or any; the records tell which it was."""
    seed: int | None = options.seed
    return randbelow(_ANY_SEED) if seed is None else seed


def refused(error: DealError, wording: Wording) -> int:
    """Says why there is no deal; the exit code."""
    print(wording(None, error.fault), file=sys.stderr)
    return SOME_PROBLEM if isinstance(error.fault, NoSuchDeal) else NOT_READABLE


def _run(options: argparse.Namespace, wording: Wording) -> int:
    game = game_of(options)
    cards = None if options.cards is None else " ".join(options.cards)
    try:
        wish = Wish(game, rules_named(game, options.rules), options.players, cards, tuple(options.where))
        for record in deals(wish, seed_of(options), options.count):
            print(json.dumps(record_json(record), ensure_ascii=False))
    except DealError as error:
        return refused(error, wording)
    return READ_WELL


COMMAND = Command(_arguments, _run)
