"""The board for sorting: things above, bins below; dragged, pressed one after the other, or put there by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from ui.panels.answer_bin import EDGE, Bin
from ui.panels.answer_board import GAP, Board, in_rows
from ui.panels.answer_options import Choice
from ui.panels.answer_piece import CARD_WIDTH, Piece, PieceWords
from ui.theme.theme import Theme
from ui.theme.tokens import Radius

_SIDE_BY_SIDE: Final = 4
"""From so many bins on they stand in two columns, where the things are narrow."""
_MANY: Final = 8
_SMALL: Final = 34
"""The width of cards where there are more than `_MANY`."""
BETWEEN: Final = 8
_SLOT: Final = 28
_ONWARD: Final = frozenset({Qt.Key.Key_Right, Qt.Key.Key_Down})
_ARROWS: Final = _ONWARD | {Qt.Key.Key_Left, Qt.Key.Key_Up}
_HOME: Final = frozenset({Qt.Key.Key_0, Qt.Key.Key_Backspace, Qt.Key.Key_Delete})


@dataclass(frozen=True, slots=True)
class AskSort:
    """Puts each piece into a bin. `step` tells questions apart; `misplaced` lay wrong, `pointed` are shown."""

    step: str
    pieces: tuple[PieceWords, ...]
    bins: tuple[Choice, ...]
    misplaced: frozenset[str] = frozenset()
    pointed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands at a width."""

    tray: QRect
    bins: dict[str, QRect]
    pieces: dict[str, QRect]


