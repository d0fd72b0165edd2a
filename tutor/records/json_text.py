"""Reads JSON, one value or several in a row, as a tree with places."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterator

from tutor.records.faults import Written
from tutor.records.file_faults import BadSyntax, TooDeep
from tutor.records.tree import DEEPEST, Fields, Items, Mark, Node, Text, Unreadable, UnreadableError

_TOKEN = re.compile(
    r'[ \t\r\n]*(?:(?P<sign>[{}\[\],:])|(?P<string>"(?:[^"\\\x00-\x1f]|\\.)*")|(?P<plain>[^\s{}\[\],:"]+)|(?P<end>$))'
)
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_REST = re.compile(r"[ \t\r\n]*\Z")
_SHOWN = 20
"""How much of a wrong text is quoted."""


def read_values(source: str, first_line: int = 1) -> Iterator[Node | Unreadable]:
    """Every value of a text; one that is no JSON is the last."""
    reader = _Reader(source, first_line)
    try:
        while not reader.at_end():
            yield reader.value(0)
    except UnreadableError as error:
        yield error.unreadable


def read_line(line: str, number: int) -> Node | Unreadable:
    """The one value of a line of JSON Lines."""
    reader = _Reader(line, number)
    try:
        value = reader.value(0)
        if not reader.at_end():
            raise reader.wrong(reader.next())
    except UnreadableError as error:
        return error.unreadable
    return value


class _Reader:
    """Walks through a text, token by token."""

    def __init__(self, source: str, first_line: int) -> None:
        self._source = source
        self._first_line = first_line
        self._starts = [0, *(found.end() for found in re.finditer("\n", source))]
        self._at = 0

    def at_end(self) -> bool:
        return bool(_REST.match(self._source, self._at))

    def next(self) -> re.Match[str]:
        found = _TOKEN.match(self._source, self._at)
        if not found:
            raise self._error(self._at)
        self._at = found.end()
        return found

    def wrong(self, token: re.Match[str]) -> UnreadableError:
        return self._error(token.start(token.lastgroup or 0))

    def value(self, depth: int) -> Node:
        token = self.next()
        mark = self._mark(token.start(token.lastgroup or 0))
        if depth > DEEPEST:
            raise UnreadableError(mark, TooDeep())
        match token.lastgroup, token["sign"]:
            case "sign", "[":
                return Items(mark, tuple(self._items(depth)))
            case "sign", "{":
                return Fields(mark, tuple(self._fields(depth)))
            case "string", _:
                return self._string(token, mark)
            case "plain", _:
                return self._plain(token, mark)
            case _:
                raise self.wrong(token)

    def _items(self, depth: int) -> Iterator[Node]:
        if self._closes("]"):
            return
        while True:
            yield self.value(depth + 1)
            if self._ends("]"):
                return

    def _fields(self, depth: int) -> Iterator[tuple[Text, Node]]:
        if self._closes("}"):
            return
        while True:
            token = self.next()
            if token.lastgroup != "string":
                raise self.wrong(token)
            key = self._string(token, self._mark(token.start("string")))
            colon = self.next()
            if colon["sign"] != ":":
                raise self.wrong(colon)
            yield key, self.value(depth + 1)
            if self._ends("}"):
                return

    def _closes(self, sign: str) -> bool:
        """Whether a list or fields end before anything stands in them."""
        before = self._at
        if self.next()["sign"] == sign:
            return True
        self._at = before
        return False

    def _ends(self, sign: str) -> bool:
        token = self.next()
        if token["sign"] not in (sign, ","):
            raise self.wrong(token)
        return token["sign"] == sign

    def _string(self, token: re.Match[str], mark: Mark) -> Text:
        written = token["string"]
        if written.isascii() and "\\" not in written:  # nearly every string; reading it costs a tenth of the rest
            return Text(mark, written[1:-1])
        try:
            text = json.loads(written)
            text.encode()
        except ValueError:
            raise self.wrong(token) from None
        return Text(mark, text)

    def _plain(self, token: re.Match[str], mark: Mark) -> Text:
        written = token["plain"]
        if written not in ("true", "false", "null") and not _NUMBER.fullmatch(written):
            raise self.wrong(token)
        return Text(mark, written, is_null=written == "null")

    def _mark(self, at: int) -> Mark:
        line = bisect_right(self._starts, at)
        return Mark(self._first_line + line - 1, at - self._starts[line - 1] + 1)

    def _error(self, at: int) -> UnreadableError:
        found = self._source[at : at + _SHOWN].strip().split("\n")[0]
        return UnreadableError(self._mark(at), BadSyntax(Written(found)))
