"""What a board for sorting and one for ordering share: its pieces, which one is held, and who has the focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QSizePolicy, QWidget

from ui.announce import announce
from ui.panels.answer_piece import Piece, PieceWords
from ui.theme.theme import Theme

GAP: Final = 5
_NEAR_THE_EDGE: Final = 40


class Board(QWidget):
    """Pieces that are carried from place to place. Signal: `changed`, when one has another place."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        """An empty board."""
        super().__init__()
        self.theme = theme
        self.pieces: dict[str, Piece] = {}
        self.chosen: Piece | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    # --- what a board adds --------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Stand everything at its place."""
        raise NotImplementedError

    def height_at(self, width: int) -> int:
        """How high it is at a width."""
        raise NotImplementedError

    def row(self) -> Sequence[str]:
        """The pieces as arrows go through them."""
        raise NotImplementedError

    def name_of(self, piece: Piece) -> str:
        """What a screen reader says of a piece and its place."""
        raise NotImplementedError

    def tap(self, piece: Piece) -> None:
        """A piece was pressed."""
        raise NotImplementedError

    def take(self, piece: Piece) -> None:
        """A piece was taken by key."""
        raise NotImplementedError

    def hover(self, piece: Piece, at: QPoint) -> None:
        """A piece is carried over a point."""
        raise NotImplementedError

    def drop(self, piece: Piece, at: QPoint) -> None:
        """A piece is laid down at a point."""
        raise NotImplementedError

    def put_back(self, piece: Piece) -> None:
        """A piece goes home."""
        raise NotImplementedError

    # --- pieces -------------------------------------------------------------------------------------------------------

    def show_pieces(self, shown: tuple[PieceWords, ...]) -> None:
        """Show these things; those that are there stay where they are."""
        for each in shown:
            piece = self.pieces.get(each.id)
            if piece is None:
                self.pieces[each.id] = self._new_piece(each)
            else:
                piece.show_piece(each, self.theme)

    def mark(self, ids: frozenset[str]) -> None:
        """Point at these pieces, and at no other."""
        for name, piece in self.pieces.items():
            piece.marked = name in ids
            piece.update()

    def choose(self, piece: Piece | None) -> None:
        """Hold a piece until its place is pressed; None lets go."""
        before, self.chosen = self.chosen, piece
        for each in (before, piece):
            if each is not None:
                each.chosen = each is self.chosen
                each.update()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.theme = theme
        for piece in self.pieces.values():
            piece.show_piece(piece.shown, theme)
        self.refresh()

    def refresh(self) -> None:
        """Stand everything anew, in the height that it needs."""
        self.updateGeometry()
        self.arrange()
        self.tell()

    def tell(self) -> None:
        """Each piece says where it is; the tab key stops at one of them."""
        row = self.row()
        focused = next((name for name in row if self.pieces[name].hasFocus()), None)
        stop = focused or next(iter(row), None)
        for name, piece in self.pieces.items():
            piece.setAccessibleName(self.name_of(piece))
            piece.setAccessibleDescription(self.tr("marked") if piece.marked else "")
            piece.setFocusPolicy(Qt.FocusPolicy.StrongFocus if name == stop else Qt.FocusPolicy.ClickFocus)

    def moved(self, piece: Piece) -> None:
        """A piece has another place: what was said of the old one no longer holds."""
        piece.marked = False
        self.choose(None)
        self.refresh()
        announce(self, self.name_of(piece))
        self.changed.emit()

    def step(self, piece: Piece, by: int) -> None:
        """The focus goes on by so many pieces."""
        row = list(self.row())
        at = row.index(piece.shown.id) + by
        self.focus(row[max(0, min(at, len(row) - 1))])

    def focus(self, name: str) -> None:
        """The focus goes to a piece."""
        self.pieces[name].setFocus(Qt.FocusReason.TabFocusReason)
        self.tell()

    def focused(self) -> Piece | None:
        """The piece that has the focus."""
        return next((piece for piece in self.pieces.values() if piece.hasFocus()), None)

    def has_focus_inside(self) -> bool:
        """Whether something on the board has the focus."""
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def _new_piece(self, shown: PieceWords) -> Piece:
        piece = Piece(shown, self.theme, self)
        piece.tapped.connect(lambda: self.tap(piece))
        piece.taken.connect(lambda: self.take(piece))
        piece.picked_up.connect(lambda: self.choose(None))
        piece.carried.connect(lambda at: self._carry(piece, at))
        piece.let_go.connect(lambda at: self.drop(piece, at))
        piece.put_back.connect(lambda: self.put_back(piece))
        piece.show()
        return piece

    def _carry(self, piece: Piece, at: QPoint) -> None:
        """The page scrolls where the pointer comes near its edge."""
        scroll = self.parentWidget()
        while scroll is not None and not isinstance(scroll, QScrollArea):
            scroll = scroll.parentWidget()
        content = scroll.widget() if scroll is not None else None
        if isinstance(scroll, QScrollArea) and content is not None:
            there = self.mapTo(content, at)
            scroll.ensureVisible(0, there.y(), 0, _NEAR_THE_EDGE)
        self.hover(piece, at)

    # --- Qt -----------------------------------------------------------------------------------------------------------

    def heightForWidth(self, width: int) -> int:
        """As high as what lies on it."""
        return self.height_at(width)

    def sizeHint(self) -> QSize:
        """A column wide."""
        return QSize(280, self.height_at(max(200, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand everything anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.refresh()


def in_rows(sizes: Sequence[QSize], within: QRect, gap: int = GAP) -> tuple[list[QRect], int]:
    """Things side by side in rows from the upper left of a rectangle, and how high the rows are together."""
    places: list[QRect] = []
    left, top, height = within.left(), within.top(), 0
    for size in sizes:
        if left > within.left() and left + size.width() > within.right() + 1:
            left, top, height = within.left(), top + height + gap, 0
        places.append(QRect(QPoint(left, top), size))
        left += size.width() + gap
        height = max(height, size.height())
    return places, top + height - within.top()
