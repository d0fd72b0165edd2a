"""What a dial turns, and the figures that are watched beside it, as lines that can be worded."""

from __future__ import annotations

from tutor.teaching.facts import NOBODY
from tutor.teaching.lines import Coach, Line


def dial_name(vary: str) -> Line | None:
    """What a dial turns, by its path in the record; None where its values say it themselves."""
    match vary.split("."):
        case ["contract", "call"]:
            return Coach("dial.call")
        case ["result", "tricks", side]:
            return Coach("dial.tricks", (("side", side),))
        case ["before", side, ("score" | "bags") as what]:
            return Coach(f"dial.before.{what}", (("side", side),))
        case _:
            return None


def figure(path: str, value: str) -> Line:
    """A value of the verdict with what it is."""
    number = ("value", int(value) if value.removeprefix("-").isdecimal() else value)
    match path.split("."):
        case ["contract", ("value" | "needs" | "spare") as what]:
            return Coach(f"figure.{what}", (number,))
        case ["scores", side, ("hand" | "total" | "bags") as what]:
            return Coach(f"figure.{what}", (("side", side), number))
        case ["taken", side]:
            return Coach("figure.taken", (("side", side), number))
        case ["match", "winner"] if value == NOBODY:
            return Coach("figure.goes-on")
        case ["match", "winner"]:
            return Coach("figure.winner", (("side", value),))
        case _:
            return Coach("figure", (("name", path), number))
