"""The report of a class on paper: a block for each learner, with a cell for each lesson."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ui.on_paper import EDGE, PAGE, WIDTH, Page, Print, paint_suits, write_pdf
from ui.theme.fonts import Language
from ui.theme.marks import paint_star
from ui.theme.paint import paint_box
from ui.theme.prose import Prose, ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import LIGHT, Step

_NAMES: Final = WIDTH * 0.24
_COURSES: Final = WIDTH * 0.25
_CELL: Final = 26.0
_CELL_HIGH: Final = 34.0
_STAR: Final = 8.0
_STARS: Final = 3
_GAP: Final = 18.0
_AFTER_HEAD: Final = 12.0
_AFTER_NOTES: Final = 6.0
_FOOT: Final = 40.0
_INK: Final = LIGHT.ink
_QUIET: Final = LIGHT.ink2


@dataclass(frozen=True, slots=True)
class LessonCell:
    """A lesson by its number: `stars` is None where it was not gone through; `begun` where it is under way."""

    number: int
    stars: int | None = None
    begun: bool = False


@dataclass(frozen=True, slots=True)
class CourseRow:
    """A course: how much of it is done, in words, and lesson by lesson."""

    told: str
    cells: tuple[LessonCell, ...]
    notes: tuple[str, ...] = ()
    """What else there is to say of it, a line each."""


@dataclass(frozen=True, slots=True)
class LearnerBlock:
    """A learner: the courses begun, and what else there is to say, a line each, under a title of their own."""

    name: str
    courses: tuple[CourseRow, ...] = ()
    title: str = ""
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ClassPaper:
    """The report, worded in a language."""

    language: Language
    title: str
    day: str
    learners: tuple[LearnerBlock, ...]
    foot: str


def save_class(path: Path, paper: ClassPaper) -> bool:
    """Write the report as a PDF file; whether that could be done."""
    return write_pdf(path, f"{paper.title} – {paper.day}", pages_of(paper))


def pages_of(paper: ClassPaper) -> list[Page]:
    """As many pages as the learners need. A block is never parted."""
    theme = Print(language=paper.language)
    shares = list(_shares(paper, theme))
    return [
        partial(_page, paper=paper, blocks=blocks, theme=theme, number=number, count=len(shares))
        for number, blocks in enumerate(shares, 1)
    ]


def _shares(paper: ClassPaper, theme: Theme) -> Iterator[list[LearnerBlock]]:
    """The learners of each page."""
    room = PAGE.bottom() - EDGE - _FOOT - _head(None, paper, theme)
    share: list[LearnerBlock] = []
    used = 0.0
    for block in paper.learners:
        height = _block(None, block, theme, 0.0)
        if share and used + height > room:
            yield share
            share, used = [], 0.0
        share.append(block)
        used += height
    yield share


def _page(
    painter: QPainter, paper: ClassPaper, blocks: Sequence[LearnerBlock], theme: Theme, number: int, count: int
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = _head(painter, paper, theme)
    for block in blocks:
        top = _block(painter, block, theme, top)
    pages = f"{number} / {count}" if count > 1 else ""
    foot = lay_out(paper.foot, theme, ProseStyle(Step.SMALL, colour=_QUIET), WIDTH - 60)
    foot.paint(painter, QPointF(EDGE, PAGE.bottom() - EDGE - foot.height + 18))
    place = _small(pages, theme)
    place.paint(painter, QPointF(EDGE + WIDTH - place.natural_width, PAGE.bottom() - EDGE - place.height + 18))
    painter.restore()


# --- the parts, from the top; without a painter they are only measured ------------------------------------------------


def _head(painter: QPainter | None, paper: ClassPaper, theme: Theme) -> float:
    """The title and the day; where it ends."""
    title = lay_out(paper.title, theme, ProseStyle(Step.TITLE, serif=True, bold=True, colour=_INK), WIDTH)
    day = lay_out(paper.day, theme, ProseStyle(Step.TEXT, serif=True, colour=_INK), WIDTH)
    top = EDGE + title.height + 4
    bottom = top + day.height + _AFTER_HEAD
    if painter is not None:
        title.paint(painter, QPointF(EDGE, EDGE))
        paint_suits(painter)
        day.paint(painter, QPointF(EDGE, top))
        painter.fillRect(QRectF(EDGE, bottom, WIDTH, 1.4), QColor(_INK))
    return bottom + _GAP


def _block(painter: QPainter | None, block: LearnerBlock, theme: Theme, top: float) -> float:
    """A learner; where the block ends."""
    name = lay_out(block.name, theme, ProseStyle(Step.TEXT, serif=True, bold=True, colour=_INK), _NAMES - _GAP)
    if painter is not None:
        name.paint(painter, QPointF(EDGE, top))
    bottom = top
    for row in block.courses:
        bottom = _course(painter, row, theme, bottom)
    for line in filter(None, (block.title, *block.lines)):
        style = ProseStyle(Step.CONTROL, bold=line is block.title, colour=_INK)
        told = lay_out(line, theme, style, WIDTH - _NAMES)
        if painter is not None:
            told.paint(painter, QPointF(EDGE + _NAMES, bottom))
        bottom += told.height + 4
    bottom = max(bottom, top + name.height) + _GAP / 2
    if painter is not None:
        painter.fillRect(QRectF(EDGE, bottom, WIDTH, 0.5), QColor(LIGHT.hair))
    return bottom + _GAP / 2


def _course(painter: QPainter | None, row: CourseRow, theme: Theme, top: float) -> float:
    """A course's words, its lessons, and notes below them; where it ends."""
    told = lay_out(row.told, theme, ProseStyle(Step.CONTROL, colour=_INK), _COURSES - _GAP / 2)
    room = WIDTH - _NAMES - _COURSES
    across = max(1, int(room // _CELL))
    lines = -(-len(row.cells) // across)
    height = max(told.height + 4, lines * _CELL_HIGH)
    if painter is not None:
        told.paint(painter, QPointF(EDGE + _NAMES, top))
        left = EDGE + _NAMES + _COURSES
        for place, cell in enumerate(row.cells):
            line, column = divmod(place, across)
            _cell(painter, cell, theme, QRectF(left + column * _CELL, top + line * _CELL_HIGH, _CELL, _CELL_HIGH))
    bottom = top + height + 2
    for note in row.notes:
        laid = lay_out(note, theme, ProseStyle(Step.CONTROL, colour=_QUIET), WIDTH - _NAMES)
        if painter is not None:
            laid.paint(painter, QPointF(EDGE + _NAMES, bottom))
        bottom += laid.height + 4
    return bottom + (_AFTER_NOTES if row.notes else 0)


def _cell(painter: QPainter, cell: LessonCell, theme: Theme, rect: QRectF) -> None:
    """A lesson's number, dark once it is passed and edged while it is under way, and its stars below."""
    passed = cell.stars is not None
    box = QRectF(rect.x() + 1, rect.y(), rect.width() - 4, 19)
    if passed or cell.begun:
        paint_box(painter, box, 4, LIGHT.ink if passed else LIGHT.sheet, LIGHT.ink, 1.2)
    number = _small(str(cell.number), theme, LIGHT.sheet if passed else _INK if cell.begun else LIGHT.ink3)
    number.paint(painter, QPointF(box.center().x() - number.natural_width / 2, box.center().y() - number.height / 2))
    for star in range(cell.stars or 0):
        left = box.center().x() + (star - (min(_STARS, cell.stars or 0) - 1) / 2) * _STAR - _STAR / 2
        paint_star(painter, QRectF(left, box.bottom() + 2, _STAR, _STAR), LIGHT.star)


def _small(text: str, theme: Theme, colour: str = _QUIET) -> Prose:
    return lay_out(text, theme, ProseStyle(Step.SMALL, colour=colour), WIDTH)
