"""Putting in order on the page: things in a row; dragged, pressed one after the other, or moved by arrows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, hypot
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.panels.answer_board import GAP, Board
from ui.panels.answer_piece import Piece, PieceWords
from ui.panels.button import Button
from ui.theme.lines import line_width, paint_line
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_IN_ONE_ROW: Final = 7
_WIDEST: Final = 50
_ROOM: Final = 8
_ONWARD: Final = frozenset({Qt.Key.Key_Right, Qt.Key.Key_Down})
_ARROWS: Final = _ONWARD | {Qt.Key.Key_Left, Qt.Key.Key_Up}
_CARRIES: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@dataclass(frozen=True, slots=True)
class AskOrder:
    """Puts the pieces in a row between its `ends`. `misplaced` and `pointed` are marked."""

    step: str
    pieces: tuple[PieceWords, ...]
    ends: tuple[str, str]
    misplaced: frozenset[str] = frozenset()
    pointed: frozenset[str] = frozenset()


class OrderBoard(Board):
    """Cards side by side, slips one below the other. `line` is the row as it stands."""

    def __init__(self, theme: Theme) -> None:
        """An empty row."""
        super().__init__(theme)
        self.line: tuple[str, ...] = ()
        self._ends = ("", "")
        self._before: tuple[str, ...] = ()
        """The row before a piece was lifted."""

    def show_ask(self, asked: AskOrder) -> None:
        """Show the row; the pieces that lay wrong are marked where they are."""
        self._ends = asked.ends
        self.show_pieces(asked.pieces)
        self.line = self.line or tuple(piece.id for piece in asked.pieces)
        if asked.misplaced or asked.pointed:
            self.mark(asked.misplaced | asked.pointed)
        self.choose(None)
        self.refresh()

    def row(self) -> Sequence[str]:
        """As it stands."""
        return self.line

    def name_of(self, piece: Piece) -> str:
        """The thing, and its place in the row."""
        place, count = self.line.index(piece.shown.id) + 1, len(self.line)
        end = {1: self._ends[0], count: self._ends[1]}.get(place, "")
        said = self.tr("{0}, place {1} of {2}").format(piece.shown.spoken, place, count)
        return f"{said}, {end}" if end else said

    def move_piece(self, piece: Piece, place: int) -> None:
        """Put a piece at a place of the row, from 0; the others close up."""
        line = self._with(piece.shown.id, place)
        if line == self.line:
            self.choose(None)
            self.refresh()
            return
        self.line = line
        self.mark(frozenset())  # which ones stood wrong was told of another row
        self.moved(piece)

    # --- hands --------------------------------------------------------------------------------------------------------

    def tap(self, piece: Piece) -> None:
        """The first press holds a piece, the second says where it goes."""
        held = self.chosen
        if held is None or held is piece:
            self.choose(None if held is piece else piece)
            self.tell()
        else:
            self.move_piece(held, self.line.index(piece.shown.id))

    def take(self, piece: Piece) -> None:
        """By key: arrows then move it, until it is let go."""
        self.choose(None if self.chosen is piece else piece)

    def hover(self, piece: Piece, at: QPoint) -> None:
        """The others make room."""
        self._before = self._before or self.line
        self.line = self._with(piece.shown.id, self._place_at(at))
        self.arrange()

    def drop(self, piece: Piece, at: QPoint) -> None:
        """The row stays as it stands; outside the board the piece goes home."""
        before, self._before = self._before or self.line, ()
        row = QRect(0, 0, self.width(), self.height_at(self.width()))
        inside = row.adjusted(-GAP, -GAP, GAP, GAP).contains(at)
        line, self.line = (self.line if inside else before), before
        self.move_piece(piece, line.index(piece.shown.id))

    def put_back(self, piece: Piece) -> None:
        """The row as it was."""
        self.line, self._before = self._before or self.line, ()
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go along the row; held, or with Ctrl or Shift, a piece goes with them."""
        key, piece = Qt.Key(event.key()), self.focused()
        if piece is None:
            super().keyPressEvent(event)
            return
        carries = self.chosen is piece or bool(event.modifiers() & _CARRIES)
        at, last = self.line.index(piece.shown.id), len(self.line) - 1
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        if key in _ARROWS or key in ends:
            place = ends.get(key, max(0, min(at + (1 if key in _ONWARD else -1), last)))
            if carries:
                self._carry_on(piece, place)
            else:
                self.step(piece, place - at)
        elif key == Qt.Key.Key_Escape and self.chosen is not None:
            self.choose(None)
        else:
            super().keyPressEvent(event)

    def _carry_on(self, piece: Piece, place: int) -> None:
        """By arrows a piece that is held stays held."""
        held = self.chosen
        self.move_piece(piece, place)
        self.choose(held)
        self.focus(piece.shown.id)

    def _with(self, name: str, place: int) -> tuple[str, ...]:
        rest = [other for other in self.line if other != name]
        return (*rest[:place], name, *rest[place:])

    def _place_at(self, at: QPoint) -> int:
        """The place of the row that is nearest to a point."""
        centres = [rect.center() for rect in self._places(self.width())]
        return min(range(len(centres)), key=lambda place: _apart(centres[place], at), default=0)

    # --- standing -----------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Stand the row."""
        self._set_card_width(self.width())
        for name, rect in zip(self.line, self._places(self.width()), strict=True):
            if not self.pieces[name].is_carried:
                self.pieces[name].setGeometry(rect)
        self.update()

    def height_at(self, width: int) -> int:
        """The row, and the words of its ends."""
        self._set_card_width(width)
        bottom = max((rect.bottom() + 1 for rect in self._places(width)), default=0)
        return bottom + (0 if self._is_one_row(width) else self._caption)

    @property
    def _caption(self) -> int:
        return ceil(self.theme.px(Step.LABEL) * 1.6)

    @property
    def _has_cards(self) -> bool:
        return all(piece.shown.card is not None for piece in self.pieces.values())

    def _columns(self) -> int:
        """How many cards stand side by side; slips stand one below the other."""
        count = len(self.pieces)
        return min(count, _IN_ONE_ROW if count <= _IN_ONE_ROW else -(-count // 2)) if self._has_cards else 1

    def _set_card_width(self, width: int) -> None:
        each = (width / self.theme.zoom) / max(1, self._columns()) - _ROOM
        for piece in self.pieces.values():
            piece.card_width = min(_WIDEST, max(24.0, each))

    def _places(self, width: int) -> list[QRect]:
        """The places of the row, from its beginning to its end."""
        columns, places, top = self._columns(), list[QRect](), self._caption
        for start in range(0, len(self.line), max(1, columns)):
            sizes = [self.pieces[name].needs(width) for name in self.line[start : start + columns]]
            height = max(size.height() for size in sizes)
            left = 0
            for size in sizes:
                places.append(QRect(left, top, size.width() if self._has_cards else width, height))
                left += size.width()
            top += height + (4 if self._has_cards else GAP)
        return places

    def _is_one_row(self, width: int) -> bool:
        return len({rect.top() for rect in self._places(width)}) <= 1

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what stands at either end."""
        theme, (first, last) = self.theme, self._ends
        font, colour = theme.sans(Step.LABEL), theme.tokens.ink3
        painter = QPainter(self)
        middle, places = self._caption / 2, self._places(self.width())
        paint_line(painter, QPointF(2, middle), first, font, colour, theme.text_suit)
        if self._is_one_row(self.width()):
            end = max((rect.right() for rect in places), default=0)
            right = max(end, line_width(first, font) + line_width(last, font) + 24)
            paint_line(
                painter, QPointF(right, middle), last, font, colour, theme.text_suit, Qt.AlignmentFlag.AlignRight
            )
        else:
            at = QPointF(2, self.height() - middle)
            if self._has_cards:
                at = QPointF(max(rect.right() for rect in places), at.y())
            align = Qt.AlignmentFlag.AlignRight if self._has_cards else Qt.AlignmentFlag.AlignLeft
            paint_line(painter, at, last, font, colour, theme.text_suit, align)
        painter.end()


def _apart(one: QPoint, other: QPoint) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


class OrderArea(QWidget):
    """The row and "done". Signal: `ordered(tuple of ids)`."""

    ordered = Signal(object)

    def __init__(self, asked: AskOrder, theme: Theme) -> None:
        """Ask for this."""
        super().__init__()
        self.board = OrderBoard(theme)
        self._done = Button("", theme, kind="primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.length(10))
        column.addWidget(self.board)
        column.addWidget(self._done, alignment=Qt.AlignmentFlag.AlignLeft)
        self._done.clicked.connect(lambda: self.ordered.emit(self.board.line))
        self.show_ask(asked)

    def show_ask(self, asked: AskOrder) -> None:
        """The same question, as it stands after an answer or in another language."""
        self.board.show_ask(asked)
        self._done.set_words(self.tr("Done"))
        first = next(iter(self.board.row()), None)
        if first is not None:
            self.setFocusProxy(self.board.pieces[first])

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.board.set_theme(theme)
        self._done.set_theme(theme)
        self._done.set_words(self.tr("Done"))