class SortBoard(Board):
    """Things above and bins below. `places` says which thing lies in which bin."""

    def __init__(self, theme: Theme) -> None:
        """An empty board."""
        super().__init__(theme)
        self.bins: dict[str, Bin] = {}
        self.places: dict[str, str] = {}

    def show_ask(self, asked: AskSort) -> None:
        """Show things and bins; what lay in the wrong place goes home."""
        self.show_pieces(asked.pieces)
        for piece in self.pieces.values():
            piece.card_width = CARD_WIDTH if len(self.pieces) <= _MANY else _SMALL
        for number, shown in enumerate(asked.bins, 1):
            if shown.id not in self.bins:
                self.bins[shown.id] = self._new_bin(shown, number)
            self.bins[shown.id].show_bin(shown, self.theme)
        for name in asked.misplaced:
            self.places.pop(name, None)
        if asked.misplaced or asked.pointed:
            self.mark(asked.misplaced | asked.pointed)
        self.choose(None)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        for each in self.bins.values():
            each.show_bin(each.shown, theme)
        super().set_theme(theme)

    def put(self, piece: Piece, home: str | None) -> None:
        """Put a piece into a bin, or back among those that have none."""
        name = piece.shown.id
        if self.places.get(name) == home:
            self.choose(None)
            self.refresh()
            return
        if home is None:
            self.places.pop(name, None)
        else:
            self.places = {**{key: own for key, own in self.places.items() if key != name}, name: home}
        self.moved(piece)

    def row(self) -> Sequence[str]:
        """Those without a place, then bin by bin."""
        lying = [name for home in self.bins for name, own in self.places.items() if own == home]
        return (*self._loose(), *lying)

    def name_of(self, piece: Piece) -> str:
        """The thing, and its bin."""
        home = self.bins.get(self.places.get(piece.shown.id, ""))
        if home is None:
            return self.tr("{}, without a place").format(piece.shown.spoken)
        return self.tr("{0}, in {1}").format(piece.shown.spoken, home.words)

    def tell(self) -> None:
        """The bins say how much lies in them."""
        super().tell()
        for name, each in self.bins.items():
            count = sum(own == name for own in self.places.values())
            each.setAccessibleName(self.tr("{0}, key {1}, {2} in it").format(each.words, each.number, count))

    # --- hands --------------------------------------------------------------------------------------------------------

    def tap(self, piece: Piece) -> None:
        """Pressed: it is held, or let go again."""
        self.choose(None if self.chosen is piece else piece)
        self.tell()

    def take(self, piece: Piece) -> None:
        """By key: the bins have the focus next."""
        self.choose(piece)
        home = self.places.get(piece.shown.id)
        first = self.bins[home] if home else next(iter(self.bins.values()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def hover(self, piece: Piece, at: QPoint) -> None:
        """The bin under the pointer shows itself."""
        self._show_states(self._bin_at(at), waits=True)

    def drop(self, piece: Piece, at: QPoint) -> None:
        """Into the bin, or among the others above; anywhere else it goes home."""
        home = self._bin_at(at)
        self._show_states(None, waits=False)
        if home is not None or self._plan(self.width()).tray.adjusted(0, -GAP, 0, GAP).contains(at):
            self.put(piece, home)
        else:
            self.refresh()

    def put_back(self, piece: Piece) -> None:
        """Where it was."""
        self._show_states(None, waits=False)
        self.refresh()

    def choose(self, piece: Piece | None) -> None:
        """While a piece is held the bins wait for it."""
        super().choose(piece)
        self._show_states(None, waits=piece is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go on, a number puts into its bin, 0 takes back, Escape lets go."""
        key, piece = Qt.Key(event.key()), self.focused()
        by = 1 if key in _ONWARD else -1
        number = key - Qt.Key.Key_0
        over = next((name for name, each in self.bins.items() if each.hasFocus()), None)
        if key == Qt.Key.Key_Escape and self.chosen is not None:
            held = self.chosen
            self.choose(None)
            self.focus(held.shown.id)
        elif key in _ARROWS and over is not None:
            names = list(self.bins)
            self.bins[names[(names.index(over) + by) % len(names)]].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in _ARROWS and piece is not None:
            self.step(piece, by)
        elif piece is not None and 1 <= number <= len(self.bins):
            self._put_by_key(piece, list(self.bins)[number - 1])
        elif piece is not None and key in _HOME:
            self.put(piece, None)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press among those without a place takes back what is held."""
        if self.chosen is not None and self._plan(self.width()).tray.contains(event.position().toPoint()):
            self.put(self.chosen, None)

    def _put_by_key(self, piece: Piece, home: str) -> None:
        """The focus goes on to the next that has no place."""
        loose = self._loose()
        at = loose.index(piece.shown.id) if piece.shown.id in loose else -1
        self.put(piece, home)
        left = self._loose()
        if left:
            self.focus(left[max(0, at) % len(left)])

    def _pressed(self, home: str) -> None:
        if self.chosen is not None and self.bins[home].hasFocus():
            self._put_by_key(self.chosen, home)
        elif self.chosen is not None:
            self.put(self.chosen, home)

    def _bin_at(self, at: QPoint) -> str | None:
        return next((name for name, each in self.bins.items() if each.geometry().contains(at)), None)

    def _show_states(self, over: str | None, *, waits: bool) -> None:
        for name, each in self.bins.items():
            each.set_state(hot=name == over, waits=waits)

    def _new_bin(self, shown: Choice, number: int) -> Bin:
        made = Bin(shown, number, self.theme, self)
        made.clicked.connect(lambda: self._pressed(shown.id))
        made.lower()
        made.show()
        return made

    def _loose(self) -> list[str]:
        return [name for name in self.pieces if name not in self.places]

    # --- standing -----------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Stand bins and things at their places."""
        plan = self._plan(self.width())
        for name, rect in plan.bins.items():
            self.bins[name].setGeometry(rect)
        for name, rect in plan.pieces.items():
            if not self.pieces[name].is_carried:
                self.pieces[name].setGeometry(rect)
        self.update()

    def height_at(self, width: int) -> int:
        """Down to the last bin."""
        return max((rect.bottom() + 1 for rect in self._plan(width).bins.values()), default=0)

    def _plan(self, width: int) -> _Plan:
        between = self.theme.length(BETWEEN)
        sizes = {name: piece.needs(width) for name, piece in self.pieces.items()}
        lowest = max((size.height() for size in sizes.values() if size.height()), default=0)
        loose = self._loose()
        places, high = in_rows([sizes[name] for name in loose], QRect(0, 0, width, 0))
        tray = QRect(0, 0, width, max(high, min(lowest, self.theme.length(_SLOT))))
        plan = _Plan(tray, {}, dict(zip(loose, places, strict=True)))
        narrow = max((size.width() for size in sizes.values()), default=0) < width // 3
        columns = 2 if narrow and len(self.bins) >= _SIDE_BY_SIDE else 1
        each = (width - (columns - 1) * between) // columns
        top, names = tray.bottom() + 1 + between, list(self.bins)
        for start in range(0, len(names), columns):
            line = names[start : start + columns]
            height = max(
                self._fill(plan, name, QRect(column * (each + between), top, each, 0), lowest)
                for column, name in enumerate(line)
            )
            for column, name in enumerate(line):
                plan.bins[name] = QRect(column * (each + between), top, each, height)
            top += height + between
        return plan

    def _fill(self, plan: _Plan, name: str, spot: QRect, lowest: int) -> int:
        """Lay the things of a bin into it; its height."""
        edge, head = self.theme.length(EDGE), self.bins[name].head(spot.width())
        inside = QRect(spot.left() + edge, spot.top() + head + 4, spot.width() - 2 * edge, 0)
        own = [thing for thing, home in self.places.items() if home == name]
        sizes: list[QSize] = [self.pieces[thing].needs(inside.width()) for thing in own]
        places, high = in_rows(sizes, inside)
        plan.pieces.update(zip(own, places, strict=True))
        return head + 4 + max(high, min(lowest, self.theme.length(_SLOT)) if not own else 0) + edge

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the place of those that have none, where it is empty."""
        if self._loose() or not self.pieces:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self.theme.tokens.hair), 1.2)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        tray = QRectF(self._plan(self.width()).tray).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(tray, Radius.CONTROL, Radius.CONTROL)
        painter.end()
