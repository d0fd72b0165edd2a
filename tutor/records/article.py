"""Finds the tables of tricks in a text as people publish it, and makes a record of each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from tutor.kernel.game import Game
from tutor.kernel.seats import COMPASS
from tutor.records.file_faults import RowMissing
from tutor.records.jsonable import Json
from tutor.records.notation import JOKER_NAMES, SUIT_NAMES, compass, plain, read_card, read_play, written
from tutor.records.record import FORMAT, Problem
from tutor.records.tree import Fields, Items, Mark, Node, Text, joined

_SUITS = "|".join(sorted(SUIT_NAMES, key=len, reverse=True))
_JOKERS = "|".join(sorted(JOKER_NAMES, key=len, reverse=True))
_RANKS = "10|[2-9TJQKA]"
_CARD = (
    rf"(?:(?:{_JOKERS})(?:=(?:{_SUITS}))?|(?:{_SUITS})(?:{_RANKS}|[0-9]{{1,3}})|(?:{_RANKS}|[0-9]{{1,3}})(?:{_SUITS})"
    r"|[♠♥♦♣][0-9A-Z]{1,3})"
)
"""A card, or what was meant to be one: a row with a slip in it is still a row."""
_SEAT = r"[^\W\d_]\w{0,11}?"
_BETWEEN = r"[\s、,;|→]*"
_NUMBER = re.compile(r"[\s|]*(?:第\s*)?(?:(?P<number>\d{1,2})\s*墩?[.:)|、]?)?[\s|]*")
_PAIR = re.compile(rf"(?P<seat>{_SEAT})\s*:?\s*(?P<card>{_CARD})(?=[\s、,;|→]|$){_BETWEEN}", re.IGNORECASE)
_ENDING = re.compile(r"(?:(?P<winner>[^\W\d_]\w{0,7}?))?[\s|]*(?:(?P<points>\d{1,2})\s*[點点]?)?[\s|]*")
_BLANKS = re.compile(r"[\s|]{2,}")
"""A long run, which the patterns would try at each of its lengths."""
_FEWEST, _MOST = 2, 4


@dataclass(frozen=True, slots=True)
class Row:
    """A trick as a table has it. `line` is its line in the text, counted from 1."""

    line: int
    number: int | None
    plays: tuple[tuple[str, str], ...]
    winner: str | None
    points: int | None


@dataclass(frozen=True, slots=True)
class Terms:
    """What the text does not tell, or tells elsewhere: all that a record needs beside its tricks."""

    game: Game
    rules: str | None = None
    seats: tuple[str, ...] = ()
    dealer: str | None = None
    auction: tuple[tuple[str, str], ...] = ()
    source: str | None = None


def find_tables(text: str) -> tuple[tuple[Row, ...], ...]:
    """The tables of a text: runs of rows, a new one where the numbers start again."""
    tables: list[list[Row]] = []
    last = 0
    for row in find_rows(text):
        if not tables or (row.number is not None and row.number <= last):
            tables.append([])
        tables[-1].append(row)
        last = row.number if row.number is not None else last + 1
    return tuple(tuple(table) for table in tables)


def find_rows(text: str) -> Iterator[Row]:
    """The rows of a text; every other line is passed over."""
    for number, line in enumerate(text.split("\n"), 1):
        row = read_row(plain(line), number)
        if row is not None:
            yield row


def read_row(line: str, number: int) -> Row | None:
    """A row: its number, two to four seats with their cards, then the winner and the card points, if they are there."""
    line = _BLANKS.sub(lambda blanks: "|" if "|" in blanks[0] else " ", line)
    begin = _NUMBER.match(line)
    at = begin.end() if begin else 0
    plays: list[tuple[str, str]] = []
    pair = _PAIR.match(line, at)
    while pair and len(plays) < _MOST and read_card(pair["seat"]) is None:
        plays.append((pair["seat"], pair["card"]))
        at = pair.end()
        pair = _PAIR.match(line, at)
    ending = _ENDING.fullmatch(line, at)
    if len(plays) < _FEWEST or ending is None or len({seat for seat, _ in plays}) < len(plays):
        return None
    given = begin["number"] if begin else None
    points = ending["points"]
    return Row(number, int(given) if given else None, tuple(plays), ending["winner"], int(points) if points else None)


def record_of(table: tuple[Row, ...], terms: Terms) -> tuple[dict[str, Json], Node]:
    """The record of a table as JSON, and as a document in which every value stands at its line of the text."""
    own = terms.seats or _seats(table, terms.game)
    spoken = {name for row in table for name in (*(seat for seat, _ in row.plays), row.winner) if name}
    names = {name: _named(name, own) for name in spoken}
    plays: list[Json] = [[names[seat], _card(card)] for row in table for seat, card in row.plays]
    found: dict[str, Json] = {
        "format": FORMAT,
        "game": terms.game.name,
        "rules": terms.rules,
        "source": terms.source,
        "seats": None if own == COMPASS else list(own),
        "dealer": terms.dealer,
        "hands": _hands(table, names, own, terms),
        "auction": [list(call) for call in terms.auction] or None,
        "plays": plays,
        "claims": _claims(table, names) or None,
    }
    given: dict[str, Json] = {name: value for name, value in found.items() if value is not None}
    return given, _tree(given, _lines(table), "", Mark(table[0].line, 1))


def gaps(table: tuple[Row, ...]) -> Iterator[Problem]:
    """A number that is left out is a row that could not be read."""
    plays = 0
    for before, row in pairwise(table):
        plays += len(before.plays)
        if row.number is not None and before.number is not None and row.number > before.number + 1:
            yield Problem(f"plays/{plays}", RowMissing(before.number + 1))


def _seats(table: tuple[Row, ...], game: Game) -> tuple[str, ...]:
    """The first row's order is clockwise; a table of the compass goes by its letters, though one may sit out."""
    order = tuple(seat for seat, _ in table[0].plays)
    on_compass = all(compass(seat) for seat in order)
    return COMPASS if on_compass and (len(order) == len(COMPASS) or len(order) not in game.players) else order


