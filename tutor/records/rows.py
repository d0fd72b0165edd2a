"""Finds the rows of tables of tricks in a text as people publish it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tutor.records.notation import JOKER_NAMES, SUIT_NAMES, plain, read_card

_SUITS = "|".join(sorted(SUIT_NAMES, key=len, reverse=True))
_JOKERS = "|".join(sorted(JOKER_NAMES, key=len, reverse=True))
_RANKS = "10|[2-9TJQKA]"
_CARD = (
    rf"(?:(?:{_JOKERS})(?:=(?:{_SUITS}))?|(?:{_SUITS})(?:{_RANKS}|[0-9]{{1,3}})|(?:{_RANKS}|[0-9]{{1,3}})(?:{_SUITS})"
    r"|[♠♥♦♣][0-9A-Z]{1,3})"
)
"""A card, or what was meant to be one: a row with a slip in it is still a row."""
_GAP = r"(?:\s*:\s*|\s+|(?<![A-Z])|(?![A-Z]{2})|(?-i:(?<=[a-z])(?=[A-Z]{2})))"
"""What parts a seat from its card. Letters run on into letters are one word: `th` of `North` is no ten of hearts."""
_SEAT = r"(?:(?P<letter>[^\W\d_])\s*:?\s*|(?P<name>[^\W\d_]\w{0,11}?)" + _GAP + ")"
_BETWEEN = r"[\s、,;|→]*"
_NUMBER = re.compile(r"[\s|]*(?:第\s*)?(?:(?P<number>\d{1,2})\s*墩?[.:)|、]?)?[\s|]*")
_PAIR = re.compile(rf"{_SEAT}(?P<card>{_CARD})(?=[\s、,;|→]|$){_BETWEEN}", re.IGNORECASE)
_ENDING = re.compile(r"(?:(?P<winner>[^\W\d_]\w{0,7}?))?[\s|]*(?:(?P<points>\d{1,2})\s*[點点]?)?[\s|]*")
_BLANKS = re.compile(r"[\s|]{2,}")
"""A long run, which the patterns would try at each of its lengths."""
_FEWEST, _MOST = 2, 4
_LONGEST = 100
"""How many rows a table may have: a number has two digits."""
_NEAR = 3
"""How many lines further on a row that cannot be read is still taken for one of the table."""


@dataclass(frozen=True, slots=True)
class Row:
    """A trick as a table has it; no plays where they cannot be read. `line` is its line in the text, from 1."""

    line: int
    number: int | None
    plays: tuple[tuple[str, str], ...]
    winner: str | None
    points: int | None


Table = tuple[Row, ...]


def find_tables(text: str) -> tuple[Table, ...]:
    """The tables of a text: runs of rows, a new one where the numbers start again."""
    tables: list[list[Row]] = [[]]
    rows, last = tuple(find_rows(text)), 0
    for place, row in enumerate(rows):
        before = tables[-1][-1] if tables[-1] else None
        after = rows[place + 1 : place + _LONGEST]
        if not row.plays and not (_goes_on(before, last, row) or _leads_to(row, after)):
            continue
        if before and _starts_again(before, last, row):
            tables.append([])
            last = 0
        tables[-1].append(row)
        last = last + 1 if row.number is None else row.number
    return tuple(tuple(table) for table in tables if any(row.plays for row in table))


def find_rows(text: str) -> Iterator[Row]:
    """The rows of a text, and what may be a row with a fault; every other line is passed over."""
    for number, line in enumerate(text.split("\n"), 1):
        found = plain(line)
        row = read_row(found, number) or _unread(found, number)
        if row is not None:
            yield row


def read_row(line: str, number: int) -> Row | None:
    """A row: its number, two to four seats with their cards, then the winner and the card points, if they are there."""
    line = _narrow(line)
    given, at = _number(line)
    plays: list[tuple[str, str]] = []
    pair = _PAIR.match(line, at)
    while pair and len(plays) < _MOST and read_card(_seat(pair)) is None:
        plays.append((_seat(pair), pair["card"]))
        at = pair.end()
        pair = _PAIR.match(line, at)
    ending = _ENDING.fullmatch(line, at)
    if len(plays) < _FEWEST or ending is None or len({seat for seat, _ in plays}) < len(plays):
        return None
    points = ending["points"]
    return Row(number, given, tuple(plays), ending["winner"], int(points) if points else None)


def numbered(table: Table) -> Iterator[tuple[int, Row]]:
    """The rows with their numbers; one that has none comes after the one before it."""
    last = 0
    for row in table:
        last = last + 1 if row.number is None else row.number
        yield last, row


def _unread(line: str, number: int) -> Row | None:
    """A line with a number and a seat with its card, which all the same is no row."""
    line = _narrow(line)
    given, at = _number(line)
    pairs = (pair for pair in _PAIR.finditer(line, at) if read_card(_seat(pair)) is None)
    return Row(number, given, (), None, None) if given is not None and next(pairs, None) else None


def _narrow(line: str) -> str:
    return _BLANKS.sub(lambda blanks: "|" if "|" in blanks[0] else " ", line)


def _number(line: str) -> tuple[int | None, int]:
    """The number that a line begins with, and where what follows it begins."""
    begin = _NUMBER.match(line)
    return (int(begin["number"]) if begin and begin["number"] else None, begin.end() if begin else 0)


def _seat(pair: re.Match[str]) -> str:
    return pair["letter"] or pair["name"]


def _goes_on(before: Row | None, last: int, row: Row) -> bool:
    """Whether a row that cannot be read is the next of a table, whose last number is `last`."""
    return before is not None and row.number == last + 1 and row.line - before.line <= _NEAR


def _leads_to(row: Row, after: tuple[Row, ...]) -> bool:
    """Whether a row that cannot be read is followed by the next of its table."""
    line, number = row.line, row.number
    for other in after:
        if number is None or other.number != number + 1 or other.line - line > _NEAR:
            return False
        if other.plays:
            return True
        line, number = other.line, other.number
    return False


def _starts_again(before: Row, last: int, row: Row) -> bool:
    """Whether a row is another table's first. The number of the row before it, once more, is that row twice."""
    if row.number is None or row.number > last:
        return False
    return row.number < last or (last == 1 and row.plays != before.plays)
