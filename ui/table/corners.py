"""What is written in the felt's upper corners: the ledger on the left, what is in force on the right."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from ui.theme.lines import line_width, paint_line
from ui.theme.paint import tint
from ui.theme.prose import Prose, ProseStyle, lay_out, measure
from ui.theme.theme import Theme
from ui.theme.tokens import Step

Rows: TypeAlias = tuple[tuple[str, ...], ...]
_NOTE_GAP: Final = 3
_FEWEST: Final = 60.0
"""No note is broken into lines narrower than this, in px at zoom 1."""
_LEAST_SCALE: Final = 1.0
_STEP: Final = 0.05


@dataclass(frozen=True, slots=True)
class Corners:
    """Both corners as they are written: `theme` has the text size, `width` is that of the notes' lines, in px."""

    rows: Rows
    notes: tuple[str, ...]
    theme: Theme
    width: float

    @property
    def ledger_size(self) -> QSizeF:
        """How much room the ledger takes, in px."""
        if not self.rows:
            return QSizeF(0, 0)
        return QSizeF(_rights(self.rows, self.theme)[-1], _row_middle(len(self.rows) - 1, self.theme) + 11)

    @property
    def notes_size(self) -> QSizeF:
        """How much room the notes take, in px."""
        set_notes = self._set_notes
        gaps = _NOTE_GAP * self.theme.zoom * max(0, len(set_notes) - 1)
        return QSizeF(self.width if set_notes else 0, sum(note.height for note in set_notes) + gaps)

    @property
    def cuts_words(self) -> bool:
        """Whether a note is so narrow that a word is cut in two."""
        return any(note.cuts_words for note in self._set_notes)

    @property
    def _set_notes(self) -> tuple[Prose, ...]:
        return tuple(
            lay_out(text, self.theme, _note_style(number), self.width) for number, text in enumerate(self.notes)
        )

    def paint(self, painter: QPainter, ledger: QPointF, notes: QPointF) -> None:
        """Paint both, the ledger from its upper left corner, the notes from their upper right one."""
        _paint_ledger(painter, self.rows, ledger, self.theme)
        at = notes - QPointF(self.width, 2 * self.theme.zoom)
        for note in self._set_notes:
            note.paint(painter, at)
            at += QPointF(0, note.height + _NOTE_GAP * self.theme.zoom)


def fit_corners(rows: Rows, notes: tuple[str, ...], theme: Theme, room: QSizeF) -> Corners:
    """Both corners so that together they take no more width than `room` has, and neither more height.

    Notes are broken into lines first; where that is not enough, the words grow less than the text size asks for.
    """
    scale = theme.text_scale
    while True:
        sized = replace(theme, text_scale=scale)
        natural = max((measure(text, sized, _note_style(n)) for n, text in enumerate(notes)), default=0.0)
        left = room.width() - (_rights(rows, sized)[-1] if rows else 0.0)
        found = Corners(rows, notes, sized, min(natural, max(left, _FEWEST * theme.zoom)))
        fits = found.width <= left and not found.cuts_words and found.notes_size.height() <= room.height()
        if fits or scale <= _LEAST_SCALE:
            return found
        scale = max(_LEAST_SCALE, scale - _STEP)


def _paint_ledger(painter: QPainter, rows: Rows, at: QPointF, theme: Theme) -> None:
    """A small table with a head, its figures right-aligned; `at` is its upper left corner."""
    if not rows:
        return
    tokens, rights = theme.tokens, _rights(rows, theme)
    for place, row in enumerate(rows):
        middle = at.y() + _row_middle(place, theme)
        for column, text in enumerate(row):
            font, colour = _cell_font(place, column, theme), tokens.on_felt if place else tokens.on_felt2
            end = QPointF(at.x() + (rights[column] if column else 0.0), middle)
            align = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            paint_line(painter, end, text, font, colour, theme.felt_suit, align)
        if place < len(rows) - 1:
            rule = middle + (_row_middle(2, theme) - _row_middle(1, theme)) / 2
            painter.setPen(QPen(tint(theme.felt.line, 0.3 if place else 0.55), 1))
            painter.drawLine(QPointF(at.x(), rule), QPointF(at.x() + rights[-1], rule))


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


def _row_middle(place: int, theme: Theme) -> float:
    """The middle of a row, counted from the ledger's top, in px."""
    row = max(23 * theme.zoom, theme.px(Step.CONTROL) * 1.3)
    return 8 * theme.zoom + row * (place - 0.1 * bool(place))


def _note_style(number: int) -> ProseStyle:
    align = Qt.AlignmentFlag.AlignRight
    if number:
        return ProseStyle(Step.LABEL, on_felt=True, align=align, tight=True)
    return ProseStyle(Step.CONTROL, serif=True, bold=True, on_felt=True, align=align, tight=True)
