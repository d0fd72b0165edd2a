"""What the table of tricks shows, and where its columns stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ui.theme.lines import line_width
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_POINTS: Final = 66
"""The width of the column of card points, in px: room for its head beside that of the winners."""


@dataclass(frozen=True, slots=True)
class ArticlePlay:
    """A card of a row: the seat's short name and the card (`♥9`); `wins` where it took the trick."""

    seat: str
    card: str
    wins: bool = False


@dataclass(frozen=True, slots=True)
class ArticleRow:
    """A trick. Without plays it lies ahead; `winner` is empty until it is known. `points` are its card points."""

    plays: tuple[ArticlePlay, ...] = ()
    winner: str = ""
    points: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class ArticleSheet:
    """The table. `current`, from 1, is the row that lies on the felt; `next_seat` plays its next card."""

    title: str
    caption: str
    rows: tuple[ArticleRow, ...]
    seats: int = 4
    current: int = 0
    next_seat: str = ""
    with_points: bool = False


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns stand, in px; `left` and `right` are the page's margins, `lines` those that a row takes."""

    left: float
    right: float
    number: float
    plays: tuple[float, ...]
    points: float
    winner: float
    play_width: float
    lines: int


def columns(sheet: ArticleSheet, theme: Theme, width: float, margins: tuple[int, int]) -> Columns:
    """The columns of a table of `width` px. Where it is too narrow for a trick's cards, they take two lines."""
    left, end = margins[0], width - margins[1]
    lines = 1 if width >= needs(sheet, theme, margins, lines=1) else 2
    winner = end - theme.px(24)
    points = winner - theme.px(_POINTS) if sheet.with_points else winner
    first = left + theme.px(40)
    seats = max(1, -(-sheet.seats // lines))
    each = (points - theme.px(_POINTS // 2) - first) / seats
    places = tuple(first + place * each for place in range(seats))
    return Columns(left, margins[1], left + theme.px(14), places, points, winner, each, lines)


def needs(sheet: ArticleSheet, theme: Theme, margins: tuple[int, int], *, lines: int) -> float:
    """The width in px for rows of so many lines."""
    points = theme.px(_POINTS) if sheet.with_points else 0
    across = -(-sheet.seats // lines) * _play_width(sheet, theme)
    return sum(margins) + theme.px(40 + 40) + points + across


def _play_width(sheet: ArticleSheet, theme: Theme) -> float:
    font = theme.sans(Step.LABEL, bold=True)
    plays = [play for row in sheet.rows for play in row.plays]
    beside = max((line_width(play.seat, font) + 5 for play in plays), default=0.0)
    return max((line_width(play.card, font) for play in plays), default=24.0) + max(beside, theme.px(18)) + 4
