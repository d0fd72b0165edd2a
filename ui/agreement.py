"""The agreement of a table on paper: a page for each language, painted to a printer, a PDF file or a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPainter

from tutor.text.agreement import Agreement, Line
from ui.language import LANGUAGES
from ui.on_paper import EDGE, PAGE, WIDTH, Page, Print, paint_suits, print_on, write_pdf
from ui.theme.prose import Prose, ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import LIGHT, Step

__all__ = ["PAGE", "fits", "paint_agreement", "print_pages", "save_pdf"]

_TITLES: Final = 0.3
_GAP: Final = 20.0
_BETWEEN: Final = 9.0
_SIGN_LINE: Final = 44.0
_FOOT: Final = 36.0
_SIGNERS: Final = 4
_SCALES: Final = (1.15, 1.08, 1.0, 0.94, 0.88, 0.82, 0.76, 0.7)
_INK: Final = LIGHT.ink
_QUIET: Final = LIGHT.ink2


def save_pdf(path: Path, pages: Sequence[Agreement]) -> bool:
    """Write a page for each agreement; whether that could be done."""
    return write_pdf(path, f"{pages[0].title} – {pages[0].of}", _painted(pages))


def print_pages(device: QPagedPaintDevice, pages: Sequence[Agreement]) -> bool:
    """Paint a page for each agreement on paper of A4; whether the device took them."""
    return print_on(device, _painted(pages))


def _painted(pages: Sequence[Agreement]) -> list[Page]:
    return [partial(paint_agreement, agreed=page) for page in pages]


def paint_agreement(painter: QPainter, agreed: Agreement) -> None:
    """Paint one page of `PAGE`'s size. The words shrink until they fit."""
    theme = Print(language=LANGUAGES.get(agreed.language, "en"))
    room = _points_bottom() - _head(None, agreed, theme)
    for scale in _SCALES:
        theme = replace(theme, text_scale=scale)
        if _points(None, agreed, theme, 0.0) <= room:
            break
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = _head(painter, agreed, replace(theme, text_scale=1.0))
    _points(painter, agreed, theme, top)
    _signers(painter, agreed, replace(theme, text_scale=1.0))
    painter.restore()


def fits(agreed: Agreement) -> bool:
    """Whether the page has room for all words at the smallest of its sizes."""
    theme = Print(language=LANGUAGES.get(agreed.language, "en"), text_scale=_SCALES[-1])
    return _points(None, agreed, theme, 0.0) <= _points_bottom() - _head(None, agreed, theme)


# --- the parts, from the top; without a painter they are only measured ------------------------------------------------


def _head(painter: QPainter | None, agreed: Agreement, theme: Theme) -> float:
    """Title, game and rule set, the place for the date; where it ends."""
    title = lay_out(agreed.title, theme, ProseStyle(Step.TITLE, serif=True, bold=True, colour=_INK), WIDTH)
    of = lay_out(agreed.of, theme, ProseStyle(Step.TEXT, serif=True, colour=_INK), WIDTH * 0.68)
    top = EDGE + title.height + 4
    bottom = top + of.height + 14
    if painter is not None:
        title.paint(painter, QPointF(EDGE, EDGE))
        paint_suits(painter)
        of.paint(painter, QPointF(EDGE, top))
        right = PAGE.right() - EDGE
        date = _words(agreed.date, theme, Step.CONTROL, _QUIET)
        date.paint(painter, QPointF(right - 190, top + of.height - date.height))
        start = right - 190 + date.natural_width + 8
        painter.fillRect(QRectF(start, top + of.height - 4, right - start, 0.8), QColor(_QUIET))
        painter.fillRect(QRectF(EDGE, bottom, WIDTH, 1.4), QColor(_INK))
    return bottom + 14


def _points(painter: QPainter | None, agreed: Agreement, theme: Theme, top: float) -> float:
    """What is agreed, point by point; where it ends."""
    for line in agreed.lines:
        top = _point(painter, line, theme, top)
    if agreed.also:
        head = lay_out(agreed.also_title, theme, ProseStyle(Step.TEXT, serif=True, bold=True, colour=_INK), WIDTH)
        if painter is not None:
            head.paint(painter, QPointF(EDGE, top + 8))
        top += head.height + 16
    for line in agreed.also:
        top = _point(painter, line, theme, top)
    return top


def _point(painter: QPainter | None, line: Line, theme: Theme, top: float) -> float:
    titles = WIDTH * _TITLES
    title = lay_out(line.title, theme, ProseStyle(Step.CONTROL, bold=True, colour=_INK), titles - _GAP)
    text = lay_out(line.text, theme, ProseStyle(Step.CONTROL, colour=_INK), WIDTH - titles)
    height = max(title.height, text.height)
    bottom = top + height + _BETWEEN
    if painter is not None:
        title.paint(painter, QPointF(EDGE, top))
        text.paint(painter, QPointF(EDGE + titles, top))
        painter.fillRect(QRectF(EDGE, bottom - _BETWEEN / 2, WIDTH, 0.5), QColor(LIGHT.hair))
    return bottom


def _signers(painter: QPainter, agreed: Agreement, theme: Theme) -> None:
    """A place to sign for each player, partners below each other."""
    count = len(agreed.sides)
    width = (WIDTH - _GAP) / 2
    top = _points_bottom() + 12
    for place, side in enumerate(agreed.sides):
        caption = _words(side, theme, Step.LABEL, _QUIET)
        caption.paint(painter, QPointF(EDGE + place * (width + _GAP), top))
    for signer in range(_SIGNERS):
        column, row = divmod(signer, _SIGNERS // 2) if count > 1 else (signer % 2, signer // 2)
        x = EDGE + column * (width + _GAP)
        painter.fillRect(QRectF(x, top + 18 + (row + 1) * _SIGN_LINE, width, 0.8), QColor(_QUIET))
    foot = lay_out(agreed.foot, theme, ProseStyle(Step.SMALL, colour=_QUIET), WIDTH)
    foot.paint(painter, QPointF(EDGE, PAGE.bottom() - EDGE - foot.height + 18))


def _words(text: str, theme: Theme, step: float, colour: str) -> Prose:
    return lay_out(text, theme, ProseStyle(step, colour=colour), WIDTH)


def _points_bottom() -> float:
    """Where the places to sign begin."""
    return PAGE.bottom() - EDGE - _FOOT - _SIGNERS / 2 * _SIGN_LINE - 24