def _named(name: str, seats: tuple[str, ...]) -> str:
    """A seat as the record calls it."""
    if name in seats:
        return name
    place = compass(name)
    return next((seat for seat in seats if place is not None and compass(seat) == place), name)


def _card(text: str) -> str:
    """A card in the notation of records; one that is none as it stands, for the reader to complain of."""
    played = read_play(text)
    return text if played is None else written(*played)


def _hands(table: tuple[Row, ...], names: Mapping[str, str], seats: tuple[str, ...], terms: Terms) -> Json:
    """Every hand, where the tricks tell them whole."""
    hands: dict[str, list[Json]] = {seat: [] for seat in seats}
    for row in table:
        for seat, card in row.plays:
            hands.setdefault(names[seat], []).append(_card(card))
    preset = terms.game.presets.get(terms.rules or "", next(iter(terms.game.presets.values())))
    size = terms.game.hand_size(preset, len(seats))
    whole = all(len(hand) == size == len(set(map(str, hand))) for hand in hands.values())
    distinct = len({card for hand in hands.values() for card in hand}) == size * len(hands)
    return dict(hands) if whole and distinct and not terms.game.kitty_size(preset) else None


def _claims(table: tuple[Row, ...], names: Mapping[str, str]) -> dict[str, Json]:
    """The winners and the card points that the table has."""
    claims: dict[str, Json] = {}
    if any(row.winner for row in table):
        claims["winners"] = [names[row.winner] if row.winner else None for row in table]
    if any(row.points is not None for row in table):
        claims["card_points"] = [row.points for row in table]
    return claims


def _lines(table: tuple[Row, ...]) -> dict[str, Mark]:
    """Where in the text the parts of the record stand."""
    marks: dict[str, Mark] = {}
    plays = 0
    for place, row in enumerate(table):
        mark = Mark(row.line, 1)
        for part in ("winners", "card_points"):
            marks[f"claims/{part}/{place}"] = mark
        for _ in row.plays:
            marks[f"plays/{plays}"] = mark
            plays += 1
    return marks


def _tree(value: Json, marks: Mapping[str, Mark], path: str, above: Mark) -> Node:
    """A document of a JSON value; a part without a place of its own stands where the whole does."""
    mark = marks.get(path, above)
    match value:
        case None:
            return Text(mark, "null", is_null=True)
        case str() | int() | float():
            return Text(mark, str(value))
        case Mapping():
            entries = ((key, _tree(each, marks, joined(path, key), mark)) for key, each in value.items())
            return Fields(mark, tuple((Text(node.mark, key), node) for key, node in entries))
        case _:
            return Items(mark, tuple(_tree(each, marks, joined(path, str(n)), mark) for n, each in enumerate(value)))
