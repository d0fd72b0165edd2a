"""Makes a record of each table of tricks that stands in a text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count, takewhile

from tutor.kernel.game import Game
from tutor.kernel.seats import COMPASS
from tutor.records.file_faults import RowMissing, RowTwice
from tutor.records.jsonable import Json
from tutor.records.notation import compass, read_play, written
from tutor.records.record import FORMAT, Problem
from tutor.records.rows import Table, numbered
from tutor.records.tree import Fields, Items, Mark, Node, Text, joined


@dataclass(frozen=True, slots=True)
class Terms:
    """What the text does not tell, or tells elsewhere: all that a record needs beside its tricks."""

    game: Game
    rules: str | None = None
    seats: tuple[str, ...] = ()
    dealer: str | None = None
    auction: tuple[tuple[str, str], ...] = ()
    source: str | None = None


def record_of(table: Table, terms: Terms) -> tuple[dict[str, Json], Node]:
    """The record of a table as JSON, and as a document in which every value stands at its line of the text.

    It ends before a row that is missing: nobody knows what was played there, nor how the hand stood after it.
    """
    own = terms.seats or _seats(table, terms.game)
    line, table = table[0].line, _unbroken(table)
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
    return given, _tree(given, _lines(table), "", Mark(line, 1))


def gaps(table: Table) -> Iterator[tuple[Problem, Mark]]:
    """Each row that is missing, cannot be read or stands there twice, with its place in the text."""
    plays, expected = 0, 1
    width = max(len(row.plays) for row in table)
    for number, row in numbered(table):
        mark = Mark(row.line, 1)
        if number < expected:
            yield Problem(f"plays/{plays}", RowTwice(number)), mark
            continue
        for missing in range(expected, number + (not row.plays)):
            yield Problem(f"plays/{plays}", RowMissing(missing)), mark
            plays += width
        plays += len(row.plays)
        expected = number + 1


def _unbroken(table: Table) -> Table:
    """The rows as far as none is missing, and none stands there twice."""
    whole = takewhile(lambda row: bool(row.plays), table)
    counted = zip(count(1), numbered(tuple(whole)), strict=False)
    return tuple(row for _, (_, row) in takewhile(lambda each: each[0] == each[1][0], counted))


def _seats(table: Table, game: Game) -> tuple[str, ...]:
    """The first row's order is clockwise; a table of the compass goes by its letters, though one may sit out."""
    order = tuple(seat for seat, _ in next(row for row in table if row.plays).plays)
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


def _hands(table: Table, names: Mapping[str, str], seats: tuple[str, ...], terms: Terms) -> Json:
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


def _claims(table: Table, names: Mapping[str, str]) -> dict[str, Json]:
    """The winners and the card points that the table has."""
    claims: dict[str, Json] = {}
    if any(row.winner for row in table):
        claims["winners"] = [names[row.winner] if row.winner else None for row in table]
    if any(row.points is not None for row in table):
        claims["card_points"] = [row.points for row in table]
    return claims


def _lines(table: Table) -> dict[str, Mark]:
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
