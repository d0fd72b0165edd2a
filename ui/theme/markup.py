"""The markup of prose: `**bold**`, `[words](target)` for a link, the signs of suits, a new line for a paragraph."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tutor.kernel.cards import Suit

SIGNS: Final[dict[str, Suit | None]] = {
    "♠": Suit.SPADES,
    "♥": Suit.HEARTS,
    "♦": Suit.DIAMONDS,
    "♣": Suit.CLUBS,
    "★": None,
}
"""The signs that are drawn as paths; the star stands for the joker."""

_PIECE: Final = re.compile(r"(?P<bold>\*\*)|\[(?P<words>[^\]\n]+)\]\((?P<target>[^)\s]+)\)|(?P<sign>[♠♥♦♣★])")


@dataclass(frozen=True, slots=True)
class Span:
    """A run of words of one style, or a single sign (then `text` is that sign)."""

    text: str
    bold: bool = False
    link: str = ""
    sign: bool = False


def parse(markup: str) -> tuple[tuple[Span, ...], ...]:
    """The paragraphs of a text, each as its spans. Markup that isn't closed is taken as it stands."""
    return tuple(tuple(_spans(line, link="", bold=False)) for line in markup.split("\n"))


def _spans(line: str, *, link: str, bold: bool) -> list[Span]:
    spans: list[Span] = []
    place = 0
    for found in _PIECE.finditer(line):
        if found.start() > place:
            spans.append(Span(line[place : found.start()], bold, link))
        place = found.end()
        if found["bold"]:
            bold = not bold
        elif found["sign"]:
            spans.append(Span(found["sign"], bold, link, sign=True))
        else:
            spans.extend(_spans(found["words"], link=found["target"], bold=bold))
    if place < len(line):
        spans.append(Span(line[place:], bold, link))
    return spans


def plain(markup: str) -> str:
    """The words alone, signs as signs: what is copied, searched or handed to be spoken."""
    return "\n".join("".join(span.text for span in spans) for spans in parse(markup))
