"""What is written in the felt's upper corners: the ledger on the left, what is in force on the right."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from ui.theme.lines import line_width, paint_line
from ui.theme.paint import tint
from ui.theme.theme import Theme
from ui.theme.tokens import Step

Rows: TypeAlias = tuple[tuple[str, ...], ...]


def ledger_width(rows: Rows, theme: Theme) -> float:
    """How wide a ledger is, in px."""
    return _rights(rows, theme)[-1] if rows else 0.0


def notes_width(notes: tuple[str, ...], theme: Theme) -> float:
    """How wide the longest note is, in px."""
    return max((line_width(text, _note_font(number, theme)) for number, text in enumerate(notes)), default=0.0)


def paint_ledger(painter: QPainter, rows: Rows, at: QPointF, theme: Theme) -> None:
    """A small table with a head, its figures right-aligned; `at` is its upper left corner."""
    if not rows:
        return
    tokens, zoom, rights = theme.tokens, theme.zoom, _rights(rows, theme)
    for place, row in enumerate(rows):
        middle = at.y() + (8 if not place else 29 + (place - 1) * 23) * zoom
        for column, text in enumerate(row):
            font, colour = _cell_font(place, column, theme), tokens.on_felt if place else tokens.on_felt2
            end = QPointF(at.x() + (rights[column] if column else 0.0), middle)
            align = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            paint_line(painter, end, text, font, colour, theme.felt_suit, align)
        if place < len(rows) - 1:
            rule = middle + (11.5 if place else 9) * zoom
            painter.setPen(QPen(tint(theme.felt.line, 0.3 if place else 0.55), 1))
            painter.drawLine(QPointF(at.x(), rule), QPointF(at.x() + rights[-1], rule))


def paint_notes(painter: QPainter, notes: tuple[str, ...], at: QPointF, theme: Theme) -> None:
    """Trump, and what else is in force, a line each; `at` is the upper right corner."""
    for number, text in enumerate(notes):
        colour = theme.tokens.on_felt2 if number else theme.tokens.on_felt
        end = at + QPointF(0, (8 + 23 * number) * theme.zoom)
        paint_line(painter, end, text, _note_font(number, theme), colour, theme.felt_suit, Qt.AlignmentFlag.AlignRight)


def _rights(rows: Rows, theme: Theme) -> list[float]:
    """Where each column ends, counted from the ledger's left, in px."""
    rights: list[float] = []
    for column in range(len(rows[0])):
        width = max(line_width(row[column], _cell_font(place, column, theme)) for place, row in enumerate(rows))
        rights.append(width + (rights[-1] + 16 * theme.zoom if rights else 0.0))
    return rights


def _cell_font(place: int, column: int, theme: Theme) -> QFont:
    if not place:
        return theme.sans(Step.SMALL)
    return theme.sans(Step.CONTROL) if column else theme.serif(Step.CONTROL, bold=True)


def _note_font(number: int, theme: Theme) -> QFont:
    return theme.sans(Step.LABEL) if number else theme.serif(Step.CONTROL, bold=True)
