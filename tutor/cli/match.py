"""`trickwise match`: two players against each other, each deal twice."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TextIO

from tutor.cli.command import NOT_READABLE, READ_WELL, Command, add_common
from tutor.cli.deal import add_table, counted, game_of, refused, rules_named, seed_of
from tutor.cli.judge import complaint
from tutor.cli.wording import Wording
from tutor.kernel.game import Game
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seats
from tutor.players.all import PLAYERS
from tutor.players.duel import DuelHand, Estimate, Standing, duel, standing
from tutor.players.player import Player
from tutor.records.conditions import DealError, unknown
from tutor.records.faults import NotTwoPlayers, UnknownPlayer, Written
from tutor.records.file_faults import CannotOpen
from tutor.records.jsonable import Json
from tutor.records.record import About
from tutor.records.saved import record_of
from tutor.records.tree import Mark, Unreadable
from tutor.records.writer import record_json

_DEALS = 10
_PAIR = 2
_EXAMPLE = "simple,random"


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    add_table(parser, wording)
    help_players = wording.say("cli.match.players", known=tuple(PLAYERS))
    parser.add_argument("--players", required=True, metavar="A,B", help=help_players)
    parser.add_argument(
        "--deals", type=counted(wording), default=_DEALS, metavar="N", help=wording.say("cli.match.deals")
    )
    parser.add_argument("--records", metavar="FILE", help=wording.say("cli.match.records"))
    add_common(parser, wording)


def _run(options: argparse.Namespace, wording: Wording) -> int:
    game, seed = game_of(options), seed_of(options)
    try:
        rules = rules_named(game, options.rules)
        names = _pair(options.players)
    except DealError as error:
        return refused(error, wording)
    players = max(game.players)
    seats = Seats(COMPASS[:players], game.is_partnership(rules, players))
    table, pair = Match(rules, seats, seats.order[-1]), _made(names, game)
    try:
        with _opened(options.records) as file:
            hands = tuple(_kept(duel(game, table, pair, options.deals, seed), game, names, seed, file))
    except OSError as error:
        fault = CannotOpen(Written(error.strerror or str(error)))
        print(complaint(options.records, Unreadable(Mark(1, 1), fault), wording), file=sys.stderr)
        return NOT_READABLE
    found = standing(hands)
    if options.json:
        about: dict[str, Json] = {"game": game.name, "rules": rules.preset, "seed": seed, "deals": options.deals}
        print(json.dumps({**about, **_as_json(found, names)}, ensure_ascii=False))
    else:
        print("\n".join(_told(found, names, options.deals, wording)))
    return READ_WELL


def _pair(text: str) -> tuple[str, str]:
    """Two players by name. Raises DealError for a name that no player has, and for more or fewer."""
    names = [name.strip() for name in text.split(",")]
    stranger = next((name for name in names if name not in PLAYERS), None)
    if stranger is not None:
        raise DealError(unknown(UnknownPlayer, stranger, PLAYERS))
    if len(names) != _PAIR:
        raise DealError(NotTwoPlayers(Written(text), Written(_EXAMPLE)))
    return names[0], names[1]


def _made(names: tuple[str, str], game: Game) -> tuple[Player, Player]:
    first, second = names
    return PLAYERS[first](game), PLAYERS[second](game)


def _opened(file: str | None) -> TextIO | nullcontext[None]:
    return Path(file).open("w", encoding="utf-8") if file else nullcontext()


def _kept(
    hands: Iterable[DuelHand], game: Game, names: tuple[str, str], seed: int, file: TextIO | None
) -> Iterator[DuelHand]:
    """The hands, each written to a file on its way, where there is one."""
    for place, hand in enumerate(hands):
        if file:
            turn = "ab"[place % _PAIR]
            about = About(id=f"{game.name}-{seed}-{hand.deal}{turn}", notes=_seated(hand, names))
            print(json.dumps(record_json(record_of(game, hand.over, about)), ensure_ascii=False), file=file)
        yield hand


def _seated(hand: DuelHand, names: tuple[str, str]) -> str:
    """`NS random, EW simple`."""
    sides = hand.over.match.seats.sides
    return ", ".join(f"{side} {names[0] if side in hand.first else names[1]}" for side in sides)


def _as_json(found: Standing, names: tuple[str, str]) -> dict[str, Json]:
    first, second = found.points
    return {
        "players": {"A": names[0], "B": names[1]},
        "hands": found.hands,
        "points": {"A": first, "B": second, "difference": found.difference.mean, "interval": found.difference.interval},
        "wins": {"A": found.wins.mean, "interval": found.wins.interval},
    }


def _told(found: Standing, names: tuple[str, str], deals: int, wording: Wording) -> Iterator[str]:
    first, second = (f"{points:.1f}" for points in found.points)
    yield wording.say("cli.match.played", first=names[0], second=names[1], deals=deals, hands=found.hands)
    gap = found.difference
    between = _interval(gap, "+.1f", wording)
    told = wording.say("cli.match.points", first=first, second=second, difference=f"{gap.mean:+.1f}", interval=between)
    yield told.rstrip()
    won = found.wins
    yield wording.say("cli.match.wins", wins=f"{won.mean:.1%}", interval=_interval(won, ".1%", wording)).rstrip()


def _interval(found: Estimate, form: str, wording: Wording) -> str:
    if found.interval is None:
        return ""
    low, high = found.interval
    return wording.say("cli.match.interval", low=format(low, form), high=format(high, form))


COMMAND = Command(_arguments, _run)
