"""Reads YAML, one document or several, as a tree with places. Tags, anchors and aliases are refused: files are data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import yaml
from yaml.reader import ReaderError

from tutor.records.faults import Fault, Written
from tutor.records.file_faults import AliasUsed, KeyNotText, OddSign, TagUsed, TooDeep, bad_yaml
from tutor.records.tree import DEEPEST, Fields, Items, Mark, Node, Text, Unreadable, UnreadableError

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # as in text/files.py, which records know nothing of
_NO_COLON = "could not find expected ':'"
_NULL = frozenset(("", "~", "null", "Null", "NULL"))


class _Place(Protocol):
    """A place as a YAML parser gives it, counted from 0."""

    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...


def read_documents(source: str) -> Iterator[Node | Unreadable]:
    """Every document of a stream that is not empty; one that cannot be read is the last."""
    try:
        events = yaml.parse(source, Loader=_LOADER)
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                document = _node(next(events), events, 0)
                if not (isinstance(document, Text) and document.is_null):
                    yield document
    except UnreadableError as error:
        yield error.unreadable
    except yaml.MarkedYAMLError as error:
        yield Unreadable(_mark(_place(error)), _why(error.problem or ""))
    except ReaderError as error:
        before = source[: error.position].split("\n")
        yield Unreadable(Mark(len(before), len(before[-1]) + 1), OddSign(Written(f"U+{_number(error.character):04X}")))
    except yaml.YAMLError:
        yield Unreadable(Mark(1, 1), bad_yaml(""))


def _place(error: yaml.MarkedYAMLError) -> _Place | None:
    """Where the fault stands. A name without its colon begins where the parser's context is; it gives up behind it."""
    if _NO_COLON in (error.problem or ""):
        return error.context_mark or error.problem_mark
    return error.problem_mark or error.context_mark


def _number(sign: str | int) -> int:
    """A sign's number; one parser gives the sign, the other its number."""
    return ord(sign) if isinstance(sign, str) else sign


def _why(problem: str) -> Fault:
    """What the parser found; it has a limit of its own to nesting, which it may meet before ours."""
    return TooDeep() if "nesting" in problem else bad_yaml(problem)


def _node(event: yaml.Event, events: Iterator[yaml.Event], depth: int) -> Node:
    mark = _mark(event.start_mark)
    if depth > DEEPEST:
        raise UnreadableError(mark, TooDeep())
    refused = _refused(event)
    if refused:
        raise UnreadableError(mark, refused)
    match event:
        case yaml.ScalarEvent(value=value, style=style):
            return Text(mark, value, is_null=not style and value in _NULL)
        case yaml.SequenceStartEvent():
            return Items(mark, tuple(_items(events, depth)))
        case yaml.MappingStartEvent():
            return Fields(mark, tuple(_fields(events, depth)))
        case _:
            raise TypeError(event)


def _refused(event: yaml.Event) -> Fault | None:
    """A tag, an anchor or an alias."""
    match event:
        case yaml.AliasEvent(anchor=name):
            return AliasUsed(Written(f"*{name}"))
        case yaml.NodeEvent(anchor=str() as name):
            return AliasUsed(Written(f"&{name}"))
        case (
            yaml.ScalarEvent(tag=str() as tag)
            | yaml.SequenceStartEvent(tag=str() as tag)
            | yaml.MappingStartEvent(tag=str() as tag)
        ):
            return TagUsed(Written(tag))
        case _:
            return None


def _items(events: Iterator[yaml.Event], depth: int) -> Iterator[Node]:
    for event in events:
        if isinstance(event, yaml.SequenceEndEvent):
            return
        yield _node(event, events, depth + 1)


def _fields(events: Iterator[yaml.Event], depth: int) -> Iterator[tuple[Text, Node]]:
    for event in events:
        if isinstance(event, yaml.MappingEndEvent):
            return
        key = _node(event, events, depth + 1)
        if not isinstance(key, Text):
            raise UnreadableError(key.mark, KeyNotText())
        yield key, _node(next(events), events, depth + 1)


def _mark(mark: _Place | None) -> Mark:
    return Mark(mark.line + 1, mark.column + 1) if mark else Mark(1, 1)
