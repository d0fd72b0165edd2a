"""`trickwise rules`: the presets of each game and their options."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from tutor.cli.command import READ_WELL, Command, add_common
from tutor.cli.wording import Wording
from tutor.games.all import GAMES
from tutor.kernel.game import Game
from tutor.kernel.rules import RuleSet, written
from tutor.records.jsonable import Json


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), metavar="GAME", help=wording.say("cli.rules.game"))
    add_common(parser, wording)


def _run(options: argparse.Namespace, wording: Wording) -> int:
    games = [GAMES[options.game]] if options.game else list(GAMES.values())
    for game in games:
        if options.json:
            print(json.dumps(_as_json(game, wording), ensure_ascii=False))
        else:
            print("\n".join(_told(game, wording)))
    return READ_WELL


def _as_json(game: Game, wording: Wording) -> Json:
    """A game's presets, the default first, each with its options in force, and what every option may be."""
    default = next(iter(game.presets.values()))
    book = wording.book(game.name)
    presets: list[Json] = [
        {
            "name": name,
            "title": book.presets[name].title if name in book.presets else name,
            "text": book.presets[name].line if name in book.presets else "",
            "options": {option: getattr(rules, option) for option in rules.options()},
        }
        for name, rules in game.presets.items()
    ]
    options: list[Json] = [
        {
            "name": name,
            "values": list(allowed.listed()),
            "default": getattr(default, name),
            "text": _line(game, name, wording),
        }
        for name, allowed in default.options().items()
    ]
    return {"game": game.name, "default": default.preset, "presets": presets, "options": options}


def _told(game: Game, wording: Wording) -> Iterator[str]:
    default = next(iter(game.presets.values()))
    book = wording.book(game.name)
    yield wording.say(f"word.{game.name}")
    for name, rules in game.presets.items():
        entry = book.presets.get(name)
        yield f"  {name}" + (f": {entry.title}. {entry.line}" if entry else "")
        yield from (f"      {option}: {value}" for option, value in _changes(rules, default))
    for name, allowed in default.options().items():
        yield f"  {name}: {written(getattr(default, name))}  ({' | '.join(allowed.listed())})"
        line = _line(game, name, wording)
        if line:
            yield f"      {line}"


def _changes(rules: RuleSet, default: RuleSet) -> Iterator[tuple[str, str]]:
    """What a preset has otherwise than the default."""
    return ((name, written(getattr(rules, name))) for name in rules.differing(default))


def _line(game: Game, option: str, wording: Wording) -> str:
    entry = wording.book(game.name).options.get(option)
    return entry.line or entry.title if entry else ""


COMMAND = Command(_arguments, _run)
